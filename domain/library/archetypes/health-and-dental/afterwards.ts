// What people ask once they have been: the evening after, the homework, what breaks, what hurts on a Sunday, whether to come back.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const afterwards: readonly Entry[] = [
  {
    id: 'what-may-i-not-do-afterwards',
    pillar: 'expertise',
    stage: 'use',
    question: 'What am I not allowed to do afterwards?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        extraction implant whitening nail filling crown root canal injection mole wisdom scaling laser
        vaccination sedation remove stitches cryotherapy toenail verruca steroid shockwave needling
        surgeon biopsy price
      `),
      never: lemmas(`
        plan consultation child hearing denture brace aligner finance check-up chair care cut trim frame
        test toothbrush kit report wax temporary missed polish check
      `),
    },
    titles: [
      'The first evening after {label}: supper, sleep and what not to poke',
      'A shopping list for the day before {label}, from the people at {brand}',
      'Normal, odd or a reason to ring: the days after {label} at {brand}',
    ],
    why: 'Advice is handed over when people are numb, dazed or in a hurry, and half of it is gone by the time they reach the car. They want it in the evening, when the desk is shut.',
    angle:
      'Go by the clock: the way home, supper, the pillow, the morning. Whatever a clinician would be rung about belongs in it, in the clinician’s words.',
    beats: [
      'Shop for it the day before and photograph the basket, from soft food to a cold pack to loose socks.',
      'Write the hours down from the moment of standing up, with when somebody may drive, drink something hot, run or lie flat.',
      'Name three things that look alarming and are expected, and three that are not, as the clinician has written them down.',
      'Collect what patients own up to, such as going to look with the tongue every five minutes.',
      'Finish with whom to ring when the desk is shut, in figures that can be read without glasses.',
    ],
    callsToAction: [
      'Stick the page on the fridge before you come.',
      'Give the list to whoever is fetching you home.',
      'If it is one of the three that are not expected, ring, and do not apologise.',
    ],
    tasks: [
      'Have the clinician write the hours and the six signs',
      'Buy the basket once and photograph it',
      'Try the number at the foot of the page after closing time',
    ],
    objections: ['I have to be back at work in the afternoon.', 'Nobody will answer if it bleeds at night.'],
    formats: ['email', 'social', 'blog', 'video'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'must-i-do-the-exercises',
    pillar: 'expertise',
    stage: 'use',
    question: 'Do I really have to do the exercises?',
    needs: {
      types: ['process', 'statement'],
      concepts: lemmas(`
        exercise rehabilitation rehab strength strengthen stretch programme progress goal movement
        muscle joint pilates physiotherapist physiotherapy recovery injury assess function home manual
        mobility flexibility posture balance sport class activity back
      `),
      never: lemmas(`
        dog dentist lens counselling eye complaint hearing referral member website fund
      `),
    },
    titles: [
      'Two minutes while the kettle boils: the one exercise {brand} would have you keep',
      'What is done on the couch, what is done at home, and how {brand} splits it',
      'A sheet under a fridge magnet, and why nobody does what it says',
    ],
    why: 'The exercises are done twice and then not at all, and at the next visit everybody is polite about it. People want to know whether it matters, and how little would do.',
    angle:
      'Be on the side of the lazy. One exercise that gets done is worth more than ten on a sheet, and a clinician who says so will be listened to.',
    beats: [
      'Draw one course of treatment as a bar, and shade in the part that the patient does alone.',
      'Choose one exercise, the one a clinician would keep, and say how it should feel and how it should not.',
      'Hang it on something that happens anyway, such as the kettle, the bus stop or the adverts.',
      'Film a colleague making the three usual mistakes on purpose, the worst one last.',
      'Tell people when to stop and ask, and that no film has examined them.',
    ],
    callsToAction: [
      'Own up at your next visit to what you did not do.',
      'Pick the one exercise, and do it while the kettle boils.',
      'Tell us what made you stop on the third day.',
    ],
    tasks: [
      'Settle on one exercise that is harmless to show to strangers',
      'Rehearse the mistakes with a colleague',
      'Put the warning on screen as well as in the text',
    ],
    objections: ['Is that not what I am paying you for?', 'I have no time and no mat.'],
    formats: ['video', 'social', 'email'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'is-six-months-a-rule',
    pillar: 'season',
    stage: 'return',
    question: 'Do I have to come that often, or is it just good for business?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        check-up routine hygienist hygiene recall maintenance clean polish eye test examination exam
        regular visit appointment foot nail health review scale check dentist adult annual podiatry
        airflow periodontist sight
      `),
      never: lemmas(`
        new initial first emergency plan implant child member blood home hearing follow-up follow
        whitening extraction domiciliary missed cancel allergy travel vaccination x-ray massage
        counselling physiotherapy sport
      `),
    },
    titles: [
      '{label}: every six months or every two years? How {brand} decides',
      'What {amount} for {label} goes looking for while nothing hurts',
      'Overdue, and by how much? {label} at {amount}, and the card in your drawer',
    ],
    why: 'The reminder lands among the bills and asks {amount} of somebody who feels perfectly well. It is fair to wonder whether the interval is medicine or trade.',
    angle:
      'Take the suspicion seriously and argue both sides of it. An interval that is set for one person, and explained, is easier to keep than a rule.',
    beats: [
      'Ask a clinician on what grounds they tell somebody to come less often, and keep the answer uncut.',
      'Go through one visit and name what is looked for that nobody can feel.',
      'Put {amount} into a year at two different intervals and print both sums.',
      'Read your own reminder aloud, and cross out each phrase that nags.',
      'State the signs on which nobody should wait for the next card.',
    ],
    callsToAction: [
      'Ask us why your interval is what it is.',
      'Find the card and look at the date on it.',
      'Tell us if our reminders nag.',
    ],
    tasks: [
      'Fetch the reminder as it is really sent',
      'Agree the grounds for longer and shorter intervals with the clinicians',
      'Write a new reminder from what you crossed out',
    ],
    objections: ['Nothing hurts, so what is there to look at?'],
    formats: ['blog', 'email', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'what-if-it-breaks',
    pillar: 'proof',
    stage: 'decide',
    question: 'What happens if it breaks or comes off?',
    needs: {
      types: ['guarantee', 'promise'],
      concepts: lemmas(`
        guarantee crown filling implant bridge veneer denture year month fail failure break replace
        repair restoration work lifetime aid treatment frame glasses lens orthotic retainer warranty fit
      `),
      never: lemmas(`
        money-back refund trial satisfied satisfaction parking match cheap within hour wait appointment
        data complaint
      `),
    },
    titles: [
      'Bitten, dropped or sat on: what the paper from {brand} says, and what it does not',
      'Chewed pens and missed visits: the terms at {brand}, told by accidents',
      'Read it while nothing is broken: the promise from {brand}, line by line',
    ],
    why: 'Whatever goes into a mouth, onto a nose or under a heel will be bitten, dropped and sat on. Before they pay, people want to know who bears the cost when it is.',
    angle:
      'Turn every clause into a mishap. Where the body has a say and nobody can promise, print that in the same size.',
    beats: [
      'Lay casualties in a row, such as a chipped model, a snapped hinge and a worn heel, with nobody’s name on them.',
      'Go along the row and say of each, by the quoted terms, whether it would be covered.',
      'Tell apart, with the dentist, optician or podiatrist beside you, what fails through the work, through wear and through biology.',
      'List what the terms ask of the patient in return, and by when.',
      'Rehearse the first call after a breakage: what to keep, what not to glue, what to say.',
    ],
    callsToAction: [
      'Keep the piece in a clean box, and ring.',
      'Read the terms before you need them.',
      'Tell us how it really broke. We have heard worse.',
    ],
    tasks: [
      'Set the terms in plain words and have them approved',
      'Collect models and broken samples from the lab or the workshop',
      'Ask reception for the odd causes they have been told',
    ],
    objections: ['They will say that it was my fault.'],
    formats: ['blog', 'social', 'email'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'what-if-it-happens-on-a-sunday',
    pillar: 'expertise',
    stage: 'use',
    question: 'What do I do if it happens on a Sunday?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        emergency urgent same-day out-of-hours pain broken toothache swelling relief call-out knocked
        appointment consultation loose lost chipped fracture abscess recement re-cement repair crown
        denture knock trauma
      `),
      never: lemmas(`
        plan finance new initial hygiene routine whitening first follow-up check-up massage management
        doctor physiotherapy osteopath podiatry counselling psychotherapy psychologist acupuncture
        chiropractic hearing private video online implant cancel missed
      `),
    },
    titles: [
      'Half past nine on a Sunday, and it will not wait: {label}, {amount}',
      'What {amount} for {label} will settle on the day, and what it will not',
      'The first five minutes before {label}, talked through by {brand}',
    ],
    why: 'In an emergency nobody compares. People take the first number that answers, and only afterwards ask what {amount} was for.',
    angle:
      'Write it to be read in pain, on a small screen, with one hand. First what to do, then whom to ring, and the price before the door and not behind it.',
    beats: [
      'Put the dangerous signs at the very top, with the number for an ambulance and the one for advice by telephone.',
      'Give the first five minutes in five short lines, as a clinician would say them down the telephone.',
      'Say what {label} at {amount} should achieve, and what would be left for another day.',
      'List what to bring: the broken piece, the tablets, somebody to drive.',
      'Try the page on a colleague with one eye shut and only a thumb free.',
    ],
    callsToAction: [
      'Save the number now, while nothing hurts.',
      'Put the five lines in the first-aid box.',
      'Send it to the captain of your team.',
    ],
    tasks: [
      'Let a clinician write the signs and the first five minutes',
      'Confirm who answers outside hours, and what it costs',
      'Make a card of it that fits a wallet',
    ],
    objections: ['They charge what they like because I cannot argue.'],
    formats: ['social', 'email', 'video'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'what-can-you-not-do',
    pillar: 'proof',
    stage: 'consider',
    question: 'Can you put it right, or only make it easier to live with?',
    needs: {
      types: ['contrast', 'promise', 'statement'],
      concepts: lemmas(`
        cause symptom underlying long-term relief manage approach whole realistic body prevent
        prevention preventive conservative treat treatment honest pain root problem goal expectation
        diagnosis temporary recommend
      `),
      never: lemmas(`
        price data website wait parking refund hour complaint child job insurance register
      `),
    },
    titles: [
      'What {brand} cannot do for you, said before you pay to find out',
      'Better, the same or somewhere else: how {brand} knows when to stop',
      'Some things are managed and not mended. A plain word on which are which',
    ],
    why: 'People who have been let down once read every line on a website as a promise. A clinic that names its limits is easier to believe about the rest.',
    angle:
      'Write the page that your clinicians would give to their own families. Limits come first and hopes second, and nobody else’s treatment is run down on the way.',
    beats: [
      'Have each clinician finish the sentence that begins with I wish I could, but.',
      'Take the quoted line and say where it holds, and where the other way would be the right one.',
      'Sort a handful of complaints into what often settles, what can be eased and what is lived with, in the clinicians’ own words.',
      'Explain how progress is judged, after how long, and who says that it is time to try something else.',
      'Name the kinds of clinician to whom people are sent on from here.',
    ],
    callsToAction: [
      'Ask how we would both know that it is not working.',
      'Tell us what has been tried already.',
      'Hold us to the list of what we cannot do.',
    ],
    tasks: [
      'Collect one sentence from each clinician',
      'Check every word against the advertising rules for your profession',
      'Get the whole page approved by the clinical lead',
    ],
    objections: ['Then what am I paying for?'],
    formats: ['podcast', 'linkedin', 'blog'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'who-here-knows-my-complaint',
    pillar: 'people',
    stage: 'decide',
    question: 'Who with you really knows about what I have?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        special specialist interest particular sport paediatric women pelvic implant cosmetic gait
        vestibular shoulder myopia glaucoma tinnitus endodontist endodontics periodontics orthodontics
        musculoskeletal menopause treat injury enjoy focus expert surgeon orthopaedic child spine knee
        dermatology trauma hip pain runner
      `),
      never: lemmas(`
        reception receptionist manager administrator marketing apprentice
      `),
    },
    titles: [
      'Bring the folder of letters: what {person} would look at before anything else',
      'Why would anybody spend a career on that? {person} of {brand} explains',
      'Passed along the corridor to {person}: what changes, and what does not',
    ],
    why: 'After the third opinion people stop looking for a clinic and start looking for one person who sees this every week. A list of services does not tell them that it might be {person}.',
    angle:
      'Let {person} be narrow. An interest is easier to believe in somebody who also says what puzzles them and what they pass on.',
    beats: [
      'Hand {person} a pencil, an orange and a tea towel, and have the subject explained with those.',
      'Trace the interest to its beginning, whether a teacher, a patient long ago or an injury of their own.',
      'Find out what is usually tried first elsewhere, and why that is reasonable.',
      'Leave room for what is still not known in the field.',
      'Describe how one gets that far: directly, by letter, or after somebody else has looked.',
    ],
    callsToAction: [
      'Send us the question that three people could not answer.',
      'Pass it on to the friend with the folder of letters.',
      'Bring the folder, and all that is in it.',
    ],
    tasks: [
      'Clear an hour in the diary of the person concerned',
      'Check that the special interest is described as the regulator allows',
      'Keep patients out of the story, or get their consent in writing',
    ],
    objections: ['A specialist finds what a specialist looks for.'],
    formats: ['podcast', 'linkedin', 'video'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'how-would-i-know-you-are-any-good',
    pillar: 'proof',
    stage: 'consider',
    question: 'Everybody has five stars. How would I know that you are any good?',
    needs: {
      types: ['award', 'ratio', 'quantity'],
      concepts: lemmas(`
        award review recommend rate star five-star google satisfied satisfaction finalist accredit
        quality cqc inspection outstanding happy excellence shortlist patient friend best win winner
        excellent trustpilot doctify score gold care team service dentist
      `),
      never: ['recycle', 'discount', 'employee', 'energy', 'charity'],
    },
    titles: [
      'What praise does not tell you about {brand}, and three things that would',
      'Who asked whom, and when: the good word on {brand}, taken apart',
      'Read the worst one first: how to look at what is said of any clinic',
    ],
    why: 'Kind words about clinics are everywhere, and from outside nobody can tell good work from a friendly desk. Those who know how the praise came about can decide what it weighs.',
    angle:
      'Be harder on your own praise than a rival would be. Date it, count it, say who was asked, and leave in the grumble that was fair.',
    beats: [
      'Put the quoted line on screen, and add its source, its date and how many people it rests on.',
      'Say what was judged by it: a form, a welcome, or the work itself.',
      'Read out a complaint that was justified, with nobody recognisable in it, and tell what was changed.',
      'Draw the road a complaint takes here, up to the outside body that would hear it.',
      'Send readers to the latest report of an inspector, if one has been.',
    ],
    callsToAction: [
      'Look at the worst review before the rest.',
      'Tell us what the stars leave out.',
      'Ask where a complaint goes once it leaves the desk.',
    ],
    tasks: [
      'Find the source and the date of the praise',
      'Choose the complaint with whoever handles complaints',
      'Check that no reply gives away that somebody is a patient',
    ],
    objections: ['You only show the good ones.'],
    formats: ['linkedin', 'blog', 'social'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'health',
  },
]

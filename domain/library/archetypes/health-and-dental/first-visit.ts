// What people ask before they have ever come: whether they may, how soon, and what will be done to them.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const firstVisit: readonly Entry[] = [
  {
    id: 'what-happens-the-first-time',
    pillar: 'offer',
    stage: 'decide',
    question: 'What happens at the first appointment?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        first initial new consultation assessment examination exam appointment check-up evaluation
        introductory meeting session visit client patient welcome registration joining
      `),
      never: lemmas(`
        follow follow-up emergency repeat subsequent child pet existing returning missed cancel hygiene
      `),
    },
    titles: [
      '{label}, {amount}: what happens between the coat hook and the way out',
      'Never been before? {brand} walks you through {label} a step at a time',
      'What to bring, what to leave at home and what {amount} buys: {label}',
    ],
    why: 'What puts people off a first visit is seldom {amount} alone. It is not knowing what will be done to them, in what order, and whether they will be made to decide on the spot.',
    angle:
      'Play the newcomer yourself, with a watch and a bag, and leave the dull bits in. The form, the waiting and the questions are what nobody can picture beforehand.',
    beats: [
      'Come in by the street door with the camera at your own eye level, and film what a newcomer sees first.',
      'Hold the form up to the lens and point to the three lines that slow people down, such as the names of medicines.',
      'Slow down in the room itself: what is looked at first, what is only asked about, and what waits for another day.',
      'Run a clock in the corner, and show at the end how much of {label} was talking.',
      'State what {amount} covers, what it leaves out, and when somebody would hear the price of anything more.',
    ],
    callsToAction: [
      'Watch it through, then ring us with the question it did not answer.',
      'Write your medicines on a card tonight, and the slowest part of the form is done.',
      'Send us the one thing that keeps you from a first visit.',
    ],
    tasks: [
      'Walk the visit with a colleague in the patient’s place',
      'Clear every screen and clipboard of real names before you film',
      'Check with the front desk what the price covers',
      'Let the clinician approve what is said about the examination',
    ],
    objections: [
      'They will find something and I will be talked into it.',
      'Why should I pay just to be looked at?',
    ],
    formats: ['video', 'email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'i-am-frightened',
    pillar: 'people',
    stage: 'discover',
    question: 'I am terrified. What will you actually do about it?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        nervous anxious anxiety phobia phobic fear fearful afraid sedation sedate conscious relax calm
        gentle needle patient intravenous iv gas nitrous worried panic
      `),
      never: lemmas(`
        massage skin hair counselling psychotherapy psychologist cbt depression hypnotherapy stress
      `),
    },
    titles: [
      '{label}: what happens before anybody picks up an instrument',
      'If the smell of the waiting room is enough, start here: {label} at {brand}',
      'Blunt questions about {label}, from the frightened, put to {brand}',
    ],
    why: 'Frightened people do not compare practices. They avoid all of them, often for years, and read late at night for one sentence which shows that somebody has met fear before.',
    angle:
      'Treat fear as ordinary and the frightened as sensible. Throw out every soothing phrase, and put in its place something that can be seen, heard or agreed beforehand.',
    beats: [
      'Start on the pavement outside, where the visit really begins for somebody who is afraid.',
      'Record the sounds of the room one at a time, each with the switch in view, so that none of them comes as a surprise.',
      'Have the clinician agree a stop signal with a colleague in the chair, and let the colleague use it twice.',
      'Explain which kinds of help are offered here, who would be advised against each, and what a clinician must ask first.',
      'Give the exact words to use on the telephone, for those who cannot bring themselves to explain.',
    ],
    callsToAction: [
      'Say that you are frightened when you ring. You need not say why.',
      'Name the sound or the smell that puts you off, and ask us about it.',
      'Hand this to somebody who has been putting it off, and say nothing.',
    ],
    tasks: [
      'Film with a colleague in the chair, never with an anxious patient',
      'Have a clinician approve every word about sedation and who may have it',
      'Agree with reception what happens once somebody says that they are afraid',
    ],
    objections: ['You all say you are gentle.', 'Once I am lying there I will not dare to say stop.'],
    formats: ['video', 'podcast', 'email', 'social'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'is-it-bad-enough',
    pillar: 'people',
    stage: 'discover',
    question: 'Is what I am going through bad enough for counselling?',
    needs: {
      types: ['need', 'customer-question', 'statement', 'offer'],
      concepts: lemmas(`
        struggle anxiety anxious stress depression grief loss relationship overwhelm counselling
        counsellor psychotherapy talk cope burnout trauma mood lonely bereavement divorce worry sleep
        emotion feel alone
      `),
      never: lemmas(`
        back neck knee tooth foot price pay parking dentist sedation physiotherapy hearing eye toothache
      `),
    },
    titles: [
      'Not falling apart, only tired of it: what {brand} hears in a first conversation',
      'You do not have to be at the bottom before you talk to {brand}',
      'Other people have it worse, and other reasons for not ringing a counsellor',
    ],
    why: 'People measure their trouble against somebody else’s and decide that theirs does not count. That sum is done alone and late at night, and nobody is there to check it.',
    angle:
      'Describe ordinary trouble in ordinary words and name no diagnosis. A reader should recognise a Tuesday, not a disorder.',
    beats: [
      'Make up, together with a counsellor, five sentences with which somebody might begin, and borrow none from a client.',
      'Write down five small signs that something is taking up too much room, such as rehearsing arguments in the shower.',
      'Let a counsellor explain what they do with somebody who cannot say what is wrong.',
      'Draw the line honestly: what is better taken to a GP first, and where to turn at once in a crisis.',
      'Finish by saying whether somebody may come once and leave it at that.',
    ],
    callsToAction: [
      'Write down what you would say to a friend in the same place, and read it back.',
      'Get in touch without a reason. Not knowing is a reason.',
      'Keep this for a bad night, and for the morning after it.',
    ],
    tasks: [
      'Ask a qualified counsellor to read every line',
      'Put the crisis lines and their hours at the foot of the piece',
      'Leave out anything by which a client might recognise themselves',
    ],
    objections: ['I should be able to manage on my own.', 'Talking will not change anything.'],
    formats: ['podcast', 'email', 'blog', 'social'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'do-i-need-a-referral',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Do I need a letter from my GP, or can I just come?',
    needs: {
      types: ['objection', 'process', 'customer-question', 'statement'],
      concepts: lemmas(`
        referral referred self-refer self-referral direct directly access doctor letter consultant
        insurer practitioner need refer self insurance authorisation gp
      `),
      never: lemmas(`
        friend reward voucher website wheelchair form colleague emergency pharmacy repeat
      `),
    },
    titles: [
      'A letter from the doctor, and what it changes on your first day at {brand}',
      'Straight to {brand} or by way of the GP: how to tell which door is yours',
      'The referral question, settled before you spend a morning on hold',
    ],
    why: 'Somebody who hurts will sit in a telephone queue for days because they believe that a form is missing. Often the real question is what a letter would add.',
    angle:
      'Sort by what people have, not by what the system calls it. Be as clear about when a doctor should see it first as about when nobody need ask.',
    beats: [
      'Make three columns: come directly, better with a letter, see a doctor first.',
      'Fill them with complaints in the words people use on the telephone, such as a jaw that clicks or a heel that hurts in the morning.',
      'Place the quoted line in its column, and add what an insurer might still want to see.',
      'Print in bold the symptoms that a clinician here would always send on.',
      'Follow one letter, with the name covered, from the post to the person who reads it.',
    ],
    callsToAction: [
      'Find your complaint in the columns, then knock at the door it points to.',
      'Keep the third column where you can find it in a hurry.',
      'Unsure where yours belongs? Describe it to us in one sentence.',
    ],
    tasks: [
      'Fill the three columns with a clinician',
      'Look up what the insurers most often named at the desk ask for',
      'Set a date on which the list is read again',
    ],
    objections: ['My doctor will be offended if I go round them.', 'I shall only be sent back for a letter.'],
    formats: ['blog', 'social', 'linkedin', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'are-you-taking-nhs-patients',
    pillar: 'offer',
    stage: 'discover',
    question: 'Are you taking new patients, and is it NHS or private?',
    needs: {
      types: ['customer-question', 'statement'],
      concepts: lemmas(`
        nhs private privately register list accept join band exempt eligible waiting mixed new patient
        taking welcome client open place
      `),
      never: lemmas(`
        job complaint pension vet pet scanner technology machine record fear nervous
      `),
    },
    titles: [
      'NHS, private or some of each: what {brand} can honestly offer a newcomer',
      'Where {brand} stands on new patients today, and when to ask again',
      'Are the books open? What {brand} would tell a newcomer who rang today',
    ],
    why: 'Before anything else people want to know whether they can be seen at all, and on which terms. A vague answer sends them round every practice in the county.',
    angle:
      'Give the answer in the first line, even where it is no. Somebody turned away clearly in ten seconds may come back; somebody kept guessing will not.',
    beats: [
      'Put today’s position into one sentence with the date beside it, and name who keeps it up to date.',
      'Say what, if anything, is seen on the NHS here and what is only done privately, without selling either.',
      'List who can get help with the cost of care, and link to the official rules, since those change.',
      'Describe what becomes of a name on a waiting list, if you keep one: how people are called, and how long they have to answer.',
      'Tell those whom you cannot take where else to ask, and what to ring when it is urgent.',
    ],
    callsToAction: [
      'Check the date on this page before you rely on it.',
      'Ring and ask the blunt question. The answer takes ten seconds.',
      'Forward this to whoever has just moved here.',
    ],
    tasks: [
      'Confirm the position with the practice manager on the day',
      'Put a monthly date in the diary to look at it again',
      'Find the official page on help with costs',
    ],
    objections: ['No practice round here takes anybody.', 'The ones who pay get seen first.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform'],
    sensitivity: 'health',
  },
  {
    id: 'will-i-have-to-undress',
    pillar: 'offer',
    stage: 'decide',
    question: 'Will I have to take my clothes off?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        massage physiotherapy physiotherapist osteopathy osteopath osteopathic chiropractic acupuncture
        manipulation hands-on muscle spine spinal joint back pelvic posture tissue mobilisation
        assessment session cranial sport soft deep neck shoulder knee sciatica needling
      `),
      never: lemmas(`
        dentist eye lens hearing online video jaw lenses smile orthodontist test blood visual
      `),
    },
    titles: [
      'Shorts, socks or a gown: what to wear for {label} at {brand}',
      'Your clothes, {label} and who else is in the room, answered plainly',
      'The question people whisper at the desk: {label}, and how much comes off',
    ],
    why: 'It is looked up the night before and hardly ever asked out loud. There are people who have never booked {label} because of it.',
    angle:
      'Answer as you would a shy friend, with no giggle and no leaflet’s voice. What stays on matters as much as what comes off.',
    beats: [
      'Lay out on a chair what is easy to be examined in, and beside it the things that make it awkward, such as thick tights.',
      'Mark on a clothed colleague which part has to be seen and which can stay under a towel.',
      'Show on the skeleton in the corner why a bad knee may mean looking at a hip, so that nobody is startled by it.',
      'Spell out how somebody can ask for a chaperone, for another clinician or for a pause.',
      'Mention what nobody lists, from hairy legs to scars to sweat after work, and why none of it is news.',
    ],
    callsToAction: [
      'Put a pair of shorts in your bag tonight.',
      'Tell us beforehand if you would rather keep more on.',
      'Pass it to the person who cancels at the last minute.',
    ],
    tasks: [
      'Agree with the clinicians what has to be seen for each kind of examination',
      'Find a colleague who is happy to be filmed in everyday clothes',
      'Check the words on chaperones against your own policy',
    ],
    objections: [
      'I am not showing anybody my back.',
      'They say only what is necessary, and then it is everything.',
    ],
    formats: ['video', 'social', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'i-have-not-been-for-years',
    pillar: 'people',
    stage: 'discover',
    question: 'I have not been for years. Will I be told off?',
    needs: {
      types: ['promise', 'need', 'statement'],
      concepts: lemmas(`
        nervous anxious judge judgement judgemental non-judgemental lecture embarrass ashamed
        comfortable ease understand relaxed fear gentle phobia reassure scared dentist worried
      `),
      never: lemmas(`
        parking chair seat shoe fit wear counselling psychotherapy depression panic trauma
      `),
    },
    titles: [
      'Ten years since the last visit? What {brand} says first, and what it does not',
      'What {brand} thinks when somebody says, I know, it has been a long time',
      'For everybody who hides their teeth, their feet or their unopened letters',
    ],
    why: 'Shame grows with every missed year, and those who feel it expect a scolding. They look for a sign of how they will be spoken to before they look at anything else.',
    angle:
      'Let the staff do the confessing: who here has skipped a check-up, dreaded a needle or fibbed about flossing. One true admission is worth a page of kindness.',
    beats: [
      'Get three members of staff to admit what they themselves have put off, and for how long.',
      'Act out the telephone call: somebody rings after a very long gap, and the desk answers as on any morning.',
      'Talk about the remark that does the damage, and what a clinician can say in its place.',
      'Set out what the smallest possible first visit would be here, down to talking and nothing more if you offer that.',
      'Close on what is the same for everybody, whether it has been six months or half a lifetime.',
    ],
    callsToAction: [
      'Start by telling us the number of years, and get that over with.',
      'Pick the smallest step on the list and take only that one.',
      'Share it with somebody who always changes the subject.',
    ],
    tasks: [
      'Invite staff to speak, and press nobody',
      'Write the call with invented details and rehearse it once',
      'Play the edit to everybody who is heard in it',
    ],
    objections: ['They say they do not judge, and then they sigh.', 'It has gone too far by now.'],
    formats: ['podcast', 'video', 'email', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'how-soon-can-i-be-seen',
    pillar: 'proof',
    stage: 'use',
    question: 'How soon can somebody see me?',
    needs: {
      types: ['promise', 'statement'],
      concepts: lemmas(`
        appointment wait same-day emergency urgent soon hour available slot within triage fast day today
        quickly prompt
      `),
      never: lemmas(`
        refund complaint price deliver invoice data lens varifocal remake guarantee return lenses
        glasses aid denture cancel notice miss charge car
      `),
    },
    titles: [
      'From the call to the chair: what {brand} says, laid over a real diary',
      'Today, this week or next month: how {brand} decides who is seen when',
      'An hour beside the telephone, with the people who find you a slot',
    ],
    why: 'Whoever is in pain counts in hours, while a practice counts in slots. A plain word on how the two meet settles more than any slogan.',
    angle:
      'Show those words at work on a Monday, when it is hardest to keep. Admit what cannot be seen that fast, and why.',
    beats: [
      'Let reception note on a Monday, without names or complaints, what each caller was offered and for when.',
      'Take the quoted line and say when its clock starts: at the call, at the form or at the door.',
      'Go through the questions by which urgent is told from uncomfortable.',
      'Point at the gaps in the diary that are kept free on purpose, if there are any, and name who may fill them.',
      'Print the symptoms for which nobody should wait for a practice at all, as checked by a clinician.',
    ],
    callsToAction: [
      'Ring early, and begin with where it hurts and since when.',
      'Save the list of what must not wait.',
      'Tell us if it took longer than we said.',
    ],
    tasks: [
      'Keep a tally at the desk for one week, without names',
      'Get a clinician to sign off the list of urgent symptoms',
      'Compare the tally with the quoted line before you publish either',
    ],
    objections: ['When I rang there was nothing for three weeks.'],
    formats: ['social', 'blog', 'podcast', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
]

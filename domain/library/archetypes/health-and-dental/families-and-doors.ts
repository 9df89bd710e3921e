// What is asked by and for the young and the old, and about getting there: doors, steps, cars, hours and old acquaintance.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const familiesAndDoors: readonly Entry[] = [
  {
    id: 'when-should-a-child-first-come',
    pillar: 'community',
    stage: 'discover',
    question: 'When should I first bring my child, and what do I tell them?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        child paediatric baby family school teenager young check-up test myopia development growth
        parent grow colic kid toddler infant consultation assessment filling extraction
      `),
      never: lemmas(`
        adult elderly counselling therapy couple pregnancy autism senior concession
      `),
    },
    titles: [
      'What to say in the car before {label}, and two words to leave out',
      'Nothing wrong and here all the same: {label} as a first visit to {brand}',
      'High chair, long legs, big questions: {label} at {brand} from knee height',
    ],
    why: 'If the first visit falls on a day when something hurts, that is what the place will stand for. Parents want to know how early is early enough, and what to say on the way.',
    angle:
      'Write for the adult and look from the height of the child. Let the smallest success count: a lap, a ride up and down, a mouth kept shut.',
    beats: [
      'Open the room for an hour in which nobody is booked, and let families wander round it.',
      'Let children put on the gloves, work the lamp or look through the lens, with a parent’s hand in reach.',
      'Have a clinician tell parents what is looked at in the early years and what is left alone.',
      'Collect the sayings that make it worse, such as be brave or it will soon be over, and find another for each.',
      'Ask parents in writing before any picture, and let shoes, hands and drawings be enough.',
    ],
    callsToAction: [
      'Come on a day when nothing is the matter.',
      'Rehearse on a teddy tonight, from the coat peg to the goodbye.',
      'Bring the little brother as well. Watching counts.',
    ],
    tasks: [
      'Set the hour, and count how many families the room will hold',
      'Write a form for pictures on which no is as easy as yes',
      'Ask a clinician what age they advise for a first visit, and why',
    ],
    objections: ['They will only scream.', 'They are too young to need it.'],
    formats: ['events', 'video', 'email', 'social'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'children',
  },
  {
    id: 'can-you-come-to-my-mother',
    pillar: 'community',
    stage: 'decide',
    question: 'Can you come to my mother, or do I have to get her to you?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        home visit domiciliary housebound care residential elderly mobility nursing travel mileage
        hospital come carer bed house call dementia mobile outreach wheelchair
      `),
      never: lemmas(`
        aftercare whitening kit exercise online stay insurance plan hygiene maternity vaccination abroad
      `),
    },
    titles: [
      'A lamp, a folding table and your mother’s armchair: {label} by {brand}',
      '{label}: what fits into the boot, and what has to stay at {brand}',
      'When the stairs have become too much: {label}, from the first call on',
    ],
    why: 'The one who asks is often a daughter or a son, from another town and late in the day. They need to know what can be done in a living room, and who has to be there for it.',
    angle:
      'Speak to the person who rings on behalf of somebody, and keep that somebody in charge. The list of what can be done at home is shorter than people hope, and printing it wins trust.',
    beats: [
      'Unpack the bag on a kitchen table, one object at a time, and say what each is for.',
      'Draw up what can be done at home, what can only be looked at there, and what means a trip after all.',
      'Prepare the room with the family: a firm chair, a good lamp, the list of medicines, the dog somewhere else.',
      'Explain how consent is asked for where memory is failing, and who may stay in the room.',
      'Give the area, the days and what the journey adds, as far as they are settled.',
    ],
    callsToAction: [
      'Tell us about the stairs, the armchair and the dog when you ring.',
      'Ask the person it is about before you ask us.',
      'Show the list to the carer who knows the mornings.',
    ],
    tasks: [
      'Photograph the bag unpacked on a plain table',
      'Draw the area on a map with whoever drives',
      'Have a clinician approve what can and cannot be done at home',
    ],
    objections: ['It cannot be done properly on a sofa.', 'She will tell you that she is fine.'],
    formats: ['email', 'social', 'video'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'health',
  },
  {
    id: 'how-many-steps-are-there',
    pillar: 'community',
    stage: 'use',
    question: 'How many steps are there, and how wide is the door?',
    needs: {
      types: ['statement', 'customer-question', 'offer'],
      concepts: lemmas(`
        step-free wheelchair lift ground floor accessible disabled stairs entrance toilet hoist loop
        interpreter mobility door level badge downstairs hearing access parking ramp step upstairs blue
        guide assistance building
      `),
      never: lemmas(`
        website record data fund test aid hire energy pelvic
      `),
    },
    titles: [
      'From the kerb to the couch at {brand}, with a tape measure all the way',
      'What a wheelchair, a pram and a white stick each find at {brand}',
      'Where the building at {brand} falls short, and what is done about it',
    ],
    why: 'The word accessible has let people down too often. Somebody with a frame or a scooter wants the width of the door before setting out, and not an adjective.',
    angle:
      'Give measurements and shortcomings, in that order. A step that is owned up to can be planned for; a step that is discovered cannot.',
    beats: [
      'Roll a wheelchair from the parking space to the treatment room, and film each join, slope and door.',
      'Measure the narrowest door, the highest step and how far up the bell is.',
      'Invite a patient who uses a frame, a stick or a guide dog to come round with you, and pay for their time.',
      'Include what has nothing to do with stairs: a hearing loop, a low counter, large print, or the want of them.',
      'Put the figures on the page about finding you, where they will be looked for.',
    ],
    callsToAction: [
      'Tell us the width you need before you set out.',
      'Point us to the step that we forgot to measure.',
      'Let us know what would make the visit easier, and we will say whether we have it.',
    ],
    tasks: [
      'Borrow a wheelchair and take a tape measure',
      'Agree a fee with the patient who comes round',
      'Correct what the map listings say',
    ],
    objections: ['They all say accessible, until you are at the door.'],
    formats: ['video', 'blog', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'where-do-i-park-with-a-bad-knee',
    pillar: 'community',
    stage: 'use',
    question: 'Where do I park, and how far is it on a bad knee?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        parking car walk bus station street road find located centre town map near opposite address
        contact practice clinic visit based patient local room dentist family surgery independent
        optician physiotherapy private village heart premises
      `),
      never: lemmas(`
        graduate university born domiciliary course online county surround area throughout across
      `),
    },
    titles: [
      'Arriving in {place} with ten minutes and a bad knee: the way to {brand}',
      'Every way into {brand} in {place}, timed by somebody in no hurry',
      'Parking in {place}, and the walk after it, for people who would rather not',
    ],
    why: 'Few things raise the pulse before an appointment like circling {place} for a space. Whoever comes in flustered sits down flustered.',
    angle:
      'Write it as a local would tell it over the counter, by landmarks and not by postcode. Admit the bad hour of the week.',
    beats: [
      'Walk in from each side of {place} with a watch, first at your own pace and then at that of somebody with a stick.',
      'Photograph the turning that everybody misses, with whatever stands on that corner.',
      'Note what the nearest spaces cost and how long they allow, and whether a visit that overruns would fit.',
      'Mark a bench and a lavatory along the way.',
      'Settle how late is too late, and what to do when it happens.',
    ],
    callsToAction: [
      'Send the map to whoever is driving you.',
      'Leave ten minutes earlier than you think, and bring a book.',
      'Found a better way in? Show us.',
    ],
    tasks: [
      'Take the photographs on an ordinary weekday morning',
      'Read the tariff boards on the spot',
      'Try the map on somebody who has never been',
    ],
    objections: ['You can never park there.'],
    formats: ['social', 'email', 'video'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'can-i-come-before-work',
    pillar: 'offer',
    stage: 'decide',
    question: 'Can I fit it in without taking a day off?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open hour early late evening weekend weekday morning lunch appointment practice clinic close
        surgery time contact find visit day monday friday saturday sunday mon tue wed thu thurs fri sat
      `),
      never: ['holiday', 'christmas', 'phone', 'emergency', 'pharmacy'],
    },
    titles: [
      '{hours}, and how a working day fits in around {brand}',
      'First slot, last slot, lunch hour: {hours} at {brand}',
      'For the manager who asks how long you will be gone: {hours}',
    ],
    why: 'People with shifts, a till or a class to teach do not weigh the treatment first. They weigh the morning it will take, and the times on a door say nothing about that.',
    angle:
      'Write to the employer as much as to the patient. Only door-to-door times count, with the waiting left in.',
    beats: [
      'Time three ordinary visits from the street door and back to it, and print the longest too.',
      'Sort visits into before work, in a lunch hour and afternoon off, with drops in the eyes and a numb lip in the last.',
      'Find out from reception which slots go first and which are left over week after week.',
      'Draft four sentences that somebody can send to a manager, with not a word about health in them.',
      'Concede what cannot be had outside {hours}, and give the reason.',
    ],
    callsToAction: [
      'Forward it to whoever draws up the rota.',
      'Ask for the slot that nobody else wants.',
      'Copy the four sentences and put in your own times.',
    ],
    tasks: [
      'Carry a stopwatch through one day, with patients’ leave',
      'Get the slots of the past month from the diary',
      'Check that the posted hours are those of this season',
    ],
    objections: ['By the time I am out of work you are shut.'],
    formats: ['linkedin', 'email', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'when-is-the-waiting-room-empty',
    pillar: 'people',
    stage: 'use',
    question: 'When is the waiting room at its emptiest?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open hour morning evening weekday weekend day week quiet surgery reception time close monday
        practice contact find visit friday saturday sunday mon tue wed thu thurs fri sat
      `),
      never: ['holiday', 'christmas', 'phone', 'emergency', 'online'],
    },
    titles: [
      '{hours}, and the half hour when {brand} falls silent',
      'Noise, light and strangers: reading {hours} with an easily tired head',
      'For people who cannot abide a waiting room: {brand} by the half hour',
    ],
    why: 'For somebody with autism, dementia, a migraine or plain nerves, the waiting room is the hard part. No sign on a door tells them when it is empty.',
    angle:
      'Count and do not guess, and do not give it the name of a scheme. Pointing out a quiet half hour costs nothing.',
    beats: [
      'Count heads in the waiting room every half hour for a week, and draw the result as a strip of dark and pale squares.',
      'Sit there with your eyes shut and list what you hear: radio, drill, hand dryer, door.',
      'Go over the list with reception, and mark what could be switched off or skipped for one visitor.',
      'Say whether one may wait outside and be fetched.',
      'Repeat the count in the school holidays and print both strips.',
    ],
    callsToAction: [
      'Ask at the desk for an appointment in a pale square.',
      'Tell us which sound to switch off.',
      'Show the strip to somebody who comes home worn out.',
    ],
    tasks: [
      'Keep the tally at the desk for five days',
      'Ask a patient who finds it hard to read the draft, if they like',
      'Agree with the team what may be offered and what may not',
    ],
    objections: ['They cannot rearrange the day for one person.'],
    formats: ['blog', 'social', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'is-everybody-mumbling',
    pillar: 'expertise',
    stage: 'discover',
    question: 'Is it my hearing, or is everybody mumbling?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        hearing ear wax audiology audiologist tinnitus aid microsuction battery listen noise protection
        test assessment consultation irrigation syringe earwax rechargeable earplug loss deaf
      `),
      never: lemmas(`
        dog eye insurance blood dentist physiotherapy gait smile allergy fitness health sleep vision
        foot back
      `),
    },
    titles: [
      'Is it me, or is everybody mumbling? An honest word about {label}',
      'The volume, the quarrel and {label}: {brand} hears out both armchairs',
      'What the family noticed, long before anybody mentioned {label}',
    ],
    why: 'Hearing can go so gently that the family notices before its owner does. Then it is a quarrel about the volume, and not a reason for {label}.',
    angle:
      'Take the side of the one who is told off for not listening. Laugh with people at what they misheard, never at them, and leave age alone.',
    beats: [
      'Sit round a table in a noisy café, and have everybody write down what was said at the far end.',
      'Play one sentence with the high sounds taken out, so that the family hears what is missing.',
      'Have whoever tests hearing explain what else can do it, such as wax, a cold or a medicine, and what is looked at first.',
      'Swap the mishearings people are fondest of, each with its owner’s leave.',
      'Read out the signs that should take somebody to a doctor at once, such as sudden loss on one side.',
    ],
    callsToAction: [
      'Ask at home what number the volume stands at.',
      'Bring along the one who sent you.',
      'Tell us the line you have misheard for years.',
    ],
    tasks: [
      'Find a café that will lend its noisiest table',
      'Prepare the sentence with and without its high sounds',
      'Have the list of urgent signs checked',
    ],
    objections: ['I hear perfectly well when people speak up.', 'Those things whistle.'],
    formats: ['events', 'podcast', 'video'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'is-it-still-the-same-practice',
    pillar: 'community',
    stage: 'return',
    question: 'Is it still the practice my grandmother went to?',
    needs: {
      types: ['founded', 'anniversary'],
      concepts: lemmas(`
        practice clinic since establish family open dentist generation serve town local independent
        patient own optician care start history found year smile surgery physiotherapy osteopath
        premises village begin team
      `),
      never: ['university', 'graduate', 'charity', 'nhs'],
    },
    titles: [
      'Instruments from {year} on a tray: what {brand} has stopped doing since',
      '{years} years on, who still remembers the first waiting room at {brand}?',
      'Whose name was on the door in {year}, and whose hands are at work now',
    ],
    why: 'Practices are bought, merged and renamed, and patients find out from a new sign. Against that, {year} is a claim to have stayed, and people want to know what exactly has.',
    angle:
      'Let patients of long standing do the telling and clinicians do the wincing. Old instruments are funnier than old photographs, and more honest.',
    beats: [
      'Lay out instruments, adverts or a price list from about {year}, and have people guess what they are looking at.',
      'Invite those who came in the early days to tea, and ask about the smell, the chair and the bill.',
      'Get a clinician to name a habit of that time that was wrong, and one that was right and has been lost.',
      'State in one sentence who owns the place now, and since when.',
      'Leave out whatever comes from the records, however old it is.',
    ],
    callsToAction: [
      'Were you on the books in the early days? Come and tell us.',
      'Bring the appointment card from the back of the drawer.',
      'Guess what the third instrument was for.',
    ],
    tasks: [
      'Search cupboards and former partners for old things',
      'Ask patients of long standing at the desk, and leave it to them',
      'Confirm the year and the owners since then from papers',
    ],
    objections: ['The name is all that has stayed.'],
    formats: ['events', 'social', 'linkedin', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'health',
  },
]

// What goes through the head of somebody who has never been: the looks, the kit, the first hour and being no good at it.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const firstTime: readonly Entry[] = [
  {
    id: 'is-the-trial-long-enough',
    pillar: 'offer',
    stage: 'consider',
    question: 'Is a trial long enough to tell whether it is for me?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        trial introductory introduction intro first new newcomer starter beginner bundle fortnight week
        day offer special try unlimited
      `),
      never: lemmas(`
        child term course private annual drop-in single personal aid hire induction nutrition visit
      `),
    },
    titles: [
      'A diary of {label}, kept by somebody with a job and bad knees',
      'Spend {amount} on {label} with a plan, or keep it in your pocket for now',
      'What to have tried by the last day of {label}, and what to ask on it',
    ],
    why: 'Trials are bought in a burst of resolve and then eaten by a busy week. {amount} for {label} is a fair test for somebody who goes in with a plan, and money wasted for somebody who does not.',
    angle:
      'Plan it as you would for your own brother, including the session he will hate. The aim is a sound decision at the end, and no is one.',
    beats: [
      'Draw the span of {label} on one sheet and pencil in sessions that differ as much as your timetable allows.',
      'Pick them for the hour as well as the kind, since a class somebody loves at a time they can never make is no use to them.',
      'Give the sheet to a volunteer who is neither young nor keen, and collect a line from them after each visit.',
      'Print the date and the wording of what follows if they do nothing: does it lapse, or does it roll into a payment?',
      'Leave room at the foot for three notes from the morning after: sleep, stiffness, mood.',
    ],
    callsToAction: [
      'Book every visit of it on the first day, while you still feel like it.',
      'Take the sheet home and decide there, away from the desk.',
      'If it turns out to be a no, tell us which session settled it.',
    ],
    tasks: [
      'Find a volunteer for the diary and pay them what you would a mystery shopper',
      'Lay out the sheet on a single page',
      'Read your own terms for what happens on the last day',
    ],
    objections: ['It rolls into something bigger if I forget.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'will-everybody-look-at-me',
    pillar: 'community',
    stage: 'discover',
    question: 'Will everybody be looking at me?',
    needs: {
      types: ['need', 'objection', 'customer-question', 'statement'],
      concepts: lemmas(`
        beginner never experience nervous confidence confident ability level shape size welcome fit
        flexible fitness age intimidating judgement friendly woman home alone scared shy complete come
        question
      `),
      never: lemmas(`
        cancel contract price injury pregnant child membership book parking wear bring open visit
        website street
      `),
    },
    titles: [
      'What people at {brand} are really looking at when a stranger walks in',
      'Where to stand in a first class at {brand}, by people who once hid at the back',
      'Nobody at {brand} was born knowing where to put their hands and feet',
    ],
    why: 'The fear of being watched keeps people on the pavement who could easily pay, and it is never put to the desk as a question. It has to be answered where they can read it alone.',
    angle:
      'Leave out how friendly everyone is. Show where eyes really go: to the clock, to the mirror, to their own feet. Facts about a room calm people, and praise of its atmosphere does not.',
    beats: [
      'Set a camera where a newcomer would stand, at the height of their eyes, and film ninety seconds of an ordinary session with consent from all in view.',
      'Put one question to six people as they leave: what was the person next to you wearing? Keep the blank faces in.',
      'Mark on a plan of the room the corner, the door and the row from which one can watch without being watched.',
      'Have a teacher explain what they say to somebody new and, just as usefully, what they take care not to do in front of the others.',
      'Close on the quoted line, spoken by somebody who walked past the door before they ever came in.',
    ],
    callsToAction: [
      'Walk past us twice if you have to. We will not mention it.',
      'Send us the one thing you are dreading, and we will tell you how it really goes.',
      'Ask for the back corner. It is a perfectly good corner.',
    ],
    tasks: [
      'Get written consent from everybody in shot',
      'Sketch the room with its mirrors, doors and sight lines',
      'Find one member who remembers turning round at the door',
    ],
    objections: ['They all know each other already.', 'I am the wrong shape for it.'],
    formats: ['video', 'social', 'podcast'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-do-i-wear-and-bring',
    pillar: 'expertise',
    stage: 'decide',
    question: 'What do I wear, and do I have to buy anything first?',
    needs: {
      types: ['customer-question', 'objection', 'statement'],
      concepts: lemmas(`
        wear bring shoe clothes clothing mat towel trainers barefoot socks gi swimsuit goggle costume
        bottle borrow provide loose comfortable kit leggings tracksuit t-shirt jewellery glove blanket
        harness question
      `),
      never: lemmas(`
        price repair install largest route wall floor machine
      `),
    },
    titles: [
      'Packed from the bottom drawer: what to bring to {brand} the first time',
      '{brand} sorts a heap of kit into bring it, borrow it and leave it in the shop',
      'Bare feet, old trainers or proper shoes? Put the question to the floor at {brand}',
    ],
    why: 'People will put off a first class for a month over the wrong leggings. A plain list is worth more to them than encouragement, and it stops them spending before they know whether they will stay.',
    angle:
      'Talk them out of buying. Each thing in the heap is judged by one test: would the session have to stop without it?',
    beats: [
      'Empty two bags on to one table, that of somebody in their third year and that of somebody in their third week.',
      'Give the reason behind each rule of dress: why nothing trails near a hold or a spring, why rings come off, why socks stay on or must not.',
      'Hold up what can be lent, smallest and largest, and the one thing that nobody can lend you.',
      'Name what even the experienced forget, from a hair tie to a coin for the locker.',
      'Deal with the unglamorous side as well: wet things, sweat, and what becomes of glasses and hearing aids.',
    ],
    callsToAction: [
      'Pack tonight from what you own, and check it against the list.',
      'Ask us before you buy anything with a logo on it.',
      'Send us a picture of the bag and we will say what can stay at home.',
    ],
    tasks: [
      'Borrow two real bags, unpacked as they come',
      'Write the reason beside every rule of dress, or drop the rule',
      'Check which sizes there are to lend',
    ],
    objections: ['Everyone else will have the right gear.'],
    formats: ['blog', 'social', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'hire-it-or-own-it',
    pillar: 'expertise',
    stage: 'use',
    question: 'Can I hire the kit, and when is it worth having my own?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        hire shoe harness chalk mat towel glove helmet gi racket wetsuit boot equipment goggle climb
        rope belay borrow bike board paddle skate ball pads cap full set
      `),
      never: lemmas(`
        room hall studio court space party venue private whole membership class locker pitch table barn
      `),
    },
    titles: [
      '{label} at {amount}, or your own in the cupboard? When to switch',
      'Who had it before you? {label} for {amount}, followed from return to rack',
      'Buy nothing yet: how far {label} for {amount} will take a beginner',
    ],
    why: 'Nobody wants to spend on a hobby that may last a fortnight, and nobody wants to hire for ever. Between the first {amount} for {label} and a bill in a shop lies a point where owning makes sense, and a beginner cannot see it.',
    angle:
      'Speak as the person behind the hire counter, who sees what breaks and what comes back. Admit what the hired version is worse at.',
    beats: [
      'Take one thing off the rack that has had a hard life and one that is fresh from its box, and let the camera see both close up.',
      'Show what is done to it between two people, minute by minute, and by which rule it is thrown away.',
      'Look up a decent one in a local shop and count how often {amount} goes into the price.',
      'Demonstrate the fit, since beginners tend to go a size too large: where it should be snug and where it must not bite.',
      'Name the first thing you would tell a friend to own, and the one that can wait a year.',
    ],
    callsToAction: [
      'Hire until you catch yourself thinking about it at work, then buy.',
      'Tell the counter your true size. It is not a test.',
      'Ask which things we would buy second-hand, and which never.',
    ],
    tasks: [
      'Pick the worn one and the new one',
      'Write down what is done between two hires, as it is done',
      'Note today’s price of a decent one in a shop nearby',
    ],
    objections: ['I do not fancy putting on what strangers have sweated in.'],
    formats: ['social', 'video', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'what-happens-in-the-first-hour',
    pillar: 'community',
    stage: 'decide',
    question: 'What will actually happen to me in the first hour?',
    needs: {
      types: ['process', 'promise', 'offer'],
      concepts: lemmas(`
        induction first arrive welcome start tour session consultation form waiver meet show introduce
        introduction taster new warm assessment safety rope basics help teach fill register
      `),
      never: lemmas(`
        child injury online treatment clean cancel week term email enquiry adult
      `),
    },
    titles: [
      'Come and practise walking in: {brand} holds a rehearsal with no exercise in it',
      'Door, form, locker, home again: the first visit to {brand} without the sweat',
      'Half an evening at {brand} for everyone who keeps putting off the first one',
    ],
    why: 'What unnerves a newcomer is seldom the exercise. It is the gaps: where to put the shoes, whether to knock, when it counts as having begun.',
    angle:
      'Hold a dress rehearsal of arriving, with the exercise left out. Once somebody has found the lockers and the lavatory, the first real session is their second visit.',
    beats: [
      'Choose an hour when the building is calm, keep the group small enough for names, and say that outdoor shoes will do.',
      'Take the quoted words out on to the floor and do what they describe for real: the form, the locker, the tap, the place to stand.',
      'Let them handle what they fear: move the pin on a machine, step on to the reformer, tie in and sit back on a rope.',
      'Have somebody who was new last winter tell what they got wrong on the day, and how long anybody remembered it.',
      'Send them home dry, each with the day and the hour of one session that would suit them.',
    ],
    callsToAction: [
      'Come and do the easy half first.',
      'Bring whoever has been saying next week since last year.',
      'Pick the step you would want to walk through twice, and come for that.',
    ],
    tasks: [
      'Find the calmest hour of the week and hold it',
      'Walk the steps yourself with the lights as they are that evening',
      'Invite one recent newcomer to tell their mistake',
    ],
    objections: ['I do not want to be shown round like a schoolchild.'],
    formats: ['events', 'video', 'blog'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'were-the-teachers-ever-bad',
    pillar: 'people',
    stage: 'discover',
    question: 'Were the teachers ever as bad at this as I am?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        began start discover first teach train practise career love former learn yoga climb dance run
        swim coach founder age competed champion dancer nurse martial boxing lift
      `),
      never: ['reception', 'accounts', 'marketing', 'trustee', 'chair'],
    },
    titles: [
      'How bad was {person} in the beginning? {brand} goes looking for witnesses',
      '{person} goes back to being a beginner, at something else, and we listened',
      'Before {person} was any good: a first try, as badly as it is remembered',
    ],
    why: 'Newcomers look at {person} and see somebody who could always do it. That gap closes the moment a teacher describes their own first try in detail, with the part they would rather leave out.',
    angle:
      'Send {person} into a lesson where they know nothing, tap dancing for a climber or a choir for a weightlifter, and talk to them straight afterwards while it still smarts.',
    beats: [
      'Book {person} into a beginners’ session in something they have never tried, taught by a person who does not know them.',
      'Record the ten minutes after it, on the walk home or in the car, before the story has been tidied.',
      'Lead from there to their own first weeks: who laughed, who helped, and what they could not do that they teach today.',
      'Ring a friend, a sister or an old coach who was there, and let them correct the account.',
      'Finish on what {person} will say differently on Monday to whoever is new.',
    ],
    callsToAction: [
      'Tell us what you were worst at in your first week.',
      'Listen on the way to the class you have been avoiding.',
      'Ask your own teacher the same thing before the next warm-up.',
    ],
    tasks: [
      'Find a class they cannot do and a teacher who will play along',
      'Agree beforehand what may be kept in',
      'Dig out one early photograph or film, the clumsier the better',
    ],
    objections: ['It is easy to be modest once you are good.'],
    formats: ['podcast', 'video', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'should-i-get-fit-first',
    pillar: 'offer',
    stage: 'discover',
    question: 'Shouldn’t I get fit before I start?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        beginner couch gentle pace run walk bootcamp foundation introduction start level all slow
        programme week fit improver ability class basic course circuit spin yoga
      `),
      never: lemmas(`
        child advanced competition teacher corporate retreat pregnancy antenatal postnatal mum yin
        restorative chair seated meditation private personal membership month hire party unlimited pass
        pack block scan assessment nutrition belay lead
      `),
    },
    titles: [
      'Told from the back: {label}, in the words of the slowest',
      'Pink, puffed and still talking: how hard {label} ought to feel',
      'Not fit yet? The rests, the swaps and the easy way round in {label}',
    ],
    why: 'People say in good faith, and for years, that they will come once they are fitter. Whether {label} would suit them as they are today is something no timetable tells them.',
    angle:
      'Show effort as it is. Stay with the back of the group, the rests and the walking bits, and let being out of breath look ordinary.',
    beats: [
      'Stay beside whoever comes last through one whole session of {label}, with their agreement, and never cut to the front.',
      'Count the rests, the walking breaks and the swaps for something easier, and show the tally.',
      'Use talking as the gauge: who could still get out a whole sentence, and at which minute?',
      'Let the teacher take the hardest move apart into three gentler ones.',
      'State what somebody ought to manage before they come, if there is anything, and send anyone with a worry about heart or breath to a doctor first.',
    ],
    callsToAction: [
      'Come as you are and stop when you like.',
      'Walk round the block tonight and tell us how you felt at the last corner.',
      'Catch the teacher before it begins and ask for the easy version.',
    ],
    tasks: [
      'Ask the slowest regular, kindly and with time to refuse',
      'Bring a tally counter and a watch',
      'Have the teacher rehearse the gentler versions',
    ],
    objections: ['I would hold everybody up.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'is-the-free-one-a-sales-talk',
    pillar: 'proof',
    stage: 'consider',
    question: 'Is the free session a session, or an hour of being sold to?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        free first trial session intro guest friend consultation induction pass try obligation two join
        tour meet come
      `),
      never: lemmas(`
        parking wifi towel shower delivery locker coffee download hire freeze mat programme
      `),
    },
    titles: [
      'The free one at {brand}, timed: so much exercise, so much talk',
      'A stranger went to {brand} for nothing and wrote down who said what',
      'After the free one: every email, call and message from {brand}, laid in a row',
    ],
    why: 'Anybody who has shopped round has sat through a free session that ended in a small office with a price list. They reckon with the awkwardness, and stay at home.',
    angle:
      'Send somebody to find out, and print the stopwatch. If the talk outlasts the exercise, shorten the talk before you publish.',
    beats: [
      'Recruit a stranger with a notebook, and let nobody on duty know which visitor it is.',
      'Split their hour into waiting, exercise, questions about them and questions about money, and draw it as one bar.',
      'Quote each sentence that had the word join in it, exactly as it was said.',
      'Collect whatever arrives in the fortnight afterwards and show how to make it stop.',
      'Put in one plain line what the free session is meant to do for you as a business.',
    ],
    callsToAction: [
      'Take the free one and leave your bank card at home.',
      'Come with one question and see whether you get an answer or a brochure.',
      'Tell us if anyone here ever cornered you.',
    ],
    tasks: [
      'Brief a stranger and give them a watch',
      'Switch nothing off beforehand: leave the usual messages running',
      'Check the conditions of the offer word for word',
    ],
    objections: ['Nothing is ever free at a gym.'],
    formats: ['blog', 'social', 'video'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]

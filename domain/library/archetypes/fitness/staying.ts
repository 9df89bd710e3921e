// What people ask once they are in, or were once: is it working, who else comes, what about the children, may I come back.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const staying: readonly Entry[] = [
  {
    id: 'how-will-i-know-it-works',
    pillar: 'expertise',
    stage: 'use',
    question: 'How will I know that it is working, if not by the scales?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        progress measure test assessment scan composition review track benchmark screening movement
        analysis monitor goal gait stroke video consultation check-in check health programme inbody
        fitness metabolic baseline body
      `),
      never: lemmas(`
        child injury treatment massage loss pregnancy strength belay free membership party
      `),
    },
    titles: [
      'What {label} can put a number on, and what you will notice on the stairs',
      'A notebook, a staircase and {label}: three ways of keeping count',
      'Leave the scales at home: what a notebook catches that {label} may miss',
    ],
    why: 'Plenty give up in the second month because the one number they look at has not moved. {label} may offer others, and some of the most telling need no appointment at all.',
    angle:
      'Begin with what anybody can check alone, then explain what a measured figure adds and how far out it may be. Nobody is promised a result, and no two bodies are put side by side.',
    beats: [
      'Choose three things a person can write down at home, such as stairs without a pause, a resting pulse or seconds on one leg.',
      'Carry out {label} on a colleague from start to finish, and go through the sheet it produces line by line.',
      'Find out which line people misread, and by how much it wobbles from one day to the next.',
      'Let three members tell what they noticed first, in their day and not in the mirror, without figures.',
      'Suggest how often to measure and how often is too often, and send anybody worried by a figure to a doctor and not to a search engine.',
    ],
    callsToAction: [
      'Count the stairs you climb without a pause today, and write down the date.',
      'Put the scales in a cupboard until the end of the month.',
      'Write down the first change that no machine had noticed.',
    ],
    tasks: [
      'Choose a colleague who does not mind the sheet being shown',
      'Look up the margin of error in the handbook of the device, if there is one',
      'Print a plain card with room for twelve weeks',
    ],
    objections: ['Numbers only make me feel worse.'],
    formats: ['social', 'blog', 'email'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'health',
  },
  {
    id: 'is-it-awkward-to-come-back',
    pillar: 'community',
    stage: 'return',
    question: 'I stopped coming a year ago. Is it awkward to walk back in?',
    needs: {
      types: ['promise', 'customer-question', 'statement', 'free'],
      concepts: lemmas(`
        return back break rejoin freeze pause holiday miss membership restart away resume extend hold
        suspend lapse welcome
      `),
      never: lemmas(`
        refund money child email injury late price bank trial first hour notice
      `),
    },
    titles: [
      'Gone for a year: five people describe the first evening back at {brand}',
      'You still have the locker key somewhere: {brand} to everyone who drifted off',
      'Who has left, what has moved and which day hurts: {brand} for returners',
    ],
    why: 'Hardly anybody decides to stop. They miss a week, the bag stays by the door, and after three months the explaining weighs more than the bag.',
    angle:
      'Take the explaining away. Let nobody in the piece be asked where they have been, and keep to the practical half hour of starting again.',
    beats: [
      'Gather five returners and get from each the sentence they were dreading and the one they heard instead.',
      'Report what has changed since they left, from the door code to the teachers, as one would to a friend back from abroad.',
      'Plan a first session that is too short on purpose, and explain why it is the second day that needs care.',
      'Clear up the paperwork in a few lines: old account, old price, old key, leftover visits.',
      'Read out the quoted line, and have whoever is on the desk on Monday answer for it.',
    ],
    callsToAction: [
      'Come back on a day when you have no time to do much.',
      'Bring the old card, and let us see what it still opens.',
      'Tell us why you stopped, or don’t. Either is fine.',
    ],
    tasks: [
      'Find five people who came back within the last year',
      'List what has changed in the building since then',
      'Brief the desk so that the welcome matches the piece',
    ],
    objections: ['I have lost everything I had built up.'],
    formats: ['podcast', 'email', 'social'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'do-the-children-learn-anything',
    pillar: 'expertise',
    stage: 'use',
    question: 'Do the children learn something, or do they just run about?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        child teen baby mini tots ninja dragon tiger cadet squad ages school club lesson gymnastics
        ballet dance karate judo camp half-term stage balance swim syllabus framework music
      `),
      never: lemmas(`
        party adult creche family hire birthday sauna private postnatal expectant mum aqua retreat
        senior older membership lane public casual early open-water cold winter pump climb boulder wall
        rope gym
      `),
    },
    titles: [
      'Half an hour of {label}, timed: so much moving and so much waiting',
      'What did you learn? {label}, in answers from the back seat',
      'For parents behind the glass: what to look for in {label}',
    ],
    why: 'Through a window most of {label} can look like chaos, and whoever is paying wonders whether chaos is the method. Somebody should explain what they are looking at.',
    angle:
      'Teach the parents to watch. Every good game has a job, and once the job is named the half hour looks different. Where a queue is only a queue, say that too.',
    beats: [
      'Take the lesson plan and a watch, and split the time into moving, listening and standing in line.',
      'Pick a single game, have the teacher name what it trains, then show it a second time.',
      'Describe what comes first, second and third over a term, and ask whoever teaches where most of them pause.',
      'Have three parents record the answer in the car, voices only and with their written consent.',
      'Say what comes on top of the price of {label}, down to the smallest thing a parent has to buy.',
    ],
    callsToAction: [
      'Watch the next one with this list in your hand.',
      'Ask your child to teach you the game at home.',
      'Tell us which step yours has been on for longest.',
    ],
    tasks: [
      'Get the written consent of parents, and leave faces out',
      'Sit through one whole lesson with a watch',
      'Borrow the lesson plan and have its words explained',
    ],
    objections: ['They could run about in the park and it would cost nothing.'],
    formats: ['video', 'email', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'children',
  },
  {
    id: 'who-is-with-my-child',
    pillar: 'proof',
    stage: 'decide',
    question: 'Who is with my child, and may I stay and watch?',
    needs: {
      types: ['promise', 'process', 'statement', 'customer-question'],
      concepts: lemmas(`
        safeguarding dbs check parent watch stay viewing gallery poolside supervise ratio collect
        welfare officer register guardian drop carer chaperone vetted lifeguard policy first-aid
        question
      `),
      never: lemmas(`
        party price uniform baby postnatal cancel wear bring payment website booking member
      `),
    },
    titles: [
      'Car door to car door: who has charge of your child at {brand}, minute by minute',
      'May I watch, may I film, may I come in? {brand} answers parents in writing',
      'If something felt wrong at {brand}, this is the person you would ring',
    ],
    why: 'A parent hands a child through a door to people they met a minute ago. The questions that follow feel rude to ask, so the answers belong where nobody has to ask them.',
    angle:
      'Reassure with things that can be checked: posts, records, doors and telephone numbers. Be plain, too, about the minutes in which the parent is still responsible.',
    beats: [
      'Trace the way on a floor plan: who meets them, what happens when one of them needs the toilet, who lets them out and to whom.',
      'Set out which checks the adults in the room have had and when they fall due again, from your own records.',
      'State the rule on watching and the rule on cameras, with the reason for each.',
      'Introduce the person a worried parent talks to, and the body outside the club that they may ring instead.',
      'Show no faces. A bench with a row of small shoes will do.',
    ],
    callsToAction: [
      'Ask us who would hand your child over, and to whom.',
      'Save the number of the person to ring.',
      'Read the policy before the first lesson, and tell us where it is unclear.',
    ],
    tasks: [
      'Have the person responsible for safeguarding approve every line',
      'Check the dates of the records before you mention them',
      'Draw the floor plan with the doors that lock',
    ],
    objections: ['They all say that the staff are checked.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'children',
  },
  {
    id: 'am-i-too-old-to-start',
    pillar: 'community',
    stage: 'discover',
    question: 'Am I too old to start?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        senior older gentle chair seated balance walking active retired mobility aqua fifty sixty age
        pensioner tai chi low impact joint movers football shallow slow limited silver pace tea class
      `),
      never: lemmas(`
        child school student pregnancy expectant mother postnatal advanced corporate teacher yin hire
        party beginner
      `),
    },
    titles: [
      'The oldest pair of trainers in {label}, and the person who laces them',
      'Late to it: three people who found {label} after sixty',
      'Sit at the side of {label} with a cup of tea, and see who is in it',
    ],
    why: 'The pictures in this trade are of people under thirty, and anybody past sixty draws the conclusion. Before they ask about {label} they want to see a face with as many lines as their own.',
    angle:
      'Invite them to watch, sitting down, with no kit and no pitch. Show strength and clumsiness alike, and leave out the word "still": nobody here is still dancing, they are dancing.',
    beats: [
      'Put chairs along the side for one session of {label}, with somebody free to answer in a low voice.',
      'Seat every visitor beside a person of their own age who takes part, and leave those two to talk.',
      'Have one move shown at three heights: on the floor, on a chair and against a wall.',
      'Cover what nobody mentions: hearing the teacher over music, reading a board without glasses, getting down and up again.',
      'Send anyone with a heart condition, a recent fall or new tablets to their doctor before they join in.',
    ],
    callsToAction: [
      'Come and watch first. Bring your glasses.',
      'Phone a friend of your own age and come as two.',
      'Come without saying how old you are.',
    ],
    tasks: [
      'Ask the class whether they mind being watched, and take no for an answer',
      'Borrow chairs with arms',
      'Prepare the doctor-first list with somebody qualified to write it',
    ],
    objections: ['I would be the only one with grey hair.'],
    formats: ['events', 'podcast', 'video'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'do-i-have-to-compete',
    pillar: 'community',
    stage: 'use',
    question: 'Do I have to compete, or can I just come?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        grading belt competition compete competitor race league entry tournament exam medal comp event
        gala ladder challenge marathon squad relay match club karate judo jiu-jitsu fight fee
      `),
      never: lemmas(`
        child corporate party wedding spectator membership joining off-peak peak adult student
        concession hire public visit
      `),
    },
    titles: [
      'The last name on the results sheet for {label}, and the drive home afterwards',
      'Who goes in for {label}, who holds the coats, and where you come in',
      'In it, beside it or nowhere near it: three honest answers to {label}',
    ],
    why: 'In any club some live for competition and some dread being asked. With {label} on the list, a newcomer cannot tell which sort the place is for, and those who dread it leave without a word.',
    angle:
      'Tell it from the bottom of the sheet and from the kitchen hatch. If it can be skipped for ever, print that; if it cannot, as in some gradings, explain what becomes of those who wait.',
    beats: [
      'Find whoever came last the previous time and go through their day with them, from breakfast to bed.',
      'Count the jobs on such a day that need no talent: timing, belaying, marshalling, counting lengths, cutting oranges.',
      'Publish what taking part involves in money, kit and papers, and the day by which one has to decide.',
      'Talk to a member of long standing who has never entered anything, about why they stay.',
      'Rehearse how to say no, in the words that people at your place use.',
    ],
    callsToAction: [
      'Come and hold a stopwatch before you pin on a number.',
      'Enter once, badly, and see how you feel on the Monday.',
      'Tell us which job you would rather do than compete.',
    ],
    tasks: [
      'Ring whoever came last and ask them nicely',
      'List the jobs with whoever organises it',
      'Check the closing date and the full cost of entering',
    ],
    objections: ['I had enough of that at school.'],
    formats: ['podcast', 'events', 'social'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'who-else-comes',
    pillar: 'community',
    stage: 'discover',
    question: 'I would be coming by myself. Who else is there?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        member people runner climber swimmer dancer rider club community join woman man family student
        local age regular participant active week train teach charity run welcome adult player volunteer
      `),
      never: lemmas(`
        machine raise follower staff award maximum small limited
      `),
      only: ['crowd'],
    },
    titles: [
      '{count} {noun}, and those who arrive at {brand} with nobody to talk to',
      'Where {count} {noun} sit down afterwards, and the chair that is left for you',
      'An hour at {brand} to meet a few of the {count} {noun}, one at a time',
    ],
    why: 'To somebody on their own, {count} {noun} can sound like a crowd that knows itself already. How many came alone the first time is the figure that would help, and it is not on the page.',
    angle:
      'Collect the feeble beginnings: a borrowed pen, a shared bus stop, a towel laid too close. Friendships in such places are made from those, and they are easier to believe than a group photograph.',
    beats: [
      'Stand at the door for a week with two questions: did you come alone the first time, and who spoke to you first?',
      'Draw the answers as a chain, each person with a line to the one who spoke, using first names and only with leave.',
      'Hold an open hour and hand every arrival something to ask a person they do not know.',
      'Give newcomers a job in the first five minutes, since rolling up mats or coiling ropes beats standing about.',
      'Name the session after which people linger, and the one after which everybody bolts.',
    ],
    callsToAction: [
      'Come alone. Somebody will have to talk to you, and it may as well be us.',
      'Tell us who spoke to you first, and we will thank them.',
      'Say hello to the person next to you before it starts.',
    ],
    tasks: [
      'Print the two questions on a card for the door',
      'Choose an hour that follows a well-attended session',
      'Gather permission for every name in the chain',
    ],
    objections: ['I come to train and not to make friends.'],
    formats: ['events', 'social', 'linkedin'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'is-anybody-left-from-the-start',
    pillar: 'people',
    stage: 'return',
    question: 'Is anybody left from when it began?',
    needs: {
      types: ['founded', 'anniversary'],
      concepts: lemmas(`
        since open year found build club member first start gym studio run group class swim pool yoga
        climb dance karate martial boxing family school centre town community save
      `),
      never: ['award'],
    },
    titles: [
      'Whoever came first to {brand} in {year}, beside whoever came last week',
      'The register for {year}: {brand} rings round to see who is still moving',
      '{years} years apart: an early name at {brand} and the newest one swap notes',
    ],
    why: 'People stay in a place like this for reasons that no timetable lists, and it takes somebody who goes back as far as {year} to say them.',
    angle:
      'Pair the first with the latest, and let them train together before they talk. Leave the founding story in the drawer; the subject is what brings a person in for the nine-hundredth time.',
    beats: [
      'Find the earliest name you can still reach, as near to {year} as possible, and ask what they remember paying.',
      'Have that person share one session with this month’s newcomer, filmed from a distance and without direction.',
      'Let each put three questions to the other afterwards, with nobody prompting.',
      'Bring out one thing from the early days that can be held: a shirt, a card, a cup, a worn-out shoe.',
      'Draw out the winter in which the older hand nearly stopped, and who or what prevented it.',
    ],
    callsToAction: [
      'Tell us the year you first came and whose class it was.',
      'Dig out the old shirt and send us the picture.',
      'Bring back somebody you used to train with.',
    ],
    tasks: [
      'Search old lists, cards and photographs for early names',
      'Pair two people who have not met',
      'Check the year against something written at the time',
    ],
    objections: ['Old hands think they own the place.'],
    formats: ['social', 'video', 'podcast'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
]

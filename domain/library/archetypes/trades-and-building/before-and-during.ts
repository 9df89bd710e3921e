// What people ask about the days themselves: who comes, when, how far, how long it lasts and what the house will look like.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const beforeAndDuring: readonly Entry[] = [
  {
    id: 'who-will-be-in-my-house',
    pillar: 'people',
    stage: 'decide',
    question: 'Who exactly will be walking about in my house all week?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        engineer plumber electrician joiner carpenter roofer builder decorator plasterer fitter foreman
        site heating gas tiler locksmith landscape tradesman joined team owner director founder surveyor
        chartered inspect year specialise design
      `),
      never: lemmas(`
        apprentice trainee office manager accounts customer review reception bookkeeper
      `),
    },
    titles: [
      'Shoes off or covers on? {person} answers the doorstep questions for {brand}',
      '{person}, {role}: how the van is packed and how the tea is taken',
      'Before {person} rings your bell: small habits from other people’s homes',
    ],
    why: 'For a week or more a stranger has the run of the stairs, the loft and the kettle. People who have met {person} on a screen open the door as to somebody they know.',
    angle:
      'Make a portrait out of habits instead of qualifications. How a person treats a stranger’s staircase says more about the work than a row of badges.',
    beats: [
      'Film {person} loading up before seven, and find out which tool was bought second-hand and why it stays.',
      'Go through the first five minutes in a house step by step: where the boots go, which door is shut against the cat, what is asked of the people who live there.',
      'Get three things off {person} that householders do out of kindness and that make the job harder.',
      'Have {person} describe a house that was somebody’s pride, leaving out the address, and what was done differently because of it.',
      'Say plainly whether {person} will be there every day, and who else may come up the path.',
    ],
    callsToAction: [
      'Ask for the name of whoever is coming, and have it before the day.',
      'Tell us about the dog, the baby or the night shift, and we will plan the noise.',
      'Put the kettle on if you like. Nobody expects it.',
    ],
    tasks: [
      'Ask the person named for half an hour and their consent to be shown',
      'Film one van being loaded without tidying it first',
      'Find out who stands in when they are ill',
    ],
    objections: [
      'The nice one comes to quote and somebody else comes to work.',
      'I do not want to be filmed in my own kitchen.',
    ],
    formats: ['video', 'social', 'podcast'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'what-will-it-do-to-my-carpets',
    pillar: 'proof',
    stage: 'consider',
    question: 'What is all this going to do to my carpets?',
    needs: {
      types: ['promise', 'statement', 'customer-question'],
      concepts: lemmas(`
        dust dustsheet dust-free sheet clean tidy mess carpet protect protection rubbish debris hoover
        vacuum sweep shoe respect disruption leave question
      `),
      never: lemmas(`
        area service window gutter oven insurance warranty village region secure county
      `),
    },
    titles: [
      'How far does plaster dust travel? {brand} puts it to a black cloth',
      'The last half hour of the day, when {brand} sweeps up with the camera still on',
      'Hall, stairs and landing: what {brand} lays down before any tool comes in',
    ],
    why: 'People remember the dust in the wardrobe long after they have forgotten the price. Whoever has lived through one bad job asks about the sheets before the money.',
    angle:
      'Measure it. A black cloth that has lain two rooms away since morning is worth more than any promise, and it must be shown even if it comes up grey.',
    beats: [
      'Lay a black cloth on a bed two rooms from the work in the morning, and photograph it at five o’clock.',
      'Show the sheets, the sticky film and the zip door going up, and put a time to it, because somebody pays for that time.',
      'Point to the three jobs that no sheet will contain, such as chasing a wall or pulling down an old ceiling.',
      'Follow one bag of rubble to where it ends up, and say whose skip, whose drive and whose permit it was.',
      'Let the householder do the final inspection with a white glove and a straight face.',
    ],
    callsToAction: [
      'Tell us which room must stay clean, and we will start the planning there.',
      'Empty the wardrobe nearest the work. It is the one thing a sheet cannot do for you.',
      'Run a finger along the top of the door when we have gone, and say what you find.',
    ],
    tasks: [
      'Buy a black cloth and choose a dusty job',
      'Time the sheeting up and the sweeping up',
      'Find out where the waste goes and who carries it',
    ],
    objections: [
      'They all say they will leave it as they found it.',
      'I shall be finding grit until Christmas.',
    ],
    formats: ['social', 'video', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-long-shall-we-be-without',
    pillar: 'expertise',
    stage: 'consider',
    question: 'How long shall we be without a kitchen, or water, or a front door?',
    needs: {
      types: ['customer-question', 'process', 'statement', 'promise'],
      concepts: lemmas(`
        long take week day month typically usually average straight swap duration disruption schedule
        programme without move stay question
      `),
      never: lemmas(`
        last card order open-day call-out damage emergency gas furniture pay survey quote respond
        deposit guarantee review years call report open experience notice dust sheet vacuum written
        tile-warranty grant rot
      `),
    },
    titles: [
      'A log on the fridge: {brand} writes up a job by meals, baths and school runs',
      'The worst day of the job, named in advance: how {brand} draws it as a diary',
      'How much is work and how much is waiting for it to dry? {brand} counts the days',
    ],
    why: 'A length of time is easy to agree to and hard to live in. A family wants to know which of the days will be the worst, and where the kettle will be on that one.',
    angle:
      'Tell it from the householder’s side of the dust sheet. Count meals, showers and school mornings, and leave the trade’s own stages for the margin.',
    beats: [
      'Take one finished job and rule a page with its days across and four lines down: water, power, a way in, somewhere to cook.',
      'Fill in each line with a cross wherever the house had to do without, and find the one column with the most.',
      'Explain the gaps when nobody comes, such as screed curing, worktops being cut or an inspector’s visit, so that an empty house does not look like neglect.',
      'Ask a family who has been through it what they wish they had put in the camping box.',
      'State what most often makes it longer, who says so, and how soon they say it.',
    ],
    callsToAction: [
      'Show us your calendar before you agree a start. Exams and visitors count.',
      'Pack the camping box: kettle, bowl, torch, chargers, biscuits.',
      'Find out which day will be the worst and arrange to be out for it.',
    ],
    tasks: [
      'Plot one finished job day by day, empty days included',
      'Ask its owners for their consent and three remarks',
      'Check whether the time you give counts working days or all of them',
    ],
    objections: ['Whatever they tell you, double it.', 'Three days on, and then nobody for a week.'],
    formats: ['blog', 'social', 'video', 'email'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-must-i-move-first',
    pillar: 'expertise',
    stage: 'use',
    question: 'What do I have to shift before you come?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        rewire replaster plastering decorate bathroom kitchen loft insulation ceiling floor carpet
        wardrobe tile heating radiator window door damp boiler fit wall house interior install new
        replacement flush
      `),
      never: lemmas(`
        emergency garden outdoor roof landscape drain course commercial service certificate check survey
        repair hour day plan gutter chimney fence charger solar panel lock extension garage clean report
        exterior
      `),
    },
    titles: [
      'The night before {label}: what to carry out, what to cover, what to leave',
      '{label} tomorrow? Tonight’s list, in the order your back would choose',
      'Do not empty the whole house for {label}: a line drawn in chalk',
    ],
    why: 'Some people empty the house and are worn out before anyone arrives, others leave the piano where it is. A short list for {label} spares both, and spares everyone an awkward first morning.',
    angle:
      'Be the friend who has seen it all carried. Everything on the list needs a reason, and the things that people move for no purpose deserve a list of their own.',
    beats: [
      'Walk from the gate to the job with your arms out, and mark everything they touch with a sticker.',
      'Sort the stickers into three: you move it, we move it together, it stays where it is.',
      'Explain the odd ones, like fish tanks, plants behind the radiator, tins under the sink and anything on the other side of the wall being drilled.',
      'Name what should be within reach and often is not: the loft key, the meter cupboard, the stopcock, a parking space.',
      'Add a line for those who cannot lift, with whom to tell and how early.',
    ],
    callsToAction: [
      'Print the list, tick it, and leave it on the stairs for us.',
      'Cannot lift it? Tell us when you agree the date and not on the day.',
      'Check that you can reach the stopcock before you go to bed.',
    ],
    tasks: [
      'Gather the things that hold up first mornings from everybody who drives a van',
      'Lay out the list on one page in large type',
      'Link to it from the message that confirms the date',
    ],
    objections: ['I thought that was part of the price.', 'I cannot shift a wardrobe at my age.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'can-you-come-outside-working-hours',
    pillar: 'offer',
    stage: 'decide',
    question: 'You work when I work. How do we ever meet?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        weekday weekend mon fri sat sun office open hour showroom counter appointment phone line yard
        closed bank workshop early late
      `),
      never: ['emergency', 'night', 'clock', '24'],
    },
    titles: [
      'A nurse, a lorry driver and a teacher look at these hours: {hours}',
      '{hours}. And if you work those hours yourself?',
      'At work when the van is about: {hours}, and four ways round it',
    ],
    why: 'The website says: {hours}. Anyone with a job of their own reckons up a day’s leave before they ring, when a key, a photograph or a text at lunch would often have done.',
    angle:
      'Solve it as a puzzle with four real working weeks. Where the honest answer is a day off, say how to make it count for as much as possible.',
    beats: [
      'Take a nurse, a lorry driver, a teacher and someone who works from home, and find each of them a first visit round the hours as posted.',
      'List what needs a person at home, what needs a key and what needs neither, since most people think it is all the first.',
      'Explain how a key is kept if you hold keys at all: the tag without an address, who signs, and when it goes back.',
      'Ring your own number at ten past five one evening, and report what the caller hears.',
      'Give the time of day when a call is likeliest to be picked up by somebody who can answer it.',
    ],
    callsToAction: [
      'Send a photograph after hours and say when you can talk.',
      'Give us your shifts, and we will say if there is a way.',
      'Ask a neighbour whether they would let us in, and introduce us first.',
    ],
    tasks: [
      'Ring your own number outside the hours and note what happens',
      'Write down how keys are kept, or that they are not',
      'Check the published hours against the ones you really work',
    ],
    objections: ['I have to take a day off, and then you do not come.', 'I am not giving a key to anyone.'],
    formats: ['linkedin', 'email', 'social'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'it-is-ten-at-night-and-dripping',
    pillar: 'expertise',
    stage: 'use',
    question:
      'It is ten at night and something has burst, tripped or locked us out. What do we do until you get here?',
    needs: {
      types: ['hours', 'offer', 'promise', 'customer-question'],
      concepts: lemmas(`
        emergency night hour day clock round-the-clock burst leak flood call-out callout blocked
        breakdown fault storm boarding response out-of-hours overnight lockout locked smell gas within
        trip
      `),
      never: lemmas(`
        light exit training weekday saturday office enquiry email quote charger install certificate
        servicing
      `),
    },
    titles: [
      'While you wait for {brand}: the first ten minutes, read slowly and clearly',
      'Stopcock, main switch, torch: {brand} on what comes before the phone call',
      'Play this before you need it. {brand} talks you through a bad night',
    ],
    why: 'What is done before help arrives often decides how bad it gets. Nobody reads well at that hour, so it has to be known beforehand or spoken calmly.',
    angle:
      'Write it as you would say it down the phone to somebody in a nightdress with a torch in their teeth. Short sentences, one at a time, and a clear word about what not to touch.',
    beats: [
      'Begin with what is never for the householder: a smell of gas means no switches, doors open, everyone out and the national gas emergency line, and water near electrics means hands off.',
      'Choose the trouble you are rung about most at night, and record its steps at the speed of a frightened listener, with a pause after each for it to be done.',
      'Show on camera where it is turned off or made safe in three sorts of home: under the sink, under the stairs, under a lid in the pavement.',
      'Say which troubles will keep until morning, and what it costs to decide that they will not.',
      'Give what you need to hear in the first half minute of the call: where it is, whether it is getting worse and who in the house needs looking after.',
    ],
    callsToAction: [
      'Find your stopcock and your main switch tonight, while everything is working.',
      'Save the number under a name you will find in the dark.',
      'Show everybody in the house which switch is the main one.',
    ],
    tasks: [
      'Have the most experienced person on the phone rota speak the steps',
      'Get a second qualified person to check every safety line',
      'Make a card for the inside of the meter cupboard',
    ],
    objections: [
      'In the night they charge whatever they like.',
      'It always says emergency and then you get a machine.',
    ],
    formats: ['podcast', 'video', 'social', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'do-you-come-out-as-far-as-us',
    pillar: 'community',
    stage: 'discover',
    question: 'Do you come out as far as us, and would we pay for the miles?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        cover area mile surrounding serve throughout across county town village travel local base work
        postcode near establish home make street road lane unit workshop install complete build design
        team roof
      `),
      never: lemmas(`
        award born college university chapel church castle
      `),
    },
    titles: [
      'A day in a van around {place}: the lanes, the low bridge and the last job home',
      'Where does the round end? {brand} draws it on a map, with {place} for a start',
      'What houses round {place} have in common, seen from under the floor',
    ],
    why: 'People a few miles out assume that they are at the edge of everybody’s patch. They listen for the name of somewhere they know, and {place} is one that tells them how far the van goes.',
    angle:
      'Show that you know the ground and not only the postcode. Clay, salt air, hard water and the year when the estate went up are what a local firm has to sell.',
    beats: [
      'Ride along for a day that takes in {place}, and note the miles, the minutes and the one road that is always shut.',
      'Let the driver point from the window at three kinds of house and name the fault each is known for.',
      'Mark on a paper map where visits cost no more, where they begin to, and where you would honestly send people to someone nearer.',
      'Collect one thing about building here that a stranger would get wrong, such as the slate, the wind or the water pressure up the hill.',
      'Say on which days you are out that way, if there is a pattern, so that neighbours can share a journey.',
    ],
    callsToAction: [
      'Send us the first half of your postcode and ask.',
      'Find your street on the map, and tell us if we have drawn the line in the wrong place.',
      'Ask next door if they need anything while we are out your way.',
    ],
    tasks: [
      'Fix a camera to the dashboard for one legal, unhurried day',
      'Draw the map by hand',
      'Check with the office what is charged for distance',
    ],
    objections: [
      'They say they cover it and then they are always too busy.',
      'You pay town prices for a country job.',
    ],
    formats: ['social', 'video', 'blog'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'who-picks-up-when-i-ring',
    pillar: 'people',
    stage: 'return',
    question: 'When I ring on the third day because nobody has come, who picks up?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        office manager administrator admin coordinator customer service contracts project phone accounts
        scheduler operations booking support call diary voice runs answer reception wife
      `),
      never: lemmas(`
        engineer apprentice review chartered director founder site owner joiner electrician plumber
      `),
    },
    titles: [
      'An hour at the desk with {person}, who has to move tomorrow about',
      'The whiteboard that {person} looks after, and what one burst pipe does to it',
      '{person} of {brand}, on the call nobody likes to make and how to make it well',
    ],
    why: 'Most of the anger in this business is about not being told. {person} sits where a late delivery, a sick plasterer and a waiting customer meet, and can say what really goes on there.',
    angle:
      'Let the chaos be seen. A diary that falls apart by nine and is mended by ten makes people patient in a way that no apology does.',
    beats: [
      'Set up a microphone by the phone at half past seven and record {person} only, never the caller.',
      'Photograph the board or the screen at eight, at noon and at four, with names covered, and compare the three.',
      'Have {person} explain who gets moved when something has to give, and who is never moved.',
      'Ask which words on the phone get a customer helped fastest, and which ones slow everyone down.',
      'Note how {person} tells somebody bad news, in the sentences that are really used.',
    ],
    callsToAction: [
      'Ring as soon as something seems wrong, and ask for a name.',
      'Tell us which you would rather have, a call, a text or silence until it is certain.',
      'Ring about the good visits too. It is a nice change for the desk.',
    ],
    tasks: [
      'Ask the person named to choose the day',
      'Cover every name and address on the board',
      'Find out how long callers waited last week',
    ],
    objections: ['You only ever get the answering machine.', 'The office promises what the van cannot keep.'],
    formats: ['podcast', 'linkedin', 'video'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
]

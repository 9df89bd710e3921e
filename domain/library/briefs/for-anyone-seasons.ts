// Briefs for any trade on the turns of the year: beginnings, warm and rough weather, and the moved hour.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const seasonBriefs: readonly Brief[] = [
  {
    id: 'a-letter-for-the-third-week',
    themes: ['new-start'],
    moods: ['celebrate'],
    stage: 'use',
    question: 'Will I still be doing this three weeks from now?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        course class lesson membership join beginner start trial taster introductory starter plan programme
        coach train learn enrol subscription
      `),
      only: ['choice', 'taken-up'],
      never: [
        'funeral',
        'sponsor',
        'donate',
        'nursing',
        'toddler',
        'lunch',
        'dinner',
        'menu',
        'call-out',
        'callout',
        'library',
        'household',
        'school',
        'class',
      ],
    },
    titles: [
      'Posted before {occasion}, opened in week three: a letter about {label}',
      'Week one is easy. {label} at {amount}: when it gets hard, and what helps then',
      'To whoever starts with us around {occasion}: do not open this until you want to stop',
    ],
    why: 'Around {occasion}, everybody talks to people who are about to begin. The same people will need a kind word three weeks on, when nobody is writing to them.',
    angle:
      'Address the reader who is thinking of giving up. Put nothing in the letter that would be news in the first week, and let {label} be weighed against stopping, fairly.',
    beats: [
      'Collect from those who run {label} what beginners say in the third week, in the words they use.',
      'Answer each remark in two lines, with one small thing to change before the next time.',
      'Include somebody who stopped and was right to.',
      'Say what becomes of the {amount} if they miss a week, pause or leave.',
      'Seal the letters in front of a camera, and show the pile with the date on which they go out.',
    ],
    callsToAction: [
      'Keep the envelope shut as long as you can.',
      'Tell us the week in which you usually stop.',
      'Not this time? Then keep the page for the next try.',
    ],
    production: [
      { weeksBefore: 6, task: 'Interview two people who began a year ago and one who stopped' },
      { weeksBefore: 5, task: 'Check the terms for missed weeks, pauses and leaving' },
      { weeksBefore: 3, task: 'Write one page and let a beginner cross out what is preachy' },
      {
        weeksBefore: 1.5,
        task: 'Print and seal the letters, or schedule them for three weeks after the day',
      },
      { weeksBefore: 1, task: 'Send the announcement with a picture of the sealed pile' },
    ],
    objections: ['I have begun things before, and I know how it ends.'],
    formats: ['email', 'linkedin', 'video'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-the-dark-months-hid',
    themes: ['spring'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'What have I been walking past all winter?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        clean repair paint wash tidy garden lawn hedge fence window gutter roof car polish sharpen restore
        patio carpet oven drain chimney
      `),
      never: [
        'funeral',
        'memorial',
        'grave',
        'dog',
        'puppy',
        'hair',
        'beard',
        'nail',
        'skin',
        'tooth',
        'flush',
        'chemical',
        'boiler',
        'larch',
        'oak',
        'porch',
        'extension',
        'conservatory',
      ],
    },
    titles: [
      'You walked past it all winter: {label} for {amount}, before {occasion}',
      'Show {brand} what the dark months hid. We answer before {occasion}',
      'Ten murky photographs, one question each, and when {label} can wait a year',
    ],
    why: 'The first bright week shows up what nobody saw in the dark. People notice it on the way out, mean to see to it, and have forgotten by evening.',
    angle:
      'Look together before you offer anything. Sort what comes in into now, later and leave it be, and make the third heap an honest one.',
    beats: [
      'Start with your own: photograph the worst corner of the premises in daylight.',
      'Call for pictures of things walked past since autumn, one line of text with each.',
      'Sort the first ten on a table, on camera, and give the pencil to whoever knows most about {label}.',
      'Name what {amount} covers for one of them and what it leaves undone.',
      'Close with the picture that needs nothing but a bucket and an hour.',
    ],
    callsToAction: [
      'Send the picture first and decide about it later.',
      'Ask which heap yours belongs to.',
      'Take a bucket to it this weekend, and tell us how it went.',
    ],
    production: [
      { weeksBefore: 5, task: 'Photograph your own neglected corner on a bright morning' },
      { weeksBefore: 4, task: 'Put out the call for pictures, with a line on how they will be used' },
      { weeksBefore: 3, task: 'Set aside an hour with whoever does the work, and film the sorting' },
      { weeksBefore: 2, task: 'Answer everyone who sent something, shown or not' },
      { weeksBefore: 1, task: 'Publish the ten with their verdicts' },
    ],
    objections: ['If you ask a firm, everything needs doing at once.'],
    formats: ['social', 'video', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'shade-shelter-and-a-bench',
    themes: ['summer'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'Is there somewhere to sit, drink something and get out of the sun?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        garden terrace courtyard outdoor outside park river beach walk car station street square view lake sea picnic path bus
        village centre harbour trail hill
      `),
      never: ['burial', 'cemetery', 'grave', 'funeral'],
    },
    titles: [
      'Shade, shelter and a bench: {place} drawn by hand ahead of {occasion}',
      'Where {brand} sends people in {place} who cannot stand another minute of sun',
      '{occasion} on foot: a slow map of {place}, with taps, steps and places to sit',
    ],
    why: 'Ahead of {occasion}, people plan where they will go. Once there, what they look for in {place} is shade, a tap, a lavatory and a seat, and no map shows those together.',
    angle:
      'Draw it for the slowest walker in the party. Leave most of the paper for what belongs to everybody, and put yourself in as one small mark.',
    beats: [
      'Walk the streets or paths named in the quoted sentence at the hottest hour, with a notebook.',
      'Mark each bench, tap, tree, awning and open lavatory, with the hours at which it is of use.',
      'Have somebody with a pram or a stick follow the route, and strike out what does not work.',
      'Redraw it by hand on one page that can be read at arm’s length in full sun.',
      'Give the map a wet-weather side with the roofs under which a family may stand.',
    ],
    callsToAction: [
      'Take the map, and add the bench we have missed.',
      'Carry one for whoever walks slowest with you.',
      'Fill your bottle here in passing, no purchase asked.',
    ],
    production: [
      { weeksBefore: 7, task: 'Walk the route on a warm afternoon and note what is there' },
      { weeksBefore: 5, task: 'Test the route with a pram, a stick or a wheelchair' },
      { weeksBefore: 4, task: 'Check opening times of the public places shown' },
      { weeksBefore: 3, task: 'Draw the two sides and proofread every name' },
      { weeksBefore: 2, task: 'Print a small pile and leave some with neighbours' },
      { weeksBefore: 1, task: 'Put the map online as a picture that can be saved' },
    ],
    objections: ['A telephone shows me all of that already.'],
    formats: ['blog', 'social', 'events'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'who-decides-at-six-in-the-morning',
    themes: ['autumn', 'winter'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'Will it still go ahead if the weather turns?',
    needs: {
      types: ['condition', 'rule', 'promise'],
      concepts: lemmas(`
        weather rain snow ice frost storm flood wind cold sleet fog cancel postpone delay outdoors winter
        indoors slippery thaw close road
      `),
      only: ['long-sentence'],
      never: ['grief', 'bereavement', 'funeral', 'tax', 'oven', 'microwave', 'fridge', 'tile', 'silicone'],
    },
    titles: [
      '{occasion}: how you will hear from {brand} if the weather turns',
      'Ice at six in the morning: who decides at {brand}, on what, and when you know',
      'For the back of the door: {brand} in wind and weather, before {occasion}',
    ],
    why: 'Rough weather sends people to the telephone to ask one thing, at an hour when nobody answers. They would rather have known beforehand how it is decided.',
    angle:
      'Publish the decision and how it is come by: who looks at what, at which hour, and where the answer appears. Keep jokes about the forecast out of it.',
    beats: [
      'Set the quoted sentence at the head, since it is what people will hold you to.',
      'Describe the last time it came to that, hour by hour, and what you would do otherwise.',
      'Name whoever decides, whoever stands in, and the hour at which the answer is up.',
      'List what still happens in any weather and what moves to another day.',
      'Rehearse it once: send the message to the whole staff at six, and count who saw it.',
    ],
    callsToAction: [
      'Pin the page up, and hope you never need it.',
      'Check that we have the right number for you.',
      'Unsure on the day? Look before you set out.',
    ],
    production: [
      { weeksBefore: 6, task: 'Reconstruct the last rough day from messages and the rota' },
      { weeksBefore: 5, task: 'Agree who decides, who stands in and at what hour' },
      { weeksBefore: 4, task: 'Check the terms on cancelling, moving and refunds' },
      { weeksBefore: 3, task: 'Rehearse the message with everyone on the staff' },
      { weeksBefore: 1.5, task: 'Print the page and ask customers for their present numbers' },
      { weeksBefore: 1, task: 'Send the page to everyone with a booking or an order' },
    ],
    objections: ['In the end I shall have to ring anyway.'],
    formats: ['linkedin', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'next-week-s-light-today',
    themes: ['clocks'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Will it be light or dark when I get there?',
    needs: {
      types: ['clock'],
      concepts: lemmas(`
        open close door start begin morning evening afternoon class session service breakfast dinner supper lunch
        performance arrive finish bell shift walk light dark
      `),
      never: ['funeral', 'memorial', 'emergency', 'snow', 'oven', 'fire', 'midnight'],
    },
    titles: [
      '{occasion}: what the sky over {brand} will be doing at {clock}',
      'Same {clock}, other sky: next week’s light, seen early from {brand}',
      '{occasion}, and nothing looks the same at {clock}: one door, two pictures',
    ],
    why: 'Ahead of {occasion}, people work out what the moved hour does to their sleep. What it does to {clock}, and to the way there and home, takes them by surprise.',
    angle:
      'The light of next week can be seen already, one hour to the side of {clock}. Go and stand in it with a camera, and show people what they are in for.',
    beats: [
      'Look up sunrise and sunset for the week before and the week after the change.',
      'Photograph your door at {clock}, then again at the hour that will have that name next week.',
      'Mark on both pictures where someone on foot needs a torch, sunglasses or another coat.',
      'Interview whoever unlocks about the first morning after the change in other years.',
      'Print the quoted sentence under the pair, with a note that {clock} stays {clock}.',
    ],
    callsToAction: [
      'Set out by the new light once before you have to.',
      'Tell us which of the two pictures you prefer.',
      'Wake the clock in the hall first, then read on.',
    ],
    production: [
      { weeksBefore: 3, task: 'Note the times of sunrise and sunset on either side of the change' },
      { weeksBefore: 2.5, task: 'Check that no hour of yours shifts with the clocks' },
      { weeksBefore: 2, task: 'Photograph the door twice from one spot on a clear day' },
      { weeksBefore: 1, task: 'Replace bulbs on the way to the door' },
      { weeksBefore: 0.5, task: 'Publish the two pictures side by side' },
    ],
    objections: ['My telephone changes by itself, so why should I care?'],
    formats: ['social', 'video', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]

// Briefs for the trades on their own weeks, on empty houses, paper and money, energy and the skill of the hands.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const tradesBriefsTwo: readonly Brief[] = [
  {
    id: 'two-pieces-no-names',
    themes: ['learning', 'trade-week'],
    trades: ['trades-and-building'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Is it a trade worth learning, and can you see who is good at it?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        apprentice train qualified joiner carpenter electrician plumber roofer decorator bricklayer
        plasterer tiler fitter skill college craftsman engineer foreman landscape garden heating master
      `),
      never: ['memorial', 'die', 'dog', 'accounts'],
    },
    titles: [
      'Whose is whose? {person} and a colleague do one task twice, for {occasion}',
      'Two pieces of work and no names: can you tell which of them {person} did?',
      'Years apart at one bench: {brand} sets them one exercise for {occasion}',
    ],
    why: 'Ahead of {occasion}, skill is praised in general. The young and the customers alike would sooner see two people at the same plain task, and judge for themselves.',
    angle:
      'Play it as a guessing game without a loser. If the beginner’s piece turns out the tidier, that is the better story, and {person} should be the one to say so.',
    beats: [
      'Choose the exercise that beginners in your trade are set: a bend, a joint, a board to wire, an edge to cut in.',
      'Pair {person} with somebody from the other end of the ladder, and give both the same material, tools and time.',
      'Film nothing but the hands, while each says aloud what they are watching for.',
      'Take the names off, and have customers, school leavers and a colleague from another firm guess.',
      'Reveal who did which beside the quoted sentence, with what each would copy from the other.',
    ],
    callsToAction: [
      'Guess first, and say what gave it away.',
      'Show it to somebody who is choosing what to learn.',
      'Look for the same spot in your own house.',
    ],
    production: [
      { weeksBefore: 6, task: 'Agree on the exercise, and get a yes from both' },
      { weeksBefore: 5, task: 'Set aside a morning, and lay out two equal heaps of material' },
      { weeksBefore: 4.5, task: 'Film the hands with a clock in the frame' },
      { weeksBefore: 3, task: 'Show the pieces to ten people, and count the guesses' },
      { weeksBefore: 2, task: 'Let both see the cut before anyone else' },
      { weeksBefore: 0.5, task: 'Publish the film, with the names in the last five seconds' },
    ],
    objections: ['Beginners only carry things for the first two years.'],
    formats: ['video', 'social', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'older-than-the-firm',
    themes: ['trade-week', 'heritage'],
    trades: ['trades-and-building'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'How long does a thing last that was put in properly?',
    needs: {
      types: ['founded'],
      concepts: lemmas(`
        family business firm company plumb electric roof build joiner decorate heating establish found generation trade carpenter
        landscape contractor local father
      `),
      never: ['die', 'memorial', 'war'],
    },
    titles: [
      'Anything at home older than {year}? {brand} goes looking, for {occasion}',
      'Still dripping, still switching, still shut: what was fitted before {year}?',
      'Wanted by {occasion}: the tap, slate, hinge or switch that has outlived everybody',
    ],
    why: '{brand} has been about since {year}, and meets things every week that are older. People live with them for decades, and look properly when somebody asks.',
    angle:
      'Be the admirer, and leave the salesman at home. If a find from before {year} is in better order than a new one, print that.',
    beats: [
      'Name four classes that suit your trade, a tap, a slate, a hinge or a switch for instance, and what counts as proof of age.',
      'Begin with your own entry: the oldest thing in the workshop that is still used every week.',
      'Call on the three best finds, and let each owner tell how theirs has survived.',
      'Pass one line of judgement on each: sound, sound with care, or beautiful and not to be trusted.',
      'Draw the winner, the house and the year {year} on one line of time, with the quoted sentence at its place.',
    ],
    callsToAction: [
      'Go round with a torch, and send us the oldest thing that still works.',
      'Ask your grandmother before you ask the internet.',
      'Think yours cannot be beaten? Prove the year.',
    ],
    production: [
      { weeksBefore: 7, task: 'Fix the classes, the proof of age and a modest prize' },
      { weeksBefore: 6, task: 'Photograph the oldest thing in the workshop' },
      { weeksBefore: 5, task: 'Put out the call, to the local paper and the museum as well' },
      { weeksBefore: 3, task: 'Visit the owners of the three best, and ask what may be shown' },
      { weeksBefore: 2, task: 'Check the dates with a collector or an old catalogue' },
      { weeksBefore: 0.5, task: 'Publish the finds, and hand over the prize' },
    ],
    objections: ['Old is not the same as good.'],
    formats: ['social', 'events', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'a-label-on-the-stopcock',
    themes: ['winter', 'bank-holiday', 'festive'],
    trades: ['trades-and-building'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'What do I turn off, and where is it?',
    needs: {
      types: ['promise', 'rule'],
      concepts: lemmas(`
        emergency call-out callout burst leak flood storm round-the-clock out-of-hours breakdown urgent pipe
        frozen stopcock tarpaulin damage rapid
      `),
      never: [
        'vet',
        'dental',
        'tax',
        'funeral',
        'landscape',
        'office',
        'gate',
        'open',
        'old',
        'insulation',
        'tile',
      ],
    },
    titles: [
      'A luggage label for the stopcock: four lines to fill in before {occasion}',
      'Which way does it turn? {brand} hands out string ahead of {occasion}',
      'For whoever is alone in the house over {occasion}: four lines on a piece of card',
    ],
    why: 'Over {occasion}, one house stands empty and the next is full of guests. Whoever knows where the water turns off is seldom the one who is in, and the first five minutes decide what gets wet.',
    angle:
      'Leave people able to stop the damage by themselves, then say honestly what you can do at that hour. A label needs neither battery nor signal.',
    beats: [
      'Give the label four lines: where it is, which way it turns, what to switch off next, whom to ring.',
      'Film it being tied on in three unlike homes, one of them with the tap under a hedge.',
      'Print the quoted sentence on the back, with the days, the hours and the area for which it holds.',
      'Hand the label to a teenager who has not been told anything, and start the clock.',
      'Put the emergency numbers for water, gas and power above your own.',
    ],
    callsToAction: [
      'Tie it on tonight, and try the tap once while you are there.',
      'Point it out to whoever minds the house.',
      'Print your own, or ask the fitter for one.',
    ],
    production: [
      { weeksBefore: 6, task: 'Settle who is on call, and how far they will drive' },
      { weeksBefore: 5, task: 'Check the emergency numbers for water, gas and power' },
      { weeksBefore: 4, task: 'Order the labels and a ball of string' },
      { weeksBefore: 3, task: 'Film the tying on in three homes' },
      { weeksBefore: 2, task: 'Put a bundle of labels into every van' },
      { weeksBefore: 1, task: 'Send the version to print at home to all customers' },
    ],
    objections: ['If it came to that, I should simply ring somebody.'],
    formats: ['email', 'video', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'the-paper-in-the-kitchen-drawer',
    themes: ['money'],
    trades: ['trades-and-building'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'Which of these bits of paper must I keep, and for how long?',
    needs: {
      types: ['statement', 'promise', 'free'],
      concepts: lemmas(`
        quote guarantee invoice certificate insurance deposit vat contract receipt itemised workmanship
        warranty certified document
      `),
      never: ['death', 'gambling', 'divorce', 'cookie'],
    },
    titles: [
      'Seven papers worth keeping after the van has gone: one drawer, before {occasion}',
      'Where did the guarantee go? {brand} tips out a drawer ahead of {occasion}',
      'Keep, file, throw away: the paper that a job leaves behind, with years marked on it',
    ],
    why: 'Around {occasion}, people look for a receipt and find a heap. What a job at home leaves on paper is worth most on the day nobody can find it: a leak, a sale, a question from the accountant.',
    angle:
      'Be the person who tidies. Say of each sheet who will ask for it, until when, and what happens if it is lost.',
    beats: [
      'Empty one real drawer on a table, and sort quotation, invoice, guarantee, certificate, manual and the rest.',
      'Write on each heap who may ask for it one day: a buyer, an insurer, a tax office, another tradesman.',
      'Find the paper on which the quoted sentence stands, and read its conditions aloud as well as its promise.',
      'Mark how long each is kept, with a gap wherever an accountant or a solicitor would have to say.',
      'Show how to ask you for a copy of anything that you issued.',
    ],
    callsToAction: [
      'Sort one drawer before the evening is out.',
      'Ask us for a copy of whatever we gave you.',
      'Photograph every sheet that has a date on it.',
    ],
    production: [
      { weeksBefore: 6, task: 'Find a customer with a full drawer and a sense of humour' },
      { weeksBefore: 5, task: 'Black out names and sums, then photograph the heaps' },
      { weeksBefore: 4, task: 'Have an accountant look at every number of years' },
      { weeksBefore: 3, task: 'Settle how copies are asked for, and who sends them' },
      { weeksBefore: 1.5, task: 'Lay the list out as a sheet for the inside of a cupboard door' },
      { weeksBefore: 1, task: 'Publish the sheet with the pictures' },
    ],
    objections: ['I can always ring and ask what was agreed.'],
    formats: ['blog', 'email', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'the-meter-at-bedtime',
    themes: ['environment'],
    trades: ['trades-and-building'],
    moods: ['awareness', 'celebrate'],
    stage: 'consider',
    question: 'Would it bring our bills down, or only make us feel better?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        insulation heat pump solar panel radiator window glazing draught battery thermostat energy smart
        cavity loft underfloor ventilation renewable cylinder efficient boiler install upgrade
      `),
      never: ['chimney', 'garden', 'certificate', 'report', 'service'],
    },
    titles: [
      'Read the meter at bedtime and at breakfast: a week of sums before {label}',
      'What a house uses in its sleep: {label}, weighed up ahead of {occasion}',
      'One pencil and seven nights: {brand} sets a household test for {occasion}',
    ],
    why: 'Ahead of {occasion}, people are told to use less by somebody who has never seen their house. What it takes while everyone is asleep can be found by anybody, and says where to begin.',
    angle:
      'Start with the pencil, and let the figure decide. For some homes the answer is a closed door and a lagged pipe, and admitting it makes the case for {label} in the others.',
    beats: [
      'Note one meter at bedtime and at breakfast for seven nights, with the weather beside it.',
      'Switch off one suspect a night, the fridge in the garage or the towel rail, and watch the line.',
      'Compare three homes: a flat, a semi, and a draughty one with a view.',
      'Work out with the quoted line in hand which part of the figure {label} could change, and which it could not touch.',
      'Publish the household for which the sums came out against you.',
    ],
    callsToAction: [
      'Start tonight, with a pencil tied to the meter.',
      'Copy the table, and cross out what does not apply.',
      'Show us the seven nights when you ask for advice.',
    ],
    production: [
      { weeksBefore: 6, task: 'Recruit three households, your own among them' },
      { weeksBefore: 5, task: 'Draw up the table, with room for weather and remarks' },
      { weeksBefore: 4, task: 'Read the meters for a week, and collect the sheets' },
      { weeksBefore: 2.5, task: 'Get the sums checked by somebody who did not write them' },
      { weeksBefore: 1.5, task: 'Ask the three households whether their figures may be shown' },
      { weeksBefore: 0.5, task: 'Publish the table twice, empty and filled in' },
    ],
    objections: ['One house makes no difference.'],
    formats: ['blog', 'linkedin', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
]

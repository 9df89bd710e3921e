// Moves on what is given for nothing and on what people need: what it would cost, who leaves it, how one notices and how one asks.
import type { Entry } from '../entry.ts'

/** What nobody weighs up, takes up or would have to be thanked for. */
const trifles = ['park', 'parking', 'deliver', 'delivery', 'postage', 'wifi']

/** To these a need is what a customer orders, and nothing that a neighbour notices or blushes over. */
const tradesWhoseNeedsAreOrders = [
  'agency-and-consulting',
  'fitness',
  'food-and-drink',
  'health-and-dental',
  'trades-and-building',
]

export const givenAndNeededMoves: readonly Entry[] = [
  {
    id: 'a-bill-for-nothing',
    pillar: 'offer',
    stage: 'consider',
    question: 'What would that cost if somebody charged for it?',
    needs: { types: ['free'], concepts: [], never: trifles },
    titles: [
      'A bill that comes to nothing, itemised by {brand} down to the petrol',
      'Amount due: nil. Each line above it still has a figure, and we filled them in',
      'Invoiced, then struck through: {brand} writes out what it gives away',
    ],
    why: 'What carries no price is easily taken for worthless, by those who use it and by those who quietly pay for it. A proper bill with a line through it shows the size of the present.',
    angle:
      'Draw it up like any other account, with hours, miles and wear, and then cancel it in red. No appeal for money anywhere near it: the arithmetic should be allowed to stand there in silence.',
    beats: [
      'Follow what is given from beginning to end once, and list all that goes into it, from minutes to milk.',
      'Put the going rate against each line, with a note of where you looked it up.',
      'Ask the giver for the entry that they would never have thought of charging.',
      'Strike out the total by hand, in one movement, as the only moving picture.',
      'Say in a sentence who bears it in the end, and for how long that is settled.',
    ],
    callsToAction: [
      'Guess the sum before you read the bottom line.',
      'Use it. It has been written off already.',
      'Draw up such a bill for something that you do unpaid.',
    ],
    tasks: [
      'Accompany one case with a notebook',
      'Look up three going rates',
      'Have whoever keeps the accounts look over it',
    ],
    objections: ['Now you are making me feel guilty.'],
    formats: ['social', 'linkedin', 'blog', 'email'],
    objectives: ['inform', 'educate', 'inspire'],
    sensitivity: 'money',
  },
  {
    id: 'left-on-the-plate',
    pillar: 'proof',
    stage: 'decide',
    question: 'If it costs nothing, why does not everybody take it?',
    needs: { types: ['free'], concepts: [], never: trifles },
    titles: [
      'Free, and still left on the plate: five people tell {brand} what held them back',
      'Nothing to pay, few takers. Pride, parking and other honest reasons',
      'Why would anybody refuse? {brand} listens to those who did',
    ],
    why: 'Whoever hesitates before a free thing believes that nobody else is as suspicious or as proud. Finding their own reason in somebody else’s mouth is often enough to set them moving.',
    angle:
      'Collect reasons as a doctor takes a history, without once saying "but". Sort them by what you could change tomorrow, and then change one before publishing.',
    beats: [
      'Seek out people who knew of it and let it be, and thank them for their time first.',
      'Open with a general question, why do people leave such things, and let them come round to themselves.',
      'Put each reason in a line of its own, from "I thought it was for others" to "no bus after six".',
      'Pick the one that is your fault, and remove it this week: a word, a form, an hour.',
      'Report what you did, on whose suggestion, and whether anyone has come since.',
    ],
    callsToAction: [
      'Is your reason in the list? Then it is allowed for.',
      'Add the one that we have not heard yet.',
      'Tell somebody who is too proud, without saying it is from you.',
    ],
    tasks: [
      'Find five who stayed away, by way of those who came',
      'Choose in advance what you are free to change',
      'Keep all of them nameless',
    ],
    objections: ['Some people simply do not want it.'],
    formats: ['podcast', 'blog', 'linkedin', 'social'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'the-first-to-take-it-up',
    pillar: 'community',
    stage: 'return',
    question: 'Who has had it already, and did they have to do anything for it?',
    needs: { types: ['free'], concepts: [], never: trifles },
    titles: [
      'Taken up on Tuesday, told by Friday: one person’s week with something free',
      'Somebody tried it first, so that you need not. Their notes for {brand}, unedited',
      'Before, during, a day later: three postcards home from a thing that {brand} gives',
    ],
    why: 'The unknown weighs more than the cost. Those who have been through it remember the small embarrassments, where to ring, what to say, whether to bring cake, and these are what others want to hear.',
    angle:
      'Three short messages from one person at three moments, with the feelings that belonged to each. You add nothing apart from a date and, at the very end, a correction where the facts need one.',
    beats: [
      'Invite somebody who is about to take it up to send you a few lines before, during and a day afterwards.',
      'Set no questions beyond "what is on your mind?" and promise that dull is fine.',
      'Publish the three as they arrive, so that nobody knows yet how it turns out.',
      'Underneath, explain any step that puzzled the writer.',
      'Ask them lastly what they would whisper to the next in line.',
    ],
    callsToAction: [
      'Be the next to write three postcards.',
      'Whisper your own hint to whoever comes after.',
      'Ask the writer something, and we will pass it on.',
    ],
    tasks: [
      'Find a willing writer with a date in the diary',
      'Agree what stays private, and read it over together',
      'Photograph three real postcards',
    ],
    objections: ['You will have chosen someone grateful.'],
    formats: ['email', 'social', 'podcast', 'video'],
    objectives: ['inspire', 'inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'signs-one-could-notice',
    pillar: 'expertise',
    stage: 'discover',
    question: 'How would I notice that somebody near me needs that?',
    needs: { types: ['need'], concepts: [] },
    titles: [
      'Curtains, bins, unanswered bells: what tells a neighbour that it is time',
      'Half a sentence too long at the door. {brand} on the signs one might notice',
      'Seen from across the road: five small things that {brand} would look twice at',
    ],
    why: 'Those who need something most are often the last to say it. Somebody close by has usually seen the sign and thought nothing of it, or not dared to think.',
    angle:
      'Train the eye and never the suspicion. Every sign comes with two innocent explanations beside the serious one, and with a next step that offends nobody.',
    beats: [
      'Ask the people who meet it every week what they wish the neighbours or the family had noticed sooner.',
      'Choose five signs that anybody may see without prying.',
      'Explain for each what else it could mean, so that nobody rushes in.',
      'Word the opening remark that one might make over a hedge or by the till.',
      'Say where to turn if it is serious, and where if it is only a feeling.',
    ],
    callsToAction: [
      'Think of one door, and look at it differently on your way home.',
      'Learn the opening remark by heart.',
      'Noticed something? Ring before you are certain.',
    ],
    tasks: [
      'Speak to three people with experience of it',
      'Have somebody who knows the field read the five signs',
      'Make certain that the number given is staffed',
    ],
    objections: ['It is none of my business.'],
    formats: ['blog', 'social', 'podcast', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
    notFor: tradesWhoseNeedsAreOrders,
  },
  {
    id: 'how-one-asks-for-it',
    pillar: 'people',
    stage: 'use',
    question: 'How does one ask for that without blushing?',
    needs: { types: ['need'], concepts: [] },
    titles: [
      'Eight ways to begin the call, none of which needs a long explanation',
      'You may also just say your name and wait. {brand} on asking for it',
      'What do people say first? {brand} collects opening words from the telephone',
    ],
    why: 'The hardest part lies before the first word. With a ready-made opening in their hand, people ring on the day they meant to and not three weeks later.',
    angle:
      'Give away phrases and no advice. They have to sound like people, hesitations included, and one should be for those who are asking on somebody else’s account.',
    beats: [
      'Get those who pick up the telephone to recall how callers start, and jot down eight openings with every name taken out.',
      'Read them aloud in eight voices, without music.',
      'Follow each with the first thing that the caller will hear in reply.',
      'Include the call on which hardly anything was said and which went well all the same.',
      'Show the room and the chair at the other end, with nobody in it.',
    ],
    callsToAction: [
      'Borrow the third one. It has worked before.',
      'Write yours on a slip, and lay it beside the telephone.',
      'Not yet? Keep this somewhere that you will come across it.',
    ],
    tasks: [
      'Change the openings until nobody could know themselves',
      'Record the voices of friends rather than clients',
      'Check who answers, and at what hours',
    ],
    objections: ['Others need it more than I do.'],
    formats: ['podcast', 'video', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'health',
    notFor: tradesWhoseNeedsAreOrders,
  },
]

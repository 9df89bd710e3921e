// Moves on a named person at close range: what they keep saying, what they turn down and a chair across from them.
import type { Entry } from '../entry.ts'

export const personUpCloseMoves: readonly Entry[] = [
  {
    id: 'the-phrase-they-keep-using',
    pillar: 'people',
    stage: 'discover',
    question: 'What are they always saying?',
    needs: { types: ['person', 'deed'], concepts: [] },
    titles: [
      'Overheard, tallied, framed: the phrase {person} uses more than any other',
      'How often in one week? {person} and the phrase on everybody’s tally sheet',
      'Listen out for it: a pet phrase of {person}, and what {brand} takes it to mean',
    ],
    why: 'Everybody has a phrase that they no longer hear themselves use. It gives away what they care about more surely than an interview, for in an interview one is on one’s guard.',
    angle:
      'Count first and ask afterwards. The affection should be audible throughout, and the phrase must be one that its owner can laugh at.',
    beats: [
      'Agree in secret with three colleagues on a phrase, and let each keep a tally for a week.',
      'Note what had just happened every time: a late train, a good result, a full kettle.',
      'Confront {person} with the sheet, and let the camera run on their face.',
      'Search together for where it came from: a father, a foreman, a film.',
      'Translate it for outsiders, in the two meanings that it has, cheerful and grave.',
    ],
    callsToAction: [
      'What do you keep saying? Ask whoever sits nearest.',
      'Use it on them the next time you meet.',
      'Guess the phrase from what set it off.',
    ],
    tasks: [
      'Choose a phrase that is theirs and harmless',
      'Hand out three tally sheets',
      'Get their laugh, or their veto, before it goes out',
    ],
    objections: ['That is an office joke.'],
    formats: ['social', 'podcast', 'video'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'what-they-turn-down',
    pillar: 'proof',
    stage: 'decide',
    question: 'Do they ever say no, and to what?',
    needs: { types: ['person', 'deed'], concepts: [] },
    titles: [
      'Ask {person} for this and the reply is no, kindly meant and fully explained',
      'Four refusals by {person}, the regret in one of them, and where people went instead',
      '{person} has a short list of things to decline. {brand} got leave to print it',
    ],
    why: 'A yes from somebody who cannot say no is worth little. The refusals draw the edge of what a person stands for, and save a good many people an awkward conversation.',
    angle:
      'Regret is more interesting than principle. Look for the no that was hard to say, and for the one that turned out to be wrong.',
    beats: [
      'Recall with {person} four things they declined over the past year, leaving out who had asked.',
      'Have them repeat the actual words, since the manner of a no is half of it.',
      'Ask at each for the rule behind it, and how old that rule is.',
      'Follow up one of the four: where did it go, and was it better off there?',
      'Reopen one refusal, live, and see whether it holds.',
    ],
    callsToAction: [
      'Ask anyway. There are things they have never been asked.',
      'What did you last decline with regret?',
      'Wondering whether yours would be a no? A line will tell you.',
    ],
    tasks: [
      'Pick cases that nobody could recognise',
      'Check that the alternatives are still there',
      'Agree on how the answer is worded nowadays',
    ],
    objections: ['Refusing people is nothing to be proud of.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'a-free-chair-at-lunch',
    pillar: 'community',
    stage: 'return',
    question: 'Could I sit with them for half an hour, without wanting anything?',
    needs: { types: ['person', 'deed'], concepts: [] },
    titles: [
      'Bring a sandwich: there is a free chair opposite {person} once this month',
      'No talk, no slides, no notes. Lunch across the table from {person}',
      'Half an hour, two chairs, {person} on one of them, and {brand} puts the kettle on',
    ],
    why: 'What people most want from those who know is not a lecture but half an hour of ordinary company. It is the one thing that nobody can download.',
    angle:
      'Keep it tiny and keep it regular. One guest at a time, drawn out of a hat, and nothing is recorded; what gets told afterwards is told by the guest.',
    beats: [
      'Settle one lunch hour a month that {person} would have spent sitting down in any case.',
      'Invite names for the hat, and say in so many words that no reason is needed.',
      'Draw on camera, with as little ceremony as possible.',
      'Let the guest send two lines afterwards: what they had not expected, and what was in the sandwich.',
      'Hang these up in a row, where the next can read them.',
    ],
    callsToAction: [
      'Put your name in the hat.',
      'Give your turn to somebody who would never ask.',
      'Whom should we persuade to sit there next month?',
    ],
    tasks: [
      'Find a table that is quiet and not too grand',
      'Let both of them call it off on the day',
      'Ask about allergies before offering anything',
    ],
    objections: ['I would not know what to say.'],
    formats: ['events', 'social', 'email'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
]

// What is asked about when: evenings and weekends, the rush, presents, and whether it is time again.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const calendar: readonly Entry[] = [
  {
    id: 'are-you-open-when-i-am-free',
    pillar: 'season',
    stage: 'decide',
    question: 'Are you open at a time when people with jobs can come?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open close hour monday saturday evening day daily week appointment late early time am pm noon
        bank call office
      `),
    },
    titles: [
      'The best hour at {brand} for people who work all week',
      'Early, late or at lunch: when to catch {brand} if your days are full',
      'Which hour is yours? The week here, seen through three busy people',
    ],
    why: 'People with full days read opening hours as a list of times when they cannot come. One useful hour, pointed out, changes that.',
    angle:
      'Take three awkward diaries, such as shift worker, school run and commuter, and find each one an hour. If one of them has none, that is worth knowing.',
    beats: [
      'Lay the published hours over three real weeks, and mark where they meet.',
      'Find out from whoever is there which hour is calmest, and what can be settled in it.',
      'Say what can be done outside the hours, and by what means.',
      'Give the last moment at which it still makes sense to arrive.',
    ],
    callsToAction: [
      'Tell us the hour you could manage, and we will see what we can do.',
      'Try the calm hour this week and bring a book.',
      'Vote for one late evening; if enough of you want it, we will try it.',
    ],
    tasks: [
      'Count who comes at which hour for a fortnight',
      'Draw three weeks with the hours laid over them',
      'Ask the team what a late evening would take',
    ],
    objections: ['By the time I am home, everything is shut.'],
    formats: ['social', 'email', 'linkedin'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-far-ahead-must-i-ask',
    pillar: 'season',
    stage: 'decide',
    question: 'How far ahead do I have to ask to be in time?',
    needs: {
      types: ['process', 'offer', 'statement', 'customer-question', 'promise'],
      concepts: lemmas(`
        book advance ahead early late wait waitlist busy peak christmas summer weekend limited space
        deadline notice preorder
      `),
    },
    titles: [
      'The last sensible day to ask {brand}, month by month through the year',
      'Too early, just right, too late: when people get in touch with {brand}',
      'Somebody always asks two days too late. How not to be them this year',
    ],
    why: 'The same people miss out each year for want of a date. Given one in good time, with a reason, they are grateful and the rush is smaller.',
    angle:
      'Print the dates as a farmer’s almanac would: month, what is coming, latest day to ask. Tell the story of the one who was late and how it turned out.',
    beats: [
      'Find the three times last year when people had to be turned away, and by how many days they were late.',
      'Set a latest sensible day for each of the coming four months.',
      'Ask the person who says no what they can still do for somebody who is late.',
      'Warn of the gap that looks quiet and is not.',
    ],
    callsToAction: [
      'Write the latest day in your diary, and then the day before it.',
      'Ask now for what you will need in three months.',
      'Late already? Ring us and be nice.',
    ],
    tasks: [
      'Look up when people were turned away',
      'Set the dates with whoever keeps the diary',
      'Lay them out as a small almanac',
    ],
    objections: ['They only say that to make people book.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'would-it-make-a-present',
    pillar: 'season',
    stage: 'discover',
    question: 'Would it make a good present, and for whom?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        gift voucher present christmas birthday card experience box hamper personalised wrap occasion
        treat surprise certificate anniversary basket engraved
      `),
    },
    titles: [
      'Who would be glad of {label}, and who would quietly put the card in a drawer',
      '{label} as a present that gets used: the card, the date and the nudge',
      'The presents people use and the ones they keep meaning to, from {brand}',
    ],
    why: 'People short of an idea are grateful for one that is not another candle. They also know how many such presents are never used.',
    angle:
      'Start from the presents that failed. Tell people how to give {label} so that it is used within a month, including whom not to give it to.',
    beats: [
      'Find out how many given ones are never taken up, and when the rest are.',
      'Describe the person who is delighted, and the one who is only polite.',
      'Suggest what to write on the card so that it gets used, with a date in it.',
      'Say what happens if it does not suit them after all.',
      'Give the last day on which it can still be arranged.',
    ],
    callsToAction: [
      'Give it with a date already pencilled in.',
      'Dig out the one you were given, and use it this month.',
      'Describe the person in a line, and we will say yes or no.',
    ],
    tasks: [
      'Count how many are never taken up',
      'Ask two people who were given one',
      'Write three lines for the card',
    ],
    objections: ['It looks as if I could not think of anything.'],
    formats: ['social', 'email', 'video', 'events'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'is-it-time-again',
    pillar: 'season',
    stage: 'return',
    question: 'Is it time to have it looked at again?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        annual service check checkup inspect maintain test clean boiler tyre hygienist review overhaul
        chimney gutter prune eye hearing tune sharpen
      `),
    },
    titles: [
      'Is it time for {label} again? A look and a listen before you book',
      'How often to think of {label}, according to the people at {brand}',
      'What you would notice first if you left it for another whole year',
    ],
    why: 'Reminders that come by the calendar are ignored. People act on a sign that they can see, hear or feel for themselves.',
    angle:
      'Teach the signs and then let people off if there are none. Being told "not yet" once is what makes them believe the next reminder.',
    beats: [
      'Ask whoever does the work for three early signs, each of which can be checked at home.',
      'Show the same thing at one year, at two and at five.',
      'Say who can safely wait, and for how long.',
      'Work out what it costs to come early, and what it costs to come late.',
    ],
    callsToAction: [
      'Do the three checks tonight, and wait if you find nothing.',
      'Send us a picture or a recording, and we will say whether it can wait.',
      'Look up when you last had it done, and write the date inside the door.',
    ],
    tasks: [
      'Collect the three signs from whoever does the work',
      'Find examples at three ages',
      'Change the reminder that goes out, so that it mentions the signs',
    ],
    objections: ['It is only a way of selling me another one.'],
    formats: ['video', 'email', 'social', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
]

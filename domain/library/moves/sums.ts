// Moves on a sum that was worked out of the brand's own facts: a birthday to come, a pass that pays, one out of a pack.
import type { Entry } from '../entry.ts'

export const sumMoves: readonly Entry[] = [
  {
    id: 'the-birthday-itself',
    pillar: 'season',
    stage: 'return',
    question: 'How do they mean to mark it?',
    needs: { types: ['anniversary'], concepts: [] },
    titles: [
      '{years} years {when}: {brand} asks who was there for the first of them',
      'Before the cake, the ledger: what {year} left behind at {brand}',
      'One photograph from {year}, and a chair kept free for whoever is in it',
    ],
    why: 'It is {years} years {when}, and nobody will notice unless they are told early enough to come.',
    angle:
      'Turn the birthday round. The firm has nothing to celebrate without the people who kept coming, so let them be the exhibits.',
    beats: [
      'Find one object, bill or photograph from {year} and show it the way a museum would, with a label.',
      'Ask three people who came in different years for the smallest thing they remember.',
      'Admit one habit of {year} that you were right to give up.',
      'Say what happens {when}, who is invited and how little fuss there will be.',
    ],
    callsToAction: [
      'Bring a picture of us from back then, however blurred.',
      'Put your name down if you were there in the first year.',
      'Tell us the thing we have forgotten.',
    ],
    tasks: [
      'Search the oldest drawer, album or inbox you have',
      'Ring the three longest-standing customers',
      'Fix the hour and the room, and write it in the diary',
      'Order the label printer ribbon, or borrow one',
    ],
    objections: ['Birthdays interest the people whose birthday it is.'],
    formats: ['events', 'email', 'social', 'podcast', 'linkedin'],
    objectives: ['inspire', 'entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'where-the-pass-pays',
    pillar: 'offer',
    stage: 'decide',
    question: 'How often would I have to come before it is worth it?',
    needs: { types: ['break-even'], concepts: [] },
    titles: [
      '{count} is the number that decides it: {label} or {label2}, with the working shown',
      'The case for {label} at {amount}, and the case where it would be money for nothing',
      'Fewer than {count}? Then keep to {label2}, and we will say so to your face',
    ],
    why: 'Most people guess at this sum and guess wrong, in both directions. With {label} at {amount} and {label2} at {amount2}, the answer is {count}, and it takes one line to show.',
    angle:
      'Do the arithmetic against your own till. The paragraph that tells people not to buy the dearer thing is the one that sells it.',
    beats: [
      'Write the two prices one under the other and multiply in plain view until the lower line overtakes the upper.',
      'Stop at {count} and ask a regular whether they come more or less often than that.',
      'Name the month in which most people fall short, and what they do then.',
      'Give the honest case for the single price: the unsure, the busy, the visitor.',
      'Close with one sentence that somebody could repeat at home.',
    ],
    callsToAction: [
      'Count your last three months before you choose.',
      'Tell us how often you came, and we will do the sum with you.',
      'Keep this by you until the next time you pay.',
    ],
    tasks: [
      'Check both prices on the day it goes out',
      'Look up how often the middling customer really comes',
      'Rehearse the sum aloud until it takes under a minute',
    ],
    objections: ['They only want me to sign up.', 'I never know how often I will manage it.'],
    formats: ['social', 'video', 'email', 'blog', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'one-out-of-the-pack',
    pillar: 'offer',
    stage: 'consider',
    question: 'What does that come to for each one?',
    needs: { types: ['price-each'], concepts: [] },
    titles: [
      '{label} divided out loud: {amount}, {count} {noun}, and {each} at the end of the line',
      '{each} a time, if all {count} {noun} get used. The “if” deserves a post of its own',
      'What {each} buys at {brand}, and what it would buy two streets away',
    ],
    why: 'A bundle looks like a large sum until it is divided. {amount} over {count} {noun} comes to {each}, provided that none goes to waste.',
    angle:
      'Divide first, then be the one who brings up waste. Readers know that packs go unused, and they trust whoever says it before they can.',
    beats: [
      'Lay out {count} of something small, one for each, and put {each} beside the first.',
      'Take away the ones that usually go unused and do the sum again.',
      'Ask somebody who finished a whole {label} what made them keep going.',
      'Show the single price beside it and leave the comparison to the reader.',
    ],
    callsToAction: [
      'Divide it for yourself and tell us if we slipped.',
      'Ask how long you would have to use them all.',
      'Share one with somebody who would never buy the lot.',
    ],
    tasks: [
      'Count how many of the last twenty packs were used up',
      'Find something small to lay out, and a plain table',
      'Check whether there is a date by which they must be used',
    ],
    objections: ['I would lose half of them.'],
    formats: ['video', 'social', 'blog', 'email'],
    objectives: ['educate', 'inform', 'entertain'],
    sensitivity: 'money',
    notFor: ['charity'],
  },
]

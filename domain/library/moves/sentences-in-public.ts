// Moves that put a published sentence out among people: on a wall, in a diary, before a beginner, in another's trade.
import type { Entry } from '../entry.ts'

const grave = ['death', 'die', 'dying', 'funeral', 'bereavement', 'suicide', 'abuse', 'cancer']

export const sentenceInPublicMoves: readonly Entry[] = [
  {
    id: 'pinned-up-with-a-pencil',
    pillar: 'community',
    stage: 'return',
    question: 'What would other people write underneath?',
    needs: { types: ['statement'], concepts: [], never: grave },
    titles: [
      'Add to it in pencil: passers-by annotate our line for thirty days',
      'We left the margin wide. {brand} puts a sentence out where people pass',
      'Comment freely: {brand} hangs its own words in a public place and waits',
    ],
    why: 'Online everybody talks and hardly anyone signs. A pencil on a string, in a spot that one passes daily, brings out a dry wit and a candour of quite another sort.',
    angle:
      'Let the sheet live. Neither prompt nor tidy it, apart from whatever would hurt somebody, and report on it as one might on a bird table.',
    beats: [
      'Copy the line onto a large sheet with a hand’s breadth of margin all round, and hang it where people wait.',
      'Take its picture each evening from the same spot.',
      'Answer in ink, once a week, whichever remark deserves it.',
      'Group what has gathered by the end of the month into agreement, additions, drawings and one mystery.',
      'Invite whoever wrote the best of it to take the sheet down with you.',
    ],
    callsToAction: [
      'Come past, and bring your sharpest pencil.',
      'Write under it here, if you live too far away.',
      'Which remark should we answer next?',
    ],
    tasks: [
      'Find a spot out of the rain, and get leave to use it',
      'Buy three pencils, since two will vanish',
      'Settle beforehand what would have to be covered up',
    ],
    objections: ['You will only get rude words.'],
    formats: ['events', 'social', 'linkedin'],
    objectives: ['entertain', 'inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'a-diary-of-one-sentence',
    pillar: 'season',
    stage: 'consider',
    question: 'Is there anything of that to be seen in a normal week?',
    needs: { types: ['statement'], concepts: [], never: grave },
    titles: [
      'Seven entries, one sentence: a week in which {brand} watched itself',
      'Was there any of it today? A diary kept from Monday to the weekend',
      'Evidence, daily, in ink: were the words of {brand} borne out this week?',
    ],
    why: 'General statements describe a good day. A diary catches the thin ones as well, and a reader who has seen a Tuesday with nothing in it believes the Thursday.',
    angle:
      'One entry a day, three lines long, by whoever happens to be holding the book. Blank days stay blank, with the weather noted.',
    beats: [
      'Write the sentence on the first page, and agree what would count as a sign of it.',
      'Hand the book on at the end of each day, so that no two entries are by the same person.',
      'Ask for something seen or heard, never for an opinion.',
      'Transcribe the week without mending the grammar.',
      'Let the sentence stand, or trim it to what the seven days will bear.',
    ],
    callsToAction: [
      'Spotted an eighth sign? Enter it.',
      'Keep such a diary of a promise to yourself.',
      'Guess which of the days stayed blank.',
    ],
    tasks: [
      'Buy a small bound book',
      'Line up seven hands for it, or three that take turns',
      'Look through it for names before anything is shown',
    ],
    objections: ['A single week says nothing.'],
    formats: ['blog', 'email', 'social'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'borrowed-by-another-trade',
    pillar: 'expertise',
    stage: 'use',
    question: 'Would that make sense in anybody else’s line of work?',
    needs: { types: ['statement'], concepts: [], never: grave },
    titles: [
      'Lent to a baker, a bus driver and a vicar: what becomes of our sentence',
      '{brand} lends out a line of its own, and three trades try it on for size',
      'Does it fit there as well? The words of {brand}, worn for a day by others',
    ],
    why: 'To find out what a coat is like, see it on somebody else. Where the sentence sits well on another trade it is common sense, and where it pinches it is ours.',
    angle:
      'A fitting, with pins. Each borrower may alter one word to make it suit, and the alterations tell you more about both trades than any comparison.',
    beats: [
      'Call on three people whose work could hardly be further from yours, and recite the line.',
      'Let them repeat it as though they had said it, and film the first flicker of doubt.',
      'Ask which word they would need to exchange, and for what.',
      'Hang the three altered versions beside the original, like coats on a rail.',
      'Buy the alteration that improves it, and say where you got it from.',
    ],
    callsToAction: [
      'Try it on in your own line of work.',
      'Which version fits best? Choose a peg.',
      'Offer us a sentence of yours to borrow.',
    ],
    tasks: [
      'Arrange three short visits in one afternoon',
      'Bring something from your own place as a thank-you',
      'Write the versions on card with a hole for the hook',
    ],
    objections: ['What does a bus driver know about it?'],
    formats: ['video', 'linkedin', 'podcast', 'social'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
]

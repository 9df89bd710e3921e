// Briefs for any trade on what was counted, stood in a row. The kind of fact is enough for them.
import type { Brief } from '../brief.ts'

/** Nothing that happens to a body or to a child is counted for show. */
const untold = [
  'child',
  'baby',
  'patient',
  'grievance',
  'tribunal',
  'hospital',
  'death',
  'die',
  'cancer',
  'donate',
  'plaster',
]

export const countBriefs: readonly Brief[] = [
  {
    id: 'stood-in-a-row',
    themes: ['learning', 'science'],
    days: ['year-in-review', 'international-day-of-mathematics'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'And which of them would I be?',
    needs: { types: ['ratio'], concepts: [], only: ['one-in-so-many', 'stands-alone'], never: untold },
    titles: [
      'So many out of so many: {brand} sets its figure out in real things for {occasion}',
      'Counted out on a table: {brand} shows its figure in things instead of slices',
      'No pie chart: {brand} puts one of its figures on a table for {occasion}',
    ],
    why: 'A figure such as “one in so many” stays dry until one sees it. Real things in a row on a table, with some of them turned round, make everyone count along and ask which they would be.',
    whyElse: [
      'Shares come as circles with slices, and nobody has ever recognised themselves in a slice. A row of real things on a table is counted by everyone who passes.',
      'A share like the one below is worth more than a line in a report. Laid out as a row that can be photographed in one go, it is looked at, doubted and passed on.',
    ],
    angle:
      'Use the things the share is about, or what belongs to them. Then talk about the few that are turned round: how they are recognised, and what is done about them.',
    beats: [
      'Fetch as many real things as the share has parts, and stand them in a row.',
      'Turn round those that the share speaks of, and take one picture from the front.',
      'Tell how it was counted, by whom and over what time.',
      'Describe one that was turned round: what gave it away, and what came of it.',
      'Give one check by which a reader can find out where they stand.',
    ],
    callsToAction: [
      'Do the check at home, and tell us where you stand.',
      'Guess the share before you scroll to the picture.',
      'Send the row to somebody who would bet against it.',
    ],
    production: [
      { weeksBefore: 3, task: 'Find out how the share was counted, and bring it up to date' },
      { weeksBefore: 2, task: 'Borrow the things for the row, and mark those to be turned round' },
      { weeksBefore: 1.5, task: 'Take the one picture in daylight' },
      { weeksBefore: 1, task: 'Write the check in three short lines, and have a beginner try it' },
    ],
    objections: ['With figures one can prove anything.'],
    formats: ['social', 'linkedin', 'blog', 'video', 'email'],
    objectives: ['educate', 'inform', 'entertain'],
    sensitivity: 'none',
  },
]

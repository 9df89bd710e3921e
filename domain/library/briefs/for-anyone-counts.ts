// Briefs for any trade on what was counted: drawn dot by dot, guessed at when half the year is over, stood in a row. The kind of fact is
// enough for them.
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
    id: 'a-dot-for-every-one',
    themes: ['learning', 'work'],
    days: [
      'international-day-of-mathematics',
      'national-mathematics-day-in',
      'small-enterprises-day',
      'small-business-week-ca',
      'manufacturing-day-us',
    ],
    onTypeAlone: true,
    moods: ['celebrate'],
    stage: 'discover',
    question: 'How many is that, really?',
    needs: { types: ['quantity'], concepts: [], only: ['countable'], never: untold },
    titles: [
      '{count} {noun}, one pencil dot each: {brand} fills a sheet for {occasion}',
      'What {count} {noun} look like when somebody at {brand} has to draw every one',
      'A dot for every one: {brand} draws all of its {count} {noun} before {occasion}',
    ],
    why: 'A number in a sentence is read in half a second and forgotten in the next. Drawn dot by dot, {count} {noun} take an evening, and everybody who sees the sheet looks for one in particular.',
    whyElse: [
      'Firms are fond of figures, and to most readers one is as large as another. A sheet with {count} dots on it needs no comparison with football pitches.',
      'There is a simple way to find out how many {count} {noun} are: draw them. Whoever does it has time to remember some of them, and those are the story.',
    ],
    angle:
      'Let the hand tire. The picture is the number, and the five dots that somebody circles and can say something about are the piece.',
    beats: [
      'Rule a large sheet, and put one dot on it for each of the {count} {noun}.',
      'Film it from above from first dot to last, and play it at a speed that takes a minute.',
      'Circle five dots that somebody remembers, and tell each in a line.',
      'Hang the sheet where people can put a finger on it.',
    ],
    callsToAction: [
      'Is one of the dots yours? Tell us which.',
      'Guess before you count: how many in the top row?',
      'Ask us about any dot on the sheet.',
    ],
    production: [
      { weeksBefore: 4, task: 'Bring the count up to date, and note who keeps it' },
      { weeksBefore: 3, task: 'Buy paper large enough, and try how many dots fill a row' },
      { weeksBefore: 2, task: 'Draw the dots under a fixed camera, in shifts if need be' },
      { weeksBefore: 1.5, task: 'Collect the five that somebody can tell about' },
      { weeksBefore: 0.5, task: 'Hang the sheet, and publish the minute' },
    ],
    objections: ['A big number proves only that you have been at it for long.'],
    formats: ['video', 'social', 'linkedin', 'blog', 'email'],
    objectives: ['entertain', 'inform', 'inspire', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'the-half-that-is-still-open',
    themes: ['work'],
    days: ['half-year-turn'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Is this year going like the last one?',
    needs: { types: ['quantity'], concepts: [], only: ['yearly-count', 'crowd'], never: untold },
    titles: [
      '{count} {noun} in a whole year: where does {brand} stand at {occasion}?',
      'More than half or less? {brand} counts its {noun} on the last day of June',
      'A guess until the first of July: how far is {brand} on the way to {count} {noun}?',
    ],
    why: 'A whole year came to {count} {noun}. On the last day of June half of the next has gone, and hardly anyone could say whether the count is ahead or behind. That makes it a fair thing to guess.',
    whyElse: [
      'Yearly figures come out when nobody can do anything about them. In the middle of the year the same count is still a race, with {count} {noun} as the mark to meet.',
      'People remember a number that they have had a bet on. The whole of last time, {count} {noun}, is known; where the count stands now is told on the first of July.',
    ],
    angle:
      'Make a small wager of it, with no prize worth more than a good word. If the half is thin, say so and say why; nobody guesses along with a firm that always wins.',
    beats: [
      'Show the whole year’s figure, and where it was counted.',
      'Let colleagues lay their bets first, each with one sentence of reasons.',
      'Take guesses for a week, on a board inside and as comments outside.',
      'Count on the last evening of June in front of a camera, and name the one who came closest.',
      'Explain what made the difference: weather, a machine, a habit, luck.',
    ],
    callsToAction: [
      'Put your guess on the board before the end of June.',
      'Who comes closest? You have one try.',
      'Bet against the one of us who ought to know.',
    ],
    production: [
      { weeksBefore: 3, task: 'Find last year’s sheet or ledger, and take its picture' },
      { weeksBefore: 2, task: 'Put up the board, and let colleagues write down their guesses' },
      { weeksBefore: 1, task: 'Open the guessing to everybody' },
      {
        weeksBefore: 0.2,
        task: 'Count what there is up to now, and write the answer ready for the first of July',
      },
    ],
    objections: ['Why should I care how busy they are?'],
    formats: ['social', 'email', 'linkedin', 'video', 'blog'],
    objectives: ['entertain', 'inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'stood-in-a-row',
    themes: ['learning', 'science'],
    days: ['year-in-review', 'international-day-of-mathematics', 'world-metrology-day'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'And which of them would I be?',
    needs: { types: ['ratio'], concepts: [], only: ['one-in-so-many', 'stands-alone'], never: untold },
    titles: [
      'Stood in a row: {brand} shows one of its shares with real things for {occasion}',
      'Which of them would yours be? {brand} stands one of its shares in a row',
      'No pie chart: a share from the books of {brand}, put on a table for {occasion}',
    ],
    why: 'A share stays dry until somebody stands in it. Put on a table as real things in a row, with some of them turned round, it makes everyone count along and ask which they would be.',
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

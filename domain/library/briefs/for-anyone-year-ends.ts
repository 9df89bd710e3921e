// Briefs for any trade on the end of a year: what it came to, how old it made us, what was asked, whom to thank. The kind of fact is
// enough for them.
import type { Brief } from '../brief.ts'

export const yearEndBriefs: readonly Brief[] = [
  {
    id: 'one-more-ring',
    themes: ['new-start'],
    days: ['new-years-day', 'new-years-eve', 'year-in-review'],
    onTypeAlone: true,
    moods: ['celebrate'],
    stage: 'discover',
    question: 'Does a place get better for being there another year?',
    needs: { types: ['founded'], concepts: [], only: ['our-beginning'] },
    titles: [
      'Counted like a tree: what each year since {year} left behind at {brand}',
      'A ring for every year since {year}: {brand} draws them all before {occasion}',
      'Drought, flood, good summer: {brand} reads its own rings for {occasion}',
    ],
    why: 'With {occasion} one more year is added to those since {year}. People take a long life on trust; shown ring by ring, with the thin years among them, it becomes a reason.',
    angle:
      'Draw it and write little. A ring is wide or thin, and a word on five of them says more about a place than an account of its successes.',
    beats: [
      'Draw a slice of a tree with a ring for every year since {year}.',
      'Ask those who were there which five were wide or thin, and write one word on each.',
      'Put something in the picture that is left of the thinnest one: a letter, a tool, a habit.',
      'Leave the outermost ring empty, and say what ought to be written on it in a year.',
    ],
    callsToAction: [
      'Point to the ring in which you first heard of us.',
      'What should stand on the newest one? Give us a word.',
      'Draw your own, and see which years come out wide.',
    ],
    production: [
      { weeksBefore: 5, task: 'Ask the two who have been there longest about the wide and the thin years' },
      { weeksBefore: 4, task: 'Draw the slice by hand on a sheet as large as a table' },
      { weeksBefore: 2, task: 'Look for the letter, the tool or the habit that is left of the thinnest' },
      { weeksBefore: 1, task: 'Photograph it from above, and write the five words into the post' },
    ],
    objections: ['To be old is no merit.'],
    formats: ['social', 'blog', 'video', 'email', 'linkedin'],
    objectives: ['inspire', 'entertain', 'inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'asked-until-the-calendar-ran-out',
    themes: ['learning'],
    days: ['year-in-review', 'days-between-the-years', 'half-year-turn'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Am I the only one who did not know that?',
    needs: { types: ['customer-question'], concepts: [], only: ['short-question'] },
    titles: [
      'Asked since January, and still a fair question: {brand} before {occasion}',
      'Tallied for {occasion}: the question that came through every door of {brand}',
      'Who asked it best? {brand} goes back through its post before {occasion}',
    ],
    why: 'Around {occasion}, a place looks back on what it did. What it was asked tells more about the people who came, and about what it has so far explained badly.',
    angle:
      'Be glad of the question and hard on the answers. Lay the first one of the year beside the last, and print the better.',
    beats: [
      'Look up in messages, notes and memory how often it was asked, and by what sort of person.',
      'Print the question in the words in which it stands, with the finest variant under it.',
      'Compare an early answer with a late one, and say what you had learnt in between.',
      'Change the one sentence on a page, a form or a sign that made people ask.',
    ],
    callsToAction: [
      'Ask the next one early, so that it makes the list.',
      'Which answer would have helped you sooner? Say so.',
      'Forward it to the one who is too shy to ask.',
    ],
    production: [
      { weeksBefore: 4, task: 'Search a year of messages for the question in all its forms' },
      { weeksBefore: 3, task: 'Choose an early and a late answer' },
      { weeksBefore: 2, task: 'Mend the sentence that made people ask' },
      { weeksBefore: 1, task: 'Publish question, answers and the mended sentence together' },
    ],
    objections: ['The answer is on your website, surely.'],
    formats: ['email', 'blog', 'social', 'podcast', 'linkedin', 'video'],
    objectives: ['educate', 'inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'the-names-before-the-toast',
    themes: ['kindness'],
    days: ['year-end-thanks', 'employee-appreciation-day'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'return',
    question: 'Is a printed thank-you meant for anyone in particular?',
    needs: {
      types: ['person', 'deed'],
      concepts: [],
      only: ['by-name'],
      never: ['die', 'late', 'memory', 'retire'],
    },
    titles: [
      '{person} crosses out “all of you” and writes in three names for {occasion}',
      'No card for everybody: {person} picks three people to thank, and says for what',
      'Addressed by hand: three short letters that {person} owes before {occasion}',
    ],
    why: 'For {occasion}, thanks go out by the hundred and reach hardly anyone. Three that say for what, signed by {person}, are read to the end even by those who are not meant.',
    angle:
      'Leave out the adjectives. A date, a deed and what it spared somebody is all that a thank-you needs.',
    beats: [
      'Let {person} choose one colleague, one helper from outside and one who came as a stranger this year.',
      'Find for each the day on which it mattered, and what would have happened otherwise.',
      'Write each letter in five lines by hand, and ask the three whether it may be shown.',
      'Hand them over in person, and keep the camera on the paper and off the faces.',
    ],
    callsToAction: [
      'Write one of your own tonight. Five lines will do.',
      'Know somebody who should have been the fourth? Name them.',
      'Thank the one who sent you to us, and say it was our idea.',
    ],
    production: [
      { weeksBefore: 4, task: 'Ask the person named for three names and the day that goes with each' },
      { weeksBefore: 3, task: 'Get leave from all three' },
      { weeksBefore: 2, task: 'Write the letters on good paper' },
      { weeksBefore: 1, task: 'Hand them over, and photograph the envelopes' },
    ],
    objections: ['Thanks in public are advertising.'],
    formats: ['social', 'email', 'linkedin', 'blog', 'video', 'podcast'],
    objectives: ['inspire', 'inform', 'entertain'],
    sensitivity: 'none',
  },
]

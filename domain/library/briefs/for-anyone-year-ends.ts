// Briefs for any trade on the end of a year: the years since the beginning, what was asked, who is thanked. The kind of fact is enough for
// them.
import type { Brief } from '../brief.ts'

export const yearEndBriefs: readonly Brief[] = [
  {
    id: 'one-more-ring',
    themes: ['new-start'],
    days: ['new-years-day'],
    onTypeAlone: true,
    moods: ['celebrate'],
    stage: 'discover',
    question: 'Does a place get better for being there another year?',
    needs: { types: ['founded'], concepts: [], only: ['opening-scene'] },
    titles: [
      'Counted like a tree: what the years since {year} left behind at {brand}',
      'A ring for every year since {year}: {brand} draws them all before {occasion}',
      'Fat years, thin years: {brand} draws itself as the stump of a tree for {occasion}',
    ],
    why: 'The calendar is about to add a year to those since {year}. A long life means little to a stranger; drawn ring by ring like a tree, with the thin years among them, it tells what a place has come through.',
    whyElse: [
      'The year {year} under a name is quickly printed. Hardly anybody shows which of the years since then were fat and which were lean, and that is what anybody who was there would tell first.',
      'When the calendar on the wall is changed, people think in years. All those since {year} fit into one drawing, if each is a ring, and nobody has to read a chronicle.',
    ],
    angle:
      'Draw it and write little. A ring is wide for a good year and thin for a hard one, and one word on a few of them says more than an account of successes.',
    beats: [
      'Draw the stump of a tree seen from above, with a ring for every year since {year} and the first day at its centre.',
      'Ask those who were there which years were fat and which were thin, and write one word each on the five they name first.',
      'Show beside it something that is left of the thinnest: a letter, a tool, a habit.',
      'Leave the outermost ring empty, and ask what ought to stand on it in a year.',
    ],
    callsToAction: [
      'Point to the ring in which you first heard of us.',
      'What should stand on the newest one? Give us a word.',
      'Draw your own, and see which years come out wide.',
    ],
    production: [
      {
        weeksBefore: 5,
        task: 'Ask the two who have been there longest which years were fat and which were thin',
      },
      { weeksBefore: 4, task: 'Draw the stump with its rings by hand, on a sheet as large as a table' },
      {
        weeksBefore: 2,
        task: 'Look for the letter, the tool or the habit that is left of the thinnest year',
      },
      { weeksBefore: 1, task: 'Write a word on each of the five rings, and photograph the sheet from above' },
    ],
    objections: ['To be old is no merit.'],
    formats: ['social', 'blog', 'video', 'email', 'linkedin'],
    objectives: ['inspire', 'entertain', 'inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'asked-until-the-calendar-ran-out',
    themes: ['learning'],
    days: ['year-in-review'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Am I the only one who did not know that?',
    needs: {
      types: ['customer-question'],
      concepts: [],
      only: ['short-question', 'weighed-question'],
      never: ['confidential', 'village', 'inspector', 'toilet', 'wear', 'bring', 'pack', 'tip', 'voucher'],
    },
    titles: [
      'Question of the year: what people ask {brand}, and what we should have said',
      'Picked for {occasion}: the question that taught {brand} the most',
      'One question, two answers: {brand} goes back over its year before {occasion}',
    ],
    why: 'At the end of the year, firms tell what they have done. What they were asked says more about the people who came, and about what has so far been explained badly.',
    whyElse: [
      'In the last weeks of the year, everybody publishes a list of successes. A single question, with the answer as it was first given and as it is given now, is rarer and more use.',
      'Somebody will ask this again in January, and somebody always thinks they are the only one. Before the year is put away is the moment to answer it properly, once.',
    ],
    angle:
      'Be glad of the question and hard on the answer. Let one colleague answer as they always do and another as they wish they did, and print the better.',
    beats: [
      'Print the question in the words in which it stands.',
      'Let a colleague answer it on the spot, as in any week, and write down what is said.',
      'Give the answer an evening to improve, and set it beside the first.',
      'Change the one sentence on a page, a form or a sign that makes people ask.',
    ],
    callsToAction: [
      'Ask the next one early, so that it makes the list.',
      'Which answer would have helped you sooner? Say so.',
      'Forward it to the one who is too shy to ask.',
    ],
    production: [
      { weeksBefore: 4, task: 'Search messages and notes for the question in all its forms' },
      { weeksBefore: 3, task: 'Write down the first answer, and let somebody improve it' },
      { weeksBefore: 2, task: 'Mend the sentence that makes people ask' },
      { weeksBefore: 1, task: 'Publish the question, both answers and the mended sentence together' },
    ],
    objections: ['The answer is on your website, surely.'],
    formats: ['email', 'blog', 'social', 'podcast', 'linkedin', 'video'],
    objectives: ['educate', 'inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'thanked-for-one-thing',
    themes: ['kindness'],
    days: ['year-end-thanks', 'employee-appreciation-day'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'return',
    question: 'Is a printed thank-you meant for anyone in particular?',
    needs: {
      types: ['person'],
      concepts: [],
      only: ['by-name', 'at-work'],
      never: ['die', 'late', 'memory', 'retire', 'nappy', 'patient', 'funeral', 'price'],
    },
    titles: [
      'One card, one line: {brand} thanks {person} for a single thing before {occasion}',
      'A thank-you that names one thing: {brand} tells {person} what hangs on it',
      'What would be missing without {person}: one true sentence on a card for {occasion}',
    ],
    why: 'In December, thanks go out by the hundred and hardly anyone feels meant. A card to {person} that names one thing they do, and what would happen if they didn’t, is read by everybody it passes.',
    whyElse: [
      'A thank-you to “the whole team” costs nothing and sounds like it. One line to {person} about one habit, pinned up where customers see it, says what sort of place this is.',
      'Most good work is noticed only when it stops. Naming a piece of it while {person} is still doing it, in one plain sentence, is a better present than a hamper.',
    ],
    angle:
      'Leave out the adjectives. The deed, how often it is done and whom it spares trouble are all that a thank-you needs.',
    beats: [
      'Write the deed on a card in one sentence, as it is told below, without a word of praise.',
      'Ask two people who gain by it, one inside and one outside, what their week would be like without it.',
      'Hand {person} the card in the middle of that very job, and photograph the hands and the card.',
      'Leave a pile of blank cards by the door, for anybody who knows whom they ought to thank and for what.',
    ],
    callsToAction: [
      'Write one of your own tonight. One line will do.',
      'Take a blank card from the pile, and give it to whoever it is about.',
      'Has this person spared you trouble? Add your line below.',
    ],
    production: [
      {
        weeksBefore: 4,
        task: 'Ask the person named whether they mind being thanked where others can see it',
      },
      { weeksBefore: 3, task: 'Collect the two short answers from those who gain by the deed' },
      { weeksBefore: 2, task: 'Print fifty blank cards and write the first by hand' },
      { weeksBefore: 1, task: 'Hand it over, and take the picture' },
    ],
    objections: ['Thanks in public are advertising.'],
    formats: ['social', 'email', 'linkedin', 'blog', 'video', 'podcast'],
    objectives: ['inspire', 'inform', 'entertain'],
    sensitivity: 'none',
  },
]

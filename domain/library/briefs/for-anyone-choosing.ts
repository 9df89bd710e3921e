// Briefs for those who are asked for a quote or looked up before a holiday: which firm to take, whether it is open. The kind of fact is
// enough for them.
import type { Brief } from '../brief.ts'

export const choosingBriefs: readonly Brief[] = [
  {
    id: 'a-column-for-every-quote',
    themes: ['home', 'spring', 'gardens'],
    days: ['new-year-home-plans', 'spring-home-improvement-north', 'done-by-christmas-south'],
    onTypeAlone: true,
    trades: ['trades-and-building', 'property', 'farming-and-garden'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'How do I compare three quotes that look nothing alike?',
    needs: {
      types: ['process'],
      concepts: [],
      only: ['a-step', 'stands-alone'],
      never: ['chisel', 'rope', 'brush', 'batten', 'complain'],
    },
    titles: [
      'Three quotes on the kitchen table: what {brand} would ask of each, itself included',
      'Put this to every firm, and to {brand} first: one question for three quotes',
      'A sheet with three columns: {brand} helps to compare quotes in {occasion}',
    ],
    why: 'In these weeks people have three quotes on the kitchen table and only the totals to compare. One step that a careful firm takes, put to all three as a question, tells more than the totals do.',
    whyElse: [
      'Nobody who has never built can judge a quote. They can ask each firm the same plain question, though, and listen to how long the answer takes.',
      'Quotes leave out what is taken for granted, and that is where they differ. A sheet with the steps down the side and a column for each firm makes the gaps visible.',
    ],
    angle:
      'Help them to choose, even if they choose somebody else. The sheet must be fair enough that a competitor could hand it out.',
    beats: [
      'Turn the step that is told below into a question that anybody may ask.',
      'Add five more of the same sort, from those a good colleague in the trade would ask.',
      'Draw a sheet with the questions down the side and a column for each firm.',
      'Fill in your own column first, with the weak answer left in.',
      'Explain how a total can be lower because one of the six is missing.',
    ],
    callsToAction: [
      'Print the sheet, and use it on us.',
      'Which answer did you not understand? Ask us, whoever gave it.',
      'Pass it on to whoever has quotes on the table.',
    ],
    production: [
      { weeksBefore: 5, task: 'Ask three customers what they could not compare at the time' },
      { weeksBefore: 4, task: 'Write six questions, and try them on a colleague in the trade' },
      { weeksBefore: 2, task: 'Draw the sheet, and fill in your own column' },
      { weeksBefore: 1, task: 'Put it where it can be printed without leaving an address' },
    ],
    objections: ['Of course the sheet makes them look best.'],
    formats: ['blog', 'email', 'social', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'said-by-us-before-you-say-it',
    themes: ['home', 'spring', 'gardens'],
    days: ['home-show-season-north', 'spring-building-bookings-north'],
    onTypeAlone: true,
    trades: ['trades-and-building', 'property', 'farming-and-garden'],
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'Am I allowed to ask that?',
    needs: { types: ['objection'], concepts: [], only: ['short-question'] },
    titles: [
      'Painted on the van for a month: the doubt that {brand} hears most',
      'Say it aloud: {brand} puts its customers’ doubt on the poster for {occasion}',
      'Printed where all can read it: what people think of {brand} and hardly ever say',
    ],
    why: 'When people plan work on the house, their doubt comes up at the table, after the firm has left. Put on the van in large letters, with the answer on the back door, it is dealt with before anybody rings.',
    whyElse: [
      'At a show and in the street, firms call out what is good about them. The one that has its customers’ doubt painted on the side is read to the end.',
      'A doubt that is not spoken decides more jobs than the price does. It is easily answered, if somebody dares to write it down first.',
    ],
    angle:
      'Quote the doubt without softening it, and keep the answer to three sentences, of which one admits what is right about it.',
    beats: [
      'Have the doubt lettered in the words in which customers put it.',
      'Answer it in three sentences where one sees it second: the back door, the reverse of the card.',
      'Show a job where the doubt was justified, and what was done.',
      'Note for a month who reads it aloud, and what they say next.',
    ],
    callsToAction: [
      'Read the back door before you ring.',
      'Have you another doubt? The other side of the van is free.',
      'Say it to our face. We collect them.',
    ],
    production: [
      { weeksBefore: 5, task: 'Ask everybody who gives prices which doubt they hear most' },
      { weeksBefore: 4, task: 'Write the three sentences, and strike out every adjective' },
      { weeksBefore: 2, task: 'Have the lettering cut so that it comes off again' },
      { weeksBefore: 1, task: 'Photograph both sides, and show them in the right order' },
    ],
    objections: ['Why would they put ideas into people’s heads?'],
    formats: ['social', 'blog', 'email', 'video', 'linkedin'],
    objectives: ['inform', 'entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'four-lines-for-the-holiday',
    themes: ['bank-holiday'],
    days: [
      'easter-weekend',
      'days-between-the-years',
      'august-bank-holiday-gb',
      'labour-weekend-nz',
      'victoria-day-ca',
    ],
    onTypeAlone: true,
    trades: ['food-and-drink', 'hospitality', 'retail', 'beauty', 'farming-and-garden', 'automotive', 'pets'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'Are they open on the Saturday?',
    needs: { types: ['hours'], concepts: [], only: ['walk-in-week'] },
    titles: [
      'Last day before, first day after: {brand} and {occasion} in four lines',
      'Four lines for a pinned post: when {brand} is open around {occasion}',
      '{occasion} at {brand}: shut, open, shut, and what to do if it can’t wait',
    ],
    why: 'Around {occasion} people look up one thing only: whether they will stand before a locked door. Four short lines, pinned where they look, are worth more than a greeting.',
    whyElse: [
      'The hours on the map are those of an ordinary week, and {occasion} is none. Say which of the days are as ever, and most of the calls need not be made.',
      'A holiday notice is read on a telephone, in the car, with one hand. That is how long it may be.',
    ],
    angle:
      'It is a notice and should look like one: no picture of a bunny, no thanks for a wonderful season, four lines that can be read at arm’s length.',
    beats: [
      'Line one: the last hour at which somebody can still come before the holiday.',
      'Line two: every day that differs from the usual week ({hours}).',
      'Line three: the first hour after it.',
      'Line four: whom to ring if it cannot wait, or that nobody can be rung.',
    ],
    callsToAction: [
      'Save the picture, and you need not look it up twice.',
      'Need something before then? Say so this week.',
      'Tell the one who always stands before the locked door.',
    ],
    production: [
      { weeksBefore: 4, task: 'Settle the rota, and with it every day that differs' },
      { weeksBefore: 2, task: 'Write the four lines, and have them read from two metres off' },
      { weeksBefore: 1, task: 'Change the hours on maps, telephone and website in one go' },
    ],
    objections: ['What it says online is never right in a holiday week.'],
    formats: ['social', 'email'],
    objectives: ['inform'],
    sensitivity: 'none',
  },
]

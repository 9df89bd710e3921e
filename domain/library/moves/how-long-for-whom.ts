// Moves on a length of time as it is lived through, counted off and compared: by one person and another, on a calendar, next door.
import type { Entry } from '../entry.ts'
import { grave } from './how-long.ts'

const longerThanATake = 'hour day night week weekend fortnight month year'.split(' ')
const shorterThanADay = 'second minute hour'.split(' ')

/** What is over is not counted off on a calendar. */
const alreadyOver = 'flood fire storm history past previous recent lockdown pandemic'.split(' ')

export const howLongForWhomMoves: readonly Entry[] = [
  {
    id: 'two-lines-drawn-by-hand',
    pillar: 'people',
    stage: 'consider',
    question: 'Is that a long time, for somebody in my position?',
    needs: { types: ['duration'], concepts: [], never: ['bleeding', 'symptom', 'cough', 'cancer'] },
    titles: [
      'No time at all or for ever? Two people who know {brand} compare {time}',
      'How long {time} can feel depends on which side of the door you stand',
      'One hardly notices {time}, the other counts: {brand} sat them down together',
    ],
    why: 'The clock hands everybody the same {time}, and nobody lives by it. Those who hear both sides in one sitting can tell which of the two they are going to be.',
    angle:
      'Neither an expert nor an average is wanted. Take two people with opposite reasons to care, give them one microphone, and stay out of it until they have surprised each other.',
    beats: [
      'List everyone whom the sentence touches, down to the person who only answers the telephone, and choose the two who lie furthest apart.',
      'Hand each of them, alone, a strip of paper and a pencil to draw {time} as long as it feels.',
      'Seat them at one table with both strips between them, and let the shorter line explain itself first.',
      'Put a single question to both: what should the other one have been told beforehand?',
      'Measure the strips with a ruler as the last thing, read the difference out, and leave it without a comment.',
    ],
    callsToAction: [
      'Draw your own line on the back of an envelope and send us a picture of it.',
      'Pass this to the person who sits across the table from you.',
      'Whose side were you on? Tell us in a sentence.',
    ],
    tasks: [
      'Invite the two people separately',
      'Buy a roll of till paper and two soft pencils',
      'Let both of them check it before it goes out',
    ],
    objections: ['It is the same for everybody, however it feels.'],
    formats: ['podcast', 'video', 'linkedin', 'blog'],
    objectives: ['inspire', 'entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'one-take-just-as-long',
    pillar: 'proof',
    stage: 'discover',
    question: 'What does that look like at its real pace?',
    needs: {
      types: ['duration'],
      concepts: [],
      never: [...longerThanATake, ...grave],
    },
    titles: [
      '{time}, one take, no cuts: {brand} leaves the camera running',
      'Nothing is speeded up: a film from {brand} that lasts {time}',
      'Press play and sit still: {time}, and not a single cut in them',
    ],
    why: 'People read a figure like {time} and picture their own. Watched at its real pace it turns out longer or shorter than they thought, and that is the part they pass on.',
    angle:
      'Hold one fixed view with its own sound, without music. Somebody who knows may speak when there is something to point at and otherwise keeps quiet, however long that gets.',
    beats: [
      'Choose a spot from which {time} can be watched without moving the camera, be it a bench, an empty chair or a windscreen.',
      'Prop a clock in the corner of the picture, and start it where your own sentence would have it start.',
      'Tell everybody who may walk through, and point the lens at hands, tools or the floor where a face is nobody’s business.',
      'Beside the camera goes the colleague who knows it well, who says only what they are watching or listening for.',
      'Make the cover picture from the very moment at which anybody else would have cut.',
    ],
    callsToAction: [
      'Watch it once without touching the slider, and tell us what you noticed.',
      'Write down the moment when you first looked away.',
      'Let it run in a corner of your screen, and send us the sound that you liked.',
    ],
    tasks: [
      'Clear the phone’s memory for the whole take',
      'Rehearse the view with the clock in it',
      'Hang a note on the door while you film',
    ],
    objections: ['Nobody sits through a film without cuts.'],
    formats: ['video', 'social'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'a-ring-round-the-date',
    pillar: 'season',
    stage: 'decide',
    question: 'Which date does that come to this year?',
    needs: {
      types: ['duration'],
      concepts: [],
      never: [...shorterThanADay, ...alreadyOver, ...grave],
    },
    titles: [
      '{brand} counts {time} from each of three dates that people plan by',
      'Vague until it is a date: {brand} takes a red pencil to {time}',
      'Where on your wall do {time} end? Three dates to ring with a red pencil',
    ],
    why: 'Hardly anybody plans in lengths of time. They plan in dates, see too late that the two collide, and would have acted the same evening had somebody shown them the day.',
    angle:
      'Keep it as brief as a note on a fridge: three dates, a little arithmetic, and for each of them one plain word on whether anything need be done. Sometimes the word is no.',
    beats: [
      'Ask whoever answers enquiries which three dates of the coming quarter people mention most, from a bank holiday to the first frost.',
      'Count {time} from every one of them, forwards or backwards as your sentence has it, and let a second person check with a finger on the page.',
      'State whether weekends and holidays are part of the count, since that is where the misunderstandings start.',
      'Next to each ringed day goes the kind of person who ought to notice it, and what becomes of those who do not.',
      'Photograph the calendar on its nail, pencil marks and tea stain included, as the only picture.',
    ],
    callsToAction: [
      'Put a ring round the day that concerns you, while you think of it.',
      'Reply with a date of your own, and we will do the counting.',
      'Forward this to whoever in your house looks after the calendar.',
    ],
    tasks: [
      'Hang up a paper calendar and sharpen a red pencil',
      'Agree with the people who do the work what counts as a day',
      'Publish it well ahead of the earliest ring',
    ],
    objections: ['I can count for myself.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'five-trades-one-length',
    pillar: 'community',
    stage: 'return',
    question: 'What does that length of time mean in other people’s work?',
    needs: {
      types: ['duration'],
      concepts: [],
      never: grave,
    },
    titles: [
      'Five trades, one length of time: an evening about {time} at {brand}',
      'What else goes into {time}? {brand} puts the question to its neighbours',
      'Bring something that takes {time}: an evening for anybody with a trade',
    ],
    why: 'People who come back know your work and hardly know one another. A length of time is something that a farrier and a bookkeeper have in common, and neither would have guessed it.',
    angle:
      'Read your own sentence out once and then be nothing but the host. The further the guests’ trades lie apart, the better they explain yours, since everyone in the room begins to compare.',
    beats: [
      'Telephone eight neighbours and suppliers with one question, what they get done in {time}, and invite the five whose answers are least like yours.',
      'No guest brings slides: each brings the tool, the form or the sheet of music that goes with the answer.',
      'Allow five minutes a head, and trust a child in the front row with the bicycle bell that ends them.',
      'Your own speaker comes last, and has to say which of the five came nearest and what to copy from them.',
      'Pin the five answers up afterwards, in the guests’ handwriting, where people pass.',
    ],
    callsToAction: [
      'Come and bring your own answer on a postcard.',
      'Name the neighbour we ought to have asked.',
      'Cannot make the evening? Send one line about your trade, and it will be read out.',
    ],
    tasks: [
      'Find out who among the neighbours tells a thing well',
      'Borrow chairs and a bicycle bell',
      'Choose an evening that suits the five',
      'Agree with them what may be recorded',
    ],
    objections: ['What have other trades got to do with it?'],
    formats: ['events', 'linkedin', 'social'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
]

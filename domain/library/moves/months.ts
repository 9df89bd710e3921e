// Moves on a sentence that names a month or a season: looked back on, counted towards, gone without and put on a shelf.
import type { Entry } from '../entry.ts'

/** A time of year at which somebody is mourned is nobody's content. */
const mourning = ['die', 'dead', 'funeral', 'bereave', 'memorial', 'remembrance']

/** What happened once needs no date beforehand. */
const bygone = ['since', 'join', 'born', 'retire', 'arrive', 'refit', 'move']

export const monthMoves: readonly Entry[] = [
  {
    id: 'scrolled-back-to-it',
    pillar: 'people',
    stage: 'discover',
    question: 'What is it like there at that time of year?',
    needs: { types: ['month'], concepts: [], never: mourning },
    titles: [
      'Every telephone at {brand}, scrolled back to last {month}: one picture a head',
      'Nobody posed for these: {month} as our own pockets happened to keep it',
      'The worst photograph comes first: last {month}, from the camera rolls at {brand}',
    ],
    why: 'What a firm photographs for its website and what its people photograph for themselves are seldom the same thing. The second kind shows {month} as it is when nobody is selling it.',
    angle:
      'Use only pictures that exist already and were taken for no audience. The poorest of them with the best line beneath it beats anything you could arrange.',
    beats: [
      'Ask everyone who was with you last {month} to scroll back and pick one picture taken at work, on the way there or because of it.',
      'Catch the first thing each of them says on finding it, and print that as the caption.',
      'Run the pictures in order of date, with the quoted sentence among them where it belongs, or by itself at the end if none of them bears on it.',
      'Give whoever has no picture an empty frame with the reason in it.',
      'Leave out each face, screen, number plate or child for which you cannot get a yes.',
    ],
    callsToAction: [
      'Scroll back to the same weeks on your own telephone, and send us what is there.',
      'Guess who took which before you read the names.',
      'Vote for the worst photograph, and we will frame it.',
    ],
    tasks: [
      'Allow everybody two days to look',
      'Collect the originals, with their dates',
      'Settle consent picture by picture',
    ],
    objections: ['Those are only snapshots.'],
    formats: ['social', 'blog', 'email'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'the-far-side-of-the-year',
    pillar: 'season',
    stage: 'consider',
    question: 'And what do they do for the rest of the year?',
    needs: { types: ['month'], concepts: [], never: mourning },
    titles: [
      'Half a year from {month}: one person at {brand} on the other end of the calendar',
      'As far from {month} as the year allows, with {brand} and an old diary',
      'Count six months on from {month} and stop: what is on the table that week?',
    ],
    why: 'Say {month}, and people picture that part of the year and no other. How somebody spends the weeks that lie opposite tells them as much, and they would not think to ask.',
    angle:
      'Talk to one person about one week. If the honest answer is that nothing happens in it, make nothing your subject: what is mended, read, slept off or worried about.',
    beats: [
      'Let the quoted sentence open the talk, then turn the calendar on by six months and name the week you have landed in.',
      'Open the diary or the rota at that week, as it was last time, and have the person who lived through it explain three lines.',
      'Find out whether anything is done there with {month} in mind, and take "not a thing" for an answer.',
      'Record half a minute of the room as it sounds now, to be played against half a minute of it in {month}.',
      'End on a choice: if one of the two weeks could be dropped from the year, which would it be?',
    ],
    callsToAction: [
      'Tell us what lies on the far side of your own year.',
      'Ask us what is on the table this week, and expect a plain answer.',
      'Listen to the end, then say which week you would drop.',
    ],
    tasks: [
      'Dig out the diary, order book or rota of that week',
      'Choose somebody who is there all the year round',
      'Label the half-minute of sound with its date',
    ],
    objections: [],
    formats: ['podcast', 'blog', 'linkedin'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'counted-back-from-it',
    pillar: 'offer',
    stage: 'decide',
    question: 'How early would I have to think about that?',
    needs: {
      types: ['month'],
      concepts: [],
      never: [...mourning, ...bygone],
    },
    titles: [
      'Four dates that come before {month}, counted backwards by {brand}',
      'Start at {month} and walk back: when {brand} would want to hear from you',
      'By {month} it may be late to ask. These are the dates to write down now',
    ],
    why: 'What happens in {month} is settled some weeks before it, often on a day that nobody marked. People who are told which day can still do something about it.',
    angle:
      'Count in weeks, and give each its real date. Where there is no hurry say so, since one line without pressure makes the other three believable.',
    beats: [
      'Settle what {month} is in the quoted sentence: a beginning, an end, a limit, or the time at which a thing is done.',
      'Name the last day on which it could still be arranged otherwise, and have that confirmed by whoever would have to say no on the next.',
      'Go back from there by two weeks, one month and two, and put a single line of advice at each stop.',
      'Strike out any date that only serves to make people hurry.',
      'Add the case of somebody who hears of it too late, with what can still be done for them.',
    ],
    callsToAction: [
      'Copy the dates into your diary, and forget about us until the first of them.',
      'Too late already? Ask what can still be done.',
      'Reply with your question now, while there is time for a long answer.',
    ],
    tasks: [
      'Ask whoever answers the telephone what people find out too late',
      'Check the four dates against holidays',
      'Schedule the message a week ahead of the earliest',
    ],
    objections: ['Every firm says it is nearly too late.'],
    formats: ['email', 'social', 'linkedin', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'three-years-three-witnesses',
    pillar: 'proof',
    stage: 'return',
    question: 'Is it the same every year?',
    needs: { types: ['month'], concepts: [], never: mourning },
    titles: [
      'Three {month}s at {brand}, told by three people in twenty seconds each',
      'The {month} that people at {brand} still bring up, and the two that they do not',
      'Were any two alike? The last three times it was {month}, each with a witness',
    ],
    why: 'A sentence that names {month} sounds as if things went the same way each time. Heard three years in a row, people can tell how much of it is habit, how much weather and how much nerve.',
    angle:
      'Hand each year to somebody else and smooth nothing out. The dull one needs its witness as badly as the bad one.',
    beats: [
      'Chalk the last three years on slates, and let colleagues and customers take the one whose {month} they remember best.',
      'Film every witness for twenty seconds against one wall, slate in hand, on one question: how was it that time?',
      'Check a detail out of each account against an invoice, a message or the weather records, and write the result on screen.',
      'Show them from the oldest to the latest, after somebody off camera has read the quoted sentence once.',
      'Stop on a fourth slate, wiped clean, for the {month} to come.',
    ],
    callsToAction: [
      'Which of the three do you remember? Give us your twenty seconds.',
      'Send us the one picture you took that year.',
      'Come back for the fourth slate.',
    ],
    tasks: [
      'Find three witnesses, one of them from outside',
      'Look up what the weather did in those years',
      'Borrow slates, or cut cardboard to the same size',
    ],
    objections: ['Anybody’s memory improves with time.'],
    formats: ['video', 'social', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'one-thing-on-a-shelf',
    pillar: 'community',
    stage: 'use',
    question: 'Does that time of year mean the same to the rest of them?',
    needs: { types: ['month'], concepts: [], never: mourning },
    titles: [
      'Bring one thing that says {month} to you: {brand} has cleared a shelf for it',
      'Boots, bills or a jar of something: what stands for {month} where you are?',
      'A plank, some luggage labels and an hour at {brand} to furnish {month}',
    ],
    why: 'Everybody who deals with {brand} gets through the same {month}, and each of them knows another corner of it. Put side by side on a plank, the corners make a picture that no one of them has seen.',
    angle:
      'One shelf, no prizes, objects only. A wet glove or an unpaid bill says more than a poem, so put up the humblest thing you have before anybody else arrives.',
    beats: [
      'Stand your own object on it first: whatever in the house comes closest to the quoted sentence, which goes on its label.',
      'Invite five people by name, a supplier, a neighbour and a customer of this year among them, to bring one thing each.',
      'Allow an hour in whatever room there is, and one minute for each owner to say why this and nothing else.',
      'Take a picture from the same chair whenever something is added, so that the shelf fills before people’s eyes.',
      'Turn the labels over at the end, and write on the back where each thing goes home to.',
    ],
    callsToAction: [
      'Look round your kitchen now, and pick the thing you would bring.',
      'Cannot come? Post us a photograph of it with a label on.',
      'Name the object you hope nobody brings.',
    ],
    tasks: [
      'Clear a shelf, and find string and labels',
      'Ring the five before you announce anything',
      'Write down what is on loan, and from whom',
    ],
    objections: ['Why would I carry my old boots into town?'],
    formats: ['events', 'social', 'linkedin'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
]

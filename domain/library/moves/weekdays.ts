// Moves on a sentence that names a day of the week: that day watched, awaited, argued over and followed out of the door.
import type { Entry } from '../entry.ts'

/** Days on which somebody was lost or buried are nobody's content. */
const mourning = ['die', 'death', 'dead', 'funeral', 'bury', 'burial', 'kill']

export const weekdayMoves: readonly Entry[] = [
  {
    id: 'one-shot-an-hour',
    pillar: 'people',
    stage: 'discover',
    question: 'What does an ordinary day of theirs look like?',
    needs: { types: ['weekday'], concepts: [], never: mourning },
    titles: [
      'Next {weekday} at {brand}, at ten seconds an hour and without a word of comment',
      'Eight short shots from morning to evening: {weekday} as {brand} spends it',
      'What a telephone on the shelf saw of one {weekday}, empty minutes included',
    ],
    why: 'Most pictures on a website were taken on the day somebody tidied up. An ordinary {weekday}, shot on the hour, tells people what they would be dealing with.',
    angle:
      'Fix the frame, press record on the hour and step back. Whatever happens in those ten seconds stays in, even if it is nothing at all.',
    beats: [
      'Tape a mark on a shelf that looks towards what the quote speaks of, so that every shot has the same frame.',
      'Record ten seconds on the stroke of each hour, from the first key in the door to the last light, people or no people.',
      'Keep the sound as it is, and drop no shot for being dull.',
      'Show the hour on screen and nothing else, except the quoted sentence at the hour to which it belongs.',
      'Let whoever stayed longest choose the shot on which the film stops.',
    ],
    callsToAction: [
      'Watch it with the sound on, and tell us which hour you would keep.',
      'Guess the time of each shot before it appears.',
      'Film ten seconds of your own day at noon and send them to us.',
    ],
    tasks: [
      'Pick a coming date and tell everybody who will be in the room',
      'Get the consent of each person who can be recognised',
      'Charge the telephone and set eight alarms',
    ],
    objections: ['You will have been on your best behaviour.'],
    formats: ['video', 'social', 'email'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'the-evening-before',
    pillar: 'expertise',
    stage: 'consider',
    question: 'What do they have on their minds the night before?',
    needs: { types: ['weekday'], concepts: [], never: mourning },
    titles: [
      'The evening before {weekday}: three voice messages from people at {brand}',
      'Tomorrow is {weekday}: what three of us at {brand} go over on the way home',
      'One minute each, on the eve of {weekday}: what three colleagues must not forget',
    ],
    why: 'Anyone can describe a day once it has gone well. The night before, people mention what could still go wrong, and in that you hear what they know.',
    angle:
      'Use the messages as they come, with the kettle and the traffic in them. A small worry spoken at eight in the evening beats an hour of interview.',
    beats: [
      'Show the quoted sentence to three people whose work it touches, the newest among them.',
      'Have each leave a message of about a minute that evening, on one question: what must not be forgotten tomorrow?',
      'Call the same three once {weekday} is over, and find out which of the worries turned up.',
      'Cut the six recordings into pairs, before and after, with a second of silence between.',
      'Bleep every name or detail by which a customer, patient or supplier could be traced.',
    ],
    callsToAction: [
      'Tell us what you go over in your head the night before.',
      'Hear the three worries, then bet on the one that came true.',
      'Leave us a voice message of your own, and say whether we may play it.',
    ],
    tasks: [
      'Ask three people for one minute of their evening',
      'Write the question on a card and keep to it',
      'Agree the second call before you make the first',
    ],
    objections: [],
    formats: ['podcast', 'social', 'email'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'talk-us-out-of-the-day',
    pillar: 'offer',
    stage: 'decide',
    question: 'Why that day of all days?',
    needs: { types: ['weekday'], concepts: [], never: [...mourning, 'lunch', 'roast'] },
    titles: [
      'Come and talk {brand} out of {weekday}: the whole week, pinned to a wall',
      'Would another day do as well as {weekday}? Have it out with the people of {brand}',
      'Seven columns, a box of pins and one awkward question: why {weekday}?',
    ],
    why: 'Whichever day it is, it is the wrong one for somebody. Asked in earnest, people tell you what they juggle to fit it in, and hear what would break if it moved.',
    angle:
      'Let the room vote first and explain yourselves afterwards. If nobody inside can say what stands in the way of the winner, offer to try it for a week.',
    beats: [
      'Draw the week on the wall in seven columns, put the quoted sentence above them, and hand out pins.',
      'Invite customers, colleagues and neighbours to pin the day they would have chosen, with a reason on a slip of paper.',
      'Work along the columns from left to right, and have the person each would hit hardest say what would have to give way.',
      'Look up when {weekday} was settled on, and whether what it hung on, a market, a shift or a van, is still there.',
      'Photograph the wall, losing columns and all, and print beneath it what was agreed.',
    ],
    callsToAction: [
      'Bring your worst day of the week and one reason for it.',
      'Cannot be there? Send us your day and a line of why.',
      'Pin your day before you have heard our side.',
    ],
    tasks: [
      'Find a free wall, a roll of paper and forty pins',
      'Ask the longest-serving colleague how the day was chosen',
      'Invite two people whom it has never suited',
    ],
    objections: ['You will leave it as it is anyway.'],
    formats: ['events', 'linkedin', 'blog'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'the-next-twenty-of-them',
    pillar: 'season',
    stage: 'use',
    question: 'Which dates should I look out for?',
    needs: { types: ['weekday'], concepts: [], never: mourning },
    titles: [
      'The next twenty {weekday}s on one sheet of paper, with {brand} in the margin',
      'Put a ring round four {weekday}s, says {brand}, before your diary fills up',
      'Not all {weekday}s are alike: the odd ones out between now and next season',
    ],
    why: 'A day of the week sounds as if it came round the same each time. Then it lands on a bank holiday, the last day of term or the first frost, and everybody is caught out together.',
    angle:
      'Be the ones who looked at the calendar first. A date with its reason beside it gets pinned up in the kitchen, where a reminder gets deleted.',
    beats: [
      'Write out the dates of the coming twenty {weekday}s by hand, in a single column.',
      'Ring the four that will be unlike the rest: nearest to a holiday, darkest, hottest, or with half the team away.',
      'Beside every ring, say in six words how that date will differ from the quoted sentence, or that it will not.',
      'Pass the sheet round, and get one colleague to pencil a star by the {weekday} they look forward to most.',
      'Leave the right-hand half empty for the reader’s own dates.',
    ],
    callsToAction: [
      'Print the sheet, and fill in the half that is yours.',
      'Write to us if one of the four falls on a date that matters to you.',
      'Save the picture now, while the weeks are still empty.',
    ],
    tasks: [
      'Check the twenty dates against school, bank and religious holidays',
      'Ask who will be away on each',
      'Photograph the sheet flat, in daylight',
    ],
    objections: ['I have a calendar of my own.'],
    formats: ['social', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'whose-day-hangs-on-it',
    pillar: 'community',
    stage: 'return',
    question: 'Who else does that make a difference to?',
    needs: { types: ['weekday'], concepts: [], never: mourning },
    titles: [
      'Whose {weekday} hangs on ours? {brand} made four telephone calls to find out',
      'Four short accounts of {weekday} by people who do not work at {brand}',
      'Follow {weekday} out of our door until you come to somebody who had no idea',
    ],
    why: 'One team’s {weekday} is somebody else’s early start, quiet street or empty shelf. The people at the far end are on nobody’s website, and describe it more plainly than anyone inside can.',
    angle:
      'Work outwards, and stop only at somebody who never knew they were part of it. Theirs is the account to print in full.',
    beats: [
      'Take the quoted sentence apart, and list who has to come, wait, lift, drive, stay away or keep quiet because of it.',
      'Ring four of them, the least obvious first, and put the same question to each: what would you notice if that stopped?',
      'Give every answer a hundred words in the speaker’s own voice, with a name and a trade.',
      'Pin the four to a map, and measure how far from your door the furthest of them is.',
      'Close with the one who would rather it were another day.',
    ],
    callsToAction: [
      'Does our day shape yours? Tell us what you would notice if it changed.',
      'Thank somebody this week whose timetable makes yours possible.',
      'Ask the next person who delivers to you where they go afterwards.',
    ],
    tasks: [
      'List everyone the sentence touches, indoors and out',
      'Read each account back to its speaker before it is printed',
      'Find a paper map that holds all four',
    ],
    objections: ['It is only a day in somebody’s diary.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
]

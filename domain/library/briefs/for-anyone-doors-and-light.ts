// Briefs for any trade on opening hours and an hour of somebody's day, when holidays shut doors and the light changes. The kind of fact is
// enough for them: hours are always of a bank holiday.
import type { Brief } from '../brief.ts'

/** The days on which the clocks are moved, and the shortest one. */
const lightChanges = [
  'clocks-forward-gb-ie',
  'clocks-back-gb-ie',
  'clocks-forward-us-ca',
  'clocks-back-us-ca',
  'clocks-forward-au',
  'clocks-back-au',
  'clocks-forward-nz',
  'clocks-back-nz',
] as const

export const doorAndLightBriefs: readonly Brief[] = [
  {
    id: 'the-card-on-the-door',
    themes: ['bank-holiday'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'Which of the usual days still count over the holiday?',
    needs: { types: ['hours'], concepts: [], only: ['several-days'] },
    titles: [
      'Shut, short or as ever: {brand} crosses out its week before {occasion}',
      'One week in red pencil: {hours}, and what {occasion} leaves of it',
      'Photographed before {occasion}: the week of {brand}, corrected by hand',
    ],
    why: 'A week reads {hours}, and then comes {occasion}. People plan their errands by a card that was printed for every other week, and find out at the door.',
    angle:
      'Let them see the correction being made. A hand that strikes out a day is looked at longer than a notice, and remembered at the right moment.',
    beats: [
      'Print the ordinary week large, as it stands: {hours}.',
      'Strike out, shorten or leave each day around {occasion} with one red pencil, in front of a camera.',
      'Write beside every change what it means for whoever needs something that day.',
      'Underline the last good moment to come or to ring before it, and the first one after.',
      'Hang the corrected sheet where the door can be seen from the pavement.',
    ],
    callsToAction: [
      'Save the picture, and you need not look it up twice.',
      'Coming on one of the crossed-out days? Tell us, and we will find another.',
      'Pass the sheet on to whoever does your errands.',
    ],
    production: [
      { weeksBefore: 4, task: 'Agree on each day with everybody whose rota it touches' },
      { weeksBefore: 3, task: 'Print the ordinary week on one large sheet' },
      { weeksBefore: 2, task: 'Film the red pencil from above, in one go' },
      { weeksBefore: 1, task: 'Put the same days on maps, website and telephone' },
    ],
    objections: ['Hours on the internet are never right in a holiday week.'],
    formats: ['social', 'email', 'video', 'blog', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'by-what-light-you-come',
    themes: ['clocks'],
    days: [...lightChanges, 'shortest-day-gb-ie'],
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'Will it be dark when I get there?',
    needs: { types: ['hours'], concepts: [], only: ['several-days'] },
    titles: [
      'Lamp, dusk or daylight? {brand} looks at its opening hours around {occasion}',
      '{hours}, by what light? Our own door, looked at around {occasion}',
      'The last hundred steps to {brand}, walked at both ends of the day for {occasion}',
    ],
    why: 'Hours on a card say nothing of the dark. Around {occasion} many people arrive or go home by another light than a week ago, and some of them would rather know beforehand.',
    angle:
      'Walk it as a stranger would. Where it is gloomy, say so and bring a torch; where it is lovely at that hour, let the picture speak.',
    beats: [
      'Look up sunrise and sunset for {occasion}, and lay them beside our hours: {hours}.',
      'Take a picture of the door in the first and in the last quarter of an hour in which somebody may come.',
      'Film the last hundred steps from the bus, the car or the bicycle stand at the darker of the two.',
      'Mend one thing while you are at it, such as a bulb, a step or a sign nobody can read.',
      'Recommend the visit with the best light, and say who will be there.',
    ],
    callsToAction: [
      'Tell us where the way to us is too dark.',
      'Come in the good light, if you can choose.',
      'Send a picture of the same hour at your own door.',
    ],
    production: [
      { weeksBefore: 3, task: 'Note sunrise, sunset and the bus times for that week' },
      { weeksBefore: 2, task: 'Walk the last hundred steps in the dark and list what trips one up' },
      { weeksBefore: 1.5, task: 'Take both pictures from the same spot' },
      { weeksBefore: 1, task: 'Mend the one thing that can be mended' },
    ],
    objections: ['Everybody knows that it gets dark.'],
    formats: ['social', 'video', 'email', 'blog'],
    objectives: ['inform', 'entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'sixty-minutes-to-place',
    themes: ['clocks'],
    days: lightChanges,
    onTypeAlone: true,
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'What do the people there do when nobody needs them?',
    needs: { types: ['person'], concepts: [], only: ['by-name'], never: ['die', 'late', 'memory', 'retire'] },
    titles: [
      'The hour that moves, and what {person} did with the last one, for {occasion}',
      '{person}, by the clock and against it: a small confession for {occasion}',
      'Which clock is always wrong? {person} makes the round of {brand} for {occasion}',
    ],
    why: 'For {occasion}, everybody in the country does the same small job and grumbles. Seeing {person} do it makes acquaintance quicker than a page about the team.',
    angle:
      'Go round with a chair and a notebook. Every clock, oven, till and timer has a keeper and a fault, and the fault is what people will tell each other.',
    beats: [
      'Count with {person} everything on the premises that shows the time.',
      'Have them say which of it is set first, which is left alone until the next change, and why.',
      'Ask at what hour of their day an hour more, or an hour less, is really felt.',
      'Finish with the one clock that nobody dares to touch.',
    ],
    callsToAction: [
      'How many clocks did you have to look for? Count and compare.',
      'Show us the one you never change.',
      'Guess which of ours is wrong, and by how much.',
    ],
    production: [
      { weeksBefore: 3, task: 'Ask the person named, and agree on half an hour' },
      { weeksBefore: 2, task: 'Make the round and count the clocks' },
      { weeksBefore: 1.5, task: 'Take a picture of each with its fault in three words' },
      { weeksBefore: 0.5, task: 'Publish it on the evening before' },
    ],
    objections: ['My telephone does that by itself.'],
    formats: ['social', 'video', 'blog', 'email', 'podcast', 'linkedin'],
    objectives: ['entertain', 'inspire', 'inform', 'educate'],
    sensitivity: 'none',
  },
]

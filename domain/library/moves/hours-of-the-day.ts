// Moves on a sentence that names an hour: seen from both sides, counted back from, timed, and put through a change of the clocks.
import type { Entry } from '../entry.ts'

/** An hour at which somebody died is nobody's content. */
const mourning = ['die', 'death', 'dead', 'funeral', 'bury', 'burial', 'kill']

export const hourMoves: readonly Entry[] = [
  {
    id: 'ten-to-and-ten-past',
    pillar: 'people',
    stage: 'discover',
    question: 'What actually changes at that hour?',
    needs: { types: ['clock'], concepts: [], never: mourning },
    titles: [
      'Ten minutes before {clock} and ten minutes after, at {brand}, in one frame',
      'What moves at {clock}? {brand} stood a camera there and left it alone',
      'One picture taken twice, with {clock} in between and a list of the differences',
    ],
    why: 'In print an hour is a dot. On the spot it may be a change of sound, light and pace, or none at all, and people can tell at a glance on which side of it they would rather be.',
    angle:
      'Two shots of equal length, without a cut in either. Give viewers time to find the differences before you name a single one.',
    beats: [
      'Choose the spot where the hour in the quote makes itself felt, be it a door, a bench, a telephone or a row of leeks, and mark the floor with tape.',
      'Film one minute ten minutes before {clock} and another ten minutes after, on the same day and from the same mark.',
      'Run the pair side by side, first in silence and then with both sounds together.',
      'Should anybody be in the picture, find out which difference they felt before they saw it.',
      'Finish with the list of what moved, from the obvious down to the size of a teaspoon.',
    ],
    callsToAction: [
      'Find as many differences as you can before you read the list.',
      'Tell us on which side of the hour you would rather be.',
      'Send us the before and after of your own favourite hour.',
    ],
    tasks: [
      'Tape the spot and keep it clear',
      'Rehearse at the same time the day before',
      'Warn whoever may walk into the frame, and ask them if they mind',
    ],
    objections: ['I bet nothing will have changed at all.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'counted-backwards-from-the-hour',
    pillar: 'expertise',
    stage: 'use',
    question: 'What has to have happened by then?',
    needs: { types: ['clock'], concepts: [], never: mourning },
    titles: [
      'Counting backwards from {clock}: what leads up to it at {brand}',
      'A timetable from {brand} that starts at {clock} and runs the wrong way',
      'Before {clock} comes everything else: the hours that lead up to it, in reverse',
    ],
    why: 'An hour in a sentence looks like a beginning. To the people who have to be ready for {clock} it is the end of a chain, and the chain shows what cannot be left to the last minute.',
    angle:
      'Write it in reverse, and keep stepping back until you reach something that nobody outside would have guessed. That step is the reason for the piece.',
    beats: [
      'Copy the quoted sentence to the top of a page, and ask the person nearest to it what they do in the quarter of an hour before.',
      'Step back from there to the hour, the half-day and the night before, with a rough time and a name for each link.',
      'Circle the one link that cannot be hurried, and put a stopwatch to it this week.',
      'Rule a second column for the reader, and note what they could be doing meanwhile or should have done by then.',
      'Stop, at the foot of the page, at the first person to have a hand in it.',
    ],
    callsToAction: [
      'Count back from your own busiest hour, and tell us where you have to begin.',
      'Ask us which link you could spare yourself.',
      'Pin the page up where you look when you are in a hurry.',
    ],
    tasks: [
      'Shadow the last hour before it with a notebook',
      'Walk the chain once from front to back, to see that nothing is missing',
      'Try the reader’s column on somebody who is always late',
    ],
    objections: ['I only need to know when to be there.'],
    formats: ['blog', 'social', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'ten-days-with-a-notebook',
    pillar: 'proof',
    stage: 'consider',
    question: 'Is it really that hour, or thereabouts?',
    needs: { types: ['clock'], concepts: [], never: mourning },
    titles: [
      'How near is {clock} to {clock}? {brand} kept a notebook to find out',
      'Give or take how many minutes? Ten true entries on {clock} at {brand}',
      'We wrote down the real time on ten days running, and held it against {clock}',
    ],
    why: 'We have all planned round an hour that turned out to be an intention. Ten honest entries tell people how much slack to allow, and that is rarer than punctuality.',
    angle:
      'Print all ten in the order they came, with the worst one where it fell. The reasons beside the minutes are what people will read.',
    beats: [
      'Settle what exactly is to be timed in the quoted sentence, be it the first thing to happen or the last to be allowed, and write that on the cover.',
      'Hang the notebook on a string by the spot, and have whoever is there enter the true minute on ten days to which it applies.',
      'Against each entry set the cause in five words: weather, traffic, a long goodbye.',
      'Read out the earliest, the latest and the middle one, and leave averages alone.',
      'Draw the conclusion for the reader: rely on the hour, allow for it, or expect us to write it differently.',
    ],
    callsToAction: [
      'Time it yourself, and send in the eleventh entry.',
      'Guess the gap between the earliest and the latest before you scroll.',
      'Tell us how much slack you allow, and for whom.',
    ],
    tasks: [
      'Set the clock on the wall right first',
      'Show everyone concerned how an entry is made',
      'Photograph the pages as they are, crossings-out included',
    ],
    objections: ['You will have made an effort for those ten days.'],
    formats: ['linkedin', 'social', 'email'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'when-the-clocks-change',
    pillar: 'season',
    stage: 'return',
    question: 'What becomes of that when the clocks change?',
    needs: { types: ['clock'], concepts: [], never: [...mourning, 'midnight'] },
    titles: [
      'An hour out: {clock} at {brand} in the week the clocks change',
      'Who at {brand} will not believe in {clock} once the clocks have changed?',
      'Same {clock}, another light: two pictures from one window, and one complaint',
    ],
    why: 'Twice a year {clock} shifts by an hour for everything that cannot read a watch: daylight, dogs, dough, babies, appetites. People feel it all week and are glad when somebody says so.',
    angle:
      'Tell it from the side of whoever or whatever has not been told. Be as funny as you like once the practical answer stands in the first three lines.',
    beats: [
      'Say at the top, with the date, whether {clock} stays where it is through the change and for whom that will feel early or late.',
      'Ask round for what cannot be told the news, such as a boiler’s timer, a toddler, a cat or a regular, and choose one.',
      'Photograph the view from one window at {clock} in the week before and again in the week after.',
      'Set two colleagues against each other, one who loves the change and one who dreads it, for a paragraph apiece.',
      'Offer one small thing to do on the Saturday night that makes the Monday easier.',
    ],
    callsToAction: [
      'Tell us who in your house refuses to believe the new time.',
      'Note the date of the change, and go to bed early for once.',
      'Send us the view from your own window on the Monday after.',
    ],
    tasks: [
      'Look up the next change and begin a week ahead of it',
      'List every clock and timer on the premises, and who sets it',
      'Keep one person’s complaint word for word',
    ],
    objections: ['It is only an hour.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]

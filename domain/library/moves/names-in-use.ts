// Moves on a name that is in daily use: on a plaque, among its namesakes, before children and as something to live up to.
import type { Entry } from '../entry.ts'

const grave = ['funeral', 'bereavement', 'died', 'killed', 'murder', 'memorial']

export const nameInUseMoves: readonly Entry[] = [
  {
    id: 'thirty-words-of-brass',
    pillar: 'proof',
    stage: 'return',
    question: 'If there were a plaque for it, what would it say?',
    needs: { types: ['name-origin'], concepts: [] },
    titles: [
      'Thirty words of brass: {brand} drafts the plaque that its name never had',
      'Where would you screw it on? A plaque for a name, in three drafts',
      'Worth a plaque, surely. {brand} asks the neighbours to help with the wording',
    ],
    why: 'Plaques go to battles and bishops, while the reasons behind everyday names get lost within two generations. Thirty well-chosen words, and a screw in the right wall, would hold them.',
    angle:
      'Take the form seriously: dates, no adjectives, lines that break where the eye breathes. All the fun lies in what three people each insist must be included.',
    beats: [
      'Set the limit at thirty words, and commission drafts from the oldest hand, an outsider and a child.',
      'Compare what each of them thought worth keeping for ever.',
      'Clear up with a library, or whoever remembers, any date on which the drafts disagree.',
      'Choose the wall, and stand there with a cardboard version to see who stops.',
      'Unveil it with a tea towel and a speech that is shorter than the plaque.',
    ],
    callsToAction: [
      'Shorten our draft by three words.',
      'Suggest the wall.',
      'Nominate another name round here that deserves brass.',
    ],
    tasks: [
      'Have the facts checked by somebody who likes to find mistakes',
      'Get leave for the wall, even for cardboard',
      'Cut and letter the board',
    ],
    objections: ['Is that not rather grand?'],
    formats: ['events', 'social', 'blog'],
    objectives: ['entertain', 'inspire', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'others-who-answer-to-it',
    pillar: 'community',
    stage: 'use',
    question: 'Who else goes by that name?',
    needs: { types: ['name-origin'], concepts: [] },
    titles: [
      'Others who answer to it: {brand} rings up its namesakes one by one',
      'A racehorse, a cul-de-sac and a band: the company {brand} keeps by name',
      'Wrong number? Calls and parcels meant for somebody else of that name',
    ],
    why: 'To share a name is to be distantly related. Customers mix you up with the others anyway, so a family gathering clears the air and makes for good telephone calls.',
    angle:
      'Collect them as a genealogist would, with a tree and dotted lines. Friendliness is the rule, even towards the one whose reviews you keep receiving.',
    beats: [
      'Search maps, directories and registers for people, places, boats and beers with the name, and pin each on a chart.',
      'Telephone the four that are least like you, and compare where each got it from.',
      'Exchange the silliest message that was really meant for the other.',
      'Establish who had it first, and concede gracefully if need be.',
      'Draw up a short guide to telling you all apart.',
    ],
    callsToAction: [
      'Come across another of us? Send a picture of the sign.',
      'Share a name with somebody? Ring them up.',
      'Looking for one of the others? The guide tells you where.',
    ],
    tasks: [
      'Set aside an hour for the search',
      'Ask the four whether they may be recorded',
      'Keep trademarks and quarrels out of it',
    ],
    objections: ['You are advertising for other people.'],
    formats: ['podcast', 'email', 'linkedin'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'does-it-still-live-up-to-it',
    pillar: 'expertise',
    stage: 'decide',
    question: 'Does it deserve the name?',
    needs: { types: ['name-origin'], concepts: [], never: grave },
    titles: [
      'Does it deserve the name? {brand} draws up a fair account',
      'For the name, against the name: an audit with two columns and no excuses',
      'A borrowed name has to be earned. How {brand} is getting on with that',
    ],
    why: 'Whoever borrows a name borrows a standard with it. An audit of what the two have in common, and of what they plainly do not, tells more than a history ever would.',
    angle:
      'Two columns, an accountant’s tone and a willingness to lose. Resemblances must be pointed to and not merely felt.',
    beats: [
      'Take the origin from your own words, and list four traits of whoever or whatever it was.',
      'Hold each trait against the thing that bears the name, and enter it under yes, no or only on Sundays.',
      'Fetch a second opinion from somebody who cares about the original.',
      'Work out the balance, and say what it would take to move one entry across.',
      'Pledge that entry for next year, with a date on which you can be asked.',
    ],
    callsToAction: [
      'Audit us yourself. Which entry is wrong?',
      'Ask on the date what has become of the pledge.',
      'Does your own name suit you? Yes, no, only on Sundays?',
    ],
    tasks: [
      'Read up on the original for an evening',
      'Find the second opinion',
      'Put the date in the diary of somebody reliable',
    ],
    objections: ['It is a name and not a promise.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['inspire', 'educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'told-in-a-classroom',
    pillar: 'season',
    stage: 'discover',
    question: 'How would one tell that to a child?',
    needs: { types: ['name-origin'], concepts: [], never: grave },
    titles: [
      'Told to a class of nine-year-olds, the name took an unexpected turn',
      '{brand} goes to school with one old name, and comes home with thirty drawings',
      'Before the holidays, a story: {brand} faces thirty people who ask why',
    ],
    why: 'Children do not nod politely. They want to know what came after that, who fed the horse and why anybody would do such a thing, and by then the grown-ups have begun to wonder too.',
    angle:
      'Tell it in six minutes, standing up, and let them take it apart. The questions are the content; the answers may be "we shall find out", as long as you do.',
    beats: [
      'Offer a local class a quarter of an hour in the last week of term.',
      'Rehearse the origin without a single abstract noun, and with one object to hand round.',
      'Write every question on the board, however far from the subject.',
      'Leave paper behind, and collect what the class believes the beginning looked like.',
      'Send the replies back within a fortnight, and put the drawings up where you work, with the school’s blessing.',
    ],
    callsToAction: [
      'Put the children’s hardest question to your own family.',
      'Teach somewhere near us? We would gladly come.',
      'Visit the drawings before they fade.',
    ],
    tasks: [
      'Write to two schools well before the end of term',
      'Follow the school’s rules on pictures and names',
      'Find the object that can survive thirty pairs of hands',
    ],
    objections: ['Children are not your customers.'],
    formats: ['blog', 'events', 'social', 'video'],
    objectives: ['inspire', 'educate', 'entertain'],
    sensitivity: 'children',
  },
]

// Briefs for those who teach others to move: new starts, races, causes of health, moved clocks and children.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const fitnessOneBriefs: readonly Brief[] = [
  {
    id: 'keen-average-hopeless',
    themes: ['new-start'],
    trades: ['fitness'],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'Would I come often enough to make it worth the money?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        membership pass month class block course gym session beginner join unlimited trial term student swim climb yoga pilates
        package plan reformer peak coach
      `),
      only: ['sum-worth-planning'],
      never: ['child', 'junior', 'baby', 'toddler', 'taster', 'party', 'gift', 'hire', 'corporate'],
    },
    titles: [
      'Keen, average, hopeless: {amount} for {label}, reckoned up in three diaries',
      'The plain arithmetic of {occasion}: {label} for somebody who means well',
      'If you hardly come: {brand} does the sum that is left out before {occasion}',
    ],
    why: 'Before {occasion}, people work out what {label} would cost them if they came as often as they intend to. They know themselves better than that, and the sum they need is the other one.',
    angle:
      'Print the diary in which it was not worth it, and lay it on top. Whoever can see where the line runs will start on the right side of it, or choose something smaller and stay.',
    beats: [
      'Write three diaries of the twelve weeks that follow: one keen, one average, and one in which life got in the way.',
      'Divide what {label} cost by the visits in each, with {amount} at the head and the working shown.',
      'Mark the number of visits below which something smaller on your list would have been the better buy.',
      'Let a member of some years say which diary was theirs, season by season.',
      'End on what can be paused, changed or handed back, in the words of the terms.',
    ],
    callsToAction: [
      'Choose the diary you believe in, not the one you would like.',
      'Do the sum with your own last three months.',
      'Ask us for the smallest thing that you could start with.',
    ],
    production: [
      { weeksBefore: 6, task: 'Look up how often beginners in fact came in their first twelve weeks' },
      { weeksBefore: 5, task: 'Settle the three diaries with whoever answers enquiries' },
      { weeksBefore: 4, task: 'Check the terms on pausing, changing and leaving' },
      { weeksBefore: 2.5, task: 'Have a member hold the sums against their own year' },
      { weeksBefore: 1.5, task: 'Lay out the diaries side by side on one page' },
      { weeksBefore: 1, task: 'Send the page to everyone who has asked to hear from you' },
    ],
    objections: ['I have paid for this sort of thing before, and never went.'],
    formats: ['email', 'blog', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'company-for-the-worst-ten-minutes',
    themes: ['sport'],
    trades: ['fitness'],
    moods: ['celebrate'],
    stage: 'use',
    question: 'What do I do when everything in me wants to stop?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        coach teacher instructor train run runner race marathon triathlon swim climb cycle sport team lead athlete box compete
        mile qualify teach gym
      `),
      never: ['account', 'reception', 'marketing', 'memorial', 'die', 'child'],
    },
    titles: [
      'The worst ten minutes, in real time: {person} comes along before {occasion}',
      '{person} in your ear: where it gets hard, and what to think of instead',
      'Recorded out of breath for {occasion}: {person}, to whoever wants to stop',
    ],
    why: 'As {occasion} comes near, every film shows the start and the finish. What people dread lies a little beyond the middle, where nobody cheers and the legs have opinions.',
    angle:
      'Record {person} on the move, and do not clean up the breathing. This is company for ten bad minutes and no lecture, so one thought a minute is plenty.',
    beats: [
      'Find out from people who train with {person} at which point they would give up.',
      'Go to that point together, on the road, the wall, the mat or the water’s edge, and record ten minutes without a script.',
      'Open with the quoted sentence read by somebody else, so that listeners know whose voice comes next.',
      'Keep one minute in which nothing is heard but breath.',
      'Say at the end when stopping is the right thing to do, and how little anybody minds.',
    ],
    callsToAction: [
      'Save it for the bad stretch, and press play there.',
      'Tell us where yours begins.',
      'Walk it through once with the recording before you race it.',
    ],
    production: [
      { weeksBefore: 6, task: 'Ask ten people where they want to stop' },
      { weeksBefore: 5, task: 'Choose the place and get leave to record there' },
      { weeksBefore: 4, task: 'Record two takes on different days' },
      { weeksBefore: 3, task: 'Lend the rough cut to somebody for a training session' },
      { weeksBefore: 1.5, task: 'Trim the better take to ten minutes exactly' },
      { weeksBefore: 1, task: 'Publish the recording as a file that can be kept' },
    ],
    objections: ['I cannot listen to anybody while I am suffering.'],
    formats: ['podcast', 'video', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'not-this-one-not-yet',
    themes: ['movement'],
    trades: ['fitness'],
    moods: ['awareness'],
    stage: 'consider',
    question: 'Would I be a nuisance there with what I have got?',
    needs: {
      types: ['statement', 'process', 'condition'],
      concepts: lemmas(`
        injury beginner adapt level gentle pace doctor spine joint knee breathe medical pregnant strength
        balance posture exercise ability assess health mobility screen blood heart pressure
      `),
      never: ['refund', 'cancel', 'parking', 'voucher', 'dog', 'phone', 'tournament'],
    },
    titles: [
      '“Not this one, not yet”: an honest timetable from {brand} for {occasion}',
      'The class {brand} would talk you out of, and what you could do meanwhile',
      'Tell them or keep quiet? {occasion}, and four short sentences for the door',
    ],
    why: '{occasion} puts the word exercise in front of people who live with something. They wonder whether they would be in the way, how much they have to tell, and whether anybody would dare to say no.',
    angle:
      'Let those who teach say what they would not offer to whom, and what they would do in its place. Whether to begin is for a doctor or nurse to say, and how to begin is your part.',
    beats: [
      'Ask each teacher which session they would advise against when a stranger mentions a heart, a back or a short breath.',
      'Set the quoted sentence beside the session that it bears on.',
      'Film one movement done four ways, from the chair upwards, by somebody who is nobody’s model.',
      'Draft four sentences that a newcomer may say at the door in order not to have to say more.',
      'Put the question for the doctor or nurse on a slip, with room for the answer.',
    ],
    callsToAction: [
      'Take the slip to whoever treats you, and let us have the answer.',
      'Say one of the four sentences, and leave it at that.',
      'Come and ask before you bring any kit.',
    ],
    production: [
      { weeksBefore: 7, task: 'Ask every teacher the same question, one at a time' },
      { weeksBefore: 5, task: 'Have a physiotherapist, nurse or doctor read the answers' },
      { weeksBefore: 4, task: 'Film the movement in its four forms' },
      { weeksBefore: 2.5, task: 'Let two people who live with a condition correct the four sentences' },
      { weeksBefore: 1.5, task: 'Print the slips for the desk' },
      { weeksBefore: 0.5, task: 'Publish the film with the sentences beneath it' },
    ],
    objections: ['They will take my money whatever I tell them.'],
    formats: ['video', 'blog', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'first-in-last-out',
    themes: ['clocks'],
    trades: ['fitness'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Who on earth is there so early, and who is still there so late?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open close hour weekday weekend saturday sunday morning evening early late gym studio pool class wall centre desk session
        timetable swim daily
      `),
      never: ['christmas', 'holiday', 'telephone', 'phone'],
    },
    titles: [
      'First through the door, last one out: both ends of the day before {occasion}',
      '{hours}: the two people who know both ends of that',
      'Before {occasion}, {brand} follows its earliest and its latest on their way',
    ],
    why: 'Most people meet the change of light in bed. At either edge of the day somebody is on the way already, or not home yet, and whoever thinks of coming so early or so late would like to know how that is.',
    angle:
      'Portray the earliest and the latest, and let the light be the third person in the picture. Hardship is not the point: what they like about that hour is.',
    beats: [
      'Find the one who is mostly first and the one who is mostly last, and get a yes from both.',
      'Meet them on the way instead of at the door: at the bus stop, the bicycle rack, the unlit corner.',
      'Photograph the same step at opening and at closing, in the week before the change.',
      'Check the quoted hours with whoever holds the key, and say when the first and last light goes on.',
      'Draw the lit way in from what the two have told you, and report the lamp that is out.',
    ],
    callsToAction: [
      'Walk the lit way once by daylight.',
      'Tell us who holds the door for you.',
      'Pick the edge of the day that suits you, and try it once.',
    ],
    production: [
      { weeksBefore: 4, task: 'Ask whoever opens and closes who is first and who is last' },
      { weeksBefore: 3, task: 'Go along with each of them once' },
      { weeksBefore: 2, task: 'Photograph the step at both ends of one day' },
      { weeksBefore: 1.5, task: 'Report dead lamps to the council or the landlord' },
      { weeksBefore: 1, task: 'Show both people their half, and take out what they dislike' },
      { weeksBefore: 0.5, task: 'Publish the two portraits with the lit way in' },
    ],
    objections: ['People who get up for that are not like me.'],
    formats: ['social', 'blog', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'subtitles-for-the-parents-bench',
    themes: ['children', 'summer'],
    trades: ['fitness'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Are they learning anything, or only running about?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        child junior kid teenager youth school parent family holiday camp term tot mini squad lesson class
        course gymnastics crew
      `),
      never: [
        'party',
        'hire',
        'adult',
        'entry',
        'uniform',
        'open-water',
        'reformer',
        'wetsuit',
        'senior',
        'baby',
        'toddler',
      ],
    },
    titles: [
      'Why are they playing tag again? {label} explained from the parents’ bench',
      'Half an hour on the bench with {brand}: {label} for {amount}, subtitled',
      'What looks like messing about, line by line: {label} before {occasion}',
    ],
    why: 'Ahead of {occasion}, parents look for something that gets a child moving and is worth the drive. From the bench, half of it looks like messing about, and nobody tells them what the game was for.',
    angle:
      'Put subtitles to one ordinary session. The teacher says what every game is after, where patience is called for, and when a parent had better look out of the window.',
    beats: [
      'Film {label} from where parents sit, with consent from every family, showing feet and hands and no faces.',
      'Have the teacher write one subtitle for every five minutes, meant for somebody on their second coffee.',
      'Mark the moment at which parents like to call out, and what that does.',
      'Finish on {amount}, what it takes in, and what has to be brought from home.',
      'Leave the last line to a child of ten who has been there longest.',
    ],
    callsToAction: [
      'Sit on the bench with the sheet in your hand.',
      'Ask the teacher what the tag was for.',
      'Tell us what you are always tempted to call out.',
    ],
    production: [
      { weeksBefore: 7, task: 'Ask every family in the group for consent, and plan around each no' },
      { weeksBefore: 5, task: 'Film one ordinary session from the bench' },
      { weeksBefore: 4, task: 'Write the subtitles with the teacher' },
      { weeksBefore: 3, task: 'Show the cut to the families, and remove what anybody objects to' },
      { weeksBefore: 2, task: 'Print the subtitles as a sheet for the bench' },
      { weeksBefore: 1, task: 'Publish the film with places and dates checked that morning' },
    ],
    objections: ['They could run about in the park for nothing.'],
    formats: ['video', 'social', 'email'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'children',
  },
]

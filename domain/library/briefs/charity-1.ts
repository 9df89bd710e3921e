// Briefs for charities: those who give time, money, food and miles, and the animal that nobody asks about.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const charityBriefs: readonly Brief[] = [
  {
    id: 'the-note-for-the-day-off',
    themes: ['volunteers'],
    trades: ['charity', 'faith-and-community', 'public-and-membership'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Could I do that as well, or do you have to be born to it?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        volunteer driver coach trustee treasurer chair manager coordinator befriend help warden caretaker secretary rescue garden
        leader foster join committee charity steward kitchen
      `),
      never: ['memorial', 'die', 'patron', 'ambassador', 'mayor'],
    },
    titles: [
      'If {person} caught a cold: the note the rest would need, ahead of {occasion}',
      'One side of paper by {person}, one stranger, one hour: a trial for {occasion}',
      'Where is the spare key? {brand} finds out what {person} carries in the head',
    ],
    why: 'Many thanks are given around {occasion}, and few of them say what for. Somebody who might join in wonders whether they could manage, on a wet morning, with nobody to ask.',
    angle:
      'Thanks can be practical. Let {person} write the note that would see others through a day without them, and let its holes show how much one head has been carrying.',
    beats: [
      'Ask {person} for one side of paper: keys, names, what sticks, what must never run out.',
      'Hand the note to somebody who has never done it, and let them try an hour with {person} in the next room.',
      'Count how often they had to knock, and over what.',
      'Fill the holes together, and keep the line that made both of them laugh.',
      'Thank {person} with something out of the note: the kettle that leaked, replaced.',
    ],
    callsToAction: [
      'Try an hour with the note in your hand.',
      'Write the note for what you do yourself.',
      'Tell us which line frightened you, and we will explain it.',
    ],
    production: [
      { weeksBefore: 6, task: 'Ask for the note, and make clear that nobody is being replaced' },
      { weeksBefore: 5, task: 'Find somebody new for the hour, with whatever checks the job needs' },
      { weeksBefore: 4, task: 'Hold the hour and count the knocks' },
      { weeksBefore: 3, task: 'Complete the note, and take out codes, keys and private names' },
      { weeksBefore: 2, task: 'Mend or replace one thing on it' },
      { weeksBefore: 1, task: 'Publish the note with a picture of the two' },
    ],
    objections: ['I could never do what they do.'],
    formats: ['linkedin', 'social', 'video'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'could-becomes-did',
    themes: ['giving'],
    trades: ['charity', 'faith-and-community'],
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'What becomes of my money, in actual fact?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        donate gift give sponsor fund equip provide feed pay month help raise meal parcel vaccinate family animal journey seed train
        child patient volunteer buy
      `),
      never: ['hire', 'ticket', 'entry', 'wedding', 'stall', 'funeral', 'membership', 'under', 'workshop'],
    },
    titles: [
      'Hand over {amount}, see the receipts: {label}, item by item for {occasion}',
      '{label}: where {amount} was on Monday, on Wednesday and by the end of the week',
      'Bring a magnifying glass: {brand} opens one envelope ahead of {occasion}',
    ],
    why: 'Ahead of {occasion}, every letterbox asks for something. People who would gladly give {amount} have read so often what it “could” do that they no longer believe the verb.',
    angle:
      'Replace “could” with “did”. Follow one real {amount} through till, bank statement and van, and let the dull part of the way show.',
    beats: [
      'Take one gift of {amount} from this year, with the leave of whoever gave it, and call it by a number.',
      'Lay out the receipts it went towards, private names covered, and write on each how far it reached.',
      'Admit what such a list leaves out: the diesel, the heating, whoever answers the telephone.',
      'Ask the person who did the buying what they would do with the same sum next time.',
      'Explain what happens to money that arrives for something no longer needed.',
    ],
    callsToAction: [
      'Look through the receipts, and ask about the one you do not understand.',
      'Give in your own time: the receipts will still be here.',
      'Tell us what you would want to see before you gave.',
    ],
    production: [
      { weeksBefore: 7, task: 'Ask the treasurer which gift can be followed to the end' },
      { weeksBefore: 6, task: 'Get leave from the giver, and take out everything that points to them' },
      { weeksBefore: 5, task: 'Collect receipts, invoices and the line in the bank statement' },
      { weeksBefore: 3, task: 'Have the treasurer sign off every figure' },
      { weeksBefore: 2, task: 'Photograph the receipts on one table' },
      { weeksBefore: 1, task: 'Send the page with one way to give and one way to ask' },
    ],
    objections: ['Most of it goes on salaries anyway.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'too-much-of-this-none-of-that',
    themes: ['food', 'giving'],
    trades: ['charity', 'faith-and-community'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'What do they need, and what have they got too much of?',
    needs: {
      // What is counted is left to the day: it has to be about food, or about want.
      types: ['quantity'],
      concepts: lemmas(`
        parcel kilo tonne tin bag crate lunch supper breakfast pantry cook plate hamper soup toiletries voucher serve pack trolley
        shelf
      `),
      only: ['crowd'],
      never: ['mile', 'run', 'dog', 'cat', 'death', 'waste', 'compost', 'café', 'hotel'],
    },
    titles: [
      'Too much of this, none of that: the shelf behind {count} {noun}, for {occasion}',
      'Photographed at the same hour each week: {count} {noun}, one shelf, {occasion}',
      'What comes in heaps and what never comes? {brand} draws its shelf as it is',
    ],
    why: 'Around {occasion}, people put something in the box by the till and hope that it is the right thing. Behind {count} {noun} stands a shelf that could tell them, if anybody drew it.',
    angle:
      'Let the shelf do the talking, heaps included. Nobody minds hearing that there is enough of a thing, if they hear it in time.',
    beats: [
      'Photograph one shelf at the same hour for four weeks, with nothing moved for the picture.',
      'Colour in what ran out first and what never did.',
      'Find out from whoever packs which three small things turn the rest into a meal.',
      'Print {count} {noun} beside the pictures, with the dates that the figure covers.',
      'Keep people out of the frame, and let nobody be grateful on camera.',
    ],
    callsToAction: [
      'Take the list along when you next go shopping.',
      'Bring something from the short list, or ask what has changed since.',
      'Short yourself? Ask us quietly, in whichever way is easiest.',
    ],
    production: [
      { weeksBefore: 6, task: 'Choose the shelf and the hour, and take the first picture' },
      { weeksBefore: 4, task: 'Ask those who pack for the short list and the long one' },
      { weeksBefore: 3, task: 'Check the figure, its dates and how it was counted' },
      { weeksBefore: 2, task: 'Draw the shelf on one page with both lists' },
      { weeksBefore: 1.5, task: 'Ask shops, schools and churches to hang it by their boxes' },
      { weeksBefore: 0.5, task: 'Publish the page, with the date on which the lists will be renewed' },
    ],
    objections: ['Surely anything is better than nothing.'],
    formats: ['social', 'email', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'told-from-the-back-of-the-field',
    themes: ['sport'],
    trades: ['charity'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Will anybody still be there when I come in last?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        run walk marathon sponsor challenge fundraise trek swim cycle race mile kilometre relay skydive abseil register triathlon
        half medal climb ride jog
      `),
      never: ['bus', 'school', 'memory', 'nature', 'guide', 'adopt'],
    },
    titles: [
      'The last one home: who waits at the end of {label}, ahead of {occasion}',
      'No winners, one flask: a long look back along {label} before {occasion}',
      'Slow, wet and still going: {label}, told from the back of the field',
    ],
    why: '{occasion} fills the pages with finishing times. Most who think about {label} wonder about something else: whether anybody will still be standing there when they come in.',
    angle:
      'Tell it from the back. Skip the records, and find whoever came in last and whoever waited for them.',
    beats: [
      'Trace last year’s last finisher, or the slowest person in training now, and ask whether they mind.',
      'Walk a mile with them at their pace, and record what is said once the breath is back.',
      'List what is still there at the end of {label}, from water to a lift home, and what has gone.',
      'Hear how the sponsorship came together: who gave first, who gave only after the photograph.',
      'Answer three questions from people who have never run for a bus.',
    ],
    callsToAction: [
      'Ask us about the slowest pace that still counts.',
      'Come and wait at the end with a flask.',
      'Walk the first mile by yourself, then put your name down.',
    ],
    production: [
      { weeksBefore: 8, task: 'Find the slowest finisher and get a yes to being shown' },
      { weeksBefore: 7, task: 'Check with the organisers what stays open until the last one is in' },
      { weeksBefore: 6, task: 'Record the mile, whatever the weather' },
      { weeksBefore: 4, task: 'Get the three questions answered by somebody qualified' },
      { weeksBefore: 3, task: 'Check closing dates and what a place commits people to' },
      { weeksBefore: 2, task: 'Publish the film with the closing dates' },
    ],
    objections: ['I am not sporty enough to ask people for money.'],
    formats: ['video', 'podcast', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'a-portrait-of-the-plain-one',
    themes: ['animals'],
    trades: ['charity', 'pets'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Which of them has been waiting longest, and why?',
    needs: {
      // The animal itself is left to the day: a dog has no place in a week about bees.
      types: ['statement', 'rule'],
      concepts: lemmas(`
        rehome foster cattery paddock hutch aviary microchip groom litter nervous settle home-check muzzle companion elderly
        behaviour temperament leash release
      `),
      never: ['shop', 'sell', 'ticket', 'parking', 'tearoom', 'welcome'],
    },
    titles: [
      'Nobody asks about this one: {brand} and the plain animal, for {occasion}',
      'Good light and the good chair: a portrait at {brand} ahead of {occasion}',
      'Passed by on every visit: whom {brand} would show you first, if you let it',
    ],
    why: 'Around {occasion}, the prettiest faces go round. The ones that wait are plain, old or shy, and they are scrolled past like anybody plain, old or shy.',
    angle:
      'Photograph the plain one as a portrait painter would, and describe it as one would a lodger: habits, hours, faults. Pity finds few good homes.',
    beats: [
      'Get those who clean and feed to agree on the animal that is never asked about.',
      'Sit with it for an hour, and write down the time of everything it does.',
      'Make the portrait where it is at ease, by daylight, with no hands in the picture.',
      'Read the quoted sentence with this one animal in mind, and say what it comes to in its case.',
      'Describe the household it would do badly in before the one that would suit.',
    ],
    callsToAction: [
      'Start with the plain one.',
      'Ask after whoever is asked for least.',
      'Not in a position to have one? Show the portrait to somebody who is.',
    ],
    production: [
      { weeksBefore: 5, task: 'Settle with those who feed them which animal it shall be' },
      { weeksBefore: 4, task: 'Check its history and health against the notes of the vet' },
      { weeksBefore: 3.5, task: 'Sit with it for an hour with a notebook' },
      { weeksBefore: 3, task: 'Take the portrait on a quiet morning' },
      { weeksBefore: 2, task: 'Have the text read by whoever decides about homes' },
      { weeksBefore: 0.5, task: 'Publish the portrait, and change the line when a home is found' },
    ],
    objections: ['I want the one that picks me.'],
    formats: ['blog', 'social', 'video'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
]

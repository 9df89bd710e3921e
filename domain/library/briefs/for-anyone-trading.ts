// Briefs for any trade on the days when people buy, give, order ahead and find the door shut.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const tradingBriefs: readonly Brief[] = [
  {
    id: 'the-price-and-its-past',
    themes: ['sale-days'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Is that really less than it was a month ago?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        price offer discount save sale deal reduce pack set box bundle pair kit size order online shop stock range
        clearance original usual outlet bargain
      `),
      only: ['choice'],
      never: ['donate', 'sponsor', 'funeral', 'cremation', 'memorial', 'bereavement'],
    },
    titles: [
      '{label} at {amount}: the tag today, a month ago and a year before {occasion}',
      'Photographed every Monday until {occasion}: what {label} cost that week',
      'Old lists out of the drawer: {brand} puts a date beside {amount} and leaves it there',
    ],
    why: 'Ahead of {occasion}, people have learnt to wonder what a thing cost before it was reduced. {label} at {amount} can answer with dates.',
    angle:
      'Show the working of one price. Print what it was, flattering or not, and if nothing is going to be reduced say so as cheerfully as others shout.',
    beats: [
      'Look up what {label} cost a year ago, three months ago and last week, in tills, lists or invoices.',
      'Put the tag beside a dated newspaper and photograph it once a week until {occasion}.',
      'State under {amount} whether it will fall, stay or come with something more, and until which date.',
      'Give the largest change one sentence, naming the cost behind it.',
      'Tell those who can wait when prices are next looked at, and mean it.',
    ],
    callsToAction: [
      'Hold our dates against your own receipts.',
      'Sleep on it: the dates will still be there tomorrow.',
      'Name another price whose history you would like to see.',
    ],
    production: [
      { weeksBefore: 6, task: 'Search old lists and till records for the three earlier prices' },
      { weeksBefore: 5, task: 'Settle with whoever sets prices what will change and what will not' },
      { weeksBefore: 4, task: 'Take the first of the weekly photographs with a newspaper in the frame' },
      { weeksBefore: 2, task: 'Have somebody from outside check one figure against a receipt' },
      { weeksBefore: 1, task: 'Publish the row of dated prices' },
    ],
    objections: ['Any shop can find an old price that makes the new one look kind.'],
    formats: ['social', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'a-row-of-hats',
    themes: ['small-business'],
    days: [
      'small-business-saturday-gb',
      'small-business-saturday-us',
      'small-business-week-ca',
      'small-enterprises-day',
    ],
    onTypeAlone: true,
    notFor: ['health-and-dental', 'charity'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Who is actually behind this business, and what do they do all day?',
    needs: {
      types: ['person'],
      concepts: [],
      only: ['by-name', 'two-jobs'],
      never: ['memorial', 'late', 'die', 'retire', 'tax'],
    },
    titles: [
      'Seven jobs before lunch: a weekday with {person} on the way to {occasion}',
      '{person} wears more than one hat at {brand}. We hung them all on one wall',
      'The mop, the calculator, the good pen: what {person} picked up before {occasion}',
    ],
    why: 'Around {occasion} people are asked to support small firms, and few can say what goes on in one. Follow {person} for a day and write down each change of job: that is what a small firm is.',
    whyElse: [
      'In a large company {person} would be two departments. In a small one it is one pair of shoes, and the moments of changing over are worth filming.',
      'A small firm is known by what its people do besides their job. With {person} that can be hung on a wall, one object for each thing they see to.',
    ],
    angle:
      'Leave the founding story where it is. Give one ordinary day of {person} by the clock, and let a blocked sink have as much room as the craft.',
    beats: [
      'Follow {person} through a working day, and write down each change of job with its time.',
      'Choose an object for every job, and borrow it for an hour.',
      'Hang the objects in a row with the quoted sentence underneath, and film along it without a cut.',
      'Let {person} point out the job they would give away tomorrow and the one nobody may touch.',
      'Thank by name whoever keeps the row from being longer: a neighbour, a supplier, a patient relation.',
    ],
    callsToAction: [
      'Guess which hat comes off last.',
      'Send us a picture of your own row.',
      'Say hello, whichever hat is on when you come.',
    ],
    production: [
      { weeksBefore: 5, task: 'Choose an ordinary weekday and get a yes to being followed' },
      { weeksBefore: 4, task: 'Keep the list of jobs and times for that one day' },
      { weeksBefore: 3, task: 'Gather the objects and put nails in a plain wall' },
      { weeksBefore: 2.5, task: 'Film the row in one go, with the voice recorded on the spot' },
      { weeksBefore: 1.5, task: 'Show the cut to everyone who is named in it' },
      { weeksBefore: 0.5, task: 'Publish the film with the list of times below it' },
    ],
    objections: ['A person with that many jobs cannot do any of them properly.'],
    formats: ['video', 'linkedin', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'whom-it-would-not-please',
    themes: ['gifts', 'romance'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Would they really like it, or would I only be buying the easy thing?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        gift voucher card hamper box treat wrap flower bouquet chocolate candle jewellery afternoon tea
        massage facial experience personalise cake
      `),
      only: ['choice'],
      never: [
        'funeral',
        'sympathy',
        'bereavement',
        'memorial',
        'registration',
        'share',
        'mass',
        'school',
        'deposit',
      ],
    },
    titles: [
      '{label} for {occasion}? Four people who would be glad and two who would not',
      'Spend {amount} or keep it: {brand} judges six presents for six people you know',
      'The aunt who has everything, and other hard cases for {label} and {occasion}',
    ],
    why: 'Few people shopping for {occasion} fear spending too much. They fear the polite smile, and the thing that is never used.',
    angle:
      'Turn two people away. A firm that says for whom {label} would be wrong is believed about the other four.',
    beats: [
      'Sketch six people in one line each, drawn from those who really come in asking for a present.',
      'Decide for each of them, with the quoted price in view, whether {label} would please and why.',
      'Point the two misfits to something else, even if it is sold across the road.',
      'Write the line that could stand on the card for each of the four.',
      'Add how the thing is handed over if giver and receiver live far apart.',
    ],
    callsToAction: [
      'Describe your hard case in one line, and we will say yes or no.',
      'Borrow a line for the card, whatever you give.',
      'Show this to somebody who is stuck.',
    ],
    production: [
      { weeksBefore: 5, task: 'Note for a week what people say when they ask for a present' },
      { weeksBefore: 4, task: 'Draft the six portraits so that nobody real can be recognised' },
      { weeksBefore: 3.5, task: 'Check stock, places or dates for what is recommended' },
      { weeksBefore: 3, task: 'Draw or photograph one object for each of the six' },
      { weeksBefore: 2, task: 'Send the six, one a day or all in one letter' },
    ],
    objections: ['A firm will always find that its own goods suit everybody.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'counted-back-to-the-last-safe-day',
    themes: ['gifts', 'festive', 'romance'],
    trades: [
      'food-and-drink',
      'hospitality',
      'retail',
      'beauty',
      'manufacturing',
      'farming-and-garden',
      'arts-and-venues',
      'events',
    ],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'Is there still time if I order today?',
    needs: {
      types: ['duration'],
      concepts: lemmas(`
        order deliver dispatch post collect ready bespoke bake print engrave tailor fit handmade send stock turnaround
        advance parcel personalise production embroider
      `),
      never: [
        'minute',
        'refund',
        'cancel',
        'guarantee',
        'warranty',
        'session',
        'lesson',
        'funeral',
        'payment',
        'worker',
        'volunteer',
        'competition',
        'close',
        'open',
        'website',
        'heat',
      ],
    },
    titles: [
      'Allow {time}, then count back: the last safe day to order for {occasion}',
      'Too late for {occasion}? Three dates, and what {brand} can do after each',
      'One calendar, three red crosses: where {time} stops being enough',
    ],
    why: 'Most people think of {occasion} in the fortnight before it, and {time} is then the figure that decides. Nobody prints it where they would look.',
    angle:
      'Be the calm voice with a calendar. Cross out the last safe day in red, then show that something decent can still be had on the day after it.',
    beats: [
      'Begin at {occasion}, {day}, and count {time} backwards with Sundays and holidays taken out.',
      'Mark the day with room to spare, the last safe day and the day of miracles, which is a joke and labelled so.',
      'Match each date with what can still be had: the full thing, the simpler one, a promise in an envelope.',
      'Quote the sentence the sum rests on, so that anyone can repeat it.',
      'Confess a year in which it went wrong, if there was one, and what was changed after it.',
    ],
    callsToAction: [
      'Copy the first cross into your diary.',
      'Past the last one? Ring before you despair.',
      'Pass the calendar to whoever always leaves it late.',
    ],
    production: [
      { weeksBefore: 8, task: 'Ask carriers and suppliers for their own last dates' },
      { weeksBefore: 7, task: 'Agree the three dates with whoever packs, makes or books' },
      { weeksBefore: 6, task: 'Design the calendar as one picture and one printed card' },
      { weeksBefore: 4, task: 'Send the calendar to customers and pin it by the counter' },
      { weeksBefore: 2, task: 'Post the reminder of the last safe day' },
    ],
    objections: ['Last order dates are only there to hurry me.'],
    formats: ['email', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'the-voice-on-the-machine',
    themes: ['bank-holiday'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'Are they open, and what happens to my order if they are not?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open close weekday weekend monday mon sat sun fri daily holiday hour phone office shop reception morning evening
        noon late
      `),
      only: ['several-days'],
    },
    titles: [
      '{brand} around {occasion}: what is open, what moves and who picks up',
      'Usually {hours}. {occasion} in thirty spoken seconds',
      'Any other week, {hours}. After the tone: {occasion}',
    ],
    why: 'People find out about {occasion} at the locked door, or from a delivery that does not come. Our usual hours, {hours}, tell them nothing about the days on either side.',
    angle:
      'Write what the answering machine should say, and make that the piece. Thirty seconds in a familiar voice beat a table that nobody opens.',
    beats: [
      'Take the published hours as the starting point, and list the day before {occasion}, the day itself and two days after.',
      'Fix for each of them who is in, when orders or parcels leave, and when messages are read.',
      'Cast the voice: somebody whom regular callers will recognise by the second word.',
      'Record it in one breath, ending on what to do if it cannot wait.',
      'Play the recording with its words on screen wherever people look you up.',
    ],
    callsToAction: [
      'Listen once now, and save yourself the drive.',
      'Need something before we close? Say so this week.',
      'Tell a neighbour who never looks things up.',
    ],
    production: [
      { weeksBefore: 4, task: 'Settle the rota and the closing days with everyone concerned' },
      { weeksBefore: 3, task: 'Get collection and delivery days from carriers and suppliers' },
      { weeksBefore: 2, task: 'Write the thirty seconds and read them to somebody who knows nothing' },
      { weeksBefore: 1.5, task: 'Record the voice, and put the words to it as captions' },
      { weeksBefore: 1, task: 'Change the hours on maps, door and website' },
      { weeksBefore: 0.5, task: 'Publish the clip and switch the machine over' },
    ],
    objections: ['I ring because what it says online is never right.'],
    formats: ['social', 'video', 'email'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
]

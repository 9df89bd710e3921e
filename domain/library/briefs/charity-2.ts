// Briefs for charities: the way to the appointment, a square of ground, first minutes on paper, newcomers, and days of silence.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const charityMoreBriefs: readonly Brief[] = [
  {
    id: 'who-holds-the-coat',
    themes: ['health-cause', 'older-people'],
    trades: ['charity'],
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'How would we get there, and who would wait with her?',
    needs: {
      types: ['process', 'promise', 'condition'],
      concepts: lemmas(`
        driver drive lift appointment transport passenger minibus wheelchair mileage fetch escort radiotherapy chemotherapy dialysis
        outing chauffeur seatbelt ambulance
      `),
      never: ['donate', 'furniture', 'shop', 'parcel', 'stock', 'auction', 'parking', 'dog', 'vet'],
    },
    titles: [
      'Door to door and back: one morning’s lift with {brand}, told for {occasion}',
      'Missing from the appointment card: the way there, set down for {occasion}',
      'Who holds the coat? {brand} on the hours between two front doors',
    ],
    why: 'Around {occasion}, people hear a good deal about what can be done. Whoever has an appointment to keep lies awake over something smaller: who drives, who waits, who is there for the way home.',
    angle:
      'Leave the illness alone and tell the journey. Small facts from those who make it every week do more than large words, and nothing is promised about how anyone will feel.',
    beats: [
      'Reconstruct one ordinary trip from the log, with everyone’s leave and without a diagnosis.',
      'Write it by the clock: the call, the doorbell, the blanket, the car park, the wait, the road home.',
      'Draw from the quoted sentence what a caller can count on, and add what is beyond you.',
      'Let a driver tell what they talk about, and how they know when to be quiet.',
      'Close with what whoever rings will be asked, so that the papers lie ready.',
    ],
    callsToAction: [
      'Ask for somebody else, if that is easier than asking for yourself.',
      'Keep the page by the telephone.',
      'Have a morning and a clean licence? Find out what a first trip is like.',
    ],
    production: [
      { weeksBefore: 6, task: 'Ask passengers and drivers who would like to be heard, and take no at once' },
      { weeksBefore: 5, task: 'Reconstruct one trip without names or diagnoses' },
      { weeksBefore: 4, task: 'Check with whoever takes the calls what can be arranged and what cannot' },
      { weeksBefore: 3, task: 'Have a passenger and a driver read the page' },
      { weeksBefore: 2, task: 'Print it large enough for tired eyes, and ask waiting rooms to lay it out' },
      { weeksBefore: 1, task: 'Publish the page with the hours of the telephone' },
    ],
    objections: ['Others need it more than I do.'],
    formats: ['blog', 'podcast', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'one-square-yard',
    themes: ['gardens', 'environment'],
    trades: ['charity', 'faith-and-community'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'What is there to see on that bit of ground?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        garden allotment plot plant grow bed tree orchard pond meadow compost wildlife park wood hedge seed vegetable soil
        greenhouse nature green community
      `),
      never: ['burial', 'cemetery', 'memorial', 'car', 'parking', 'bedroom', 'hospice'],
    },
    titles: [
      'A single square yard of {place}, looked at every day before {occasion}',
      'Down on your knees: {brand} shows {place} from six inches for {occasion}',
      'What moved in while nobody weeded? Four pegs and a corner of {place}',
    ],
    why: 'Around {occasion}, people hear of nature in sizes that nobody can picture. The ground in {place} is near enough to walk to, and few have looked hard at a yard of it.',
    angle:
      'Be small and stubborn: four pegs, some string and four weeks. Report what came, what ate it and what you cannot name.',
    beats: [
      'Peg out a square yard where the ground has been left alone, and tie a label to the string.',
      'Appoint a different looker for each day, the youngest and the least patient among them.',
      'Draw or photograph the same corner at the same hour, ants and crisp packets included.',
      'Ask somebody who knows to name what the lookers could not, and admit what stays nameless.',
      'Walk visitors from the spot in the quoted sentence to the pegs, and let each find something that is not on the list.',
    ],
    callsToAction: [
      'Peg out a yard of your own, and tell us what turns up.',
      'Look for ten minutes: it takes no tools.',
      'Name the thing that we could not.',
    ],
    production: [
      { weeksBefore: 6, task: 'Peg out the yard, and agree with whoever mows' },
      { weeksBefore: 5.5, task: 'Draw up a rota of lookers for four weeks' },
      { weeksBefore: 3, task: 'Sort the finds so far, and show the doubtful ones to somebody who knows' },
      { weeksBefore: 2, task: 'Check the way to the pegs for prams and wheelchairs' },
      { weeksBefore: 1.5, task: 'Invite neighbours to the pegs, with the time and the way there' },
      { weeksBefore: 0.5, task: 'Hang the pictures in a row and post them' },
    ],
    objections: ['A square yard changes nothing.'],
    formats: ['events', 'social', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'any-other-business',
    themes: ['heritage', 'volunteers'],
    trades: ['charity', 'faith-and-community', 'public-and-membership'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'Who thought of this in the first place?',
    needs: {
      types: ['founded'],
      concepts: lemmas(`
        charity hall village community establish trustee trust volunteer member club build local rescue hospice school church
        committee garden neighbour start form group
      `),
      never: ['memory', 'die', 'death', 'murder', 'war', 'suicide', 'company'],
    },
    titles: [
      'Any other business, {year}: {brand} opens its first papers for {occasion}',
      'What were they worried about in {year}? The old box is opened for {occasion}',
      '{years} years of apologies for absence: {brand} looks for its first minutes',
    ],
    why: 'Around {occasion}, people speak of what they share as if it had always been there. Somebody had to call the first meeting, and in {year} somebody did.',
    angle:
      'Read what was written when nobody knew how it would turn out. A quarrel over a key proves more than a list of milestones.',
    beats: [
      'Search for the oldest papers there are: a minute book, a letter, a receipt, a poster kept in a loft.',
      'Select three entries from {year} or soon after, one about money and one about nothing at all.',
      'Give them to the youngest member, the newest helper and whoever holds the keys today, to be read aloud.',
      'Reply to one entry after all these years: what became of the worry in it.',
      'Minute the reading itself, and put the page in with the others.',
    ],
    callsToAction: [
      'Look in your own loft for a paper with our name on it.',
      'Come to the reading, and stay for any other business.',
      'Tell us who called that first meeting.',
    ],
    production: [
      { weeksBefore: 8, task: 'Ask older members and the local archive for papers from the first years' },
      { weeksBefore: 6, task: 'Choose three entries, and ask the families of those named in them' },
      { weeksBefore: 4, task: 'Invite the three readers and settle the evening' },
      { weeksBefore: 3, task: 'Scan the pages and have the dates checked' },
      { weeksBefore: 2, task: 'Send the invitation with one line from the papers' },
      { weeksBefore: 0.5, task: 'Hold the reading and publish the recording' },
    ],
    objections: ['Nobody comes out for old papers.'],
    formats: ['podcast', 'events', 'email'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'the-worst-minute-of-the-first-visit',
    themes: ['mind', 'kindness', 'older-people'],
    trades: ['charity', 'faith-and-community'],
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'What if I walk in and they all know each other?',
    needs: {
      types: ['weekday'],
      concepts: lemmas(`
        tea coffee morning group drop-in meet club lunch session community chat cafe hall knit friend support company choir craft
        together walk newcomer
      `),
      never: [
        'close',
        'office',
        'shop',
        'donate',
        'bin',
        'adopt',
        'deadline',
        'baptism',
        'hire',
        'annual',
        'agm',
        'nurse',
      ],
    },
    titles: [
      'The door on {weekday}, seen from the pavement: a first visit, for {occasion}',
      'Alone on {weekday}? Where to sit and whom to nod to, ahead of {occasion}',
      '{brand} asks this year’s newcomers: which was the worst minute of {weekday}?',
    ],
    why: 'Around {occasion}, people are told to reach out. Somebody standing on the pavement on {weekday}, who hears laughter inside, needs to know what happens after the door.',
    angle:
      'Let those tell it who came lately, while they still remember. Embarrassment is the subject: where to put the coat, whom to pay, when one may go.',
    beats: [
      'Ask three people who came this year for their worst minute and their first good one.',
      'Sketch the room with the chair that is nobody’s, the kettle and the way out.',
      'Take down what is said at the door on {weekday}, word for word, and change it if it sounds like a form.',
      'Introduce the one who looks out for new faces, and what they do when none appears.',
      'Say what nobody will be asked, and for how long one may keep quiet.',
    ],
    callsToAction: [
      'Come for ten minutes, with your coat on.',
      'Ring first, and hear who will be at the door.',
      'Walk past once if that helps, and come in the week after.',
    ],
    production: [
      { weeksBefore: 5, task: 'Ask newcomers whether they would talk, and let them choose their names' },
      { weeksBefore: 4, task: 'Collect the minutes, one conversation at a time' },
      { weeksBefore: 3, task: 'Draw the room, and check it with somebody who sees or hears badly' },
      { weeksBefore: 2, task: 'Agree who stands at the door in the weeks after the day' },
      { weeksBefore: 1.5, task: 'Have the three read what they are quoted with' },
      { weeksBefore: 0.5, task: 'Publish the page with the drawing and the way in' },
    ],
    objections: ['I should only be in the way.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'one-sentence-and-nothing-beside-it',
    themes: ['mind', 'safety'],
    trades: ['charity', 'faith-and-community'],
    moods: ['solemn'],
    stage: 'use',
    question: 'Is there somebody I could talk to, today of all days?',
    needs: {
      types: ['statement', 'promise'],
      concepts: lemmas(`
        listen talk support grief suicide lonely helpline confidential crisis distress alone quiet remember memory mind
        wellbeing refuge judge counsel phone anonymous despair
      `),
      never: [
        'donate',
        'ticket',
        'shop',
        'fundraise',
        'raise',
        'hire',
        'sponsor',
        'price',
        'legacy',
        'raffle',
        'job',
      ],
    },
    titles: [
      'As it stands: a sentence by {brand}, and nothing beside it, for {occasion}',
      'No picture and no appeal: the page that {brand} puts up for {occasion}',
      'For whoever reads this at night: {brand} in the days around {occasion}',
    ],
    why: 'Around {occasion}, not everybody who reads is an onlooker. Some need a plain sentence, a number that is answered, and to be left alone with both.',
    angle:
      'Do less than on other days. Put up the sentence and the number, and take everything else off the page: appeals, counters, smiling pictures.',
    beats: [
      'Print the quoted sentence by itself, in large type on a plain ground.',
      'Add who can be reached, at which hours, and the emergency number for when it cannot wait.',
      'Take down whatever asks for something, and whatever was scheduled for the day.',
      'Brief the team on replies that frighten them, and on who is there to take over.',
      'Follow the advice of somebody who has been through it, down to the single word.',
    ],
    callsToAction: [
      'Read it, and close the page when you like.',
      'Call or write if you want to: nobody will hurry you.',
      'Keep the number for somebody else.',
    ],
    production: [
      { weeksBefore: 5, task: 'Ask somebody who has been through it whether they would read along' },
      { weeksBefore: 4, task: 'Check each number and its hours by ringing it' },
      { weeksBefore: 3, task: 'Hold the wording against published guidance on speaking of loss' },
      { weeksBefore: 2, task: 'Prepare the team for replies, and settle who is at hand' },
      { weeksBefore: 1, task: 'Take scheduled posts and appeals out of the day' },
      { weeksBefore: 0.5, task: 'Put the page up without advertising it' },
    ],
    objections: ['Would it be kinder to say nothing?'],
    formats: ['social', 'blog'],
    objectives: ['inform'],
    sensitivity: 'grief',
  },
]

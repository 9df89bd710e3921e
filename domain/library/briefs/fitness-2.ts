// Briefs for those who teach others to move: age, presents, the day of a sport and quiet minds.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const fitnessTwoBriefs: readonly Brief[] = [
  {
    id: 'the-eldest-picks-the-music',
    themes: ['older-people'],
    trades: ['fitness'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Would I be the oldest in the room, and would it matter?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        older senior gentle chair seated sixty fifty retire pension balance mobility slow low-impact aqua walk tai chi later fall
        class joint bone
      `),
      never: ['child', 'junior', 'toddler', 'dog', 'power', 'hiit', 'party', 'massage', 'pregnant'],
    },
    titles: [
      'The eldest in {label} picks the music: {brand} hands over a morning',
      'Their pace, their songs, their biscuits: {label}, turned round for {occasion}',
      'What would you change? {brand} asks whoever has most birthdays behind them',
    ],
    why: '{occasion} brings out pictures of white-haired people lifting very small weights with very wide smiles. Those who might come to {label} would like to know what the others are really like.',
    angle:
      'Put the eldest in charge for one session and keep your hands off. Show people with opinions, and leave age to be noticed or not.',
    beats: [
      'Ask the group who has been coming longest and who is eldest, and offer the morning to both.',
      'Hand over the music, the order of things and the break, with the teacher there for safety alone.',
      'Collect one complaint and one demand from each person, and print them beside the quoted line.',
      'Photograph what stands along the wall: bags, sticks, shoes, newspapers.',
      'Keep one of the demands for good, and say which.',
    ],
    callsToAction: [
      'Come for the biscuits and stay near the wall, if you prefer.',
      'Send us the song that they should have played.',
      'Ask one of them what it is like: they will tell you.',
    ],
    production: [
      { weeksBefore: 6, task: 'Ask the group whether they would like it, and take no for an answer' },
      { weeksBefore: 5, task: 'Collect songs, demands and complaints on cards' },
      { weeksBefore: 3.5, task: 'Agree with the teacher what stays as it is for safety' },
      { weeksBefore: 2.5, task: 'Hold the session and photograph what everyone has allowed' },
      { weeksBefore: 1.5, task: 'Read the text aloud to the group and correct it' },
      { weeksBefore: 0.5, task: 'Publish the cards with the list of songs' },
    ],
    objections: ['It will be people half my age being patient with me.'],
    formats: ['social', 'blog', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'a-present-that-is-no-hint',
    themes: ['gifts', 'romance'],
    trades: ['fitness'],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'Can I give somebody that without it sounding like a remark?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        voucher gift card pair couple private taster class introduction friend beginner session trial climb swim yoga pilates
        dance course lesson intro
      `),
      never: [
        'membership',
        'child',
        'baby',
        'junior',
        'camp',
        'party',
        'corporate',
        'hire',
        'weight',
        'mass',
      ],
    },
    titles: [
      'How to give {label} without saying that somebody ought to go',
      'It may look like a hint: {amount}, {label} and the note that goes into the envelope',
      '{occasion} and a delicate present: four notes by {brand} to copy out',
    ],
    why: 'A present with exercise in it can be taken for a remark. Before {occasion}, people think of {label}, think again, and buy a candle.',
    angle:
      'Write the note in place of praising the present. A good note says “with me” or “because you used to”, and never “for your own good”.',
    beats: [
      'Gather presents that went down badly, from your own staff first.',
      'Compose four notes to go with {label}: to a mother, to one who used to, to one who is frightened, to one who is better at it than you.',
      'Name the person for whom this is the wrong parcel, however kindly meant.',
      'Explain what they will have to wear, bring and arrange, so that the giver need not, with {amount} left off that page.',
      'Offer a line that can be ticked: “I am coming with you.”',
    ],
    callsToAction: [
      'Borrow a note, and change the name.',
      'Tell us about the present that went wrong.',
      'Ask us for a fifth note if none of the four will do.',
    ],
    production: [
      { weeksBefore: 5, task: 'Collect stories of presents that misfired' },
      { weeksBefore: 4, task: 'Write the four notes and read them to somebody blunt' },
      { weeksBefore: 3.5, task: 'Check how long the present is valid, and whether it can be passed on' },
      { weeksBefore: 2.5, task: 'Print the notes on plain cards' },
      { weeksBefore: 2, task: 'Send the notes as a page to copy, with the last day for posting' },
    ],
    objections: ['Whatever the note says, they will think I mean their waist.'],
    formats: ['email', 'social', 'linkedin'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'watching-counts',
    themes: ['movement'],
    trades: ['fitness'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'Could I see what they do before anybody hands me a mat?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        class lesson taster trial first induction session beginner try gym yoga pilates run climb swim coach week guest workout
        bring friend tour introduction
      `),
      never: ['parking', 'wifi', 'deliver', 'towel', 'cancel', 'locker', 'hire', 'shoe'],
    },
    titles: [
      'Watching counts: {brand} puts out a bench before {occasion}, coats kept on',
      'No kit, no name, one bench: a door left ajar at {brand} for {occasion}',
      'Come and see who loses count: {brand} keeps the blinds up for {occasion}',
    ],
    why: 'For {occasion}, everybody is invited to join in. Whoever is not sure would rather look first, and there is seldom a place to do that without being spoken to.',
    angle:
      'Make looking on an event of its own. Nobody is welcomed with a form, nobody is asked what they would like to achieve, and leaving early is planned for.',
    beats: [
      'Choose a session with a kindly teacher and a group that has said yes to being watched.',
      'Place the bench where nobody is seen from behind, with a hook for coats and a sheet that tells what is going on.',
      'Lay the quoted sentence on the bench as a card, with its conditions and no form.',
      'Hold the last five minutes open for whoever likes to try one thing, dressed as they are.',
      'Count nobody, and say goodbye to those who slip out as warmly as to the rest.',
    ],
    callsToAction: [
      'Come in your coat, and leave when you like.',
      'Bring the friend who always says no.',
      'Take the card home, and let it lie for a week.',
    ],
    production: [
      { weeksBefore: 5, task: 'Ask the group and the teacher whether they would be watched' },
      { weeksBefore: 4, task: 'Check with the insurer who may sit where' },
      { weeksBefore: 3, task: 'Write the sheet that tells what is going on, minute by minute' },
      { weeksBefore: 2, task: 'Print the card and have its conditions checked at the desk' },
      { weeksBefore: 1, task: 'Rehearse the hour with one stranger on the bench' },
      { weeksBefore: 0.5, task: 'Post the time, the door and a picture of the bench' },
    ],
    objections: ['As soon as I sit down, somebody will try to sign me up.'],
    formats: ['events', 'social', 'email'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'a-ribbon-past-all-of-them',
    themes: ['sport', 'movement'],
    trades: ['fitness'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'How big is that place, and is it as lively as it says?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        member class lesson route bike mat reformer pool length lane machine wall court swimmer runner session
        coach instructor station studio student weekly boulder join club community
      `),
      only: ['crowd'],
      never: ['review', 'follower', 'award', 'parking', 'refund', 'cancel', 'notice', 'calorie'],
    },
    titles: [
      'Past all {count} {noun} and back: {brand} ties a ribbon for {occasion}',
      'One ribbon, {count} {noun}: how far does it get before {occasion}?',
      '{count} {noun} on one long strip: {brand} goes the round with a ribbon',
    ],
    why: 'Around {occasion}, pictures go round of people who do it beautifully. {count} {noun} are on nobody’s poster, and from outside they remain a figure.',
    angle:
      'Make the figure travel. A ribbon that is carried from the first to the last of {count} {noun} shows what the sum is made of, knots and breakdowns included.',
    beats: [
      'Write down all {count} {noun} as a list, and admit it if the figure has changed since it was published.',
      'Start with whoever has been there longest, who ties the first knot.',
      'Carry the ribbon from one to the next over as many days as it takes, with a picture and three words at every stop.',
      'Let children, cleaners and the neighbour take a turn wherever there is a gap.',
      'Measure the ribbon at the end, and hang it at eye level with its length on a tag.',
    ],
    callsToAction: [
      'Take a turn: it needs one hand and half a minute.',
      'Follow where it has got to, stop by stop.',
      'Guess how many days it will take.',
    ],
    production: [
      { weeksBefore: 6, task: 'List and recount everything that the figure takes in' },
      { weeksBefore: 5, task: 'Plan the round and ask for consent to names and pictures' },
      { weeksBefore: 4, task: 'Buy the ribbon and tie the first knot' },
      { weeksBefore: 2, task: 'Chase the gaps and fix a last day' },
      { weeksBefore: 1, task: 'Measure the ribbon with two witnesses' },
      { weeksBefore: 0.5, task: 'Publish the strip of pictures in order' },
    ],
    objections: ['A big number only tells me that it will be crowded.'],
    formats: ['social', 'video', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
]

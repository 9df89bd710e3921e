// Briefs for any trade on days about people: who is welcome, who gives time, and three ages at once.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const peopleBriefs: readonly Brief[] = [
  {
    id: 'read-by-those-it-is-about',
    themes: ['women'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Would the women who work there say the same?',
    needs: {
      types: ['statement', 'rule', 'reason'],
      concepts: lemmas(`
        woman female girl daughter sister lady aunt niece gender feminist maternity pregnant menopause equality sisterhood
        heroine midwife businesswoman
      `),
      never: ['funeral', 'die', 'abuse', 'violence', 'card', 'coin'],
    },
    titles: [
      'What {brand} wrote about women, marked up in the margin before {occasion}',
      'Four women read one sentence by {brand} aloud, and say what they make of it',
      'Handing over the pencil: {occasion}, and a line of ours that others may correct',
    ],
    why: 'By {occasion}, people have read a good many warm words about women from firms. What they look for is whether the women meant by them would sign.',
    angle:
      'Print your sentence with wide margins and give it to those it speaks of. Publish what comes back, including the question mark, and reply in the same margin.',
    beats: [
      'Typeset the quoted sentence in large letters on a page with nothing else on it.',
      'Hand a copy to four women: one who has been there long, one who is new, a customer and a supplier.',
      'Leave them alone with a pencil for ten minutes and no brief.',
      'Photograph each page as it comes back, and read the four aloud in their own voices.',
      'Reply to one remark with something that will be done, by whom and by when.',
    ],
    callsToAction: [
      'Mark up your own copy and send it back.',
      'Read the margins before you read the sentence.',
      'Hold us to the reply: it has a date on it.',
    ],
    production: [
      { weeksBefore: 5, task: 'Invite four women, and say that no is a fine answer' },
      { weeksBefore: 4, task: 'Print the pages with margins as wide as the text' },
      { weeksBefore: 3, task: 'Give everyone an hour of paid time and a room for it' },
      { weeksBefore: 2, task: 'Decide on the one thing that will be done, and who answers for it' },
      { weeksBefore: 1, task: 'Show each page to the woman who wrote on it before it goes out' },
      { weeksBefore: 0.5, task: 'Publish the four pages with the reply' },
    ],
    objections: ['One friendly day a year changes nothing.'],
    formats: ['linkedin', 'social', 'video'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'the-first-ten-minutes-tried-out',
    themes: ['inclusion'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Will somebody like me be all right there?',
    needs: {
      types: ['free', 'rule', 'statement'],
      concepts: lemmas(`
        accessible wheelchair step-free ramp lift toilet deaf blind braille language interpreter translate welcome
        disability autism quiet carer pronoun inclusive equality sensory hearing
      `),
      never: ['grief', 'funeral', 'goods', 'forklift', 'register'],
    },
    titles: [
      '{occasion}: three people try out one sentence that {brand} has published',
      'From the street to the first hello: {brand} is tested by those it invites',
      'Where the welcome at {brand} still catches, found before {occasion}',
    ],
    why: 'Whoever has been let down at a door before reads the small signs and stays away without a word. A welcome that somebody like them has tried is another matter.',
    angle:
      'Pay people to find the fault. Whatever they trip over goes into the piece with what it would cost to change, and praise is kept to one line.',
    beats: [
      'Work out from the quoted sentence whom it means, and find three such people who do not owe you a favour.',
      'Let each of them make the first ten minutes alone: page, telephone, street, door, first words.',
      'Note where they stopped, waited, guessed or had to explain themselves.',
      'Sort what they found into done this week, done this year and cannot be done here.',
      'Return to one of the three when the first thing is mended, and show that visit.',
    ],
    callsToAction: [
      'Tell us where you would have stopped.',
      'Ring beforehand, and ask for the person who went round with them.',
      'Write by letter, message or email: each is read by the same person.',
    ],
    production: [
      { weeksBefore: 8, task: 'Find three testers and agree a proper fee' },
      { weeksBefore: 6, task: 'Receive the testers on an ordinary day, with only one colleague told' },
      { weeksBefore: 5, task: 'Sort the findings and get a price for the hardest one' },
      { weeksBefore: 3, task: 'Mend what can be mended this month' },
      { weeksBefore: 1.5, task: 'Have the testers read, hear or see the piece in a form that suits them' },
      { weeksBefore: 0.5, task: 'Publish the findings, with captions and a plain text beside the film' },
    ],
    objections: ['Saying that everybody is welcome costs nothing.'],
    formats: ['video', 'blog', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'one-out-of-the-count',
    themes: ['volunteers', 'community', 'giving'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Does it make any difference if I join in?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        volunteer donate donation member neighbour community charity fund fundraise parcel foodbank shelter
        supporter cause foster adopt
      `),
      only: ['crowd'],
      never: ['employee', 'die', 'death', 'follower', 'patient', 'pair', 'plot', 'firm'],
    },
    titles: [
      '{count} {noun}, and the one we followed to the end before {occasion}',
      'Who carried the chairs? {brand} looks for the hands behind {count} {noun}',
      'Take one from {count} {noun}: an hour, a name and what it led to, for {occasion}',
    ],
    why: 'A figure such as {count} {noun} is read and forgotten in a second. Somebody who wonders whether to lend a hand wants to see the size of one.',
    angle:
      'Take a single one out of {count} {noun} and stay with it. Choose it by lot, so that it is not the most touching but an ordinary one.',
    beats: [
      'Draw one by lot from {count} {noun}, with a witness, and with a second in reserve in case of a no.',
      'Follow it from the first hand to the last: who asked, who gave an hour, who fetched the key.',
      'Write down the minutes each of them spent, and set the sum beside the full count.',
      'Meet the last in the chain over a cup of tea, with a microphone only if they like.',
      'Read the list of first names at a small gathering ahead of {occasion}, caretaker included.',
    ],
    callsToAction: [
      'Add an hour of yours, wherever it is needed near you.',
      'Come and hear the names read.',
      'Tell us whose hands we have overlooked.',
    ],
    production: [
      { weeksBefore: 7, task: 'Check how the figure was counted and up to which date' },
      { weeksBefore: 6, task: 'Draw the lot, and get permission from everyone in the chain' },
      { weeksBefore: 4, task: 'Talk to each of them for ten minutes, in the order of events' },
      { weeksBefore: 2, task: 'Invite all who are named to the reading' },
      { weeksBefore: 1, task: 'Print the chain as one long strip for the wall' },
      { weeksBefore: 0.5, task: 'Hang the strip, hold the reading and post a picture of it' },
    ],
    objections: ['They have plenty of people without me.'],
    formats: ['events', 'podcast', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'three-ages-three-verdicts',
    themes: ['family', 'children', 'older-people'],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'Is there anything we can do with the little one and with Grandad?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        family child adult grandparent kid teenager parent pensioner party junior senior concession birthday
        together sibling cousin
      `),
      only: ['choice'],
      never: [
        'funeral',
        'sponsor',
        'donate',
        'abuse',
        'divorce',
        'custody',
        'hygiene',
        'landlord',
        'hr',
        'massage',
        'staff',
        'pregnancy',
        'membership',
        'registration',
        'insurance',
        'term',
        'physio',
        'dentist',
        'gas',
        'bar',
        'consultancy',
        'certificate',
        'course',
        'baby',
        'toddler',
      ],
    },
    titles: [
      'Seven, forty and seventy-five: three verdicts on {label} before {occasion}',
      '{label} for {amount}: what the smallest, the tired one and the eldest say of it',
      'Grandmother has the last word: three generations, {label} and {occasion}',
    ],
    why: 'Before {occasion}, one person in the family looks for something that suits all of it. They need to know what bores the eldest and what is too long for the smallest.',
    angle:
      'Let three ages judge the same thing on the same afternoon, and do not average them. Where they disagree is what the person who plans has to know.',
    beats: [
      'Invite a family of three generations to {label} on a normal day, and pay for it yourselves.',
      'Give each a question of their own: the best minute, the longest minute, the thing they would leave out.',
      'Time how long it took to arrive, settle, eat, find a lavatory and go home.',
      'Sum up for whom {amount} was well spent, and for whom it may not be.',
      'Ask the eldest for the closing sentence, and print it unpolished.',
    ],
    callsToAction: [
      'Put the three questions to your own table.',
      'Ask us what suits the ages in your party.',
      'Write down what your own eldest says of it, and send it in.',
    ],
    production: [
      { weeksBefore: 6, task: 'Find a family, and settle in writing what may be shown of the children' },
      { weeksBefore: 5, task: 'Choose an ordinary day, and tell the staff to treat them as anyone' },
      { weeksBefore: 4, task: 'Record the three verdicts, the child with a parent in the room' },
      { weeksBefore: 2.5, task: 'Let the family see everything and take out what they like' },
      { weeksBefore: 1.5, task: 'Send the verdicts with times and the way there' },
    ],
    objections: ['Whatever suits all ages is dull for each of them.'],
    formats: ['blog', 'email', 'video'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'children',
  },
]

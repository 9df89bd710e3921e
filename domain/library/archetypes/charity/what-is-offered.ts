// What people ask of the help itself: what it costs, how far it goes, what is in the bag, and when it stops.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const whatIsOffered: readonly Entry[] = [
  {
    id: 'is-it-really-free',
    pillar: 'offer',
    stage: 'consider',
    question: 'Is it really free, or will there be a collecting tin?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        free charge pay donation contribution service volunteer fuel material support funded afford
        session family everyone entry care visit confidential young patient counselling anyone
      `),
    },
    titles: [
      'Who is paying, then? {brand} on what costs you nothing',
      'The small print, read out first: what is free at {brand} and what is not',
      'Is it rude to give nothing? {brand} answers before anybody has to ask',
    ],
    why: 'People who have always paid their way are wary of free. They wonder whether they will be asked for something at the end, and whether it would be rude not to give.',
    angle:
      'Answer the rude question kindly. Say what nobody is ever asked to pay, what may still cost something, and whether a donation is expected, hinted at or really not looked for.',
    beats: [
      'Quote the line that says it is free and test it against one real example, item by item.',
      'List anything that can still cost a person something, such as materials, parking or fuel, with the amount if there is one.',
      'Work out what that one example costs to provide and say who covers it.',
      'Script the moment when somebody offers money: what is said back, and where it goes.',
      'End with a sentence that lets a person use it and give nothing.',
    ],
    callsToAction: [
      'Use it. That is what it is for.',
      'If a cost is what stops you from asking, tell us which one.',
      'Ask us what you might have to pay for before you say yes to anything.',
    ],
    tasks: [
      'Cost one ordinary example with whoever keeps the books',
      'Ask the people who give the help what they say when somebody offers money',
      'Check that the leaflets and the website agree about what is free',
    ],
    objections: ['Nothing is ever free.', 'I would rather pay than feel I owe somebody.'],
    formats: ['blog', 'email', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'what-can-i-ask-you-to-do',
    pillar: 'offer',
    stage: 'use',
    question: 'What can I actually ask you to do?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        shopping prescription garden transport appointment errand form letter befriend chat pet repair
        practical home advice help small tidy drive debt benefit hospital light lift collect minibus
        accessible friendly manage people
      `),
      never: lemmas(`
        dog school young tree pay provide hour gift train grant visitor hospice grief counselling
        reserve bird sold
      `),
    },
    titles: [
      '{label} from {brand}, and exactly where the help begins and ends',
      'Ten real requests for {label}, sorted into yes, sometimes and no',
      'Too small to mention? {label}, and what else {brand} can be asked to do',
    ],
    why: 'A heading on a list does not tell anyone whether their own small thing counts. So the form stays in the drawer and the light bulb stays dead.',
    angle:
      'Go through real requests, with everything taken out that could tell who asked, and rule on each. The edges are the interesting part: what counts, what is too big, and what nobody had thought of.',
    beats: [
      'Gather ten requests of the {label} kind from the last year and remove anything by which a neighbour could guess who asked.',
      'Sort them into yes, sometimes and no, and give the reason for each no, such as ladders, insurance or a trade that needs a licence.',
      'Ask the people who do it for the strangest thing they were glad to be asked.',
      'Say what becomes of a no: who does do that job, and how a person is put in touch with them.',
    ],
    callsToAction: [
      'Ask for the small thing you have been putting off.',
      'Not on the list? Describe it and we will say yes or no.',
      'Tell a neighbour one thing here that they could ask for.',
    ],
    tasks: [
      'Pull ten requests from the diary and strip them of names, streets and dates',
      'Agree the three piles with whoever takes the requests',
      'Draw the result as one page that can be pinned up',
    ],
    objections: ['It is too trivial to trouble anybody with.', 'What if they make it worse?'],
    formats: ['social', 'blog', 'video'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'what-is-in-the-food-bag',
    pillar: 'offer',
    stage: 'decide',
    question: 'What is in a food parcel, and do I need a voucher?',
    needs: {
      types: ['process', 'statement', 'customer-question', 'promise'],
      concepts: lemmas(`
        food parcel bag voucher referral foodbank bank pantry fresh dietary fridge grocery surplus halal
        tin collect pack crisis away contain
      `),
      never: ['donate', 'lunch', 'cafe'],
    },
    titles: [
      'Unpacked on a kitchen table: food from {brand}, item by item',
      'Voucher, referral or just turn up? Getting food from {brand} without guessing',
      'No oven, no gluten, three children. What {brand} can put in the bag',
    ],
    why: 'Nobody wants to find out at the door that they needed a piece of paper, or to unpack something at home that they have no way to cook. The dull details are the kind ones.',
    angle:
      'Treat it as shopping, since that is what it is to the person cooking it. Show what there is, what can be swapped and what meals it makes, and spare everyone the sad photograph.',
    beats: [
      'Empty one typical bag onto a table, with nobody in shot, and name everything in it.',
      'Explain in two sentences whether a voucher or referral is needed and who gives one.',
      'Ask at the packing table what can be swapped for allergies, faith, babies, pets or a home with only a kettle.',
      'Cook two meals from it and write down what was missing, from oil to a tin opener.',
      'Say what is not there, that it changes with what is given, and that everybody should read the labels.',
    ],
    callsToAction: [
      'Check how to collect, then come as you are.',
      'Tell us about allergies, faith or an empty gas meter before we pack.',
      'If you cooked something good from it, send us the recipe for the next person.',
    ],
    tasks: [
      'Photograph a bag from this week, not a posed one',
      'Cook two meals from it and cost the extras',
      'Check the wording on vouchers with the agencies that give them',
    ],
    objections: ['Somebody I know will see me in the queue.', 'It will be tins that I would never eat.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'allergens',
  },
  {
    id: 'what-happens-over-the-holidays',
    pillar: 'season',
    stage: 'return',
    question: 'What happens over Christmas and the school holidays?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        christmas winter summer holiday easter december january august cold heat warm half-term season
        snow hamper meal alone sport craft activity blanket school carol turkey
      `),
      never: lemmas(`
        coat donate gift card pay sponsor tree plant walk
      `),
    },
    titles: [
      'The last ordinary day, the first one back, and {label} in between',
      'For the fridge door: {label} at {brand}, and who is open when it is not',
      'When most doors are shut for the holidays: {label} at {brand}, and what else',
    ],
    why: 'Families and older people plan round the gaps: a fortnight without school dinners, a bank holiday without a bus. They need to know who is there before the gap comes.',
    angle:
      'Make the most useful sheet of paper you publish all year: a page for the fridge door, covering every date between the last ordinary day and the next.',
    beats: [
      'Work back from the next holiday and put down the last ordinary day, the days covered and the first day back.',
      'Use the quoted line to say what is different at this time, and be equally clear about what will not run.',
      'Ask somebody who has had to manage those weeks which day was hardest, and write for that day.',
      'Find three other places that are open on the shut days, each checked by phone in the same week.',
      'Leave room for people to offer a shift, with the finishing time in full view.',
    ],
    callsToAction: [
      'Put this on the fridge and give a copy to next door.',
      'Tell us now what you will need over the holidays.',
      'Free for two hours that week? Say which two.',
    ],
    tasks: [
      'Confirm the dates with everyone who holds a key',
      'Ring the other open places and note who you spoke to',
      'Lay it out as one printable page in large type',
    ],
    objections: ['Everything stops until January anyway.', 'They will be run off their feet just then.'],
    formats: ['email', 'social', 'events'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
]

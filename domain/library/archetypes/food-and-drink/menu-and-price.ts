// What people ask before they order: what a thing costs and why, what comes with it, whether it is worth it.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const menuAndPrice: readonly Entry[] = [
  {
    id: 'why-does-it-cost-that',
    pillar: 'offer',
    stage: 'consider',
    question: 'Why does it cost that much here?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        bread cake bake slice sponge breakfast lunch dinner mains starter dessert menu steak beef
        chicken roast fish chips burger pie cheese coffee flat white drink large cream soup toast
        chocolate tart rye pizza
      `),
      never: lemmas(`
        hire voucher tour class party deposit bean school child bread-making frozen box
      `),
    },
    titles: [
      'Where the {amount} goes when somebody orders the {label} at {brand}',
      'Take our {amount} {label} apart on a table, one cost at a time',
      'Ingredients, hands, heat, rent: where {amount} for {label} is spent',
    ],
    why: 'People forgive a price they understand. {amount} for {label} is a fair question until somebody shows the working.',
    angle:
      'Lay the price out as a bill of its own: ingredients, hands, heat, rent, what is left. The smallest slice is usually yours, and showing it is the point.',
    beats: [
      'Put {label} on a plain table and set the {amount} beside it in coins.',
      'Ask whoever does the buying for the three costs that rose most this year, and move that many coins to one side.',
      'Time the making once with a stopwatch and turn the minutes into wages on camera.',
      'Name one thing a cheaper version does without, and say honestly who would not miss it.',
      'End on the coins that are left and say what they pay for.',
    ],
    callsToAction: [
      'Order it once and tell us whether the sums hold.',
      'Ask at the counter which cost surprised us most.',
      'Guess what share goes on ingredients, then watch to the end.',
    ],
    tasks: [
      'Collect the last three invoices for the main ingredients',
      'Time one batch from start to counter',
      'Fetch the price in coins from the till',
    ],
    objections: ['I can make it at home for half.', 'The chain on the high street is cheaper.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'what-comes-with-it',
    pillar: 'offer',
    stage: 'decide',
    question: 'What do I actually get for the price?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        include serve course side bread drink box hamper share lunch dinner breakfast tea menu meal head
        person board roast sunday english platter afternoon prosecco cream case buffet two three
        christmas veg vegetarian cheese
      `),
      never: lemmas(`
        hire voucher tour class school making wedding party
      `),
    },
    titles: [
      'Everything that is in it when you order {label} for {amount} at {brand}',
      '{amount}, laid out: each thing you get when you ask for {label}',
      'Nobody should have to guess at {label} for {amount}: {brand} drew the lot',
    ],
    why: 'The doubt that stops a booking is rarely the price itself. It is not knowing whether bread, a drink or the pudding is inside it.',
    angle:
      'One picture from above, every item touched by a finger and named, and one line on what costs extra. Clear beats clever here.',
    beats: [
      'Photograph {label} from directly above with nothing on the table that is not in the {amount}.',
      'Number each item and give it six words at most.',
      'Say in the same size of type what is not included and what it costs to add.',
      'Ask two members of staff which part guests leave and which they ask more of, and put that in.',
      'Close with how many people it really feeds on an ordinary day.',
    ],
    callsToAction: [
      'Save this picture and show it to whoever is choosing where to eat.',
      'Book it with a note saying what you would swap.',
      'Reply with the one thing you always wish were included.',
    ],
    tasks: [
      'Plate one full order for the camera in daylight',
      'Check each item against the menu as printed',
      'List the extras with their prices',
    ],
    objections: ['There are always extras at the end.'],
    formats: ['social', 'email', 'blog'],
    objectives: ['inform'],
    sensitivity: 'none',
  },
  {
    id: 'two-on-the-same-menu',
    pillar: 'offer',
    stage: 'decide',
    question: 'Which of the two should I have?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        menu lunch dinner small large set course tasting box bottle bread cake coffee breakfast roast
        plate pint tea share main starter dessert pizza burger pie cheese beer fish pastry egg mains
      `),
      never: lemmas(`
        hire voucher deposit child wedding tour bread-making wine
      `),
      second: ['labelled-price'],
    },
    titles: [
      '{label} at {amount} or {label2} at {amount2}, settled by appetite',
      'Not {label} but {label2}: {brand} says for whom, on which day, and why',
      'The honest difference between our {label} and the {label2} next to it',
    ],
    why: 'Two good things side by side cost a kitchen more dithering than any dish costs it time. Between {label} at {amount} and {label2} at {amount2}, somebody should say who each is for.',
    angle:
      'Take sides by situation rather than by quality: how hungry, how many, how long you have. Talking a person down to the cheaper one earns the next visit.',
    beats: [
      'Set {label} and {label2} on one table and let nobody touch either yet.',
      'Ask a member of staff to say in one breath who they give each to.',
      'Work out what each comes to for two people and for four.',
      'Name a day or an hour when the cheaper one is plainly the better choice.',
      'Let a regular pick last and keep in the reason they give.',
    ],
    callsToAction: [
      'Vote for one of the two before you read ours.',
      'Come hungry, have one, and tell us whether we had you right.',
      'Tag the friend who always orders the other one.',
    ],
    tasks: [
      'Have both made at once for the photograph',
      'Ask three members of staff which they choose on a day off',
      'Do the sums for two and for four people',
    ],
    objections: ['You will only recommend the dearer one.'],
    formats: ['social', 'video', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'what-should-i-order-first',
    pillar: 'expertise',
    stage: 'discover',
    question: 'If I only come once, what should I have?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        signature favourite menu dish cake bread beer coffee house special roast pie pizza breakfast
        lunch main starter burger pastry croissant cheese fish egg steak beef dessert tart oven tap
        chips mains bun bake
      `),
      never: lemmas(`
        hire hamper voucher tour class catering wedding private subscription delivery wholesale party
        child box buffet frozen alcohol vegan
      `),
    },
    titles: [
      'One visit, one order: the case {brand} makes for {label}',
      'Three people who work here say what to have, and only one says {label}',
      'A stranger, a menu, ninety seconds: why {brand} would point at {label}',
    ],
    why: 'A first-timer reads a menu for ninety seconds and then orders what they would order anywhere. Giving them {label} and the reason decides whether there is a second visit.',
    angle:
      'Let the people who carry the plates argue it. A disagreement in the kitchen is more persuasive than a list of bestsellers.',
    beats: [
      'Ask three people from different jobs for their one order, separately, and film the answers straight.',
      'Show {label} being ordered, made and set down without a cut that hides anything.',
      'Let the one who disagreed say why, in their own words.',
      'Say who should order something else.',
      'Finish on the first mouthful of somebody who has never had it.',
    ],
    callsToAction: [
      'Have it on your first visit and argue with us on your second.',
      'Tell us what you had the first time you came.',
      'Send this to someone who has never been.',
    ],
    tasks: [
      'Pick three colleagues who will not flatter',
      'Invite one person who has never tried it',
      'Clear a corner with good light for half an hour',
    ],
    objections: ['Staff always push what needs selling.'],
    formats: ['podcast', 'video', 'social'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'is-there-anything-for-nothing',
    pillar: 'offer',
    stage: 'discover',
    question: 'Is it really free, or is there a catch?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        free charge delivery tasting sample refill child entry music tour collect wifi cake drink event
        table coffee parking order adult customer shop dog bread wine beer day
      `),
      never: ['alcohol', 'gluten', 'dairy'],
    },
    titles: [
      'What is the catch? {brand} reads out the small print of something free',
      'Walked straight past by most people: the free part of a visit to {brand}',
      'Who, when, how often? {brand} prints everything behind the word free',
    ],
    why: 'The word free makes people look for the trap. Read the terms to them before they look, and the offer does its work.',
    angle:
      'State the offer in the words you already use, then answer the four suspicious questions in a row: who, when, how often, and what you hope for in return.',
    beats: [
      'Open with the quoted line on its own and nothing else on the screen.',
      'Answer who can have it, on which days, and how many times.',
      'Admit what you hope happens next, since everyone is thinking it.',
      'Ask one person who took it up what they had expected the catch to be.',
      'Close with the exact words to say at the counter.',
    ],
    callsToAction: [
      'Come and ask for it by name.',
      'Forward this to somebody who never believes the word free.',
      'Write back with the catch you suspect and we will answer it.',
    ],
    tasks: [
      'Confirm the terms with whoever runs the till',
      'Find one customer who used it and will say so',
      'Write the four answers in a line each',
    ],
    objections: ['There will be something to sign up for.'],
    formats: ['email', 'social', 'linkedin'],
    objectives: ['inform'],
    sensitivity: 'none',
  },
  {
    id: 'feeding-a-table-on-a-budget',
    pillar: 'offer',
    stage: 'consider',
    question: 'What would it come to for the six of us?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        head person group party child family menu set share lunch dinner buffet course catering table
        adult platter guest roast sunday afternoon tea two three tasting main mains
      `),
      never: lemmas(`
        hire wedding tour class school hamper box cake hog beer bean hour
      `),
    },
    titles: [
      'Six of us, please: the bill for {label} at {amount}, worked out before you come',
      'Careful, usual, generous: three bills for six who chose {label}',
      'From {amount} upwards: three tables of six and what each one spent on {label}',
    ],
    why: 'Whoever organises the table pays in worry long before anyone pays the bill. Starting from {amount} and working it through lets them say yes to the group.',
    angle:
      'Three worked examples beat a range: careful, usual, generous. Use real orders with the names taken off.',
    beats: [
      'Begin with the {amount} for {label} and say exactly what it is for.',
      'Take three real bills for six from the till, remove the names, and show them side by side.',
      'Point out the line in each where the bill could have been smaller.',
      'Say what happens about service, deposits and one person who does not come.',
      'End with the message an organiser can copy to the group.',
    ],
    callsToAction: [
      'Copy the sums into your group chat and see who replies first.',
      'Tell us the number and the budget and we will write the order.',
      'Hold a table for your date while the group makes up its mind.',
    ],
    tasks: [
      'Pull three bills for six from the past month',
      'Check the rule on deposits and late changes',
      'Write a message of forty words an organiser can paste',
    ],
    objections: ['It always ends up more than they said.', 'Splitting the bill will be awkward.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'what-if-i-do-not-like-it',
    pillar: 'proof',
    stage: 'decide',
    question: 'What happens if I do not like it?',
    needs: {
      types: ['guarantee', 'promise'],
      concepts: lemmas(`
        refund replace return money guarantee happy right exchange quality complaint satisfied wrong
        disappoint put fix order arrive fresh meal sorry piece love enjoy
      `),
      never: ['frozen', 'yesterday', 'waste'],
    },
    titles: [
      'Send it back: what happens next at {brand}, step by step',
      'A full Saturday, one complaint: {brand} tries out its own promise',
      'Held to it: the last time somebody took {brand} at its word',
    ],
    why: 'Everyone promises. The reader wants to see one kept, with the awkward bit left in.',
    angle:
      'Tell one true case from complaint to conclusion. The promise is quoted word for word at the start, so that the story can be held against it.',
    beats: [
      'Quote the promise exactly and say since when it has stood there.',
      'Tell the last time somebody took it up: what they said, who listened, what was done, how long it took.',
      'Say what it cost and what changed in the kitchen or the shop because of it.',
      'Name what the promise does not cover, so that nobody finds out at the till.',
    ],
    callsToAction: [
      'Tell us to our faces the next time something is not right.',
      'Ask the person serving you what they are allowed to put right on the spot.',
      'Keep this post and hold us to it.',
    ],
    tasks: [
      'Find the last real case with whoever dealt with it',
      'Ask the customer whether it may be told without a name',
      'Write down what the promise leaves out',
    ],
    objections: ['They all say that until you complain.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'is-the-award-worth-anything',
    pillar: 'proof',
    stage: 'consider',
    question: 'Does that award on the wall mean anything?',
    needs: {
      types: ['award', 'superlative'],
      concepts: lemmas(`
        award best first star gold judge taste champion guide silver bronze list top festival oldest
        only smallest largest region brewery restaurant bakery pub town county island roastery cheese
        coffee beer rosette distillery craft
      `),
    },
    titles: [
      'Says who? {brand} holds a line of its own page up to the light',
      'Who decided that, and against whom? The paperwork behind a claim at {brand}',
      'The sticker in the window: how to check what {brand} says of itself',
    ],
    why: 'A window full of stickers says nothing, and neither does an oldest or an only, until somebody tells how it came about. Then it says a good deal.',
    angle:
      'Treat the claim as a journalist would: who decides, on what, against whom, how often. Say plainly what it does not prove.',
    beats: [
      'Quote the claim exactly as it stands on your own page.',
      'Find out who says so: of a prize, the judges, what they tasted and the entry fee; of an oldest or an only, the register or the book in which it stands.',
      'Bring out the thing that the claim is about and show it being made, poured or opened up today.',
      'Ask whoever has worked here longest what they would have marked down.',
      'Leave the reader with one way to check for themselves.',
    ],
    callsToAction: [
      'Taste the one they judged and give it marks out of ten.',
      'Look the list up and see who else is on it.',
      'Bring a sceptic and let them choose.',
    ],
    tasks: [
      'Look up who decides on such a claim, and how',
      'Dig out the entry form, the letter or the old licence',
      'Ask the maker for the fault they still see in it',
    ],
    objections: ['They pay to enter those things.'],
    formats: ['blog', 'video', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
]

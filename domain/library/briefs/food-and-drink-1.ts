// Briefs for those who bake, cook, brew and serve: family tables, presents to carry home, dry weeks, crafts and recipes.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const foodAndDrinkBriefs: readonly Brief[] = [
  {
    id: 'the-one-who-always-cooks',
    themes: ['festive', 'gifts'],
    trades: ['food-and-drink'],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'Could we go out for it this time, so that nobody has to stand at the stove?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        lunch dinner roast table menu course brunch afternoon tea platter family sunday set carvery buffet main dessert
        starter banquet scone share trimmings
      `),
      never: [
        'funeral',
        'wake',
        'wedding',
        'takeaway',
        'pork',
        'gammon',
        'wine',
        'beer',
        'spirit',
        'cocktail',
        'lesson',
        'workshop',
        'full',
      ],
      only: ['choice'],
    },
    titles: [
      'The one who always cooks sits down: {label} for {amount}, ahead of {occasion}',
      '{occasion} with both hands still: whoever cooks at home is brought {label}',
      'Nobody gets up to check the oven: an hour at {brand} with the cook of a family',
    ],
    why: 'In the weeks before {occasion}, one person in most families is already planning who eats what. That person has seldom eaten it hot.',
    angle:
      'Make the one who cooks at home your guest and your critic. What their hands do while others work is the story, and {label} can stand a frank word from somebody who feeds a table every week.',
    beats: [
      'Ask at the tables who does the cooking for {occasion} year after year, and invite one of them to {label} as your guest.',
      'Seat them where they cannot see the kitchen, and write down each time they start to get up.',
      'Hear what they would have done otherwise: the seasoning, the timing, the size of the plate.',
      'Put {amount} beside what the same meal takes at home in shopping, hours and washing-up, and declare no winner.',
      'Let the rest of the family say what they noticed with that person sitting down among them.',
    ],
    callsToAction: [
      'Tell us who cooks in your family, and the longest they have ever sat still.',
      'Book a chair for the one who never takes it.',
      'Read it aloud to whoever is peeling the potatoes.',
    ],
    production: [
      { weeksBefore: 7, task: 'Ask regulars for the cook of their family and settle on one with them' },
      { weeksBefore: 6, task: 'Agree in writing what may be quoted and shown' },
      { weeksBefore: 5, task: 'Serve the meal at a normal service and take the notes' },
      { weeksBefore: 4, task: 'Draft the page and let the guest correct it' },
      { weeksBefore: 3, task: 'Check the menu, the price and the tables left for the day' },
      { weeksBefore: 2.5, task: 'Send the story with the menu and the number to ring' },
    ],
    objections: ['It tastes better at home, and costs half.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'carried-home-the-hard-way',
    themes: ['gifts', 'festive', 'romance'],
    trades: ['food-and-drink'],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'Will it still look like that by the time I hand it over?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        hamper box gift chocolate cake biscuit jar basket selection tin wrap truffle cookie pastry brownie cheese pie treat macaron
        fudge celebration bun
      `),
      never: [
        'funeral',
        'lunch',
        'burger',
        'wine',
        'beer',
        'spirit',
        'cocktail',
        'wedding',
        'morning',
        'lesson',
        'course',
        'coffee',
      ],
    },
    titles: [
      'By bus, by bicycle, in a warm car: {label} on the way home for {occasion}',
      '{label} at {amount}, carried the hard way: our crash test ahead of {occasion}',
      'What is left of the ribbon? {brand} sends {label} round the town and back',
    ],
    why: 'Whoever buys something good to eat for {occasion} has to get it home, hide it and hand it over whole. Most mishaps happen after the shop door has closed, and few shops have watched one.',
    angle:
      'Leave the counter and go along. Be as hard on {label} as a crowded bus would be, and show the dented corner too.',
    beats: [
      'Pack {label} exactly as it is sold for {amount}, and take its portrait before it leaves.',
      'Send three people off with one each: on foot with a pram, by bicycle, and by the fullest bus of the day.',
      'Open all three on one kitchen table an hour later, with nothing tidied up first.',
      'Keep a fourth in a cupboard for as long as its label allows, since presents get hidden, and try it beside a new one.',
      'Finish with the way of carrying, hiding and keeping that you would choose yourselves.',
    ],
    callsToAction: [
      'Tell us how you are getting home, and we will pack for it.',
      'Send us a picture of your dented corner.',
      'Hide it low down and far from the oven, then forget which cupboard.',
    ],
    production: [
      { weeksBefore: 5, task: 'Choose three carriers and three routes that customers really take' },
      { weeksBefore: 4.5, task: 'Check how long the contents keep and what the label has to say' },
      { weeksBefore: 4, task: 'Carry, open and photograph all three in one afternoon' },
      { weeksBefore: 3, task: 'Change the packing where it failed, and try again' },
      { weeksBefore: 2.5, task: 'Settle stock and the last day for orders' },
      { weeksBefore: 2, task: 'Publish the three trips with the last day for orders' },
    ],
    objections: ['It never looks like the picture once I have got it home.'],
    formats: ['video', 'social', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'the-same-glass-no-less-trouble',
    themes: ['drink'],
    trades: ['food-and-drink', 'hospitality'],
    moods: ['awareness'],
    stage: 'consider',
    question: 'What is there for me if I am not having a drink?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        alcohol-free non-alcoholic low-alcohol zero soft mocktail cordial juice kombucha soda lemonade tonic tea herbal infusion
        sober smoothie squash virgin shrub spritz
      `),
      never: ['wine', 'spirit', 'cocktail', 'cake', 'dough', 'dog'],
    },
    titles: [
      'The same glass and no less trouble: {label} on the way to {occasion}',
      'Whoever is driving orders first: {label}, properly poured, for {occasion}',
      'What comes with {label} at {brand}? The glass, the ice and the mat',
    ],
    why: 'Around {occasion}, more people than usual want something to drink that has no alcohol in it. They would like to choose, and they would rather not explain.',
    angle:
      'Give {label} the care you would give the dearest bottle in the house, and be silent about why anybody orders it. It has worked when the next table looks across.',
    beats: [
      'Have a regular who likes a pint taste {label} without seeing it, and describe it in ten words.',
      'Photograph it in what it is truly served in, next to what everyone else at the table is holding.',
      'Write two lines for the list: what it smells of, what is in it, what to eat with it.',
      'Move {label} up to where people start reading, and note for a week what is asked about it.',
      'Strike out every word about virtue, willpower and the morning after.',
    ],
    callsToAction: [
      'Ask for it by name, and nobody will ask you why.',
      'Tell us what you would like to find in that part of the list.',
      'Let whoever is driving order first.',
    ],
    production: [
      {
        weeksBefore: 5,
        task: 'Taste every drink without alcohol in the house, with the team and one regular',
      },
      { weeksBefore: 4, task: 'Drop what nobody would order twice, and secure stock of the rest' },
      { weeksBefore: 3, task: 'Check what each label says about alcohol and sugar' },
      { weeksBefore: 2, task: 'Photograph the drinks as they are served' },
      { weeksBefore: 1.5, task: 'Reprint the list in its new order' },
      { weeksBefore: 1, task: 'Publish the ten-word descriptions, one drink at a time' },
    ],
    objections: ['That is a lot of money for squash.'],
    formats: ['social', 'email', 'video'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'alcohol',
  },
  {
    id: 'made-wrong-on-purpose',
    themes: ['trade-week'],
    trades: ['food-and-drink'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Does it really make a difference how they do it?',
    needs: {
      // One word of each craft: the other has to come from the day, so that no loaf is proved for a week of ale.
      types: ['process', 'statement'],
      concepts: lemmas(`
        knead crimp brew roast press cure churn laminate distil simmer pickle mature mill ferment temper steam grind crush prove
        sift vent
      `),
      never: ['award', 'parking', 'wedding', 'waste', 'spend'],
    },
    titles: [
      'Made wrong on purpose: {brand} leaves out one step before {occasion}',
      'Two from the same morning, one of them spoilt: a blind tasting for {occasion}',
      '{brand} explains itself with a failure: what comes of skipping the slow part',
    ],
    why: 'Ahead of {occasion}, everyone who makes the thing says that theirs is made with care. Somebody choosing between two counters cannot taste a sentence, but could taste a difference.',
    angle:
      'Make it once without the step that the sentence is proud of. If nobody can tell, you have learnt something, and you print that as well.',
    beats: [
      'Pick out of the quoted sentence the step that takes the most time or trouble.',
      'Make two small batches on one morning, the first as usual and the second without that step.',
      'Cut, pour or break both on camera, near enough to see what has changed.',
      'Line up six customers with their eyes shut, and keep their first words instead of marks.',
      'Own up to what the step costs in hours, and to whether you would ever drop it.',
    ],
    callsToAction: [
      'Taste both while the failure lasts.',
      'Say which you would have taken, before you read which is which.',
      'Ask us about the slow part next time you are at the counter.',
    ],
    production: [
      { weeksBefore: 5, task: 'Choose the step with whoever does it every day' },
      { weeksBefore: 4, task: 'Plan a spare half-batch in time for it to be ready' },
      { weeksBefore: 3, task: 'Make both batches and film them' },
      { weeksBefore: 2.5, task: 'Invite six customers, and note their allergies beforehand' },
      { weeksBefore: 1.5, task: 'Cut the film to a minute and caption it' },
      { weeksBefore: 0.5, task: 'Publish the film and set out the tasting' },
    ],
    objections: ['Nobody would notice, left to themselves.'],
    formats: ['events', 'video', 'social'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-much-is-a-handful',
    themes: ['heritage', 'national-day', 'giving'],
    trades: ['food-and-drink', 'hospitality'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'How do they make it, and could I do it at home?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        cook bake brew kitchen recipe pastry bread cake pub restaurant cafe owner landlord head family generation menu roastery
        coffee food pizza
      `),
      never: ['memorial', 'die', 'late', 'marketing', 'sale', 'investor'],
    },
    titles: [
      'How much is a handful? What {person} does by eye is weighed for {occasion}',
      'Out of the head of {person} and on to a card: one recipe ahead of {occasion}',
      'A stranger follows the card: can anybody make it the way {person} does?',
    ],
    why: '{occasion} sends people back to old handwriting and to recipes that say “enough flour”. Those who cook every day, {person} among them, may have nothing on paper at all.',
    angle:
      'Watch {person} make one thing, and take it down with scales and a clock without interrupting. Where hand and card disagree, the hand is right and the card gets a note.',
    beats: [
      'Leave the choice to {person}: something with a place at {occasion} that can be made with what most kitchens have.',
      'Slide scales under every handful and pinch, and put the minutes down as they pass.',
      'Collect what is said meanwhile: who showed them, what went wrong the first time, what they never measure.',
      'Give the card to a beginner, and photograph the result as it is.',
      'Print it with the corrections that {person} makes in red left showing.',
    ],
    callsToAction: [
      'Take a card, make it at home and bring us the verdict.',
      'Send in the vaguest recipe in your family.',
      'Stick the card inside the cupboard door.',
    ],
    production: [
      { weeksBefore: 6, task: 'Agree on the recipe, and on what stays in the kitchen' },
      { weeksBefore: 5, task: 'Watch it made once, with scales, clock and camera' },
      { weeksBefore: 4, task: 'Have a beginner work from the card alone' },
      { weeksBefore: 3, task: 'Correct the card and check every allergen on it' },
      { weeksBefore: 2, task: 'Print the cards with the red notes' },
      { weeksBefore: 1, task: 'Publish the recipe and lay the cards out' },
    ],
    objections: ['It is never the same without the hand that made it.'],
    formats: ['blog', 'video', 'social'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
]

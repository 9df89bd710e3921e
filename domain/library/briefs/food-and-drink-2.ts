// Briefs for those who bake, cook, brew and serve: the waste bucket, plates without meat, outings, careful eaters, tastings.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const foodAndDrinkMoreBriefs: readonly Brief[] = [
  {
    id: 'the-bucket-on-the-table',
    themes: ['environment'],
    trades: ['food-and-drink', 'hospitality'],
    moods: ['awareness'],
    stage: 'discover',
    question: 'Do they throw much away there, whatever the website says?',
    needs: {
      types: ['statement'],
      concepts: lemmas(`
        waste leftover surplus compost package bag reuse recycle bin plastic refill peel scrap landfill container biodegradable
        cardboard grain husk crumb offcut pulp
      `),
      never: ['wedding', 'award', 'dog'],
    },
    titles: [
      'Seven evenings, one bucket: what {brand} throws out, shown for {occasion}',
      'We looked into our own bin for {occasion}, and {brand} prints the pictures',
      'Peelings, crusts and cold tea: a week of what was left at {brand}, on one table',
    ],
    why: 'Ahead of {occasion}, many kitchens speak of waste and few show any. Guests who scrape their own plates at home know that something is always left over.',
    angle:
      'Show the bucket before the good deed. The quoted sentence is tested against seven photographs, and whatever does not fit it is said first.',
    beats: [
      'Set a clear bucket in the kitchen for seven days, and photograph it at closing time from the same spot.',
      'Sort one evening’s bucket on a tray and name each heap: trimmings, plates, mistakes, packaging.',
      'Hold the quoted sentence against the tray, and mark what it covers and what it leaves out.',
      'Try one change on the largest heap for a second week.',
      'Report the second week at the same length, even if it came out worse.',
    ],
    callsToAction: [
      'Put a bucket on your own table for a week, and tell us about day seven.',
      'Say which heap you would start with.',
      'Tell us if a plate is too much for you: that is how we learn.',
    ],
    production: [
      { weeksBefore: 7, task: 'Tell the kitchen why the bucket is there, and that nobody is blamed' },
      { weeksBefore: 6, task: 'Photograph seven evenings' },
      { weeksBefore: 5, task: 'Sort one evening with whoever cooks and whoever washes up' },
      { weeksBefore: 4, task: 'Try the one change for a week' },
      { weeksBefore: 2, task: 'Check every figure and sentence that will be printed' },
      { weeksBefore: 0.5, task: 'Publish both weeks side by side' },
    ],
    objections: ['Everybody says that they care about waste.'],
    formats: ['linkedin', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'the-little-leaf-comes-off',
    themes: ['environment'],
    trades: ['food-and-drink', 'hospitality'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Would I miss the meat?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        vegan vegetarian plant bean lentil chickpea mushroom tofu aubergine falafel vegetable curry squash beetroot cauliflower
        risotto hummus dal jackfruit pea spinach courgette
      `),
      never: ['chicken', 'beef', 'lamb', 'pork', 'bacon', 'ham', 'steak', 'duck', 'fish', 'prawn', 'sausage'],
    },
    titles: [
      'Nobody gave it a name: four meat-eaters and {label}, ahead of {occasion}',
      'Take the little green leaf off the menu: {label} at {amount} for {occasion}',
      'Would they have missed anything? {brand} tries {label} on the unconvinced',
    ],
    why: 'Around {occasion}, lists of dishes without meat are everywhere, and they read like homework. Whoever eats meat on other days only wonders whether it would be missed.',
    angle:
      'Say nothing of cows or conscience. Let people who would not have ordered {label} eat it, and quote what they say with the fork still in hand.',
    beats: [
      'Choose four guests who always have the same meat dish, who like a surprise and whose allergies you know.',
      'Serve {label} without its name, its price or its symbol.',
      'Jot down the first sentence of each, and what they guess is in it.',
      'Reveal the name and {amount}, and ask whether they would spend their own money on it.',
      'Reword the line on the menu from what they said, and put the symbol back at the end, where those who need it can find it.',
    ],
    callsToAction: [
      'Order it once, on a day when you were not going to.',
      'Guess three ingredients before you read on.',
      'Name the dish you would never give up, and we will leave it alone.',
    ],
    production: [
      { weeksBefore: 4, task: 'Invite four regulars, and ask beforehand what they cannot or will not eat' },
      { weeksBefore: 3.5, task: 'Cook the dish for the team, and improve what comes back on the plates' },
      { weeksBefore: 3, task: 'Hold the tasting before service and note every word' },
      { weeksBefore: 2, task: 'Rewrite the line on the menu' },
      { weeksBefore: 1.5, task: 'Check stock for more orders than usual' },
      { weeksBefore: 1, task: 'Post the four first sentences with the new line' },
    ],
    objections: ['I should be hungry again in an hour.'],
    formats: ['social', 'video', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'allergens',
  },
  {
    id: 'recorded-on-foot',
    themes: ['summer', 'bank-holiday', 'spring', 'autumn'],
    trades: ['food-and-drink', 'hospitality'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'Is there a walk near there that ends with something to eat?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        walk garden river canal beach park hill market village square harbour picnic pub cafe farm orchard terrace station church
        restaurant bake brew coast high-street town
      `),
      never: ['burial', 'cemetery', 'born', 'deliver', 'wholesale', 'office', 'clock'],
    },
    titles: [
      'Recorded on foot: an hour round {place} with a paper bag, for {occasion}',
      'Where does the first crumb fall? {place} by mouthful, ahead of {occasion}',
      'Leave the car: {brand} follows an old hand round {place} between two bites',
    ],
    why: 'On the way to {occasion}, people look for an outing that takes no booking and ends at a table. Many know {place} from the road, if at all.',
    angle:
      'Take a microphone for a walk with somebody who has known {place} for decades, and let them have their mouth full now and then. Gravel, gulls and greetings say more than a view.',
    beats: [
      'Ask a regular for the walk they take without thinking, and trim it to an hour there and back.',
      'Start at your own door with the quoted sentence, read by whoever locks up.',
      'Stop three times: for something that is gone, something that is growing and somebody who is at work.',
      'Eat on the way whatever keeps its shape in a coat pocket, and say what it was.',
      'Name the stiles, the steps and the last lavatory, so that listeners know what they are in for.',
    ],
    callsToAction: [
      'Listen at home first, then walk it.',
      'Tell us what used to stand on the corner.',
      'Take the short way back if it rains, and come in to dry.',
    ],
    production: [
      { weeksBefore: 6, task: 'Walk the hour with a watch and somebody who knows the place' },
      { weeksBefore: 5, task: 'Ask whoever owns a path, a yard or a gate for leave' },
      { weeksBefore: 4, task: 'Record the walk on a still, dry morning' },
      { weeksBefore: 3, task: 'Check names and stories with a second old hand' },
      { weeksBefore: 2, task: 'Cut it to half an hour and write out the turnings' },
      { weeksBefore: 1, task: 'Publish the recording with the turnings on a card' },
    ],
    objections: ['There is nothing to see round there.'],
    formats: ['podcast', 'blog', 'social'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'one-guest-one-menu-one-pencil',
    themes: ['health-cause'],
    trades: ['food-and-drink', 'hospitality'],
    moods: ['awareness'],
    stage: 'consider',
    question: 'Can I eat there without asking about every single plate?',
    needs: {
      // The allergen itself is left to the day: a warning about nuts has no place in a week about hearts.
      types: ['statement', 'rule', 'customer-question'],
      concepts: lemmas(`
        separate trace utensil contamination matrix adapt swap inform severe surface toaster apron diagnose alert
        cross-contact tag
      `),
      never: ['donate', 'dog', 'parking', 'refund'],
    },
    titles: [
      'One guest, one menu, one pencil: {brand} is marked up ahead of {occasion}',
      'The menu, read by somebody who cannot guess: {brand} before {occasion}',
      'Five things a careful eater asks at {brand}, and who has the answer to each',
    ],
    why: 'Around {occasion}, people who have to ask about every plate are noticed for once. On other days they hold up the queue, apologise and order the salad.',
    angle:
      'Sit beside one such guest and count the questions. Each of them is a line missing from the menu, and no answer may promise more than the kitchen can keep.',
    beats: [
      'Pay somebody with a diagnosed allergy or with coeliac disease to read menu, website and shelf labels with you.',
      'Mark every place where they stop, and what they would have to ask there.',
      'Walk one order through the kitchen with whoever cooks: board, knife, pan, shelf, plate.',
      'Answer each mark in a line, and write “please ask” where that is the honest answer.',
      'Put the quoted sentence at the top, corrected if the reading has shown it to be too round.',
    ],
    callsToAction: [
      'Tell us before you order, every time, even if we know you.',
      'Send us the question you are tired of asking.',
      'Read the sheet, then talk to the person named on it.',
    ],
    production: [
      { weeksBefore: 6, task: 'Find a reader who lives with it, and agree a fee' },
      { weeksBefore: 5, task: 'Read the menu together with a pencil' },
      { weeksBefore: 4, task: 'Follow one order through the kitchen' },
      { weeksBefore: 3, task: 'Check all answers against recipes and the labels of suppliers' },
      { weeksBefore: 2, task: 'Train everyone who takes orders on the new lines' },
      { weeksBefore: 1, task: 'Publish the sheet with its date and the name to ask for' },
    ],
    objections: ['In the end, nobody can promise me anything.'],
    formats: ['blog', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'allergens',
  },
  {
    id: 'first-sip-third-sip-last-sip',
    themes: ['drink'],
    trades: ['food-and-drink', 'hospitality'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'What does it taste of, said so that I can follow it?',
    needs: {
      // Mostly what it is served in: whether it is tea, ale or coffee has to fit the day.
      types: ['labelled-price'],
      concepts: lemmas(`
        cup pot glass pint bottle jug flight pour shot mug keg blend decaf carafe growler filter flask teapot sleeve schooner
        magnum
      `),
      never: [
        'soap',
        'candle',
        'deposit',
        'corkage',
        'child',
        'vase',
        'bottomless',
        'bread',
        'toast',
        'sandwich',
        'cake',
        'soup',
        'breakfast',
        'lunch',
        'dinner',
      ],
    },
    titles: [
      'First sip, third sip, last sip: {label} in three notes ahead of {occasion}',
      '{label} in plain words: the taster’s dictionary is banned before {occasion}',
      'Side by side on a paper tablecloth: {label} for {amount} and two neighbours',
    ],
    why: 'Before {occasion}, people are handed descriptions with eleven fruits in them. What they want to know about {label} is whether it will suit them, and when.',
    angle:
      'Forbid every word that nobody uses at home. Whoever says “wet hedge” or “clean tin” has described {label} better than the list does.',
    beats: [
      'Gather eight people round one table, among them whoever makes or serves {label} and somebody who has never liked that kind of thing.',
      'Taste {label} three times: as it comes, after a quarter of an hour, and with a bite of something plain.',
      'Scribble the words on the paper tablecloth, and fine the expert a coin for each fashionable one.',
      'Be plain about how much there is for {amount}, and about who ought to choose something else.',
      'Copy the three truest words on to the list, with the initials of whoever said them.',
    ],
    callsToAction: [
      'Bring one word, and we will write it down.',
      'Tell us what you usually drink, and we will say what comes near it.',
      'Stop at the first sip if you like: nobody is counting.',
    ],
    production: [
      { weeksBefore: 5, task: 'Choose three drinks with whoever pours them' },
      { weeksBefore: 4, task: 'Check the licence, the measures and the water for the table' },
      { weeksBefore: 3, task: 'Invite eight people, one sceptic among them' },
      { weeksBefore: 2, task: 'Get paper for the table and a pencil for each place' },
      { weeksBefore: 1.5, task: 'Rehearse the order of tasting with the team' },
      { weeksBefore: 1, task: 'Hold the tasting and post a photograph of the tablecloth' },
    ],
    objections: ['It all tastes the same to me.'],
    formats: ['events', 'social', 'email'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'alcohol',
  },
]

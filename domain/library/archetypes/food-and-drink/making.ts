// What people wonder about how it is made: by whom and when, out of what, how long it takes and what becomes of the rest.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const making: readonly Entry[] = [
  {
    id: 'what-time-do-you-start',
    pillar: 'people',
    stage: 'discover',
    question: 'What time do you have to get up to do this?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        baker chef kitchen butcher roaster roast brewer cheesemaker maker pastry head owner team early
        morning dawn oven night light begin distiller dessert day garage coffee train
      `),
    },
    titles: [
      'Who is up first at {brand}? {person} answers while the kettle boils',
      'The sounds of {person} starting work at {brand}, with hardly a word said',
      'For what hour does {person} set the alarm, and what could not wait longer?',
    ],
    why: 'People see the finished thing and the open sign. The hours before are the part they cannot see, and {person} can tell them what goes on in them.',
    angle:
      'Let the clock lead and keep the admiration out of it. {person} names the hour, says what would go wrong if it slipped, and may well like it better than the afternoon.',
    beats: [
      'Switch on the recorder at the first job of the day and let a full minute pass before anybody speaks.',
      'Ask {person} what has to be begun now to be ready in time, and what happened on the day it was not.',
      'Note the clock at five jobs in a row and read the times out as a list.',
      'Find out who else is awake at that hour, such as the driver, the farmer or the first customer at the window.',
      'Finish at the moment when the first thing of the day is sold, and ask {person} what comes after work.',
    ],
    callsToAction: [
      'Say good morning by name next time you come.',
      'Tell us when your own day starts and what you eat first.',
      'Listen to it early, before anybody else is up.',
    ],
    tasks: [
      'Ask the person named whether a recorder may come along for an hour',
      'Record the room at three points of the day',
      'Write down the clock time of each job',
    ],
    objections: ['Surely it all comes in on a lorry.', 'They do like to make it sound like hardship.'],
    formats: ['podcast', 'video', 'social', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'can-anybody-taste-where-it-is-from',
    pillar: 'proof',
    stage: 'consider',
    question: 'You say where it comes from. Would anybody taste the difference?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        supplier source local ingredient farm grower grow mill flour beef lamb pork milk egg cheese
        vegetable orchard bean fish cider apple wheat malt herd produce own region sea water boat pig
        rear
      `),
      never: ['serve', 'deliver', 'wedding'],
    },
    titles: [
      'Three plates, no labels, and one of them from {place}. {brand} tries itself',
      'Could anybody at {brand} pick out {place} with their eyes shut?',
      'Strike {place} off the order for a week. What would {brand} notice?',
    ],
    why: 'A place name on a menu asks to be taken on trust. Whether {place} can be tasted, or is chosen for quite other reasons, is what a customer would like to know.',
    angle:
      'Run it as a fair test and live with the result. If nobody can tell, freshness, price, a handshake or the short drive may be the real reason, and that is a better story.',
    beats: [
      'Buy the same thing from three sources, one of them with a link to {place}, and have somebody outside the team number the plates.',
      'Let five people who cook, serve or eat here write down a guess without talking.',
      'Read out the answers and keep the wrong guesses in, with names if their owners are laughing.',
      'Ask whoever does the buying which reasons besides taste decide the order, and rank them.',
      'Finish on what the test is going to change, even if that is nothing.',
    ],
    callsToAction: [
      'Try it at your own table and tell us how many you got right.',
      'Tell us which three you would like to see side by side.',
      'Ask us what comes from where, and taste before you believe it.',
    ],
    tasks: [
      'Buy the three and cover the labels',
      'Print five cards for the guesses',
      'Ask the suppliers shown whether they may be named',
    ],
    objections: ['Local only means dearer.', 'It is all in the mind.'],
    formats: ['linkedin', 'video', 'podcast', 'social'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'is-it-made-here-or-bought-in',
    pillar: 'proof',
    stage: 'decide',
    question: 'Do you make it here, or does it come in frozen?',
    needs: {
      types: ['statement', 'contrast', 'promise', 'process', 'customer-question'],
      concepts: lemmas(`
        make scratch homemade bake fresh kitchen premises frozen bought-in prepare hand batch cure smoke
        churn roast everything pastry stock buy pie dough shape ready food
      `),
      never: lemmas(`
        wedding tour allergen book order coffee
      `),
    },
    titles: [
      'What do you buy in? The other list at {brand}, read out next to the menu',
      'Made here, finished here, bought in. {brand} sorts its own price list',
      'How far back does {brand} go? To the pastry, to the butter or to the cow',
    ],
    why: 'So many boards say homemade that customers have learnt to wonder. A line about making is worth more beside a list of what is not made here.',
    angle:
      'Sort everything on sale into three piles and stand by all three. Buying a thing from somebody who makes it better is a good argument, so make it.',
    beats: [
      "Open with something that is bought in, with its maker's name and the reason.",
      'Go down the price list with whoever does the ordering and mark each line made, finished or bought.',
      'Set what you say about your making beside the piles, and soften it if a single line does not fit.',
      'Look for one item that was given up or taken up again, and tell what decided it.',
      'Close on the number in each pile, with the date of the counting.',
    ],
    callsToAction: [
      'Point at anything on the list and ask us which pile it is in.',
      'Guess the piles before you read the answer.',
      'Tell us what you wish that somebody still made by hand.',
    ],
    tasks: [
      'Mark up one copy of the price list in three colours',
      'Ask the makers you buy from whether they may be named',
      'Have whoever does the ordering sign off the count',
    ],
    objections: ['Everybody says homemade.', 'It all comes from the same wholesaler.'],
    formats: ['blog', 'social', 'video', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'how-long-does-one-take',
    pillar: 'expertise',
    stage: 'consider',
    question: 'How long does it take you to make one of those?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        bread rye white wholemeal dough bake pastry croissant bun cake celebration chocolate slow smoke
        cure brisket mature roast pie cheese ham sausage pork beef steak dry-aged hour handmade jam
        wedding tier
      `),
      never: lemmas(`
        toast board class burger hire tasting soup
      `),
    },
    titles: [
      '{label} for {amount}, and the clock that was running before you came in',
      'How many hours stand behind {label}? {brand} starts the watch',
      'Nothing seems to happen, and that is the work. The waiting in {label}',
    ],
    why: 'It takes seconds to hand over {label}. What nobody at the counter can see is how many hours went before, and how many of them were plain waiting.',
    angle:
      'Keep the minutes of work apart from the hours in which time does the job. Show the dull stretch at some length for once, because no price, {amount} or another, can hurry it.',
    beats: [
      'Put a clock in the corner of the picture and start it at the very first job, even if that is days before.',
      'Take every stage from the same spot and cut only where the clock jumps.',
      'Add up the minutes of work and the hours of waiting as two totals, and show both.',
      'Ask whoever makes it what would go wrong if the slow part were cut by half, and try it if there is time.',
      'End on the hand-over in real time, with {amount} on the till.',
    ],
    callsToAction: [
      'Guess the hours before you watch to the end.',
      'Ask us today for the one you want later in the week.',
      'Make it once at home, keep the time and tell us yours.',
    ],
    tasks: [
      'Fix a camera where it can stay for a whole day',
      'Write down each stage with its time',
      'Check the price against the current list',
    ],
    objections: ['A machine does it all anyway.', 'I can buy one for a third of that.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'how-do-i-keep-it-and-warm-it-up',
    pillar: 'expertise',
    stage: 'use',
    question: 'How long will it keep, and how do I warm it up without spoiling it?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        keep freeze reheat fridge chill takeaway box hamper pie loaf cheese bean slice ready pack meat
        cake supper home meal pastry coffee jam sausage quiche chocolate deli order wedge blue
      `),
      never: lemmas(`
        class hire tour chips toast drink wedding afternoon tasting plate learn breakfast filter flat
        subscription beer board wholesale sandwich
      `),
    },
    titles: [
      '{label} on the second day, and how to bring back most of the first',
      'Fridge, freezer, tin or windowsill? {brand} finds {label} a place to live',
      'Three kitchens, three ways of keeping {label}, and the one to copy',
    ],
    why: 'The wrong shelf or five minutes too many can undo {label}. Hardly anybody asks about it at the counter, because the question seems too simple.',
    angle:
      'Try it in ordinary homes with ordinary ovens and report the failure with the rest. Dates and temperatures come from the tested label and never from memory.',
    beats: [
      'Give {label} to three households, inside the date on the pack, and have each photograph theirs every morning.',
      'Take every time, temperature and date from the label or the food-safety file, and have it checked before it is printed.',
      'Ask whoever sells it what they do with theirs at home, and whether the file agrees.',
      'Say plainly what cannot be saved, frozen or warmed a second time.',
      'Put the whole of it on one card that fits inside a cupboard door.',
    ],
    callsToAction: [
      'Cut the card out and pin it inside a cupboard door.',
      'Reply with how yours fared, and in what sort of oven.',
      'Freeze half on the day you buy it, if the card says you may.',
    ],
    tasks: [
      'Find three households with different kitchens',
      'Check dates and temperatures with whoever answers for food safety',
      'Lay out the card to print on half a sheet',
    ],
    objections: ['I only have a microwave.', 'I always end up throwing half of it out.'],
    formats: ['email', 'social', 'video', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'what-is-actually-in-it',
    pillar: 'offer',
    stage: 'decide',
    question: 'What is actually in it?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        ingredient pie sausage cake bread chocolate sauce butter cream egg flour meat cheese blend vegan
        pastry bun burger soup jam pork beef fish sandwich almond honey tart pudding preserve raspberry
        carrot nut oat seed onion apple
      `),
      never: lemmas(`
        tour wine beer class hire wedding gift bean coffee board
      `),
    },
    titles: [
      'Read aloud, {label} from the largest ingredient down to the last pinch',
      '{brand} empties {label} on to the table, one ingredient at a time',
      'Could you make {label} from your own cupboard? {brand} shows what goes in',
    ],
    why: 'People turn packets over in a supermarket, and at a counter there is often no packet to turn. With {label} they would like the list without having to ask for it.',
    angle:
      'Use nouns and amounts and no adjectives. Lay {label} out by weight as a packet would, and let the length of the list speak for itself.',
    beats: [
      'Photograph each ingredient from above in the amount that one portion takes, the largest first.',
      'Copy the names from the recipe and from the packaging, including what is inside the ready-made parts.',
      'Print the allergens in bold and say which others are handled in the same kitchen.',
      'Ask whoever makes it which ingredient nobody guesses and which they would refuse to leave out.',
      'Pick the one that looks odd on a list and say in one sentence what it does.',
    ],
    callsToAction: [
      'Guess the last ingredient before you swipe.',
      'Tell us if there is something in it you cannot eat, and ask before you order.',
      'Name the next thing you would like to see laid out.',
    ],
    tasks: [
      'Weigh out one portion',
      'Check the list against recipe and packaging with whoever answers for food safety',
      'Take all the pictures from one height in one light',
    ],
    objections: ['They will never tell us the real recipe.', 'There is bound to be something odd in it.'],
    formats: ['social', 'video', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'allergens',
  },
  {
    id: 'why-has-my-favourite-gone',
    pillar: 'season',
    stage: 'return',
    question: 'Why has my favourite gone, and when is it coming back?',
    needs: {
      types: ['statement', 'process', 'promise', 'contrast'],
      concepts: lemmas(`
        season change menu summer winter spring autumn harvest rotate special crop grow catch month
        weather vegetable ready ripe write limited ingredient
      `),
    },
    titles: [
      'Gone until next year. {brand} explains to a regular where a favourite went',
      'The calendar or the box of plums? Who tells {brand} that the season has turned',
      'One thing off, one thing on: the week when the list at {brand} changes',
    ],
    why: 'Few things annoy a regular like a favourite that has vanished. Told a week ahead and with the reason, the same loss can turn into something to wait for.',
    angle:
      'Record it as a conversation between whoever decides and a customer who minds. Let the customer win a point.',
    beats: [
      'Begin with the complaint, in the voice of a regular who misses something.',
      "Ask whoever decides what they look at first, the supplier's list, the weather, the till or the calendar.",
      'Go through the coming twelve weeks and name one thing that arrives and one that leaves in each month.',
      'Admit what stays on all year although it has no season, and who would not forgive its going.',
      'Taste the first of one thing and the last of another at one sitting, and describe the difference.',
    ],
    callsToAction: [
      'Come for the last of it while it is still on.',
      'Ask us to send you a line when yours is back.',
      'Tell us what you miss and we will say when to look for it.',
    ],
    tasks: [
      'Draw up twelve weeks of arrivals and departures',
      'Invite one regular with a grievance',
      'Confirm the first dates with the suppliers',
    ],
    objections: ['I liked it as it was.', 'It is only an excuse to put the price up.'],
    formats: ['podcast', 'blog', 'email', 'events'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-happens-to-what-is-left',
    pillar: 'community',
    stage: 'return',
    question: 'What happens to everything that is left at closing time?',
    needs: {
      types: ['statement', 'promise', 'process', 'quantity', 'free', 'ratio'],
      concepts: lemmas(`
        waste food leftover surplus unsold compost donate foodbank left yesterday landfill bin throw
        rescue shelter bank peeling allotment give charity close ground
      `),
    },
    titles: [
      'Supper from what is left: {brand} lays one long table at closing time',
      'Weigh the bin for a week. What {brand} throws out, gives away and eats',
      'Lights off, doors shut: where does the last unsold tray at {brand} go?',
    ],
    why: 'Customers see a full shelf late in the day and think of the bin. Silence sounds like waste, and a plain account of one week ends the wondering.',
    angle:
      'Weigh it, name it and cook some of it in company. Nobody expects the figure to be nought, so print whatever the scales say.',
    beats: [
      'Weigh what is left at closing on each day of a week, and write down where every part of it went.',
      'Set the quoted line next to those figures, and change whichever of the two is wrong.',
      'Plan one long table around what is usually over, and decide the dish only that afternoon.',
      'Ask whoever takes the surplus, if anybody does, what is useful to them and what is not.',
      'Tell what cannot be passed on, and which rule forbids it.',
    ],
    callsToAction: [
      'Come hungry, with no idea of what there will be.',
      'Bring a box for whatever is over when we have finished.',
      'Ask at closing time what there is, and at what price.',
    ],
    tasks: [
      'Weigh and list the leftovers for a week',
      'Check with whoever answers for food safety what may be served or given on',
      'Set the date, the price and twelve places',
    ],
    objections: ['They bin it all and lock the lid.', "I do not want to pay for yesterday's food."],
    formats: ['events', 'social', 'linkedin', 'podcast'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
]

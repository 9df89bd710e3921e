// What people ask about who is behind the counter and why the counter is where it is.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const peopleAndPlace: readonly Entry[] = [
  {
    id: 'who-made-this',
    pillar: 'people',
    stage: 'discover',
    question: 'Who actually makes it?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        chef baker brewer kitchen make roaster butcher owner founder hand team family cheese bread beer
        head run recipe still distil dessert learn train coffee pastry patron master chocolate pie stall
        join
      `),
      never: ['general'],
    },
    titles: [
      'An ordinary morning with {person}, filmed from the far end of the bench',
      'Ask {person} one question about the job and do not cut the answer',
      'What {person} would teach you at {brand} in your first week',
    ],
    why: 'People buy from a face long before they read a menu. {person} is a name on a page until somebody shows the hands.',
    angle:
      'No profile, no potted history. One task that {person} does every day, watched closely, with the talk that comes while the hands are busy.',
    beats: [
      'Choose one task that takes under five minutes and film it whole.',
      'Ask what goes wrong most often at this very step, and how it shows.',
      'Ask who taught it, and what they said when it was wrong.',
      'Get one number out of it: how many in a day, how many before it looked right.',
      'Stop when the task stops.',
    ],
    callsToAction: [
      'Say hello by name when you next come in.',
      'Send us the question you would ask across the bench.',
      'Try the step at home and show us how far you got.',
    ],
    tasks: [
      'Agree with them which task and which day',
      'Clear what can be seen behind the bench',
      'Bring a small microphone; kitchens are loud',
    ],
    objections: ['Staff come and go, so why get to know them?'],
    formats: ['video', 'podcast', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-did-it-start',
    pillar: 'people',
    stage: 'discover',
    question: 'How long have you been here, and how did it start?',
    needs: {
      types: ['founded'],
      concepts: lemmas(`
        since open start found family first year bake brew shop generation business door restaurant
        kitchen friend arch railway dairy build inn coach coffee butcher stall market home roastery cafe
      `),
    },
    titles: [
      'What did it cost in {year}? The first price list at {brand} beside today’s',
      '{years} years on from {year}: what {brand} would still sell you and what went',
      'Find the oldest thing at {brand} that has been in use since {year}',
    ],
    why: 'A year over the door is a number until it is held against something. {year} is {years} years of mornings, and one object from then tells more than the count.',
    angle:
      'Start from a thing and not from a timeline: a tin, a ledger, a scar on the bench. Let it lead to one decision that might have gone the other way.',
    beats: [
      'Show the oldest working thing on the premises and ask who remembers it new.',
      'Set one price or one dish of {year} beside its present self.',
      'Tell the hardest year so far, or the choice that made the place what it is, in three sentences.',
      'Ask the longest-standing customer you can find what they ordered first.',
      'Say what you hope is still here when the number has grown by ten.',
    ],
    callsToAction: [
      'Send us your oldest photograph of the place.',
      'Tell us the year you first came in.',
      'Ask to see it; it is still on the shelf.',
    ],
    tasks: [
      'Search drawers and ledgers for one dated thing',
      'Ring the longest-standing customer',
      'Check the year against a document',
    ],
    objections: ['Old does not mean good.'],
    formats: ['linkedin', 'blog', 'video'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'why-are-you-called-that',
    pillar: 'people',
    stage: 'discover',
    question: 'Where does the name come from?',
    needs: {
      types: ['name-origin'],
      concepts: lemmas(`
        name call after mean history story word local family street river hill beer brewery inn old take
        bridge founder grandmother shovel building last keeper ferry
      `),
    },
    titles: [
      'Five guesses and the true one: customers at {brand} on where the name comes from',
      'It sounds invented. {brand} tells where the name was found',
      'Older than the menu: the story behind a name at {brand}',
    ],
    why: 'A name is the one piece of copy everyone has already read. Telling where it comes from costs nothing and is asked over the counter every week.',
    angle:
      'Collect the wrong answers first. They are funnier than anything you could write, and they make the true one worth waiting for.',
    beats: [
      'Ask five customers where they think the name comes from and keep every answer.',
      'Read out the true origin in your own words as quoted.',
      'Go and stand where it points, if it is a place, or show the face, if it is a person.',
      'Name one thing on the menu that keeps the story going.',
    ],
    callsToAction: [
      'Leave your guess below before you play the rest.',
      'Tell us what the street was called when you were small.',
      'Come and read it on the wall.',
    ],
    tasks: [
      'Ask five customers on one morning, with permission to use it',
      'Look for an older spelling or a picture at the library',
      'Find the spot or the portrait to stand beside',
    ],
    objections: [],
    formats: ['social', 'podcast', 'video'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'why-here-of-all-places',
    pillar: 'community',
    stage: 'discover',
    question: 'Why is it here, of all places?',
    needs: {
      types: ['place', 'superlative', 'statement'],
      concepts: lemmas(`
        town village street local heart market square river harbour corner county farm building house
        mill station centre church chapel former arch island opposite pub oldest only bakery brewery
        restaurant behind
      `),
      never: lemmas(`
        buy supplier grow meat vegetable source milk flour event deliver wine child dog beef apple wheat
        cook food
      `),
    },
    titles: [
      'Four stops round the block: a walk that begins at the door of {brand}',
      'What stood here before? {brand} looks for one trace of it',
      'Ten minutes on foot: the map that the staff of {brand} would draw',
    ],
    why: 'Half the reason to eat somewhere is where it is. A reader who can picture the street is already on the way.',
    angle:
      'Be a good neighbour in print: send people to others as well. A map with three names on it that are not yours is believed, and kept.',
    beats: [
      'Start at your own door and show the first thing a stranger sees.',
      'Stop at a neighbour you buy from or send people to, and say why.',
      'Find out what the building was and show one trace of it.',
      'Mark where to sit with something to eat when it is dry.',
      'Come back to the door from the direction most people miss.',
    ],
    callsToAction: [
      'Walk it on Saturday and send us the stop we left out.',
      'Share it with somebody who is visiting.',
      'Tell us what you remember in this building.',
    ],
    tasks: [
      'Walk it once with a phone and a watch',
      'Ask the neighbours whether they mind being named',
      'Look up the building in a local history or an old directory',
    ],
    objections: ['There is nowhere to park.'],
    formats: ['blog', 'social', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'who-do-you-buy-from',
    pillar: 'community',
    stage: 'consider',
    question: 'Where do you buy, and do you know them?',
    needs: {
      types: ['statement', 'promise', 'ratio', 'customer-question', 'contrast'],
      concepts: lemmas(`
        local supplier farm grow mill flour meat milk vegetable source mile produce ingredient fish
        seasonal buy egg fruit butcher wheat county neighbour organic beef world grower direct
      `),
      never: lemmas(`
        dog event wedding allergen waste nut gluten
      `),
    },
    titles: [
      'How far did it come? {brand} writes the miles beside its own menu',
      'The delivery note on a Tuesday: {brand} explains it line by line',
      'Ring the grower: {brand} asks its own supplier the awkward questions',
    ],
    why: 'Everyone writes local. Distances and names are what the reader can check, so give both.',
    angle:
      'Treat the word local as something to be proved. Say where it holds, where it does not, and why the lemon is never going to be local.',
    beats: [
      'Take one day’s delivery notes and write the miles beside each line.',
      'Ring one supplier on speaker and ask what you get wrong as a customer.',
      'Name the ingredient that comes furthest and say why you still use it.',
      'Show how an order changes when the supplier says no.',
      'Finish with one plate and the map of where it came from.',
    ],
    callsToAction: [
      'Ask us where anything on your plate came from.',
      'Buy from them yourself; here is where to find them.',
      'Tell us which grower we ought to meet.',
    ],
    tasks: [
      'Keep a day of delivery notes',
      'Agree a ten-minute call with one supplier',
      'Measure the miles on a map',
    ],
    objections: ['Local is a word anyone can use.'],
    formats: ['podcast', 'linkedin', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-many-do-you-really-make',
    pillar: 'proof',
    stage: 'consider',
    question: 'How much of it do you get through?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        day week loaf cover cup pint beer table seat customer meal tap bottle cheese barrel order bake
        brew wine spirit guest serve sell bar cellar stock restaurant hold coffee cake
      `),
    },
    titles: [
      'What {count} {noun} look like: {brand} lays the number out before opening time',
      'Counted by hand for one shift: are there really {count} {noun} at {brand}?',
      'From {count} {noun} down to one table: {brand} divides a number it likes to quote',
    ],
    why: 'A number in a sentence slides past. The same number laid out on the floor stops people.',
    angle:
      'Make the quoted figure physical, then argue with it: is it high, is it low, what does it mean for the person who eats here?',
    beats: [
      'Write the quoted figure on a board and have three people guess what it counts.',
      'Lay out as much of it as will fit in the yard or on the bar.',
      'Divide it down to one table, one hour or one pair of hands.',
      'Say what happens on the day it is missed.',
      'Count one shift by hand and put the tally beside the figure.',
    ],
    callsToAction: [
      'Guess the count before the last frame.',
      'Tell us how many of those were yours.',
      'Come on the quiet day and see the number at rest.',
    ],
    tasks: [
      'Check the figure against last month',
      'Find the space to lay it out before opening',
      'Give one person a clicker for a shift',
    ],
    objections: ['Busy is not the same as good.'],
    formats: ['social', 'video', 'linkedin'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-do-regulars-have',
    pillar: 'community',
    stage: 'return',
    question: 'What do the people who come every week have?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        regular favourite usual breakfast english egg bacon roll sandwich toast coffee flat filter roast
        pie sunday friday lunch cake bun scone menu beer pint fish bread soup special tea chips
      `),
      never: lemmas(`
        hamper hire party wedding class christmas tour private subscription frozen children delivery
        catering wholesale machine flight lesson course school workshop day saturday sunday night shift
      `),
    },
    titles: [
      '{label} again? Four people who come to {brand} and never open the menu',
      'A table by the window, the same day each week, and {label} before anyone asks',
      'Coat still on and already asking for {label}: the regulars of {brand}',
    ],
    why: 'Nothing recommends a kitchen like somebody who could go anywhere and keeps coming back for the same thing.',
    angle:
      'Regulars in their own words, with the day and the hour. Do not tidy what they say, and let one of them grumble.',
    beats: [
      'Ask four regulars, one of them a friend of {label}, for their order, their seat and how it began.',
      'Photograph the order, and the person only if they like the idea.',
      'Let one of them say what should never have been taken off the menu.',
      'Ask the staff what they start making when they see that coat at the door.',
    ],
    callsToAction: [
      'Tell us your usual and we will write it down.',
      'Order somebody else’s usual this week.',
      'Bring back what we took off: give us your vote.',
    ],
    tasks: [
      'Ask four regulars a week ahead',
      'Have a short release for pictures ready to sign',
      'Note day, hour and seat of each',
    ],
    objections: ['I would feel a stranger among all the regulars.'],
    formats: ['email', 'podcast', 'social'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'can-we-come-and-see-it-made',
    pillar: 'season',
    stage: 'return',
    question: 'Can we come and see how you do it?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        tour class course event tasting brewery distillery bakery learn group evening demonstration
        school knife skill cookery spend see meet behind hands-on sample chocolate
      `),
      never: lemmas(`
        wedding hire party flight menu wholesale machine supply
      `),
    },
    titles: [
      'Sleeves rolled for {label}: an hour on the wrong side of the counter',
      'Come in by the back door: what guests get to do in {label} at {brand}',
      'What can guests of {brand} do after {label} that they could not before?',
    ],
    why: 'People who have once stood behind a counter talk about it for years. They come to {label} for an outing and tell others about the one step they did with their own hands.',
    angle: 'Keep it small and useful. They should go home able to do one thing they could not do before.',
    beats: [
      'Pick the one step of {label} that looks best from a yard away and build the piece around it.',
      'Set a number of places that fits the room with nobody behind a pillar.',
      'Let each guest do the step once and take home what they made.',
      'Leave ten minutes for questions and write down every one, since they are next month’s posts.',
    ],
    callsToAction: [
      'Put your name down for one of the places.',
      'Tell us which evening of the week you could come.',
      'Give a place to someone who cooks.',
    ],
    tasks: [
      'Choose the evening and count the chairs',
      'Ask the insurer whether guests may be behind the counter',
      'Write the invitation to those who bought last month first',
    ],
    objections: ['I would only be in the way.', 'It sounds like a sales evening.'],
    formats: ['events', 'email', 'social'],
    objectives: ['inspire', 'educate', 'entertain'],
    sensitivity: 'none',
  },
]

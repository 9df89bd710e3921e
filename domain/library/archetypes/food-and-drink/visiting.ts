// What people ask before they come in: when, with whom, by which road, and whether there will be something for them.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const visiting: readonly Entry[] = [
  {
    id: 'when-is-it-quiet',
    pillar: 'offer',
    stage: 'return',
    question: 'When is it quiet enough to get a seat, or at least not to queue?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open hour mon tue fri sat sun kitchen serve breakfast lunch dinner tea coffee cafe shop counter
        weekday weekend morning afternoon evening late close visit wed thu day food
      `),
    },
    titles: [
      'The half hour at {brand} when nobody waits ({hours})',
      'Late enough to miss the queue, early enough for a choice ({hours})',
      'Ask the till roll when {brand} is quiet, and come then',
    ],
    why: 'Plenty of people look in, see a queue and walk on. Opening times tell them when the door is unlocked, and nothing about when it is pleasant.',
    angle:
      'Read {hours} as a tide table: when it fills, when it empties, and what is still to be had at each point. Being frank about the crush makes the calm half hour believable.',
    beats: [
      'Take the till times of one ordinary week and shade {hours} in three colours, from packed to peaceful.',
      'Hold the camera still at the counter for twenty seconds in the rush and twenty in the lull, without a word over either.',
      'Ask whoever unlocks and whoever locks up for the moment of the day they like best, and use both answers.',
      'Admit what has often sold out by the quiet spell, so that nobody comes for it in vain.',
      'Finish with one time for a long talk, one for a quick errand and one to avoid.',
    ],
    callsToAction: [
      'Come in the lull and take as long as you like over it.',
      'Save the picture for the next time you have an hour to spare.',
      'Tell us which hour you like best, and whether we have it right.',
    ],
    tasks: [
      'Count a week of till receipts by the half hour',
      'Compare the hours on the door, the website and the map listing',
      'Draw the week as a strip in three shades',
    ],
    objections: ['Everything will have gone by then.', 'It is never the same two weeks running.'],
    formats: ['social', 'email', 'video'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'do-we-need-to-book',
    pillar: 'season',
    stage: 'decide',
    question: 'Do we need to book, or can we just turn up?',
    needs: {
      types: ['statement', 'customer-question', 'process', 'promise', 'objection'],
      concepts: lemmas(`
        book table walk-in seat cover turn-up advance phone deposit cancel weekend party wait
        availability space diner recommend large group turn walk people few find eight require
      `),
      never: lemmas(`
        cake tour collect delivery wedding wine child park
      `),
    },
    titles: [
      'Turned up hungry, or planned it in March? {brand} answers both',
      'First to fill: the weeks of the year that are tight in the {brand} diary',
      'To book or not to book? {brand} goes through the week, day by day',
    ],
    why: 'Nobody likes ringing up to be told there was no need, and nobody likes being turned away with a hungry family in tow. A straight answer for each day spares them both.',
    angle:
      'Answer as you would over the garden fence, day by day and season by season. Say plainly what happens to somebody who walks in when it is full.',
    beats: [
      "Go through last year's diary and mark the days when somebody had to be sent away.",
      'Put the quoted line beside a plain weekday, a weekend and a bank holiday, and say what it means on each.',
      'Ask whoever answers the phone which question about booking they hear most, and print their reply as they give it.',
      'Explain what is done about late arrivals, no-shows and parties that grow, with any charge named.',
      'Close with the next three dates that will be tight, and say how far ahead each one usually goes.',
    ],
    callsToAction: [
      'Book the date you cannot move, and leave the others to chance.',
      'Reply with your day and we will tell you honestly whether you need to book.',
      'Try your luck on an ordinary day and ring us about the special ones.',
    ],
    tasks: [
      'List the dates of the coming three months that are filling',
      'Check that the booking page, the voicemail and the quoted line agree',
      'Write one sentence for each day of the week',
    ],
    objections: ['It feels silly to book for one.', 'We never know until the day itself.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'will-the-children-be-welcome',
    pillar: 'community',
    stage: 'consider',
    question: 'Will the children be welcome, and will they eat any of it?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        child baby family highchair pushchair buggy adult nugget play colouring crayon parent babyccino
        young half-size small portion finger pizza pasta ten party garden area mini room
      `),
      never: lemmas(`
        pudding hire flight sandwich scone cake
      `),
    },
    titles: [
      '{label} at {brand}, seen from a chair that is slightly too big',
      'Minute by minute with a four-year-old and {label}, door to last crumb',
      'What children finish of {label} and what they leave: a week’s count',
    ],
    why: 'Parents decide by imagining the worst ten minutes: the wait, the spill, the look from the next table. Once {label} can be pictured from the door onwards, the worst looks smaller.',
    angle:
      "Go down to a child's height and stay there. No child has to be filmed for it, and the grown-up hears what they wanted to know on the way.",
    beats: [
      "Carry the camera at the height of a four-year-old from the street to the seat, with nobody's child in the picture.",
      'Time the wait for {label} at a busy hour, and show what there is to do with small hands until then.',
      'Ask a parent on the team, or a regular who is one, what they order, what they share and what they skip.',
      'Own up to the hard parts, such as a step, a gap too narrow for a pushchair or a room that echoes.',
      'End on the spot to ask for and the time of day when a noisy table bothers nobody.',
    ],
    callsToAction: [
      'Bring them along, and tell us afterwards what they made of it.',
      'Ask us for the table with room for a pushchair.',
      'Send us the drawing they did while they waited.',
    ],
    tasks: [
      'Film the walk in before opening, with the room empty',
      'Time the wait on three busy days',
      'Measure the door and the gaps between tables',
    ],
    objections: ['Mine will only eat plain pasta.', 'Other people will stare.'],
    formats: ['video', 'social', 'email', 'blog'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'children',
  },
  {
    id: 'may-the-dog-come-in',
    pillar: 'community',
    stage: 'discover',
    question: 'May the dog come in with us?',
    needs: {
      types: ['statement', 'promise', 'customer-question', 'free'],
      concepts: lemmas(`
        dog dog-friendly pet welcome lead leash bowl paw tail hound four-legged well-behaved walkies
        allow bring biscuit treat
      `),
      never: lemmas(`
        wine cake bottle corkage vegan child
      `),
    },
    titles: [
      'Where may a wet spaniel sit? {brand} draws a plan of the house',
      'Mud on four paws and a menu to read. {brand} sets out the house rules',
      'Planned backwards from the nap: a dog walk that ends at {brand}',
    ],
    why: 'Walkers choose where to stop by where the dog may come in, and many would sooner go on than ask at the door. People who are wary of dogs want the answer just as much.',
    angle:
      'Let the dog do the talking and keep the rule exact: which rooms, which door, on a lead or not. If the quoted line draws a limit, put the limit first.',
    beats: [
      'Open on four paws arriving, then show the door, the floor and the spot where they may settle or wait.',
      'Turn the quoted line into a small plan in three colours: dogs, no dogs, ask us first.',
      'Ask three regulars for the name, the age and the worst habit of their dog, and make a portrait of each.',
      'Say in one line how assistance dogs are received, which the house rule does not change.',
      'End with a walk of about an hour that starts or finishes here, and name the stile or road that needs care.',
    ],
    callsToAction: [
      'Send us a portrait of yours for the wall.',
      'Bring the lead, an old towel and a friend.',
      'Tell us where you would rather sit, near the dogs or well away.',
    ],
    tasks: [
      'Draw the plan of the rooms in three colours',
      'Ask the owners of three dogs for a picture',
      'Walk the route once with a watch and a notebook',
    ],
    objections: ['Ours barks at the coffee machine.', 'I do not want hair in my soup.'],
    formats: ['social', 'events', 'video'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'where-do-i-park-and-which-door',
    pillar: 'offer',
    stage: 'use',
    question: 'Where do I park, and which door is it?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        parking park street road lane square yard corner opposite behind station bus walk minute near
        find postcode direction door entrance heart market place harbour centre town village river
        church quarter hill next
      `),
      never: lemmas(`
        farm source milk supplier grow apple beef wheat
      `),
    },
    titles: [
      'Finding {brand} by way of {place} in one take, wrong turning included',
      'Park, walk, push the door. {brand} on the last few yards around {place}',
      'Does the sat-nav get it right? {brand} and {place}, tried three times over',
    ],
    why: 'The person who circles twice and drives home again leaves no trace in the till. A minute spent on the last stretch around {place} may bring that person in.',
    angle:
      'Do it as a stranger would, in real time and with the wrong turning left in. Be as exact about the bus, the walk and the kerb as about the car.',
    beats: [
      'Ask somebody who has never been to find the place by way of {place}, and keep the moment when they hesitate.',
      'List where a car can be left within five minutes, with the charge, the time limit and the day it fills up.',
      'Do the last stretch again on foot, from the bus and on wheels, and time each to the minute.',
      'Own up to what misleads people, such as a back entrance, a shared yard or a postcode that covers a field.',
      'Stop at the door, say its colour and what stands next to it, and hold that picture for five seconds.',
    ],
    callsToAction: [
      'Save this before you set out, in case the signal goes.',
      'Tell us where you nearly went wrong and we will see to the sign.',
      'Leave the car where it is easy and walk the rest with us.',
    ],
    tasks: [
      'Find a stranger to the area with half an hour to spare',
      'Check the pin on the map listing against the real door',
      'Note parking charges and limits, with the date',
    ],
    objections: ['There is never anywhere to park.', 'I cannot manage a hill.'],
    formats: ['video', 'social', 'email'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'is-there-anything-i-can-eat',
    pillar: 'expertise',
    stage: 'decide',
    question: 'I cannot eat everything. Who will know what is in it?',
    needs: {
      types: ['statement', 'promise', 'customer-question', 'process'],
      concepts: lemmas(`
        allergen gluten vegan vegetarian nut dairy dietary sesame lactose halal kosher cross-contamination trace menu option suitable cater diet milk egg recipe ingredient check
      `),
    },
    titles: [
      'One question about nuts: how it travels through {brand} on a busy day',
      'Somebody at the table asks. Who at {brand} checks for allergens, and in what?',
      'Yes, no, ask the kitchen: where {brand} draws the line on diets',
    ],
    why: 'Anybody with an allergy or a strict diet has met the shrug, and the yes that came too quickly. They want to know who checks, in what, and where the answer stops.',
    angle:
      'Follow one question from the counter to the kitchen and back, and say no as clearly as yes. Promise nothing that a shared fryer or a floury bench cannot keep.',
    beats: [
      'Start with the limit: name what cannot be kept apart under this roof, and why.',
      'Take one question, such as sesame or coeliac disease, and record each step from asking to answer with the paper it is checked on.',
      'Ask a customer who lives with an allergy what makes them trust a place or leave it, and print it with their consent.',
      'Show where the allergen list is kept and who alters it on the day a recipe or a supplier changes.',
      'Have whoever answers for food safety read every sentence before it goes out.',
    ],
    callsToAction: [
      'Tell us before you order, every time, even if you come each week.',
      'Ask to see the list, and ask again if it is not clear.',
      'Write to us beforehand if you would rather not explain it at the counter.',
    ],
    tasks: [
      'Check the allergen list against the current recipes',
      'Agree the wording with whoever answers for food safety',
      'Photograph the page that staff look at, with its date showing',
    ],
    objections: ['They always say they will be careful.', 'I hate making a fuss.'],
    formats: ['blog', 'email', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'allergens',
  },
  {
    id: 'can-you-take-all-of-us',
    pillar: 'offer',
    stage: 'consider',
    question: 'There are fourteen of us and I have been asked to sort it out. What do you need to know?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        group party private hire buffet guest event wedding cater canape platter birthday corporate
        function sharing minimum christmas team room seat head person barn dining cold fork barbecue
        office hog lunch book
      `),
      never: lemmas(`
        class tour school beer bean gift tasting cake
      `),
    },
    titles: [
      'One bill, fourteen people and nobody cross, with {label} at {brand}',
      'For whoever got the job of arranging {label} for everyone else',
      'Numbers, diets, deposit. {label} at {brand}, worked back from the day',
    ],
    why: 'One person does the asking, the chasing and the paying, and then worries all the way through. With {label}, it helps to know what must be settled first and what can wait.',
    angle:
      'Write for the organiser and for nobody else: dates, numbers, diets, money, the friend who cancels. Work backwards from the day, as a caterer would.',
    beats: [
      'Begin with the smallest and the largest party that {label} would suit, and say where it stops working.',
      'Ask an organiser from last year what they would do differently, and quote them if they agree.',
      'Lay out a countdown with the date for numbers, the date for diets and the date after which money is lost.',
      'Work out one whole bill for a party of fourteen, with drinks and service as people really have them.',
      'Offer a message to paste into the group chat that asks everybody for everything in one go.',
    ],
    callsToAction: [
      'Copy the message into the group chat before anybody changes their mind.',
      'Give us a rough number now and a firm one later.',
      'Pass this to whoever got the job of organising.',
    ],
    tasks: [
      'Work out a full bill for fourteen',
      'Write the group-chat message in under eighty words',
      'Agree the dates of the countdown with whoever cooks',
    ],
    objections: ['Somebody always drops out.', 'We shall all want to pay separately.'],
    formats: ['linkedin', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'how-does-it-work-in-there',
    pillar: 'people',
    stage: 'discover',
    question: 'It is my first time. Do I sit down, go up to the counter or wait to be seen to?',
    needs: {
      types: ['process', 'statement', 'customer-question'],
      concepts: lemmas(`
        counter order till pay card cash table seat serve service self-service waiter bar queue tray
        collect name call bring
      `),
      never: lemmas(`
        deposit book online box gift cake allergen
      `),
    },
    titles: [
      'Sit, stand or queue? The first four minutes at {brand}, for the shy',
      'Six strangers at the door: what made them hesitate at {brand}',
      'Without thinking: what a regular at {brand} does, put down for newcomers',
    ],
    why: 'A first visit is a small exam: where to stand, whom to look at, when to pay. Some people would sooner stay outside than get it wrong in front of a full room.',
    angle:
      'Treat the customs of the house as something that has to be learnt, and let newcomers show you which of them are odd. One slack hour with a regular beside each is enough.',
    beats: [
      'Choose the slackest hour of the week and invite six people who live or work nearby and have never come in.',
      'Put a regular next to each of them, to explain what no notice says.',
      'Set the quoted line beside what the six really did, and look for the moment where the two part company.',
      'Collect on cards what puzzled them at the door, and put the cheapest of those things right the same week.',
      'Print the customs of the house in five short sentences, in the order in which a stranger needs them.',
    ],
    callsToAction: [
      'Put your name down if you have walked past for years.',
      'Bring the neighbour who has never been in.',
      'Tell us what puzzled you the first time, and we will add it to the list.',
    ],
    tasks: [
      'Pick the hour and keep it to six places',
      'Ask six regulars to be hosts',
      'Print cards with one question on them',
    ],
    objections: ['It looks like a place for people who know one another.', 'I should only be in the way.'],
    formats: ['events', 'email', 'social', 'podcast'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
]

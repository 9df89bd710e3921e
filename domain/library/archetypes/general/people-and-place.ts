// What is asked about who comes, who answers, where it is made, and how to get there.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const peopleAndPlace: readonly Entry[] = [
  {
    id: 'who-will-i-deal-with',
    pillar: 'people',
    stage: 'decide',
    question: 'Who will I be dealing with?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        team owner founder director manager lead experience qualified year join work business family
        meet help customer specialise develop design run
      `),
    },
    titles: [
      'Before you meet {person}: what they will ask, and what they hope you ask',
      'Dealing with {person} at {brand}, as their colleagues describe it',
      'A face to expect: two minutes with {person} before the first appointment',
    ],
    why: 'The hardest part of a first appointment is not knowing who will be there. Two minutes with {person} beforehand takes that away.',
    angle:
      'Make it as practical as directions to the station. How to say the name, how they like to work, what they will have read about you.',
    beats: [
      'Have {person} say their own name and what people should call them.',
      'Ask for the first three questions they put to everyone, and why those three.',
      'Get a colleague to say how you can tell when {person} is thinking.',
      'Mention who steps in when they are away.',
      'End with the one thing they wish people would bring.',
    ],
    callsToAction: [
      'Ask for them by name when you get in touch.',
      'Met them already? Add the thing we left out.',
      'Come with one question of your own.',
    ],
    tasks: [
      'Film or write two minutes in the room where people meet them',
      'Ask a colleague for a line',
      'Send the piece with the confirmation',
    ],
    objections: ['I will get whoever happens to be free.'],
    formats: ['video', 'email', 'linkedin', 'social'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'will-a-person-answer',
    pillar: 'people',
    stage: 'use',
    question: 'If I get stuck, will a real person answer?',
    needs: {
      types: ['promise', 'hours', 'statement', 'contrast'],
      concepts: lemmas(`
        phone answer call message chat human speak callback helpdesk voicemail hotline emergency someone
        listen
      `),
    },
    titles: [
      'What happens when you contact {brand} with the worst-worded question of the day',
      'An hour beside the phone at {brand}, counting what people ask',
      'Real person or recorded voice? We tried to get hold of ourselves',
    ],
    why: 'People judge a firm by the minute after they get stuck. They want to know who is there, when, and how long it will be.',
    angle:
      'Be your own customer on an ordinary bad day. Publish the times, including the one that makes you wince.',
    beats: [
      'Ask for help by every route you offer, at three different times, and note when an answer came.',
      'Sit with whoever answers, and list ten questions in the order in which they came.',
      'Say when there is nobody there, and what happens to a message left then.',
      'Give the wording that gets the quickest useful answer.',
    ],
    callsToAction: [
      'Test us with a real question, and tell us how long we took.',
      'Save the number now, before you need it.',
      'Tell us which button to press to reach a human at other firms; we collect them.',
    ],
    tasks: [
      'Test each way of reaching you three times',
      'Log ten questions as they come in',
      'Mend the slowest route',
    ],
    objections: ['You press one, then two, and then they hang up.'],
    formats: ['podcast', 'social', 'video', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'who-owns-it',
    pillar: 'people',
    stage: 'discover',
    question: 'Who is behind it: a family, a chain, or somebody far away?',
    needs: {
      types: ['statement', 'name-origin', 'superlative', 'contrast'],
      concepts: lemmas(`
        family independent owner founder generation run couple cooperative director shareholder chain
        franchise privately headquarters subsidiary partner grandfather
      `),
    },
    titles: [
      'Who decides at {brand}, and where you would find them on a Tuesday',
      'The people {brand} belongs to, and the last thing they disagreed about',
      'Where does the money that you spend here go to sleep at night?',
    ],
    why: 'People like to know whose pocket they are filling and who loses sleep when things go badly. It is rarely said on the website.',
    angle:
      'Follow one decision instead of drawing a family tree. Who raised it, who was against it and who had the last word tells readers everything.',
    beats: [
      'Say in one sentence who owns it, using only what is in the quote.',
      'Pick a decision from the last year, and tell how it was made, with the objections.',
      'Ask the one who decides what they would never sell.',
      'Let somebody who works there say what would be different under other owners.',
    ],
    callsToAction: [
      'Ask us who decides the next time you have a complaint or an idea.',
      'Tell us of a place you like because of the people behind it.',
      'Put your idea to the person who can say yes.',
    ],
    tasks: [
      'Choose a decision that can be told',
      'Talk to the owner and to one who disagreed',
      'Check what may be said about ownership',
    ],
    objections: ['I only look at the price.'],
    formats: ['linkedin', 'podcast', 'blog', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'do-you-come-to-where-i-live',
    pillar: 'community',
    stage: 'consider',
    question: 'Do you come out as far as us?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        area cover serve deliver travel mile surrounding throughout across radius county region callout
        nationwide coverage postcode round
      `),
    },
    titles: [
      'How far from {place} is too far? {brand} draws the line on a map',
      'The furthest anyone from {brand} has gone, with {place} as the start',
      'Just over the edge of the map? What to do if that is where you live',
    ],
    why: 'People who live near an edge rarely ask; they assume they are over it. A line on a map with {place} on it answers them at a glance.',
    angle:
      'Make the map and tell the stories at its edges. Edges bend for reasons, such as a bridge, a ferry or one much-loved customer.',
    beats: [
      'Put {place} on a map, and mark where the last fifty customers came from.',
      'Draw the line where it really runs, and explain each bend.',
      'Tell the story of the longest trip and whether it was worth it.',
      'Say what changes near the edge: the day, the charge or the wait.',
      'Name somebody good on the far side.',
    ],
    callsToAction: [
      'Send us your postcode, and we will tell you which side you are on.',
      'Live on the edge? Ask a neighbour too, and then ask whether we would come for both.',
      'Put a pin in the map where you found us.',
    ],
    tasks: [
      'Plot the last fifty customers without their names',
      'Draw the line and have the team correct it',
      'Agree what to say to those just outside',
    ],
    objections: ['Nobody ever comes out here.'],
    formats: ['social', 'blog', 'events'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-do-i-get-there',
    pillar: 'community',
    stage: 'use',
    question: 'Where do I park, and which door is it?',
    needs: {
      types: ['place', 'statement', 'customer-question'],
      concepts: lemmas(`
        parking park street road station bus train walk car entrance map address tram metro airport
        postcode motorway junction opposite
      `),
    },
    titles: [
      'The last two hundred metres to {brand}, where everybody goes wrong',
      'Find {brand} at the first attempt: the door, the bell and the parking',
      'Satnav says you have arrived. Now put it away and look to your left',
    ],
    why: 'The map takes people to within sight of the building, and there they stand with the phone in their hand. Arriving flustered is a poor start to anything.',
    angle:
      'Only the last stretch, at walking pace, as seen by somebody who has never been. Film or photograph it in rain if you can.',
    beats: [
      'Send someone who has never been, say nothing, and note where they hesitate.',
      'Show each of those points with what to look for, such as a tree, a sign or a blue door.',
      'Give the honest news on parking: what is full by ten, and what is round the corner.',
      'Say what to do on arrival, down to which bell, and whether to wait.',
    ],
    callsToAction: [
      'Save the picture of the door to your phone.',
      'Got lost on the way? Tell us where, and we will put up a sign.',
      'Forward it to whoever is driving.',
    ],
    tasks: [
      'Follow a first-time visitor at a distance',
      'Take six pictures at eye level',
      'Correct the pin on the maps that people use',
    ],
    objections: ['I can find my own way.'],
    formats: ['video', 'social', 'email'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'can-i-get-in-and-get-about',
    pillar: 'community',
    stage: 'use',
    question: 'Will I manage the steps, the noise or the screen?',
    needs: {
      types: ['statement', 'promise', 'customer-question'],
      concepts: lemmas(`
        accessible disability toilet entrance hearing loop keyboard quiet lift subtitle braille sensory
        autism carer companion
      `),
    },
    titles: [
      'Someone who needs to know tries {brand} out and measures what matters',
      'Doors, steps, noise and light at {brand}, written down in figures',
      'The word accessible tells nobody anything. These measurements do',
    ],
    why: '"Accessible" means something different to everyone who reads it. Figures let people decide for themselves, and save them an embarrassing phone call.',
    angle:
      'Give measurements and photographs and no adjectives. What does not work yet is listed with the same care as what does.',
    beats: [
      'Ask somebody who depends on it to go through the place or the product with you, and pay them for the morning.',
      'Measure what they stop at: widths, heights, contrast, the volume at noon.',
      'List what cannot be changed, and what can be done instead if you know beforehand.',
      'Name the person to ask, and a time when it is quiet.',
    ],
    callsToAction: [
      'Tell us the measurement we forgot.',
      'Say what you need when you book, in as few words as you like.',
      'Come to the quiet hour, and bring whoever you bring.',
    ],
    tasks: [
      'Book and pay an experienced tester',
      'Measure and photograph every sticking point',
      'Publish the list as plain text, large',
    ],
    objections: ['They say accessible, and then there is a step.'],
    formats: ['events', 'blog', 'video', 'podcast'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'where-does-it-come-from',
    pillar: 'community',
    stage: 'discover',
    question: 'Where is it made, and by whom?',
    needs: {
      types: ['statement', 'superlative', 'contrast', 'place', 'process'],
      concepts: lemmas(`
        make hand local supplier source factory produce british grow studio traditional wood ingredient
        artisan mill farm foundry imported
      `),
    },
    titles: [
      'One thing from {brand}, followed backwards until the trail goes cold',
      'Every pair of hands between the raw stuff and {brand}, as far as we could trace',
      'How far back do you know where it comes from? We tried to find out',
    ],
    why: 'Anyone can write that a thing is well made. The names of the people and the miles between them are what make it believable.',
    angle:
      'Follow a single object backwards, step by step, and stop honestly where you no longer know. The place where the trail ends is the best bit.',
    beats: [
      'Choose the thing in the quote, and write down every stage it went through before it reached you.',
      'Ring the supplier one step back and ask who they get it from, and go on until somebody cannot say.',
      'Add up the miles and the pairs of hands.',
      'Ask the person at the bench what they would change about the material if they could.',
    ],
    callsToAction: [
      'Pick something else of ours, and we will trace that too.',
      'Know somebody further up the trail? Introduce us.',
      'Turn over what you bought last and see how far you get.',
    ],
    tasks: [
      'Choose the object and list its stages',
      'Make the phone calls in one day',
      'Draw the trail on one map',
    ],
    objections: ['As long as it works, I do not mind.'],
    formats: ['podcast', 'video', 'blog', 'social'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-do-you-do-for-round-here',
    pillar: 'community',
    stage: 'return',
    question: 'Do you do anything for the people round here?',
    needs: {
      types: ['statement', 'quantity', 'need', 'promise', 'ratio'],
      concepts: lemmas(`
        community local sponsor charity donate raise club volunteer apprentice profit neighbour give
        fund foodbank hospice bursary scholarship
      `),
    },
    titles: [
      'What {brand} gave, who got it and what they did with it in the end',
      'Six months after the photograph: what became of it all, from {brand}',
      'The big cheque is the dull part. This is what happened afterwards',
    ],
    why: 'The picture of the handshake is forgotten by Friday. What people round here want to know is whether it made any difference.',
    angle:
      'Let whoever received it tell the story, and stay out of the picture yourselves. If it did not work, that is a story as well.',
    beats: [
      'Quote what was done, and find the person at the receiving end.',
      'Ask what they did with it first, and what they would rather have had.',
      'Show one thing that can be seen or touched today because of it.',
      'Say what comes next, and who can ask for it.',
    ],
    callsToAction: [
      'Nominate somebody for the next one, in a sentence.',
      'Lend a hand for an afternoon; we will bring the tea.',
      'Tell us what would be of use in your street.',
    ],
    tasks: [
      'Call on whoever received it',
      'Take one picture of what it became',
      'Agree how the next one is chosen',
    ],
    objections: ['It is only for the publicity.'],
    formats: ['events', 'video', 'linkedin', 'social'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
]

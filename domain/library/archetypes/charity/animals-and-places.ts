// What is asked of rescues, of looked-after buildings and of work outdoors.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const animalsAndPlaces: readonly Entry[] = [
  {
    id: 'can-i-adopt-if-i-work',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Will you let me adopt if I work all day?',
    needs: {
      types: ['process', 'customer-question', 'statement', 'need', 'promise'],
      concepts: lemmas(`
        rehome adopt dog cat rabbit animal foster kennel cattery rescue home-check home settle owner pet
        horse
      `),
      never: ['nurse', 'shopping'],
    },
    titles: [
      'You rent and you work all day. Could you still adopt from {brand}?',
      'Flat, full-time job, two cats already. How {brand} would think it through',
      'Before the form: what {brand} will want to know about your home',
    ],
    why: 'People who would make good homes rule themselves out over a garden they do not have, and others fall for a photograph without reading the line under it.',
    angle:
      'Take one animal and argue it both ways. Matching is a judgement, and people respect a rescue that lets them watch it being made.',
    beats: [
      'Choose one animal waiting now and list what it needs in a day, hour by hour, including the dull hours.',
      'Invent three households, none of them perfect, and let whoever does the rehoming say what they would ask each.',
      'Get a straight answer on what earns a real no, and which rule bends when the match is right.',
      'Show the animal on an ordinary morning with the barking, hiding or sulking left in.',
      'Send people whose answer is "not yet" to something else they could do.',
    ],
    callsToAction: [
      'Tell us about your day, honestly, and we will tell you who might like it.',
      'Read the line under the photograph before you ask about the face above it.',
      'If now is the wrong time, ask us how else you could lend a hand.',
    ],
    tasks: [
      'Pick the animal with the people who feed it',
      'Film one dull hour of its day',
      'Agree the three invented households with whoever decides',
    ],
    objections: ['Rescues turn everybody down.', 'We have no garden, so there is no point.'],
    formats: ['video', 'social', 'blog', 'events'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-does-the-adoption-fee-cover',
    pillar: 'proof',
    stage: 'decide',
    question: 'Why is there a fee to adopt, and what does it cover?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        adoption rehoming fee dog cat rabbit animal vaccinate microchip neuter vet month pair adult hen
        guinea horse
      `),
      never: ['sponsor', 'ticket', 'kennel'],
    },
    titles: [
      '{label} at {amount}, and what {brand} has spent before you meet',
      "Is {amount} a lot? {brand} lays the vet's bill next to it ({label})",
      'The receipt behind {label} at {amount}, from arrival to your front door',
    ],
    why: 'A free kitten on the internet makes a fee look like a price. Adopters ought to see what was done before the animal was theirs.',
    angle:
      'Do the sum honestly, even where the fee does not cover it, and say who makes up the difference. If it more than covers an easy case, say that too.',
    beats: [
      'Lay out the true costs of one animal that left not long ago: vet, food, heating, the chip, the days.',
      'Set {amount} against the total and show the gap, whichever way it falls.',
      'Ask whoever pays the bills about the one that made them sit down.',
      'List what a new owner will go on to spend in the first year, so that nobody is caught out.',
    ],
    callsToAction: [
      'Add up what the first year would cost you, then come and meet somebody.',
      'Ask to see what was done for the animal you like.',
      'Put the first visit to the vet in the diary before you bring anyone home.',
    ],
    tasks: [
      'Pull the bills for one animal that has already gone home',
      'Check the fee on the website against the one on the form',
      'Draw the sum as a till receipt',
    ],
    objections: ['They were given the animal, so why charge?', 'I could find one online for less.'],
    formats: ['social', 'blog', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'what-would-i-walk-past',
    pillar: 'expertise',
    stage: 'discover',
    question: 'What is there to see that I would walk straight past?',
    needs: {
      types: ['superlative', 'statement', 'name-origin', 'contrast'],
      concepts: lemmas(`
        built century museum restore original timber historic collection mill steam locomotive brick
        medieval georgian victorian tudor preserve windmill engine wheel quarry stone castle church
        window carve lantern survive
      `),
      never: ['befriending', 'donate', 'food'],
    },
    titles: [
      'Everyone walks past it: one thing that {brand} looks after',
      'Do not read the label yet: a treasure hunt with {brand} for sharp eyes',
      'Which corner would you save first? Five people at {brand} answer',
    ],
    why: 'Visitors read the first panel, skip the second and remember the thing somebody showed them. People who live nearby think they have seen it because they came with the school.',
    angle:
      'Leave the grand history alone and choose something the size of a hand. One mark, one hinge, one mended thing, and the people who know why it is there.',
    beats: [
      'Ask everyone who looks after the place for the detail they show to friends, and choose the one that two of them argue about.',
      'Film or draw it so close that nobody can tell what it is, and hold back the answer.',
      'Tell the quoted fact on the spot where it can be seen or touched, or as near to it as you can stand.',
      'Admit what nobody knows about it, and what would settle the question.',
      'Give directions to the exact place, counted in steps from the door.',
    ],
    callsToAction: [
      'Guess what it is, then come and see whether you were right.',
      'Find it, and show us what else you noticed on the way.',
      'If your family tells a story about it, bring us the story.',
    ],
    tasks: [
      'Collect one detail from each person who looks after the place',
      'Take a close-up in raking light',
      'Check the one date or name that the piece depends on',
    ],
    objections: ['I went with the school once, so I have seen it.', 'The children will be bored.'],
    formats: ['social', 'video', 'podcast', 'events'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'can-i-help-outdoors-if-i-know-nothing',
    pillar: 'season',
    stage: 'decide',
    question: 'Can I come and help outdoors if I know nothing about it?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        tree river woodland meadow litter tool wildlife habitat conservation outdoor hedge nature beach
        pond allotment orchard clear count bird butterfly wood garden reserve dig practical day survey
        path coast party
      `),
      never: lemmas(`
        pay old disabled manage sale sponsor
      `),
    },
    titles: [
      '{label} with {brand} when you own no boots and know no birds',
      'A few hours of {label}, and what your back will say the day after',
      'Which month suits a beginner? {label} with {brand}, job by job',
    ],
    why: 'Plenty of people like the idea of helping outdoors and picture a club of experts. They want to know what they would be handed, how cold they would get and whether anyone would mind.',
    angle:
      'Tell it through the least expert person there: the mud, the one satisfying job and the thing they could recognise by the end.',
    beats: [
      'Follow a first-timer from the meeting point to the way home and note every question they ask.',
      'List what to wear, what is lent and where the nearest toilet is, since that decides it for many.',
      'Show one job done badly and then well, with whoever leads saying what they look for.',
      'Ask which jobs belong to this month and which must wait, and why.',
      'Say what happens in foul weather, and how often it is called off.',
    ],
    callsToAction: [
      'Come once, in old clothes, and see whether it suits you.',
      'Bring the friend who says they know nothing about it either.',
      'Ask us what to wear and where to stand. We were all new to it once.',
    ],
    tasks: [
      'Find somebody who has never been and is willing to be followed',
      'Take a picture of the same spot before and after',
      'Write the kit list with whoever keeps the tools',
    ],
    objections: ['I am not fit enough.', 'I would only be in the way.'],
    formats: ['events', 'video', 'social', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
]

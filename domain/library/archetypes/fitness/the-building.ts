// What people ask about when and where: quiet hours, start dates, rain, the way there, showers, kit and thresholds.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const theBuilding: readonly Entry[] = [
  {
    id: 'when-is-it-quiet',
    pillar: 'season',
    stage: 'use',
    question: 'When could I have the place nearly to myself?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open hour day weekday weekend mon fri sat sun morning evening bank holiday gym pool reception
        class centre climb swim studio peak winter summer lane early
      `),
      never: ['office', 'phone', 'cafe', 'shop'],
    },
    titles: [
      '{hours}: which of those hours would you have to yourself?',
      '{hours}, and the hour in it that the regulars keep quiet about',
      'One clicker, one week: {brand} counts itself hour by hour, January included',
    ],
    why: 'Some come for the company, and some come only if there is none. The second sort cannot read it off the opening hours, and regulars who know the dead hour keep it to themselves.',
    angle:
      'Give the secret away. The people who thought that hour was theirs will grumble, and whoever was about to stop coming gets a reason not to.',
    beats: [
      'Count heads every hour from opening to closing for one week, with a clicker at the door or out of the gate record.',
      'Draw it as a strip with a row for each day, dark where it is full and pale where it is empty, and hang the same strip by the entrance.',
      'Photograph one corner at its palest and at its darkest hour, standing on the same tile.',
      'Note the price of the quiet: which class, which teacher or which counter is missing at that time.',
      'Repeat the count in the second week of January, and look up in last year’s record when it settled.',
    ],
    callsToAction: [
      'Come at the palest hour once and see how much you get done.',
      'Swap one evening a week for a dead hour, and tell us how it was.',
      'Keep the strip on the fridge until the next one comes out.',
    ],
    tasks: [
      'Put a clicker and a sheet at the door for a week',
      'Check that no face in the photographs can be recognised without consent',
      'Draw the strip large enough to read from two yards',
    ],
    objections: ['Once you tell everyone, it will not be quiet.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'can-i-join-late',
    pillar: 'season',
    stage: 'decide',
    question: 'The course began two weeks ago. Can I still join?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        course term block week half-term autumn january september spring beginner class improver
        programme evening enrol series start yoga climb dance intermediate stage ballet karate
      `),
      never: lemmas(`
        teacher membership hire single drop-in retreat unlimited personal pt trial pass card party
        private camp visit gym birthday child month
      `),
    },
    titles: [
      'Two weeks late for {label}: what can still be caught up, and what cannot',
      'The last week in which somebody new may still walk into {label}',
      '{label} at {amount}, joined in week three: what you missed and what you pay',
    ],
    why: 'A course is found, as a rule, on the day after it began, and instead of asking people wait for the next round and forget. {amount} for {label} is a fair sum for somebody who can come to all of it, and they are afraid of not being that person.',
    angle:
      'Answer as a teacher would and not as a booking system does. In some courses the third week is nothing; in others everybody learnt to fall in the first, and there is no way round it.',
    beats: [
      'Lay the weeks of {label} out as cards with the thing learnt on each, and turn over those that nobody can do without.',
      'Mark the last card at which you would still let somebody in, and have the teacher defend it.',
      'Spell out what a late starter pays of the {amount}, and who decides.',
      'Show what can be practised at home to draw level, in half an hour and without any kit.',
      'Publish the dates of the next two rounds and when the last one filled.',
    ],
    callsToAction: [
      'Ask us this week. Next week the answer may be different.',
      'Put the next start date where you will see it at breakfast.',
      'Tell us which weeks you would miss, and we will say whether it is worth it.',
    ],
    tasks: [
      'Get the plan of the course from the teacher, week by week',
      'Settle the rule about part payment before anybody asks',
      'Look up how soon the last round filled',
    ],
    objections: ['Everybody else will be weeks ahead of me.'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-if-it-rains',
    pillar: 'season',
    stage: 'use',
    question: 'What happens when it pours, or is dark by five?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        outdoor park rain shine weather winter run trail bootcamp field beach hill lake sea open-water
        cold track wild nordic fell swim walk group club common green mountain river path
      `),
      never: lemmas(`
        parking indoor pool child school membership race heated hire locker sauna lane season ticket
        concession family card adult lesson book
      `),
    },
    titles: [
      '{label} on a January evening, and who turned up for it all the same',
      'Wet grass, head torches and {label}: how the decision gets made',
      'Thunder, ice or only drizzle? What calls off {label} and what does not',
    ],
    why: 'From the end of October the same question arrives on the same afternoons. Whoever has put their name down for {label} needs to know who decides, by when, and whether they would look a fool for turning up.',
    angle:
      'Be a little in love with the weather, and strict about the few kinds of it that are dangerous. Mud is a selling point. Lightning is not.',
    beats: [
      'Go along to {label} on a foul evening with one camera and count heads, including the ones still sitting in their cars.',
      'Set the rule out in three rows, goes ahead, moves under cover, called off, and put ice, wind, lightning and heat where they belong.',
      'Tell who makes the call, at what hour, and where the message appears.',
      'Try three jackets under a watering can, the cheap one included.',
      'Show the light: who carries it, which path is used after dark, and how the last in line is kept in sight.',
    ],
    callsToAction: [
      'Keep a dry pair of socks in the car.',
      'Check the message before you set out, and then come.',
      'Send us your muddiest picture of an ordinary weekday.',
    ],
    tasks: [
      'Watch the forecast for a properly bad evening',
      'Write the three rows on one card with whoever leads the session',
      'Borrow three jackets and a watering can',
    ],
    objections: ['It is all very well in June.'],
    formats: ['video', 'social', 'email'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'how-far-is-it-with-a-bag',
    pillar: 'community',
    stage: 'consider',
    question: 'How far is it really, with a bag, on a wet weeknight?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        station walk street lane centre road town studio gym club school near heart locate base unit
        estate house high quay seafront canal mill contact trainer crossfit yoga dance climb swim
      `),
      never: ['retreat', 'abroad', 'online', 'born', 'university'],
    },
    titles: [
      'Across {place} with a heavy bag: the walk, the bus and the last few yards',
      '{place}, dark, wet, a quarter to seven: finding the right door at {brand}',
      'Four ways through {place} to {brand}, tried by somebody who was running late',
    ],
    why: 'Whether somebody still comes in March hangs on the way there as much as on anything inside. People plan round their worst evening, and no map of {place} shows them that evening.',
    angle:
      'Measure it as a habit and not as an outing. Would anybody do this on a wet Wednesday? Then go on a wet Wednesday.',
    beats: [
      'Set out across {place} at the hour when people come, bag on shoulder, and write the minutes down without rounding them.',
      'Film the last hundred yards and the entrance as they look after dark, so that nobody ends up at a shutter.',
      'List what can be left and locked, be it a bike, a pram or a car, and until which hour.',
      'Hear from somebody who comes alone and on foot which way they go home, and print it if they agree.',
      'Own up to the nuisance, such as a stiff gate, roadworks or a car park that fills on match days.',
    ],
    callsToAction: [
      'Walk it once before you pay for anything.',
      'Show us the shortcut that we have missed.',
      'Forward this to the friend you would share a lift with.',
    ],
    tasks: [
      'Choose a bad evening and go then',
      'Note bus times that match the end of classes',
      'Light the entrance, if the film shows that it needs it',
    ],
    objections: ['By the time I am there I could have been done at home.'],
    formats: ['blog', 'video', 'social'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-are-the-showers-like',
    pillar: 'proof',
    stage: 'consider',
    question: 'What are the showers and the changing rooms like?',
    needs: {
      types: ['statement', 'promise', 'customer-question', 'free'],
      concepts: lemmas(`
        changing room shower locker cubicle toilet towel hairdryer clean sauna steam wipe water hot
        heated private facility
      `),
      never: lemmas(`
        hire class child carpet price party meeting course mat personal
      `),
    },
    titles: [
      'Is there a door on it? {brand} answers what nobody asks aloud about changing',
      'The mop, the rota and the plughole: one day of keeping {brand} clean',
      'Every hook, door and shower head at {brand}, counted and photographed empty',
    ],
    why: 'People judge a whole building by one plughole, and plenty would rather drive home in wet kit than ask whether the cubicles have doors. They decide before the first visit, from whatever picture they can find.',
    angle:
      'Show the room after a hard evening and not on the day it opened. Privacy and warmth count for more than tiles, so doors, curtains, hooks and the temperature of the water come first.',
    beats: [
      'Photograph each room after the last person has left and before anybody mops, with a colleague at the door.',
      'Measure what people wonder about: how many cubicles with doors, how many hooks, how long until the water runs warm.',
      'Follow whoever cleans for one round, if they agree, and let them say what they find.',
      'Cover the visitors who are left out of such pictures: a father with a small daughter, somebody who would rather not share, anyone with wet hair in December.',
      'Name one thing that is shabby, and the month in which it will be put right, or that it will not be.',
    ],
    callsToAction: [
      'Have a look at them before you join, at the hour when you would use them.',
      'Hooks, doors or drains? Say which you look at first.',
      'Report the plughole. We would rather know.',
    ],
    tasks: [
      'Post somebody at the door while you photograph',
      'Run every tap with a thermometer and a watch',
      'Agree a date for the shabby thing with whoever pays for it',
    ],
    objections: ['They are always spotless on the website.'],
    formats: ['blog', 'social', 'email'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'will-i-have-to-wait-for-it',
    pillar: 'offer',
    stage: 'use',
    question: 'Will I have to wait for the one thing I came to use?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        machine rack treadmill bike station platform bench rower equipment court lane wall route problem
        rope line boulder dumbbell gym climbing bag weight pool floor metre table pitch bay
      `),
      never: ['member', 'people', 'small', 'experience', 'set'],
    },
    titles: [
      '{count} {noun} and a stopwatch: who waited at {brand}, for what and how long',
      'Six in the evening, {count} {noun}, and the one that everybody wants',
      'A favourite and a wallflower among {count} {noun}: {brand} keeps the tally',
    ],
    why: 'A list of kit is quickly printed, and somebody who comes straight from work asks only about the one thing on it that they want. {count} {noun} may be plenty or a queue, depending on which of them people like.',
    angle:
      'Reckon as a bus company does, by how long anybody stands and waits and not by the size of the fleet. The evening when it went badly goes in.',
    beats: [
      'Chalk a stroke beside each of the {count} whenever somebody uses it, from five until eight on one evening.',
      'Pick out the favourite and the wallflower, and let an old hand explain them both.',
      'Teach the manners: how one asks to share, what a towel left lying means, when to let somebody past.',
      'Film what an experienced person does instead when the favourite is taken.',
      'Confess which piece you would buy next, and what stands in the way of it.',
    ],
    callsToAction: [
      'Guess the favourite before you look.',
      'Nominate the thing that you always find taken.',
      'Try the wallflower once this week.',
    ],
    tasks: [
      'Prepare a tally sheet with a plan of the floor',
      'Choose an ordinary evening, not a holiday week',
      'Recruit the old hand and get their leave to film',
    ],
    objections: ['Somebody is always sitting on it with a phone.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'why-not-the-chain',
    pillar: 'proof',
    stage: 'consider',
    question: 'What is there here that the chain down the road has not got?',
    needs: {
      types: ['superlative', 'contrast'],
      concepts: lemmas(`
        gym wall pool lido studio climbing space floor equipment club indoor outdoor heated lane
        independent chain member class coach commercial centre bouldering largest small yoga boxing
        dance karate swim teacher
      `),
    },
    titles: [
      'Send the same person to the chain and to {brand}, one week each',
      'Cheaper, bigger, open all night: what {brand} says when the chain comes up',
      'One sentence about {brand}, taken apart by somebody who has trained elsewhere',
    ],
    why: 'The chain may well cost less and stay open longer, and people compare on those two lines because nobody gives them a third. The quoted sentence is a candidate, if it can be shown.',
    angle:
      'Lose the first two rounds with grace. Then stay with the one difference you can point at, and leave the pointing to somebody who has belonged to both.',
    beats: [
      'Find a person who has trained in both places, and have them draw up two columns before they see yours.',
      'Take the quoted claim out on to the floor and test it with a tape, a head count or a stopwatch.',
      'Give the chain its due: the hours, the price, and being nobody in particular, which some people want.',
      'Describe the sort of person who would be better off there, and mean it.',
      'Keep the name of the rival out; your readers know which one it is.',
    ],
    callsToAction: [
      'Try a week in each and let your own diary choose.',
      'Tell us what you would miss if you left, wherever you train.',
      'If the chain suits you better, go with our blessing.',
    ],
    tasks: [
      'Find somebody who has belonged to both and still likes both',
      'Look up the rival’s public price and hours on the day',
      'Check that the quoted claim can bear being measured',
    ],
    objections: ['A weight weighs the same everywhere.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'could-i-manage-it-with-a-disability',
    pillar: 'community',
    stage: 'decide',
    question: 'Could I really use it with a wheelchair, a stick or poor sight?',
    needs: {
      types: ['offer', 'statement', 'customer-question'],
      concepts: lemmas(`
        accessible access disability hoist lift blind deaf seated chair hearing autism adaptive
        inclusive para sensory impairment toilet amputee mobility limited level
      `),
      never: lemmas(`
        child price massage website class-pass experience qualified beginner ability app
      `),
    },
    titles: [
      'Come and find what {brand} has got wrong: a tour led by disabled visitors',
      'Every threshold at {brand}, measured, photographed and put on one page',
      'A wheelchair, a white stick and a tape measure: one morning inside {brand}',
    ],
    why: 'The word accessible on a website has let people down too often to be believed. Widths, heights and who will be about to lend a hand decide a visit, and those can be checked beforehand.',
    angle:
      'Hand over the clipboard. Disabled people lead the tour and are paid for it, and the list they make is published as it stands, with dates beside it.',
    beats: [
      'Invite three people with different needs, agree the fee, and let them set the route and the pace.',
      'Measure doors, steps, turning circles, benches and rails as you go, and have the figures read out.',
      'Let each of them try one piece of kit or one part of a session, with a teacher who begins by asking what they need.',
      'Write two lists at the end, ready now and not yet, and put a month against everything on the second.',
      'Hold the quoted line against those lists, and change it where it says too much.',
    ],
    callsToAction: [
      'Tell us what you would need to know before you set out.',
      'Ask for the measurements. Nobody has to explain why.',
      'Come on the tour and bring your own tape.',
    ],
    tasks: [
      'Budget a fee for the people who lead',
      'Ask each of them in advance what makes the day easier',
      'Book the time of somebody who can order the repairs',
    ],
    objections: ['Accessible usually means one ramp round the back.'],
    formats: ['events', 'blog', 'video'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
]

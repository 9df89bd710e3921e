// Briefs for plumbers, electricians, roofers, builders and gardeners on cold weather, safety, gardens and plans for the house.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const tradesBriefsOne: readonly Brief[] = [
  {
    id: 'one-mild-evening-with-the-heating-on',
    themes: ['autumn', 'winter'],
    trades: ['trades-and-building'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'Will it hold out on the coldest night?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        boiler heating radiator service chimney sweep flue stove thermostat powerflush burner gas oil pump
        cylinder aga combi appliance inspection fireplace
      `),
      never: [
        'funeral',
        'install',
        'replacement',
        'new',
        'solar',
        'insulation',
        'air',
        'roof',
        'gutter',
        'flush',
        'nozzle',
      ],
    },
    titles: [
      'Twenty minutes with the heating on: {label} for {amount}, before {occasion}',
      'Warm at the top, cold at the foot: a radiator test ahead of {occasion}',
      'Knock, gurgle, hum or click? Four sounds that come before {label}',
    ],
    why: 'Heating fails on the evening it is needed most, and in the whole street at once. A test that takes twenty minutes is welcome while nobody is shivering.',
    angle:
      'Give the test away in full, and let most readers pass it. {label} for {amount} is for those who hear, smell or feel something they cannot explain.',
    beats: [
      'Play four sounds that a heating engineer knows, a knock, a gurgle, a hum and a click, and say which can be left alone.',
      'Walk from room to room with a hand on each radiator, top and bottom, and write warm, cold or patchy on a plan of the house.',
      'Check the quoted line against the plan: what {amount} would find, and what it would not put right.',
      'Name the two findings that end the test at once, a smell of gas and a sounding alarm, with the emergency number to ring.',
      'Count the visits still free in the diary before {occasion}, and print the figure once.',
    ],
    callsToAction: [
      'Tick your way round the house tonight.',
      'Send us a picture of the plan if two rooms come out patchy.',
      'All warm? Put the plan away until next year.',
    ],
    production: [
      { weeksBefore: 6, task: 'Record the four sounds on real jobs, with the owners’ permission' },
      { weeksBefore: 5, task: 'Draw the plan of a small house with boxes to tick' },
      { weeksBefore: 4, task: 'Have whoever signs for the work read every line about gas and alarms' },
      { weeksBefore: 3, task: 'Try the test on two households that know nothing about heating' },
      { weeksBefore: 2, task: 'Count the free visits, and leave room in the diary for breakdowns' },
      { weeksBefore: 1, task: 'Send the test with the plan and the four sounds' },
    ],
    objections: ['As long as it works, I would rather not have it touched.'],
    formats: ['email', 'social', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'the-job-they-walked-away-from',
    themes: ['safety'],
    trades: ['trades-and-building'],
    moods: ['awareness', 'celebrate'],
    stage: 'consider',
    question: 'Would they tell me if it was not safe, even if I did not want to hear it?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        engineer gas electrician qualified register roofer safe boiler inspect site train plumber scaffold chartered 
        heating wiring foreman certificate fitter master 
      `),
      never: ['memorial', 'die', 'marketing', 'software'],
    },
    titles: [
      '{person} switched it off and left: the talk that followed, for {occasion}',
      'Red tape on the valve: {person} on telling people what they do not want to hear',
      'What {person} will not do for any money, told ahead of {occasion}',
    ],
    why: 'Ahead of {occasion}, people are told what to check. They seldom hear how it sounds when somebody refuses a job on the spot, and why that may have been the visit they needed.',
    angle:
      'Let {person} tell one refusal, from the doorstep to the silence on the way home. There is no villain in it: the customer was cold, in a hurry and had just paid for a new floor.',
    beats: [
      'Choose a job that {person} stopped or declined for safety’s sake, long enough ago for everyone to talk about it.',
      'Start from the quoted sentence, and find out what in those years or that training made the fault visible.',
      'Reconstruct the talk in the hallway, and give the customer’s best argument its full weight.',
      'Set apart what the rules oblige a tradesman to do then and what remains a matter of judgement.',
      'Tell how it ended: who put it right, how long the place went without, and whether they still speak.',
    ],
    callsToAction: [
      'Listen before you hand anybody a screwdriver.',
      'Ask whoever works at your place when they last said no.',
      'Describe it to us before you touch it.',
    ],
    production: [
      { weeksBefore: 6, task: 'Pick the case, and change whatever could give the house away' },
      { weeksBefore: 5, task: 'Ring the customer, and leave the story out if they would rather not' },
      { weeksBefore: 4, task: 'Check every rule mentioned against its current wording' },
      { weeksBefore: 3, task: 'Record the talk in the van, parked somewhere quiet' },
      { weeksBefore: 1.5, task: 'Play it to the speaker and to a colleague of the same trade' },
      { weeksBefore: 0.5, task: 'Publish the recording with the numbers to ring in an emergency' },
    ],
    objections: ['They only call it unsafe so that I buy a new one.'],
    formats: ['podcast', 'linkedin', 'video'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'rope-pegs-and-a-kitchen-chair',
    themes: ['gardens', 'spring', 'summer'],
    trades: ['trades-and-building'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Where should it go, and shall we really sit there?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        garden landscape patio deck fence paving lawn turf planting pergola hedge tree terrace gravel
        summerhouse driveway sandstone composite porcelain closeboard panel resin design pond
      `),
      never: [
        'funeral',
        'memorial',
        'wedding',
        'clearance',
        'solar',
        'clean',
        'roof',
        'boiler',
        'flush',
        'gutter',
      ],
    },
    titles: [
      'Rope, six pegs and a kitchen chair: try out {label} before {occasion}',
      'Sit in it before it is built: {label}, marked on the grass for one weekend',
      '{occasion}: {brand} follows a shadow over a lawn from breakfast to six',
    ],
    why: 'With {occasion} in view, people look out of the window and decide from indoors. A garden on paper is always sunny, and nobody has yet carried a tray across it.',
    angle:
      'Make them live with an outline first. As long as it is rope, shifting {label} by a yard costs nobody anything, and later it is that yard which people regret.',
    beats: [
      'Lay out {label} in rope on a real plot, full size, with the doors, the bins and the washing line as they are.',
      'Put a kitchen chair where somebody means to sit, and photograph its shadow at breakfast, at noon and at six.',
      'Follow the ways that are walked anyway, to the compost and to the gate, once in the dark and in slippers.',
      'Read out the quoted line beside the outline, and point to what of it lies inside the rope and what outside.',
      'Shift one side after the weekend, and let the owners say what made them do it.',
    ],
    callsToAction: [
      'Peg yours out this weekend.',
      'Send us the three shadows with your question.',
      'Happy with the grass as it is? Then roll up the rope.',
    ],
    production: [
      { weeksBefore: 7, task: 'Find a household that is planning something, and ask to borrow their lawn' },
      { weeksBefore: 6, task: 'Write a parts list that any hardware shop can fill' },
      { weeksBefore: 5, task: 'Film the laying out on a dry day' },
      { weeksBefore: 4.5, task: 'Photograph the chair three times from the same upstairs window' },
      { weeksBefore: 2.5, task: 'Check what is said about boundaries, drains and permission' },
      { weeksBefore: 1, task: 'Publish the film with the parts list' },
    ],
    objections: ['I cannot picture anything from a piece of string.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'a-year-after-the-dust',
    themes: ['new-start', 'home'],
    trades: ['trades-and-building'],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'What do people wish they had known before the work began?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        kitchen bathroom loft extension roof window conversion project home build refurbish install renovate
        property driveway customer job complete finish rewire repair happy lay boiler
      `),
      only: ['crowd'],
      never: ['employee', 'apprentice', 'mile', 'supplier', 'old', 'survey', 'school', 'engineer'],
    },
    titles: [
      '{brand} looks back at {count} {noun} with five owners, before {occasion}',
      '{count} {noun} later: what people would do differently, asked over their own sink',
      'Bring a worry: five householders and a pot of tea, in time for {occasion}',
    ],
    why: 'People who plan something at home around {occasion} have seen the finished pictures. They would rather talk to somebody who has lived with it, and cleaned it, for a year.',
    angle:
      'Step back. The firm with {count} {noun} to its name makes the tea and speaks last, and the owner with a regret is asked first.',
    beats: [
      'Choose five owners from the jobs behind {count} {noun}, including somebody for whom it did not go smoothly.',
      'Put the same three questions to each: what do you use most, what would you leave out, what did you not know?',
      'Seat two visitors with each owner for ten minutes, then move them on.',
      'Hand every owner a card for one line to a stranger, and read the cards out unedited.',
      'Explain how the five were chosen and what the quoted figure counts.',
    ],
    callsToAction: [
      'Come with a photograph of the room that bothers you.',
      'Ask them what you would not ask a builder.',
      'Cannot come? We shall send you the five cards.',
    ],
    production: [
      { weeksBefore: 8, task: 'Ring owners whose job was finished at least a year ago' },
      { weeksBefore: 7, task: 'Settle the date, the place and a small thank-you with five of them' },
      { weeksBefore: 5, task: 'Book a room with parking, and check that the insurance covers guests' },
      { weeksBefore: 4, task: 'Invite everyone who has an open quotation' },
      { weeksBefore: 2, task: 'Print the three questions and the blank cards' },
      { weeksBefore: 0.5, task: 'Send a reminder with the way there' },
    ],
    objections: ['They will only show me the happy ones.'],
    formats: ['events', 'email', 'video'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
]

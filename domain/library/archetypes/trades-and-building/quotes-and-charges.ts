// What people ask about money before a tool is lifted: the visit, the quote, the deposit, the plan and the house that is not average.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const quotesAndCharges: readonly Entry[] = [
  {
    id: 'why-pay-for-turning-up',
    pillar: 'offer',
    stage: 'consider',
    question: 'Why do I owe you money before you have lifted a tool?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        call-out callout call attendance diagnosis diagnostic fault finding minimum first hour visit
        standard evening night weekend weekday daytime emergency engineer out-of-hours trip lockout
        plumber electrician locksmith
      `),
      never: lemmas(`
        plan cover care survey install service certificate labour day half
      `),
    },
    titles: [
      '{label} at {amount}: what happens before the doorbell rings',
      'Before a tool is lifted: what {amount} for {label} has already bought',
      'When does the clock start? {label} for {amount}, explained by the minute',
    ],
    why: 'Few sums are resented like the one for turning up. Most callers would pay {amount} with a good grace if they knew whether it is for the journey, the first hour or the finding of the fault.',
    angle:
      'Write a timetable, and leave the justifying out. Go from the phone call to the front door, and let people see what {amount} has bought by then and what it has not.',
    beats: [
      'Say in the first sentence whether {amount} covers the journey, the first hour, the finding of the fault or all of them, and from which minute it is counted.',
      'Open the back of a van and show what rides along to save a second trip: fibre washers, fuses, a tin of odd hinges, whatever this trade runs out of.',
      'Tell of a fault that took a moment to mend and most of a morning to find, with the leave of the people it happened to.',
      'Set down when the sum goes up, as on a Sunday or after a wasted journey, and whether it comes off the final bill.',
      'Finish on three things a caller can look at first, such as the isolating valve, the tripped switch or the meter with no credit on it.',
    ],
    callsToAction: [
      'Ask what the visit costs before you give us the postcode.',
      'Describe the fault on the phone first, in case you do not need a visit at all.',
      'Have the make and model ready when you ring, and save yourself the finding of it.',
    ],
    tasks: [
      'Agree with the office the minute from which time is counted',
      'Photograph the racking in one van',
      'Check the evening and Sunday charges against your terms',
    ],
    objections: ['You were only here ten minutes.', 'The other firm comes out for nothing.'],
    formats: ['video', 'blog', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'what-is-in-the-one-figure',
    pillar: 'offer',
    stage: 'decide',
    question: 'You have sent me one figure. What is in it, and what is not?',
    needs: {
      types: ['process', 'objection', 'promise', 'contrast', 'statement'],
      concepts: lemmas(`
        quote written itemised breakdown detailed fixed fixed-price price specification labour material
        vat provisional agree agreed hidden surprise scope variation list clear
      `),
      never: lemmas(`
        window stock shop order review phone call hour deposit
      `),
    },
    titles: [
      'A quote from {brand} with the lid off: skip, scaffold, making good and all',
      'Which line of the {brand} quote would you ring up about? Most people have one',
      'Read the gaps first: how {brand} would like to have its quotes read',
    ],
    why: 'A quote can look dear because it has a skip and the making good in it, and another cheap because it has not. Somebody with one figure on the kitchen table cannot see that and will hardly like to ask.',
    angle:
      'Go over a real quote with a red pen, as a wary customer would. What it leaves out deserves more room than what it puts in, because that is where the quarrels come from.',
    beats: [
      'Cover the name on a past quote, read it aloud and stop at every word that a layman would have to ask about.',
      'Explain "provisional sum", "first fix" and "making good" in a sentence each, with a tap, a back box and a patch of bare plaster in your hand.',
      'Describe what happens when a rotten joist turns up: who is rung, what is put in writing, and whether work stops until the answer comes.',
      'Give the tax, the skip, the scaffold and the parking permit a line each, even where the answer is nought.',
      'Say for how many weeks a figure stands and which material is the likeliest to move it.',
    ],
    callsToAction: [
      'Lay our quote beside the others and look for the gaps in all of them.',
      'Ask us which three lines could still change.',
      'Write "what is left out?" across the top and send it back to us.',
    ],
    tasks: [
      'Choose a finished job and cover everything private on its quote',
      'Collect the five questions that quotes bring in most often',
      'Check how long your quotes say they stand',
    ],
    objections: ['There is bound to be something extra.', 'A longer quote is only a dearer one.'],
    formats: ['blog', 'email', 'video', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'why-is-one-quote-so-low',
    pillar: 'expertise',
    stage: 'decide',
    question: 'Why is one of my three quotes so much lower than the others?',
    needs: {
      types: ['customer-question', 'objection', 'contrast', 'statement'],
      concepts: lemmas(`
        quote cheap cheapest expensive cheaper compare lower lowest different tradesman vary budget
        afford several three hidden cost beat fair competitive corner
      `),
      never: lemmas(`
        finance vat instalment monthly service visit window call-out roof loft deposit
      `),
    },
    titles: [
      'Three quotes on one kitchen table, and how {brand} would tell them apart',
      'The low quote may well be right. {brand} on when to take it, and when to ask',
      'What a missing skip does to a price: {brand} lays three quotes in a row',
    ],
    why: 'Anyone who follows the advice to get three prices ends up with three different jobs on paper. They want someone to say what the gap is made of, without running down the other two.',
    angle:
      'Defend the low quote first. There are honest reasons for one, and a reader who has heard them from you will believe you about the others.',
    beats: [
      'Invent a plain job, a shower room of two metres by two, and write the thin, the middling and the full quote for it yourselves.',
      'Colour in every line that only one of the three has, from stripping out the old suite to sealing the new one.',
      'Go through the good reasons for a small figure: a gap in the diary, a scaffold already up next door, a firm of one with no office.',
      'Then list the bad signs, such as a price that lapses tonight, no address, or nobody named who will sign the work off.',
      'Close with six questions that every firm must answer before the figures can be compared, and answer them yourselves.',
    ],
    callsToAction: [
      'Put the six questions to us as well.',
      'Take the lower one with our blessing if the lines match.',
      'Pencil the missing lines into the short quote, then add it up again.',
    ],
    tasks: [
      'Write the three sample quotes for one invented room',
      'Have an estimator check that each of them is plausible',
      'Draw the differences as three columns for the phone screen',
    ],
    objections: ['You would say that, you are the dearer one.', 'They all use the same stuff anyway.'],
    formats: ['social', 'blog', 'video', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'by-the-hour-or-for-the-day',
    pillar: 'offer',
    stage: 'decide',
    question: 'Should I book you by the hour, for half a day or for the whole of one?',
    needs: {
      types: ['labelled-price'],
      second: ['labelled-price'],
      concepts: lemmas(`
        half half-day day full full-day whole morning afternoon rate thereafter subsequent quarter eight
        additional operative van
      `),
      never: lemmas(`
        load log kit plan course skip hire service certificate survey design clearance consultation
        lockout weekday emergency call-out project
      `),
    },
    titles: [
      'How long is the list on your fridge? {label} against {label2}',
      'The odd jobs on the fridge door, priced twice: at {amount} and at {amount2}',
      '{label} or {label2}? Ask the dripping tap on the list',
    ],
    why: 'Nobody rings about one loose handrail, so small jobs pile up until there is a list. Whether that list is worth {amount} or {amount2} depends on its order and on what has been bought beforehand.',
    angle:
      'Teach people to plan a tradesman’s day as a foreman would. You may earn less on the visit, and they will save the next list for you.',
    beats: [
      'Ask for a real list from somebody’s fridge and put an honest time against each line, with the setting up and the sweeping up in it.',
      'Price it once by {label} and once by {label2}, and circle the line at which the cheaper answer changes.',
      'Sort it by what can be done while something dries, sets or drains, which is where a good day is won.',
      'Strike off two jobs that the household could do with a screwdriver and ten minutes.',
      'Say what must be in the house by eight o’clock: the paint, the fitting still in its box, the key to the side gate.',
    ],
    callsToAction: [
      'Write the list, put it in your own order, and ask us whether the order is right.',
      'Count your small jobs before you decide which to book.',
      'Keep a pencil on the fridge until there is enough for a morning.',
    ],
    tasks: [
      'Borrow one real list, with its owner’s consent',
      'Time ten common small jobs by the clock for a week',
      'Check what each of the two prices leaves out, materials above all',
    ],
    objections: ['If it is by the hour you will go slowly.', 'You will never fill a whole day here.'],
    formats: ['email', 'social', 'blog', 'video'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'money',
  },
  {
    id: 'what-is-the-free-visit-for',
    pillar: 'offer',
    stage: 'discover',
    question: 'If you come and measure up for nothing, what are you after?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        free quote survey visit site obligation no-obligation advice design assessment inspection
        drawing appointment sample photograph video
      `),
      never: lemmas(`
        delivery parking wifi newsletter call-out warranty cancel review storage
      `),
    },
    titles: [
      'A tape, a torch and no bill: what {brand} does on a free visit',
      'Will there be a hard sell? {brand} lets a camera come along to find out',
      'Nothing to pay for looking, and what {brand} hopes to get in return',
    ],
    why: 'People put off ringing because they fear the two-hour pitch at the dining table. Watching a whole visit, with its dull parts, takes that fear away sooner than a slogan can.',
    angle:
      'Film it uncut and let it be a little boring. The drama that people expect is the selling, so its absence, or the moment when a price is mentioned, is the point.',
    beats: [
      'Ring the bell with the camera on, and show what the visitor puts on: overshoes, head torch, nothing at all.',
      'Name each thing looked at and why, such as the consumer unit, the fall of the drain or the back of the airing cupboard.',
      'Let the householder ask what happens if they say no, and leave the answer as it is given.',
      'Be open about who pays for visits that come to nothing, since the jobs that do go ahead must carry them.',
      'Put the minutes of the visit on screen, then show the written figure arriving and the days it took.',
    ],
    callsToAction: [
      'Have us round, and say at the door if you only want a rough idea.',
      'Jot down three questions before we come, so that the visit is yours and not ours.',
      'Send a photograph first if a visit feels like too much.',
    ],
    tasks: [
      'Find a householder who is willing to be filmed and have it in writing',
      'Agree that nothing is cut but the address',
      'Count how many of last year’s visits turned into work',
    ],
    objections: ['You will never leave.', 'It is not free if it is added to the price.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'why-money-up-front',
    pillar: 'proof',
    stage: 'decide',
    question: 'Why do you want money off me before you have started?',
    needs: {
      types: ['process', 'promise', 'statement', 'customer-question', 'objection'],
      concepts: lemmas(`
        deposit upfront front advance stage instalment pay invoice balance money protected ask third
        milestone remainder escrow
      `),
      never: lemmas(`
        snag right certificate finance parking review call month gas planning permission
      `),
    },
    titles: [
      'When should money change hands? {brand} sets the dates beside the work',
      'Paying ahead or paying behind: {brand} says where it stands, and why',
      'If work stopped one Wednesday, who would be out of pocket? {brand} does the sum',
    ],
    why: 'Everybody knows somebody who paid for a kitchen and never saw it. A customer who hesitates at the deposit is not being awkward, and a plain account of which payment buys what answers them better than being told not to worry.',
    angle:
      'Draw the work and the money as two lines on one sheet and keep them close together. Any place where they drift apart should be pointed out by you, with the reason.',
    beats: [
      'Draw a job as a line from order to last snag, and hang each payment from the day on which it falls due.',
      'Follow one sum to the merchant, and show on an order form what cannot be sent back once it is cut, glazed or tinted.',
      'Work out the worst Wednesday, the day on which the customer is furthest ahead and the day on which the firm is.',
      'Explain in plain words how a payment may be protected, by card, by scheme or by an account held apart, and which of these applies here.',
      'Quote what you say about paying exactly as it stands, and add the sum held back for snags, if there is one.',
    ],
    callsToAction: [
      'Ask for the dates and the sums on one sheet before you pay us anything.',
      'Tell us if a stage does not suit the way you are paid.',
      'Keep the receipt for each stage with the drawing it belongs to.',
    ],
    tasks: [
      'Take one finished job and plot its payments against its days',
      'Check with your accountant how deposits are kept',
      'Find an order form for something made to size',
    ],
    objections: ['Anybody can vanish with a deposit.', 'If you need my money to start, you have none.'],
    formats: ['linkedin', 'blog', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'plan-or-pay-when-it-breaks',
    pillar: 'offer',
    stage: 'return',
    question: 'Do I take out the plan, or just pay you when something goes?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        plan care cover annual month homecare protection package membership gold silver bronze scheme
        club peace breakdown
      `),
      never: lemmas(`
        design floor drawing payment call-out course dental free certificate installation
      `),
    },
    titles: [
      'When {brand} would talk you out of {label} at {amount}',
      '{label} at {amount}: count what broke last year before you sign',
      'Exclusions first: {label}, read aloud from the back page to the front',
    ],
    why: 'Plans are sold on worry and cancelled on arithmetic. People with {label} in front of them want to know how many things have to go wrong in a year before {amount} was the better way to spend it.',
    angle:
      'Work out the tipping point in public and keep to it, even though it talks some readers out of a plan. Those who stay will know why they did.',
    beats: [
      'Let the reader count first: every visit from any firm in the last two years, found in the drawer with the warranties.',
      'Take {amount} for a whole year, set it beside your price for a single visit, and say at how many visits the two come out even.',
      'Read out the exclusions as slowly as the rest, with the age limit and the parts that are extra at the top.',
      'Sketch the three homes for which it is the wrong choice, such as a new system still in its maker’s warranty.',
      'Mention what the sum cannot show, like who is rung first when the whole street has frozen up.',
    ],
    callsToAction: [
      'Find last year’s bills and count before you sign anything.',
      'On a plan already? Check when you last used it, and ask us if it still fits.',
      'Ask for the list of exclusions and read that page first.',
    ],
    tasks: [
      'Check both prices, the plan and the single visit, and the period each is for',
      'Get the exclusions down to one side of paper',
      'Ask two customers, one on the plan and one not, how their year went',
    ],
    objections: ['It is just insurance by another name.', 'The one thing that breaks is never covered.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'what-would-it-be-for-our-house',
    pillar: 'offer',
    stage: 'consider',
    question: 'That is the price for an ordinary house. What would it be for ours?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        bedroom house flat wall ceiling consumer skim plaster repaint paint window sash door radiator
        roof loft bathroom kitchen rewire garage boiler fit new replacement hall stairs extension
        conversion glazing charger
      `),
      never: lemmas(`
        hour plan course certificate eicr report inspection survey service clean fence patio sweep call-out emergency lock day half repair rate check test consultation watch year month
      `),
      only: ['sum-worth-planning'],
    },
    titles: [
      'The average house behind {label} at {amount}, and how yours differs',
      '{label} for {amount}, and then the estimator saw the staircase',
      'What moves {amount} for {label} up or down, one wall at a time',
    ],
    why: 'Everyone suspects that their own place is the awkward one. Knowing what moves {amount}, and by roughly how much, lets them place their house on the scale before anybody has been round.',
    angle:
      'Draw the average house you priced and then spoil it, one feature at a time. People should catch themselves saying "that is us" at least twice.',
    beats: [
      'Sketch the house behind {amount}: how many floors, what sort of walls, where the van stands and who carries things how far.',
      'Spoil it with six real features, such as a spiral stair, a stuck stopcock, lath and plaster, or nowhere to park the van.',
      'Mark each of the six as nothing, a little or a lot, with the reason in the words of the person who prices the work.',
      'Balance it with three features that bring the figure down, an empty house being the first.',
      'Let readers score their own home on one card, and say what the estimator still has to see with their own eyes.',
    ],
    callsToAction: [
      'Score your house on the card and send us the total.',
      'Tell us about the awkward corner first. We have probably met one like it.',
      'Measure the narrowest door between the street and the job.',
    ],
    tasks: [
      'Ask the estimator for the last three homes that were dearer than planned',
      'Draw the average house on one sheet',
      'Agree which features may be called nothing, a little or a lot',
    ],
    objections: ['"From" prices are always bait.', 'You only find out once the walls are open.'],
    formats: ['blog', 'social', 'video'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'money',
  },
]

// What people ask about the house itself: what is allowed, what suits old walls, mend or replace, and who can still match it.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const houseAndMaterials: readonly Entry[] = [
  {
    id: 'does-this-need-permission',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Do I need permission for this, and who finds out if I do not ask?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        extension loft conversion dormer conservatory porch garage outbuilding annexe orangery planning
        permission building regulation structural architect garden storey listed removal remove knock-through load-bearing open-plan double single
      `),
      never: lemmas(`
        repair service cleaning clearance furniture rubber felt fibreglass roof leak door fence boiler
        lighting heater heating survey notice insulation
      `),
    },
    titles: [
      'Planning, building control, the neighbour: three separate yeses for {label}',
      '{label}: who must be asked, who need only be told',
      'Before anyone draws {label}: the letters to send off first',
    ],
    why: 'Planning and building control are two different things with two different offices, and half the country believes they are one. Someone thinking of {label} may have heard yes from the one and never thought to ask the other.',
    angle:
      'Draw a map of the offices and leave the verdict to them. Rules differ by nation, council and street, so the piece earns trust by showing where to ask and not by answering for the council.',
    beats: [
      'Lay three empty folders on a table, marked planning, building control and neighbours, and say in a sentence what each is for in a job such as {label}.',
      'Show the notes of your own planning authority on screen, with the date you looked and the part of the country they hold for.',
      'Go over the things that change the answer: a listed house, a conservation area, a flat, a shared wall, what was built on before.',
      'Ask a building control officer or an architect which paper sellers most often cannot find on the day they sell.',
      'Name who does the applying, you or the customer, and whose signature ends up on it.',
    ],
    callsToAction: [
      'Ask your council in writing and keep the answer with the deeds.',
      'Go and talk to the neighbours before the drawings do.',
      'Dig out the papers for the last work done, and tell us what is missing.',
    ],
    tasks: [
      'Read the present guidance for the area and note the date',
      'Ask an architect or building control officer to check the wording',
      'Find one finished set of approvals that may be shown with the address covered',
    ],
    objections: ['Next door never asked anyone.', 'If I ask they might say no.'],
    formats: ['blog', 'events', 'linkedin', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'what-paper-do-i-get',
    pillar: 'proof',
    stage: 'decide',
    question: 'What bit of paper do I get for the money, and will anybody ever ask to see it?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        certificate certification eicr report inspection gas safety landlord test electrical condition
        check pat epc record fire alarm fensa notification legionella hetas bedroom domestic
      `),
      never: lemmas(`
        gift voucher course roof damp survey drone snagging rewire charger defect valuation level light
        clean gutter
      `),
    },
    titles: [
      'Reading the paper aloud: {label}, box by box and code by code',
      'Which line of {label} will a solicitor look for one day?',
      'In a drawer until the house is sold: what {label} will tell a buyer',
    ],
    why: 'The sheet goes into a drawer and is remembered on the day a tenant moves in or the house is sold. People who pay for {label} have seldom been told what the ticks on it mean.',
    angle:
      'Read it like a letter and not like a form. Explain what was looked at, what could not be, and which remark ought to bring the owner back to the phone.',
    beats: [
      'Blow up a blank form to the size of a door and go down it with a pointer.',
      'Translate the codes and abbreviations into what somebody should do this week, this year or never.',
      'Stand beside the tester for one measurement, hold up the instrument, and tell what a bad reading would have looked like.',
      'Say in whose name it is issued, under which registration, and where a member of the public can look that up.',
      'List who may ask for it, an insurer, a letting agent, a buyer, and tell the reader to check with each what is required of them.',
    ],
    callsToAction: [
      'Find the last one tonight and read the date on it.',
      'Photograph the sheet and keep it with your insurance papers.',
      'Look us up on the register before you let us test anything.',
    ],
    tasks: [
      'Get a blank form that may be shown',
      'Have the person who signs them check each explanation',
      'Find the public register and test its search',
    ],
    objections: ['It is only box ticking.', 'You will find faults so that you can mend them.'],
    formats: ['video', 'email', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'will-it-suit-an-old-house',
    pillar: 'expertise',
    stage: 'consider',
    question: 'The house is old and a bit crooked. Will you spoil it?',
    needs: {
      types: ['offer', 'statement', 'customer-question'],
      concepts: lemmas(`
        period listed victorian georgian edwardian cottage heritage conservation lime sash traditional
        restoration restore stone pointing repointing plasterwork thatch original character cornice
        breathable breathe salvaged chapel old consent leadwork
      `),
      never: ['new-build', 'established', 'experience', 'award'],
    },
    titles: [
      'Listen to a wall: {brand} taps, sniffs and looks before touching an old house',
      'No straight lines. How {brand} sets out a job where the floor has its own ideas',
      'A note behind the panelling: what {brand} would tell whoever opens it next',
    ],
    why: 'Owners of old houses have usually inherited somebody’s cement, gloss paint and foam. They are less afraid of the price than of one more improvement that will have to be undone.',
    angle:
      'Speak as one guest in a long line of guests. What you decline to do to such a house should get as much room as what you do.',
    beats: [
      'Walk round with a moisture meter, a marble and a torch, and let the house show its habits: where the floor runs to, where the wall is cold, which door was cut to fit.',
      'Hold a lump of lime mortar next to one of cement, drip water on both, and explain which of them an old wall can breathe through.',
      'Find an earlier repair that went wrong and tell it kindly, because whoever did it was following the advice of the day.',
      'Talk about one thing a customer wanted and was talked out of, with the reason in a sentence.',
      'Bring in whoever must be asked, such as the conservation officer, before any piece of the fabric is moved.',
    ],
    callsToAction: [
      'Send us a photograph of the crack, with a coin beside it for size.',
      'Leave that patch of old paint where it is until somebody has looked at what is under it.',
      'Tell us what you love about the house first, and what you would mend second.',
    ],
    tasks: [
      'Choose a house whose owners enjoy showing it and ask their leave',
      'Bring samples of two mortars, two nails or two glasses',
      'Check with the conservation officer what may be said about consent',
    ],
    objections: [
      'Old-house people charge old-house prices.',
      'A modern material would do the same and last longer.',
    ],
    formats: ['podcast', 'video', 'blog', 'events'],
    objectives: ['inspire', 'educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'which-of-the-two-materials',
    pillar: 'offer',
    stage: 'decide',
    question: 'I have got it down to two. Which would you put in your own house?',
    needs: {
      types: ['labelled-price'],
      second: ['labelled-price'],
      concepts: lemmas(`
        upvc timber accoya aluminium composite slate tile concrete clay porcelain sandstone gravel resin
        rubber fibreglass quartz vinyl laminate combi cylinder fence decking paving patio turf box sash
        door roof worktop
      `),
      never: lemmas(`
        service call-out plan course repair clean survey inspection report overhaul draughtproofing
        visit hour day watch
      `),
      only: ['not-by-time'],
    },
    titles: [
      '{label} or {label2}? Ask whoever has to fit both',
      'Scratch it, soak it, leave it out all winter: {label} against {label2}',
      '{amount} or {amount2}: what the dearer one has to show for it ten years on',
    ],
    why: 'In a showroom {label} and {label2} look equally good, because nothing there has been rained on. Fitters see both again years afterwards, when the brochure has been recycled.',
    angle:
      'Pick a side and then argue the other. The most useful line is the one that says in which house, facing which way, your own choice would be the wrong one.',
    beats: [
      'Put a sample of each on the tailgate and treat them badly: a key, a cup of water, a dropped hammer.',
      'Visit one of each that has been up for years, with the owner’s leave, and photograph the corner that wears first.',
      'Have the fitters vote with their own money, show of hands, and let the loser make the case.',
      'Reckon what each asks for later, such as paint, sealing, sweeping or nothing, on top of {amount} and {amount2}.',
      'Name the place, a north wall, a salty wind, a house with dogs, where the vote would go the other way.',
    ],
    callsToAction: [
      'Take both samples home and leave them on the windowsill for a week.',
      'Vote before you read on, and see if you change your mind.',
      'Tell us which way it faces and who lives there.',
    ],
    tasks: [
      'Borrow a sample of each',
      'Find two addresses where they have weathered, and ask first',
      'Check both prices, and whether fitting is in them',
    ],
    objections: ['You fit whatever has the bigger margin.', 'It is all made in the same factory.'],
    formats: ['events', 'video', 'social', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'can-it-be-saved',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Can it be saved, or are you going to tell me it all has to come out?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        repair replacement replace patch restoration restore overhaul refurbishment reglaze reseal renew
        splice rotten leak broken worn slip storm draughtproof crack window boiler roof lock change
        upgrade existing mechanism
      `),
      never: lemmas(`
        emergency bicycle plan wall-mounted sweep burglary key garage watch yearly membership
        subscription visit
      `),
    },
    titles: [
      'Mend or bin? Three questions for the old one before {label}',
      '{label}, and the honest moment at which to stop mending',
      'The one that was not replaced: {label} told from the scrap heap backwards',
    ],
    why: 'People expect to be told that it is finished, because new is where they think the profit lies. When they look up {label}, they are hoping that somebody will argue for the old one.',
    angle:
      'Give the old one a fair hearing. Now and then it should be let off, and when it is condemned the reason must be one that anybody can see.',
    beats: [
      'Set the part on the bench and let people look at the wear before a word is said.',
      'Put three questions to it: can the part still be had, will the mend outlast the rest, and is it safe in the meantime?',
      'Go through the scrap bin with the person who filled it and pull out one thing that could have lived longer, and how.',
      'Describe a case where mending was false economy, with the second bill that proved it.',
      'Tell readers the age, the noise or the stain at which it is time to stop putting money in.',
    ],
    callsToAction: [
      'Read us the number on the plate before you give it up.',
      'Ask for both prices, the mend and the new one, on the same sheet.',
      'Keep the old part and have us show you where it went.',
    ],
    tasks: [
      'Save a week’s worth of scrapped parts',
      'Find one thing that was mended years ago and still works',
      'Check with the merchant which parts can no longer be had',
    ],
    objections: ['You cannot get the parts, they always say.', 'A mend is only a delay.'],
    formats: ['social', 'video', 'podcast', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'can-anybody-still-match-this',
    pillar: 'people',
    stage: 'discover',
    question: 'Is there anybody left who can match what is already there?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        craftsman carpenter joiner joinery cabinet plasterer mason stonemason thatcher bricklayer
        decorator glazier blacksmith roofer leadwork restoration heritage traditional workshop bench
        hand lime sash trained master mouldings match original cut grandfather
      `),
      never: ['heating', 'gas', 'customer', 'review', 'office'],
    },
    titles: [
      '{person} is handed a broken piece and asked to make its twin',
      'The drawer of odd profiles: {person} explains what gets kept, and for how long',
      'Can you spot the new one? {person} of {brand} bets that you cannot',
    ],
    why: 'One broken baluster can hold up a whole staircase. People who have been told that nobody does this any more are relieved to see a pair of hands, and {person} has them.',
    angle:
      'Keep the talk down and the sound up. A plane, a float or a chisel at work says what a paragraph about skill cannot.',
    beats: [
      'Put the old piece and the raw stuff side by side on the bench, and say nothing until the first cut.',
      'Follow the making in five close shots: the template, the set-out, the first pass, the mistake avoided, the fit.',
      'Get {person} to name the one tool that cannot be bought new and who had it before.',
      'Stand viewers in front of the finished row, and give them ten seconds to point at the new one.',
      'Own up to what gives it away, and how many years of dust and sun it will take to disappear.',
    ],
    callsToAction: [
      'Keep the broken bit, however small. It is the pattern for the next.',
      'Guess which is new, then look at the last picture.',
      'Put the pieces in a shoebox and send us a picture of them.',
    ],
    tasks: [
      'Choose a matching job that can be followed from start to fit',
      'Ask the maker to keep the offcuts and the template',
      'Record the bench without music',
    ],
    objections: ['It will never quite match.', 'By hand means twice the price.'],
    formats: ['social', 'video', 'podcast', 'events'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-can-i-safely-do-myself',
    pillar: 'expertise',
    stage: 'use',
    question: 'What of this can I do myself without making it worse?',
    needs: {
      types: ['customer-question', 'objection'],
      concepts: lemmas(`
        myself yourself diy bleed reset pressure radiator boiler thermostat stopcock tap leak blocked
        unblock mould condensation crack paint lock stuck noise noisy damp drain cold bottom stiff fuse
        trip question
      `),
      never: lemmas(`
        gas replace cost long much permission quote guarantee mess job home survey offer cover winter
        service often supply responsible
      `),
    },
    titles: [
      'Hands on, hands off: {brand} chalks the line between your job and the trade’s',
      'An evening with the covers off, when {brand} lets householders do the work',
      'Put the screwdriver down here. {brand} on where do-it-yourself should end',
    ],
    why: 'The videos that people watch before they ring were made for other houses, other rules and often other countries. They would rather have the safe half of the job shown to them by someone who knows the local half.',
    angle:
      'Give away everything that is safe and be immovable about the rest. A firm that tells people how not to need it gets rung when they do.',
    beats: [
      'Fix three things to a board at waist height, such as a radiator valve, a trap and a stiff lock, and let people have a go under a tradesman’s eye.',
      'Show each the way it goes wrong, including the sound or smell that means stop.',
      'Draw the hard line out loud: gas, anything inside the consumer unit, roofs, structural walls and old textured coatings that may hold asbestos.',
      'Give the one tool worth owning for each of the safe jobs, and the tool people buy that they should not.',
      'End on what you would like to be told when it has gone wrong anyway, with nobody being scolded for it.',
    ],
    callsToAction: [
      'Try the safe half first, and ring us if it fights back.',
      'Practise on a tap that is to be replaced anyway.',
      'Send us a picture of what you have already undone. We have seen worse.',
    ],
    tasks: [
      'Build the board from scrap',
      'Have a qualified person check every line about what to leave alone',
      'Ask your insurer what visitors may handle',
    ],
    objections: ['You only say it is dangerous to get the work.', 'There is a video for everything.'],
    formats: ['events', 'video', 'social', 'podcast'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'will-the-survey-tell-me-anything',
    pillar: 'proof',
    stage: 'decide',
    question: 'Will the survey tell me anything I could not have seen for myself?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        survey surveyor level homebuyer buyer valuation structural damp drain cctv drone roof condition
        report snagging inspection thermal timber heat-loss defect camera
      `),
      never: lemmas(`
        gas electrical satisfaction customer landlord free notice party pump
      `),
    },
    titles: [
      'Two people look at one house: {label} against an hour with a torch',
      '{label}: what was looked at, and what nobody could get at',
      'Page nine of the report: how to read the findings of {label}',
    ],
    why: 'A report full of things that could not be inspected feels like money for nothing until somebody explains it. Readers weighing up {label} want to know what eyes, ladders and instruments add to their own.',
    angle:
      'Set it up as a contest between a careful buyer and the professional, and be fair to the buyer. What neither could see is as important as what only one did.',
    beats: [
      'Send an observant amateur round an empty house with a notebook, then the surveyor, and compare the two lists side by side.',
      'Lift one thing that amateurs leave shut, a drain cover, a loft hatch or a meter box, and say what it told.',
      'Explain three phrases out of a real report that frighten people more than they need to, and one that ought to frighten them and does not.',
      'Measure a crack, a fall or a patch of damp on camera, and give the range in which a surveyor stops worrying.',
      'Name the parts of a house that {label} would leave shut, so that nobody thinks a wall has been opened.',
    ],
    callsToAction: [
      'Walk round with your own notebook first. You will read the report better.',
      'Ring and ask about the line that frightened you.',
      'Ask what will be inspected, and how far up the ladder goes.',
    ],
    tasks: [
      'Find an empty house and its owner’s permission',
      'Cover every address in the report used as an example',
      'Have the surveyor approve what is said about cracks and damp',
    ],
    objections: ['It is all get-outs.', 'They only do it to frighten you.'],
    formats: ['linkedin', 'video', 'blog', 'podcast'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'legal',
  },
]

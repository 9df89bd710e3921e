// What people ask once it is in or before the weather turns: the service, the handover, the season, the new kit and who learns the trade.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const afterAndSeasons: readonly Entry[] = [
  {
    id: 'why-look-at-it-when-it-works',
    pillar: 'season',
    stage: 'return',
    question: 'It works perfectly well. Why would I have it looked at every year?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        service boiler heating annual gutter sweep chimney flue stove alarm clean septic tank oil fire
        appliance drain jetting conditioning descale health-check check regular safe burner aga
      `),
      never: lemmas(`
        plan cover emergency call-out hour certificate landlord new oven breakdown leak replacement
        install underfloor commercial lining
      `),
    },
    titles: [
      '{label}, minute by minute, in a house where nothing is wrong',
      'Nothing is broken. What would {label} find that you cannot hear?',
      'Tip it out on newspaper: {label}, and what a year leaves behind',
    ],
    why: 'Of all the bills in a year, the one for a thing that works is paid with the least joy. The case for {label} is better made with dirt, readings and dates than with fear.',
    angle:
      'Be literal. Show what was touched, what was measured and what came out, and let the reader decide whether {label} can be put off.',
    beats: [
      'Leave a clock running in the corner of the picture from the knock to the signature, and cut nothing but the address.',
      'Tip whatever comes out on to newspaper, be it soot, moss, sludge or a tennis ball, and say how long it took to gather.',
      'Hold two readings up to the camera, and explain in which range nobody would do anything.',
      'Put a tick beside each check that a householder could make between visits, and a cross where they should not try.',
      'Open the diary and point to the empty month and the frantic one, since the date is the one part of it that is free to move.',
    ],
    callsToAction: [
      'Look for the date on the sticker before you do anything else.',
      'Pick the quiet month, and let us have the rest of the year to remember it.',
      'Ask to be shown what came out.',
    ],
    tasks: [
      'Choose a routine visit and ask the household',
      'Bring newspaper and a tray',
      'Check that what you show belongs to this visit and not to a repair',
    ],
    objections: ['You always find something.', 'It ran for ten years without anybody touching it.'],
    formats: ['video', 'email', 'social'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-will-go-in-the-first-frost',
    pillar: 'season',
    stage: 'discover',
    question: 'What will go wrong in the first cold snap, and can we head it off?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        boiler heating radiator pipe pipework lagging insulation frost winter flush powerflush sludge
        chimney stove roof gutter slate draught draughtproofing window thermostat burst flat pitched
        seal service tile leadwork
      `),
      never: lemmas(`
        summer cooling patio blind bathroom garden commercial underfloor emergency certificate new
        heater oak inspection survey drone plan garage extension dormer loft relay rebuild frame square
        metre
      `),
    },
    titles: [
      'A Sunday walk round the house before winter, with {label} for the last stop',
      'The first five calls of a cold snap, and where {label} might have come in',
      'One mild afternoon, a stick of chalk and {label}, before the first frost',
    ],
    why: 'The first frost finds what the summer hid, in every house on the road at once. In the weeks before it a date is usually easier to get and the house can be without heat for a morning.',
    angle:
      'Be practical and a little cheerful, with no shivering children. The calls that come every winter are known to the people who take them, so let them write the list.',
    beats: [
      'Get those who were on call last winter to name the first five troubles of the first frost, in the order the phone rang.',
      'Take a stick of chalk and a cheap thermometer from the roof space to the outside tap, and mark each spot that those calls came from.',
      'Split the marks into a householder’s ten minutes, a tradesman’s hour and what can wait until spring.',
      'Read from the diary how long people waited for a visit in a mild week and in the coldest, and let the two figures speak for themselves.',
      'End on {label}: which homes can leave that for another year, and which had better not.',
    ],
    callsToAction: [
      'Wrap the outside tap this afternoon. An old towel and a bag will do.',
      'Run the heating for an hour while it is still warm out, and listen.',
      'Walk round with the chalk and send us a picture of what you marked.',
    ],
    tasks: [
      'Look up the calls from the first cold week of last winter',
      'Buy chalk and a thermometer with a probe',
      'Find a house that is willing to be chalked on',
    ],
    objections: ['It never gets that cold here now.', 'You are only drumming up trade.'],
    formats: ['email', 'social', 'video', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'when-to-ring-for-summer',
    pillar: 'season',
    stage: 'discover',
    question: 'When do I have to ring if I want to be sitting out there by summer?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        garden landscape patio decking fence paving driveway turf lawn planting exterior outdoor pergola
        hedge tree pond terrace sandstone porcelain closeboard sleeper gravel balcony summerhouse
        drawing oak
      `),
      never: lemmas(`
        hour half indoor christmas clearance waste office centre lighting power electric maintenance day
        full mower consultation visit larch fir slate roof timber frame tile
      `),
    },
    titles: [
      'Counting back from the first barbecue: when to order {label}',
      'Mud now or mud later? Looking for the right month for {label}',
      'A wet week and a late lorry: planning {label} with room for both',
    ],
    why: 'Everybody looks out of the window in the same warm week and rings. Whoever thinks about {label} in the quiet months is likelier to have a choice of dates, and the ground has time to settle.',
    angle:
      'Make it a countdown that runs the wrong way. The reader should end on a date in the calendar that is a good deal earlier than the one they had in mind.',
    beats: [
      'Fix the day on which the customer wants to sit there, and count back through planting, settling, laying, digging, ordering, drawing and making up their mind.',
      'Set beside each step the weather that stops it: frost for mortar, wind for spraying, sodden ground for the digger.',
      'Bring people out to a half-finished site on a dull morning, in boots, and let them see how much of it is under the surface.',
      'Ask at the merchant’s counter what runs short first in the rush, and how long it took to come last year.',
      'Say which part can be done in the wrong season without harm, and which you would turn down.',
    ],
    callsToAction: [
      'Give us the date of the party and not the date of the start.',
      'Stand where you want to sit, at the hour you want to sit there, and look for the sun.',
      'Settle the paths before you fall in love with a plant.',
    ],
    tasks: [
      'Draw the countdown on one strip of paper',
      'Find a site where visitors can safely be shown round, and ask its owner',
      'Ask the merchant for last year’s waits',
    ],
    objections: ['Nobody digs in winter.', 'If I book now you will be late anyway.'],
    formats: ['events', 'social', 'blog', 'video'],
    objectives: ['inspire', 'inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'would-the-new-kit-suit-our-house',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Would that new kit work in a house like ours, or only in the brochure?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        heat pump air source air-source ground-source solar panel battery storage insulation underfloor
        renewable ventilation retrofit biomass photovoltaic pv smart thermostat low-carbon energy triple
        warm mvhr
      `),
      never: lemmas(`
        fence drain sump garage radiator ev charger boiler gas service repair plan sludge flush
      `),
    },
    titles: [
      'Cold hall, thin walls, wrong-facing roof: would {label} suit such a house?',
      'A January with {label}, as told by the people who had to live in it',
      'Good reasons to wait with {label}, from the firm that would do the fitting',
    ],
    why: 'Everybody has an opinion on {label}, and most of them are about somebody else’s house. What decides it is the walls, the roof, the main fuse and a spare corner, and all of those can be looked at.',
    angle:
      'Neither preach nor sneer. Judge one real house by its own facts, and be ready to come out with "not yet".',
    beats: [
      'Stand in one lived-in house and do the checks in order: what the walls are, where the draughts come in, which way the roof looks, where the new box could go.',
      'Have a household that has been through a January read out its meter for the coldest week and say what took getting used to.',
      'Go round to the neighbour’s side of the fence and record what can be heard there, or seen.',
      'Put first whatever ought to be done first, such as the loft and the letterbox, even if somebody else has to do it.',
      'Check grants and rules on the official page, show the date, and make no forecast of what anyone will save.',
    ],
    callsToAction: [
      'Read the meter on the coldest morning and keep the slip of paper.',
      'Ask us for the reasons against before the reasons for.',
      'Talk to somebody who has lived with it through one winter.',
    ],
    tasks: [
      'Find a household with a winter behind it that will talk',
      'Check the present grants and rules and note the day',
      'Get the designer of the system to look over every figure',
    ],
    objections: ['It does not work in old houses.', 'By the time it has paid me back I shall be gone.'],
    formats: ['podcast', 'blog', 'events', 'video'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'money',
  },
  {
    id: 'how-do-i-work-the-thing',
    pillar: 'offer',
    stage: 'use',
    question: 'You have gone, it is all shiny, and I cannot work it. Now what?',
    needs: {
      types: ['process', 'promise', 'statement', 'customer-question'],
      concepts: lemmas(`
        handover demonstrate explain show control manual instruction maintain aftercare commission test
        final sign-off walk operate paperwork warranty pack understand certificate end
      `),
      never: lemmas(`
        quote planning drawing snag deposit report survey photograph showroom roof exhibition
      `),
    },
    titles: [
      'Forty pages of manual on one sheet of card, as {brand} would write it',
      'The first evening alone with it: five calls {brand} expects, and the answers',
      'Could your neighbour work it? {brand} hands over to whoever likes gadgets least',
    ],
    why: 'The person who chose it was shown it once, tired and with a bill to settle. A fortnight later somebody else in the house wants it warmer, quieter or off.',
    angle:
      'Write for the one who was not in the room. Every line comes from a question that was really asked, and what nobody ever asks may stay in the manual.',
    beats: [
      'Hand the controls to whoever likes gadgets least, stand back, and note each thing they try.',
      'Boil the notes down to one card: on, off, more, less, it is beeping, whom to ring.',
      'Tie a luggage label to every valve, switch and cleaning hatch, and photograph them in place.',
      'Shoot the two jobs that nobody remembers on the householder’s own phone, so that the film stays with the house.',
      'Listen to the calls of the first fortnight and answer the five commonest in the fewest words.',
    ],
    callsToAction: [
      'Tape the card inside the cupboard door and cross out what you never use.',
      'Film us while we show you. We can do it twice.',
      'Moving out? Leave the folder on the worktop for the next people.',
    ],
    tasks: [
      'Note every question in the first fortnight after one job',
      'Make the card in type that can be read without glasses',
      'Buy luggage labels',
    ],
    objections: ['They rushed through it in five minutes.', 'I should not need a course to have a bath.'],
    formats: ['linkedin', 'video', 'email', 'social'],
    objectives: ['educate', 'entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'is-there-any-of-it-i-can-walk-past',
    pillar: 'community',
    stage: 'discover',
    question: 'Is there anything round here that I could walk past and look at?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        church chapel hall school street road lane high square hill mill barn cottage farmhouse restore
        restoration landmark listed terrace stone pub shopfront workshop yard unit estate works house
        old
      `),
      never: lemmas(`
        mile radius cover area college surrounding across throughout
      `),
    },
    titles: [
      'A walk round {place}, looking up: what {brand} sees that shoppers do not',
      'Stop here and look at the chimney: {brand} leads the way through {place}',
      'Reading the walls of {place} with {brand}, and guessing whose hands were there',
    ],
    why: 'Good work disappears into a street, which is what it was meant to do. People who know {place} like to have it pointed out to them, and after that they cannot stop seeing it.',
    angle:
      'Take them for a stroll and let the town have the credit. Your own work is one stop among several, and the oldest, the oddest and the saddest get a stop as well.',
    beats: [
      'Plan a loop of half an hour in {place} that a pushchair or a wheelchair can manage, with six stops and a bench.',
      'Choose one bond of brick, one chimney, one door and one bodge, and find for each the sentence that makes people look twice.',
      'Stay on the pavement, and ask the owners of anything you dwell on.',
      'Invite a retired tradesman along who remembers it going up, and let them interrupt.',
      'Stop at one piece of your own only if it stands in {place}, and say what you see in it now.',
    ],
    callsToAction: [
      'Look up on your way to the shops and tell us what you found.',
      'Send us the odd corner near you that nobody can explain.',
      'Do the walk backwards some evening and tell us what we missed.',
    ],
    tasks: [
      'Walk the loop with a watch and check the kerbs',
      'Ask the owners of the buildings you will stop at',
      'Find one old hand who would like to come',
    ],
    objections: ['It is just people advertising.', 'There is nothing to see round here.'],
    formats: ['events', 'social', 'podcast', 'blog'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'we-have-the-keys-where-do-we-start',
    pillar: 'expertise',
    stage: 'discover',
    question: 'We have just got the keys and everything wants doing. Where do we start?',
    needs: {
      types: ['need', 'customer-question', 'offer'],
      concepts: lemmas(`
        renovate renovation refurbish refurbishment home move extend improve improvement whole project
        buy first-time landlord transform dream tired dated redecorate remodel derelict
      `),
      never: lemmas(`
        emergency business commercial job permission visit cost long sheet tidy mess clean survey
        deposit certificate test pump charger garden prove rewire report window
      `),
    },
    titles: [
      'Roof, water, wires, then wallpaper: {brand} puts a tired house in order',
      'The list that should come with the keys, drawn up floor by floor by {brand}',
      'What would {brand} leave alone for a year? Counsel for a house just bought',
    ],
    why: 'New owners paint first, because paint is what they can see, and have the walls opened again the year after. An order of work is of more use to them now than any price.',
    angle:
      'Be the cousin in the trade who walks round with a mug and says "leave that". What can wait is the kindest half of the advice.',
    beats: [
      'Draw a house in section and write on each part the number of its turn, beginning with whatever keeps the water out.',
      'Explain the order with three regrets: the floor that came up again, the plaster that was chased, the new bath craned over a new garden.',
      'List what ought to be found out in the first week, such as the age of the fuse board, where the drains run and which wall holds the house up.',
      'Tell people what to live with for a winter before deciding, since a room that is cold in the morning may be the best of all by four.',
      'Mark the two points at which a professional is cheaper than a mistake, and name the profession even where it is not yours.',
    ],
    callsToAction: [
      'Write down what annoys you each week before you change a thing.',
      'Show us the whole list, and we will tell you which line comes first.',
      'Find the stopcock, the fuse board and the nearest manhole before you buy paint.',
    ],
    tasks: [
      'Draw the section with its numbers',
      'Ask three past customers what they did too soon',
      'Have each trade check its own place in the order',
    ],
    objections: [
      'We have got to live in it meanwhile.',
      'Everyone we ask says to start with their own trade.',
    ],
    formats: ['blog', 'video', 'social', 'podcast'],
    objectives: ['inspire', 'educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-does-my-daughter-get-into-this',
    pillar: 'people',
    stage: 'discover',
    question: 'My daughter would sooner do this than go to university. How does anybody get in?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        apprentice apprenticeship trainee training trained college improver young learn learnt nvq
        qualified mate newest served start uncle joiner carpenter electrician bricklayer roofer
      `),
      never: lemmas(`
        customer review accounts dog director surveyor
      `),
    },
    titles: [
      'First the broom, then the level: {person} on how the learning goes',
      'Ask {person} anything: an evening for people who would rather mend than sit',
      'The tool {person} bought first, and the first job that is still up on the wall',
    ],
    why: 'Parents hear that the trades are short of hands and do not know which door to knock at. {person} has been through one and can say what it paid, where it hurt and what it was like on a wet Monday.',
    angle:
      'Tell it without a recruiting smile. The cold starts and the boring weeks belong in it, since those who still like the sound of it are the ones you want.',
    beats: [
      'Meet {person} at the hour the day begins, and list what has to be known before the van leaves.',
      'Compare the first month with now in one skill, with a good and a bad example of it on the bench.',
      'Let {person} name the subject from school that turned out to matter and the one that never did.',
      'Set out the ways in as they stand, with the papers, the pay and the years, and link to the college or scheme that decides.',
      'Ask what would make a young woman, or a man of forty, feel out of place on site, and what is being done about it.',
    ],
    callsToAction: [
      'Send us the questions that nobody asks in front of a teacher.',
      'Tell us about the first thing you ever mended.',
      'Pass this to the one who takes everything in the house apart.',
    ],
    tasks: [
      'Ask the person named what they are happy to have told',
      'Get a parent’s consent for anybody under eighteen who is shown',
      'Check the routes and the pay with the college',
    ],
    objections: ['It is no life for a clever child.', 'They only want boys with a driving licence.'],
    formats: ['events', 'video', 'social', 'linkedin'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
]

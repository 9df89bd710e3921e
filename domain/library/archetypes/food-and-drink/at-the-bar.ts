// What people ask about what is in the glass or the cup. Taste, craft and choice; never how much.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const atTheBar: readonly Entry[] = [
  {
    id: 'what-is-it-like-in-plain-words',
    pillar: 'expertise',
    stage: 'consider',
    question: 'What does it taste like, in words I would use?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        ale wine gin cider coffee roast tea hop malt sour porter pale blend brew red white dry tap house
        dark light core bean flat range single origin bitter cocktail leaf
      `),
      never: lemmas(`
        tour tasting class hire case subscription machine wholesale flight month pudding alcohol low
        menu garden cheese board afternoon
      `),
    },
    titles: [
      'Describe {label} without one word off the back of a label',
      'Six customers, one sip each of {label}, and nobody is allowed to say notes',
      'If {label} were a Sunday: {brand} tries to say what it tastes like',
    ],
    why: 'Most people know what they like and have no words for it. Plain ones let them order {label} without bluffing.',
    angle:
      'Ban the tasting vocabulary. Compare with breakfast, weather, sweets, a shed. The odd answers are the ones that get shared.',
    beats: [
      'Pour a small taste of {label} for six people and ask each for one comparison that is not a flavour.',
      'Have the maker pick the answer that is nearest and say what in the making causes it.',
      'Say which three people should order something else, and what.',
      'Give the temperature and the glass or cup that suit it best.',
    ],
    callsToAction: [
      'Taste it and send us a better comparison.',
      'Tell the bar what you usually like and let them choose.',
      'Keep the list for the next time you freeze at the board.',
    ],
    tasks: [
      'Line up six people on a slow afternoon',
      'Agree the banned words beforehand',
      'Ask the maker for one cause behind the taste',
    ],
    objections: ['I never know what to ask for.'],
    formats: ['social', 'video', 'podcast'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'alcohol',
  },
  {
    id: 'what-is-on-now',
    pillar: 'season',
    stage: 'return',
    question: 'What is on this week that was not on last time?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        tap guest season new special rotate change week board beer cask coffee origin limited menu
        release winter summer batch day today soup catch edition roast tapas month supper tasting
      `),
      never: lemmas(`
        hire class wedding voucher party children subscription home hamper box milk beef school knife
        tour private hog
      `),
    },
    titles: [
      'On the board at {brand} this week: {label}, read out by whoever chalked it',
      'On, nearly off and coming next: three lines about {label} every Thursday',
      'Before the line goes through it: {label} at {brand}, this week and next',
    ],
    why: 'Regulars come back for change and newcomers come for a reason. A short weekly note about the board serves both, if it is always the same length.',
    angle:
      'Make it a habit and not a campaign: same day, same three lines, same voice. The line about what is leaving does the selling.',
    beats: [
      'Open with what is new in {label} and give one reason it was chosen.',
      'Name what is nearly finished and how much is left.',
      'Say what is on its way and who talked you into it.',
      'Quote one remark overheard at the bar.',
    ],
    callsToAction: [
      'Write back with what you want to see up there next.',
      'Come before the line through it.',
      'Ask for a taste before you decide.',
    ],
    tasks: [
      'Photograph the board when it changes',
      'Ask the cellar or the roastery what is left',
      'Settle who writes the three lines and when',
    ],
    objections: ['I get enough mail from places I like.'],
    formats: ['email', 'social'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'alcohol',
  },
  {
    id: 'what-goes-with-what',
    pillar: 'expertise',
    stage: 'decide',
    question: 'What should I have with it?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        pair match cheese wine beer dish chocolate fish meat dessert cake coffee tea plate course board
        pie steak beef starter main oyster cider red white roast bar tart dry glass mains
      `),
      never: lemmas(`
        hire party tour class subscription gift delivery voucher children butchery wholesale hamper
        frozen wedding catering machine tasting vegan afternoon
      `),
    },
    titles: [
      'What goes with {label}? The kitchen and the bar at {brand} disagree',
      'Wrong on paper: the odd match that {brand} would put beside {label}',
      'Two people who know better and one vote: what belongs with {label}?',
    ],
    why: 'Pairing advice usually comes as law. A kitchen and a bar that disagree in public teach more and frighten nobody.',
    angle:
      'Stage a friendly argument between whoever cooks and whoever pours, with the reader as the judge and both plates in reach.',
    beats: [
      'Give {label} to both and have each choose a partner for it, in secret.',
      'Taste both matches with somebody who has no opinion yet.',
      'Ask each to say in ten words what the match does.',
      'Offer a third choice without alcohol and put it through the same test.',
      'Leave the verdict open for a week and publish it then.',
    ],
    callsToAction: [
      'Taste both and cast your vote by Sunday.',
      'Tell us the match your family swears by.',
      'Ask for the two halves side by side.',
    ],
    tasks: [
      'Choose the dish and give each side a day',
      'Print a card for votes',
      'Have the alcohol-free match ready as well',
    ],
    objections: ['I drink what I like with what I like.'],
    formats: ['podcast', 'social', 'events'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'alcohol',
  },
  {
    id: 'something-good-without-alcohol',
    pillar: 'offer',
    stage: 'decide',
    question: 'What is there for somebody who is not drinking?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        alcohol free soft low cordial kombucha juice mocktail driver zero shrub lemonade drink soda
        tonic virgin homemade rhubarb elderflower ginger apple fruit iced smoothie water raspberry
      `),
      never: lemmas(`
        spirit wine martini gluten dairy course vinegar jam pie cake tart cider
      `),
    },
    titles: [
      'The driver’s round at {brand}: {label}, poured with the same care',
      'Not another orange juice: {label} at {brand}, for the one with the car keys',
      'Somebody at every table is not drinking. {brand} hands them {label}',
    ],
    why: 'The person without a drink often decides where the table goes. Serve them well and you have the other five.',
    angle:
      'Ask people who don’t drink what they are tired of, and answer each complaint with something real from the list, or admit the gap.',
    beats: [
      'Collect the three dullest things a driver is offered and read them out.',
      'Pour what you offer instead, in a proper glass, and say what is in it.',
      'Give each its price beside the usual, without a sermon.',
      'Name the gap you have not filled and ask for help with it.',
    ],
    callsToAction: [
      'Bring your designated driver and let them order first.',
      'Tell us the best thing without alcohol you have had anywhere.',
      'Ask for the list; it has its own page.',
    ],
    tasks: [
      'Ask five people who don’t drink what they are tired of',
      'Check every ingredient for hidden alcohol',
      'Photograph each in the glass it comes in',
    ],
    objections: ['It costs nearly as much as a real drink.'],
    formats: ['linkedin', 'social', 'email'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'alcohol',
  },
  {
    id: 'can-i-take-some-home',
    pillar: 'offer',
    stage: 'use',
    question: 'Can I have it at home, and will it be as good?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        bottle bag bean takeaway home collect delivery can refill gift order shop keep growler ground
        box online case coffee beer mixed keg mini click away subscription meal frozen pack spirit
      `),
      never: lemmas(`
        hire tour class wedding catering hot pint main cocktail toast burger wholesale party breakfast
        machine filter chocolate
      `),
    },
    titles: [
      'Ours here, yours at home: {brand} puts {label} in two kitchens',
      'How to ruin {label} at home, and the two minutes that save it',
      'From our counter to your own table: {label}, with nothing lost on the way',
    ],
    why: 'The second cup or glass is made without you. One page of plain advice is the difference between a repeat order and a shrug.',
    angle:
      'Begin with the mistakes. Film the ways it goes wrong in an ordinary kitchen with ordinary kit, then the small change that puts it right.',
    beats: [
      'Do it badly on purpose in a home kitchen and say what went wrong.',
      'Change one thing at a time: temperature, time, glass or grind.',
      'Say how long it keeps opened and unopened, and what it tastes like when it has gone.',
      'Compare the result with the one from behind the bar, eyes shut.',
    ],
    callsToAction: [
      'Try it at home and tell us what you changed.',
      'Print the card and stick it inside the cupboard.',
      'Bring the empty back and ask what else it can hold.',
    ],
    tasks: [
      'Borrow a kitchen that is not a professional one',
      'Write the advice on a card the size of a label',
      'Check keeping times with whoever makes it',
    ],
    objections: ['It never tastes the same at home.'],
    formats: ['video', 'blog', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-did-that-one-get-its-name',
    pillar: 'people',
    stage: 'discover',
    question: 'How did that one get its name?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        name call legend story hero railway battle founder grandmother ghost saint captain ferry horse
        man woman beer gin cocktail blend cake copper still ruby lighthouse bridge queen king
      `),
      never: ['wedding', 'children', 'course'],
    },
    titles: [
      'Five guesses at how {label} got its name, and the true story from {brand}',
      'Why is it called {label}? {brand} goes to where the name comes from',
      'The tale behind {label}, as it is told at the bar of {brand}',
    ],
    why: 'A name on a list is a question people are too shy to ask. Answer one a month and the list becomes a set of stories that people collect.',
    angle:
      'One name, one outing: go to the place, the grave, the shed, the aunt. The further it takes you from the bar the better it reads.',
    beats: [
      'Start with the name as it stands on your list, quoted.',
      'Ask three people at the bar what they think it means.',
      'Go to where it comes from and record one minute of sound there.',
      'Bring something back and keep it behind the bar.',
    ],
    callsToAction: [
      'Ask the bar for the next name on the list.',
      'Send us a name that the town has forgotten.',
      'Collect the set; the fourth is out next month.',
    ],
    tasks: [
      'Pick the name that is asked about most',
      'Find one person outside the business who knows the story',
      'Plan the outing for a quiet weekday',
    ],
    objections: [],
    formats: ['blog', 'podcast', 'social'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'is-a-tasting-for-the-likes-of-me',
    pillar: 'community',
    stage: 'consider',
    question: 'Is a tasting for people like me, who know nothing?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        tasting tour cupping flight evening group book roastery wine session guide ticket school head
        experience meet informal jargon six glass distillery brewery
      `),
      never: lemmas(`
        menu wedding cake supper bread knife cookery party quiz day
      `),
    },
    titles: [
      '{label} at {brand}, for people who have always nodded and smiled',
      'No question too simple: {brand} holds {label} with the lights on',
      'Bring the friend who says it all tastes the same to {label} at {brand}',
    ],
    why: 'People stay away from tastings for fear of being found out. An evening that says so in its title fills with exactly those people.',
    angle:
      'Small pours, plenty of bread and water, one comparison at a time, and a host who says first what they used to get wrong.',
    beats: [
      'Open with the host’s own worst mistake.',
      'Set two things side by side that differ in one way only, and let the table find it.',
      'Pass round something to smell that is the flavour itself.',
      'Let each guest write one line about their favourite and pin it up.',
    ],
    callsToAction: [
      'Reserve two places and bring a beginner.',
      'Send us the question you were too shy to ask.',
      'Pick the date that suits your table.',
    ],
    tasks: [
      'Choose three pairs that differ in one thing',
      'Lay on bread, water and a spittoon without fuss',
      'Plan how everyone gets home and print it on the ticket',
    ],
    objections: ['I will look a fool.', 'It will turn into a sales pitch.'],
    formats: ['events', 'social', 'email'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'alcohol',
  },
  {
    id: 'does-the-method-make-a-difference',
    pillar: 'expertise',
    stage: 'use',
    question: 'Does the way you make it really change the taste?',
    needs: {
      types: ['process', 'contrast', 'statement'],
      concepts: lemmas(`
        brew roast barrel age ferment hop malt yeast slow hand stone smoke cask filter steep distil
        batch traditional unfiltered dough wild copper wood oven hang bone press cold small prove
      `),
      never: ['tour', 'wedding', 'tasting', 'menu', 'vegetable'],
    },
    titles: [
      'One step left out: what happens when {brand} cuts its method short',
      'Taste the method, not the story: {brand} makes it with and without',
      'Can anybody tell? {brand} puts its own way of making to a blind test',
    ],
    why: 'Method is on every label and almost never shown to matter. Make the same thing with and without the step, and let people judge.',
    angle:
      'A fair test, including the chance that nobody can tell. Being willing to lose it is what makes it worth watching.',
    beats: [
      'Quote your own description of the method and underline the step on trial.',
      'Make a small batch with it and one without, marked on the bottom only.',
      'Serve both to five people and write down which they prefer before anyone talks.',
      'Show the count whichever way it falls.',
      'Ask the maker what the step costs in hours and whether it stays.',
    ],
    callsToAction: [
      'Come and take the test while the second batch lasts.',
      'Tell us which step you would have left out.',
      'Guess the count before we show it.',
    ],
    tasks: [
      'Plan the second batch so that nothing else differs',
      'Mark the vessels where the tasters can’t see',
      'Keep the tally sheet for the camera',
    ],
    objections: ['It is all marketing; nobody can taste it.'],
    formats: ['linkedin', 'video', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
]

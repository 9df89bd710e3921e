// What is weighed up while choosing: size, trade, principles, proof, the brief, the move from somebody else, the board.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const choosing: readonly Entry[] = [
  {
    id: 'are-we-too-small-for-you',
    pillar: 'community',
    stage: 'discover',
    question: 'Are we too small to bother you with this?',
    needs: {
      types: ['need', 'customer-question', 'objection'],
      concepts: lemmas(`
        small startup sole micro sme owner budget large size enterprise multinational self-employed
        freelance corporate medium business entrepreneur firm organisation start trader established
        department turnover
      `),
    },
    titles: [
      'Too small for {brand}? Bring the figure you are embarrassed about',
      'For a firm of one: what {brand} can do, and where it sends whoever it cannot help',
      'Four people and a dog. {brand} on how little is too little',
    ],
    why: 'Owners of small firms rehearse an apology before they ring, because somebody once stopped calling back on hearing the budget. A plain lower limit, even a high one, spares them that.',
    angle:
      'Name the floor. If there is none, describe a firm of one that you were glad to have, and another that you sent elsewhere with a good conscience.',
    beats: [
      'Put the smallest invoice of last year on the screen, with the name covered and the sum left showing.',
      'Work through a month of enquiries and mark the size below which you pass people on, and to whom.',
      'Set out what the smallest client does alone that a larger one pays for.',
      'Let the owner of a tiny firm say how long it took to dare to ring.',
    ],
    callsToAction: [
      'Tell us the figure, and never mind how it sounds.',
      'Comment with the size of your firm and what you were told last time.',
      'Pass this to the smallest firm you know with the largest headache.',
    ],
    tasks: [
      'Look out the smallest invoice and clear it with its owner',
      'Agree the floor among yourselves, so that everybody gives the same answer',
      'List two people to whom smaller jobs can be sent',
    ],
    objections: ['You will put us at the back of the queue.', 'The junior will get us.'],
    formats: ['social', 'email', 'video'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'who-would-you-not-work-for',
    pillar: 'community',
    stage: 'consider',
    question: 'Is there anybody you would not work for?',
    needs: {
      types: ['statement', 'contrast', 'promise'],
      concepts: lemmas(`
        ethical refuse value principle tobacco gambling arms fossil oil b-corp purpose planet decline
        greenwash charity cause responsible share corp profit organisation industry mission impact
        social belief cigarette
      `),
      never: ['price', 'delivery', 'money', 'media'],
    },
    titles: [
      'Where {brand} draws its line: three invented enquiries that land right on it',
      'Two colleagues, one hard case: do they give the same answer at {brand}?',
      'Yes, no, perhaps: {brand} sorts a pile of enquiries with the door open',
    ],
    why: 'Staff, clients and applicants have all begun to ask who else is on the list. A page of values reassures nobody until it has cost you a fee.',
    angle:
      'Go straight to the grey case, for anybody can refuse a villain. Let two people from the firm disagree on the record, and do not edit in a winner.',
    beats: [
      'Read the quoted sentence aloud, then hold three invented enquiries against it that nearly pass.',
      'Have two colleagues vote separately on each, and broadcast the one on which they split.',
      'If a job was ever refused, work out roughly what that cost, in weeks of somebody’s wages.',
      'Discuss a client you took on with misgivings, without naming them, and whether you would again.',
      'End on how a trainee could object, and who has the last word.',
    ],
    callsToAction: [
      'Give us the enquiry you would have split on.',
      'Look down your own client list for the one you would rather not explain.',
      'Tell us whom you would leave off, and why.',
    ],
    tasks: [
      'Invent three enquiries that nearly pass',
      'Ask two colleagues to vote without talking first',
      'Check that no refused firm can be recognised',
    ],
    objections: ['Everyone has principles until the rent is due.'],
    formats: ['podcast', 'linkedin', 'blog'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-do-i-put-in-the-brief',
    pillar: 'expertise',
    stage: 'consider',
    question: 'What am I supposed to put in the brief?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        design website brand campaign video research strategy copywriting content print development
        advertising pr illustration animation identity marketing digital service logo brochure graphic
        film package page photography event copy newsletter e-commerce starter market explainer creative
      `),
      never: lemmas(`
        hosting payroll training course recruitment leadership maintenance backup audit safety fire cdm
        coach month ppc seo board day outsourced
      `),
    },
    titles: [
      'A brief for {label} on one side of paper, marked in red by {brand}',
      'Bring half a brief for {label}, and leave with the questions it left out',
      'Who signs it off? {brand} on the line that briefs for {label} forget',
    ],
    why: 'People put off asking about {label} because they think the brief has to be finished first. What arrives in the end is often six pages about the company’s history and not a word about who decides.',
    angle:
      'Make it an evening class with red pens. A muddled brief is worth more in the room than a model one, so begin with a bad one of your own.',
    beats: [
      'Project a brief that you once wrote for {label} and would now be ashamed of, and mark it in red like a strict teacher.',
      'Hand out a sheet with five boxes: what is wrong today, who has to like it, who can say no, how much, by when.',
      'Pair people from different firms, and have each read the other’s sheet back in plain words.',
      'Talk frankly about pitches, how many firms it is decent to ask, and what unpaid ideas cost the ones who lose.',
      'Close by letting each guest cross out the sentence that only their own directors would enjoy.',
    ],
    callsToAction: [
      'Come with the brief you have been avoiding.',
      'Fill in the box that says who can say no, and stop there for today.',
      'Send your draft to a friend in another trade before you send it to any of us.',
    ],
    tasks: [
      'Look out an old brief of your own that can bear being laughed at',
      'Print the five boxes for twelve guests',
      'Buy red pens',
    ],
    objections: [
      'Is that not what we pay you to find out?',
      'If I say too much, I shall only get my own idea back.',
    ],
    formats: ['events', 'blog', 'linkedin', 'video'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'how-messy-is-it-to-leave-our-agency',
    pillar: 'expertise',
    stage: 'consider',
    question: 'We already have somebody. How messy would it be to change?',
    needs: {
      types: ['process', 'promise', 'customer-question'],
      concepts: lemmas(`
        switch previous transfer existing current handover takeover access domain login incumbent
        onboarding agency provider supplier inherit transition move old take downtime disruption
      `),
      never: ['candidate', 'role', 'office'],
    },
    titles: [
      'Lost passwords and old invoices: the first fortnight after a move to {brand}',
      'Polite to the very end: {brand} drafts your email to the firm you are leaving',
      'You would leave if you could find the login. {brand} starts the hunt',
    ],
    why: 'Clients often stay a year too long with people they no longer rate because nobody knows whose name the domain, the ad account or the staff handbook is in. That hunt is the real cost of moving, and it can be done before anybody gives notice.',
    angle:
      'Be courteous about whoever went before, since your reader chose them. Treat it as a house move, with meter readings, keys and a forwarding address.',
    beats: [
      'Draw up a list of keys, from domain and analytics to photographs, policies and mailing lists, with a column for who holds each.',
      'Tick those that a client can trace alone on a wet Sunday without alerting a soul.',
      'Reproduce the email to the outgoing firm, polite enough to be forwarded to anyone.',
      'Draw a calendar of the first fortnight, and mark the day when everything looks worse than before.',
      'Mention one thing that was never recovered, and how the client got by without it.',
    ],
    callsToAction: [
      'Find out today in whose name your domain is registered.',
      'Fill in the column of keys before you breathe a word to anybody.',
      'Nothing missing from the list? Then take your time.',
    ],
    tasks: [
      'Rebuild the list of keys from two recent arrivals',
      'Have somebody from a rival firm read the courteous email',
      'Take the true dates of one move from the messages, and clear the story with its client',
    ],
    objections: ['They have ten years of our stuff.', 'The next lot will be no different.'],
    formats: ['blog', 'email', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-do-i-get-it-past-the-board',
    pillar: 'season',
    stage: 'return',
    question: 'How do I get this into next year’s budget without a fight?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        strategy audit report roadmap board director budget leadership marketing consultancy
        transformation sustainability research culture digital hr service review governance change
        programme interim system carbon trustee evaluation assessment engagement restructure merger
        income fundraising bank market survey
      `),
      never: lemmas(`
        free hosting career logo copywriting session delegate person payroll hour risk funder
      `),
    },
    titles: [
      'One sheet on {label}, written for a board that will give it six minutes',
      'What a finance director asks about {label}, with answers short enough to say',
      'Budget season from the other chair: {brand} hears {label} turned down',
    ],
    why: 'The person who asks for {label} is seldom the one who signs for it. Between the two lies a meeting you are not invited to, often in the autumn, where a sheet of paper has to speak for itself.',
    angle:
      'Write for the colleague who will present it in a hurry and be interrupted. One side, three hostile questions, and the cost of doing nothing worked out without drama.',
    beats: [
      'Interview a finance director, yours or a friendly one, about the last request of this kind they refused, and keep their words.',
      'Cut the case for {label} to one side: what hurts, what that costs today, what is asked for, when it could be stopped.',
      'Answer the three hostile questions in sentences that a reader could say without ringing you.',
      'Add the smaller version that might be passed at once, with what it would leave undone.',
      'Count back from a year end in March and another in December to the week when papers close.',
    ],
    callsToAction: [
      'Ask when your board papers close, and count back from there.',
      'Copy the sheet, put your own figures in and take our name off.',
      'Try the three questions on your finance director over a sandwich.',
    ],
    tasks: [
      'Find a finance director who enjoys saying no',
      'Lay the sheet out so that it can be copied and altered',
      'Check with two clients when their budgets are really settled',
    ],
    objections: ['They will say we managed without it last year.'],
    formats: ['email', 'linkedin', 'blog'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'money',
  },
  {
    id: 'do-you-know-our-trade',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Do you know the first thing about our trade?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        sector industry client brand organisation business manufacturing engineering construction retail
        education hospitality technology public across charity employer trade work help serve establish
        advice partner strategy marketing hr local small
      `),
      never: ['award'],
    },
    titles: [
      '{count} {noun} later, what {brand} still has to ask in a trade it has never met',
      'Among {count} {noun} there may be none like yours: {brand} on why that can help',
      'A stranger in your yard: how {brand} learns a trade, howlers included',
    ],
    why: 'Every trade thinks that outsiders cannot understand it, and is half right. {count} {noun} speak of range; what a buyer wants to hear is how fast you learn and what you will get wrong at first.',
    angle:
      'Defend ignorance, up to a point. Sort what an outsider can pick up in a week from what takes a year, and name the trade you would hand to a specialist.',
    beats: [
      'Choose a trade that you walked into knowing nothing, and list the words you had to look up.',
      'Recall the howler of the first fortnight, and who on the shop floor put it right.',
      'Draw two columns, one for what carries over from trade to trade and one for what never does.',
      'Name the newsletter, fair or shop counter you would go to first if a reader’s trade were new to you.',
      'Admit to one line of work in which your learning would use up too much of the client’s money.',
    ],
    callsToAction: [
      'Send us three words that only your trade uses.',
      'Test us with the question you put to new starters.',
      'Tell us what the last outsider got wrong about you.',
    ],
    tasks: [
      'Ask two clients which mistake of yours they still tell people about',
      'Check how the published number was counted',
      'Collect trade words, with their meanings, for the two columns',
    ],
    objections: ['You will be practising on us.', 'If you know our trade, you know our rivals.'],
    formats: ['linkedin', 'podcast', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'who-else-if-you-cannot-name-them',
    pillar: 'proof',
    stage: 'decide',
    question: 'Who else have you done it for, and why can you not name them?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        client project company placement candidate audit assessment complete deliver case placed website
        brand campaign launch charity organisation risk role permanent work help strategy carry survey
        look report finish run
      `),
      never: ['award', 'delegate'],
    },
    titles: [
      '{count} {noun}, names withheld: what {brand} can show you all the same',
      'From {count} {noun}, a case that {brand} may tell and the part it may not',
      'A case study with the name filed off, and everything useful left in',
    ],
    why: 'In this trade the most convincing work is usually the work one has promised to keep quiet about. Buyers understand that, and still want a reason to believe in {count} {noun}.',
    angle:
      'Show how it was done and blur whom it was done for. What a rival could search for comes out; what a fellow professional needs in order to judge it stays in.',
    beats: [
      'Pick three of the {noun} that differ in size, and ask each client which details they could live with in print.',
      'Keep the mess at the start, the thing that could not be changed, and the weeks it took.',
      'File off name, town and anything quotable, then have a colleague from another team try to guess who it was.',
      'Strike out every result that cannot be shown without the name, however good it looks.',
      'Say which clients are willing to take a telephone call, and how often they can decently be asked.',
    ],
    callsToAction: [
      'Guess the trade from the case, and we will say warm or cold.',
      'Ask for a telephone number instead of a logo.',
      'Judge us by the mess at the start, and by what we left out.',
    ],
    tasks: [
      'Read the confidentiality clause before the case',
      'Get written consent for every detail that stays',
      'Check what the published figure counts, and up to when',
    ],
    objections: ['Anyone could make that up.', 'You would tell our secrets to the next one.'],
    formats: ['blog', 'linkedin', 'podcast'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'does-anybody-care-about-that-badge',
    pillar: 'proof',
    stage: 'consider',
    question: 'Do you people not just give each other those awards?',
    needs: {
      types: ['award'],
      concepts: lemmas(`
        award finalist shortlist agency marketing design accredited partner member institute chartered
        cipd iosh b-corp consultancy hr recruitment gold business campaign corp trainer association
        silver professional public charity iso
      `),
    },
    titles: [
      'What would it take to lose it? {brand} sorts the badges on its own website',
      'Who judged, and who paid to enter? {brand} on what it had to hand in',
      'Off the shelf and on to the floor: {brand} ranks its own badges',
    ],
    why: 'Prizes in this business may have an entry fee and a great many categories, and buyers have noticed. Until somebody sorts them, every badge in the footer is wallpaper.',
    angle:
      'Rank your own wall. Whatever could be taken away from you goes first, and whatever you bought a table for goes last.',
    beats: [
      'Lay every certificate, badge and glass object on the floor and photograph the lot from a ladder.',
      'Sort them by what would make you lose each, and put the ones that nobody can lose at the far end.',
      'Look up the entry fee and the number of categories for the one in the quote, and letter both on a card beside it.',
      'Find the client whose work was entered and ask whether anything was different for them the week after.',
      'Add a piece you were prouder of that never won a thing.',
    ],
    callsToAction: [
      'Rank them before you see our order.',
      'Ask the next firm with a badge what would make it lose that badge.',
      'Tell us which one you took for a real exam.',
    ],
    tasks: [
      'Find the rules and the fee of each scheme',
      'Borrow a ladder',
      'Check how each body allows its badge to be used',
    ],
    objections: ['They hand those out at a dinner you pay for.'],
    formats: ['social', 'linkedin', 'video'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]

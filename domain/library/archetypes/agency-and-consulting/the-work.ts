// What is asked about the work itself: the first meeting, the waiting, the report, one's own hours, whose it is, what it proves.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const theWork: readonly Entry[] = [
  {
    id: 'what-happens-at-the-first-meeting',
    pillar: 'expertise',
    stage: 'decide',
    question: 'What will you want to know at the first meeting?',
    needs: {
      types: ['process', 'customer-question'],
      concepts: lemmas(`
        discovery call meeting meet listen understand chat conversation coffee initial kick-off goal
        objective challenge start talk session first need happen coach visit know chemistry team brief
        hear
      `),
      never: lemmas(`
        order delivery design draft website candidate cost project
      `),
    },
    titles: [
      'From the nervous chair: a first hour at {brand}, filmed over the visitor’s shoulder',
      'Written down, left unsaid: the notes of a first meeting at {brand}',
      'You came about one thing and left with another. A first hour at {brand}',
    ],
    why: 'People tidy up for a consultant as they do for a cleaner, and arrive with a story they have rehearsed. The meeting begins to be of use when the story comes apart, so let them see that this is expected.',
    angle:
      'Film it with as little talk from your side as possible. The craft lies in the pauses, so keep every one of them.',
    beats: [
      'Find a volunteer with a real worry, agree what will be cut, and shoot the hour over their shoulder.',
      'Freeze the picture after each question and caption what it was really for.',
      'Hold the notes up beside the email that first asked for the meeting, and let people see how little they match.',
      'Talk to the volunteer on the stairs afterwards about the moment at which the rehearsed version gave out.',
      'Close on what was agreed on the doorstep: who writes to whom, and by when.',
    ],
    callsToAction: [
      'Come untidied.',
      'Leave the rehearsed version at home and bring the real one.',
      'Watch for the question after which nobody speaks.',
    ],
    tasks: [
      'Agree with the volunteer what must not be shown',
      'Test the sound in the room you really use',
      'Choose the colleague who is most at ease with silence',
    ],
    objections: ['I shall be sold to before I have sat down.', 'I do not know enough to be asked questions.'],
    formats: ['video', 'podcast', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-long-before-it-makes-a-difference',
    pillar: 'expertise',
    stage: 'consider',
    question: 'How long before it makes any difference?',
    needs: {
      types: ['customer-question', 'promise'],
      concepts: lemmas(`
        long month week day within result rank launch live turnaround deadline timeline timescale seo
        website campaign project soon see draft shortlist work first design logo brand footprint report
        certification
      `),
      never: lemmas(`
        cancel notice refund email answer contact call contract own leave mistake company size guarantee
        happy
      `),
    },
    titles: [
      'Early signs, late signs, no signs. What {brand} looks at month by month',
      'The weeks when nothing seems to happen: {brand} keeps the log of one job',
      'Whose waiting is it? {brand} sorts a slow project into four kinds of delay',
    ],
    why: 'Most people who ask were once given a date that came and went. They are more patient than they sound, and want to know what they ought to be able to see by when, and when to start worrying.',
    angle:
      'Talk of signs before results, since signs come sooner and cannot be promised away. Put in the sign that means stop.',
    beats: [
      'Draw a calendar with a row for work done, a row for the first sign and a row for what the client wanted in the first place.',
      'Fill it from one finished job with its true dates, slow stretch included.',
      'Separate your own delays from those of a search engine, a printer, a committee or somebody’s notice period.',
      'Describe how it looks when it is not going to work, and in which week you would say so.',
      'Test the quoted words on that calendar, and mark the row that they speak of.',
    ],
    callsToAction: [
      'Ask about the early signs as well as the deadline.',
      'Mark today in the calendar, and the day of the first sign.',
      'Tell us how long you were once told, and how long it was.',
    ],
    tasks: [
      'Take the dates of one finished job from the messages',
      'Ask its client when they first noticed anything',
      'Agree in which week you would admit defeat',
    ],
    objections: ['It will be six months, and then another six.'],
    formats: ['blog', 'email', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'what-does-the-report-look-like',
    pillar: 'offer',
    stage: 'decide',
    question: 'What does the report look like, and will anybody read it?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        audit report review assessment survey analysis analytics dashboard recommendation diagnostic
        evaluation research service hr seo fire risk carbon footprint energy governance profile focus
        group questionnaire interview debrief independent action board website cyber
      `),
      never: lemmas(`
        hosting course financial payroll copywriting brochure newsletter training bid contract handbook
        press hire ads social design page starter e-commerce copy engine optimisation
      `),
    },
    titles: [
      'On your desk after {label}: the page to read first and the page to skip',
      'Turn the pages of {label} with {brand} and stop at the one that gets used',
      'A paper clip for every page of padding: {brand} goes through {label}',
    ],
    why: 'Once the bill for {label} has been paid, paper is what is left, and much of it ends up propping a door. People would like to see one opened before they order their own.',
    angle:
      'Review it like a book and be rude about the padding. Judge every page by whether somebody did something on a Monday because of it.',
    beats: [
      'Film a real one from above with the names covered, turned at the speed of a busy director.',
      'Stop at the first page that led to a decision, and tell which.',
      'Clip together all the pages that are there to protect the writer, and weigh them.',
      'Read one finding twice, first as it was written and then as you would put it across a table.',
      'Show how bad news is worded when the person reading it is also the cause.',
    ],
    callsToAction: [
      'Turn the pages of one before you order yours.',
      'Take your last report out of the drawer and count what came of it.',
      'Say which page you would tear out.',
    ],
    tasks: [
      'Choose a report whose owner agrees, and cover what gives them away',
      'Mark the page that led to a decision',
      'Set a camera above a table',
    ],
    objections: ['It will tell us what we told you.', 'Nobody here reads past page two.'],
    formats: ['video', 'social', 'linkedin'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'how-much-of-our-own-time',
    pillar: 'expertise',
    stage: 'use',
    question: 'How much of our own time will it swallow, and must we meet every week?',
    needs: {
      types: ['process', 'customer-question'],
      concepts: lemmas(`
        meeting week update feedback approve sign-off content interview stakeholder workshop access
        draft team report input present call need start choose concept design brief provide month
        amendment round day inform
      `),
      never: lemmas(`
        privacy candidate chemistry seo cost long small company handover domain listen goal coffee fast
        book
      `),
    },
    titles: [
      'The client’s half of the job: what {brand} needs from you, in hours and by week',
      'Could that meeting be an email? {brand} goes through its own invitations',
      'Nobody can find the logo: what stalls at {brand} when a client goes quiet',
    ],
    why: 'Buyers budget for the fee and forget the hours of their own that go with it. A missing file or an approver on holiday holds work up as surely as anything else, and clients are seldom told so kindly.',
    angle:
      'Be frank without reproach about what is needed, from whom, and what waits meanwhile. Abolish at least one meeting in front of everybody.',
    beats: [
      'Add up a client’s own hours on the last finished job, counting calls, reading, and the hunt for photographs.',
      'Plot them week by week until anybody can see the two fat ones coming.',
      'Rank what holds things up, from the commonest to the silliest.',
      'Pick one standing meeting that could be dropped, and print the email that would replace it.',
      'Explain what you do when a client falls silent: carry on, stop or ring up.',
    ],
    callsToAction: [
      'Block out the two fat weeks before you sign anything.',
      'Decide today who may say yes, and tell that person.',
      'Reply with the meeting you would abolish first.',
    ],
    tasks: [
      'Ask one client to estimate their hours from the calendar',
      'Count the standing meetings and who attends',
      'Rewrite the starting checklist so that it gives hours',
    ],
    objections: ['We are hiring you because we have no time.'],
    formats: ['email', 'linkedin', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'is-it-ours-once-we-have-paid',
    pillar: 'proof',
    stage: 'use',
    question: 'Is it really ours once we have paid for it?',
    needs: {
      types: ['promise', 'statement', 'process'],
      concepts: lemmas(`
        ownership source file copyright domain login handover intellectual artwork code belong lock-in
        password hand invoice pay ip property asset right document everything keep licence
      `),
      never: lemmas(`
        reserved cookie human mistake wrong employment
      `),
    },
    titles: [
      'Logo, logins, photographs, policies: {brand} says line by line whose they are',
      'Paid for and still not yours? {brand} takes a finished job to pieces',
      'Yours, ours, rented. Three rubber stamps and one finished job from {brand}',
    ],
    why: 'People learn who owns their pictures, their code or their handbook on the day they try to move it. Typefaces, stock photographs and hired software make the answer less simple than either side remembers.',
    angle:
      'Sort one job into yours, ours and rented, and put the awkward third pile in the middle of the page. What is rented has to be explained before it lapses.',
    beats: [
      'Break a finished job down into words, pictures, typefaces, code, accounts and the drafts that lost.',
      'Stamp each of them with one of three words: yours, ours, rented.',
      'For what is rented, name the landlord, the yearly sum and what goes dark if nobody pays.',
      'Hold the quoted line against the terms that you send out, and have a lawyer read both.',
      'Deal with the losing drafts by themselves, since most clients believe they bought those as well.',
    ],
    callsToAction: [
      'Ask for the three piles before the last invoice.',
      'Try to log in as the owner today, and see whether you can.',
      'Pick one photograph on your website and find out whose it is.',
    ],
    tasks: [
      'Compare the claim with your terms and conditions',
      'List the licences in one job with their renewal dates',
      'Have the piece read by somebody who knows copyright',
    ],
    objections: ['You will hold our website to ransom.'],
    formats: ['linkedin', 'blog', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'what-am-i-still-paying-for',
    pillar: 'offer',
    stage: 'return',
    question: 'It has been finished for a year. What am I still paying for?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        care maintenance hosting support plan update backup aftercare monitoring helpdesk renewal email
        security server wordpress domain managed remote year user technical software licence fix
      `),
      never: lemmas(`
        seo ads coach course leadership marketing hr retainer audit design campaign social ppc advice
        session safety
      `),
    },
    titles: [
      'Nothing went wrong this month. What {label} for {amount} had to do with that',
      '{label}, and a twin that goes without: {brand} runs a slow experiment',
      'Pay {amount} for {label}, or look after it yourself? A year of both, side by side',
    ],
    why: 'The thing is finished and the standing order goes on. {amount} then feels like rent on one’s own house, and nobody is comforted by the word maintenance; they need to see what goes off.',
    angle:
      'Show decay and leave danger out of it. Put something out of reach of all care and look in on it every month, as one might watch an apple.',
    beats: [
      'Make a copy of something that is kept up by {label}, cut it off, and note the date.',
      'Look in on the first of each month and write down what has gone stale, slow or silent.',
      'Count the jobs that its cared-for twin really had in the same month, with the minutes.',
      'Own up to a month in which {amount} bought next to nothing, and why nobody could have known beforehand.',
      'Spell out what a careful owner could do alone, and how many evenings that takes.',
    ],
    callsToAction: [
      'Ask what was done last month, and expect dates in the answer.',
      'Look up when yours was last touched, and by whom.',
      'Follow the neglected twin for a few months before you decide.',
    ],
    tasks: [
      'Set up the copy where it can harm nobody',
      'Keep a log with dates for both of them',
      'Check what the published price covers and what is billed apart',
    ],
    objections: ['My nephew could do that.', 'Nobody has touched it in months.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'what-if-you-get-it-wrong',
    pillar: 'people',
    stage: 'decide',
    question: 'What do you do when the mistake is yours?',
    needs: {
      types: ['guarantee', 'promise'],
      concepts: lemmas(`
        wrong mistake right refund fix honest apologise happy satisfied money guarantee deadline redo
        amend revision unlimited responsibility cost back quality unhappy work concept resolve design
        correct
      `),
      never: lemmas(`
        candidate placement course hire pass resit ranking
      `),
    },
    titles: [
      'Deal a mistake on a card and start the clock: an honest drill at {brand}',
      'How many minutes before somebody rings the client? A drill at {brand}',
      'Fire practice at {brand}: the wrong list, the wrong file, the wrong date',
    ],
    why: 'Sooner or later a figure is wrong or an email goes to everyone. Clients forgive that far more readily than they forgive having found it out by themselves.',
    angle:
      'Run it as a fire drill. Nobody has to confess to anything old; the team is dealt a fresh mistake, and listeners hear what it does.',
    beats: [
      'Write five mistakes that could happen in any week on cards, such as a mailing to the wrong list or a risk assessment with last year’s address.',
      'Let the person on duty draw one with the recorder running, and tell the others nothing.',
      'Give the part of the client to a friend with a temper, and time the wait for the first call.',
      'Break off where the quoted words would apply, and talk over what they cover and what is left to goodwill.',
      'Broadcast the friend’s verdict as it comes, and change one rule because of it.',
    ],
    callsToAction: [
      'Tell us about the apology that worked on you.',
      'Deal yourselves a card at the next team meeting.',
      'Ask a firm how it learnt of its last mistake, and from whom.',
    ],
    tasks: [
      'Write the cards with the colleague who has seen most',
      'Find a friend who can be angry on demand',
      'Reread the promise as it is published',
    ],
    objections: ['They would never tell us.', 'Some junior will get the blame.'],
    formats: ['podcast', 'video', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'how-will-we-know-it-worked',
    pillar: 'proof',
    stage: 'decide',
    question: 'How will we know whether it worked?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        seo ppc campaign marketing social analytics advertising engagement culture leadership coach
        change media strategy engine optimisation traffic package programme executive team growth grow
        sale visitor improve training brand behaviour manager restructure senior interim agree session
      `),
      never: lemmas(`
        hosting print payroll signage audit safety assessment logo handbook contract website brochure
        care advice aid fire iosh outsourced photography helpdesk brief
      `),
    },
    titles: [
      'Write the ending of {label} down first, seal it, and choose who opens it',
      'The figure to watch after {label}, and the ones that flatter everybody',
      'In a sealed envelope: what {brand} and a client each expected of {label}',
    ],
    why: 'Afterwards some number has always gone up, and {label} will produce plenty to choose from. Settling beforehand which one counts keeps both sides honest.',
    angle:
      'Predict in public and put a date on it. Take a measure that could embarrass you, and reckon with what would have happened anyway.',
    beats: [
      'Before any work on {label} begins, have you and the client each write down in private what a good ending looks like.',
      'Open the two papers together and publish the gap between them.',
      'Settle on one figure that the client’s own people already trust, with where it stands today and how it is counted.',
      'List three others that would have risen whatever anyone did, and leave them out for good.',
      'Seal the expectation, fix the day of opening and let the client keep the envelope.',
    ],
    callsToAction: [
      'Write your own ending on a card before you talk to anybody.',
      'Choose the figure that your accounts department believes.',
      'Ask what would have gone up anyway.',
    ],
    tasks: [
      'Find a client who is about to begin and likes a bet',
      'Write down today’s figure and exactly how it was counted',
      'Put the opening day in both calendars',
    ],
    objections: ['You can prove anything with a chart.', 'Our sort of thing cannot be measured.'],
    formats: ['blog', 'linkedin', 'events'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
]

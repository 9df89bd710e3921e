// What is asked about money before anybody has met: the day, the month, the bundle, the free first look and the way out.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const fees: readonly Entry[] = [
  {
    id: 'what-happens-on-a-day-at-that-rate',
    pillar: 'offer',
    stage: 'consider',
    question: 'What happens on a day that costs that much?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        day half-day rate hour workshop facilitate consultancy consultant advice strategy plan away-day
        coach speaker mentor onsite team one-to-one interim developer filming specialist trainer
        discovery power discover training keynote talk speak half full
      `),
      never: lemmas(`
        hosting delegate month programme course block user website voucher package
      `),
    },
    titles: [
      '{label} at {amount}: the hours in the room, and the ones nobody sees',
      '{label}, hour by hour: from the reading beforehand to the very last email',
      'Down to the quarter of an hour: the timesheet behind {label}, kept by {brand}',
    ],
    why: 'Beside a salary, {amount} looks like a great deal, because the buyer sees the hours in the room and none of the reading, travel and writing up on either side. Shown all of them, people can judge {label} instead of flinching at it.',
    angle:
      'Publish the sheet down to the quarter of an hour, and leave in the sandwich on the station platform. If the hours paid for and the hours worked differ, let the reader see by how much and in whose favour.',
    beats: [
      'Next time somebody books {label}, keep a timesheet from the first file opened to the last email answered.',
      'Film the dull corners of it: the drive in the dark, the flipchart being redrawn, the notes typed up on the way home.',
      'Colour the hours three ways, for those spent in the room, at the desk and on the road.',
      'Lay {amount} over the coloured bar and work out what it comes to for each hour actually worked.',
      'Let a past client choose the hour they would gladly pay for again and the one they would cut.',
    ],
    callsToAction: [
      'Tell us which of the hours you would not pay for.',
      'Read the timesheet before you ask about the rate.',
      'Bring one question that you want settled by lunchtime.',
    ],
    tasks: [
      'Keep one honest timesheet from preparation to follow-up',
      'Ask the client whether you may film the room from the back',
      'Check the published rate, and what is charged for travel',
    ],
    objections: ['I do not earn that in a week.', 'Half of it will go on telling you things we know.'],
    formats: ['video', 'linkedin', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'money',
  },
  {
    id: 'what-do-you-do-for-us-every-month',
    pillar: 'offer',
    stage: 'use',
    question: 'What will you actually be doing for us every month?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        month retainer retained package plan subscription manage outsourced support seo ppc social
        campaign pr hr content advice line media engine optimisation ads google marketing post press
        competent remote helpdesk email
      `),
      never: lemmas(`
        hosting deposit room course training recruitment handbook audit film session interim event print
        design strategy crisis care carbon transformation disciplinary poster restructure
      `),
    },
    titles: [
      '{label}, month seven: every job listed, dated and explained by {brand}',
      'Long after the launch: {brand} opens the diary of a dull month of {label}',
      'They asked, we noticed, it slipped. A quiet month of {label} in three piles',
    ],
    why: 'The first month of anything is busy. The question comes with the seventh invoice, when whoever signs it off wonders what would happen if {label} simply stopped.',
    angle:
      'Pick a dull month on purpose, since launch months flatter everybody. Sort the work by who started it, and own up to what was planned and did not get done.',
    beats: [
      'Pull the job list of one client from an unremarkable month, and strike out every name with a thick pen.',
      'Sort what is left under three headings: they asked, we noticed, it slipped.',
      'Take the smallest job that you noticed by yourselves, and explain what it would have grown into.',
      'State what becomes of hours that a client of {label} does not use, whether they are kept, lost or never counted.',
      'Point to the line you would drop first if the fee were cut by a third.',
    ],
    callsToAction: [
      'Reply with the month you would like to see laid open.',
      'Hold your last invoice beside the list and circle what you recognise.',
      'Write down the one monthly job that you would miss, and tell us.',
    ],
    tasks: [
      'Choose the month by its dullness, and clear it with the client',
      'Take out anything that gives the client away',
      'Find out how unused hours are treated in the accounts',
    ],
    objections: ['They were all over us until we had signed.', 'We pay whether you do anything or not.'],
    formats: ['email', 'blog', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'why-will-nobody-give-me-a-price',
    pillar: 'expertise',
    stage: 'discover',
    question: 'Why will nobody just tell me a price on the phone?',
    needs: {
      types: ['customer-question', 'process'],
      concepts: lemmas(`
        price quote fixed scope proposal budget depend hourly project website logo branding seo
        consultancy coach audit brief rate publish hr training assessment handbook recruitment carbon
        safety support design service package
      `),
      never: lemmas(`
        ticket refund cancel cart course long approve build visit launch choose develop happen own
        result start take hire notice
      `),
    },
    titles: [
      'Four answers move the price: what {brand} has to hear before it can quote',
      'One caller, one kitchen timer, one price: {brand} tries to say it in ten minutes',
      'What {brand} asks back, and what each reply does to the price',
    ],
    why: 'A caller who hears "it depends" assumes that the price will be whatever they look able to pay. Naming the things it depends on is quicker than defending the silence, and it sends away the ones you could not have helped.',
    angle:
      'Role-play the call that you usually duck. Give a range after every answer, so that listeners hear it narrow.',
    beats: [
      'Let a friend from another trade ring up with a real plan and insist on a figure.',
      'Say the widest honest range out loud in the first minute, whatever it does to your pulse.',
      'Give the new range after each answer, and say which reply moved it furthest.',
      'Stop at the point where only a site visit, a login or a look at the old files would narrow it further.',
      'Play the same call again with a stated budget, to show what knowing it changed and what it did not.',
    ],
    callsToAction: [
      'Jot down your four answers before you ring anybody.',
      'Say your budget first for once, and see what happens.',
      'Listen for the moment at which the range halves.',
    ],
    tasks: [
      'Find a friend with a real job who will not be polite',
      'Look up the last ten quotes and what drove each of them',
      'Agree how wide a range you are prepared to say aloud',
    ],
    objections: ['It depends on how well dressed I am.', 'If I name my budget, that will be the price.'],
    formats: ['podcast', 'video', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'is-the-free-audit-a-sales-call',
    pillar: 'proof',
    stage: 'discover',
    question: 'Is the free first look just a sales call?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        free audit consultation review call health-check check assessment discovery initial strategy
        session quote diagnostic obligation chat website report hr seo meeting hour minute demo trial
        coach first proposal
      `),
      never: lemmas(`
        parking delivery shipping webinar template coffee event child guide download ebook resit
        revision
      `),
    },
    titles: [
      'Nobody works for nothing out of kindness. {brand} on its free first look',
      'Page by page: what {brand} hands over before anybody has paid',
      'Who took up the free offer from {brand}, and who never came back. Both are fine',
    ],
    why: 'Free first looks are common in this trade, and buyers have sat through enough of them to expect forty slides of alarm. They want to know what they would hold in their hands if they then said no.',
    angle:
      'Show the giveaway whole, including the page where the selling starts. Mark that page in red yourselves before somebody else does.',
    beats: [
      'Photograph each page or screen of a real one, with the client taken out and a red line where advice turns into selling.',
      'Count how many of the last twenty led to work, and print the figure even if it is low.',
      'Name one finding that the owner put right without you, because it took ten minutes and a password.',
      'Caption the final picture with how long it takes you, who does it, and what you hope comes of it.',
    ],
    callsToAction: [
      'Take the free one, use it, and never ring us again if you like.',
      'Swipe to the red line and tell us whether we drew it in the right place.',
      'Send this to whoever is still cross about the last free audit.',
    ],
    tasks: [
      'Clear one real example with its owner',
      'Count what became of the last twenty',
      'Check the offer as published against what people really receive',
    ],
    objections: ['They always find something terrible.', 'I shall be rung up for ever after.'],
    formats: ['social', 'linkedin', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'when-does-the-retainer-beat-paying-as-we-go',
    pillar: 'offer',
    stage: 'return',
    question: 'At what point is the monthly fee cheaper than ringing you when we need you?',
    needs: {
      types: ['break-even'],
      concepts: lemmas(`
        retainer plan subscription membership month annual session visit day hour support advice coach
        audit hr consultancy one-off single service package call-out care maintenance health safety
        unlimited training
      `),
    },
    titles: [
      'Not yet at {count}? {brand} on who should stay with {label2}',
      '{brand} prices a year of real requests twice, by {label} and by {label2}',
      'At {count} it tips: {label2} up to there, {label} at {amount} from then on',
    ],
    why: 'Firms move to {label} because a bad fortnight frightened them, and leave it after a calm quarter. The point where the sums cross is at {count}, and hardly anybody has checked on which side of it they live.',
    angle:
      'Send people back to {label2} whenever the sum says so. Then add the thing a sum leaves out, which is that some clients put off asking because each answer has a price.',
    beats: [
      'Take three clients’ requests of a whole year, names removed, and mark each one that would have been charged as {label2}.',
      'Price each of the three years both ways, at {amount} and at {amount2}, and show who would have done better the other way.',
      'Circle whatever was asked too late because somebody was saving the fee.',
      'Say what moving down from {label} to {label2} involves, and whom to tell.',
    ],
    callsToAction: [
      'Count how often you have asked for help since January.',
      'On the wrong side of the line? Say so, and change.',
      'Post your own number and let us guess which of the two you pay.',
    ],
    tasks: [
      'Find three willing clients and a year of their requests',
      'Have the sums done twice, by two people',
      'Confirm both prices, and what each of them is for',
    ],
    objections: ['You would hardly tell me to pay you less.', 'Our needs change from month to month.'],
    formats: ['linkedin', 'email', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'what-if-we-do-not-use-them-all',
    pillar: 'offer',
    stage: 'decide',
    question: 'What if we pay for the whole block and then do not use it up?',
    needs: {
      types: ['price-each'],
      concepts: lemmas(`
        session hour day visit coach package programme block bundle credit mentor support consultancy
        leadership course pack one-to-one advice hr design facilitation executive career training
      `),
    },
    titles: [
      '{each} apiece if you use all {count} {noun}, and what it comes to if you stop halfway',
      'Used, postponed, forgotten: {brand} follows {count} {noun} to the very last one',
      '{label}, cut into {count} strips of paper with {each} written on every one',
    ],
    why: 'A block is good value only to somebody who finishes it. At {each} apiece, every one left over makes the others dearer, and sellers seldom mention it.',
    angle:
      'Take the buyer’s side against your own bundle. Work out what somebody really pays who drops out halfway through {label}, and only then say what you do about the dip.',
    beats: [
      'Cut a sheet of paper into {count} strips, one for each of the {noun}, and lay {amount} on the table beside them.',
      'Go through last year’s diary, turn over the strips that people left unused, and work out afresh what the others then cost.',
      'Describe the middle stretch, when the first relief has worn off and the calendar has filled up again.',
      'Print how long they stay valid, whether a colleague may take one over, and how late one can be moved.',
      'Let somebody who did finish say what made them turn up to the dreary one.',
    ],
    callsToAction: [
      'Put every date in the diary before you pay for the first.',
      'Dig out the block you never finished, and see whether it is still good.',
      'Count the ones you would honestly turn up for, and be strict.',
    ],
    tasks: [
      'Go through a year of bookings for unused ones',
      'Check the expiry and transfer terms as they are published',
      'Find one finisher who will talk about the middle',
    ],
    objections: ['I know myself. I shall go twice.'],
    formats: ['social', 'video', 'email'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'money',
  },
  {
    id: 'how-do-i-get-out-of-it',
    pillar: 'offer',
    stage: 'decide',
    question: 'How do I get out of it if it does not work?',
    needs: {
      types: ['objection', 'statement', 'customer-question', 'promise'],
      concepts: lemmas(`
        contract notice cancel tie-in tied commitment rolling minimum lock sign long-term lock-in
        anytime leave retainer flexible period month long term end exit stop
      `),
      never: lemmas(`
        cookie employment employee handbook maternity law hire
      `),
    },
    titles: [
      'The last day, described first: how a client parts from {brand}',
      'Write the goodbye email first: how a client leaves {brand}, step by step',
      'Notice, passwords, files, final invoice. Leaving {brand} in that order',
    ],
    why: 'Anybody who has been tied in for a year by a clause on page nine reads the next agreement from the back. They are not planning to go; they want to know that the door opens from the inside.',
    angle:
      'Describe the ending as calmly as a removal firm would. Talk about the dates, the handover and the last bill, and resist every urge to say how seldom it happens.',
    beats: [
      'Draft the email a client would send on the day, and follow it through your own office to the last file handed over.',
      'Copy the notice period word for word out of the agreement you use now, with the clause number.',
      'List what goes back to the client, in what form and by when, from ad accounts to personnel files.',
      'Ask someone who left on good terms what was harder than it should have been, and put it right before you publish.',
    ],
    callsToAction: [
      'Read the last page of your present agreement tonight.',
      'Keep the goodbye email in a drawer and hope not to need it.',
      'Ask any firm you are talking to for its ending in writing, us included.',
    ],
    tasks: [
      'Compare the quoted line with the agreement you send out now',
      'Have whoever drew up the agreement read the piece',
      'Talk to one former client who left without a quarrel',
    ],
    objections: ['There is always a clause somewhere.', 'You will go slow the moment we give notice.'],
    formats: ['email', 'blog', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'legal',
  },
  {
    id: 'should-we-employ-somebody-instead',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Would we not be better off employing somebody?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        month retainer outsourced fractional part-time in-house interim virtual director manager
        department marketing hr support recruitment retained officer week media competent advice line
        accountant finance ppc seo safety dpo
      `),
      never: lemmas(`
        hosting course delegate session website care maintenance email designer brand coach power away
        aid iosh
      `),
    },
    titles: [
      '{label} at {amount}, set against a desk, a pension and a holiday rota',
      'The job advert that would replace {label}, drafted and costed by {brand}',
      'How big must a firm be before a salary beats {label}? {brand} does the sum',
    ],
    why: 'Sooner or later a director asks whether a wage would buy more than {label}. The salary in an advert leaves out a good part of what a person costs and a fee leaves out nothing, so the two are usually compared crookedly.',
    angle:
      'Argue for the job advert as hard as for yourselves. Somewhere there is a size of firm at which the salary wins, and naming it makes people believe the rest.',
    beats: [
      'Draft the advert for a post that would replace {label}, with the pay taken from three live adverts in your county.',
      'Add what the payslip hides: employer’s contributions, pension, recruitment, software, sick days and cover in August.',
      'Turn {amount} into a yearly figure and count the working days that each of the two would buy.',
      'List what an employee has that an outsider never will, such as overhearing the row by the kettle.',
      'Mark the point at which the post becomes the better buy, and what handing over to it would take.',
    ],
    callsToAction: [
      'Put your own salary figure in and see which column wins.',
      'Show both columns to whoever holds the budget.',
      'If the advert wins, place it this week.',
    ],
    tasks: [
      'Collect three live adverts from your own county',
      'Have a bookkeeper check what an employer pays on top',
      'Talk to a client who took the work in-house',
    ],
    objections: [
      'At least an employee is here all week.',
      'An outsider never really gets to know the place.',
    ],
    formats: ['blog', 'linkedin', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
]

// What people ask about money: fees, plans, blocks of sessions, what is free, and what they take home in a case.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const feesAndPlans: readonly Entry[] = [
  {
    id: 'why-does-a-crown-cost-that',
    pillar: 'offer',
    stage: 'consider',
    question: 'Why does a crown cost as much as a holiday?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        crown implant bridge denture veneer filling inlay onlay composite porcelain ceramic amalgam
        restoration price titanium fixed tooth zirconia acrylic chrome surgeon
      `),
      never: lemmas(`
        plan member child check-up examination emergency whitening polish kit retainer lenses frame
        extraction removal canal missed cement recement re-cement temporary repair reline appointment
        x-ray brace aligner broken
      `),
      only: ['sum-worth-planning'],
    },
    titles: [
      'Inside {amount}: the chair, the materials and the unseen hands behind {label}',
      '{label}, {amount}, and the people behind that sum whom you never meet',
      'What would have to be left out for {label} to cost you half as much',
    ],
    why: 'Nobody plans for {label}, so {amount} always arrives at a bad time. What patients can see is a short while in a chair; what they pay for goes on in rooms they never enter.',
    angle:
      'Tell it backwards from the finished thing, and put a person to each stage. No sympathy for the surgery, no scolding of cheaper ones, and no word on what can go wrong elsewhere.',
    beats: [
      'Hold the finished piece, or a model of it, on a fingertip and let the sum stand unexplained for a moment.',
      'Trace it back through each pair of hands: the impression or scan, the materials, the lab if there is one, the fitting.',
      'Let the dentist name the step in which a hair’s breadth matters, and show on a model what it changes.',
      'Set the choices side by side, with the plainest first and including doing nothing for now.',
      'Print what {amount} includes, what would be charged beside it, and who must agree before it is.',
    ],
    callsToAction: [
      'Ask for the choices in writing, with the plainest one at the top.',
      'Ask which line of your quote could be left out, and what would follow from that.',
      'Ask us what happens if you wait, before you ask what it costs.',
    ],
    tasks: [
      'Borrow a model and an old impression from the lab',
      'Confirm the fee and what it includes with the practice manager',
      'Let a dentist check what is said about the alternatives',
    ],
    objections: ['Abroad it is half the price.', 'I only sat there for an hour.'],
    formats: ['video', 'blog', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'why-pay-when-waiting-is-free',
    pillar: 'offer',
    stage: 'consider',
    question: 'Why would I pay when I could wait and have it for nothing?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        private doctor consultation consultant physiotherapy physiotherapist podiatry chiropody blood
        scan ultrasound vaccination screening health video specialist assessment appointment session
        price counselling psychotherapy osteopathy
      `),
      never: lemmas(`
        child lens frame plan member crown implant beauty dog emergency follow-up oct pair lenses block
        package follow hygiene missed cancel relief same-day same new first couple report letter
        whitening denture smile invisalign orthodontist domiciliary home x-ray cbct prescription class
        travel saturday oral relationship sight
      `),
    },
    titles: [
      '{amount} for {label}, or a place in the queue: how to decide which it is worth',
      'Who should keep the {amount} and wait: {brand} on the case against {label}',
      'Time, choice and {amount}: the fair comparison nobody prints about {label}',
    ],
    why: 'Where waiting costs nothing, {amount} for {label} needs a reason, and the reason is different for a plumber with a bad shoulder than for somebody who can wait.',
    angle:
      'Be the practice that sends some readers away. Speak well of the public service, because the same people often work in both, and sell nothing but the difference in time and choice.',
    beats: [
      'Describe three callers, one who should come, one who should wait and one who belongs in casualty tonight.',
      'Draw two lines on one sheet, from noticing it to being seen, and fill in only what you can vouch for.',
      'List what {amount} buys that is not medicine: minutes, a choice of clinician, the same face again.',
      'Explain what passes between you and the GP, and what might have to be asked for or done a second time.',
      'Finish on the question a caller should put to the GP’s surgery before spending anything.',
    ],
    callsToAction: [
      'Ask your GP’s surgery how long the wait is, and then come back to this page.',
      'Work out what a week of waiting costs you, and leave us out of the sum.',
      'Ring and tell us the problem; ask straight out whether you should wait.',
    ],
    tasks: [
      'Have a clinician choose and approve the three callers',
      'Find out where your letters are accepted and where they are not',
      'Check the fee and the length of the appointment against the list',
    ],
    objections: ['I pay for it already, in my taxes.', 'You only want to jump people up a queue for money.'],
    formats: ['linkedin', 'blog', 'podcast', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'is-the-plan-worth-it',
    pillar: 'offer',
    stage: 'return',
    question: 'Is the plan worth it if there is nothing wrong with me?',
    needs: {
      types: ['break-even'],
      concepts: lemmas(`
        plan member monthly annual care check-up visit session appointment examination hygiene test
        treatment dentist eye health denplan scheme subscription direct eyecare package podiatry
      `),
      never: ['phone', 'business', 'website'],
    },
    titles: [
      'Come {count} times and {label} at {amount} will have been the cheaper way',
      'Below {count} visits, pay as you go: the plain arithmetic of {label}',
      '{amount} for {label} or {amount2} for {label2}? Count how often you really come',
    ],
    why: 'A plan is bought on a good intention and kept out of habit. At {amount} beside {amount2} for {label2}, there is a number that decides it, and most people have never worked it out.',
    angle:
      'Print the number at which it tips and tell everybody below it to pay as they go. The plan will be chosen by those who get something from it, and they stay.',
    beats: [
      'Write {amount} and {amount2} on one card and do the division in view, with no discount in it yet.',
      'Mark {count} as the tipping point, and say over how many months it has to be reached.',
      'Try it on three sorts of people: comes twice a year, comes when it hurts, comes every few weeks.',
      'Add what else the plan holds at the price somebody would pay for it singly, and leave out what they would never buy.',
      'Explain how it is ended, with how much notice, and what is lost on the day.',
    ],
    callsToAction: [
      'Count your visits over the last two years, and let that choose.',
      'Below the line? Stay as you are, and we will say the same at the desk.',
      'Look at your bank statement and ask us whether you still get your money’s worth.',
    ],
    tasks: [
      'Check both prices and what they are for one of',
      'Read the plan’s terms for notice and for what lapses',
      'Have somebody at the desk try the sum with their own visits',
    ],
    objections: ['I shall pay every month and forget to come.', 'It is insurance by another name.'],
    formats: ['blog', 'email', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'what-does-the-plan-leave-out',
    pillar: 'offer',
    stage: 'decide',
    question: 'What does the monthly plan pay for, and what will I still have to pay?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        plan member monthly membership direct debit essential premium care month scheme denplan
        subscription adult family band bronze silver gold standard cover annual join eyecare
      `),
      never: lemmas(`
        assessment whitening finance meal implant nutrition treatment payment instalment interest
        deposit
      `),
    },
    titles: [
      '{label} at {amount}, split into what is in, what is cheaper and what is not',
      '{label}: which bills might still come, and who would be sending them',
      'Read before you sign: what {amount} for {label} will and will not settle',
    ],
    why: 'The row at the desk comes from the word covered, which patients hear as everything. Those who know where {label} will stop are seldom cross when they get there.',
    angle:
      'Begin with the exceptions, and print them as large as the price. A plan that survives its own small print needs no banner.',
    beats: [
      'Take the agreement and a highlighter, and mark in one colour what {amount} pays for outright.',
      'Use a second colour for what is only reduced, with the fee beside each as it would be with the plan and without.',
      'Read out what is not in it at all, from lab work to work begun before joining, as the terms have it.',
      'Ask reception which item leads to the most surprised faces, and explain that one at length.',
      'End with the ways out: missed payments, moving house, changing your mind.',
    ],
    callsToAction: [
      'Read the exceptions first, and the price last.',
      'Ask at the desk which item surprises people most.',
      'Already on it? Look up one thing you thought was covered.',
    ],
    tasks: [
      'Get the current terms and check every line against them',
      'Write the fees beside the items that are only reduced',
      'Let whoever answers for the plan approve the wording',
      'Ask the front desk to collect the questions of one month',
    ],
    objections: ['There is always something that is not included.'],
    formats: ['email', 'blog', 'video'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'must-i-buy-the-block',
    pillar: 'offer',
    stage: 'decide',
    question: 'Do I have to buy a whole block of sessions?',
    needs: {
      types: ['price-each'],
      concepts: lemmas(`
        session block package treatment course appointment visit massage physiotherapy pilates
        counselling rehab laser acupuncture osteopathy shockwave pack bundle chiropractic class minute
        therapy needling podiatry
      `),
      never: ['dog', 'bottle', 'meal', 'dance'],
    },
    titles: [
      'One at a time or all {count}? {label} at {each} apiece, and what to ask first',
      '{label} for {amount}: who finishes all {count}, and who should not begin',
      'Buy {count} {noun} only when you know this: {brand} on {label}',
    ],
    why: '{amount} looks like a decision about money. It is one about trust, because nobody can know at the start whether {count} {noun} are what it will take.',
    angle:
      'Say when a block is a bad idea before you say what it saves. A body or a mind does not count sessions, and you cannot promise how many it will need.',
    beats: [
      'Divide {amount} by {count} in front of the reader and put {each} beside the price of a single one, if you sell singles.',
      'Tell in a clinician’s words how and when one usually sees whether more is called for, and why it is not on the first day.',
      'Look through the diary for blocks that were never used up, and say what became of the money.',
      'State the terms aloud: how long they last, whether they can be shared, what comes back if somebody is discharged early.',
      'Describe the person for whom paying singly is the wiser choice.',
    ],
    callsToAction: [
      'Have one first, and decide about the rest afterwards.',
      'Ask what happens to the ones you do not need.',
      'Check the drawer: you may still have some left with us.',
    ],
    tasks: [
      'Count how many blocks ran out unused last year',
      'Put the terms into four short lines',
      'Let a clinician check that no number of sessions is promised',
    ],
    objections: ['You will find a reason why I need all of them.', 'What if it is better after two?'],
    formats: ['social', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'what-is-the-free-one-for',
    pillar: 'offer',
    stage: 'discover',
    question: 'If it is free, what are you hoping to sell me?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        consultation test assessment examination check screening call chat hearing eye smile advice
        appointment aftercare discovery introductory phone initial obligation no-obligation minute first
        new patient scan video virtual telephone aid implant
      `),
      never: lemmas(`
        parking wifi wi-fi deliver child tea coffee guide download whitening kit prescription repair
      `),
    },
    titles: [
      'What {brand} gets out of giving it away, and what you may walk off with',
      'Come for nothing, owe nothing? {brand} shows where the free part stops',
      'Somebody pays for a free appointment. At {brand}, this is who',
    ],
    why: 'Free and health together make people suspicious, and they are right to be. Knowing where the free part ends is what lets them accept it.',
    angle:
      'Own the commercial reason in the first paragraph: some of those who come will stay. Then show that leaving is easy, which is the part nobody believes.',
    beats: [
      'Put the quoted offer on screen and strike through every word that needs a footnote.',
      'Send a colleague through it as a newcomer, and note word for word what is said when the free part is over.',
      'Say who pays for it: the practice, the NHS or a maker of something, and what they expect in return.',
      'Hand over what somebody takes home from it, on paper, whether or not they come back.',
      'Admit what cannot be found out in a free appointment, and what it would cost to know.',
    ],
    callsToAction: [
      'Come, take the sheet of paper home and decide next week.',
      'Ask us in the first minute what we hope to sell you.',
      'Send somebody along with you to keep count of the sales talk.',
    ],
    tasks: [
      'Find three colleagues who will go through it, and write down what each was told at the end',
      'Make a one-page sheet that people can take elsewhere',
      'Check the offer’s conditions and the date on which it ends',
    ],
    objections: ['I will not be able to say no once I am sitting there.'],
    formats: ['social', 'video', 'email'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'what-will-the-glasses-come-to',
    pillar: 'offer',
    stage: 'decide',
    question: 'What will it come to once the lenses are in?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        lens frame glasses spectacle varifocal bifocal vision coating thin reading sunglasses
        prescription pair anti-reflective designer transition price lenses tint polarised progressive
        eyewear rimless photochromic
      `),
      never: lemmas(`
        test examination check plan child consultation appointment lab hearing aid insole orthotic
        contact daily private repeat
      `),
    },
    titles: [
      '{label} from {brand}: the bill at {amount}, before and after each extra',
      'Thinner, tinted, coated: which extras belong on top of {label}, and which do not',
      'Off the shelf and onto your nose: {label}, {amount}, one step at a time',
    ],
    why: 'People choose a frame off the wall by its ticket and meet the lenses at the till. {amount} for {label} is where the sum begins, and they want to see where it ends.',
    angle:
      'Build one pair in public, adding a thing at a time and saying each time who could do without it. The dispensing optician is the hero here, not the brand on the arm.',
    beats: [
      'Start a running total at {amount} and keep it in the corner of the picture throughout.',
      'Add thinner lenses, a coating and a tint one by one, each with its price and one sentence on who notices.',
      'Hold a thick lens and a thin one edge-on to the light, in the same strength, and let people judge.',
      'Ask the dispensing optician which extra they leave off their own glasses.',
      'Finish with two totals, the plainest pair that works and the one most people settle on.',
    ],
    callsToAction: [
      'Tell us what you do all day before you look at a single frame.',
      'Bring your old pair; the lenses in it tell us what you never needed.',
      'Ask for the plain total first.',
    ],
    tasks: [
      'Get sample lenses in one strength and three thicknesses',
      'Have every price on screen checked against the till',
      'Choose a frame that will still be in stock in a month',
    ],
    objections: ['Online it is a fraction of that.', 'The advert says one price and the till says another.'],
    formats: ['social', 'video', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'what-if-i-cannot-get-used-to-them',
    pillar: 'proof',
    stage: 'decide',
    question: 'What if I cannot get used to them?',
    needs: {
      types: ['guarantee', 'promise', 'objection', 'customer-question'],
      concepts: lemmas(`
        lens glasses varifocal aid frame spectacle trial return refund exchange adapt adjust adjustment
        comfort orthotic insole money-back denture used remake lenses wear dizzy satisfied happy change
        replace swap tolerance day style
      `),
      never: lemmas(`
        implant crown filling parking appointment year repair break scratch accident nervous call
      `),
    },
    titles: [
      'Nobody pays for a drawer: what {brand} does if you cannot get used to them',
      'Swimming floors, loud spoons: the first fortnight, and what {brand} does about it',
      'Taking them back to {brand}: the words on paper, and how a return really goes',
    ],
    why: 'Everybody knows somebody whose costly pair lies in a drawer. The fear is less of a bad purchase than of having to argue about it.',
    angle:
      'Treat the first weeks as work that customer and practice do together, and spell out who does what. The promise belongs at the end, as the way out, and not as the bait.',
    beats: [
      'Describe day one truthfully: stairs that swim, cutlery that clatters, a heel that feels lifted.',
      'Separate what usually settles with wearing from what means come back tomorrow, in the clinician’s own words.',
      'Film an adjustment of a few minutes, from the warmed arm or the laptop to the second try.',
      'Set the written terms beside a calendar, and mark the last day on which they hold.',
      'Ask somebody who gave theirs back whether they would tell how it went.',
    ],
    callsToAction: [
      'Find yours in the drawer and bring them in.',
      'Mark the last day of the terms on your kitchen calendar.',
      'Wear them to the noisiest place you know, and report back.',
    ],
    tasks: [
      'Read the terms with whoever handles returns',
      'Ask a customer’s consent before their story is told',
      'Write a diary page for the first two weeks that people can fill in',
    ],
    objections: ['They will say that I have to give it longer until it is too late.'],
    formats: ['email', 'podcast', 'video', 'blog'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'health',
  },
]

// What people ask about money: single visits and passes, what is inside them, and how one gets out again.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const passesAndPrices: readonly Entry[] = [
  {
    id: 'does-the-pass-survive-august',
    pillar: 'offer',
    stage: 'decide',
    question: 'I would come twice a week, except when I can’t. Does the pass still pay?',
    needs: {
      types: ['break-even'],
      concepts: lemmas(`
        membership month unlimited annual season ticket subscription rolling direct debit gym full adult
        standard anytime flexible student class swim climb yoga pilates studio plan access drop-in
        karate dance court
      `),
      never: lemmas(`
        nutrition diet ten five three six twelve twenty block bundle carnet personal coach
      `),
    },
    titles: [
      'Less August, flu and half-term: what becomes of {label} at {amount}',
      '{label} or {label2}? Cross out the weeks you will miss first',
      'It takes {count} visits to earn back {label}. Count yours, flu and August included',
    ],
    why: 'Nobody comes every week, and people who have once paid through a summer of empty Tuesdays remember it at the desk. Between {label} for {amount} and {label2} for {amount2} it takes {count} visits to come out even, so what decides it is the holes in the calendar.',
    angle:
      'Start from the weeks that will be lost: school holidays, colds, a twisted ankle, a busy quarter. Sell to the year that is left over, and where that is too thin, send the reader to the single price.',
    beats: [
      'Hang up a year planner and have three unlike people, such as a teacher, a nurse on nights and a parent, cross out the weeks when they never come.',
      'Let them pencil in the visits that survive for as long as the pass is valid, and set those against {count}.',
      'Check how long the pass is valid and whether it opens the same hours and rooms as {label2}, since a sum between unlike things is worth nothing.',
      'Put in whether {label} can be paused for the crossed-out weeks, and what that does to the answer.',
      'Say to each of the three which to buy, and keep in the one you send away with {label2}.',
    ],
    callsToAction: [
      'Cross out your own lost weeks before you look at a price.',
      'Send us the months you know you will miss, and we will do the sum on the rest.',
      'Begin with single visits, keep the receipts, and change when the pile says so.',
    ],
    tasks: [
      'Check both prices against the list on the day you publish',
      'Buy a year planner and a red pen',
      'Invite three people whose years look nothing like each other',
    ],
    objections: ['I always mean to go more than I do.'],
    formats: ['video', 'social', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'paying-and-not-going',
    pillar: 'offer',
    stage: 'return',
    question: 'I hardly go any more. Am I wasting my membership?',
    needs: {
      types: ['break-even'],
      concepts: lemmas(`
        membership month unlimited subscription annual rolling direct debit gym full adult standard
        anytime class swim climb yoga pilates studio plan access season ticket karate dance
      `),
      never: lemmas(`
        nutrition diet ten five three six twelve twenty block bundle carnet punch personal coach
      `),
    },
    titles: [
      'Coming fewer than {count} times? {label} at {amount} may be the wrong thing to buy',
      'Hardly going? When to swap {label} for {label2}',
      'For whoever pays {amount} for {label} and keeps meaning to come',
    ],
    why: 'A membership that is paid for and not used turns into a reproach, and people stop opening the emails long before they stop the payment. Below {count} visits, {label2} at {amount2} would cost them less than {label}.',
    angle:
      'Write the letter that gyms do not send. Losing a direct debit and keeping the person is the better trade, since whoever was told the truth can come back without a red face.',
    beats: [
      'Open with the sum as worked out, and with no reproach for what anybody has or has not done since they joined.',
      'Explain how a member finds out how often they came: in the app, from the turnstile record or by asking at the desk.',
      'Set out the swap from {label} to {label2} in the order it happens, with whom to write to and by which date.',
      'List what goes with it, such as an old price that has been held, early booking or a locker, so that nobody is caught out.',
      'End with the thing to try before giving up: one quiet slot a week, named by day and hour.',
    ],
    callsToAction: [
      'Ask the desk how often you came in the last three months, and believe the answer.',
      'If the number is small, swap. Nobody here will sulk.',
      'Put one visit in the diary before you decide anything.',
    ],
    tasks: [
      'Pull the list of members who have not been in for two months',
      'Agree with the owner that the swap may be offered in writing',
      'Find out from the desk which hour of the week is emptiest',
    ],
    objections: ['If I give it up, I will never go again.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'how-long-does-a-block-last',
    pillar: 'offer',
    stage: 'consider',
    question: 'If I buy a block, how long have I got, and can my sister use one?',
    needs: {
      types: ['price-each'],
      concepts: lemmas(`
        class block pack package pass card bundle book carnet credit expire valid month yoga pilates
        climb swim visit entry drop-in reformer membership gym bootcamp
      `),
      never: lemmas(`
        term course child party retreat trial day
      `),
    },
    titles: [
      '{label} for {amount}: who may use it, and by when it has to be gone',
      'How fast must they go? {label} for {amount}, paced out week by week',
      '{count} {noun}, a date on the back, and a sister who would like to use one',
    ],
    why: 'At {each} for each of the {noun}, the sum is soon done. What it does not show is the date in the small print, and a block bought in a good mood has a way of being found in a drawer the week after it lapsed.',
    angle:
      'Be the desk that rings before the date and not the one that points to it afterwards. A block that gets finished is followed by another; a block that lapses is followed by silence.',
    beats: [
      'Turn the card or the screen towards the camera and find the expiry together, counted from a purchase made today.',
      'Divide {count} by the weeks there are, and say in visits a week what pace that asks of somebody on shifts.',
      'Settle in public whether a sister, a flatmate or a visiting friend may use one, and where that rule is written.',
      'Show what happens on the day after the date, to the {noun} that are left and to anybody who asks nicely.',
      'Suggest the two slots of the week that are easiest to get into, for whoever has three left and little time.',
    ],
    callsToAction: [
      'Mark the expiry in your calendar on the day you buy.',
      'Found an old one in your account? Ask us whether it can still be used.',
      'Buy the block when you have come twice and liked it, and not before.',
    ],
    tasks: [
      'Look up the expiry and the sharing rule in the terms',
      'List who has a block that lapses next month, and ring them first',
      'Find the two slots with room in them',
    ],
    objections: ['They make their money on the ones nobody uses.'],
    formats: ['social', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'can-i-turn-up-and-pay-once',
    pillar: 'offer',
    stage: 'discover',
    question: 'Can I just turn up and pay for one?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        drop-in drop single casual walk-in pay payg visit entry day pass class swim lane climb off-peak
        peak one-off public adult student early concession court gym
      `),
      never: lemmas(`
        membership month annual season unlimited block pack card ten five six week hire term course
        private personal pt one-to-one child family party grading sauna coach trial introduction
        birthday lead
      `),
    },
    titles: [
      '{label} for {amount}: what you sign, what you get and when to come',
      'Visiting, on shifts or undecided? {label} for {amount}, and no more',
      'On the pavement with a bag and {amount} for {label}: what happens next',
    ],
    why: 'Hotel guests, people on shifts and anybody staying with a sister want one session and nothing to sign up to. They hunt the price page for {label} at {amount}, and walk on if they have to ring up to learn how it works.',
    angle:
      'Write it for somebody standing outside with a bag and twenty minutes. Every line should spare them a question at the desk.',
    beats: [
      'Start a watch at the door and have a friend who has never been inside buy {label} as a stranger would.',
      'Note each thing that is asked for on the way in: a name, a health form, a card, a competence check, a pair of socks.',
      'Make plain whether a place can be held beforehand or goes to whoever arrives, and which hours are a gamble.',
      'Point out what a single visit leaves out that a member would have, without turning it into a pitch.',
      'Finish at the exit with what becomes of the {amount} if the stranger joins on the way out, even if that is nothing.',
    ],
    callsToAction: [
      'Save this for the next time you are passing with a bag.',
      'Ring before you set out if you are short of time, and ask what is left.',
      'Send it to whoever is staying with you this weekend.',
    ],
    tasks: [
      'Borrow a friend who has never been in, and a stopwatch',
      'Collect every form that a first visit involves',
      'Find out which single-visit hours were full last month',
    ],
    objections: ['They will spend the whole time trying to sign me up.'],
    formats: ['blog', 'social', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-does-the-membership-cover',
    pillar: 'offer',
    stage: 'consider',
    question: 'What does the membership cover, and what will you charge me extra for?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        membership month unlimited include access full anytime off-peak peak plan annual debit adult
        student joint couple family rolling gold premium standard basic flexible all gym subscription
      `),
      never: lemmas(`
        child teen corporate single drop-in drop casual hire trial introductory nutrition diet coaching
        online personal party session school joining court visit day
      `),
    },
    titles: [
      '{label} at {amount}, tried on every door, class and counter there is',
      'What people on {label} still paid extra for, read off the till roll',
      '{label} in two piles: what {amount} covers and what it does not',
    ],
    why: 'Everyone has once joined something and found the towel, the good class and the car park on another bill. With {label} at {amount}, they want to know where the edge is before they walk off it.',
    angle:
      'Draw the edge in public, and draw it where it hurts. Your desk knows by heart which extras annoy people, so begin with those.',
    beats: [
      'Carry one membership card to every door, class and counter that you have, and try it there.',
      'Pile up objects for both sides: towel, padlock, mat, water, guest, parking, induction, sauna.',
      'Get from the desk the three charges that members argue about, and put those at the head of the second pile.',
      'Add whatever falls due on the first day beside {amount}, such as a joining fee or a card, or state that there is nothing.',
      'Name any hour or class that stays shut to people on {label}, in the same size of type as the rest.',
    ],
    callsToAction: [
      'Print the two piles and tick what you would really use.',
      'Name the extra you did not see coming, and we will put it on the list.',
      'Bring the list to the desk and have each line confirmed.',
    ],
    tasks: [
      'Try one card on every door before opening time',
      'Ask the desk for the three charges people argue about',
      'Gather the objects and clear a floor to lay them on',
    ],
    objections: ['There is always a fee that nobody mentioned.'],
    formats: ['video', 'blog', 'email'],
    objectives: ['inform'],
    sensitivity: 'money',
  },
  {
    id: 'how-do-i-get-out-of-it',
    pillar: 'proof',
    stage: 'decide',
    question: 'How do I get out of it if I stop going?',
    needs: {
      types: ['objection', 'guarantee', 'customer-question', 'statement'],
      concepts: lemmas(`
        cancel notice contract leave membership minimum tie commitment joining freeze rolling anytime
        pause refund lock penalty terminate question
      `),
      never: lemmas(`
        class late book weather teacher coach
      `),
    },
    titles: [
      'Leaving {brand}, rehearsed: one member, one message and a stopwatch',
      'The way out of {brand}, signposted as clearly as the way in',
      'Before you join {brand}, watch somebody else leave it, start to finish',
    ],
    why: 'Plenty of people who do not join are remembering the last place, where leaving took a letter, a phone queue and two more payments. Show them the exit, and the entrance looks wider.',
    angle:
      'Treat cancelling as part of the service and film it as such. If yours turns out to be clumsy, mend it first and publish the mending too.',
    beats: [
      'Read out the quoted line, then open the terms at the clause that says the same at greater length.',
      'Let a test member cancel while the camera runs, and show every screen, form and reply, however dull.',
      'Put on one card the notice, the date of the last payment, and what becomes of visits already paid for.',
      'Say whether a pause is possible and for how long, since some who ask to leave only need six weeks off.',
      'Keep in the goodbye: who answers it, and in which words.',
    ],
    callsToAction: [
      'Read the clause about leaving first, and the one about joining second.',
      'Tell us how the last place made it hard, and we will check ours for the same.',
      'Ask at the desk what you would have to do to stop tomorrow.',
    ],
    tasks: [
      'Set up a test member and cancel it, noting every step',
      'Have whoever owns the terms read the draft',
      'Collect the real words of the last few goodbye messages, without names',
    ],
    objections: ['They all say that until you try.', 'It will be buried in the small print.'],
    formats: ['video', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'legal',
  },
  {
    id: 'if-i-cannot-make-it-tonight',
    pillar: 'offer',
    stage: 'use',
    question: 'If I cannot make it tonight, do I lose the class?',
    needs: {
      types: ['customer-question', 'statement', 'free'],
      concepts: lemmas(`
        cancel late hour notice credit waitlist wait miss no-show refund reschedule policy app spot swap
        transfer lose forfeit question
      `),
      never: lemmas(`
        membership contract month start beginner sign programme level offer teacher experience open fit
        wear bring child coach join
      `),
    },
    titles: [
      'Cancel, and somebody gets your place: a late booking followed through {brand}',
      'The empty place at the back of the room, and what {brand} does about it',
      'Stuck on the ring road at ten to six, with a class booked at {brand}',
    ],
    why: 'A late cancellation is where goodwill is spent fastest: one person feels fined for a sick child, and another stayed at home because the class said full. Both want to know the rule before it bites.',
    angle:
      'Tell it from the waiting list. The rule looks mean to whoever cancels and fair to whoever gets the place, and showing the second person changes the tone of the first.',
    beats: [
      'Start from one booked place and give it a clock: booked on Sunday, dropped at four, class at six.',
      'Show what the app or the desk does at that moment, whose phone it reaches, and how long they have to say yes.',
      'Read the rule itself in a sentence with one number in it, and what it costs to miss it.',
      'Own up to how you deal with the hard cases, such as a child with a temperature or a closed road, and who may bend the rule.',
      'Count one week of empty places in full classes, and publish the figure.',
    ],
    callsToAction: [
      'Drop the class as soon as you know. Somebody is sitting by the phone.',
      'Put your name on the waiting list even when it looks hopeless.',
      'Tell us if the rule has ever caught you unfairly, and we will look at it.',
    ],
    tasks: [
      'Count last week’s empty places in classes that said full',
      'Draw the clock from booking to class',
      'Agree with the teachers which cases may be forgiven',
    ],
    objections: ['I paid for it, so why should I lose it?'],
    formats: ['email', 'social', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'will-it-still-be-here',
    pillar: 'proof',
    stage: 'decide',
    question: 'The last place took a year’s money and shut. Will you still be here?',
    needs: {
      types: ['founded'],
      concepts: lemmas(`
        since open year found build gym studio club centre school family independent run start yoga
        climb dance swim pool karate martial boxing coach train class community business town
      `),
      never: ['award'],
    },
    titles: [
      'Open since {year}: what {brand} does to be here next year as well',
      'A full January and an empty August since {year}: how the rent gets paid',
      'What has kept {brand} going for {years} years, thin summers included',
    ],
    why: 'Gyms and studios close with members’ money inside them, and people who have been caught once do not pay a year ahead again. A start in {year} is the beginning of an answer; the rest is how the place is run.',
    angle:
      'Be the only one in town who talks about August, when the rooms empty and the rent does not. Reassure with arithmetic and leave out the adjectives.',
    beats: [
      'Sit the owner down with the worst month in the books since {year} and let them tell how it was got through.',
      'Explain in plain words what a year’s money pays for and whether it is kept apart until it is earned.',
      'Show one thing bought to last, such as a floor, a boiler or a wall, and the year it went in.',
      'Tell people what would happen to their visits if the doors did close, including the part that nobody can promise.',
      'Recommend the way to pay that you would choose for a nervous friend.',
    ],
    callsToAction: [
      'Pay for the shortest spell you can until you trust us. We would.',
      'Ask the owner how the last thin summer was paid for.',
      'Write to us with what happened at the place that shut.',
    ],
    tasks: [
      'Check the year against a company or club record',
      'Agree with the owner which figures may be shown',
      'Find the invoice of the oldest big purchase still in use',
    ],
    objections: ['They said so at the last place as well.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'money',
  },
]

// What is asked of any business about money: the whole price, the dearer choice, trying first, getting out again.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const priceAndTerms: readonly Entry[] = [
  {
    id: 'will-there-be-more-to-pay',
    pillar: 'offer',
    stage: 'consider',
    question: 'Is that the whole price, or will there be more to pay?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        price pay include extra tax excluding plus total month hour day year person adult ticket plan
        package service deposit start
      `),
    },
    titles: [
      'You pay {amount} for {label}. What else could end up on the bill?',
      '{label} at {amount}, and every extra that could be added to it',
      'The last line of the bill: what {brand} can add to {amount}, and when it does not',
    ],
    why: 'People forgive a price sooner than a surprise. Anyone who is weighing up {label} wants to know whether {amount} is the start of the bill or the end of it.',
    angle:
      'Write the bill before the customer sees one, extras and all. If there are none, the piece is one line long and all the better for it.',
    beats: [
      'Open with {amount} and list what it covers already, in the order people ask about it.',
      'Get from whoever raises the bills the three extras that come up most, with their prices.',
      'Add up a modest example and a demanding one, tax included.',
      'Own up to the extra that nobody sees coming, and say how to avoid it.',
    ],
    callsToAction: [
      'Tell us what you need, and we will send back one figure with everything in it.',
      'Ask for the total before you say yes.',
      'Lay your last bill from anybody beside ours.',
    ],
    tasks: [
      'Go through three months of bills for extras',
      'Write out the two sample bills',
      'Have whoever answers the phone check the wording',
    ],
    objections: ['There is always something in the small print.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'what-does-the-dearer-one-add',
    pillar: 'offer',
    stage: 'decide',
    question: 'What do I get for the extra money if I take the bigger one?',
    needs: {
      types: ['labelled-price'],
      second: ['labelled-price'],
      concepts: lemmas(`
        price plan package basic standard premium pro full single double private month year day hour
        week session size include user
      `),
    },
    titles: [
      '{label} or {label2}: what the difference between {amount} and {amount2} buys',
      'One list, two lines: {label} at {amount} and {label2} at {amount2}',
      'The gap between {label} and {label2}, and who can ignore it',
    ],
    why: 'Between {amount} and {amount2} most people choose by mood. They would rather know what the difference does for them, and when it does nothing.',
    angle:
      'Talk about the difference only, since what the two have in common is no help. Someone should finish it and happily take the smaller.',
    beats: [
      'Subtract one price from the other, and make that sum the hero of the piece.',
      'List only what one has and the other lacks, with how often people use it.',
      'Find a customer who moved from one to the other, in either direction, and ask what made them.',
      'Say which of the two you would sell to a friend who has never bought from you.',
      'End with a rule of thumb that fits on a beer mat.',
    ],
    callsToAction: [
      'Tell us how you would use it, and we will name one of the two.',
      'Begin with the smaller and see whether you miss anything.',
      'Already have the dearer one? Check which half of it you use.',
    ],
    tasks: [
      'Make the list of differences with somebody who sells both',
      'Find one customer who has changed over',
      'Check what each of the two prices is for',
    ],
    objections: ['The bigger one is never worth it.'],
    formats: ['blog', 'email', 'social', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'can-i-try-it-first',
    pillar: 'offer',
    stage: 'consider',
    question: 'Can I try it before I pay for anything?',
    needs: {
      types: ['free'],
      concepts: lemmas(`
        free trial try demo sample first session lesson quote advice visit obligation download tour
        start
      `),
    },
    titles: [
      'Get the most out of what {brand} lets you try for nothing',
      'A free first go at {brand}: what to look at and what to ask',
      'Try it like a sceptic. Five things to poke at before you pay anyone',
    ],
    why: 'A free first look is often wasted because people do not know what to look for. Tell them how to test you properly, and the ones who stay will stay for longer.',
    angle:
      'Coach people to be hard to please. Anyone who follows the advice should find a weakness as well as a strength.',
    beats: [
      'Repeat what is free in the exact words of the offer, and for how long.',
      'Ask two people who stayed and one who did not what decided it.',
      'Suggest one awkward thing to try in the first ten minutes.',
      'Spell out what happens on the day after, whether anybody will call, and how to leave.',
    ],
    callsToAction: [
      'Bring your most awkward case to the free one.',
      'Have a go this week, and tell us the first thing that annoyed you.',
      'Take somebody along who is harder to please than you are.',
    ],
    tasks: [
      'Ask three people what decided it for them',
      'Write the list of things to poke at',
      'Walk through the free part as a stranger would',
    ],
    objections: ['They will never stop calling me afterwards.'],
    formats: ['events', 'video', 'email', 'social'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'am-i-tied-in',
    pillar: 'offer',
    stage: 'decide',
    question: 'If I sign up, how do I get out again?',
    needs: {
      types: ['promise', 'guarantee', 'contrast', 'statement', 'customer-question', 'objection'],
      concepts: lemmas(`
        contract cancel notice term tie minimum anytime pause refund flexible subscription rolling
        obligation penalty terminate withdraw lock-in
      `),
    },
    titles: [
      'How to leave {brand}, written by the people who would rather you stayed',
      'Before you sign anything with {brand}, read how it ends',
      'The way out, step by step, while you are still standing at the way in',
    ],
    why: 'It is the question people are too polite to ask at the start. A clear way out is what lets the careful ones come in.',
    angle:
      'Write the page for somebody who wants to go, today and in a hurry. No pleading, and no form with nine questions on it.',
    beats: [
      'Quote the term as it stands, and put the dates of an imaginary customer to it.',
      'Go through leaving for yourself with a watch running, and report how long it took.',
      'Say what people keep and what they lose: files, deposits, remaining sessions.',
      'Ask whoever handles goodbyes for the commonest reason, and whether it could have been mended.',
    ],
    callsToAction: [
      'Read the way out first, and then the way in.',
      'Ask us what happens to your money if you stop halfway.',
      'Stuck in a contract elsewhere? Look for these three lines in it.',
    ],
    tasks: [
      'Time the way out from start to finish',
      'Have the wording checked against the terms',
      'Link the page from the place where people sign up',
    ],
    objections: ['It is made easy to join and hard to leave.'],
    formats: ['email', 'blog', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'legal',
  },
  {
    id: 'is-my-job-too-small',
    pillar: 'offer',
    stage: 'consider',
    question: 'Would you bother with something as small as mine?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        small large size single start individual project service budget business sole freelancer
        beginner minimum domestic commercial startup quote
      `),
    },
    titles: [
      'The smallest {label} enquiry {brand} ever said yes to, and what came of it',
      'Too small to ask about? Send {brand} your {label} question regardless',
      'A defence of small jobs, from people who have done plenty of them',
    ],
    why: 'People hold back because they fear being a nuisance. Anyone who hears that {label} can begin small will ask in the morning.',
    angle:
      'Celebrate a tiny job with the seriousness usually kept for large ones: the brief, the obstacles, the outcome.',
    beats: [
      'Find the smallest piece of work on the books that had anything to do with {label}.',
      'Tell it as a case study in four paragraphs, with the customer’s own reason for asking.',
      'Name the point below which it is not worth the customer’s money, and what to do instead.',
      'Ask whoever did it what they like about the small ones.',
    ],
    callsToAction: [
      'Send us the one you thought was not worth sending.',
      'Describe it in a single line, and we will tell you yes, no or who.',
      'Save up three little ones and bring them together.',
    ],
    tasks: [
      'Find the smallest job on the books',
      'Get the customer’s permission and a picture',
      'Agree the point below which you would decline',
    ],
    objections: ['They will be polite and put me to the bottom of the pile.'],
    formats: ['social', 'linkedin', 'video'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'what-do-regulars-get',
    pillar: 'offer',
    stage: 'return',
    question: 'Is there anything in it for me if I come back?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        member loyalty regular return renew discount refer friend annual season card point reward
        subscription bundle block save repeat
      `),
    },
    titles: [
      'What coming back gets you at {brand}, with {label} as the example',
      '{label}, second time round: what regulars know that newcomers do not',
      'Coming back ought to be worth something. Here is what it is worth',
    ],
    why: 'Offers for newcomers are everywhere, and regulars notice. Showing what {label} can do for somebody who returns tells them that they have been seen.',
    angle:
      'Let a regular explain it to a newcomer, and keep the staff out of it. The tricks that regulars use are better than any scheme you could print.',
    beats: [
      'Ask three regulars what they do differently now from the first time.',
      'Set out what is on offer in one plain line, with its conditions.',
      'Work out what it comes to over a year for someone who returns four times.',
      'Add the thing regulars get that is written down nowhere.',
    ],
    callsToAction: [
      'Tell us how long you have been coming, and we will make sure you have what is due to you.',
      'Pass one regular’s trick on to somebody new.',
      'Check whether you are on the list; you may be due something.',
    ],
    tasks: [
      'Talk to three regulars',
      'Do the yearly sum',
      'Check that everybody on the team gives the same answer',
    ],
    objections: ['New customers always get the better deal.'],
    formats: ['email', 'social', 'podcast'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
]

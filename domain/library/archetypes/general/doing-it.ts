// What is asked about the work itself: how long, what to have ready, whether to do it oneself, and how to keep it going.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const doingIt: readonly Entry[] = [
  {
    id: 'how-long-until-it-is-done',
    pillar: 'expertise',
    stage: 'decide',
    question: 'How long will it take from now until it is done?',
    needs: {
      types: ['process', 'promise'],
      concepts: lemmas(`
        day week hour minute month within turnaround fast ready deliver install schedule dispatch finish
        start
      `),
    },
    titles: [
      'If you say yes to {brand} today, this is what your next weeks look like',
      'From the first call to done: a calendar {brand} will let you hold it to',
      'How long does it take? Start from the date you need it, and count back',
    ],
    why: 'People plan holidays, parties and payments round the answer. "It depends" sends them to somebody who gives a date.',
    angle:
      'Work backwards from a date the reader cares about. Show where there is slack, and which day cannot be moved.',
    beats: [
      'Begin with a real wish, such as "before the school holidays", and count back through the steps in the quote.',
      'Mark the steps that wait for the customer, for those are where the weeks go.',
      'Ask whoever plans the work for the best, the usual and the worst they have seen.',
      'Say what can be hurried, what it costs, and what should never be hurried.',
    ],
    callsToAction: [
      'Give us the date you need it by, and we will count back with you.',
      'Do your part this week, so that nothing has to wait for you.',
      'Write the latest starting day in your calendar now.',
    ],
    tasks: [
      'Take the dates of the last ten from the diary',
      'Draw the calendar backwards',
      'Agree with whoever plans it which dates you will stand by',
    ],
    objections: ['They always say two weeks.'],
    formats: ['video', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-should-i-have-ready',
    pillar: 'expertise',
    stage: 'use',
    question: 'What should I have ready before the first time?',
    needs: {
      types: ['process', 'customer-question', 'statement'],
      concepts: lemmas(`
        bring form prepare photo measure appointment arrive wear passport sample checklist paperwork
        proof clothes shoe towel beforehand
      `),
    },
    titles: [
      'The night before your first time at {brand}: a list that fits on your hand',
      'Things people bring to {brand}, things they forget, and one nobody needs',
      'Get ready in the time it takes the kettle to boil: a first-timer’s list',
    ],
    why: 'A first visit goes well or badly the evening before. Nobody wants to be the person who left the one thing at home.',
    angle:
      'Two lists, and the second is the useful one: what people bring that they need not have carried. It makes them laugh and remember the first.',
    beats: [
      'Ask whoever meets newcomers what is missing most often, and what it leads to.',
      'Cut the list until it has five things on it, and put the reason beside each.',
      'Show the pile of things that people bring for nothing.',
      'Say what happens if somebody turns up without any of it.',
    ],
    callsToAction: [
      'Put the five by the front door tonight.',
      'Forgot something? Come anyway, and we will manage.',
      'Tell us what you carried all the way for nothing.',
    ],
    tasks: [
      'Count what was missing over a fortnight',
      'Lay out the five things and photograph them from above',
      'Add the list to the reminder that people get',
    ],
    objections: ['Surely they will tell me when I arrive.'],
    formats: ['email', 'social', 'video'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-hard-is-it-to-switch',
    pillar: 'expertise',
    stage: 'consider',
    question: 'How much trouble is it to change over to you?',
    needs: {
      types: ['process', 'promise', 'free', 'contrast'],
      concepts: lemmas(`
        switch transfer import setup provider replace compatible upgrade changeover onboarding previous
        convert takeover handover export legacy
      `),
    },
    titles: [
      'Changing over to {brand}: the boring bits, who does them and for how long',
      'A diary of the week somebody changed over to {brand}',
      'You are not happy where you are, and you have not moved. Here is why',
    ],
    why: 'People put up with a poor arrangement for years because changing looks worse. Often it is one dull afternoon, and they do not know which.',
    angle:
      'Respect the inertia. Give the dull parts their true size in minutes, and say who does each of them.',
    beats: [
      'Ask a recent arrival to go through their messages and reconstruct the week, day by day.',
      'List every task with who does it and how long it took.',
      'Admit what gets lost in the move, and what the old provider may charge.',
      'Name the best day of the month on which to begin.',
    ],
    callsToAction: [
      'Find your last bill or contract, and check the notice period tonight.',
      'Send us what you have now, and we will list the steps for your case.',
      'Stay where you are if the list looks too long, and ask us again next year.',
    ],
    tasks: [
      'Reconstruct one change-over with the customer',
      'Time your own part of it',
      'Make a checklist with names against the tasks',
    ],
    objections: ['Better the devil you know.'],
    formats: ['blog', 'email', 'linkedin', 'video'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'could-i-do-it-myself',
    pillar: 'expertise',
    stage: 'discover',
    question: 'Could I not just do this myself?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        repair install design clean build paint garden wire plumb fence sew alter frame decorate groom
        bookkeeping edit translate tile plaster
      `),
    },
    titles: [
      'Which half of {label} you could do yourself, and which half bites back',
      '{label} by your own hand: what {brand} would let you try and what not',
      'Do it yourself, do it together or hand it over: {brand} on {label}',
    ],
    why: 'Plenty of people would rather have a go at it themselves, and some of them should. Told honestly which part to leave alone, they come back for that part.',
    angle:
      'Side with the do-it-yourselfer. Teach the easy half properly, and be exact about where it turns difficult and what a mistake costs.',
    beats: [
      'Split {label} into the steps that anyone could do and the steps that need a practised hand.',
      'Let a beginner try one of the easy ones with nothing but your instructions.',
      'Show the mistake that brings people in afterwards, and the bill for putting it right.',
      'Work out the time a beginner needs against the price of having it done.',
    ],
    callsToAction: [
      'Try the first half at home, and bring us the second.',
      'Show us your own attempt, however it came out.',
      'Ask for an hour of help in place of the whole job.',
    ],
    tasks: [
      'Divide the job into easy and hard steps',
      'Find a beginner who can be filmed',
      'Write instructions for one easy step',
    ],
    objections: ['You are bound to say that I cannot.'],
    formats: ['video', 'blog', 'events', 'social'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-do-i-look-after-it',
    pillar: 'expertise',
    stage: 'use',
    question: 'How do I look after it so that it lasts?',
    needs: {
      types: ['process', 'statement', 'guarantee', 'promise', 'customer-question'],
      concepts: lemmas(`
        care clean repair wash oil replace wear aftercare durable dry polish sharpen descale rinse
        lubricate lifespan storage
      `),
    },
    titles: [
      'Five minutes a month: how people make what they get from {brand} last',
      'The oldest one still going: what the customer did that {brand} had not told them',
      'Look after it lazily. What to do, what to skip and what never to do',
    ],
    why: 'Most of what wears out early was looked after too little or too much. Nobody keeps the leaflet, so the advice has to be short enough to remember.',
    angle:
      'Give the lazy version: the least that works. The expert’s confession of what they skip at home is worth more than the full schedule.',
    beats: [
      'Track down a customer whose thing has lasted unusually long, and ask what they do.',
      'Get the expert to admit which part of the official advice they skip themselves.',
      'Show the one mistake that kills it, and what it looks like just before.',
      'Boil it down to something to do monthly, something yearly and something never.',
    ],
    callsToAction: [
      'Send us a picture of the oldest one you have.',
      'Set a reminder for the monthly five minutes.',
      'Come to us at the first of the signs, and not at the third.',
    ],
    tasks: [
      'Find the longest-lasting one among your customers',
      'Interview the person who does the repairs',
      'Print the three rules on a card',
    ],
    objections: ['It is cheaper to buy a new one.'],
    formats: ['social', 'video', 'email', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-has-changed-lately',
    pillar: 'season',
    stage: 'return',
    question: 'What is different since I last looked?',
    needs: {
      types: ['statement', 'offer', 'process', 'quantity'],
      concepts: lemmas(`
        new update version feature launch latest introduce recent refurbish expand reopen changelog
        roadmap revamp redesign relaunch announce
      `),
    },
    titles: [
      'Not been to {brand} for a while? The short list of what is different',
      'What {brand} changed this year, what it left alone and what it took back',
      'Three changes you asked for, one you did not, and one we undid',
    ],
    why: 'Those who tried it once still carry the old picture in their heads. A short, honest list of changes is the best reason for them to look again.',
    angle:
      'Sort by who asked for it, and include the change that was a mistake. A list without one reads like an advertisement.',
    beats: [
      'Write down everything that changed in the last twelve months, large and small, and strike out what only you can see.',
      'Put the name or the initials of whoever asked for it against each.',
      'Tell the story of the change you took back.',
      'Say what has been asked for and will not happen, and why.',
    ],
    callsToAction: [
      'Look again, and tell us what still is not right.',
      'Ask for the next change, and sign it.',
      'Left because of something? See whether it is on the list.',
    ],
    tasks: [
      'List the year’s changes with the team',
      'Ask three people for their permission to be named',
      'Check that each change can be seen by a customer',
    ],
    objections: ['I tried it once, and it was not for me.'],
    formats: ['email', 'blog', 'linkedin', 'social'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
]

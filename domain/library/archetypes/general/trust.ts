// What is asked before a stranger is trusted: others like me, papers, years, and what happens when it goes wrong.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const trust: readonly Entry[] = [
  {
    id: 'have-you-done-one-like-mine',
    pillar: 'proof',
    stage: 'consider',
    question: 'Have you ever done one like mine?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        project customer complete install case business home serve deliver design build user member
        experience work fit
      `),
    },
    titles: [
      'Somewhere in {count} {noun} is a case like yours. {brand} went to look',
      'Is yours the odd one? What {count} {noun} taught {brand} about odd ones',
      'Nobody’s case is ordinary. Find the one that comes nearest to your own',
    ],
    why: 'Nobody wants to be the one a firm practises on. Somewhere in {count} {noun} there is likely to be a case that a reader recognises.',
    angle:
      'Sort by what made each one difficult, and leave the trophies out. Readers look for their own complication.',
    beats: [
      'Name four complications that come up again and again, such as size, age, time and a previous botch.',
      'Pick one case for each, and tell what was done about the complication in three sentences.',
      'Ask whoever did the work which of the four still makes them nervous.',
      'Describe a case you have never had, and say what you would do first.',
    ],
    callsToAction: [
      'Tell us your complication, and we will find its twin.',
      'Send a picture of the awkward corner.',
      'Think yours is a first? Try us.',
    ],
    tasks: [
      'Choose four cases by complication',
      'Ask four customers for permission',
      'Put a line on each where enquiries come in',
    ],
    objections: ['You only show the ones that went well.'],
    formats: ['linkedin', 'blog', 'video', 'email'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'are-you-qualified-and-insured',
    pillar: 'proof',
    stage: 'decide',
    question: 'Are you properly qualified and insured, and how would I know?',
    needs: {
      types: ['statement', 'award', 'promise'],
      concepts: lemmas(`
        qualified insurance register member regulated approved association institute professional
        inspect audit chartered guild federation council authority
      `),
    },
    titles: [
      'How to look {brand} up for yourself, register by register, in ten minutes',
      'Letters after a name: what the ones at {brand} mean and how to check them',
      'Ask anyone you hire for these three papers, beginning with us',
    ],
    why: 'People see badges and letters and have no idea which of them can be lost. Knowing where to look protects them from the firm that made its own.',
    angle:
      'Teach the check, with yourselves as the worked example. Explain what each paper does not cover as carefully as what it does.',
    beats: [
      'Take the claim in the quote, and show the public register or the issuer where it can be looked up.',
      'Explain what somebody had to do to get it, and what would make them lose it.',
      'Give the date on which it runs out, and who makes sure that it does not.',
      'Point out a badge in the trade that sounds official and is not, without naming its users.',
    ],
    callsToAction: [
      'Look us up before you ring us.',
      'Ask to see the certificate; nobody here will be offended.',
      'Run the same check on whoever worked for you last.',
    ],
    tasks: [
      'Collect links to every register',
      'Check the dates on the certificates',
      'Put the links on the website under the badges',
    ],
    objections: ['A piece of paper does not make anybody good at it.'],
    formats: ['blog', 'linkedin', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'what-if-i-am-not-happy',
    pillar: 'proof',
    stage: 'decide',
    question: 'What happens if I am not happy with it?',
    needs: {
      types: ['guarantee', 'promise'],
      concepts: lemmas(`
        happy satisfied refund return replace guarantee complain wrong fault faulty exchange redo
        apologise remedy defect repair
      `),
    },
    titles: [
      'When a customer of {brand} is not happy: who picks up, and what happens next',
      'The unhappy afternoon: how {brand} puts things right, start to finish',
      'Nobody reads the complaints page until it matters. Read ours today',
    ],
    why: 'Everybody is pleasant before the sale. What people are really weighing up is how you behave on the day when something has gone wrong.',
    angle:
      'Tell one real failure from the customer’s side, with the dates. Do not hurry to the happy ending; show the middle.',
    beats: [
      'Choose one case that went wrong, and ask the customer whether it may be told.',
      'Let them tell the first half, up to the moment they nearly gave up.',
      'Have the person who took the call tell the second half.',
      'Quote the promise as it stands, and check what was done against it, line by line.',
      'Say what was changed afterwards so that it would not happen to the next one.',
    ],
    callsToAction: [
      'Still cross with us about something? This is the week to say so.',
      'Hear how it ended, then decide about us.',
      'Keep this name and number for the day you need it.',
    ],
    tasks: [
      'Find a case, and the courage to tell it',
      'Record the customer and the colleague apart',
      'Check the facts against the messages',
    ],
    objections: ['Once they have my money they will not want to know.'],
    formats: ['podcast', 'video', 'blog', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'can-i-trust-the-reviews',
    pillar: 'proof',
    stage: 'consider',
    question: 'Can I believe the reviews?',
    needs: {
      types: ['quantity', 'ratio', 'superlative', 'award', 'statement'],
      concepts: lemmas(`
        review star rate google recommend trust score vote verified tripadvisor trustpilot reputation
        satisfied positive endorsed poll
      `),
    },
    titles: [
      'The reviews of {brand}, read by someone who only opens the middling ones',
      'Three stars out of five: what {brand} learnt from the lukewarm ones',
      'How to read reviews like an inspector, with ours on the table',
    ],
    why: 'People skip the raves and the rants and look for the reader who is like themselves. The lukewarm reviews are where they decide.',
    angle:
      'Leave the praise alone. Answer the middling ones in public, and let readers see what came of each.',
    beats: [
      'Sort the reviews by score, and read the middle third aloud in the team.',
      'Pick three remarks that were fair, and say what was done about each and when.',
      'Show one remark you disagree with, and explain why without scolding.',
      'Tell how you ask for reviews, and what you never offer in return.',
    ],
    callsToAction: [
      'Write us a three-star review if that is what we earned.',
      'Changed your mind about us since you wrote? Add a line.',
      'Search our reviews for the word "but", and ask us about it.',
    ],
    tasks: [
      'Read and sort a year of reviews',
      'Ask the writers before quoting at length',
      'Answer any that were left without a reply',
    ],
    objections: ['Half of them are written by friends.'],
    formats: ['social', 'video', 'linkedin', 'podcast'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-long-have-you-been-going',
    pillar: 'proof',
    stage: 'discover',
    question: 'How long have you been doing this?',
    needs: {
      types: ['founded'],
      concepts: lemmas(`
        establish since year begin family business experience open first history launch generation
        create start founder company trade
      `),
    },
    titles: [
      'What {brand} has learnt the hard way since {year}, with the bill for each lesson',
      'Five lessons since {year} that {brand} paid for so that you need not',
      'Experience is the name for mistakes you made early. Here are some of ours',
    ],
    why: '{year} is only a date until people hear what was learnt after it. The expensive lessons are the ones that they will benefit from.',
    angle:
      'Count experience in mistakes. Each lesson gets its year, its bill and the rule that came out of it.',
    beats: [
      'Ask whoever has been there longest for five things they would not do again.',
      'Put a year and, where you can, a sum to each.',
      'Show the rule, habit or tool that came out of the worst one and is still in use.',
      'Let the newest colleague say which of the five they would have walked into.',
    ],
    callsToAction: [
      'Tell us the lesson that cost you most.',
      'Ask to see the thing we invented after the third mistake.',
      'Borrow one of the five rules and let us know if it works for you.',
    ],
    tasks: [
      'Collect five lessons over a cup of tea',
      'Photograph the habit or tool that came of them',
      'Check the years against old diaries',
    ],
    objections: ['Being old is not the same as being good.'],
    formats: ['blog', 'linkedin', 'podcast', 'video'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'is-my-information-safe',
    pillar: 'expertise',
    stage: 'use',
    question: 'What do you do with my details?',
    needs: {
      types: ['promise', 'statement', 'guarantee', 'customer-question'],
      concepts: lemmas(`
        data privacy secure personal share password delete protect breach consent anonymous sell cookie
        encrypted
      `),
    },
    titles: [
      'Follow one email address through {brand}, from the form to the bin',
      'Who at {brand} can see your details, and when they are thrown away',
      'What happens to your name and number, told without the legal language',
    ],
    why: 'People hand over details every day and have stopped reading the notice. One address, followed from start to finish, they will read.',
    angle:
      'Trace a single invented customer through every list, drawer and system. If there is a drawer you had forgotten, say so and empty it.',
    beats: [
      'Invent a customer, fill in the form, and note each place where the name turns up within a week.',
      'Ask whoever looks after the systems who can open each of those places.',
      'Set the promise in the quote beside what you found.',
      'Delete the invented customer, and time how long it takes.',
    ],
    callsToAction: [
      'Ask us what we hold on you, and we will tell you.',
      'Unsubscribe from the lists you never read, starting with ours.',
      'Tell us which question on our form you would rather not answer.',
    ],
    tasks: [
      'Trace the invented customer for a week',
      'Have whoever is responsible for data check the piece',
      'Remove one question from the form',
    ],
    objections: ['Nobody can keep anything private these days.'],
    formats: ['linkedin', 'blog', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
]

// What companies, customers of social enterprises and applicants for grants ask.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const firmsAndFunders: readonly Entry[] = [
  {
    id: 'can-our-office-come-for-a-day',
    pillar: 'community',
    stage: 'consider',
    question: 'Can twelve of us from the office come for a day?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        corporate business employer workplace partnership sponsor firm payroll pro-bono secondment team
        salary event local office day partner
      `),
      never: lemmas(`
        hospice aid lunch school wildlife grant walk ticket quiz
      `),
    },
    titles: [
      'Twelve colleagues and a free Thursday: {label} at {brand}, honestly costed',
      'Instead of painting a fence: {label}, and the dull job your firm could do',
      'What {label} can mean for a company of three, and for one of three hundred',
    ],
    why: 'Firms ask for a team day, and charities that are too polite find them a fence to paint. Both can go home wondering what it was for.',
    angle:
      "Say what would truly be useful, including money for the materials, an accountant's afternoon or a van on Fridays. A firm that wants to help would rather be told.",
    beats: [
      'List five jobs that a group could finish in a day, and five skills that one person could lend over a month.',
      'Work out what a team day costs you in supervision, paint and insurance, and print the figure.',
      'Ask a company that has been, or one that is thinking of it, what would make them come a second time.',
      'State whom you would not partner with, and who decides.',
      'Give the three-person firm something to do as well as the large one.',
    ],
    callsToAction: [
      'Tell us your trade and how many of you there are, and we will say what would help.',
      'Lend us the person nobody thinks of, such as whoever does your payroll.',
      'Show this to the colleague who organises the team day.',
    ],
    tasks: [
      'Ask everyone who works here for the job they never get to',
      'Cost one team day with the person who would supervise it',
      'Check the policy on partners with the trustees',
    ],
    objections: [
      'There are only a few of us, so it is hardly worth it.',
      'It will be a photograph and then nothing.',
    ],
    formats: ['linkedin', 'email', 'events', 'podcast'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'who-gets-the-profit',
    pillar: 'offer',
    stage: 'discover',
    question: 'If I buy this, who gets the profit?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        profit shop cafe product sell buy trading enterprise reinvest handmade trainee order pre-loved
        candle bag soup card furniture book coffee cake clothes toy machine christmas roll garden plant
        bike refurbish
      `),
      never: lemmas(`
        hire ticket membership sponsor fuel kennel coat mileage course dance supper walk conservation
      `),
    },
    titles: [
      'Hand {brand} {amount} for {label} and follow the money one step further',
      'Would you pay {amount} for {label} if there were no good cause behind it?',
      'Who makes {label}, and who is paid out of {amount}? {brand} opens the till',
    ],
    why: 'Shoppers have been told for years that a purchase does good, and they have grown wary. One clear sum is worth more to them than a badge.',
    angle:
      'Judge the thing itself first, as any customer would, and then open the till. If the profit is small this year, say so.',
    beats: [
      'Let somebody try {label} without knowing who sells it, and write down the first thing they say.',
      'Break {amount} into what the thing cost, what it paid people and what was left.',
      'Follow what was left to where it went, and name something it went towards.',
      'Ask a person who works there what they would like said about their work, and leave their past out of it.',
      'Say when it would be better simply to give, if that is the truth.',
    ],
    callsToAction: [
      'Try it because you want one, and tell us whether it is any good.',
      'Ask us where the last sale went.',
      'Next time you need one of these, set ours against your usual.',
    ],
    tasks: [
      'Work through one sale with whoever keeps the books',
      'Arrange a blind try with three strangers',
      'Agree with the people who made it what is said of them',
    ],
    objections: ['It will be worthy and overpriced.', 'I would sooner give the money and skip the shopping.'],
    formats: ['social', 'video', 'blog', 'linkedin'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'what-will-you-not-fund',
    pillar: 'expertise',
    stage: 'decide',
    question: 'What will you not fund?',
    needs: {
      types: ['statement', 'customer-question', 'process', 'contrast', 'need'],
      concepts: lemmas(`
        grant applicant application deadline eligible criteria panel grantee bid round assess shortlist
        unrestricted group individual political income running project
      `),
      never: lemmas(`
        shop volunteer donate visit entry legacy council penny spend administration will sponsor
      `),
    },
    titles: [
      'Before you spend a weekend on the form: what {brand} turns down',
      'Six bids, six times no: written by the people who decide at {brand}',
      'The sentence that applicants skip: what {brand} says it will not fund',
    ],
    why: "A small group may give up a volunteer's whole weekend to a bid. A clear no on the first page is a kindness, and it is seldom printed.",
    angle: 'Say no in public, with reasons. Applicants can read between any lines except the missing ones.',
    beats: [
      "List what falls outside, taken from the last round's refusals rather than from the policy.",
      'Invent six short bids, each wrong in its own way, and write the honest note that each would get.',
      'Ask somebody who reads them what they wish applicants would leave out.',
      'Give the odds: how many applied last time, how many were funded and how long they waited.',
      'Tell a group that is nearly right what would make it right.',
    ],
    callsToAction: [
      'Check your idea against the list before you open the form.',
      'Put it to us in two sentences before you write ten pages.',
      'Send this to a group that is about to apply, and spare them a Sunday.',
    ],
    tasks: [
      'Sort the last round of refusals by reason',
      'Write six invented bids of a hundred words',
      'Agree with the panel which figures may be published',
    ],
    objections: ['Funders already know whom they want.', 'They only back people who can write the jargon.'],
    formats: ['linkedin', 'blog', 'email', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
]

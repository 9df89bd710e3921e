// What people ask who give money or goods, now or in a will. Nobody is hurried, and nobody is made to feel small.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const giving: readonly Entry[] = [
  {
    id: 'how-much-of-my-tenner-gets-there',
    pillar: 'proof',
    stage: 'decide',
    question: 'How much of my tenner gets there?',
    needs: {
      types: ['ratio', 'statement', 'promise', 'customer-question'],
      concepts: lemmas(`
        penny pound every spend donation directly overhead administration income expenditure percent
        cost raise frontline gift give cause money stay wisely
      `),
      never: lemmas(`
        legacy solicitor clothes food item entry volunteer leave time pressure apply group
      `),
    },
    titles: [
      'Follow a tenner through {brand}: what is left at each stop',
      'Lights, rent, insurance: what {brand} spends on staying open, and why',
      'The question a treasurer dreads: {brand} answers with the accounts open',
    ],
    why: 'Before they give, people want to know what share reaches the work. A percentage on its own invites the next question, so answer that one too.',
    angle:
      'Do not hide the running costs and do not apologise for them. Name them: the phone bill, the insurance, the person who answers. Then let the reader judge.',
    beats: [
      'Take the latest published accounts and divide every ten pounds spent into no more than six named things.',
      'Show one cost that sounds like waste and is not, such as a record check or a fridge thermometer.',
      'Show another that you would cut if you could.',
      'Reach the quoted line from the same sums, and say which year it is for and what was counted as what.',
      'Leave other charities out of it, since their books are kept in other ways.',
    ],
    callsToAction: [
      'Read the page of the accounts that we took this from.',
      'Give if the answer satisfies you, and ask us if it does not.',
      'Tell us which cost you do not understand and we will explain it.',
    ],
    tasks: [
      'Sit down with the treasurer and the last accounts for an hour',
      'Draw ten pounds as ten coins',
      'Check the quoted figure against the year it came from',
    ],
    objections: ['It all goes on salaries.', 'A percentage can be made to say anything.'],
    formats: ['blog', 'social', 'video', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'what-does-my-money-pay-for',
    pillar: 'offer',
    stage: 'return',
    question: 'What does my money actually pay for?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        donate give gift help money sponsor family week food feed coat blanket visit hour counselling
        kennel training volunteer fuel night shelter tree month nurse hamper pay child day care hospice
      `),
      never: lemmas(`
        ticket membership mileage hire course adoption expense team firm company workday soup class school
      `),
    },
    titles: [
      'Where does {brand} get the figure from? {label}, {amount}',
      'Spending {amount} in front of you, the way {brand} would spend it',
      '{label} for {amount}: {brand} lays the receipt on the table',
    ],
    why: 'Givers have learnt to distrust neat sums on posters. Seeing how a sum was reached lets them make up their own minds.',
    angle:
      'Price it as a shopkeeper would and show the working. If the sum is only an example, and the money goes wherever it is needed, say so in the same breath.',
    beats: [
      'Find the invoice, rota or till roll that {amount} comes from and show it, with anything private covered.',
      'Give the date when somebody last costed {label}, and put the figure right if prices have moved.',
      'State in so many words whether a gift of {amount} is kept for this or joins the common pot.',
      'Show the thing itself, on a shelf or in use, with no grateful face attached.',
      'Mention something that costs nothing and would help as much.',
    ],
    callsToAction: [
      'Give what suits you, or nothing, and tell us whether the sum makes sense.',
      'Choose your own amount. This one only shows what things cost.',
      'Ask to see the receipt.',
    ],
    tasks: [
      'Find the paper that the figure rests on',
      'Check with the treasurer whether gifts like this are restricted',
      'Photograph the thing, or the room where it happens, without people',
    ],
    objections: ['They all say a small sum does something wonderful.', 'It goes into one pot anyway.'],
    formats: ['email', 'social', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'who-decides-how-a-legacy-is-spent',
    pillar: 'expertise',
    stage: 'consider',
    question: 'If I leave something in my will, who decides how it is spent?',
    needs: {
      types: ['statement', 'customer-question', 'promise', 'process', 'offer'],
      concepts: lemmas(`
        legacy bequest solicitor estate executor probate inheritance residuary pecuniary codicil leave
        gift will will-writing remember future include
      `),
      never: ['voucher', 'food'],
    },
    titles: [
      'From the solicitor’s desk to the day it is spent: a gift in a will to {brand}',
      'Family first, and then what? {brand} on the questions wills raise',
      'When there is nobody left to ask: what {brand} does with a legacy',
    ],
    why: 'People think about it for years and mention it to nobody, partly because asking feels like being measured. They want to read the answer alone first.',
    angle:
      'Be brief, warm and exact, and in no hurry at all. Family comes first, the wording is for a solicitor, and nobody has to tell the charity.',
    beats: [
      'Begin with who decides how such a gift is used here, and what happens if a wish can no longer be carried out.',
      "Use a past gift only with the family's blessing, and tell what it became rather than how much it was.",
      'Explain a share, a sum and an object in one sentence each, then send the reader to a solicitor for anything more.',
      'Set out the legal name and number that a will needs, ready for copying.',
      'Be honest about whether anyone follows it up, and add that a mind may be changed.',
    ],
    callsToAction: [
      'Talk to your family first and a solicitor second. We can wait.',
      'Copy our legal name and number for the day you need them.',
      'Read it, put it away and come back to it when you like.',
    ],
    tasks: [
      'Have a solicitor read the draft',
      'Ask one family whether their gift may be spoken of, and accept a no',
      'Check the legal name and number on the register',
    ],
    objections: ['I have not got enough to leave.', 'The children might be hurt.'],
    formats: ['email', 'blog', 'podcast', 'events'],
    objectives: ['inform', 'educate'],
    sensitivity: 'legal',
  },
  {
    id: 'what-are-you-short-of',
    pillar: 'season',
    stage: 'return',
    question: 'What are you actually short of this week?',
    needs: {
      types: ['statement', 'need', 'process', 'customer-question'],
      concepts: lemmas(`
        donate item tin food clothes blanket towel toiletries furniture drop bring accept toy stock
        goods unwanted nappy book need moment clean bedding electrical
      `),
      never: lemmas(`
        parcel voucher pack dbs gp diagnosis referral garden afford
      `),
    },
    titles: [
      'Too much of this, none of that: what {brand} could use, and why',
      'Which month runs low? A calendar from {brand} for the cupboard door',
      'One shelf bare, one groaning: the stock list at {brand} this week',
    ],
    why: 'Generous people bring what they like to give, often in the same few weeks as everyone else. A month later the cupboard can be full of one thing and empty of another.',
    angle:
      'Publish the stock list as a village shop would, without embarrassment. Say no thank you to what cannot be used, and say it kindly.',
    beats: [
      'Count the shelves one morning and print what there is too much of, enough of and none of.',
      'Ask whoever sorts the gifts for the oddest thing ever handed in, and what became of it.',
      'Explain what cannot be taken, such as opened food or old electrical goods, with the reason.',
      'Plot which months run short and which overflow, from the diary if there are no figures.',
      'Give the place, the times and what to do with a heavy bag when nobody is there.',
    ],
    callsToAction: [
      'Bring one of the thing we have none of.',
      'Put a note in your diary for the month when the shelf runs low.',
      'Look at the list before you shop for us.',
    ],
    tasks: [
      'Count the shelves on one named morning',
      'Agree the list of what is not taken',
      'Set a day each month to bring the list up to date',
    ],
    objections: ['They will only throw it away.', 'Surely money would be more use.'],
    formats: ['email', 'social', 'video', 'events'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]

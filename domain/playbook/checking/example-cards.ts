// The two cards that every play is rendered with when the library is checked: one with everything known, and
// one with only a profile.
import { emptyCard, type Card, type Offering } from '../card.ts'
import type { Playbook, Trade } from '../form.ts'

const trusted = (id: string) => ({ id, isTrusted: true })

export function exampleCard(playbook: Playbook, trade: Trade, kind: 'full' | 'empty', country = 'GB'): Card {
  const known = {
    name: 'Alder & Rowe',
    industry: trade.name,
    country,
    audience: 'People in and around the town',
  }
  return kind === 'empty'
    ? emptyCard(known)
    : { ...emptyCard(known), ...everything(playbook, trade, country) }
}

function everything(playbook: Playbook, trade: Trade, country: string): Partial<Card> {
  const currency = country === 'US' ? 'USD' : 'GBP'
  const money = (minor: number) => ({ minor, currency })
  const offerings = offeringsOf(trade)
  const price = (label: string, minor: number, unit: string | null) => ({
    ...trusted(`price ${label}`),
    label,
    money: money(minor),
    unit,
    isFrom: false,
  })
  const priced = offerings.map((offering, at) => ({
    ...offering,
    price: at % 2 === 0 ? price(offering.name, 1200 + 350 * at, null) : null,
  }))
  const roles = Object.values(trade.roles).map(([role = 'manager']) => role)
  const names = ['Dana Whitlock', 'Luis Ortega', 'Priya Shah', 'Tom Ellery', 'Grace Oduya']
  return {
    town: { ...trusted('town'), text: 'Marlow Bridge' },
    address: { ...trusted('address'), text: '14 Canal Street' },
    area: ['Marlow Bridge', 'Upper Wick', 'Stanton'].map((text) => ({ ...trusted(`area ${text}`), text })),
    phone: { ...trusted('phone'), text: '01632 960 044' },
    founded: { ...trusted('founded'), year: 2009 },
    hours: [
      { ...trusted('hours 1'), text: 'Monday to Friday, 8am to 6pm', branch: null },
      { ...trusted('hours 2'), text: 'Saturday, 9am to 4pm', branch: null },
    ],
    offerings: priced,
    prices: priced.flatMap((offering) => (offering.price === null ? [] : [offering.price])),
    people: ['owner', ...roles].slice(0, 5).map((role, at) => ({
      ...trusted(`person ${at}`),
      name: names[at] ?? 'Jo Lane',
      role,
      says: bioOf(names[at] ?? 'Jo Lane'),
    })),
    reviews: [
      {
        ...trusted('review'),
        text: 'They rang when they said they would, and explained everything in words I understood.',
        author: 'Carol M.',
      },
      {
        ...trusted('review 2'),
        text: 'Friendly, quick, and the price was the one they had named.',
        author: 'Imran K.',
      },
    ],
    awards: [{ ...trusted('award'), text: 'Marlow Bridge Business Award 2025' }],
    counts: [{ ...trusted('count'), count: '1,200', noun: trade.words.people ?? 'people' }],
    questions: [
      {
        ...trusted('question 1'),
        ask: 'Do I need to book?',
        answer: 'It helps at the weekend, but you can always try.',
      },
      { ...trusted('question 2'), ask: 'Can I bring my children?', answer: 'Yes, they are very welcome.' },
      { ...trusted('question 3'), ask: 'How do I pay?', answer: 'By card or by bank transfer, on the day.' },
      ...offerings.slice(0, 1).flatMap(({ name }) => [
        {
          ...trusted('question 4'),
          ask: `How long does ${name} take?`,
          answer: 'Allow about an hour the first time.',
        },
        {
          ...trusted('question 5'),
          ask: `Who is ${name} for?`,
          answer: 'For anybody who asks for it, whatever they know already.',
        },
      ]),
    ],
    sections: [
      {
        ...trusted('section'),
        heading: 'Winter Open Evening',
        text: openEvening.join(' '),
        sentences: openEvening,
        page: 'News',
      },
      {
        ...trusted('section 2'),
        heading: 'Why we open at seven',
        text: atSeven.join(' '),
        sentences: atSeven,
        page: 'About us',
      },
    ],
    events: [
      { ...trusted('event'), name: 'Winter Open Evening', date: '2026-12-11', place: '14 Canal Street' },
    ],
    free: [
      {
        ...trusted('free'),
        text: trade.answers.sells === 'no' ? 'free first call' : 'free first consultation',
      },
    ],
    guarantees: [{ ...trusted('guarantee'), text: 'two-year guarantee' }],
    promises: [{ ...trusted('promise'), text: 'We answer every message within one working day.' }],
    answers: new Map(
      [...playbook.everyone.questions, ...trade.questions].map(({ id, choices, example }) => [
        id,
        { ...trusted(`answer:${id}`), text: choices?.[0] ?? example ?? 'yes' },
      ]),
    ),
  }
}

const openEvening = [
  'Friday 11 December, 6pm to 8pm.',
  'Everybody is welcome, and it costs nothing.',
  'Dana shows you round and says what happens in which room, Luis makes the soup, and the lights are on in the yard.',
  'Children may come, and dogs may too if they like each other.',
  'Park behind the mill and follow the lanterns, because the front door sticks when it rains.',
]
const atSeven = [
  'Half of our people start work at eight, and for years they stood outside in the dark until we unlocked the door.',
  'So now we open at seven on weekdays, and it costs £4 to come in, sit down and be warm.',
  'Tom has the early shift and makes the tea.',
  'He has been late once since 2014, and he brought cake.',
]

const bioOf = (name: string) => [
  {
    ...trusted(`bio ${name}`),
    text: `${name.split(' ')[0]} moved to Marlow Bridge in 2014 and has worked here since.`,
  },
  { ...trusted(`more ${name}`), text: `${name.split(' ')[0]} trains the new people in their first weeks.` },
]

/** Makes one offering for each tag of the lexicon, and at least eight. */
function offeringsOf({ lexicon }: Trade): Offering[] {
  const tags = new Set<string>()
  const chosen = lexicon.filter(({ tag }) => tag !== null && !tags.has(tag) && tags.add(tag))
  const more = lexicon.filter((entry) => !chosen.includes(entry)).slice(0, Math.max(0, 8 - chosen.length))
  return [...chosen, ...more].map(({ name, kind }) => ({
    ...trusted(`offering ${name}`),
    name,
    kind,
    price: null,
    says: [
      {
        ...trusted(`says ${name}`),
        text: 'We take our time over it and tell you beforehand what it includes.',
      },
      { ...trusted(`says more ${name}`), text: 'You can ask for it on any weekday.' },
    ],
  }))
}

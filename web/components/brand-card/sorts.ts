// How each kind of value is entered and corrected.
import type { ValueSort } from '#contract/brand.ts'
import type { Fact, FactType } from '#contract/facts.ts'
import { asFree, asSentence, slotSort, slot, type Sort, sentenceSort, withSlots } from './forms.ts'

/** The kind of value that a fact not on the card is corrected to. */
const byType: Readonly<Partial<Record<FactType, ValueSort>>> = {
  'labelled-price': 'offer',
  price: 'offer',
  offer: 'offer',
  founded: 'since',
  quantity: 'number',
  free: 'free',
  hours: 'hours',
  person: 'person',
  place: 'served',
  need: 'audience',
  guarantee: 'guarantee',
  award: 'award',
  'customer-question': 'question',
  review: 'review',
  section: 'section',
}
export const sortFor = ({ type, slots }: Pick<Fact, 'type' | 'slots'>): ValueSort =>
  slots.phone !== undefined ? 'phone' : (byType[type] ?? 'promise')

export const sorts: Readonly<Record<ValueSort, Sort>> = {
  offer: {
    label: 'Offer',
    add: 'Add what you offer',
    fields: [
      { name: 'label', label: 'Name', placeholder: 'Saturday bread class' },
      { name: 'amount', label: 'Price', placeholder: '£65', isOptional: true },
      { name: 'unit', label: 'Per', placeholder: 'person', isOptional: true },
    ],
    at: 'label',
    toClaim: ({ label = '', amount = '', unit = '' }) => {
      if (amount === '') return { type: 'offer', quote: label, slots: withSlots({ label: slot(label) }) }
      const per = unit === '' || /^(?:per|an?|each|for)\b|^\//i.test(unit) ? unit : `per ${unit}`
      return {
        type: 'labelled-price',
        quote: `${label}: ${amount}${per === '' ? '' : ` ${per}`}`,
        slots: withSlots({ label: slot(label), amount, unit: slot(per) }),
      }
    },
    toValues: ({ slots: { label = '', amount = '', unit = '' } }) => ({ label, amount, unit }),
    shown: ({ label = '', amount = '', unit = '' }) => ({
      text: label,
      more: slot([amount, unit].filter(Boolean).join(' ')) ?? null,
    }),
  },
  person: {
    label: 'Person',
    add: 'Add a person',
    fields: [
      { name: 'person', label: 'Name', placeholder: 'Ada Wren' },
      { name: 'role', label: 'What they do', placeholder: 'head baker', isOptional: true },
    ],
    at: 'person',
    toClaim: ({ person = '', role = '' }) => ({
      type: 'person',
      quote: role === '' ? person : `${person}, ${role}`,
      slots: withSlots({ person: slot(person), role: slot(role) }),
    }),
    toValues: ({ slots: { person = '', role = '' } }) => ({ person, role }),
    shown: ({ person = '', role = '' }) => ({ text: person, more: slot(role) ?? null }),
  },
  town: slotSort(
    'place',
    'place',
    { label: 'Town', add: 'Town', field: 'Town or district', placeholder: 'Ludlow' },
    (place) => `We are in ${place}.`,
  ),
  served: slotSort(
    'place',
    'place',
    { label: 'Serves', add: 'Place you serve', field: 'Place you serve', placeholder: 'Craven Arms' },
    (place) => `We serve ${place}.`,
  ),
  address: slotSort(
    'place',
    'place',
    { label: 'Address', add: 'Address', field: 'Address', placeholder: '12 Mill Street, Ludlow' },
    (place) => `Our address is ${place}.`,
  ),
  phone: slotSort(
    'statement',
    'phone',
    { label: 'Phone', add: 'Phone number', field: 'Phone number', placeholder: '01584 123 456' },
    (phone) => `Our number is ${phone}.`,
  ),
  hours: slotSort('hours', 'hours', {
    label: 'Open',
    add: 'Opening hours',
    field: 'Opening hours',
    placeholder: 'Tuesday to Saturday, 7.30am to 3pm',
  }),
  audience: sentenceSort(
    'need',
    {
      label: 'For',
      add: 'Add who it is for',
      field: 'Who it is for',
      placeholder: 'Our classes are for people who have never kneaded anything.',
    },
    asSentence,
  ),
  review: {
    label: 'Review',
    add: 'Review',
    fields: [
      {
        name: 'quote',
        label: 'Their words',
        placeholder: 'The only bread my children finish.',
        isLong: true,
        words: [5, 45],
      },
      { name: 'person', label: 'Who said it', placeholder: 'Sam P.', isOptional: true },
    ],
    at: 'quote',
    toClaim: ({ quote = '', person = '' }) => ({
      type: 'review',
      quote: quote.replaceAll(/^["“”]+|["“”]+$/g, ''),
      slots: withSlots({ person: slot(person) }),
    }),
    toValues: ({ quote, slots: { person = '' } }) => ({ quote, person }),
    shown: ({ quote = '', person = '' }) => ({ text: quote, more: slot(person) ?? null }),
  },
  award: sentenceSort('award', {
    label: 'Award',
    add: 'Award',
    field: 'Award, who gave it and when',
    placeholder: 'Best rye, Shropshire Food Awards 2025',
    characters: [6, 80],
  }),
  number: {
    label: 'Number',
    add: 'Number',
    fields: [
      { name: 'count', label: 'How many', placeholder: '340' },
      { name: 'noun', label: 'Of what', placeholder: 'loaves a week' },
    ],
    at: 'count',
    toClaim: ({ count = '', noun = '' }) => ({
      type: 'quantity',
      quote: `${count} ${noun}`,
      slots: withSlots({ count: slot(count), noun: slot(noun) }),
    }),
    toValues: ({ slots: { count = '', noun = '' } }) => ({ count, noun }),
    shown: ({ count = '', noun = '' }) => ({ text: `${count} ${noun}`, more: null }),
  },
  since: {
    label: 'Since',
    add: 'Since when',
    fields: [{ name: 'year', label: 'Started in', placeholder: '2011', isNumber: true }],
    at: 'year',
    toClaim: ({ year = '' }) => ({
      type: 'founded',
      quote: `We started in ${year}.`,
      slots: withSlots({ year: year === '' ? undefined : Number(year) }),
    }),
    toValues: ({ slots: { year } }) => ({ year: year === undefined ? '' : String(year) }),
    shown: ({ year = '' }) => ({ text: year, more: null }),
  },
  question: {
    label: 'Question',
    add: 'Add a question',
    fields: [
      {
        name: 'ask',
        label: 'What people ask',
        placeholder: 'How long does a loaf keep?',
        characters: [8, 120],
      },
      {
        name: 'answer',
        label: 'What you answer',
        placeholder: 'Four days in a paper bag.',
        isLong: true,
        characters: [8, 240],
      },
    ],
    at: 'answer',
    toClaim: ({ ask = '', answer = '' }) => ({
      type: 'customer-question',
      quote: ask === '' || answer === '' ? '' : `${ask.replace(/[.?\s]*$/, '?')} ${asSentence(answer)}`,
      slots: {},
    }),
    toValues: ({ quote }) => {
      const [, ask = quote, answer = ''] = /^(.*?\?)\s+(.*)$/s.exec(quote) ?? []
      return { ask, answer }
    },
    shown: ({ ask = '', answer = '' }) => ({ text: ask.replace(/[.?\s]*$/, '?'), more: asSentence(answer) }),
  },
  free: slotSort(
    'free',
    'label',
    { label: 'Free', add: 'Something free', field: 'What is free', placeholder: 'free first class' },
    undefined,
    asFree,
  ),
  guarantee: slotSort('guarantee', 'label', {
    label: 'Guarantee',
    add: 'Guarantee',
    field: 'What you guarantee',
    placeholder: 'two-year guarantee',
  }),
  section: {
    label: 'Passage',
    add: 'Add a passage',
    fields: [
      { name: 'label', label: 'Heading', placeholder: 'Why a loaf costs £4.80', characters: [3, 60] },
      {
        name: 'quote',
        label: 'In your own words',
        placeholder: 'Flour and salt: £1.05. Ovens: 62p. The people, who are up at four: £2.10.',
        isLong: true,
        words: [12, 75],
      },
    ],
    at: 'quote',
    toClaim: ({ label = '', quote = '' }) => ({
      type: 'section',
      quote: quote === '' ? '' : asSentence(quote),
      slots: withSlots({ label: slot(label) }),
    }),
    toValues: ({ quote, slots: { label = '' } }) => ({ label, quote }),
    shown: ({ label = '', quote = '' }) => ({ text: label, more: asSentence(quote) }),
  },
  promise: sentenceSort(
    'promise',
    {
      label: 'Promise',
      add: 'Add a sentence',
      field: 'In your own words',
      placeholder: 'We keep a loaf for anybody who rings by nine.',
    },
    asSentence,
  ),
}

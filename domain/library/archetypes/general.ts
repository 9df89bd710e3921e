// What the customers of any small business ask, for the trades that have no archetype of their own.
import type { Archetype } from '../entry.ts'

export const general: Archetype = {
  id: 'general',
  name: 'Other trades',
  industries: ['Accountant', 'Architect', 'Estate agent', 'Hairdresser', 'Plumber', 'Software'],
  words: [],
  questions: [
    {
      id: 'will-it-cost-more-in-the-end',
      pillar: 'offer',
      stage: 'consider',
      question: 'Is that the whole price, or will there be more to pay?',
      needs: {
        types: ['labelled-price'],
        concepts: ['price', 'include', 'extra', 'vat', 'pay', 'charge', 'month', 'fee', 'free', 'person'],
      },
      titles: [
        'You pay {amount} for {label}. What else could end up on the bill?',
        '{label} at {amount}: every extra that could be added, and when it is not',
        'The final bill for {label} at {brand}, from {amount} to the last penny',
      ],
      why: 'People forgive a price far sooner than a surprise. Anyone weighing up {label} wants to know whether {amount} is the start of the bill or the end of it.',
      angle: 'Write the bill before the customer does, extras included, so that nobody meets one at the till.',
      beats: [
        'Start with {amount} and everything it already covers, item by item.',
        'Ask whoever raises the bills which three extras come up most often.',
        'Work out the total for one modest customer and one demanding one.',
        'Admit the one charge that people tend not to expect, and say how to avoid it.',
      ],
      callsToAction: [
        'Send us what you need and we will write back with the full figure.',
        'Ask for the total before you say yes.',
        'Check the list against the last bill you had from anybody.',
      ],
      tasks: [
        'List every extra charged in the last three months',
        'Write out two sample bills',
        'Have the person who answers the phone check the wording',
      ],
      objections: ['There is always a catch in the small print.'],
      formats: ['email', 'blog', 'social'],
      objectives: ['inform', 'educate'],
      sensitivity: 'money',
    },
  ],
}

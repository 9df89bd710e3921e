// Moves: ways to tell what a brand can prove, which work for any trade on the type of the evidence alone.
import type { Entry } from './entry.ts'

export const moves: readonly Entry[] = [
  {
    id: 'price-taken-apart',
    pillar: 'offer',
    stage: 'consider',
    question: 'What am I actually paying for?',
    needs: { types: ['labelled-price'], concepts: [] },
    titles: [
      'Where each pound of {amount} goes when you pay for {label} at {brand}',
      '{label} costs {amount}, and here is the sum behind it, line by line',
      'Somebody asked why {label} is {amount}. This is the answer we gave',
    ],
    why: 'A price on its own only invites comparison with a cheaper one. Shown in its parts, {amount} for {label} becomes something a customer can judge.',
    angle: 'Treat it as an open bill rather than a defence: say what the money goes on, including the part that is simply profit.',
    beats: [
      'Put {amount} on the screen or the page alone, before a word of explanation.',
      'Split it into four or five parts with whoever keeps the books, and round each to something people can picture.',
      'Ask the person who does the work which part of it customers never see.',
      'Say which part has risen most since the price was last set, and which has not.',
      'End on the one part you would never cut, and what {label} would be without it.',
    ],
    callsToAction: [
      'Tell us which part of the bill surprised you.',
      'Ask us for the same breakdown of anything else on our price list.',
      'Compare it line by line with what you pay now, then come and talk to us.',
    ],
    tasks: [
      'Agree the split of the price with whoever keeps the books',
      'Draw the split as one bar or one plate',
      'Check that the published price is still the current one',
    ],
    objections: ['I can get it cheaper elsewhere.'],
    formats: ['video', 'blog', 'linkedin', 'social', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
]

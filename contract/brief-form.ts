// The short forms that ask for what a brief leaves out. Their answers are added to the brief as labelled lines ("When:
// Tuesdays at 8am"), so that people can read and change what was sent, and can type such lines themselves.

import * as z from 'zod/mini'

export const BriefFormKind = z.enum(['offer', 'job', 'answer', 'thanks', 'series'])
export type BriefFormKind = z.output<typeof BriefFormKind>

/** What each form is for, as people choose it. */
export const briefFormNames: Readonly<Record<BriefFormKind, string>> = {
  offer: 'An offer, product or event',
  job: 'A job or a call for volunteers',
  answer: 'A question or doubt that people have',
  thanks: 'A thank you',
  series: 'A series of posts',
}

interface Field {
  name: keyof BriefFormAnswers
  /** The label on the form, and in the brief. */
  label: string
  hint?: string
  /** What the form says if the field is empty; without it the field is optional. */
  missing?: string
}

const when: Field = { name: 'when', label: 'When' }

/** The fields of each form, the headline first: its label shows which form a brief was filled in with. */
export const briefForms: Readonly<Record<BriefFormKind, readonly Field[]>> = {
  offer: [
    {
      name: 'headline',
      label: 'Headline',
      hint: 'What it’s called, or what you’d write in large letters on a poster.',
      missing: 'Write a headline',
    },
    {
      name: 'text',
      label: 'What it is',
      hint: 'One to three sentences, as you’d say them to a customer.',
      missing: 'Say what it is in a sentence',
    },
    { name: 'who', label: 'Who it’s for', hint: 'Customers read this.' },
    when,
    { name: 'where', label: 'Where' },
    { name: 'price', label: 'Price' },
    { name: 'next', label: 'How to book or buy', hint: 'If it’s empty, we ask people to reply or ring.' },
  ],
  job: [
    { name: 'headline', label: 'Job', hint: 'For example “Weekend barista”.', missing: 'Name the job' },
    {
      name: 'text',
      label: 'What they’d do',
      hint: 'One to three sentences, and what makes it a good job.',
      missing: 'Say what the job is in a sentence',
    },
    { name: 'who', label: 'Who it would suit' },
    { name: 'when', label: 'Hours and start' },
    { name: 'where', label: 'Where' },
    { name: 'price', label: 'Pay', hint: 'Leave it out for volunteers.' },
    { name: 'next', label: 'How to apply' },
  ],
  answer: [
    {
      name: 'headline',
      label: 'What people ask or say',
      hint: 'In their words.',
      missing: 'Write what people ask or say',
    },
    {
      name: 'text',
      label: 'Your answer',
      hint: 'Two to four sentences, as you’d answer a customer. Name what it’s about.',
      missing: 'Write your answer',
    },
    { name: 'next', label: 'What to do next', hint: 'For example “Come to a taster on Thursday”.' },
  ],
  thanks: [
    {
      name: 'headline',
      label: 'Thank you to',
      hint: 'For example “our Saturday regulars” or “Nerys”.',
      missing: 'Say who you want to thank',
    },
    {
      name: 'text',
      label: 'What for',
      hint: 'Two or three sentences to read out: what they did, and what it meant.',
      missing: 'Say what you thank them for',
    },
    { name: 'next', label: 'What to do next', hint: 'For example “Come to Jean’s tea on Friday at three”.' },
  ],
  series: [
    {
      name: 'headline',
      label: 'Name of the series',
      hint: 'For example “12 days of leftovers”.',
      missing: 'Name the series',
    },
    when,
    {
      name: 'parts',
      label: 'The parts',
      hint: 'One on each line, as people will read it.',
      missing: 'Write the parts, one on each line',
    },
  ],
}

/** What is filled in so far. Fields left out are missing or empty. */
export const BriefFormAnswers = z.partial(
  z.object({
    headline: z.string(),
    text: z.string(),
    who: z.string(),
    when: z.string(),
    where: z.string(),
    price: z.string(),
    next: z.string(),
    parts: z.string(),
  }),
)
export type BriefFormAnswers = z.output<typeof BriefFormAnswers>

/** The answers as lines to add to the brief: "Job: Weekend barista". */
export const briefFormLines = (kind: BriefFormKind, answers: BriefFormAnswers): string =>
  briefForms[kind]
    .map(({ name, label }) => ({ name, label, text: (answers[name] ?? '').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ name, label, text }) =>
      name === 'parts' ? `${label}:\n${text}` : `${label}: ${text.replaceAll(/\s+/g, ' ')}`,
    )
    .join('\n')

import type { FactType } from '#contract/facts.ts'
import { sharedConcepts } from '../concepts.ts'
import type { KnownFact } from '../known-facts.ts'
import { chanceOf } from '../seeded.ts'
import type { Telling } from '../telling.ts'
import { fill } from '../wording/fill.ts'
import type { Formatted } from './format-fields.ts'
import { asRequest } from './steps.ts'

/** Whom to invite, and what to ask: the audience's question, one on the fact, the steps that ask something, the doubt. */
export function podcast(telling: Telling): Formatted {
  const { question, objections } = telling.candidate.listed.entry
  const invited = namedGuest(telling)
  const [onFact, alsoOnFact] = onTheFact(telling)
  const questions = [
    oneOf(asked, telling).replace('{question}', `‘${question}’`),
    onFact,
    ...telling.beats.map((beat) => asRequest(beat)),
    ...objections
      .slice(0, 1)
      .map((objection) => oneOf(objected, telling).replace('{objection}', `‘${objection}’`)),
    alsoOnFact,
  ].filter((line) => line !== null && line !== undefined)
  return {
    fields: [
      { label: 'Guest', lines: [invited === null ? guestByType(telling) : introduced(invited)] },
      { label: 'Questions', lines: questions.slice(0, 5) },
    ],
    supporting: invited === null || invited === telling.candidate.first ? [] : [invited],
  }
}

const asked = [
  'People ask, {question} What is the short answer, and what is the long one?',
  '{question} What do you say to that?',
  'What do you tell somebody who asks, {question}',
] as const

const objected = [
  '{objection} When is that fair?',
  'Some say, {objection} Are they right?',
  'How do you answer somebody who says, {objection}',
] as const

const oneOf = (sentences: readonly string[], { title }: Telling): string =>
  sentences[Math.floor(chanceOf(title) * sentences.length)] ?? ''

/** The person of the fact, or a person of the brand who shares its matter. */
function namedGuest({ candidate, facts }: Telling): KnownFact | null {
  if (candidate.first.fact.slots.person !== undefined) return candidate.first
  const people = facts
    .filter(
      ({ fact, isNoGround }) =>
        fact.type === 'person' && fact.slots.person !== undefined && fact.flags.length === 0 && !isNoGround,
    )
    .map((known) => ({ known, shared: sharedConcepts(known.concepts, candidate.first.concepts).length }))
    .filter(({ shared }) => shared >= 2)
    .toSorted((one, other) => other.shared - one.shared)
  return people[0]?.known ?? null
}

function introduced({ fact }: KnownFact): string {
  const { person = '', role } = fact.slots
  return role === undefined ? person : `${person}, ${role}`
}

function guestByType({ candidate, filling }: Telling): string {
  const sentence = guests[candidate.first.fact.type] ?? 'Whoever at {brand} answers this question most often'
  return fill(sentence, filling) ?? 'Whoever answers this question most often'
}

const guests: Partial<Record<FactType, string>> = {
  'labelled-price': 'Whoever at {brand} set {amount} for {label}',
  price: 'Whoever at {brand} sets the prices',
  founded: 'Whoever has been with {brand} longest, or remembers {year}',
  quantity: 'Whoever at {brand} keeps the count of {noun}',
  process: 'Whoever at {brand} does this work with their own hands',
  promise: 'Whoever at {brand} has to keep the promise on a bad day',
  guarantee: 'Whoever at {brand} takes the call when the guarantee is used',
  award: 'Whoever at {brand} filled in the entry for the award',
  'name-origin': 'Whoever at {brand} tells the story of the name',
  'customer-question': 'Whoever at {brand} is asked this, with somebody who asked it',
  objection: 'Somebody who thought so once, with whoever at {brand} heard them out',
  hours: 'Whoever at {brand} opens up in the morning',
  place: 'A neighbour from {place}, with somebody from {brand}',
  free: 'Whoever at {brand} decided what should be free',
  offer: 'Somebody who chose {label}, with whoever looked after them',
  contrast: 'Whoever at {brand} has worked both ways',
}

/** What only this fact makes one ask, both ways of asking it. */
function onTheFact({ candidate, filling }: Telling): (string | null)[] {
  return questionsByType[candidate.first.fact.type].map((question) => fill(question, filling))
}

const questionsByType: Record<FactType, readonly [string, string]> = {
  'labelled-price': [
    'How was {amount} for {label} arrived at?',
    'What should somebody ask you before they pay for {label}?',
  ],
  price: ['How was {amount} arrived at?', 'What would have to change before that price did?'],
  founded: [
    'What is still done as it was in {year}, and what is not?',
    'What would somebody from {year} not recognise today?',
  ],
  'name-origin': ['Who told you the story of the name first?', 'What do people guess that the name means?'],
  superlative: [
    'How do you know that, and who might argue with it?',
    'What did it take before anybody could say so?',
  ],
  quantity: ['What was the figure a year ago, and what moved it?', 'What does the number leave out?'],
  ratio: ['What would change first if that figure moved?', 'When did you first notice it?'],
  free: ['It is free to whoever takes it, so who pays for it?', 'Who takes it up, and who never thinks to?'],
  hours: [
    'Who comes in the first hour, and who in the last?',
    'What happens in the half hour before the door opens?',
  ],
  person: [
    'What does an ordinary day look like, from the first hour?',
    'What did the work teach you that nobody told you?',
  ],
  place: [
    'What does being in {place} change about the work?',
    'Where in {place} would you send somebody on a first visit?',
  ],
  need: ['What happens where nobody meets that need?', 'What is the smallest thing that would help?'],
  promise: ['When was that promise last hard to keep?', 'What happens on the day it cannot be kept?'],
  process: ['Which step would you let nobody skip?', 'Where does it go wrong when it is rushed?'],
  guarantee: [
    'When was that last called upon, and what happened?',
    'What would have to happen before you changed it?',
  ],
  contrast: ['Where does the other way of doing it work better?', 'What does the difference cost you?'],
  award: [
    'What did the judges see, and what could they not see?',
    'What changed the week after, and what did not?',
  ],
  'customer-question': [
    'Who asks this, and what do they want to know behind it?',
    'When did the answer last change?',
  ],
  objection: ['What would you have to show somebody who thinks so?', 'Who said it to you first?'],
  offer: ['Who is {label} not for?', 'What do people get wrong about {label} before they try it?'],
  statement: ['What is an example of that from this month?', 'Who would see it differently?'],
}

// What the facts are good for in content, in our own sentences: how many of which kind, what they open and what is missing.
import type { FactType, NewFact } from '#contract/facts.ts'
import { voiceOf } from '../facts/voice.ts'
import type { SiteBlock } from './read-blocks.ts'

interface Kind {
  types: readonly FactType[]
  one: string
  many: string
  /** What can be made of them. */
  opens: string
}

const kinds: readonly Kind[] = [
  {
    types: ['labelled-price', 'price'],
    one: 'price',
    many: 'prices',
    opens: 'pieces that take a price apart or set two side by side',
  },
  {
    types: ['customer-question'],
    one: 'question that customers ask',
    many: 'questions that customers ask',
    opens: 'one straight answer for each question',
  },
  {
    types: ['person'],
    one: 'named person',
    many: 'named people',
    opens: 'portraits, interviews and days at work',
  },
  {
    types: ['founded', 'name-origin'],
    one: 'piece of history',
    many: 'pieces of history',
    opens: 'then-and-now pieces, anniversaries and the story of a name',
  },
  {
    types: ['quantity', 'ratio'],
    one: 'figure',
    many: 'figures',
    opens: 'pieces that show what a number looks like',
  },
  {
    types: ['superlative', 'award', 'guarantee'],
    one: 'claim that can be proved',
    many: 'claims that can be proved',
    opens: 'pieces that put a claim to the test',
  },
  {
    types: ['process', 'contrast'],
    one: 'way of working',
    many: 'ways of working',
    opens: 'step-by-step pieces from behind the scenes',
  },
  {
    types: ['promise', 'objection', 'free'],
    one: 'promise to customers',
    many: 'promises to customers',
    opens: 'pieces that show a promise being kept',
  },
  {
    types: ['need'],
    one: 'customer need',
    many: 'customer needs',
    opens: 'pieces that begin with what the reader is looking for',
  },
  { types: ['offer'], one: 'described offer', many: 'described offers', opens: 'one piece for each offer' },
  {
    types: ['place', 'hours'],
    one: 'fact on where and when',
    many: 'facts on where and when',
    opens: 'local pieces and reasons to visit',
  },
]

const wanted: readonly { types: readonly FactType[]; ask: string }[] = [
  { types: ['labelled-price', 'price'], ask: 'No price was found: two prices would open comparisons.' },
  { types: ['person'], ask: 'Nobody is named: one person with a role would open portraits.' },
  {
    types: ['founded', 'name-origin'],
    ask: 'Nothing says when or why it began: a year or the story of the name would open its history.',
  },
  {
    types: ['customer-question'],
    ask: 'No question of a customer was found: three that are really asked would each make a piece.',
  },
]

/** The summary, in two or three short paragraphs. */
export function summarise(
  facts: readonly NewFact[],
  material: { pages: number; offerings: readonly string[]; blocks: readonly SiteBlock[] },
): string {
  const typed = facts.filter(({ type }) => type !== 'statement')
  const counts = kinds
    .map((kind) => ({ ...kind, count: typed.filter(({ type }) => kind.types.includes(type)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const found =
    typed.length === 0 ? 'no fact was found' : counted(typed.length, 'fact was found', 'facts were found')
  const read = `${spelt(material.pages, 'page was', 'pages were')} read, and ${found} that ideas can rest on`
  const first =
    counts.length > 0
      ? `${read}: ${listed(counts.slice(0, 6).map(({ count, one, many }) => counted(count, one, many)))}.`
      : `${read}.`
  const best = counts.slice(0, 3).map(({ opens }) => opens)
  const second = best.length > 0 ? `What they lend themselves to best: ${best.join('; ')}.` : ''
  const missing = wanted
    .filter(({ types }) => !typed.some(({ type }) => types.includes(type)))
    .map(({ ask }) => ask)
  const hasCustomers = material.blocks.some((block) => voiceOf(block) === 'customer')
  const asks = [
    ...missing,
    ...(hasCustomers
      ? []
      : ['No words of a customer were found: one story, with leave to use it, would serve as proof.']),
  ].slice(0, 3)
  return [first, second, asks.join(' ')].filter(Boolean).join('\n')
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const spelt = (count: number, one: string, many: string): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : many}`

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

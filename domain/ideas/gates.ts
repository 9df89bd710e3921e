// The last look before an idea leaves. Every fault is fatal: the idea is told another way or not at all.
import type { Fact } from '#contract/facts.ts'
import type { Brand } from '#domain/brand/brand.ts'
import type { Entry } from '#domain/library/entry.ts'
import { once } from '#domain/once.ts'
import { machineAddressed, placeholders } from '#domain/library/wording.ts'
import { ENOUGH, namesIn, numbersIn, tellingAnchorsOf, weightIn } from './anchors.ts'
import { bannedClaimsIn, clichesIn, strongerThan } from './claims.ts'
import { datesIn, staleYearsIn, wrongWith, type WrittenDate } from './dates.ts'
import type { ProposedIdea } from './engine.ts'
import { closedTimesIn } from './opening.ts'
import { strayWordsIn } from './stray-words.ts'
import { spokenName } from './values.ts'

export type Readable = Pick<
  ProposedIdea,
  'title' | 'summary' | 'description' | 'callToAction' | 'formatFields' | 'evidence'
>

/** What an idea is held against. */
export interface Ground {
  brand: Brand
  /** The facts it cites. */
  facts: readonly Fact[]
  /** What was worked out of them, in words; its figures are known. */
  worked: string
  /** Sentences of the library that it was made of; empty for a language model. Their names are known, their figures only in steps. */
  written: string
  sensitivity: Entry['sensitivity']
  today: string
}

const TITLE_LEAST = 20
const TITLE_MOST = 110

/** Every fault of an idea, each as a sentence; empty for one that may be delivered. */
export const faultsOf = (idea: Readable, ground: Ground): string[] => [...faultsIn(idea, ground)]

/** Whether the idea has no fault. What most often stands in the way is looked at first, and nothing after the first that is found. */
export const isFaultless = (idea: Readable, ground: Ground): boolean =>
  faultsIn(idea, ground).next().done === true

function* faultsIn(idea: Readable, ground: Ground): Generator<string, void> {
  const { title, summary, description, callToAction } = idea
  const fields = idea.formatFields.flatMap(({ label, lines }) => [label, ...lines])
  const all = [title, summary, description, ...fields]
  const whole = all.join('\n')
  const ownOf = once(ownWords(ground))
  const own = (texts: readonly string[]) => texts.map(ownOf).join('\n')
  const say = (words: readonly string[], what: string) => words.map((word) => `${what}: "${word}".`)
  yield* say(strayWordsIn(idea, ground.brand, ground.facts), 'Nobody could tell of whom or what this speaks')
  if (title.length < TITLE_LEAST || title.length > TITLE_MOST)
    yield `The title has ${title.length} characters.`
  yield* say(residue.exec(whole)?.slice(0, 1) ?? [], 'Something of the template is left')
  yield* say(notOurs.exec(whole)?.slice(0, 1) ?? [], 'This is a placeholder or speaks to a machine')
  yield* say(misquoted(idea, ground), 'This does not stand in the source')
  yield* say(unknownNumbers(idea, ground), 'This figure has no evidence')
  yield* say(unknownNames(all, ground), 'This name has no evidence')
  yield* say(clichesIn(own(all)), 'This is a cliché')
  const shown = own([title, summary, callToAction, ...fields])
  yield* say(bannedClaimsIn(shown, ground.sensitivity, ground.brand.industry), 'Nobody may claim this')
  yield* say(
    strongerThan(ground.facts, own([title, summary, callToAction])),
    'This is stronger than the quote',
  )
  yield* say(wrongDates(whole, ground), 'This date is wrong or past')
  yield* say(closedTimes(own([title]), ground), 'It is known to be closed then')
  if (!isAnchored(idea, ground)) yield 'Any company of the trade could run it.'
}

/** Whether title or summary holds a number, a name or an offering of the evidence that few others have. */
function isAnchored({ title, summary }: Readable, { facts, brand }: Ground): boolean {
  const text = `${title}\n${summary}`
  const weights = new Map(facts.flatMap((fact) => [...tellingAnchorsOf(fact, brand.name)]))
  return weightIn(text, weights) >= ENOUGH
}

const residue =
  /[{}]|\bundefined\b|\bNaN\b|\[object|<\/?[a-z]|\*\*|\]\(|“”|‘’|\(\)| {2}|\s[,.;?!](?=\s|$)|,[,.]|\b(?:a|an|the) (?:a|an|the)\b/

const notOurs = new RegExp([...placeholders, ...machineAddressed].join('|'), 'i')

/** A text without its quotations and without the values of the evidence, the longest first: what the engine says itself. */
function ownWords({ facts, brand }: Ground): (text: string) => string {
  const values = [
    brand.name,
    spokenName(brand.name),
    ...facts.flatMap(({ slots }) => Object.values(slots).map(String)),
  ]
  const anyValue = values
    .filter((value) => value.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map((value) => RegExp.escape(value))
  const value = anyValue.length === 0 ? null : new RegExp(anyValue.join('|'), 'gi')
  return (text) => {
    const unquoted = text.replace(/“[^”]*”/g, '“ ”')
    return value === null ? unquoted : unquoted.replaceAll(value, '·')
  }
}

/** Quotations of the evidence, and those in double quotation marks, that don't stand word for word in a cited fact. */
function misquoted({ title, summary, formatFields, evidence }: Readable, { facts }: Ground): string[] {
  const sources = facts.map(({ quote }) => single(quote))
  const quotes = [
    ...evidence.map(({ quote }) => quote),
    ...[...[title, summary, ...linesIn(formatFields)].join('\n').matchAll(/“([^”]*)”/g)].map(
      ([, quote = '']) => quote.replace(/…$/, ''),
    ),
  ]
  return quotes.filter((quote) => !sources.some((source) => source.includes(single(quote))))
}

/** Figures of title and summary that neither evidence nor profile has; in the steps, the library's own are allowed as well. */
function unknownNumbers({ title, summary, description, formatFields }: Readable, ground: Ground): string[] {
  const known = new Set(numbersIn(knownText(ground)).map(value))
  const allowed = new Set([...known, ...numbersIn(ground.written).map(value)])
  const steps = description.replace(/^\d+\. /gm, '')
  const fields = linesIn(formatFields).join('\n')
  return [
    ...numbersIn(`${title}\n${summary}`).filter((number) => !known.has(value(number))),
    ...numbersIn(`${steps}\n${fields}`).filter((number) => !allowed.has(value(number))),
  ]
}

function unknownNames(texts: readonly string[], ground: Ground): string[] {
  const known = `${knownText(ground)}\n${ground.written}`.toLowerCase()
  const isKnown = (name: string) => {
    const lower = name.toLowerCase().replace(/['’]s?$/, '')
    return (
      known.includes(lower) ||
      lower.split(/[\s-]+/).every((word) => commonNames.has(word) || known.includes(word))
    )
  }
  return texts.flatMap((text) => namesIn(text)).filter((name) => !isKnown(name))
}

/** All that the cited facts and the profile say, with the ages that years come to today. */
function knownText({ facts, worked, brand, today }: Ground): string {
  const year = Number(today.slice(0, 4))
  return [
    brand.name,
    brand.industry,
    brand.companyInfo,
    brand.targetAudience,
    worked,
    ...facts.flatMap(({ quote, heading, place, slots }) => [
      quote,
      heading,
      place.of,
      place.label,
      place.page ?? '',
      ...Object.values(slots),
      slots.year === undefined ? '' : year - slots.year,
    ]),
  ].join('\n')
}

function wrongDates(text: string, { facts, today }: Ground): string[] {
  const isHistory = facts.some(({ type }) => type === 'founded' || type === 'award' || type === 'name-origin')
  // A day of years ago is told as history; only a day just past is a notice that nobody took down.
  const isLongPast = ({ year }: WrittenDate) => year !== null && year <= Number(today.slice(0, 4)) - 3
  const dates = datesIn(text).filter((date) => {
    const wrong = wrongWith(date, today)
    return wrong !== null && !(wrong === 'past' && (isHistory || isLongPast(date)))
  })
  return [...dates.map((date) => date.text), ...staleYearsIn(text, today)]
}

/** Days and hours of the title that are our own: the facts, unless they are hours, and the occasion may name any. */
const closedTimes = (ownTitle: string, ground: Ground): string[] =>
  closedTimesIn(
    ownTitle,
    ground.brand,
    [ground.worked, ...ground.facts.filter(({ type }) => type !== 'hours').map(({ quote }) => quote)].join(
      '\n',
    ),
  )

const linesIn = (fields: Readable['formatFields']): string[] => fields.flatMap(({ lines }) => lines)
const single = (text: string) => text.replace(/\s+/g, ' ').trim()
const value = (number: string) => String(Number(number.replaceAll(',', '')))

/** Names that belong to nobody's brand. */
const commonNames: ReadonlySet<string> = new Set(
  (
    'i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september' +
    ' october november december mondays tuesdays wednesdays thursdays fridays saturdays sundays christmas easter english british'
  ).split(' '),
)

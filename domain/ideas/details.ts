// What a brand's own sentence tells beside what it is: how long, when, how much, who, why, under which condition. A piece on
// such a detail could be nobody else's, and its value stands in the title.
import type { Fact, FactType } from '#contract/facts.ts'
import type { Detail, SlotName } from '#domain/library/entry.ts'
import type { Known } from './known-facts.ts'

export interface Detailed {
  of: Known
  type: Detail
  values: Partial<Record<SlotName, string>>
}

/** Every detail of every whole sentence that the brand says of itself. Past is what is before the year of `today`, `YYYY-MM-DD`. */
export function detailsOf(facts: readonly Known[], today: string): Detailed[] {
  const names = namesOf(facts)
  const thisYear = Number(today.slice(0, 4))
  return facts
    .filter(({ fact }) => tellsMore.has(fact.type) && isWhole(fact))
    .flatMap((of) =>
      finders(names, thisYear).flatMap(([type, find]) => {
        const values = find(of.fact.quote)
        return values === null ? [] : [{ of, type, values }]
      }),
    )
}

const tellsMore: ReadonlySet<FactType> = new Set([
  'statement',
  'process',
  'promise',
  'guarantee',
  'contrast',
  'superlative',
  'quantity',
  'ratio',
  'award',
])

/** A sentence that stands by itself: neither a heading nor a scrap, neither a question nor a speech. */
function isWhole({ quote }: Fact): boolean {
  const words = quote.split(/\s+/).length
  return words >= 6 && words <= 45 && /^[\p{Lu}\p{N}“"]/u.test(quote) && /[.!]["”]?$/.test(quote)
}

type Values = Detailed['values']
type Find = (quote: string) => Values | null

function finders(names: ReadonlyMap<string, string>, thisYear: number): readonly (readonly [Detail, Find])[] {
  return [
    ['duration', (quote) => valueOf('time', duration.exec(quote)?.[1])],
    ['clock', (quote) => (isOver(quote) ? null : valueOf('clock', clock.exec(quote)?.[0]))],
    ['weekday', (quote) => (isOver(quote) ? null : valueOf('weekday', only(quote.match(weekday))))],
    ['month', (quote) => valueOf('month', month.exec(quote)?.[1])],
    ['measure', (quote) => valueOf('measure', measure.exec(quote)?.[0])],
    ['past-year', (quote) => valueOf('year', pastYear(quote, thisYear))],
    ['deed', (quote) => valueOf('person', doerIn(quote, names))],
    ['reason', (quote) => (reason.test(quote) ? {} : null)],
    ['rule', (quote) => (rule.test(quote) ? {} : null)],
    ['condition', (quote) => (condition.test(quote) && !isOver(quote) ? {} : null)],
    ['comparison', (quote) => (comparison.test(quote) ? {} : null)],
  ]
}

/** The value as the sentence has it, but as it stands within one: "Fifty minutes" is "fifty minutes". */
function valueOf(slot: SlotName, value: string | undefined): Values | null {
  if (value === undefined) return null
  const isName = slot === 'person' || slot === 'weekday' || slot === 'month'
  return { [slot]: isName ? value : value.charAt(0).toLowerCase() + value.slice(1) }
}

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const units = 'one|two|three|four|five|six|seven|eight|nine'
const written = `(?:${tens})(?:-(?:${units}))?|${units}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|a hundred`
const number = String.raw`(?:\d[\d,]*(?:\.\d+)?|${written})`

/** Not "four days a week", which is how often, and not "one day", which is some day. */
const duration = new RegExp(
  String.raw`\b((?:(?!one\b)${number}(?: and a half)?|half an|a day and a) (?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?))\b(?!-| (?:a|of the|in a|in the|each|every) (?:day|week|month|year)| old| of age| ago)`,
  'i',
)
const clock =
  /\b(?:\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|(?:\d{1,2}|[a-z]+) o[’']clock|(?:half|quarter) past [a-z]+\b|(?:ten|twenty|quarter) to [a-z]+\b(?= in the)|noon\b|midnight\b)/i
const weekday = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g
const month =
  /\b(?:in|every|each|of|from|until|till|by|through|before|after|between) (?:early |late |mid-)?(January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b(?!,? \d{4})/
const measure = new RegExp(
  String.raw`(?<![£€$\d.,])\b${number} (?:square metres?|cubic metres?|metres?|miles?|kilometres?|km|kilos?|kilograms?|kg|grams?|litres?|ml|gallons?|pints?|tonnes?|acres?|hectares?|square feet|feet|inches|centimetres?|millimetres?|mm|cm|per cent|percent|degrees|volts|watts|kilowatts)\b(?: an? (?:second|minute|hour|day|week|month|year)\b)?`,
  'i',
)
const reason =
  /\b(?:because|so that|which is why|that is why)\b|, (?:since|as(?! \p{L}+ (?:do|did|does|have|has|always|usually)\b)) (?:it|we|they|he|she|nobody|nothing|there|you|the|our|a|an)\b/iu
const rule = /\b(?:never|always|nobody|no one|not once|without exception|every single|only ever)\b/i
const condition =
  /^(?:If|When|Unless|Until|Where)\b|,? (?:if|unless|until) (?:you|we|it|they|the|a|an|your|our|nobody|there)\b/
const comparison =
  /\b(?:rather than|instead of|unlike)\b|\bthan (?!\d|(?:ever|half|twice|one|two|three|an? (?:hour|day|week|month|year|third|quarter|few))\b)|[^,] and not (?:a|the|by|in|for|to|on|at|\p{L}+)\b/iu

/** What happened once tells no hour, day or case that comes again. */
const isOver = (quote: string): boolean =>
  /\b(?:was|were|had|came|went|took|gave|bought|began|built|moved|stopped|stood|fell|wrote)\b/.test(quote) &&
  !/\b(?:is|are|will|can|may|do|does|has|have)\b|['’](?:s|re|ll|ve)\b/.test(quote)

/** The one weekday of a sentence; of several none is what it is about. */
function only(found: readonly string[] | null): string | undefined {
  const [one, other] = new Set(found)
  return other === undefined ? one : undefined
}

function pastYear(quote: string, thisYear: number): string | undefined {
  const years = quote.match(/(?<![£€$\d.,–-])\b(?:1[5-9]|20)\d\d\b(?![,.]\d|-| ?(?:metres|people|pounds))/g)
  const year = only(years)
  return year !== undefined && Number(year) < thisYear ? year : undefined
}

/** First and full names of the brand's people, each with the name to call them by; a first name of two people is nobody's. */
function namesOf(facts: readonly Known[]): ReadonlyMap<string, string> {
  const people = new Set(
    facts.flatMap(({ fact: { type, slots } }) =>
      type === 'person' && slots.person !== undefined ? [slots.person] : [],
    ),
  )
  const firsts = Map.groupBy(
    people,
    (person) => person.replace(/^(?:Dr|Mrs?|Ms|Miss|Sister|Rev)\.? /, '').split(' ')[0] ?? '',
  )
  return new Map([
    ...[...people].map((person) => [person, person] as const),
    ...[...firsts].flatMap(([first, bearers]) =>
      bearers.length === 1 && first.length >= 3 && !alsoWords.test(first) ? [[first, first] as const] : [],
    ),
  ])
}

/** Names that are words or months too. */
const alsoWords =
  /^(?:Will|May|June|April|August|Summer|Autumn|Rich|Frank|Art|Hope|Joy|Faith|Grace|Rose|Basil|Sage|Olive|Holly|Ivy|Grant|Mark|Miles|The|Our|Dr|Mr)$/

/** Whom the reader is to write to or to ask does nothing in that sentence. */
const isAddressed = /\b(?:ask|ring|call|phone|e-?mail|tell|text|speak to|talk to|write to|see)(?: for)? $/i

/** Whose doing the sentence tells: the first of the brand's people whom it names, unless only something of theirs is meant. */
function doerIn(quote: string, names: ReadonlyMap<string, string>): string | undefined {
  for (const { 0: run, index } of quote.matchAll(/\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*/gu)) {
    const name = names.get(run) ?? names.get(run.split(' ')[0] ?? '')
    const isNamed = names.has(run) || run.split(' ').length === 1
    if (name !== undefined && isNamed && !/['’]s$/.test(run) && !isAddressed.test(quote.slice(0, index)))
      return name
  }
  return undefined
}

// Which facts can stand beside a story. An idea is built on its fact alone; a suggestion sets it against somebody else's news.
import { holds } from '#domain/ideas/anchors.ts'
import type { KnownFact } from '#domain/ideas/known-facts.ts'
import { isNoThing } from '#domain/ideas/veto.ts'
import type { EvidenceType } from '#domain/library/entry.ts'

/** In common by more than one passing word. */
const SOME = 0.4

/**
 * `near` is how near the fact is to the story in matter, 0 for not at all and 1 for the nearest. `isThin` is set where the brand has
 * nothing nearer to say: then any whole sentence of its own will do.
 */
export function canBeTold({ type, fact, values }: KnownFact, near: number, isThin: boolean): boolean {
  const { label, hours, person } = fact.slots
  if (near < SOME && (figures.has(type) || (!isThin && sentences.has(type)))) return false
  if (type === 'hours' && !isOfDays(hours ?? '')) return false
  if (type === 'price' && isPaidOut.test(fact.quote)) return false
  if (type === 'measure' && isDistance.test(values.measure ?? '')) return false
  if (type === 'past-year' && Number(values.year) < REMEMBERED) return false
  if (type === 'award' && !isHonour.test(fact.quote)) return false
  if (person !== undefined && !holds(`${fact.heading}\n${fact.quote}`, person)) return false
  return label === undefined || ![isPredicate, isPayer, isNoThing].some((pattern) => pattern.test(label))
}

/** The facts without beginnings of something else: of several years that a brand names, it began in the first. */
export function withOneBeginning(facts: readonly KnownFact[]): KnownFact[] {
  const yearOf = ({ fact, values }: KnownFact) => Number(fact.slots.year ?? values.year)
  const isBeginning = ({ type }: KnownFact) => type === 'founded' || type === 'anniversary'
  const own = facts.filter((known) => !isBeginning(known) || isOfBrand(known.fact.quote))
  const first = Math.min(...own.filter((known) => isBeginning(known)).map(yearOf))
  return own.filter((known) => !isBeginning(known) || yearOf(known) === first)
}

/** Not "the class began": where the sentence says that a thing began, it must be what people call a business. */
function isOfBrand(quote: string): boolean {
  const [, thing] =
    /^(?:The|Our|This) ([\p{Ll}' -]+?) (?:began|started|was (?:begun|started))\b/u.exec(quote) ?? []
  return thing === undefined || business.test(thing)
}

const business =
  /\b(?:business|firm|company|practice|clinic|surgery|shop|store|studio|workshop|works|school|nursery|house|home|hotel|inn|pub|hall|cent(?:re|er)|brewery|bakery|café|restaurant|office|agency|charity|trust|society|group|scheme|service|project|garden|farm|gym|story)$/i

/** The facts without people who are none: a word that the brand elsewhere writes small is nobody's name. */
export function withNamesOnly(facts: readonly KnownFact[]): KnownFact[] {
  const small = new Set(facts.flatMap(({ fact }) => fact.quote.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []))
  return facts.filter(({ fact, values }) => {
    const person = fact.slots.person ?? values.person
    return person === undefined || !small.has(person.toLowerCase())
  })
}

/** The facts without prices of journeys: a town that the brand goes to is nothing that it sells, and neither is what is listed beside it. */
export function withoutDestinations(facts: readonly KnownFact[]): KnownFact[] {
  const goneTo = new Set(
    facts.flatMap(({ fact }) => [...fact.quote.matchAll(wayTo)].map(([, name = '']) => name)),
  )
  const listOf = ({ fact }: KnownFact) => `${fact.place.of}\n${fact.heading}`
  const isNamed = ({ fact }: KnownFact) => isName.test(fact.slots.label ?? '')
  const lists = new Set(
    facts.filter((known) => isNamed(known) && goneTo.has(known.fact.slots.label ?? '')).map(listOf),
  )
  return facts.filter((known) => !isNamed(known) || !lists.has(listOf(known)))
}

const wayTo = /\b(?:to|from|in|near) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/gu
const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*$/u

/** What was before is nothing that anybody can still be asked about. */
const REMEMBERED = 1950

/** A figure is striking only beside a story of the same matter: 380 nails say nothing of a waiting list. */
const figures: ReadonlySet<EvidenceType> = new Set([
  'quantity',
  'ratio',
  'measure',
  'duration',
  'past-year',
  'month',
  'weekday',
  'clock',
])

/** What is quoted must speak to the story. Names, prices and places are set beside any. */
const sentences: ReadonlySet<EvidenceType> = new Set([
  'statement',
  'promise',
  'guarantee',
  'process',
  'contrast',
  'comparison',
  'reason',
  'rule',
  'condition',
  'superlative',
  'free',
  'need',
  'customer-question',
  'objection',
])

/** Hours of more than one day: those of a Saturday are nobody's week. */
const isOfDays = (hours: string): boolean =>
  new Set(hours.match(/\b(?:mon|tue|wed|thu|fri|sat|sun)/gi)).size !== 1

/** How far it is to somewhere is nothing that anybody weighs or reads off a dial. */
const isDistance = /\b(?:miles?|kilometres?|km)$/i

/** What somebody is paid is nothing that a customer pays. */
const isPaidOut = /\b(?:gets?|earns?|(?:is|are) paid|allowance|allows|reimburse\w*)\b/i

/** "£415 keeps the van on the road": what the sum does is not what it is for. */
const isPredicate = /^\p{Ll}+s (?:\p{Lu}|(?:the|an?|our|your|us|one|it|you)\b)/u

/** Who pays a price is not what is bought. */
const isPayer =
  /^(?:under|over|adults?|child(?:ren)?|concessions?|seniors?|students?|members?|famil(?:y|ies)|\p{L}+-year-olds?|(?:one|two|three|four|five) and)\b/iu

const isHonour =
  /\b(?:award|won|win|winn\w+|gold|silver|bronze|medal|prize|cup|trophy|finalists?|shortlisted|commended|accredited|rated|stars?|best|named|honou?red|recognised|champions?)\b/i

// Of which trades a brand is, by what its people call themselves, and what a story has of the words of those trades and of others.
import { conceptsIn } from '../language/concepts.ts'
import {
  BREAK,
  type Found,
  nonTradeTopicIds,
  isWithin,
  relatedFields,
  names,
  SURE,
  terms,
  wordsOf,
} from '../lexicon/lexicon.ts'

export interface TradeWords {
  /** The trades it is of; empty where nobody wrote about them. */
  own: ReadonlySet<string>
  /** What else its people read: the neighbours' press, and what any firm must know. */
  near: ReadonlySet<string>
}

/** What a story says of a brand's trade in the words of the lexicon. */
export interface Signs {
  own: number
  /** Whether a word is among them that means the trade wherever it stands. */
  isSure: boolean
  near: number
  /** Of the trade or the page of the paper that it is most of otherwise. */
  other: number
  /** Whether the headline says any of it. */
  isInHeadline: boolean
  /** The concepts of what was counted as the brand's own. */
  counted: ReadonlySet<string>
}

/** Names that say little where a more telling one stands beside them: a bicycle shop is of bicycles first. */
const broad: ReadonlySet<string> = new Set([
  'shops',
  'associations',
  'management-consultancy',
  'manufacturing',
])

/** What the industry names counts; only where it names nothing, what stands most in the company information. */
export function tradesOf(industry: string, companyInfo: string): TradeWords {
  const typed = namesIn(industry)
  const named = typed.size > 0 ? typed : best(namesIn(companyInfo))
  const specific = [...named.keys()].filter((field) => !broad.has(field))
  const own = new Set(specific.length > 0 ? specific : named.keys())
  const near = new Set([...named.keys(), ...[...own].flatMap((field) => relatedFields(field)), 'any-firm'])
  return { own, near: near.difference(own) }
}

function namesIn(text: string): Map<string, number> {
  const fields = new Map<string, number>()
  for (const { term } of names.find(wordsOf(text)))
    for (const { field } of term.signs) fields.set(field, (fields.get(field) ?? 0) + 1)
  return fields
}

const best = (fields: ReadonlyMap<string, number>): Map<string, number> => {
  const most = Math.max(0, ...fields.values())
  return new Map([...fields].filter(([, times]) => times === most))
}

/** Each term once, wherever it stands; the name of the paper is half a word, as it is of every story in it. */
export function signsOf(headline: string, summary: string, source: string, trades: TradeWords): Signs {
  const inHeadline = wordsOf(headline)
  const text = terms.find([...inHeadline, BREAK, ...wordsOf(summary)])
  const counted = countedOf(text, trades.own)
  const points = byField(text, trades.own, counted)
  const inPaper = terms.find(wordsOf(source))
  const ofPaper = byField(inPaper, trades.own, countedOf(inPaper, trades.own))
  for (const [field, times] of ofPaper)
    points.set(field, (points.get(field) ?? 0) + Math.min(OF_PAPER, times / 2))
  const near = [...points].filter(([field]) => trades.near.has(field))
  const others = [...points].filter(([field]) => field !== OWN && !trades.near.has(field))
  const isMeant = ({ from, term }: Found) =>
    from < inHeadline.length &&
    term.signs.some(({ field }) => trades.own.has(field) || trades.near.has(field))
  return {
    own: points.get(OWN) ?? 0,
    isSure: counted.some((one) => weightIn(one, trades.own) === SURE),
    near: most(near),
    other: most(others),
    isInHeadline: text.some(isMeant),
    counted: new Set(conceptsIn(counted.flatMap(({ term }) => term.words).join(' ')).keys()),
  }
}

const OF_PAPER = 1
/** All that a brand is of counts as one. */
const OWN = ' own'

/** What is surely of one of the pages that no trade reads, whichever. */
const ANY_PAGE = ' any page'

/** The points of every field, the brand's own as one: what two of its trades share counts once. */
function byField(
  found: readonly Found[],
  own: ReadonlySet<string>,
  counted: readonly Found[],
): Map<string, number> {
  const points = new Map<string, number>()
  const add = (field: string, weight: number) => points.set(field, (points.get(field) ?? 0) + weight)
  for (const one of counted) add(OWN, weightIn(one, own))
  const long = found.filter(({ term }) => term.words.length > 1)
  for (const one of onceEach(found)) {
    const around = long.filter((longer) => isWithin(one, longer))
    for (const { field, weight } of one.term.signs) {
      if (around.some((longer) => isOf(longer, field))) continue
      if (!own.has(field)) add(field, weight)
      if (nonTradeTopicIds.has(field) && weight === SURE) add(ANY_PAGE, weight)
    }
  }
  return points
}

/** Those that are of the fields, without what stands inside of a longer one. */
function countedOf(found: readonly Found[], own: ReadonlySet<string>): Found[] {
  const ofOwn = found.filter((one) => weightIn(one, own) > 0)
  const long = ofOwn.filter(({ term }) => term.words.length > 1)
  return onceEach(ofOwn.filter((one) => !long.some((longer) => isWithin(one, longer))))
}

const onceEach = (found: readonly Found[]): Found[] => [
  ...new Map(found.map((one) => [one.term, one])).values(),
]

const isOf = ({ term }: Found, field: string): boolean => term.signs.some((sign) => sign.field === field)

const weightIn = ({ term }: Found, fields: ReadonlySet<string>): number =>
  term.signs.reduce((most, { field, weight }) => (fields.has(field) ? Math.max(most, weight) : most), 0)

const most = (fields: readonly (readonly [string, number])[]): number =>
  Math.max(0, ...fields.map(([, points]) => points))

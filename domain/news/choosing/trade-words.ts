// Finds the trades that a brand belongs to, and counts a story's words of these and of other trades.
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
  /** The brand's own trades; empty if the lexicon has none that fits. */
  own: ReadonlySet<string>
  /** Related trades and topics whose news the brand reads too, such as news for any small business. */
  near: ReadonlySet<string>
}

/** The words of the news lexicon that a story contains. */
export interface Signs {
  own: number
  /** Whether one of the words can only mean the brand's trade. */
  isSure: boolean
  near: number
  /** The score of the other trade or topic that has most words in the story. */
  other: number
  /** Whether any of the brand's words is in the headline. */
  isInHeadline: boolean
  /** The concepts of the words that were counted for the brand's own trades. */
  counted: ReadonlySet<string>
}

/**
 * Broad trades are ignored if the industry also names a specific one: a bicycle shop reads about bicycles,
 * not shops.
 */
const broad: ReadonlySet<string> = new Set([
  'shops',
  'associations',
  'management-consultancy',
  'manufacturing',
])

/**
 * Finds the trades that the industry names. If it names none, those that the company information names most
 * often are taken.
 */
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

/**
 * Counts each word once. In the newspaper's name it counts half, because all of its stories have that name.
 */
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
/** The key under which all of the brand's trades are counted together. */
const OWN = ' own'

/** The key under which all topics that belong to no trade are counted together. */
const ANY_PAGE = ' any page'

/**
 * Scores every trade and topic. The brand's own trades count as one, so a word that they share isn't counted
 * twice.
 */
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

/** Selects the matches of these trades, without matches inside a longer one. */
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

// Puts typed values into written sentences, so that the sentence stays English whatever the value is.
import type { SlotName } from '#domain/library/entry.ts'
import { withArticle, withoutArticle } from './article.ts'
import { capitalised } from './casing.ts'
import { isOne, singular } from './count.ts'
import { possessive } from './possessive.ts'

export interface Filling {
  values: Partial<Record<SlotName, string>>
  /** What an amount is for one of, said once where the sentence leaves room: "a month". */
  units: Partial<Record<'amount' | 'amount2', string>>
  /** What the source says before a figure that is not exact: "from", "over". */
  hedges: Partial<Record<SlotName, string>>
  /** Labels of which one takes an article: "a bread day". */
  articles: Partial<Record<SlotName, boolean>>
}

/**
 * The sentence with its slots filled, or null when a value is missing. In `exact` sentences (titles) it is also null where the
 * source hedges a figure and the sentence has no room for the hedge: "the {amount} bill" would make £75 of "from £75".
 */
export function fill(sentence: string, filling: Filling, exact = false): string | null {
  let filled = ''
  let rest = sentence
  const unitsToSay = new Set(['amount', 'amount2'])
  for (;;) {
    const found = /\{([a-z]+2?)\}(['’]s(?!\p{L}))?/u.exec(rest)
    if (found === null) return filled + rest
    const [whole, name = '', owner] = found
    const before = filled + rest.slice(0, found.index)
    const after = rest.slice(found.index + whole.length)
    const said = say(name, filling, before, after, exact, unitsToSay.has(name))
    if (said === null) return null
    unitsToSay.delete(name)
    filled = said.before + (owner === undefined ? said.value : possessive(said.value))
    rest = isOneOf(name, said.value) ? singularNext(after) : after
  }
}

export const isSlot = (name: string): name is SlotName => slotNames.has(name)

interface Said {
  before: string
  value: string
}

function say(
  name: string,
  filling: Filling,
  before: string,
  after: string,
  exact: boolean,
  sayUnit: boolean,
): Said | null {
  const value = isSlot(name) ? filling.values[name] : undefined
  if (value === undefined || value === '') return null
  if (/\b[Aa]n? $/.test(before)) return afterArticle(before, value)
  if (name === 'label' || name === 'label2') {
    const phrase = filling.articles[name] && takesArticleAfter(before) ? withArticle(value) : value
    return { before, value: atStart(before, determined(before) ? withoutArticle(phrase) : phrase) }
  }
  const hedge = isSlot(name) ? filling.hedges[name] : undefined
  const unit = name === 'amount' || name === 'amount2' ? filling.units[name] : undefined
  const spoken = unit && sayUnit && leavesRoom(before, after) ? `${value} ${unit}` : value
  if (hedge !== undefined && hedge !== '') return hedged(before, after, spoken, hedge, exact)
  return { before, value: atStart(before, spoken) }
}

/** "at from £75" is "from £75"; "costs from £75" is itself; "the from £75 bill" is nothing, and stays exact where it may. */
function hedged(before: string, after: string, value: string, hedge: string, exact: boolean): Said | null {
  const isCount = /^\d/.test(value)
  const stands = isCount
    ? standsBeforeNoun(before, after, hedge)
    : hedge === 'from'
      ? standsAsFrom(before, after)
      : !determined(before)
  if (stands)
    return {
      before: hedge === 'from' ? before.replace(/\b(?:at|for) $/, '') : before,
      value: atStart(before, `${hedge} ${value}`),
    }
  return exact ? null : { before, value: atStart(before, value) }
}

const standsAsFrom = (before: string, after: string) =>
  /\b(?:at|for|costs?|pays?|paid|charges?|charged|is|are|be)\s+$/.test(before) ||
  (/(?:^|[:;.?!(,] ?)$/.test(before) && /^(?:[,.;:)?]|$| for | and | a | an )/.test(after))

/** A count takes its hedge where the noun follows: "over 2,300 sashes", but not "how big is over 2,300?". */
const standsBeforeNoun = (before: string, after: string, hedge: string) =>
  after.startsWith(' {noun}') && (!determined(before) || roundings.has(hedge))

const roundings = new Set(['over', 'around', 'about', 'nearly', 'almost', 'more than', 'under'])

/** Whether a unit can follow the amount: not where the amount itself describes a noun, as in "the {amount} bill". */
function leavesRoom(before: string, after: string): boolean {
  if (/^(?:['’]s|\s+(?:a|an|per|each|every)\b)/.test(after)) return false
  if (determined(before) && !/^(?:[,;.?!)]|$)/.test(after)) return false
  return /^(?:$|[,;:.?!)]|\s+[–—-]|\s+(?:for|at|and|or|but|to|in|on|from|with|is|are|was|buys?|gets?|covers?|pays?|goes|when|if|as|into|against|before|after|by|that|which|next|each|than|does|has|can|means|tells?|leaves?|really|actually|alone|off)\b)/.test(
    after,
  )
}

const determined = (before: string) =>
  /\b(?:the|that|this|those|these|your|our|their|its|every|each|another|one|same|whole|first|last|full|extra|next)\s+$/i.test(
    before,
  ) || /['’]s\s+$/.test(before)

/** No article after a determiner, an adjective, a figure, or where the label is only named: in quotation marks or brackets. */
const takesArticleAfter = (before: string) =>
  !determined(before) &&
  !/(?:\d|["“‘(]|\b(?:own|smallest|biggest|best|next|good|bad|new|old|plain|single|no|any|some|more|another|per|as|called))\s*$/i.test(
    before,
  )

function afterArticle(before: string, value: string): Said {
  const article = withArticle(withoutArticle(value))
  const isCapital = /\bAn? $/.test(before)
  return { before: before.replace(/\b[Aa]n? $/, ''), value: isCapital ? capitalised(article) : article }
}

/** A value that opens a sentence takes a capital. */
function atStart(before: string, value: string): string {
  return /(?:^|[.?!…]["”’)]?\s+|\n)["“‘(]?$/.test(before) ? capitalised(value) : value
}

const isOneOf = (name: string, value: string) => (name === 'count' || name === 'years') && isOne(value)

/** After "1", the plural that the sentence was written with becomes a singular: "1 years" is "1 year". */
const singularNext = (after: string) =>
  after.replace(/^([ -])(\p{Ll}+s)(?!\p{L})/u, (_, gap: string, noun: string) => gap + singular(noun))

const slotNames: ReadonlySet<string> = new Set<SlotName>([
  'brand',
  'label',
  'amount',
  'unit',
  'year',
  'years',
  'person',
  'role',
  'place',
  'count',
  'noun',
  'hours',
  'label2',
  'amount2',
  'unit2',
])

// Puts typed values into written sentences, so that the sentence stays English whatever the value is.
import { slotNames, type SlotName } from '#domain/library/entry.ts'
import {
  isDetermined,
  leavesRoomForFrom,
  leavesRoomForRough,
  leavesRoomForUnit,
  takesArticle,
} from './around.ts'
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
  const unitsSaid = new Set<SlotName>()
  let before = ''
  let rest = sentence
  for (;;) {
    const found = /\{([a-z]+2?)\}(['’]s(?!\p{L}))?/u.exec(rest)
    if (found === null) return before + rest
    const [whole, name = '', owner] = found
    before += rest.slice(0, found.index)
    rest = rest.slice(found.index + whole.length)
    const said = isSlot(name) ? say(name, { filling, before, after: rest, unitsSaid, exact }) : null
    if (said === null) return null
    before = joined(said.before, owner === undefined ? said.value : possessive(said.value))
    if (isOneOf(name, said.value)) rest = singularNext(rest)
  }
}

interface Standing {
  filling: Filling
  before: string
  after: string
  /** Amounts whose unit has been said: it is said once. */
  unitsSaid: Set<SlotName>
  exact: boolean
}

/** The value as it stands here, and the words before it where they had to give way. */
function say(name: SlotName, standing: Standing): { before: string; value: string } | null {
  const { filling, before, after, unitsSaid, exact } = standing
  const value = filling.values[name]
  if (value === undefined || value === '') return null
  if (name === 'label' || name === 'label2')
    return { before, value: labelled(value, before, filling.articles[name] === true) }
  if (name === 'brand')
    return { before, value: isDetermined(before) ? value.replace(/^The (?=\S)/, '') : value }
  const unit = name === 'amount' || name === 'amount2' ? filling.units[name] : undefined
  const isUnitSaid = unit !== undefined && !unitsSaid.has(name) && leavesRoomForUnit(before, after)
  if (isUnitSaid) unitsSaid.add(name)
  const figure = isUnitSaid ? `${value} ${unit}` : value
  const hedge = filling.hedges[name] ?? ''
  if (hedge === '') return { before, value: figure }
  if (!leavesRoomFor(hedge, value, before, after)) return exact ? null : { before, value: figure }
  return {
    before: hedge === 'from' ? before.replace(/\b(?:at|for) $/, '') : before,
    value: `${hedge} ${figure}`,
  }
}

function labelled(label: string, before: string, isOneOfMany: boolean): string {
  if (isDetermined(before)) return withoutArticle(label)
  return isOneOfMany && takesArticle(before) ? withArticle(label) : label
}

function leavesRoomFor(hedge: string, value: string, before: string, after: string): boolean {
  if (/^\d/.test(value)) return leavesRoomForRough(before, after, hedge)
  return hedge === 'from' ? leavesRoomForFrom(before, after) : !isDetermined(before)
}

/** A written "a" or "an" follows the value's sound, and a value that opens a sentence takes a capital. */
function joined(before: string, value: string): string {
  const article = /\b([Aa])n? $/.exec(before)
  if (article === null) return before + (opensSentence(before) ? capitalised(value) : value)
  const phrase = withArticle(withoutArticle(value))
  return before.slice(0, article.index) + (article[1] === 'A' ? capitalised(phrase) : phrase)
}

const opensSentence = (before: string): boolean => /(?:^|[.?!…]["”’)]?\s+|\n)["“‘(]?$/.test(before)

const isOneOf = (name: string, value: string): boolean =>
  (name === 'count' || name === 'years') && isOne(value)

/** After "1", the plural that the sentence was written with becomes a singular: "1 years" is "1 year". */
const singularNext = (after: string): string =>
  after.replace(/^([ -])(\p{Ll}+s)(?!\p{L})/u, (_, gap: string, noun: string) => gap + singular(noun))

const isSlot = (name: string): name is SlotName => names.has(name)

const names: ReadonlySet<string> = new Set(slotNames)

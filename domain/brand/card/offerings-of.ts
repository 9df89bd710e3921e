// Finds the offerings of a brand, each once and with its price. Names that would not fit into a sentence are
// left out.
import type { Fact } from '#contract/facts.ts'
import type { Offering, Price, SourcedValue } from '#domain/playbook/card.ts'
import { proper } from '#domain/reading/offerings/name-tests.ts'
import { isAudience } from '#domain/reading/offerings/not-offered.ts'
import { nameWithoutVariant, offeringKey, offeringLabel } from '#domain/reading/offerings/offering-words.ts'
import {
  withoutDuplicates,
  thingKey,
  withoutNumber,
  withoutProvider,
} from '#domain/reading/offerings/same-thing.ts'
import { sentencesOf } from '#domain/reading/language/sentences.ts'
import { hasSum } from '#domain/reading/language/values/sums.ts'
import { sentencesAboutOffering } from './sentences-about.ts'

/**
 * Whether this reads as the name of a product. Rows of a price list often don't, such as "Block of 10 x 60min
 * classes". Names that a person has confirmed needn't pass.
 */
export const isName = (name: string): boolean =>
  name.length <= 48 &&
  name.split(/\s+/).length <= 8 &&
  !isFragment.test(name) &&
  !isPeriod.test(name) &&
  !/[£$€:;()[\]|]|\d\s?(?:x|min|mins|minutes|hrs?|hours?|g|kg|ml)\b/i.test(name) &&
  (!/\d\D+\d|\d{3}/.test(name) || model.test(name))

/** Matches the numbers in the name of a product model, such as "Harrow 4000 30kW". */
const model =
  /^\p{Lu}[\p{L}-]+ (?:[\p{L}-]+ )*(?:\p{L}*\d{2,4}\p{L}{0,2})(?: (?:[\p{L}-]+|\d{1,3}\p{L}{1,2})){0,2}$/u

/**
 * Matches a part of a sentence or heading that can't be a name, such as "And the sauna", "Lessons &" or
 * "Including crown".
 */
const isFragment =
  /^(?:and|or|but|with|including|plus|from|for|to|in|on|at|by|a|an|our|your|how|what|why|when)\b|(?:&|(?<!-)\b(?:and|or|with|for|of|the|in|to|by|mostly|usually))$/i
/** Matches a day or period, which can't be an offering. */
const isPeriod =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day \d|\b\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:by|until|before) (?:mon|tues?|wed|thurs?|fri|sat|sun)\w*\b|^(?:hour|day|week|month|year|person|adult|child)s?$/i

/** Removes brackets and sizes from the names in a price list, unless two names would then be the same. */
export function withPlainNames(prices: readonly Price[]): Price[] {
  const plain = (label: string) =>
    withoutProvider(label)
      .replace(/\s*\([^()]*\)$/, '')
      .replace(/,\s(?:mon|tue|wed|thu|fri|sat|sun)\w*\b.*$/i, '')
      .replace(/,?\s\d+(?:\.\d+)?\s?(?:g|kg|ml|cl|mins?|minutes|hours?|hrs?)$/i, '')
      .replace(/,?\sper \p{L}+$/u, '')
      .replace(/(\p{L})\/(\p{L})/gu, '$1 or $2')
  const times = Map.groupBy(prices, ({ label }) => plain(label).toLowerCase())
  return prices.map((price) => {
    const said = plain(price.label)
    const label = `${said.charAt(0).toUpperCase()}${said.slice(1)}`
    const others = times.get(label.toLowerCase()) ?? []
    const isOne = others.every(({ money }) => money.minor === price.money.minor)
    return price.isTrusted || !isOne ? price : { ...price, label }
  })
}

/**
 * Lists the offerings by name, each with its price. Everything with a price is an offering too, without the
 * size or kind in its row.
 */
export function offeringsOf(
  facts: readonly Fact[],
  prices: readonly Price[],
  own: readonly Fact[],
  valued: (fact: Fact) => SourcedValue,
): Offering[] {
  const named = facts.flatMap((fact) => {
    const label = fact.slots.label
    const value = valued(fact)
    return label === undefined || !(value.isTrusted || isName(label))
      ? []
      : [{ ...value, label, price: null }]
  })
  const priced = prices.flatMap((price) => {
    const label = price.isTrusted
      ? price.label
      : offeringLabel(withoutNumber(withoutProvider(nameWithoutVariant(price.label))))
    if (label === null || (!price.isTrusted && isAudience(label))) return []
    return [{ id: price.id, isTrusted: price.isTrusted, label, price }]
  })
  const kinds = Map.groupBy(priced, ({ label }) => thingKey(label))
  const sums = Map.groupBy(priced, ({ label }) => offeringKey(label))
  const all = withoutDuplicates(distinct([...named, ...priced]), (label) =>
    (sums.get(offeringKey(label)) ?? []).map(({ price }) => String(price.money.minor)),
  )
  return withoutLoneRows(all, named, own).map(({ id, isTrusted, label }) => ({
    id,
    isTrusted,
    name: label,
    kind: 'service',
    says: sentencesAboutOffering(label, own),
    price: priceAmong(label, kinds.get(thingKey(label))?.map(({ price }) => price) ?? []),
  }))
}

/**
 * With this many other offerings, a row of a price list that the site mentions nowhere else is a detail of one
 * of them: a size, a fee or a dish.
 */
const MANY_OTHERS = 20

/** The offerings that have more than a row: a fact of their own, a proper name or a mention. */
function withoutLoneRows<One extends { label: string; isTrusted: boolean }>(
  all: readonly One[],
  named: readonly { label: string }[],
  own: readonly Fact[],
): readonly One[] {
  if (all.length <= MANY_OTHERS) return all
  const keys = new Set(
    [...named.map(({ label }) => label), ...own.map(({ heading }) => heading)].map(offeringKey),
  )
  const mentions = own
    .filter(({ type }) => type !== 'labelled-price' && type !== 'price')
    // A passage may contain the row itself.
    .flatMap(({ quote }) => sentencesOf(quote).filter((text) => !hasSum(text)))
    .map((text) => new Set(offeringKey(text).split(' ')))
  const others = all.filter(({ label, isTrusted }) => {
    const key = offeringKey(label)
    if (isTrusted || keys.has(key) || proper.test(label)) return true
    const words = new Set(key.split(' '))
    return mentions.some((text) => words.isSubsetOf(text))
  })
  return others.length >= MANY_OTHERS ? others : all
}

function distinct<One extends { label: string }>(all: readonly One[]): One[] {
  const first = new Map<string, One>()
  for (const one of all) if (!first.has(offeringKey(one.label))) first.set(offeringKey(one.label), one)
  return [...first.values()]
}

/** Finds the price with exactly this name, or else the lowest price among its sizes and kinds. */
function priceAmong(name: string, prices: readonly Price[]): Price | null {
  const exact = prices.find(({ label }) => label.toLowerCase() === name.toLowerCase())
  if (exact) return exact
  const [least] = prices.toSorted((one, other) => one.money.minor - other.money.minor)
  if (least === undefined) return null
  return { ...least, isFrom: least.isFrom || prices.some(({ money }) => money.minor !== least.money.minor) }
}

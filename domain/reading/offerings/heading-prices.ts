// Finds the names of prices in the headings above them: a section's heading, or the plan that tiers belong
// to.
import type { NewFact } from '#contract/facts.ts'
import { asLabel, insideLabel } from '../language/labels.ts'
import { wordCount } from '../language/sentence.ts'
import { proper } from './name-tests.ts'
import { isAudience } from './not-offered.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isSectionOfOfferings, nameWithoutVariant, offeringKey, offeringLabel } from './offering-words.ts'
import { thingInHeading } from './thing-in-heading.ts'

/**
 * Labels the first price of a section that has no name with the section's heading: "£16 a head" below "Pie
 * Night". A price whose sentence has its own subject stays as it is, and so do prices below a heading for
 * several things.
 */
export function withHeadingPrices(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  const sections = Map.groupBy(facts.filter(isPrice), sectionOf)
  const blockAt = new Map(blocks.map((block) => [`${block.place.of} ${offsetOf(block.place)}`, block]))
  const titles = new Map(
    blocks.flatMap((block) =>
      block.form === 'title' ? [[keyOf(block.place, block.text), block] as const] : [],
    ),
  )
  return facts.map((raw) => {
    const fact = withoutAudience(raw)
    if (fact.type !== 'price') return fact
    const inSection = sections.get(sectionOf(fact)) ?? []
    const block = blockAt.get(`${fact.place.of} ${offsetOf(fact.place)}`)
    const title = titles.get(keyOf(fact.place, fact.heading))
    const name = title === undefined || isSlogan(title) ? null : nameOfSection(fact.heading)
    if (name === null || block === undefined || block.form === 'item' || inSection[0] !== raw) return fact
    const isShelf = inSection.some(
      ({ type, slots }) => type === 'labelled-price' && slots.label !== undefined && !isAudience(slots.label),
    )
    if (!isBareOf(fact, name) || (isShelf && !opens(clauseOf(fact.quote)) && !afterStretch.test(fact.quote)))
      return fact
    return { ...fact, type: 'labelled-price', slots: { ...fact.slots, label: name } }
  })
}

/** A page's main heading of several words is more often a slogan than a name, unless it is a proper name. */
const isSlogan = ({ level, text }: SiteBlock): boolean =>
  level === 1 && wordCount(text) >= 4 && !proper.test(text)

/** Removes a label that only names an audience, such as "Sole traders" in "Sole traders start at £30". */
function withoutAudience(fact: NewFact): NewFact {
  const { label, ...slots } = fact.slots
  return fact.type === 'labelled-price' && label !== undefined && isAudience(label)
    ? { ...fact, type: 'price', slots }
    : fact
}

/** The part of run-on sentences that contains the price. */
const clauseOf = (quote: string): string =>
  quote
    .split(/(?<=[.)]|[.)]["”])(?<!\b(?:[ap]\.m|min|max)\.)\s+/i)
    .find((part) => /[£€$₹]\s?\d|\b(?:pounds|euros?)\b/i.test(part)) ?? quote

const isPrice = ({ type }: NewFact) => type === 'price' || type === 'labelled-price'
const offsetOf = (place: NewFact['place']) => ('offset' in place ? place.offset : -1)
const keyOf = (place: NewFact['place'], text: string) => `${place.of} ${text}`
const sectionOf = ({ place, heading }: NewFact) => keyOf(place, heading)

/** What a heading names; null for questions, and for generic section words. */
function nameOfSection(heading: string): string | null {
  const name = thingInHeading(heading)
  return name === null || asLabel(name) === null || (isSectionOfOfferings(name) && wordCount(name) < 2)
    ? null
    : offeringLabel(nameWithoutVariant(name))
}

const sum = String.raw`(?:from |only |just )?(?:[£€$₹]\s?\d|\d+ (?:pounds|euros?)\b|[a-z-]+ (?:pounds|euros?)\b)`
const opening = new RegExp(String.raw`^\(?${sum}`, 'i')
const opens = (quote: string): boolean => opening.test(quote)
/**
 * Only times, periods and numbers of people come before the price: "Mon 7 December, 6–8.30pm, 45 pounds", "Up
 * to 8 people, £480".
 */
const afterStretch = new RegExp(
  String.raw`^(?:(?:up to|over|about|around|for|from|until|every|each|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b(?:[^.!?]|\.(?=\d)){0,60}(?:[,:–-]\s|\s(?=from\s)))${sum}`,
  'i',
)

/** Whether the sentence is only the price, or says that it is the price of `name`. */
function isBareOf({ quote }: NewFact, name: string): boolean {
  if (
    /\?|\b(?:example|instead of|elsewhere|deposit|minimum|min|gets?|receives?|bursar\w+|scholarships?|grants?)\b|^(?:early|late)\b/i.test(
      quote,
    )
  )
    return false
  if (opens(clauseOf(quote)))
    return !/^[^.]{0,24}\b(?:extra|more|less|off|discount|voucher|raised|donat\w+|last (?:week|month|year)|so far)\b/i.test(
      clauseOf(quote),
    )
  if (afterStretch.test(clauseOf(quote)) || isAudience(/^[^,:–£€$₹]*/.exec(quote)?.[0].trim() ?? ''))
    return true
  const words = offeringKey(name).split(' ')
  const before = offeringKey(quote.split(/[£€$₹]\d/)[0] ?? '').split(' ')
  const noun = words.at(-1) ?? ''
  return noun.length > 2 && before.includes(noun) && wordCount(quote) <= 24
}

/** Words for products that come in tiers and are paid by the month or year. */
const plan =
  /\b(?:plans?|memberships?|clubs?|subscriptions?|cards?|pass(?:es)?|schemes?|packages?|bundles?|cover|boxes|box|programme|program)\b/i
const tier =
  /^(?:(?:the )?(?:basic|essentials?|standard|classic|core|complete|comprehensive|advanced|enhanced|premium|premier|deluxe|plus|pro|starter|lite|light|full|total|ultimate|gold|silver|bronze|platinum|diamond|individual|single|couples?|joint|family|student|junior|senior|adult|child|monthly|annual|yearly|weekly|rolling|paperback|hardback|hardcover|off-?peak|peak|anytime|flexi|unlimited|one|two|three|small|medium|large))(?: (?:plan|tier|level|membership|package|option|pass))?$/i

/**
 * Adds the plan's name to its tiers: "Essential" below "The Orchard Plan" becomes "Orchard Plan Essential". A
 * tier whose plan is unknown loses its label.
 */
export function withPlans(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  const parents = new Map(
    blocks.flatMap((block) =>
      block.form === 'title' ? [[keyOf(block.place, block.text), block] as const] : [],
    ),
  )
  const byMonth = facts.filter(({ type, slots }) => type === 'labelled-price' && each.test(slots.unit ?? ''))
  const tiersOf = Map.groupBy(byMonth, ({ place, slots }) => {
    const title = parents.get(keyOf(place, slots.label ?? ''))
    return title === undefined ? '' : keyOf(place, title.heading)
  })
  const named = new Map<string, string>()
  for (const fact of facts) {
    const { label } = fact.slots
    if (fact.type !== 'labelled-price' || label === undefined) continue
    const title = parents.get(keyOf(fact.place, label))
    const of = [title?.heading ?? fact.heading, fact.place.label].find(
      (text) => plan.test(text) && text !== label,
    )
    const siblings = title === undefined ? 0 : (tiersOf.get(keyOf(fact.place, title.heading))?.length ?? 0)
    const product = of === undefined ? undefined : thingInHeading(of)?.replace(/^The /, '')
    if (product === undefined || plan.test(label) || several.test(product)) continue
    // "Oil boilers are £9 a month" may be below a plan that has a monthly price of its own. Then it is not a
    // tier.
    const isKind =
      title === undefined &&
      each.test(fact.slots.unit ?? '') &&
      byMonth.some(
        ({ place, slots }) =>
          place.of === fact.place.of && offeringKey(slots.label ?? '') === offeringKey(product),
      )
    if (tier.test(label) || siblings > 1) named.set(keyOf(fact.place, label), `${product} ${label}`)
    else if (isKind) named.set(keyOf(fact.place, label), `${product}, ${insideLabel(label)}`)
  }
  return facts.flatMap((fact): NewFact[] => {
    const { label } = fact.slots
    if (fact.type !== 'labelled-price' || label === undefined) return [fact]
    const whole = named.get(keyOf(fact.place, label))
    if (whole !== undefined) return [{ ...fact, slots: { ...fact.slots, label: whole } }]
    const title = parents.get(keyOf(fact.place, label))
    const isOneOfPlans =
      title !== undefined && (tiersOf.get(keyOf(fact.place, title.heading))?.length ?? 0) > 1
    if (!tier.test(label) || isOneOfPlans) return [fact]
    const { label: _, ...others } = fact.slots
    return [{ ...fact, type: 'price', slots: others }]
  })
}

/** A heading for several plans, such as "Service plans". Each of them has its own name. */
const several =
  /\b(?:plans|memberships|subscriptions|packages|schemes|bundles|cards|passes|boxes|programmes|programs|clubs)$/i

const each = /\b(?:month|mo|year|yr|week|annum|quarter)\b|^p\.?[cm]?m$|\bpm$/i

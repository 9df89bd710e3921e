// Prices below the name of what they are for: a section's own heading, and the plan that its tiers are of.
import type { NewFact } from '#contract/facts.ts'
import { asLabel, insideLabel } from '../language/labels.ts'
import { wordCount } from '../language/sentence.ts'
import { isAudience } from './not-offered.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isSectionOfOfferings, nameIn, offeringKey, offeringLabel } from './offering-words.ts'
import { thingInHeading } from './thing-in-heading.ts'

/**
 * The facts in which a price without a name takes that of the section it is the first price of: "£16 a head" below "Pie Night". A sentence
 * that has a subject of its own, or a section that is a shelf of several things, gives none.
 */
export function withHeadingPrices(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  const sections = Map.groupBy(facts.filter(isPrice), sectionOf)
  const blockAt = new Map(blocks.map((block) => [`${block.place.of} ${offsetOf(block.place)}`, block]))
  const titles = new Set(
    blocks.flatMap((block) => (block.form === 'title' ? [keyOf(block.place, block.text)] : [])),
  )
  return facts.map((raw) => {
    const fact = withoutAudience(raw)
    if (fact.type !== 'price') return fact
    const inSection = sections.get(sectionOf(fact)) ?? []
    const block = blockAt.get(`${fact.place.of} ${offsetOf(fact.place)}`)
    const name = titles.has(keyOf(fact.place, fact.heading)) ? nameOfSection(fact.heading) : null
    if (name === null || block === undefined || block.form === 'item' || inSection[0] !== raw) return fact
    const isShelf = inSection.some(
      ({ type, slots }) => type === 'labelled-price' && slots.label !== undefined && !isAudience(slots.label),
    )
    if (!isBareOf(fact, name) || (isShelf && !opens(clauseOf(fact.quote)) && !afterStretch.test(fact.quote)))
      return fact
    return { ...fact, type: 'labelled-price', slots: { ...fact.slots, label: name } }
  })
}

/** "Sole traders start at £30": who it is for is no name of it. */
function withoutAudience(fact: NewFact): NewFact {
  const { label, ...slots } = fact.slots
  return fact.type === 'labelled-price' && label !== undefined && isAudience(label)
    ? { ...fact, type: 'price', slots }
    : fact
}

/** Of sentences that run together the part that the sum stands in. */
const clauseOf = (quote: string): string =>
  quote.split(/(?<=[.)]|[.)]["”])\s+/).find((part) => /[£€$₹]\s?\d|\b(?:pounds|euros?)\b/i.test(part)) ??
  quote

const isPrice = ({ type }: NewFact) => type === 'price' || type === 'labelled-price'
const offsetOf = (place: NewFact['place']) => ('offset' in place ? place.offset : -1)
const keyOf = (place: NewFact['place'], text: string) => `${place.of} ${text}`
const sectionOf = ({ place, heading }: NewFact) => keyOf(place, heading)

/** What a heading names, where that is a thing and no section or question. */
function nameOfSection(heading: string): string | null {
  const name = thingInHeading(heading)
  return name === null || asLabel(name) === null || (isSectionOfOfferings(name) && wordCount(name) < 2)
    ? null
    : offeringLabel(nameIn(name))
}

const sum = String.raw`(?:from |only |just )?(?:[£€$₹]\s?\d|\d+ (?:pounds|euros?)\b|[a-z-]+ (?:pounds|euros?)\b)`
const opening = new RegExp(String.raw`^\(?${sum}`, 'i')
const opens = (quote: string): boolean => opening.test(quote)
/** "Mon 7 December, 6–8.30pm, 45 pounds", "Up to 8 people, £480": only times, spans and numbers of people stand before it. */
const afterStretch = new RegExp(
  String.raw`^(?:(?:up to|over|about|around|for|from|until|every|each|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b(?:[^.!?]|\.(?=\d)){0,60}(?:[,:–-]\s|\s(?=from\s)))${sum}`,
  'i',
)

/** The sentence is nothing but the price, or says it of the very thing. */
function isBareOf({ quote }: NewFact, name: string): boolean {
  if (/\?|\b(?:example|instead of|elsewhere|deposit|minimum)\b/i.test(quote)) return false
  if (opens(clauseOf(quote)))
    return !/^[^.]{0,24}\b(?:extra|more|less|off|discount|voucher|raised|donat\w+)\b/i.test(clauseOf(quote))
  if (afterStretch.test(clauseOf(quote)) || isAudience(/^[^,:–£€$₹]*/.exec(quote)?.[0].trim() ?? ''))
    return true
  const words = offeringKey(name).split(' ')
  const before = offeringKey(quote.split(/[£€$₹]\d/)[0] ?? '').split(' ')
  const noun = words.at(-1) ?? ''
  return noun.length > 2 && before.includes(noun) && wordCount(quote) <= 24
}

/** What is joined or bought by the month or the year, and comes in tiers. */
const plan =
  /\b(?:plans?|memberships?|clubs?|subscriptions?|cards?|pass(?:es)?|schemes?|packages?|bundles?|cover|boxes|box|programme|program)\b/i
const tier =
  /^(?:(?:the )?(?:basic|essentials?|standard|classic|core|complete|comprehensive|advanced|enhanced|premium|premier|deluxe|plus|pro|starter|lite|light|full|total|ultimate|gold|silver|bronze|platinum|diamond|individual|single|couples?|joint|family|student|junior|senior|adult|child|monthly|annual|yearly|weekly|rolling|paperback|hardback|hardcover|off-?peak|peak|anytime|flexi|unlimited|one|two|three|small|medium|large))(?: (?:plan|tier|level|membership|package|option|pass))?$/i

/**
 * Tiers by the name of what they are of: "Essential" below "The Orchard Plan" is the "Orchard Plan, Essential". One whose plan nobody names is
 * the price of nothing that could be told.
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
    // "Oil boilers are £9 a month" below a plan that is so much a month itself.
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

/** "Service plans" is a shelf of plans, each with a name of its own. */
const several =
  /\b(?:plans|memberships|subscriptions|packages|schemes|bundles|cards|passes|boxes|programmes|programs|clubs)$/i

const each = /\b(?:month|mo|year|yr|week|annum|quarter)\b|^p\.?[cm]?m$|\bpm$/i

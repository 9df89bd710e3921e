// Sentences of a brand's background that hold its names, prices and hours.
import type { NewFact } from '#contract/facts.ts'
import { nameIn } from '../offerings/offering-words.ts'
import { inAList } from '../portrait/prose.ts'
import type { SiteBlock } from './read-blocks.ts'

const MOST_OFFERED = 10

export function offerIn(offerings: readonly string[], name: string, spelt: Spelt): string {
  if (offerings.length === 0) return ''
  const named = offerings.slice(0, MOST_OFFERED).map(spelt)
  const all = offerings.length > MOST_OFFERED ? `${named.join(', ')} and more` : inAList(named)
  return `What ${name} offers includes ${all}.`
}

/** How a name is spelt in the middle of a sentence: with a small letter where the site writes it so itself. */
export type Spelt = (label: string) => string

export function speltAsIn(blocks: readonly SiteBlock[]): Spelt {
  const text = blocks.map((block) => block.text).join('\n')
  return (label) => {
    const low = label.charAt(0).toLowerCase() + label.slice(1)
    const isPlain = /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(label)
    return isPlain && new RegExp(String.raw`(?<![\p{L}-])${RegExp.escape(low)}(?![\p{L}-])`, 'u').test(text)
      ? low
      : label
  }
}

/** The first price of each thing, from the least of its kinds up. */
export function pricesIn(facts: readonly NewFact[], spelt: Spelt): string {
  const kinds = Map.groupBy(facts, ({ slots }) => nameIn(slots.label ?? ''))
  const priced = [...kinds].slice(0, 4).flatMap(([label, [first, ...more]]) => {
    if (first === undefined || label === '') return []
    const { amount = '', unit = '' } = first.slots
    const isFrom = more.some(({ slots }) => slots.amount !== amount) && !/^from /i.test(amount)
    const each = unit.replace(/^\/\s?/, 'a ')
    return [`${spelt(label)} (${isFrom ? 'from ' : ''}${amount}${each === '' ? '' : ` ${each}`})`]
  })
  return priced.length === 0 ? '' : `Prices on the website include ${inAList(priced)}.`
}

/** "Founder" reads on as "founder"; a title of several words stays as it is written. */
const roleIn = (role: string): string => (/^\p{Lu}\p{Ll}+$/u.test(role) ? role.toLowerCase() : role)

export function peopleIn(facts: readonly NewFact[]): string {
  const named = new Map<string, string>()
  for (const { slots } of facts) {
    if (slots.person && (slots.role || !named.has(slots.person)))
      named.set(slots.person, slots.role ? `${slots.person} (${roleIn(slots.role)})` : slots.person)
  }
  const names = [...named.keys()]
  const all = [...named].flatMap(([name, shown]) =>
    names.some((other) => other.startsWith(`${name} `)) ? [] : [shown],
  )
  if (all.length === 0) return ''
  const more = all.length > 6 ? ` and ${all.length - 6} more` : ''
  const shown = all.slice(0, 6)
  return `The people it names are ${more === '' ? inAList(shown) : `${shown.join(', ')}${more}`}.`.replace(
    /^The people it names are ([^,]+)\.$/,
    (whole, one: string) => (all.length === 1 ? `It names one person, ${one}.` : whole),
  )
}

/** The hours as one page gives them, since a site's pages often disagree. */
export function hoursIn(facts: readonly NewFact[]): string {
  const house = facts.filter(({ slots }) => slots.label === undefined)
  const same = house
    .filter(({ place }) => place.of === house[0]?.place.of)
    .flatMap(({ slots }) => slots.hours ?? [])
  if (same.length === 0) return ''
  return `Opening hours: ${same
    .slice(0, 7)
    .map((hours) => hours.replace(/^open\s/i, ''))
    .join('; ')}.`
}

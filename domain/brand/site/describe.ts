// The five sections of an analysis: what the site says, in its own sentences, put in order. Nothing in them is invented, and no
// words of the site stand in a sentence of ours except as a quotation, a name or a number.
import type { FactType, NewFact } from '#contract/facts.ts'
import type { WebsiteAnalysis } from '#contract/website.ts'
import { tellsForWhom } from '../facts/needs.ts'
import type { SiteBlock } from './read-blocks.ts'
import { summarise } from './summarise.ts'
import { describeTone } from './tone.ts'

export interface Material {
  brandName: string
  facts: readonly NewFact[]
  blocks: readonly SiteBlock[]
  offerings: readonly string[]
  pages: number
}

/** Writes the sections. A section for which the site says nothing says so. */
export function describe(material: Material): WebsiteAnalysis {
  const facts = material.facts.filter(
    ({ voice, freshness, flags, visibility }) =>
      voice === 'brand' &&
      freshness !== 'dated' &&
      visibility === 'public' &&
      !flags.includes('hypothetical'),
  )
  return {
    companyBackground: background(facts, material),
    uniqueDifferentiators: differences(facts),
    valuesAndEthos: values(facts),
    toneOfVoice: describeTone(material.blocks),
    summary: summarise(facts, material),
  }
}

function background(facts: readonly NewFact[], { brandName, offerings }: Material): string {
  const pick = picking(facts)
  return lines(
    [
      ...pick(
        'What it is',
        ({ quote, heading }) =>
          describesItself(quote, brandName) ||
          (/^An? \p{Ll}/u.test(quote) && heading.toLowerCase().includes(brandName.toLowerCase())),
        2,
      ),
      ...pick('How it began', ({ type }) => type === 'founded', 2),
      ...pick(
        'Its name',
        ({ type, quote }) =>
          type === 'name-origin' && /\b(our name|we (?:are|were) (?:named|called)|named us)\b/i.test(quote),
        1,
      ),
      ...pick(
        'Where it is',
        ({ type, quote }) => type === 'place' && !/^(whether|if)\b/i.test(quote),
        1,
        byPlainness,
      ),
      ...(offerings.length > 0 ? [`What it offers: ${offerings.slice(0, 12).join(', ')}.`] : []),
      ...pick('Whom it is for', ({ type, quote }) => type === 'need' && tellsForWhom(quote), 2),
      ...people(facts),
      ...hours(facts),
    ],
    'The website says little of the company itself.',
  )
}

const differing: readonly (readonly [string, readonly FactType[], number])[] = [
  ['First, only or longest', ['superlative'], 3],
  ['Recognised for', ['award'], 2],
  ['In numbers', ['quantity', 'ratio'], 4],
  ['Guaranteed', ['guarantee'], 2],
  ['Not like others', ['contrast'], 2],
  ['Without charge', ['free'], 2],
  ['Spared the customer', ['objection'], 2],
]

function differences(facts: readonly NewFact[]): string {
  const pick = picking(facts)
  const own = pick(
    'By its own account',
    ({ heading, type }) =>
      type === 'statement' &&
      /\b(unique|different|special|sets us apart|why (?:choose|us|we))\b/i.test(heading),
    3,
  )
  const typed = differing.flatMap(([label, types, most]) =>
    pick(label, ({ type }) => types.includes(type), most),
  )
  return lines([...typed, ...own], 'The website makes no claim that would set the company apart.')
}

const belief =
  /\b(?:we (?:believe|value|care|seek|respect|aim|strive|want|champion|regard)|our (?:mission|values?|ethos|philosophy|purpose|belief|vision|aim)|believes? (?:that|in)|committed to|dedicated to|passionate about|passion for|at the heart of|sustainab\w+|ethical\w*|honest\w*|integrity|kindness|compassion|nurtur\w+|fair ?trade|inclusive|promotes privacy)\b/i

function values(facts: readonly NewFact[]): string {
  const pick = picking(facts)
  return lines(
    [
      ...pick(
        'It believes',
        ({ quote, type }) =>
          belief.test(quote) && !quote.endsWith('?') && type !== 'need' && type !== 'offer',
        5,
      ),
      ...pick('It promises', ({ type }) => type === 'promise', 3),
    ],
    'The website does not say what the company stands for.',
  )
}

type Test = (fact: NewFact) => boolean
type Pick = (label: string, test: Test, most: number, order?: (a: NewFact, b: NewFact) => number) => string[]

/** Picks facts for the lines of one section, none of them twice, and none that only praises itself. */
function picking(facts: readonly NewFact[]): Pick {
  const used = new Set<string>()
  return (label, test, most, order = () => 0) => {
    const quotes: string[] = []
    for (const { quote } of facts.filter(test).toSorted(order)) {
      if (used.has(quote) || quote.length > 320 || boast.test(quote) || quotes.length === most) continue
      used.add(quote)
      quotes.push(`“${quote.replace(/^["“„]+|["”“]+$/g, '')}”`)
    }
    return quotes.length === 0 ? [] : [`${label}: ${quotes.join(' ')}`]
  }
}

/** Nobody can check these, and regulators of some trades forbid repeating them. */
const boast =
  /\b(?:best|finest|most (?:trusted|convenient|respected|reliable|experienced)|number one|no\. ?1|#1|leading|unrivalled|unbeatable|world[- ]class|second to none|highly rated|painless)\b/i

/** "We are a …" or "Ford's is the …": a sentence whose subject is the brand itself. */
function describesItself(quote: string, brandName: string): boolean {
  const [, subject = ''] =
    /^(?:at [^,]{2,40}, )?(.{1,60}?)(?: is| are|['’]re|['’]m| am)(?: \w+ly)?(?: (?:proud|pleased|happy) to be)?(?: [\w’'-]+ [\w’'-]+,)? (?:an?|the|one of|part of|not just|free|only)\b/i.exec(
      quote,
    ) ?? []
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^the /, '')
      .replace(/\b(ltd|limited|llc|inc|company)\b\.?/g, '')
      .trim()
  const name = plain(brandName)
  const said = plain(subject)
  return (
    said !== '' &&
    (/^(we|i)$/.test(said) ||
      said === name ||
      (name.includes(' ') && name.endsWith(` ${said}`)) ||
      name.startsWith(`${said} `))
  )
}

/** An address first, then what says in so many words where it is. */
const byPlainness = (a: NewFact, b: NewFact) => plainness(b) - plainness(a)
const plainness = ({ quote }: NewFact) =>
  (quote.length < 90 && /\d/.test(quote) ? 2 : 0) +
  (/\b(located|based|situated|heart of|find us)\b/i.test(quote) ? 1 : 0)

function people(facts: readonly NewFact[]): string[] {
  const named = new Map<string, string>()
  for (const { type, slots } of facts) {
    if (type === 'person' && slots.person && (slots.role || !named.has(slots.person)))
      named.set(slots.person, slots.role ? `${slots.person} (${slots.role})` : slots.person)
  }
  const all = [...named.values()]
  const more = all.length > 8 ? ` and ${all.length - 8} more` : ''
  return all.length > 0 ? [`People it names: ${all.slice(0, 8).join(', ')}${more}.`] : []
}

/** The hours as one page gives them, since a site's pages often disagree. */
function hours(facts: readonly NewFact[]): string[] {
  const all = facts.filter(({ type }) => type === 'hours')
  const same = all
    .filter(({ place }) => place.of === all[0]?.place.of)
    .map(({ slots: { hours, label } }) => (label ? `${label}, ${hours}` : hours))
  return same.length > 0 ? [`When it is open: ${same.slice(0, 7).join('; ')}.`] : []
}

const lines = (all: readonly string[], none: string): string =>
  all.length > 0 ? all.join('\n').slice(0, 5000) : none

// The five sections of an analysis: what the site says, in its own sentences, put in order. Nothing in them is invented, and no
// words of the site stand in a sentence of ours except as a quotation, a name or a number.
import type { FactType, NewFact, WebsiteAnalysis } from '#contract/brand.ts'
import { describeTone } from './tone.ts'
import { summarise } from './summarise.ts'
import type { SiteBlock } from './read-blocks.ts'

export interface Material {
  facts: readonly NewFact[]
  blocks: readonly SiteBlock[]
  offerings: readonly string[]
  pages: number
}

/** Writes the sections. A section for which the site says nothing says so. */
export function describe(material: Material): WebsiteAnalysis {
  const facts = material.facts.filter(({ voice, freshness, flags, visibility }) => voice === 'brand' && freshness !== 'dated' && visibility === 'public' && !flags.includes('hypothetical'))
  const used = new Set<string>()
  const pick = picking(facts, used)
  return {
    companyBackground: background(pick, material.offerings, facts),
    uniqueDifferentiators: lines(differences.flatMap(([label, types, most]) => pick(label, ofTypes(types), most)), 'The website makes no claim that would set the company apart.'),
    valuesAndEthos: lines([...pick('It promises', ofTypes(['promise']), 3), ...pick('It believes', (fact) => believes.test(fact.quote) && fact.type !== 'need', 4)], 'The website does not say what the company stands for.'),
    toneOfVoice: describeTone(material.blocks),
    summary: summarise(facts, material),
  }
}

const differences: readonly (readonly [string, readonly FactType[], number])[] = [
  ['First, only or longest', ['superlative'], 3],
  ['Recognised for', ['award'], 2],
  ['In numbers', ['quantity', 'ratio'], 4],
  ['Guaranteed', ['guarantee'], 2],
  ['Not like others', ['contrast'], 2],
  ['Without charge', ['free'], 2],
  ['Spared the customer', ['objection'], 2],
]

const believes = /\b(believe|mission|values?|ethos|philosophy|purpose|committed|care (?:about|for)|caring|community|respect|honest\w*|integrity|nurtur\w+|sustainab\w+|environment(?:al|ally)?|passion\w*|seek to|ethical|kindness|trust|responsib\w+|proud|together|belong\w*|inclusive|welcom\w+)\b/i

type Test = (fact: NewFact) => boolean
type Pick = (label: string, test: Test, most: number) => string[]

const ofTypes =
  (types: readonly FactType[]): Test =>
  ({ type }) =>
    types.includes(type)

/** Takes facts that no line has quoted yet, and writes one line for each. */
function picking(facts: readonly NewFact[], used: Set<string>): Pick {
  return (label, test, most) => {
    const chosen = facts.filter((fact) => test(fact) && !used.has(fact.quote) && fact.quote.length <= 320).slice(0, most)
    for (const { quote } of chosen) used.add(quote)
    return chosen.length === 0 ? [] : [`${label}: ${chosen.map(({ quote }) => `“${trimmed(quote)}”`).join(' ')}`]
  }
}

const trimmed = (quote: string) => quote.replace(/^["“„]+|["”“]+$/g, '')

function background(pick: Pick, offerings: readonly string[], facts: readonly NewFact[]): string {
  const people = facts.filter(({ type, slots }) => type === 'person' && slots.person)
  const named = [...new Map(people.map(({ slots }) => [slots.person, slots.role ? `${slots.person} (${slots.role})` : slots.person])).values()].slice(0, 6)
  const hours = facts.filter(({ type }) => type === 'hours').map(({ slots }) => slots.hours).slice(0, 3)
  return lines(
    [
      ...pick('What it is', isSelfDescription, 2),
      ...pick('How it began', ofTypes(['founded']), 2),
      ...pick('Its name', ({ type, quote }) => type === 'name-origin' && /\b(our name|the name|we (?:are|were) (?:named|called)|named us)\b/i.test(quote), 1),
      ...pick('Where it is', ofTypes(['place']), 1),
      ...(offerings.length > 0 ? [`What it offers: ${offerings.slice(0, 10).join(', ')}.`] : []),
      ...pick('Whom it is for', ofTypes(['need']), 2),
      ...(named.length > 0 ? [`People it names: ${named.join(', ')}.`] : []),
      ...(hours.length > 0 ? [`When it is open: ${hours.join('; ')}.`] : []),
    ],
    'The website says little of the company itself.',
  )
}

/** "We are a …", "Ford's is a …": one sentence that says what the whole is. */
const isSelfDescription: Test = ({ quote, type }) =>
  (type === 'statement' || type === 'award' || type === 'superlative' || type === 'place' || type === 'need') &&
  /^(?:at [^,]{2,40}, )?(?:we are|we['’]re|i am|i['’]m|(?:the |our )?[\p{Lu}][\p{L}\p{N}'’&()-]*(?: [\p{L}\p{N}'’&()-]+){0,7}? (?:is|are)) (?:an?|one of|the|not just|proud to be) /iu.test(quote) &&
  !/^(?:it|this|that|there|each|every|here|what|who|our (?:goal|aim|mission|team)|becoming|attending|nothing)\b/i.test(quote)

const lines = (all: readonly string[], none: string): string => (all.length > 0 ? all.join('\n').slice(0, 5000) : none)

// The five sections of an analysis as prose that can stand in a brief: what the site says of the brand, told of it in plain sentences.
import type { FactType, NewFact } from '#contract/facts.ts'
import type { WebsiteAnalysis } from '#contract/website.ts'
import { hoursIn, offerIn, peopleIn, pricesIn, speltAsIn } from '../page/details.ts'
import { inAList, paragraph } from './prose.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { summarise } from './summarise.ts'
import { toldOf } from './third-person.ts'
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
    ({ freshness, flags, visibility }) =>
      freshness !== 'dated' && visibility === 'public' && !flags.includes('hypothetical'),
  )
  const own = facts.filter(({ voice }) => voice === 'brand')
  const name = material.brandName || 'The company'
  const teller = tellerOf(name)
  return {
    companyBackground: background(own, name, material, teller),
    uniqueDifferentiators: differences(own, facts, name, teller),
    valuesAndEthos: values(own, name, teller),
    toneOfVoice: describeTone(material.blocks),
    summary: summarise(facts, material),
  }
}

/** Tells sentences of the brand's own in the third person, none of them twice, and only the first with its name. */
type Teller = (facts: readonly NewFact[], most: number) => string[]

function tellerOf(name: string): Teller {
  const told = new Set<string>()
  return (facts, most) => {
    const sentences: string[] = []
    for (const { quote } of facts) {
      if (sentences.length === most) break
      if (told.has(quote)) continue
      const sentence = toldOf(name, quote)
      if (sentence === null) continue
      told.add(quote)
      sentences.push(sentence)
    }
    return sentences
  }
}

function background(
  own: readonly NewFact[],
  name: string,
  { offerings, blocks }: Material,
  tell: Teller,
): string {
  const spelt = speltAsIn(blocks)
  const of = (...types: FactType[]) => own.filter(({ type }) => types.includes(type))
  const itself = own.filter(({ quote }) => describesItself(quote, name))
  const plain = itself.filter(({ type }) => type !== 'superlative' && type !== 'contrast')
  const what = tell(plain.length > 0 ? plain : itself, 2)
  const counted = tell(of('quantity'), 1)
  const story = tell([...of('founded'), ...of('name-origin')], 1)
  const says = [...what, ...counted, ...story].join(' ')
  const places = of('place')
  const address = places.find(({ slots }) => /\d/.test(slots.place ?? ''))?.slots.place
  const town = places.find(({ slots }) => slots.place !== undefined && !/\d/.test(slots.place))?.slots.place
  const year = of('founded')[0]?.slots.year
  const where = town === undefined || `${says} ${name}`.includes(town) ? '' : `${name} is in ${town}.`
  const began = year === undefined || says.includes(String(year)) ? '' : `It began in ${year}.`
  return paragraphs(
    [
      about(name, [...what, where, began, ...story, ...counted]),
      about(name, [
        offerIn(offerings, name, spelt),
        pricesIn(of('labelled-price'), spelt),
        ...tell(of('need'), 1),
      ]),
      paragraph([
        peopleIn(of('person')),
        address === undefined ? '' : `The address is ${address}.`,
        hoursIn(of('hours')),
      ]),
    ],
    'The website says little about the company itself.',
  )
}

/** A paragraph in which the name stands once, and then "it". */
const about = (name: string, sentences: readonly string[]): string =>
  paragraph(
    sentences
      .filter(Boolean)
      .map((sentence, at) =>
        at > 0 && sentence.startsWith(`${name} `) && /^\p{Ll}/u.test(sentence.slice(name.length + 1))
          ? `It${sentence.slice(name.length)}`
          : at > 0 && sentence.startsWith(`${name}’`)
            ? `Its${sentence.slice(name.length).replace(/^’s?/, '')}`
            : sentence,
      ),
  )

function differences(own: readonly NewFact[], all: readonly NewFact[], name: string, tell: Teller): string {
  const of = (...types: FactType[]) => own.filter(({ type }) => types.includes(type))
  const counts = of('quantity').flatMap(({ slots: { count, noun } }) =>
    count && noun ? [`${count} ${noun}`] : [],
  )
  const awards = of('award').flatMap(({ quote }) => (quote.length <= 90 ? [quote.replace(/[.!]$/, '')] : []))
  const free = of('free').flatMap(({ slots }) => slots.label ?? [])[0]
  const review = all.find(
    ({ type, slots, quote }) => type === 'review' && slots.person !== undefined && quote.length <= 220,
  )
  const claims = tell(of('superlative', 'contrast'), 3)
  const answers = tell(of('guarantee', 'objection'), 2)
  const plain = claims.length + answers.length === 0 ? tell(of('free', 'promise'), 2) : []
  const special = tell(
    own.filter(({ heading, type }) => type === 'statement' && sets.test(heading)),
    2,
  )
  return paragraphs(
    [
      about(name, [
        ...claims,
        awards.length > 0 ? `Recognition it names: ${awards.slice(0, 2).join('; ')}.` : '',
        counts.length > 0 ? `Numbers it can use: ${inAList([...new Set(counts)].slice(0, 4))}.` : '',
      ]),
      about(name, [
        ...special,
        ...answers,
        ...plain,
        free === undefined ? '' : `People can start with a ${free.replace(/^an? /, '')}.`,
      ]),
      review === undefined ? '' : `One customer, ${review.slots.person ?? ''}, says: “${review.quote}”`,
    ],
    'The website makes no claim that sets it apart. Its customers can say what they came for.',
  )
}

const sets = /\b(?:unique|different|special|sets us apart|why (?:choose|us|we))\b/i

const belief =
  /\b(?:we (?:believe|value|care|seek|respect|aim|strive|want|champion|regard)|our (?:mission|values?|ethos|philosophy|purpose|belief|vision|aim)|believes? (?:that|in)|committed to|dedicated to|passionate about|passion for|at the heart of|sustainab\w+|ethical\w*|honest\w*|integrity|kindness|compassion|nurtur\w+|fair ?trade|inclusive|promotes privacy)\b/i

function values(own: readonly NewFact[], name: string, tell: Teller): string {
  const believes = own.filter(
    ({ quote, type }) => belief.test(quote) && !quote.endsWith('?') && type !== 'need' && type !== 'offer',
  )
  return paragraphs(
    [
      about(name, tell(believes, 4)),
      about(
        name,
        tell(
          own.filter(({ type }) => type === 'promise'),
          3,
        ),
      ),
    ],
    'The website does not say what the company stands for.',
  )
}

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

const paragraphs = (all: readonly string[], none: string): string => {
  const said = all.filter(Boolean)
  return said.length > 0 ? said.join('\n\n').slice(0, 5000) : none
}

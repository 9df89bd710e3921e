// Finds who a brand is for, in one or two sentences of its own website.
import type { NewFact } from '#contract/facts.ts'
import { isBoilerplate, isTimeless, isCompleteSentence, isSelfContained } from './passages.ts'
import { brandSubjectScorer } from './self-description.ts'
import { isBrandPage } from './block-location.ts'

export interface Audience {
  text: string
  /** The titles of the pages from which the sentences are quoted. */
  pages: string[]
}

const MOST_SENTENCES = 2

/**
 * Sentences that name the people or companies the brand is for; null if the website names none. Nothing is
 * inferred.
 */
export function audienceOf(name: string, facts: readonly NewFact[], home: string): Audience | null {
  const said = facts.filter(
    ({ type, voice, visibility, freshness, flags, quote }) =>
      type !== 'section' &&
      voice === 'brand' &&
      visibility === 'public' &&
      freshness !== 'dated' &&
      !flags.includes('hypothetical') &&
      !/\b(?:jobs?|vacanc\w+|careers?|hiring|apprentic\w+|staff|employ\w*|cookies?|data|forms?|fees?)\b/i.test(
        quote,
      ),
  )
  const isSubject = brandSubjectScorer(name)
  const candidates = said.flatMap((fact) => {
    const { quote: text } = fact
    const strength = strengthOf(fact)
    // On a page about one treatment, "our patients" only means those who have that treatment.
    const isOfAll = fact.place.of === home || isBrandPage(fact.place)
    const isOwn =
      isSubject(text) > 0 ||
      /^(?:the |our |my |most of our |many of our |half of our )/i.test(text) ||
      / (?:we|I) /.test(text)
    return strength > 0 && isOfAll && isOwn && isFit(text) ? [{ text, strength, page: fact.place.label }] : []
  })
  const best = candidates.toSorted((one, other) => other.strength - one.strength)
  const [first] = best
  if (first === undefined) return null
  // A second sentence is added only if it is equally clear and different.
  const second = best.find(({ text, strength }) => text !== first.text && strength === first.strength)
  const chosen = [first, ...(second ? [second] : [])].slice(0, MOST_SENTENCES)
  return {
    text: chosen.map(({ text }) => text).join(' '),
    pages: [...new Set(chosen.map(({ page }) => page))],
  }
}

const isFit = (text: string): boolean =>
  !/\b(?:not|never|no longer|\p{L}+n['’]t)\b/iu.test(text) &&
  isCompleteSentence(text) &&
  isTimeless(text) &&
  !isBoilerplate(text) &&
  isSelfContained(text) &&
  !/^(?:if|whether|when|come|bring|book|ring|call)\b/i.test(text)

/** How clearly a sentence says who the brand is for; 0 if it doesn't. */
function strengthOf({ quote, type }: NewFact): number {
  if (type === 'person' || type === 'review' || type === 'place' || type === 'hours') return 0
  if (guests.test(quote)) return 3
  const [, verb = ''] = serves.exec(quote) ?? []
  if (verb === '') return 0
  // "We offer fillings for children" only says who the fillings are for, not the whole brand.
  if (/^for$/i.test(verb)) return forThem.test(quote) ? 1 : 0
  return 2
}

const forThem = /^(?:(?:we|i) \p{L}+ (?:only |mainly |mostly )?for\b|.{2,60}? (?:is|are|['’]re|['’]m) )/iu

const guests =
  /^(?:our|most of our|many of our|half of our) (?:customers|clients|patients|pupils|members|guests|visitors|families|students|residents|tenants|learners|riders|readers|diners) (?:are|come|include|range|live|tend)\b/i

const groups = `people|families|businesses|companies|firms|organi[sz]ations|charities|schools|nurseries|universities|councils|parents|mothers|fathers|carers|children|toddlers|babies|teenagers|adults|pensioners|beginners|novices|owners|homeowners|householders|landlords|tenants|buyers|sellers|couples|brides|teams|women|men|students|pupils|learners|freelancers|founders|start-?ups|entrepreneurs|professionals|practitioners|developers|engineers|designers|researchers|scientists|teachers|artists|makers|musicians|singers|writers|readers|collectors|gardeners|growers|farmers|cooks|chefs|restaurants|caf[eé]s|pubs|hotels|shops|retailers|wholesalers|builders|architects|contractors|tradespeople|drivers|cyclists|walkers|runners|riders|climbers|swimmers|players|athletes|campers|travellers|tourists|commuters|locals|neighbours|veterans|refugees|employers|employees|communities|individuals|everyone|anyone|anybody|everybody|those`
const serves = new RegExp(
  String.raw`\b(for|helps?|helping|supports?|supporting|serves?|serving|works? (?:closely )?with|working with|look(?:s|ed)? after|looking after|welcomes?|teach(?:es)?|teaching|match(?:es)?|visits?|brings? together|cat(?:er|ers|ering) (?:for|to)|trains?|advises?|aimed at|suitable for|designed for|made for|open to|ideal for|perfect for) (?:(?!our\b|your\b|their\b|its\b|many years\b)[\p{L}\d’'&,-]+,? (?:and |or )?){0,4}?(?:(?:${groups})\b|(?:clients|customers|patients|members|households|guests)(?=[:,] \p{Ll}| (?:from|in|across|between|aged|over|under|who) ))`,
  'iu',
)

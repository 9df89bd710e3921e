// Finds the brand's own sentences about an offering or a person, so that drafts can print them unchanged.
import type { Fact } from '#contract/facts.ts'
import type { HeadedText, SourcedText } from '#domain/playbook/card.ts'
import { concreteness } from '#domain/reading/language/concreteness.ts'
import { offeringKey } from '#domain/reading/offerings/offering-words.ts'
import { countWords } from '#domain/playbook/words/list.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import { standsAlone } from './stands-alone.ts'

const SHORTEST = 5
const LONGEST = 32
const MOST = 4

/**
 * Collects sentences about an offering, from its description and the text below its heading. The most
 * concrete come first.
 */
export function sentencesAboutOffering(name: string, facts: readonly Fact[]): SourcedText[] {
  const key = offeringKey(name)
  const said = facts.filter(
    (fact) =>
      about.has(fact.type) &&
      (isHeading(fact.heading, name, key) ||
        (offeringKey(fact.slots.label ?? '') === key && leads(fact.quote, name))) &&
      isFit(fact) &&
      !slogan.test(fact.quote),
  )
  return distinct(said.toSorted((one, other) => worth(other, key) - worth(one, key)))
}

/** Collects sentences about a person in the order of the website, starting with one that gives the name. */
export function sentencesAboutPerson(name: string, facts: readonly Fact[]): SourcedText[] {
  const said = facts.filter(({ type }) => type === 'person').filter(isFit)
  const first = said.findIndex(
    ({ quote }) => containsPhrase(quote, name) || containsPhrase(quote, firstName(name)),
  )
  return first < 0 ? [] : distinct(said.slice(first))
}

/**
 * Collects all sentences of the brand that may be published, each with its heading, but none about people. A
 * short line below a heading is included if it has a date, time or price: "Saturday 5 December, 9.30 to 12".
 */
export function printableSentences(facts: readonly Fact[]): HeadedText[] {
  const places = new Map(facts.map(({ id, heading, place }) => [id, { heading, page: place.label }]))
  const fit = facts.filter(
    (fact) =>
      fact.type !== 'person' &&
      (isFit(fact) || isDatedLine(fact)) &&
      !slogan.test(fact.quote) &&
      !isOthersSum(fact),
  )
  return distinct(fit, Number.POSITIVE_INFINITY).map((one) => ({
    ...one,
    text: /[.!?]$/.test(one.text) ? one.text : `${one.text}.`,
    ...(places.get(one.id) ?? { heading: '', page: '' }),
  }))
}

/**
 * A sum in a general statement may be somebody else's price, as in "There's one for £30 on the ring road."
 */
const isOthersSum = ({ type, quote }: Fact): boolean => /[£$€]\s?\d/.test(quote) && type === 'statement'

const isDatedLine = ({ heading, quote }: Fact): boolean =>
  heading !== '' &&
  (quote.match(/\p{L}{3,}/gu)?.length ?? 0) >= 3 &&
  countWords(quote) <= 16 &&
  !/^(?:both|all|any|each|from|plus|and|or)\b/i.test(quote) &&
  /^[\p{Lu}\d£$€]/u.test(quote) &&
  /\d/.test(quote) &&
  !/[?✓•|…]|https?:|@|\b(?:click|here|book now|read more)\b/i.test(quote)

const about = new Set<Fact['type']>([
  'offer',
  'statement',
  'need',
  'process',
  'promise',
  'contrast',
  'guarantee',
  'free',
])

/**
 * Whether the name is near the start, which shows that the sentence is about it: "Our Selkirk bannock is ..."
 */
const leads = (quote: string, name: string): boolean =>
  containsPhrase(
    quote
      .split(/\s+/)
      .slice(0, 4 + countWords(name))
      .join(' '),
    name,
  )

const isHeading = (heading: string, name: string, key: string): boolean =>
  heading !== '' &&
  (offeringKey(heading) === key ||
    (containsPhrase(heading, name) && countWords(heading) <= countWords(name) + 3))

/** Ranks sentences so that the offering's own description comes first. */
const worth = (fact: Fact, key: string): number =>
  concreteness(fact.quote) + (fact.type === 'offer' && offeringKey(fact.slots.label ?? '') === key ? 1 : 0)

function isFit(fact: Fact): boolean {
  const text = fact.quote.trim()
  const length = countWords(text)
  return (
    length >= SHORTEST &&
    length <= LONGEST &&
    /^\p{Lu}/u.test(text) &&
    /[\p{L}\p{N})]\.$/u.test(text) &&
    !/[“”"?✓•|…]|\s[–—-]\s*$/u.test(text) &&
    !/\b(?:click|here to|below|above|page|website|see our|read more|learn more|find out more)\b/i.test(
      text,
    ) &&
    hasVerb.test(text) &&
    standsAlone(fact)
  )
}

/** Matches verbs, to tell sentences from lists such as "Planners, backpacks, missing assignments." */
const hasVerb =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|may|might|must|should|isn|aren|don|doesn|won|can)\b|[’'](?:s|re|ve|ll|d|m|t)\b|\b(?:we|you|they|it|he|she|i|who|that|which|everyone|everybody|nobody|each|all)\s\p{L}+|\s(?:runs?|comes?|makes?|takes?|gives?|offers?|includes?|covers?|starts?|opens?|brings?|works?|helps?|needs?|costs?|lasts?|teach(?:es)?|meets?|lives?|uses?|keeps?|joined|trained|began|grew|studied|worked|won|became|founded|started|moved|left|came|made|took|built|ran|wrote|taught|qualified|bakes?|cooks?|grows?|sells?|serves?|holds?|leads?)\s/iu

/** Matches slogans and calls to action, which say nothing about the offering. */
export const slogan =
  /^(?:elevate|discover|experience|unlock|transform|embrace|unleash|indulge|immerse|step into|say goodbye|look no further|enjoy|treat yourself|explore|imagine|looking for|welcome to|book|call|contact|ask|visit|join us|get in touch|browse|shop|make|learn|bring|see|come|take|give|find|get|try|choose|pick|send|fill|download|follow|click|read|watch|listen|sign)\b/i

function distinct(facts: readonly Fact[], most = MOST): SourcedText[] {
  const texts = new Map<string, SourcedText>()
  for (const { id, quote, status, place } of facts) {
    const text = quote.replace(/\s+/g, ' ').trim()
    const isTrusted = status === 'confirmed' || status === 'edited' || place.of === 'told'
    if (!texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), { id, isTrusted, text })
  }
  return [...texts.values()].slice(0, most)
}

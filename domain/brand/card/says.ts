// The brand's own sentences on one of its offerings or people, fit to stand in a draft as they are.
import type { Fact } from '#contract/facts.ts'
import type { Headed, Said } from '#domain/playbook/card.ts'
import { concreteness } from '#domain/reading/language/concreteness.ts'
import { offeringKey } from '#domain/reading/offerings/offering-words.ts'
import { countWords } from '#domain/playbook/words/list.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { holds } from '#domain/playbook/words/phrase.ts'
import { standsAlone } from './whole.ts'

const SHORTEST = 5
const LONGEST = 32
const MOST = 4

/** What the site says of an offering: its description, and what stands under its heading; the most concrete first. */
export function saysOnOffering(name: string, facts: readonly Fact[]): Said[] {
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

/** What the site says of a person in the facts on them, in its order; the first sentence names them. */
export function saysOnPerson(name: string, facts: readonly Fact[]): Said[] {
  const said = facts.filter(({ type }) => type === 'person').filter(isFit)
  const first = said.findIndex(({ quote }) => holds(quote, name) || holds(quote, firstName(name)))
  return first < 0 ? [] : distinct(said.slice(first))
}

/**
 * Every sentence of the brand's own that may be printed where it fits, with its heading; what is told of people stays with them. Under
 * a heading a short line with a day, a time or a price counts too: "Saturday 5 December, 9.30 to 12".
 */
export function everythingSaid(facts: readonly Fact[]): Headed[] {
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

/** A sum that was read as no price of the brand's may be what somebody else asks: "There's one for £30 on the ring road." */
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

/** "Our Selkirk bannock is ...": the thing is what the sentence is about, and not something that happens to it. */
const leads = (quote: string, name: string): boolean =>
  holds(
    quote
      .split(/\s+/)
      .slice(0, 4 + countWords(name))
      .join(' '),
    name,
  )

const isHeading = (heading: string, name: string, key: string): boolean =>
  heading !== '' &&
  (offeringKey(heading) === key || (holds(heading, name) && countWords(heading) <= countWords(name) + 3))

/** A description of the offering itself comes before what only stands beside it. */
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
    isTold.test(text) &&
    standsAlone(fact)
  )
}

/** A sentence with somebody or something that does or is; "Planners, backpacks, missing assignments." is none. */
const isTold =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|may|might|must|should|isn|aren|don|doesn|won|can)\b|[’'](?:s|re|ve|ll|d|m|t)\b|\b(?:we|you|they|it|he|she|i|who|that|which|everyone|everybody|nobody|each|all)\s\p{L}+|\s(?:runs?|comes?|makes?|takes?|gives?|offers?|includes?|covers?|starts?|opens?|brings?|works?|helps?|needs?|costs?|lasts?|teach(?:es)?|meets?|lives?|uses?|keeps?|joined|trained|began|grew|studied|worked|won|became|founded|started|moved|left|came|made|took|built|ran|wrote|taught|qualified|bakes?|cooks?|grows?|sells?|serves?|holds?|leads?)\s/iu

/** What calls on its reader in the language of advertisements says nothing of the thing. */
export const slogan =
  /^(?:elevate|discover|experience|unlock|transform|embrace|unleash|indulge|immerse|step into|say goodbye|look no further|enjoy|treat yourself|explore|imagine|looking for|welcome to|book|call|contact|ask|visit|join us|get in touch|browse|shop|make|learn|bring|see|come|take|give|find|get|try|choose|pick|send|fill|download|follow|click|read|watch|listen|sign)\b/i

function distinct(facts: readonly Fact[], most = MOST): Said[] {
  const texts = new Map<string, Said>()
  for (const { id, quote, status, place } of facts) {
    const text = quote.replace(/\s+/g, ' ').trim()
    const isTrusted = status === 'confirmed' || status === 'edited' || place.of === 'told'
    if (!texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), { id, isTrusted, text })
  }
  return [...texts.values()].slice(0, most)
}

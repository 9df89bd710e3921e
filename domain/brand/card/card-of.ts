// Builds the brand's card from its facts, house answers and events. Later steps only use the card and parse
// no text.
import type { Fact } from '#contract/facts.ts'
import type { Card, Money, Price, Review, SourcedText, SourcedValue } from '#domain/playbook/card.ts'
import { emptyCard } from '#domain/playbook/card.ts'
import type { Brand } from '../brand.ts'
import { branchesOf, phonesOf } from './branches-of.ts'
import { dishesIn } from '#domain/reading/offerings/not-offered.ts'
import { isCounty } from '#domain/reading/identity/contacts.ts'
import { forbiddenClaimsIn } from './claims.ts'
import { hoursOf } from './hours-of.ts'
import { moneyOf } from './money-of.ts'
import { isName, offeringsOf, withPlainNames } from './offerings-of.ts'
import { peopleOf } from './people-of.ts'
import { printableSentences, slogan } from './sentences-about.ts'
import { sectionsOf } from './sections-of.ts'
import { isDateOfUse, isReview, isUsable, isPrintableSentence } from './usable.ts'

export function cardOf(brand: Brand): Card {
  const facts = brand.facts.filter(isUsable).toSorted(byTrust)
  const own = facts.filter(({ voice }) => voice === 'brand')
  // In regulated trades some promises are forbidden. They must not be published even in a customer's words.
  const mayPrint = ({ quote }: Fact) => forbiddenClaimsIn(quote, brand.industry).length === 0
  const printable = own.filter(mayPrint)
  const of = (...types: Fact['type'][]) => own.filter(({ type }) => types.includes(type))
  const branches = branchesOf(own)
  const ofWhole = own.filter(({ slots }) => slots.branch === undefined || branches.length === 0)
  const prices = distinct(
    withPlainNames(of('labelled-price', 'price').flatMap((fact) => priceOf(fact, brand.country))).filter(
      ({ isTrusted: isSure, label }) => isSure || isName(label),
    ),
    labelled,
  )
  return {
    ...emptyCard({
      name: brand.name,
      industry: brand.industry,
      country: brand.country === 'INTL' ? null : brand.country,
      audience: brand.targetAudience,
    }),
    ...placeOf(ofWhole),
    ...phonesOf(own, branches, said),
    founded: foundedOf(of('founded')),
    hours: hoursOf(of('hours'), branches, isTrusted, said),
    offerings: offeringsOf(of('offer'), pricesOfThings(prices, own), printable, valued),
    prices,
    people: peopleOf(of('person').filter(mayPrint), isTrusted),
    reviews: reviewsOf(facts.filter((fact) => isReview(fact) && mayPrint(fact))),
    awards: of('award').flatMap((fact) => said(fact, short(fact.quote))),
    counts: of('quantity').flatMap((fact) => {
      const { count, noun } = fact.slots
      return count === undefined || noun === undefined ? [] : [{ ...valued(fact), count, noun }]
    }),
    questions: facts
      .filter((fact) => fact.type === 'customer-question' && mayPrint(fact))
      .flatMap(answeredOf),
    events: brand.events.map(({ id, eventName, eventDate }) => ({
      id: `event:${id}`,
      isTrusted: true,
      name: eventName,
      date: eventDate,
      place: null,
    })),
    dates: brand.facts.filter(isDateOfUse).flatMap((fact) => {
      const { label, date } = fact.slots
      return label === undefined || date === undefined ? [] : [{ ...valued(fact), name: label, date }]
    }),
    free: distinct(
      of('free').flatMap((fact) => said(fact, fact.slots.label)),
      ({ text }) => text,
    ),
    // A guarantee in a line with a price only covers that product, so it isn't a guarantee of the brand.
    guarantees: of('guarantee')
      .filter(({ quote, status }) => status === 'confirmed' || !/[£$€]\s?\d/.test(quote))
      .flatMap((fact) => said(fact, fact.slots.label)),
    promises: of('promise')
      .filter((fact) => isPrintableSentence(fact) && mayPrint(fact) && isPromise(fact))
      .flatMap((fact) => said(fact, fact.quote)),
    sentences: distinct(
      printable.filter(isPrintableSentence).flatMap((fact) => said(fact, fact.quote)),
      ({ text }) => text,
    ),
    said: printableSentences(printable.filter(({ type }) => type !== 'section')),
    sections: distinct(sectionsOf(printable, brand.facts, isTrusted), ({ text }) => text),
    answers: new Map(
      brand.answers.flatMap(({ question, answer }) =>
        answer === null ? [] : [[question, { id: `answer:${question}`, isTrusted: true, text: answer }]],
      ),
    ),
  }
}

/** The prices without those of single dishes, which stay prices but are no offerings. */
function pricesOfThings(prices: readonly Price[], facts: readonly Fact[]): Price[] {
  const dishes = new Set([...dishesIn(facts)].map(({ id }) => id))
  return prices.filter(({ id, isTrusted: isSure }) => isSure || !dishes.has(id))
}

const valued = (fact: Fact): SourcedValue => ({ id: fact.id, isTrusted: isTrusted(fact) })

/** Whether a person has confirmed, edited or added the fact, so that we can rely on it. */
const isTrusted = ({ status, place }: Fact): boolean =>
  status === 'confirmed' || status === 'edited' || place.of === 'told'

const byTrust = (one: Fact, other: Fact): number => Number(isTrusted(other)) - Number(isTrusted(one))

const said = (fact: Fact, text: string | undefined): SourcedText[] =>
  text === undefined || text === '' ? [] : [{ ...valued(fact), text }]

/** Returns the text if it is short enough to be a name. */
const short = (text: string): string | undefined => (text.length <= 80 ? text.replace(/\.$/, '') : undefined)
const withoutQuotes = (text: string) => text.replace(/^["“”„«‘’\s]+|["“”\s]+$/g, '')

function distinct<Value>(values: readonly Value[], by: (value: Value) => string): Value[] {
  const first = new Map<string, Value>()
  for (const value of values) {
    const key = by(value).toLowerCase()
    if (!first.has(key)) first.set(key, value)
  }
  return [...first.values()]
}

const labelled = ({ label }: Price) => label

/** Whether the fact promises something to every customer, and isn't a refusal or a note on access. */
const isPromise = ({ quote }: Fact): boolean =>
  !slogan.test(quote) &&
  /\b(?:always|never|every|guarantee|promise|no (?:hidden|extra|obligation|pressure|charge)|fixed|free|before we|will)\b/i.test(
    quote,
  ) &&
  !/\b(?:don['’]t (?:do|offer|sell|take|stock|have)|ramp|step-free|wheelchair|bell|parking|toilet)\b/i.test(
    quote,
  )

/** Removes duplicate reviews. Those that a person has confirmed come first. */
function reviewsOf(facts: readonly Fact[]): Review[] {
  const reviews = facts.map((fact) => ({
    ...valued(fact),
    text: withoutQuotes(fact.quote),
    author: fact.slots.person ?? null,
  }))
  return distinct(reviews, ({ text }) => text)
}

function priceOf(fact: Fact, country: string | null): Price[] {
  const { label, amount = '', unit } = fact.slots
  const money: Money | null = moneyOf(amount, country)
  if (label === undefined || money === null) return []
  return [
    {
      ...valued(fact),
      label,
      money,
      unit: unit ?? null,
      isFrom: /\bfrom\b/i.test(amount),
    },
  ]
}

/**
 * The founding year: a confirmed one, else the one in the profile, else the one that the brand gives most
 * often, else the earliest, because later years are often those of a move or a new owner.
 */
function foundedOf(facts: readonly Fact[]): Card['founded'] {
  const sure = facts.find(isTrusted) ?? facts.find(({ kind }) => kind === 'profile')
  const years = Map.groupBy(sure ? [sure] : facts, ({ slots }) => slots.year)
  const [most] = [...years].toSorted(
    ([one = 0, ones], [other = 0, others]) => others.length - ones.length || one - other,
  )
  const [year, [fact] = []] = most ?? []
  return fact === undefined || year === undefined ? null : { ...valued(fact), year }
}

/** The town is the first one that the brand says it is in. Towns that it only serves become its area. */
function placeOf(own: readonly Fact[]): Pick<Card, 'town' | 'area' | 'address'> {
  const places = own.filter(({ type }) => type === 'place')
  const named = (facts: readonly Fact[]) => facts.flatMap((fact) => said(fact, fact.slots.place))
  const towns = places.filter(({ slots: { place = '' } }) => isTown(place) && !isCounty(place))
  return {
    address: named(places.filter(isAddress))[0] ?? null,
    town: named(towns.filter((fact) => !isServed(fact)))[0] ?? null,
    area: distinct(named(towns.filter(isServed)), ({ text }) => text),
  }
}

const isTown = (name: string): boolean =>
  /^\p{Lu}[\p{L}’'-]+(?:[ -](?:\p{Lu}[\p{L}’'-]+|upon|on|in|by|le|the|and|under|next))*$/u.test(name)
/** Whether the brand only serves this place, as in "We serve Ludlow". */
const isServed = ({ quote }: Fact): boolean =>
  /\b(?:serv(?:e|es|ing)|cover(?:s|ing)?|deliver(?:s|ing)? (?:to|across|in)|travel(?:s|ling)? to|visit(?:s|ing)?|(?:parishes|villages|towns) of)\b/i.test(
    quote,
  )
/** Whether this is a street address, such as "12 Mill Street", or the user called it one. */
const isAddress = ({ quote, slots: { place = '', branch } }: Fact): boolean =>
  (branch !== undefined && /\d/.test(place)) ||
  /^\d+\p{L}?,? \p{Lu}|^\p{Lu}[^,]*, .*\d/u.test(place) ||
  /^our address is\b/i.test(quote)

/**
 * Splits a fact into a question and its answer: "Do I need to book? It helps at weekends." A question that
 * starts with dots continues the heading above it.
 */
function answeredOf(fact: Fact): Card['questions'][number][] {
  const [, said = '', answer] = /^(.{4,160}?\?)\s+(.{2,440})$/s.exec(fact.quote.replace(/\s+/g, ' ')) ?? []
  const begins = /(?:…|\.\.\.)$/.test(fact.heading) ? fact.heading : ''
  const goesOn = /^(?:…|\.\.\.)\s*/
  const ask =
    begins !== '' && goesOn.test(said)
      ? `${begins.replace(/\s*(?:…|\.\.\.)$/, '')} ${said.replace(goesOn, '')}`
      : said.replace(goesOn, '')
  return ask.length < 8 || answer === undefined ? [] : [{ ...valued(fact), ask, answer }]
}

// Makes slots from what is known about a brand on a day. Each records the values of the card that it uses.
import { inBranches } from '../words/branches.ts'
import { dateInCountry } from '../words/dates.ts'
import { asSentence, capitalised, joinList } from '../words/list.ts'
import { formatPrice } from '../words/money.ts'
import { firstName, isJobTitle, quoteWithAuthor, roleInSentence } from '../words/people.ts'
import { containsAnyPhrase } from '../words/phrase.ts'
import { withOur } from '../words/with-our.ts'
import { cheapestOptionSlots } from '../words/cheapest-option.ts'
import type { Card, Person, Price, SourcedValue, ValueId } from '../card.ts'
import type { Region, Trade } from '../form.ts'
import { namedDays } from '../parsing/days.ts'
import { dateRangesIn } from '#domain/seasons/rules.ts'
import type { Offered } from './offered.ts'

/** The text of a slot, and the values of the card that it is based on. */
export interface SlotValue {
  text: string
  from: readonly ValueId[]
}

export type Slots = ReadonlyMap<string, SlotValue>

export interface Moment {
  /** The brand's local date, `YYYY-MM-DD`. */
  today: string
  region: Region
}

/** Roles that every trade has, with the words by which people in them are recognised. */
export const commonRoles: Readonly<Record<string, readonly string[]>> = {
  owner: ['owner', 'founder', 'co-founder', 'director', 'manager', 'head', 'principal', 'partner', 'chief'],
}

/** What slots are made from, in addition to the card. */
export interface SlotSources {
  roles: Readonly<Record<string, readonly string[]>>
  offered: readonly Offered[]
  /** What the business is called, such as "the studio", if an answer says so. */
  business: string | undefined
  /** Writes a name as it is spelt in the middle of a sentence. */
  spoken: (name: string) => string
}

export function slotsOf(
  card: Card,
  trade: Trade,
  { roles, offered, business, spoken }: SlotSources,
  moment: Moment,
): Slots {
  const slots = new Map<string, SlotValue>()
  const put: Put = (name, text, ...values) => {
    const from = values.flatMap((value) => (value ? [value.id] : []))
    if (text) slots.set(name, { text, from })
  }
  for (const [name, text] of Object.entries(trade.words)) put(name, text)
  put('business', business)
  putBrand(card, put)
  putPlace(card, put)
  putPeople(card, roles, put)
  putOfferings(card, offered, spoken, put)
  putProof(card, spoken, moment, put)
  if (card.questions.length > 2) put('questions-3', 'yes')
  putEvent(card, moment, put)
  putDates(moment, put)
  for (const [name, answer] of card.answers)
    if (!/^(?:yes|no)$/i.test(answer.text)) put(name, answer.text.replace(/[.]$/, ''), answer)
  return slots
}

type Put = (
  name: string,
  text: string | null | undefined,
  ...values: (SourcedValue | null | undefined)[]
) => void

function putBrand({ name, phone, branchPhones }: Card, put: Put): void {
  put('brand', name)
  put('at-brand', name === '' ? 'with us' : `at ${name}`)
  put('here', name === '' ? 'here' : `at ${name}`)
  const phones = phone ? [{ ...phone, branch: null }] : branchPhones
  put('phone', inBranches(phones, ' or '), ...phones)
}

function putPlace({ name, town, address, area, hours }: Card, put: Put): void {
  put('town', town?.text, town)
  if (town && !name.includes(town.text)) put('in-town', ` in ${town.text}`, town)
  put('address', address?.text, address)
  put('area', joinList(area.slice(0, 5).map(({ text }) => text)), ...area.slice(0, 5))
  const shown = hours.some(({ branch }) => branch !== null) ? hours : hours.slice(0, 5)
  put('hours', inBranches(shown, '; '), ...shown)
}

function putPeople(card: Card, roles: Readonly<Record<string, readonly string[]>>, put: Put): void {
  const people = card.people
  for (const [role, words] of Object.entries({ ...commonRoles, ...roles }))
    putPerson(
      role,
      people.find((person) => person.role !== null && containsAnyPhrase(person.role, words)),
      put,
    )
  putPerson('someone', people[0], put)
  const named = people.slice(0, 4)
  if (people.length > 1) put('names', joinList(named.map(withRole)), ...named)
}

function putPerson(slot: string, person: Person | undefined, put: Put): void {
  if (person === undefined) return
  const role = person.role === null ? null : roleInSentence(person.role)
  put(slot, person.name, person)
  put(`${slot}-first`, firstName(person.name), person)
  put(`${slot}-named`, withRole(person), person)
  put(`${slot}-role`, role, person)
  put(`${slot}-our`, role === null ? null : `${person.name}, our ${role},`, person)
}

const withRole = ({ name, role }: Person) =>
  role === null || !isJobTitle(role) ? name : `${name} (${roleInSentence(role)})`

function putOfferings(
  card: Card,
  offered: readonly Offered[],
  spoken: (name: string) => string,
  put: Put,
): void {
  const first = mainOfferings(offered.filter(isSafeToList)).slice(0, 4)
  if (first.length > 1)
    put('offerings', joinList(first.map(({ spoken }) => spoken)), ...first.map(({ value }) => value))
  const tagged = new Set<string>()
  for (const { entry, spoken: said, value } of offered) {
    if (entry?.tag === null || entry?.tag === undefined || tagged.has(entry.tag)) continue
    tagged.add(entry.tag)
    put(`offer-${entry.tag}`, said, value)
    put(`offer-${entry.tag}-price`, value.price && formatPrice(value.price), value.price)
    put(`offer-${entry.tag}-says`, value.says[0]?.text, value.says[0])
  }
  if (offered.filter(({ note }) => note !== null).length > 1) put('offers', 'yes')
  const prices = listedPrices(card, offered)
  if (prices.length > 1)
    put('prices', joinList(prices.map((price) => `${spoken(price.label)} ${formatPrice(price)}`)), ...prices)
  const least = offered
    .flatMap(({ value: { price } }) => (price === null || !price.isTrusted ? [] : [price]))
    .toSorted((one, other) => one.money.minor - other.money.minor)[0]
  if (least) put('price-from', formatPrice({ ...least, isFrom: false }), least)
  for (const [name, text] of Object.entries(cheapestOptionSlots(card.prices))) put(name, text, ...card.prices)
}

/** Whether to list the offering: a person confirmed it, or the lexicon has it and the brand often mentions it. */
const isSafeToList = ({ entry, value, mentions }: Offered): boolean =>
  value.isTrusted || (entry !== null && value.says.length > 0 && mentions >= OFTEN_MENTIONED)
const OFTEN_MENTIONED = 3

/** Takes one offering per lexicon entry: confirmed ones first, then the most mentioned. */
function mainOfferings(offered: readonly Offered[]): Offered[] {
  const rank = ({ entry, value, mentions }: Offered) =>
    (value.isTrusted ? -100_000 : 0) -
    1000 * Math.min(20, mentions) +
    (entry === null ? 500 : entry.at) +
    (value.says.length > 0 ? 0 : 10)
  const kinds = new Set<string>()
  return offered
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(({ entry, key }) => !kinds.has(entry?.name ?? key) && kinds.add(entry?.name ?? key))
}

/** Picks up to three prices: first confirmed ones of other things, then those of the main offerings. */
function listedPrices({ prices }: Card, offered: readonly Offered[]): Price[] {
  const ofOffered = mainOfferings(offered.filter(isSafeToList)).flatMap(({ entry, value: { price } }) =>
    entry === null || price === null || price.label.includes(',') ? [] : [price],
  )
  const ids = new Set(ofOffered.map(({ id }) => id))
  const others = prices.filter(
    ({ id, label, isTrusted }) => !ids.has(id) && isTrusted && !label.includes(','),
  )
  return [...others, ...ofOffered].slice(0, 3)
}

function putProof(card: Card, spoken: (name: string) => string, { today }: Moment, put: Put): void {
  const [review] = card.reviews
  if (card.reviews.length > 1) put('reviews-2', 'yes')
  if (review) {
    put('review', quoteWithAuthor(review), review)
    put('review-text', review.text, review)
  }
  const [award, free, guarantee, promise, count] = [
    card.awards[0],
    card.free.find(({ text, isTrusted }) => isTrusted || isFreeFirstStep.test(text)),
    card.guarantees[0],
    card.promises[0],
    card.counts.find(({ noun, isTrusted }) => (isTrusted || worthCounting.test(noun)) && !isRate.test(noun)),
  ]
  put('award', award?.text, award)
  put('free', free?.text, free)
  put('guarantee', guarantee?.text, guarantee)
  put('promise', promise && asSentence(promise.text), promise)
  if (count) put('count', `${count.count} ${spoken(count.noun)}`, count)
  if (card.founded !== null) {
    const age = Number(today.slice(0, 4)) - card.founded.year
    put('founded', String(card.founded.year), card.founded)
    if (age >= 3 && age < 1000) put('years', String(age), card.founded)
  }
}

function putEvent(card: Card, { today, region }: Moment, put: Put): void {
  const [event] = card.events
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
  if (event === undefined) return
  const date = dateInCountry(event.date, region)
  put('event', event.name, event)
  put('event-our', withOur(event.name), event)
  put('event-date', date, event)
  put('event-full', [event.name, date, event.place].filter((part) => part !== null).join(', '), event)
}

function putDates({ today, region }: Moment, put: Put): void {
  const year = Number(today.slice(0, 4))
  put('year', String(year))
  put('next-year', String(today.slice(5) >= '10-01' ? year + 1 : year))
  for (const [name, rule] of Object.entries(namedDays)) {
    const day = [year, year + 1].flatMap((one) => dateRangesIn(rule, one)).find(({ from }) => from >= today)
    if (day) put(`d-${name}`, dateInCountry(day.from, region))
  }
}

/** Matches free offers that are a first step for customers. Free parking isn't one. */
export const isFreeFirstStep =
  /\b(?:consultation|quote|quotation|estimate|trial|taster|first (?:\p{L}+ )?(?:session|visit|class|lesson|call|appointment|meeting|hour|consultation)|call|chat|advice|survey|assessment|demo|introduction|meeting|sample|valuation|audit|checks?|check-up|inspection|fitting|tour)\b/iu

/** Matches nouns that are worth counting: people, and work done for them. */
const worthCounting =
  /\b(?:customers?|clients?|members?|patients?|guests?|visitors?|families|households|homes|people|children|pupils|students|learners|businesses|companies|couples|weddings|brides|pets|projects|jobs|meals|parcels|volunteers|supporters|readers|tenants|landlords|owners|graduates|reviews?|subscribers)\b/i

/** Matches "so many a year", which isn't a total that could be celebrated. */
const isRate = /\s(?:a|an|each|every|per)\s\p{L}+$/iu

/** Finds a slot's value. It is capitalised if the text names the slot with a capital letter. */
export function slotValue(slots: Slots, name: string): SlotValue | undefined {
  const exact = slots.get(name)
  if (exact !== undefined) return exact
  const small = slots.get(name.charAt(0).toLowerCase() + name.slice(1))
  return small && { ...small, text: capitalised(small.text) }
}

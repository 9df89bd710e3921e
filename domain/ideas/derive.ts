// What can be worked out of a brand's facts: a birthday to come, where a pass becomes the cheaper choice, what one of a pack
// costs. The sums are shown with the facts they come from.
import type { Derivation } from '#domain/library/entry.ts'
import { conceptsIn, sharedConcepts } from './concepts.ts'
import { sumOf } from './sums.ts'
import { datesIn } from './dates.ts'
import type { Known } from './known-facts.ts'
import { numberOf } from './wording/count.ts'
import { plainAmount, spokenUnit } from './wording/money.ts'

/** What a derivation adds to the facts it was worked out of. */
export interface Worked {
  /** The sum as a sentence: "Worked out: 6 × £11 is £66, and Month pass is £58." */
  sum: string
  /** The second fact that went in. */
  beside: Known | null
}

export interface Derived {
  of: Known
  type: Derivation
  values: { count?: string; noun?: string; each?: string; years?: string; when?: string }
  worked: Worked
}

/** Everything that can be worked out of the facts as seen on a day, `YYYY-MM-DD`. */
export function derive(facts: readonly Known[], today: string): Derived[] {
  // "From £40" is the beginning of a price, and no sum is made of it.
  const prices = facts.filter(
    ({ fact }) => fact.type === 'labelled-price' && /^\P{L}*\d/u.test(fact.slots.amount ?? ''),
  )
  return [
    ...facts.filter(({ fact }) => fact.type === 'founded').flatMap((known) => anniversary(known, today)),
    ...prices.flatMap((pass) => breakEven(pass, prices)),
    ...prices.flatMap((pack) => priceOfEach(pack)),
  ]
}

/** A birthday by the day is news within four months, a round one without a day within this year and the next. */
function anniversary(known: Known, today: string): Derived[] {
  const { year } = known.fact.slots
  if (year === undefined) return []
  const day = datesIn(known.fact.quote).find((date) => date.year === year)
  const thisYear = Number(today.slice(0, 4))
  for (const at of [thisYear, thisYear + 1]) {
    const years = at - year
    if (years < 2) continue
    const isRound = years % 5 === 0
    if (day === undefined) {
      // What is left of this year must be enough to do something with it.
      if (isRound && (at > thisYear || Number(today.slice(5, 7)) <= 9))
        return [birthday(known, years, `in ${at}`)]
      continue
    }
    const date = new Date(Date.UTC(at, day.month - 1, day.day))
    const ahead = (date.getTime() - Date.parse(today)) / 86_400_000
    if (ahead >= 7 && (ahead <= 120 || (isRound && ahead <= 366)))
      return [birthday(known, years, `on ${written(date)}`)]
  }
  return []
}

const birthday = (of: Known, years: number, when: string): Derived => ({
  of,
  type: 'anniversary',
  values: { years: String(years), when },
  worked: { sum: `Worked out: that makes ${years} years ${when}.`, beside: null },
})

const written = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The single price that a pass replaces, and the least number of singles that cost at least as much as it. */
function breakEven(pass: Known, prices: readonly Known[]): Derived[] {
  if (!isPass(pass)) return []
  const whole = sumOf(pass.fact.slots.amount ?? '')
  return prices
    .filter((single) => isSingle(single) && isOfTheSame(pass, single))
    .map((single) => ({ single, one: sumOf(single.fact.slots.amount ?? '') }))
    .filter(({ one }) => one > 0 && whole > one)
    .map(({ single, one }) => ({ single, one, count: Math.ceil(whole / one - 1e-9) }))
    .filter(({ count }) => count >= 2 && count <= 60)
    .toSorted((a, b) => nearness(pass, b.single) - nearness(pass, a.single))
    .slice(0, 1)
    .map(({ single, one, count }) => ({
      of: pass,
      type: 'break-even' as const,
      values: { count: String(count) },
      worked: {
        sum: `Worked out: ${count} × ${amountIn(single)} is ${money(pass, count * one)}, ${count * one > whole + 1e-9 ? 'more than' : 'as much as'} ${amountIn(pass)}${period(pass)}.`,
        beside: single,
      },
    }))
}

const passWords =
  /\b(?:pass(?:es)?|memberships?|season tickets?|annual|monthly|unlimited|subscription|plan|retainer|year card)\b/i
const singleWords =
  /\b(?:single|drop[- ]in|one[- ]off|pay[- ]as[- ]you[- ]go|day (?:pass|entry|ticket|visit|rate)|per (?:visit|class|session|lesson)|entry|admission|call[- ]?out|visit|session|class|check-?up|service)\b/i
/** A dearer or a cheaper person: prices for different people are not compared. */
const payers =
  /\b(?:child(?:ren)?|juniors?|under[- ]?\d+s?|students?|concessions?|seniors?|over[- ]?\d+s?|famil(?:y|ies)|couples?|joint|off[- ]?peak|duo|pairs?|private|group|corporate)\b/gi

const saidOf = ({ fact }: Known) => `${fact.slots.label ?? ''} ${spokenUnit(fact.slots.unit ?? '')}`

const isPass = (known: Known): boolean =>
  passWords.test(known.fact.slots.label ?? '') && !/\bday pass\b/i.test(known.fact.slots.label ?? '')

const isSingle = (known: Known): boolean =>
  singleWords.test(saidOf(known)) && !isPass(known) && bundled(known.fact.slots.label ?? '') === null

/** The same currency, the same people, the same thing. */
function isOfTheSame(pass: Known, single: Known): boolean {
  const sign = ({ fact }: Known) => /^[^\d\s]*/.exec(fact.slots.amount ?? '')?.[0]
  const people = (known: Known) => (saidOf(known).toLowerCase().match(payers) ?? []).toSorted().join()
  return sign(pass) === sign(single) && people(pass) === people(single) && nearness(pass, single) > 0
}

/** Labels that share their matter, or a place under the same heading. */
function nearness(pass: Known, single: Known): number {
  const matter = (known: Known) =>
    conceptsIn(
      (known.fact.slots.label ?? '').replace(passWords, '').replace(/\b(?:single|drop-in|day)\b/i, ''),
    )
  const shared = sharedConcepts(matter(pass), matter(single)).length
  const isTogether = pass.fact.place.of === single.fact.place.of && pass.fact.heading === single.fact.heading
  return 2 * shared + Number(isTogether)
}

/** What one of a pack costs, where its label counts what is in it: "Ten-class pack", "Block of 6 lessons". */
function priceOfEach(pack: Known): Derived[] {
  const { label = '', amount = '' } = pack.fact.slots
  const bundle = bundled(label)
  const whole = sumOf(amount)
  if (bundle === null || pack.fact.slots.unit !== undefined || !(whole > 0)) return []
  const exact = (whole * 100) / bundle.count
  const pence = Math.round(exact)
  const each = `${Math.abs(exact - pence) < 1e-6 ? '' : 'about '}${money(pack, pence / 100)}`
  return [
    {
      of: pack,
      type: 'price-each',
      values: { count: String(bundle.count), noun: bundle.noun, each },
      worked: {
        sum: `Worked out: ${amountIn(pack)} by ${bundle.count} is ${each} for each of the ${bundle.noun}.`,
        beside: null,
      },
    },
  ]
}

/** The number and the plural of what a pack holds, or null. */
function bundled(label: string): { count: number; noun: string } | null {
  const found =
    /\b(\d+|[a-z]+)[- ](class(?:es)?|sessions?|lessons?|visits?|entr(?:y|ies)|climbs?|treatments?|appointments?|hours?|meals?|bottles?|days?|nights?|tastings?|loaves|trips?)\b/i.exec(
      label,
    )
  const count = found === null ? null : numberOf(found[1] ?? '')
  if (found === null || count === null || count < 3 || count > 60) return null
  const one = (found[2] ?? '').toLowerCase()
  return { count, noun: pluralOf(one) }
}

function pluralOf(one: string): string {
  if (one.endsWith('ss')) return `${one}es`
  if (one.endsWith('s')) return one
  return one === 'entry' ? 'entries' : `${one}s`
}

const amountIn = ({ fact }: Known) => plainAmount(fact.slots.amount ?? '')
const period = ({ fact }: Known) => {
  const unit = spokenUnit(fact.slots.unit ?? '')
  return unit === '' ? '' : ` ${unit}`
}

/** A sum in the currency of a price and written as it is: whole sums without pence. */
function money({ fact }: Known, sum: number): string {
  const sign = /^[^\d\s]*/.exec(plainAmount(fact.slots.amount ?? ''))?.[0] ?? ''
  const rounded = Math.round(sum * 100) / 100
  return `${sign}${rounded.toLocaleString('en-GB', {
    minimumFractionDigits: Number.isInteger(rounded) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`
}

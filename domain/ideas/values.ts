// The values that the sentences of one idea may carry, from the facts it rests on.
import type { Fact } from '#contract/facts.ts'
import type { Candidate } from './candidates.ts'
import type { Casing } from './wording/casing.ts'
import { isOne } from './wording/count.ts'
import type { Filling } from './wording/fill.ts'
import { hedgeOf } from './wording/hedge.ts'
import { plainAmount, spokenUnit } from './wording/money.ts'

export function valuesOf(candidate: Candidate, brandName: string, casing: Casing, today: string): Filling {
  const { fact, values } = candidate.first
  const { slots, quote } = fact
  const other = candidate.second?.fact
  const label = labelOf(fact, casing)
  const label2 = other && labelOf(other, casing)
  const years = slots.year === undefined ? 0 : Number(today.slice(0, 4)) - slots.year
  return {
    values: present({
      brand: spokenName(brandName),
      label: label?.text,
      amount: amountOf(fact),
      year: slots.year?.toString(),
      years: years > 0 ? String(years) : undefined,
      person: slots.person,
      role: slots.role,
      place: slots.place,
      ...countOf(fact),
      hours: slots.hours
        ?.replace(openWhen, '')
        .replace(/^(?:Open|We are open|We're open|From)\b/, (word) => word.toLowerCase()),
      label2: label2?.text,
      amount2: other && amountOf(other),
      ...values,
    }),
    units: present({ amount: unitOf(fact), amount2: other && unitOf(other) }),
    hedges: present({
      amount: hedgeOf(quote, withoutFrom(slots.amount ?? '\0')),
      count: hedgeOf(quote, slots.count ?? '\0'),
      amount2: other && hedgeOf(other.quote, withoutFrom(other.slots.amount ?? '\0')),
    }),
    articles: { label: label?.takesArticle ?? false, label2: label2?.takesArticle ?? false },
  }
}

/** The name as people say it, without what the register or a bracket adds: "Hale & Sons (Ludlow) Ltd" is "Hale & Sons". */
export function spokenName(name: string): string {
  return name
    .trim()
    .replace(/\s*\([^)]*\)/, '')
    .replace(/,?\s+(?:ltd|limited|llp|plc|inc|llc|cic|cio|gmbh|pty ltd|co ltd)\.?$/i, '')
}

function labelOf({ slots }: Fact, casing: Casing): ReturnType<Casing> | undefined {
  if (slots.label === undefined) return undefined
  const label = casing(slots.label.trim().replace(/^[•·*\s–-]+|[\s:.,;–-]+$/g, ''))
  return { ...label, text: bracketed(label.text) }
}

/** What a list adds behind a comma breaks a sentence: "after root canal (front tooth) there is". */
const bracketed = (label: string): string => label.replace(/^([^,()]+), ([^()]+)$/, '$1 ($2)')

/** "Open Monday to Friday" is said as "Monday to Friday", which stands in any sentence. */
const openWhen =
  /^(?:(?:we(?: are|['’]re) )?open:? )(?=\d|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|(?:daily|every|all|weekdays|weekends|seven|six|from|between)\b)/i

/** The sum without "from", which is said before it as a hedge. */
const amountOf = ({ slots }: Fact) => slots.amount && plainAmount(withoutFrom(slots.amount))

const withoutFrom = (amount: string): string => amount.replace(/^(?:from|starting (?:at|from))\s+/i, '')

/** What the amount is for one of, and that tax comes on top of it where the source says so. */
const unitOf = ({ slots, quote }: Fact): string =>
  [spokenUnit(slots.unit ?? ''), beforeTax.test(quote) ? 'plus VAT' : '']
    .filter((part) => part !== '')
    .join(' ')

const beforeTax = /(?:\bex\.?|\bexcl\.?|\bexcluding|\bexclusive of|\bplus|\+)\s*vat\b/i

/** "200+" is 200, and its hedge says "at least". */
const plainCount = (count: string): string => count.replace(/\s*\+$/, '')

const properNouns =
  /\b(?:MPs?|PhDs?|GPs?|CEOs?|NHS|[A-Z]{2,}|English|Welsh|Scottish|Irish|British|French|Italian|Indian|Victorian|Georgian)\b/

/** One of something is no count: the sentences of the library speak of several. */
function countOf({ slots }: Fact): { count?: string; noun?: string } {
  if (slots.count === undefined || slots.noun === undefined || isOne(slots.count)) return {}
  return {
    count: plainCount(slots.count),
    noun: properNouns.test(slots.noun) ? slots.noun : slots.noun.toLowerCase(),
  }
}

/** Without the values that are not there: an empty text is none. */
function present<Name extends string>(
  values: Partial<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name in values) {
    const value = values[name]
    if (value !== undefined && value !== '') kept[name] = value
  }
  return kept
}

// Some facts are true and public but unsuitable for ideas: small print, bad news, and notices about the
// website itself.
import { shortestClaim } from '#contract/fact-words.ts'
import { isAddedByUser, type Fact } from '#contract/facts.ts'
import { countWords } from '#domain/playbook/words/list.ts'
import { machineAddressed, placeholders } from '#domain/reading/citing/untrusted-patterns.ts'

/** Whether a fact must not be used in any idea. */
export function isVetoed(fact: Fact): boolean {
  const { quote, slots, heading, type } = fact
  const isOwn = isAddedByUser(fact)
  const least = isOwn ? shortestClaim(type) : slots.label === undefined ? 6 : 2
  if (quote.trim().length < least || quote.length > 1200) return true
  // A phone number without a label usually comes from a footer or contact page.
  const isBare = slots.label === undefined && slots.phone === undefined
  if (!isOwn && isBare && !/\p{L}{2}/u.test(quote)) return true
  const texts = [
    quote,
    heading,
    slots.label ?? '',
    slots.person ?? '',
    slots.role ?? '',
    slots.place ?? '',
    slots.noun ?? '',
  ]
  if (untrusted.test(texts.join('\n'))) return true
  if (smallPrint.test(quote) || badNews.test(quote) || brokenOff.test(quote)) return true
  if (type === 'section') return isOfContacts(quote)
  if (gone.test(quote)) return true
  const isContact = type === 'hours' || slots.phone !== undefined
  if (!isContact && contact.test(quote)) return true
  if (type === 'statement' && callToAction.test(quote)) return true
  if (type.endsWith('price') && penalties.test(slots.label ?? '')) return true
  if (slots.label === undefined || isOwn) return false
  return !isLabel(slots.label) || namesNothing.test(slots.label)
}

/** Whether the text is a label of a few words, and not a sentence or a single number. */
function isLabel(label: string): boolean {
  return (
    label.length <= 60 &&
    label.split(/\s+/).length <= 9 &&
    /\p{L}{2}/u.test(label) &&
    !/[.!?;{}<>[\]|]|:\s/.test(label.replace(/\.$/, ''))
  )
}

/** Matches labels that name no product, such as "total", "deposit" or "other". */
export const namesNothing =
  /^(?:the )?(?:(?:lot|rest|sums?|places?|total|registration|deposit)(?=$|,| (?:left|\())|others?\b)|\b(?:singly|apiece|in all|altogether)$/i

const untrusted = new RegExp(
  [...placeholders, ...machineAddressed, String.raw`[{}<>]|\bundefined\b|\bnull\b`].join('|'),
  'im',
)

const smallPrint =
  /\b(?:cookie (?:policy|settings|preferences|consent)|(?:uses?|accept) (?:all )?cookies|privacy (?:policy|notice)|all rights reserved|copyright (?:©|\d{4}|of)|terms (?:and|&) conditions|registered office|company (?:number|no)\b|vat (?:number|no|reg)|(?:website|site) by|enable javascript|unsubscribe|data controller|page not found|cover letter|equal opportunit(?:y|ies) employer|current vacanc(?:y|ies))|©/i

const badNews =
  /\b(?:covid(?:-19)?|coronavirus|pandemic|lockdown|temporarily closed|closed until|permanently closed|no longer available|discontinued|passed away|rest in peace|suicide|assault)\b/i

/**
 * Matches products that can't be bought now. "Full" isn't included, because a section may say that one date
 * of several is full.
 */
const gone = /\b(?:out of stock|sold out)\b/i

/**
 * Whether the text is mostly phone numbers, or an address. A text that only ends with a number is about something
 * else.
 */
const isOfContacts = (text: string): boolean => {
  const contacts = text.match(new RegExp(contact.source, 'gi')) ?? []
  return (
    contacts.length > 1 ||
    postcode.test(text) ||
    (contacts.length === 1 && countWords(text) < FEWEST_WORDS_WITH_CONTACT)
  )
}
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b|\b[A-Z]\d\d [A-Z\d]{4}\b/
const FEWEST_WORDS_WITH_CONTACT = 25

/** Matches sentences that break off or repeat a short word, because they were read incompletely. */
const brokenOff =
  /\b(?:on|at|to|of|for|with|and|or|the|a|an|by|in|from)[\s,:;]*$|\b(the|a|an|of|to|in|and|is) \1\b/i

/** Matches calls to action, which say nothing about the brand. */
const callToAction =
  /^(?:please|read|book|discover|contact|learn|explore|visit|join|call|click|see|find out|check|sign|get|enter|fill|submit|attend|download|follow|if you (?:wish|would like|are interested|want))\b/i

/** Matches phone numbers, email and web addresses, which belong in a footer and not in an idea. */
const contact =
  /[\w.+-]+@[\w-]+\.\w|https?:|\bwww\.|\+\d{1,3}[\s\d]{8,}|\b0\d{2,4}[\s-]?\d{3}[\s-]?\d{3,4}\b|\(\d{3}\) ?\d{3}/i

const penalties =
  /\b(?:late (?:fee|payment|return|collection)|fines?$|penalty|cancellation|no[- ]show|deposit|surcharge|admin(?:istration)? (?:fee|charge)|postage|corkage)\b/i

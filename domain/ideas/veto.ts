// Facts that are true and public and still make no idea: small print, bad news, notices about the website itself.
import type { Fact } from '#contract/brand.ts'
import { machineAddressed, placeholders } from '#domain/library/wording.ts'

/** Whether a fact must not become an idea, whatever entry would take it. */
export function isVetoed({
  quote,
  slots,
  heading,
  type,
}: Pick<Fact, 'quote' | 'slots' | 'heading' | 'type'>): boolean {
  if (quote.trim().length < 6 || quote.length > 1200 || !/\p{L}{2}/u.test(quote)) return true
  const texts = [
    quote,
    heading,
    slots.label ?? '',
    slots.person ?? '',
    slots.role ?? '',
    slots.place ?? '',
    slots.noun ?? '',
  ]
  if (texts.some((text) => notOurs.test(text))) return true
  if (smallPrint.test(quote) || badNews.test(quote)) return true
  if (type.endsWith('price') && penalties.test(slots.label ?? '')) return true
  return slots.label !== undefined && !isLabel(slots.label)
}

/** A label is a noun phrase of a few words: neither a sentence nor a bare number. */
function isLabel(label: string): boolean {
  return (
    label.length <= 60 &&
    label.split(/\s+/).length <= 9 &&
    /\p{L}{2}/u.test(label) &&
    !/[.!?;{}<>[\]|]|:\s/.test(label.replace(/\.$/, ''))
  )
}

const notOurs = new RegExp(
  [...placeholders, ...machineAddressed, String.raw`[{}<>]|\bundefined\b|\bnull\b`].join('|'),
  'i',
)

const smallPrint =
  /\b(?:cookie (?:policy|settings|preferences|consent)|(?:uses?|accept) (?:all )?cookies|privacy (?:policy|notice)|all rights reserved|copyright (?:©|\d{4}|of)|terms (?:and|&) conditions|registered office|company (?:number|no)\b|vat (?:number|no|reg)|(?:website|site) by|enable javascript|unsubscribe|data controller|page not found)|©/i

const badNews =
  /\b(?:covid(?:-19)?|coronavirus|pandemic|lockdown|temporarily closed|closed until|permanently closed|out of stock|sold out|no longer available|discontinued|passed away|rest in peace|suicide|assault)\b/i

const penalties =
  /\b(?:late (?:fee|payment|return|collection)|fines?$|penalty|cancellation|no[- ]show|deposit|surcharge|admin(?:istration)? (?:fee|charge)|postage|corkage)\b/i

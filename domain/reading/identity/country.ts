// Suggests which country the brand is in. Every sign of a country on its pages counts as a vote.
import { countryCodes } from '#contract/values/places.ts'
import { hostOf } from '../page/address.ts'
import type { ReadPage } from '../page/read-blocks.ts'
import { thingsOf } from '../page/json-ld.ts'

const domains: Record<string, string> = {
  uk: 'GB',
  ie: 'IE',
  au: 'AU',
  nz: 'NZ',
  ca: 'CA',
  in: 'IN',
  us: 'US',
  za: 'ZA',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  be: 'BE',
  ch: 'CH',
  at: 'AT',
  dk: 'DK',
  se: 'SE',
  no: 'NO',
  fi: 'FI',
  pt: 'PT',
  sg: 'SG',
  hk: 'HK',
  my: 'MY',
  ae: 'AE',
  pl: 'PL',
  scot: 'GB',
  wales: 'GB',
  london: 'GB',
}
const callingCodes: readonly (readonly [string, string])[] = [
  ['353', 'IE'],
  ['44', 'GB'],
  ['61', 'AU'],
  ['64', 'NZ'],
  ['91', 'IN'],
  ['27', 'ZA'],
  ['49', 'DE'],
  ['33', 'FR'],
  ['34', 'ES'],
  ['39', 'IT'],
  ['31', 'NL'],
  ['32', 'BE'],
  ['41', 'CH'],
  ['43', 'AT'],
  ['45', 'DK'],
  ['46', 'SE'],
  ['47', 'NO'],
  ['351', 'PT'],
  ['65', 'SG'],
  ['852', 'HK'],
  ['60', 'MY'],
  ['971', 'AE'],
  ['48', 'PL'],
]

const signs: readonly (readonly [string, number, string, RegExp])[] = [
  ['GB', 2, 'a British postcode', /\b(?!VA|WA|TX|CA)[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\b/],
  ['GB', 1, 'prices in pounds', /£\s?\d/],
  [
    'GB',
    1,
    'a British registration',
    /\b(?:registered (?:in )?(?:england|scotland|wales)|charity (?:no|number|reg)|companies house|HMRC|council tax)\b/i,
  ],
  ['IE', 0.75, 'prices in euros', /€\s?\d/],
  ['IE', 2, 'an Eircode', /\b[AC-FHKNPRTV-Y]\d[0-9W]\s?[0-9AC-FHKNPRTV-Y]{4}\b/],
  [
    'IE',
    1.5,
    'an Irish place',
    /\b(?:Co\.|County) (?:Galway|Dublin|Cork|Kerry|Mayo|Clare|Limerick|Wicklow|Wexford|Meath|Kildare|Donegal|Sligo|Kilkenny|Waterford|Tipperary)\b|\b(?:Galway|Dublin|Cork|Limerick)\b/,
  ],
  [
    'US',
    2,
    'an American address',
    /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\.?,?\s\d{5}(?:-\d{4})?\b/,
  ],
  ['US', 1, 'an American registration', /\b501\(c\)|\b(?:U\.S\.|USA)(?![\p{L}])/u],
  ['CA', 2, 'a Canadian postcode', /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\s\d[ABCEGHJ-NPRSTV-Z]\d\b/],
  ['AU', 2, 'an Australian address', /\b(?:NSW|VIC|QLD|TAS|ACT)\s\d{4}\b|\bABN\s?\d/],
  ['NZ', 2, 'a New Zealand place', /\bNew Zealand\b|\bAotearoa\b|\.co\.nz\b/],
  ['IN', 1.5, 'prices in rupees', /₹\s?\d|\bGSTIN\b/],
  [
    'IN',
    1.5,
    'an Indian address',
    /\b(?:Pune|Mumbai|Delhi|Bengaluru|Bangalore|Hyderabad|Chennai|Kolkata|Maharashtra|Karnataka|Gujarat)\b/,
  ],
]

const MOST_PER_SIGN = 1

/** The country with the most votes, and its strongest sign in words; null if there are few signs or they disagree. */
export function countryOf(pages: readonly ReadPage[]): { code: string; source: string } | null {
  const votes = pages.slice(0, 6).flatMap(declared)
  const text = pages
    .flatMap(({ blocks }) => blocks.filter(({ voice }) => !voice).map((block) => block.text))
    .join('\n')
  for (const [code, weight, source, sign] of signs)
    if (sign.test(text)) votes.push({ code, weight: weight * MOST_PER_SIGN, source })
  for (const [, digits = ''] of text.matchAll(/\+\s?(\d{1,3})[\s()-]?\d/g))
    votes.push(...calling(digits, 0.4))
  const sums = new Map<string, { weight: number; best: number; source: string }>()
  const once = new Map(votes.map((vote) => [`${vote.code} ${vote.source}`, vote]))
  for (const { code, weight, source } of once.values()) {
    const sum = sums.get(code)
    sums.set(code, {
      weight: (sum?.weight ?? 0) + weight,
      best: Math.max(sum?.best ?? 0, weight),
      source: !sum || weight > sum.best ? source : sum.source,
    })
  }
  const printed = currenciesIn(text)
  for (const [code, sum] of sums) {
    const own = currencyOf[code]
    // The country set in a template is often wrong, but the owner writes the prices.
    if (own !== undefined && printed.size > 0 && !printed.has(own)) sum.weight *= CONTRADICTED
  }
  const [first, second] = [...sums].toSorted(([, a], [, b]) => b.weight - a.weight)
  if (!first || first[1].weight < 2 || first[1].weight < (second?.[1].weight ?? 0) * 1.5) return null
  return countryCodes.includes(first[0]) ? { code: first[0], source: first[1].source } : null
}

/** How much a country's votes count if all prices are in another currency. */
const CONTRADICTED = 0.3
const currencyOf: Readonly<Record<string, string>> = {
  GB: '£',
  US: '$',
  CA: '$',
  AU: '$',
  NZ: '$',
  SG: '$',
  HK: '$',
  IE: '€',
  DE: '€',
  FR: '€',
  ES: '€',
  IT: '€',
  NL: '€',
  BE: '€',
  AT: '€',
  FI: '€',
  PT: '€',
}
/** With fewer prices than this, a currency may only be that of a price quoted from elsewhere. */
const FEWEST_PRICES = 3

/** The currencies of prices in the text; empty if there are few prices. */
function currenciesIn(text: string): ReadonlySet<string> {
  const prices = text.match(/[£$€]\s?\d/g) ?? []
  return prices.length < FEWEST_PRICES ? new Set() : new Set(prices.map((price) => price.charAt(0)))
}

interface Vote {
  code: string
  weight: number
  source: string
}

function declared({ url, $ }: ReadPage): Vote[] {
  const hosts = [
    url,
    $('link[rel=canonical]').attr('href') ?? '',
    $('meta[property="og:url"]').attr('content') ?? '',
  ]
  const things = thingsOf($)
  const country =
    things
      .map((thing) => thing.text('addressCountry') || (thing.thing('addressCountry')?.text('name') ?? ''))
      .find(Boolean) ?? ''
  const language = $('html').attr('lang') ?? ''
  const locale = $('meta[property="og:locale"]').attr('content') ?? ''
  const phones = $('a[href^="tel:"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
  return [
    ...hosts.flatMap((host) =>
      vote(domains[hostOf(host).split('.').at(-1) ?? ''] ?? '', 2.5, 'the web address'),
    ),
    ...vote(codeOf(country), 4, 'the site’s data for search engines'),
    // Site builders set "en-US" and "en_US" by default, so these are weak signs.
    ...vote(
      /^[a-z]{2}-([A-Z]{2})$/.exec(language)?.[1] ?? '',
      language === 'en-US' ? 0.3 : 1,
      'the language of the pages',
    ),
    ...vote(
      /^[a-z]{2}_([A-Z]{2})$/.exec(locale)?.[1] ?? '',
      locale === 'en_US' ? 0.2 : 1,
      'the language set for social networks',
    ),
    ...phones.flatMap((phone) => calling(/^tel:\s*(?:%2B|\+|00)\s?(\d{1,3})/i.exec(phone)?.[1] ?? '', 2)),
  ]
}

const vote = (code: string, weight: number, source: string): Vote[] =>
  code ? [{ code, weight, source }] : []

const calling = (digits: string, weight: number): Vote[] =>
  vote(callingCodes.find(([code]) => digits.startsWith(code))?.[1] ?? '', weight, 'the telephone number')

/** A country's two-letter code, from the code itself or its English name. */
function codeOf(country: string): string {
  if (/^[A-Z]{2}$/.test(country)) return country === 'UK' ? 'GB' : country
  if (!country) return ''
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const common: Record<string, string> = {
    usa: 'US',
    'united states of america': 'US',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'great britain': 'GB',
  }
  return (
    common[country.toLowerCase()] ??
    countryCodes.find((code) => names.of(code)?.toLowerCase() === country.toLowerCase()) ??
    ''
  )
}

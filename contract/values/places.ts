// The countries and time zones that forms offer, and the default time zone of each country.
import * as z from 'zod/mini'
import { todaysName } from './older-zones.ts'

/** The choice of brands without a single country, which get only worldwide dates and worldwide news. */
export const INTERNATIONAL = 'INTL'

/**
 * The time zones offered, each with the countries that use it by default. A country with several zones gets
 * the one in which most people live. Places without a zone of their own use a neighbour's with the same
 * clock.
 */
const zones: Record<string, string> = {
  'Europe/London': 'GB GG IM JE',
  'Europe/Dublin': 'IE',
  'Europe/Lisbon': 'PT FO',
  'Europe/Paris': 'FR MC AD',
  'Europe/Madrid': 'ES GI',
  'Europe/Berlin': 'DE DK NO SJ LU',
  'Europe/Amsterdam': 'NL BE',
  'Europe/Zurich': 'CH LI AT',
  'Europe/Rome': 'IT SM VA MT',
  'Europe/Stockholm': 'SE',
  'Europe/Warsaw': 'PL CZ SK HU',
  'Europe/Belgrade': 'RS HR SI BA ME MK AL',
  'Europe/Athens': 'GR CY',
  'Europe/Helsinki': 'FI AX EE LV LT',
  'Europe/Bucharest': 'RO BG MD',
  'Europe/Kyiv': 'UA',
  'Europe/Istanbul': 'TR',
  'Europe/Moscow': 'RU BY',
  'Atlantic/Reykjavik': 'IS SH',
  'Atlantic/Azores': '',
  'Atlantic/Cape_Verde': 'CV',
  'Africa/Casablanca': 'MA EH',
  'Africa/Lagos': 'NG AO BJ CM CF CG CD GQ GA NE TD DZ TN',
  'Africa/Abidjan': 'CI GH SN ML BF GM GN GW LR MR SL ST TG',
  'Africa/Cairo': 'EG',
  'Africa/Tripoli': 'LY',
  'Africa/Johannesburg': 'ZA LS SZ',
  'Africa/Maputo': 'MZ BW BI MW RW ZM ZW SD SS NA',
  'Africa/Nairobi': 'KE ET SO TZ UG DJ ER KM MG YT',
  'Asia/Beirut': 'LB',
  'Asia/Jerusalem': 'IL PS',
  'Asia/Riyadh': 'SA KW QA BH IQ YE JO SY',
  'Asia/Dubai': 'AE OM MU RE SC',
  'Asia/Tehran': 'IR',
  'Asia/Baku': 'AZ AM GE',
  'Asia/Kabul': 'AF',
  'Asia/Karachi': 'PK',
  'Asia/Tashkent': 'UZ TM TJ KZ MV',
  'Asia/Kolkata': 'IN LK',
  'Asia/Kathmandu': 'NP',
  'Asia/Dhaka': 'BD BT KG',
  'Asia/Yangon': 'MM CC',
  'Asia/Bangkok': 'TH KH LA VN CX',
  'Asia/Jakarta': 'ID',
  'Asia/Singapore': 'SG MY BN',
  'Asia/Hong_Kong': 'HK MO',
  'Asia/Shanghai': 'CN',
  'Asia/Taipei': 'TW',
  'Asia/Manila': 'PH',
  'Asia/Ulaanbaatar': 'MN',
  'Asia/Seoul': 'KR KP',
  'Asia/Tokyo': 'JP PW TL',
  'Australia/Perth': '',
  'Australia/Adelaide': '',
  'Australia/Brisbane': 'PG GU MP FM',
  'Australia/Sydney': 'AU',
  'Pacific/Noumea': 'NC SB VU',
  'Pacific/Norfolk': 'NF',
  'Pacific/Auckland': 'NZ',
  'Pacific/Fiji': 'FJ TV KI MH NR WF',
  'Pacific/Tongatapu': 'TO WS TK',
  'Pacific/Honolulu': 'CK PF',
  'Pacific/Pago_Pago': 'AS NU',
  'America/Anchorage': '',
  'America/Los_Angeles': '',
  'Pacific/Pitcairn': 'PN',
  'America/Vancouver': '',
  'America/Denver': '',
  'America/Chicago': '',
  'America/New_York': 'US BS TC HT',
  'America/Toronto': 'CA',
  'America/Halifax': 'BM',
  'America/St_Johns': '',
  'America/Mexico_City': 'MX BZ CR SV GT HN NI EC',
  'America/Panama': 'PA JM KY CO PE',
  'America/Havana': 'CU',
  'America/Puerto_Rico': 'PR VI VG AI AG AW BB BL BQ CW DM DO GD GP KN LC MF MQ MS SX TT VC BO GY VE',
  'America/Sao_Paulo': 'BR SR GF',
  'America/Argentina/Buenos_Aires': 'AR UY FK',
  'America/Asuncion': 'PY',
  'America/Santiago': 'CL',
  'America/Nuuk': 'GL',
  'America/Miquelon': 'PM',
  UTC: INTERNATIONAL,
}

/** Countries with several zones, and those of their zones that aren't their default. */
const furtherZones: Record<string, readonly string[]> = {
  US: ['America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'],
  CA: ['America/Vancouver', 'America/Halifax', 'America/St_Johns'],
  AU: ['Australia/Perth', 'Australia/Adelaide', 'Australia/Brisbane'],
  PT: ['Atlantic/Azores'],
}

const zoneByCountry = new Map(
  Object.entries(zones).flatMap(([zone, countries]) =>
    countries
      .split(' ')
      .filter(Boolean)
      .map((country) => [country, zone] as const),
  ),
)

export const timezones: readonly string[] = Object.keys(zones)

/** Two-letter codes of every country offered, without International. */
export const countryCodes: readonly string[] = [...zoneByCountry.keys()]
  .filter((code) => code !== INTERNATIONAL)
  .toSorted()

/**
 * The default time zone of a country; UTC if it is unset or International. In a country with several zones it is
 * the person's own, as their browser names it, if that is one of them.
 */
export function zoneOf(country: string | null | undefined, browserZone = ''): string {
  const own = todaysName(browserZone)
  if (country && Object.hasOwn(furtherZones, country) && furtherZones[country]?.includes(own)) return own
  return zoneByCountry.get(country ?? INTERNATIONAL) ?? 'UTC'
}

export interface CountryOption {
  value: string
  label: string
}

/** The options of a country field with British names, International first. */
export function countryOptions(): CountryOption[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  const named = countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))
  return [
    { value: INTERNATIONAL, label: 'International' },
    ...named.toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB')),
  ]
}

/** The display name of a stored country code; "Not specified" if there is none. */
export function countryName(code: string | null | undefined): string {
  if (!code) return 'Not specified'
  if (code === INTERNATIONAL) return 'International'
  return new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code
}

export const Country = z
  .string()
  .check(z.refine((code) => zoneByCountry.has(code), 'Choose a country from the list'))
/** A time zone under its current or an older name. An older name is saved as the current one. */
export const Timezone = z.pipe(
  z
    .string()
    .check(z.refine((zone) => Object.hasOwn(zones, todaysName(zone)), 'Choose a timezone from the list')),
  z.transform(todaysName),
)

// Parses the dates in feeds, which have more formats than any standard. Anything else is null, never a guess.

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const hoursOfZone: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  bst: 1,
  cet: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  jst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
}

const clock = String.raw`(?:[T,\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?)?`
const zone = String.raw`\s*(?<zone>[a-z]{1,5}|(?:gmt|utc)?\s?[+-]\d{2}:?\d{2})?(?:\s*\([^)]*\))?`
const forms = [
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})${clock}${zone}`,
  String.raw`(?:[a-z]+\.?,?\s*)?(?<day>\d{1,2})(?:\s+|-)(?<name>[a-z]{3})[a-z]*\.?,?(?:\s+|-)(?<year>\d{4}|\d{2})${clock}${zone}`,
  String.raw`(?:[a-z]+\.?,?\s+)?(?<name>[a-z]{3})[a-z]*\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})${clock}${zone}`,
].map((form) => new RegExp(`^${form}$`, 'i'))

/**
 * How far ahead a date may be: clocks differ, and tomorrow's paper is printed today. A later date is a
 * mistake.
 */
const LEAD = 2 * 86_400_000
/** The earliest date accepted. Earlier ones come from a default such as 1970. */
const FIRST_YEAR = 1990

/**
 * The time in ISO format; without a time zone UTC is assumed. Null if it can't be parsed or is far after
 * `now`.
 */
export function dateOf(written: string | undefined, now: Date): string | null {
  const text = (written ?? '').slice(0, 100).replace(/\s+/g, ' ').trim()
  const parts = forms.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!parts) return null
  const number = (name: string) => Number(parts[name] ?? 0)
  const month = parts['name'] ? months.indexOf(parts['name'].toLowerCase()) : number('month') - 1
  const year = parts['year']?.length === 2 ? 2000 + number('year') : number('year')
  const [day, hour, minute, second] = [number('day'), number('hour'), number('minute'), number('second')]
  const local = Date.UTC(year, month, day, hour, minute, Math.min(second, 59))
  if (month < 0 || hour > 24 || minute > 59 || second > 60) return null
  const midnight = new Date(Date.UTC(year, month, day))
  if (midnight.getUTCMonth() !== month || midnight.getUTCDate() !== day || year < FIRST_YEAR) return null
  const moment = local - minutesOf(parts['zone']) * 60_000
  return moment > now.getTime() + LEAD ? null : new Date(moment).toISOString()
}

function minutesOf(zone: string | undefined): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  if (!sign) return (hoursOfZone[zone?.toLowerCase() ?? ''] ?? 0) * 60
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

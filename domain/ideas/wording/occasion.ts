// The name of an occasion as it stands within a sentence.

/**
 * Without what a bracket adds, and in small letters where it is no name but a time: "Snow holidays" is "snow holidays". A holiday that is
 * called after its month needs its article: people are open over "the August bank holiday weekend".
 */
export function spokenOccasion(name: string): string {
  const plain = name.replace(/\s*\([^)]*\)/, '').trim()
  const said = saidAs.get(plain)
  if (said !== undefined) return said
  const spoken = startsAsName(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1)
  return dated.test(spoken) ? `the ${spoken}` : spoken
}

/** What stands well in a calendar and limps in a sentence: nobody does anything "ahead of New Year resolutions". */
const saidAs: ReadonlyMap<string, string> = new Map([
  ['New Year resolutions', 'the month of good resolutions'],
  ['The look back on the year', 'the end of the year'],
  ['The end-of-year thank-you', 'the end of the year'],
  ['Deep winter, with dark days and frozen pipes', 'deep winter'],
  ['Winter storms, snow and floods', 'the time of winter storms'],
  ['New year home improvement plans', 'the season of plans for the house'],
  ['Booking builders and gardeners for spring', 'the spring rush'],
  ['Budgets for the next year', 'next year’s budget'],
  ['Plans and budgets for next year', 'next year’s budget'],
  ['Back to school', 'the return to school'],
  ['Getting homes ready for winter', 'the run-up to winter'],
  ['Getting the house ready for winter', 'the run-up to winter'],
  ['Spring cleaning', 'the spring clean'],
  ['Last-minute presents', 'Christmas'],
  ['Christmas gifts from firms', 'the season of Christmas gifts'],
  ['Booking the Christmas party', 'the season of Christmas parties'],
  ['Christmas markets', 'the season of Christmas markets'],
  ['A-level and GCSE results', 'the week of exam results'],
  ['Leaving Certificate results and college offers', 'the week of exam results'],
])

/** Whether its first letter is large wherever it stands: of "Burns Night" and "Christmas parties at work", not of "Planning for the Christmas trade". */
function startsAsName(plain: string): boolean {
  const [first = '', ...others] = plain.split(/\s+/)
  if (first === 'The' || first === 'Early') return false
  const telling = others.filter((word) => !small.has(word))
  return proper.test(first) || isLarge(others[0]) || telling.every((word) => isLarge(word))
}

const isLarge = (word: string | undefined): boolean => word !== undefined && /^[\p{Lu}\d]/u.test(word)

/** What stays small within a name: "Day of the Dead", "Nollaig na mBan". */
const small: ReadonlySet<string> = new Set(
  'a against al an and at for from in its na o of on te the to with'.split(' '),
)

const dated = /^(?!the ).*\b(?:bank holiday|long weekend)\b|^(?:\p{Ll}.*|January) (?:season|sales)$/u

/** First words that are names by themselves. */
const proper =
  /^(?:Easter|Christmas|Advent|Lent|Halloween|Santa|Diwali|Eid|Ramadan|Movember|Oktoberfest|Nollaig|January|February|March|April|May|June|July|August|September|October|November|December|Australia|Canada|India|Ireland|Britain|Wimbledon|UN|GST|BAS|VAT|PAYE|\p{Lu}+\d+.*|\p{L}+-\p{Lu}.*|A-level.*|\p{Lu}{2,}.*|.*['’]s?)$/u

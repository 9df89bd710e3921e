// The name of an occasion as it stands within a sentence.

/**
 * Without what a bracket adds, and in small letters where it is no name but a time: "Snow holidays" is "snow holidays". A holiday that is
 * called after its month needs its article: people are open over "the August bank holiday weekend".
 */
export function spokenOccasion(name: string): string {
  const plain = name.replace(/\s*\([^)]*\)/, '').trim()
  const spoken = startsAsName(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1)
  return dated.test(spoken) ? `the ${spoken}` : spoken
}

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

const dated = /^(?!the ).*\b(?:bank holiday|long weekend)\b/iu

/** First words that are names by themselves. */
const proper =
  /^(?:Easter|Christmas|Advent|Lent|Halloween|Santa|Diwali|Eid|Ramadan|Movember|Oktoberfest|Nollaig|January|February|March|April|May|June|July|August|September|October|November|December|Australia|Canada|India|Ireland|Britain|Wimbledon|UN|GST|BAS|VAT|PAYE|\p{Lu}+\d+.*|\p{L}+-\p{Lu}.*|A-level.*|\p{Lu}{2,}.*|.*['’]s?)$/u

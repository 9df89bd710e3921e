// The name of an occasion as it stands within a sentence.

/** Without what a bracket adds, and in small letters where it is no name but a time: "Snow holidays" is "snow holidays". */
export function spokenOccasion(name: string): string {
  const plain = name.replace(/\s*\([^)]*\)/, '').trim()
  const [first = '', ...others] = plain.split(/\s+/)
  const isName = others.length === 0 || others.some((word) => /^\p{Lu}/u.test(word)) || proper.test(first)
  return isName && !/^The \p{Ll}/u.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1)
}

/** First words that are names by themselves. */
const proper =
  /^(?:Easter|Christmas|Advent|Lent|Halloween|Santa|Diwali|Eid|Ramadan|Movember|January|February|March|April|May|June|July|August|September|October|November|December|Australia|Canada|India|Ireland|Britain|Wimbledon|UN|GST|BAS|VAT|IR\d+|PAYE|\p{Lu}{2,}.*|.*['’]s?)$/u

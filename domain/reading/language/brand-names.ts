// Decides whether a sentence is about the brand: it says "we", or uses the brand's name or a short form of
// it.

/** Returns a test for sentences about the brand with this name. `isSolo`: "I" also means the brand. */
export function brandMentionTest(name: string, isSolo: boolean): (text: string) => boolean {
  const plain = name
    .replace(/\b(ltd|limited|llc|inc|plc|llp|gmbh|pty|co)\b\.?/gi, '')
    .replace(/^the\s+/i, '')
    .replace(/[|()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const words = plain.split(' ').filter((word) => word.length > 1)
  // Two neighbouring words of the name count as a short form, with any "&" between them.
  const pairs = [
    ...plain.matchAll(/(?=(?<![\p{L}])([\p{L}'’.-]{2,}\s(?:(?:&|and|\+)\s)?[\p{L}'’.-]{2,}))/gu),
  ].map(([, pair = '']) => pair)
  const last = words.length > 1 ? words.at(-1) : undefined
  const said = [...(words.length === 1 ? words : pairs), ...(last ? [`the ${last}`] : [])]
    .filter((part) => part.length > 3)
    .map(escaped)
  const byName =
    said.length > 0 ? new RegExp(String.raw`(?<![\p{L}])(?:${said.join('|')})(?![\p{L}])`, 'iu') : null
  // The first word of the name counts alone if the sentence then says what it is or does.
  const bySubject =
    words[0] && words[0].length > 3
      ? new RegExp(
          String.raw`^${escaped(words[0])}(?:['’]s)? (?:is (?:an?|the|one)|was (?:founded|established|set up|started|opened|built)|offers|provides|has been|runs|began)\b`,
          'i',
        )
      : null
  return (text) =>
    firstPerson.test(text) ||
    (isSolo && singular.test(text)) ||
    (byName?.test(text) ?? false) ||
    (bySubject?.test(text) ?? false)
}

/** The words of the brand's name in lower case, to find sentences that explain it. */
export const nameWordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .filter(
        (word) => word.length > 2 && !/^(?:the|and|ltd|limited|llc|inc|plc|llp|company|group)$/.test(word),
      ),
  )

/** Whether one person runs the brand and writes as "I", as potters and therapists do. */
export function speaksAsOnePerson(texts: readonly string[]): boolean {
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
  const [singles, plurals] = [count(/\b(I|my)\b/g), count(/\b(we|our|us)\b/gi)]
  return singles >= 4 && singles > plurals * 2
}

const singular = /\b(I|my|me)\b/
const firstPerson = /\b(we|our|us|ours|we['’](?:re|ve|ll|d))\b/i

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

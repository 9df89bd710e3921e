// Whether a sentence speaks of the brand: as "we", or by one of the ways its name is said.

/** A test for sentences, made for one brand's name. */
export function mentions(name: string, isSolo: boolean): (text: string) => boolean {
  const plain = name.replace(/\b(ltd|limited|llc|inc|plc|llp|gmbh|pty|co)\b\.?/gi, '').replace(/^the\s+/i, '').replace(/[|()]/g, ' ').replace(/\s+/g, ' ').trim()
  const words = plain.split(' ').filter((word) => word.length > 1)
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)
  const last = words.length > 1 ? words.at(-1) : undefined
  const said = [...(words.length === 1 ? words : pairs), ...(last ? [`the ${last}`] : [])].filter((part) => part.length > 3).map(escaped)
  const byName = said.length > 0 ? new RegExp(String.raw`(?<![\p{L}])(?:${said.join('|')})(?![\p{L}])`, 'iu') : null
  return (text) => firstPerson.test(text) || (isSolo && singular.test(text)) || (byName?.test(text) ?? false)
}

/** Whether one person runs the brand and speaks as "I", as potters and therapists do. */
export function speaksAsOne(texts: readonly string[]): boolean {
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
  const [singles, plurals] = [count(/\b(I|my)\b/g), count(/\b(we|our|us)\b/gi)]
  return singles >= 4 && singles > plurals * 2
}

const singular = /\b(I|my|me)\b/
const firstPerson = /\b(we|our|us|ours|we['’](?:re|ve|ll|d))\b/i

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

// Joins lines into one text. Words hyphenated at a line's end are joined, but a real hyphen stays.

/** Counts how often each word, hyphenated ones included, is found within a line. */
export function wordsOf(lines: Iterable<string>): Map<string, number> {
  const words = new Map<string, number>()
  let wasBroken = false
  for (const line of lines) {
    // The two halves of a word that is broken between lines are not counted as words.
    const whole = line.replace(BROKEN, '').replace(wasBroken ? /^\S+/ : '', '')
    for (const word of whole.toLowerCase().match(WORD) ?? []) words.set(word, (words.get(word) ?? 0) + 1)
    wasBroken = BROKEN.test(line)
  }
  return words
}

export function joined(lines: readonly string[], words: ReadonlyMap<string, number>): string {
  let text = lines[0] ?? ''
  for (const line of lines.slice(1)) {
    const head = /(\p{L}[\p{L}\p{M}'’-]*)[-\u00AD\u2010]$/u.exec(text)
    const tail = /^\p{L}[\p{L}\p{M}'’-]*/u.exec(line)
    if (!head || !tail) text += /[\p{L}\p{N}][-\u2010]$/u.test(text) ? line : ` ${line}`
    else text = `${text.slice(0, -1)}${keepsHyphen(head[1]!, tail[0], words) ? '-' : ''}${line}`
  }
  return text
}

const BROKEN = /\S+[-\u00AD\u2010]$/
const WORD = /\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*/gu

function keepsHyphen(head: string, tail: string, words: ReadonlyMap<string, number>): boolean {
  const hyphened = words.get(`${head}-${tail}`.toLowerCase()) ?? 0
  const whole = words.get(`${head}${tail}`.toLowerCase()) ?? 0
  if (hyphened !== whole) return hyphened > whole
  if (/^\p{Lu}/u.test(tail)) return true
  // Neither form is found elsewhere. If both halves are, a compound with a real hyphen is more likely.
  return words.has(tail.toLowerCase()) && words.has(head.toLowerCase()) && tail.length > 3 && head.length > 2
}

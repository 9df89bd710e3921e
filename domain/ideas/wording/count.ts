// Counted things, which are given as a number and a plural.

/** The number with what is counted: "200 volunteers", "1 volunteer". */
export function counted(count: string, plural: string): string {
  return `${count} ${isOne(count) ? singular(plural) : plural}`
}

export const isOne = (count: string): boolean => /^(?:1|one|a|an)$/i.test(count.trim())

/** The number in words up to twelve, as prose has it. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}

/** One of what the plural counts. The last word alone changes: "cups of tea" is a limit, and is left to "cup of tea". */
export function singular(plural: string): string {
  const [head, rest] = splitHead(plural)
  const last = /\S+$/.exec(head)?.[0] ?? ''
  const known = irregular.get(last.toLowerCase())
  if (known !== undefined) return head.slice(0, -last.length) + known + rest
  if (/[^aeiou]ies$/i.test(head)) return `${head.slice(0, -3)}y${rest}`
  if (/(?:ss|sh|ch|x|zz)es$/i.test(head)) return head.slice(0, -2) + rest
  if (/[^su]s$/i.test(head)) return head.slice(0, -1) + rest
  return plural
}

/** "cups of tea" is counted in its first noun, "sourdough loaves" in its last. */
function splitHead(plural: string): [string, string] {
  const at = plural.search(/\s(?:of|in|for|on|at|from|with)\s/)
  const noun = at < 0 ? plural : plural.slice(0, at)
  return [noun, at < 0 ? '' : plural.slice(at)]
}

/** What a figure or a number word up to twelve says, or null. */
export function numberOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  const at = words.indexOf(text.toLowerCase())
  return at > 0 ? at : null
}

const words = [
  'none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
] // prettier-ignore

const irregular = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['loaves', 'loaf'],
  ['shelves', 'shelf'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['staff', 'member of staff'],
])

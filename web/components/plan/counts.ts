const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "one", "ten", "12": in running text small numbers are words. */
export const numberWord = (count: number): string => small[count] ?? String(count)

/** "One idea", "Five ideas", "12 ideas", to begin a sentence with. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  const word = numberWord(count)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${count === 1 ? noun : plural}`
}

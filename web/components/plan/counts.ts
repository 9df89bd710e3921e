const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number for running text, small ones as words: "one", "ten", "12". */
export const numberWord = (count: number): string => small[count] ?? String(count)

/** A number of things for the beginning of a sentence: "One idea", "Five ideas", "12 ideas". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return capital(`${numberWord(count)} ${count === 1 ? noun : plural}`)
}

/** The text with a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The number of ideas and event ideas: "five ideas and three event ideas"; empty if there are none. */
export function ideasInWords(
  { ideas, eventIdeas }: { ideas: number; eventIdeas: number },
  write: (count: number) => string = numberWord,
): string {
  return [
    ...(ideas > 0 ? [`${write(ideas)} ${ideas === 1 ? 'idea' : 'ideas'}`] : []),
    ...(eventIdeas > 0 ? [`${write(eventIdeas)} event ${eventIdeas === 1 ? 'idea' : 'ideas'}`] : []),
  ].join(' and ')
}

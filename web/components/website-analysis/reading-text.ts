/** What we couldn't learn from a website in another language; empty for one in English. */
export const otherLanguageNote = (language: string | undefined): string =>
  language === undefined
    ? ''
    : `The website is in ${language}. Names, prices and contact details can be read, but not its tone or what sets it apart: add those yourself.`

/** The result of a reading in words: "Read 7 pages in 12 seconds." */
export function readingTime({ pages, seconds }: { pages: readonly unknown[]; seconds: number }): string {
  const read = `Read ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`
  if (seconds < 1) return `${read} in less than a second.`
  return `${read} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}

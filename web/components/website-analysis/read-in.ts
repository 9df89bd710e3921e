/** "Read 7 pages in 12 seconds." */
export function readIn({ pages, seconds }: { pages: readonly unknown[]; seconds: number }): string {
  const read = `Read ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`
  if (seconds < 1) return `${read} in less than a second.`
  return `${read} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}

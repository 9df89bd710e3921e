// "From £12" is not "£12": what a source says of a figure goes with the figure.

/** The word that the quote puts before a figure to make it less than exact, as it is to be printed; empty for an exact one. */
export function hedgeOf(quote: string, figure: string): string {
  if (/\d\s*\+$/.test(figure)) return 'at least'
  const at = quote.indexOf(figure)
  if (at < 0) return ''
  const before = quote.slice(0, at).toLowerCase()
  const after = quote.slice(at + figure.length).toLowerCase()
  const said = /\b([a-z]+(?: [a-z]+)?)\s*(?:just |only |as little as |:\s*)?$/.exec(before)?.[1] ?? ''
  const word = hedges.find(([form]) => said === form || said.endsWith(` ${form}`))
  if (word !== undefined) return word[1]
  if (/[~≈]\s*$/.test(before)) return 'about'
  if (/^\s*(?:[-–—]|to)\s*[^\s\d]?\d/.test(after)) return 'from'
  if (/^\s*(?:\+|plus\b|and up\b|and upwards\b|or more\b|upwards\b)/.test(after))
    return figure.match(/^\d/) ? 'at least' : 'from'
  return ''
}

const hedges: readonly (readonly [string, string])[] = [
  ['more than', 'more than'],
  ['less than', 'less than'],
  ['fewer than', 'fewer than'],
  ['up to', 'up to'],
  ['at least', 'at least'],
  ['starting at', 'from'],
  ['starts at', 'from'],
  ['start at', 'from'],
  ['upwards of', 'more than'],
  ['upward of', 'more than'],
  ['from', 'from'],
  ['over', 'over'],
  ['around', 'around'],
  ['about', 'about'],
  ['nearly', 'nearly'],
  ['almost', 'almost'],
  ['approximately', 'about'],
  ['approx', 'about'],
  ['roughly', 'about'],
  ['circa', 'about'],
  ['under', 'under'],
  ['below', 'under'],
]

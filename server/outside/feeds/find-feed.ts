// Many feeds are not quite valid XML, so this finds the feed in a document, drops entity definitions, and
// splits a broken feed into stories that can be parsed one by one.

const rootTag = /<(?:[\w-]+:)?(?:rss|feed|rdf)(?=[\s>])[^>]*>/i
const MOST_PIECES = 200
const LONGEST_PIECE = 200_000

export interface FoundFeed {
  /** The text of the feed, from its first tag to its last. */
  whole: string
  root: string
  kind: 'rss' | 'atom' | 'rdf'
}

/** The feed within a document, or null if there is none. */
export function findFeed(text: string): FoundFeed | null {
  const body = text.slice(endOfProlog(text))
  const opening = rootTag.exec(body)
  if (!opening) return null
  const [root] = opening
  const end = body.lastIndexOf(`</${nameOf(root)}`)
  const whole = body.slice(opening.index, end < 0 ? undefined : body.indexOf('>', end) + 1 || undefined)
  return { whole: whole.replace(newsSource, '$1source'), root, kind: kindOf(root) }
}

// Bing gives each story's publisher in an element of its own.
const newsSource = /(<\/?)news:source(?=[\s>])/gi

const kindOf = (root: string): FoundFeed['kind'] => {
  const name = nameOf(root).toLowerCase()
  if (name.endsWith('rss')) return 'rss'
  return name.endsWith('rdf') ? 'rdf' : 'atom'
}

const nameOf = (tag: string) => /^<([\w:-]+)/.exec(tag)?.[1] ?? ''

/** The position of the first element: after declarations, comments and the DOCTYPE, which are ignored. */
function endOfProlog(text: string): number {
  let at = 0
  for (;;) {
    at = text.indexOf('<', at)
    if (at < 0) return text.length
    const end = text.startsWith('<!--', at)
      ? text.indexOf('-->', at) + 2
      : text.startsWith('<?', at)
        ? text.indexOf('>', at)
        : /^<!doctype/i.test(text.slice(at, at + 9))
          ? endOfDefinitions(text, at)
          : at - 1
    if (end < at) return at
    at = end + 1
  }
}

/** The end of a DOCTYPE, which may have an internal subset in brackets with more > characters. */
function endOfDefinitions(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const bracket = text.indexOf('[', from)
  if (bracket < 0 || bracket > end) return end
  const close = text.indexOf(']', bracket)
  return close < 0 ? end : text.indexOf('>', close)
}

const storyTag = /<((?:[\w-]+:)?(?:item|entry))(?=[\s>])/gi

/**
 * The stories of a broken feed, each as a feed of its own, so that one can't break the others. The first
 * piece is the feed's head alone.
 */
export function splitStories({ whole, root, kind }: FoundFeed): string[] {
  const isRss = kind === 'rss'
  const opening = isRss ? `${root}<channel>` : root
  const closing = `${isRss ? '</channel>' : ''}</${nameOf(root)}>`
  const starts = [...whole.matchAll(storyTag)].slice(0, MOST_PIECES)
  const stories = starts.map(({ index, 1: name = '' }, nth) => {
    const next = starts[nth + 1]?.index ?? whole.length
    const close = whole.indexOf(`</${name}>`, index)
    return whole.slice(index, close >= 0 && close < next ? close + name.length + 3 : next)
  })
  const head = whole.slice(0, starts[0]?.index ?? whole.length)
  return [
    `${head}${closing}`,
    ...stories.filter((story) => story.length <= LONGEST_PIECE).map((story) => opening + story + closing),
  ]
}

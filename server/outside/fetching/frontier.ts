// Manages the links of a site that are still to visit (the crawl frontier), and decides which addresses are
// the same page.
import { pageScore } from './page-score.ts'
import type { PageLinks } from './links.ts'

export interface QueuedLink {
  url: URL
  name: string
  worth: number
}

/** The links still to visit, best first; none is visited twice. */
export function frontierOf(home: URL) {
  const seen = new Set([pageKey(home)])
  const waiting: QueuedLink[] = []
  const isOwn = (url: URL) => isSameSite(url, home)
  const offer = (url: URL, words: string, isInNavigation: boolean) => {
    const worth = isOwn(url) && !seen.has(pageKey(url)) ? pageScore(url, words, isInNavigation) : null
    if (worth === null) return
    seen.add(pageKey(url))
    waiting.push({ url, name: nameOf(url, words), worth })
  }
  return {
    offer,
    isOwn,
    /** Tries a missing page at the root, since links written for another folder are a common mistake. */
    offerAtRoot: ({ url, name }: QueuedLink) => {
      const file = /\/.*\/([^/]+\.(?:html?|php))$/.exec(url.pathname)?.[1]
      const before = waiting.length
      if (file) offer(new URL(`/${file}`, url), name, true)
      return waiting.length > before
    },
    add: ({ links }: PageLinks) => {
      for (const { url, words, isInNavigation } of links) offer(url, words, isInNavigation)
    },
    waiting: () => waiting.length,
    next: (): QueuedLink | undefined => {
      const best = waiting.reduce(
        (best, link, at) => (link.worth > (waiting[best]?.worth ?? -99) ? at : best),
        0,
      )
      return waiting.splice(best, 1)[0]
    },
  }
}

/**
 * The page's name in the progress message: the link text if it says something, otherwise the last part of the
 * address.
 */
function nameOf(url: URL, words: string): string {
  const saysNothing =
    /^(click |read |learn |find |see |view )?(here|more|home|out|next|now|this|page|details)\b/i
  if (/\p{L}/u.test(words) && words.length <= 28 && !saysNothing.test(words)) return words
  const slug = url.pathname
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
  return slug ? slug.charAt(0).toUpperCase() + slug.slice(1, 40) : url.host
}

const bareHost = (url: URL) => url.host.replace(/^www\./, '')
/** Whether two hosts are the same site, with or without "www.". */
export const isSameSite = (url: URL, home: URL) => bareHost(url) === bareHost(home)
/** A key that is the same for different spellings of a page's address. */
export const pageKey = (url: URL) =>
  bareHost(url) + url.pathname.replace(/(\.html?|\/)$/, '').toLowerCase() + url.search

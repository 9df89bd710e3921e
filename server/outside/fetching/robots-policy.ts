// Fetches the robots.txt of each origin that a crawl visits, once.
import { fetchPage, isNoConnection, Unreachable, type FetchOptions } from './fetch-page.ts'
import { readRobots, type Robots } from './robots.ts'

export interface RobotsPolicy {
  allows(url: URL): Promise<boolean>
  /** The seconds to wait between two pages. */
  delay(url: URL): Promise<number>
  sitemaps(url: URL): Promise<string[]>
}

export function robotsOf(options: Omit<FetchOptions, 'kind'>): RobotsPolicy {
  const known = new Map<string, Promise<Robots>>()
  const robots = (url: URL) => {
    const kept = known.get(url.origin) ?? robotsAt(url, options)
    known.set(url.origin, kept)
    return kept
  }
  return {
    allows: async (url) => (await robots(url)).allows(url.pathname + url.search),
    delay: async (url) => (await robots(url)).delay,
    sitemaps: async (url) => (await robots(url)).sitemaps,
  }
}

/**
 * If there is no robots.txt, everything is allowed; if the site can't be reached at all, the crawl fails
 * here.
 */
async function robotsAt(url: URL, options: Omit<FetchOptions, 'kind'>): Promise<Robots> {
  try {
    const { text } = await fetchPage(new URL('/robots.txt', url), { ...options, kind: 'text' })
    return readRobots(text, options.agentName)
  } catch (error) {
    if (error instanceof Unreachable && !isNoConnection(error)) return readRobots('', options.agentName)
    throw error
  }
}

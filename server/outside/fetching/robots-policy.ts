// The robots.txt of each origin that a reading touches, fetched once.
import { fetchPage, isNoConnection, Unreachable, type Asking } from './fetch-page.ts'
import { readRobots, type Robots } from './robots.ts'

export interface RobotsPolicy {
  allows(url: URL): Promise<boolean>
  /** Seconds between two pages. */
  delay(url: URL): Promise<number>
  sitemaps(url: URL): Promise<string[]>
}

export function robotsOf(asking: Omit<Asking, 'kind'>): RobotsPolicy {
  const known = new Map<string, Promise<Robots>>()
  const robots = (url: URL) => {
    const kept = known.get(url.origin) ?? robotsAt(url, asking)
    known.set(url.origin, kept)
    return kept
  }
  return {
    allows: async (url) => (await robots(url)).allows(url.pathname + url.search),
    delay: async (url) => (await robots(url)).delay,
    sitemaps: async (url) => (await robots(url)).sitemaps,
  }
}

/** A site without a robots.txt keeps nothing back; a site that can't be reached at all says so here already. */
async function robotsAt(url: URL, asking: Omit<Asking, 'kind'>): Promise<Robots> {
  try {
    const { text } = await fetchPage(new URL('/robots.txt', url), { ...asking, kind: 'text' })
    return readRobots(text, asking.agentName)
  } catch (error) {
    if (error instanceof Unreachable && !isNoConnection(error)) return readRobots('', asking.agentName)
    throw error
  }
}

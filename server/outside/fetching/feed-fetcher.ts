// The way out for the readers of feeds: the same wall, redirects and patience as for pages.
import { fetchPage, type Fetched } from './fetch-page.ts'
import { guard } from './guard.ts'

interface Settings {
  allowHosts: readonly string[]
  agentName: string
  /** Milliseconds for all of a feed. */
  patience?: number
}

/**
 * Gets what stands at a feed's address, whatever it turns out to be.
 * @throws Problem with a sentence that says what to do
 */
// A feed is published for programs, so robots.txt, which is about the walk through a website, is not asked.
export function feedFetcher({ allowHosts, ...settings }: Settings): (address: string) => Promise<Fetched> {
  const wall = guard({ allowHosts })
  return async (address) => await fetchPage(wall.vet(address), { guard: wall, kind: 'feed', ...settings })
}

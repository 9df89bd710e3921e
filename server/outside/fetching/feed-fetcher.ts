// Fetches feeds with the same address checks, redirect limit and timeouts as pages.
import { fetchPage, type Fetched } from './fetch-page.ts'
import { guard } from './guard.ts'

interface Settings {
  allowHosts: readonly string[]
  agentName: string
  /** The milliseconds allowed for the whole feed. */
  timeout?: number
}

/**
 * Fetches whatever is at a feed's address.
 * @throws Problem with a message that says what to do
 */
// robots.txt is not checked, because it is for crawlers, and feeds are published for programs like this one.
export function feedFetcher({ allowHosts, ...settings }: Settings): (address: string) => Promise<Fetched> {
  const wall = guard({ allowHosts })
  return async (address) => await fetchPage(wall.vet(address), { guard: wall, kind: 'feed', ...settings })
}

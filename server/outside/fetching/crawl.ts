// Reads the pages of a website that are likely to say most about the brand: politely, one at a time, within
// fixed limits.
import { setTimeout as wait } from 'node:timers/promises'
import type { FetchedPage, FetchedSite, Websites } from '#domain/reading/websites.ts'
import { Problem } from '#domain/problem.ts'
import { fetchPage, isNoConnection, Unreachable, type FetchOptions, type Fetched } from './fetch-page.ts'
import { frontierOf, isSameSite, pageKey } from './frontier.ts'
import { guard, type Resolve } from './guard.ts'
import { linksOf, type PageLinks } from './links.ts'
import { robotsOf, type RobotsPolicy } from './robots-policy.ts'
import { sitemapAddresses } from './sitemap.ts'

export interface CrawlSettings {
  /** The hosts, or host:port, that may be fetched although their address is private. */
  allowHosts: readonly string[]
  /** The user agent that identifies our crawler. */
  agentName: string
  /** The milliseconds between two pages. */
  pause?: number
  /** The milliseconds allowed for the whole site. */
  longest?: number
  /** The milliseconds allowed for one page with its redirects. */
  timeout?: number
  resolve?: Resolve
}

const MOST_PAGES = 16
const MOST_STYLESHEETS = 6
const MOST_BYTES = 12_000_000
const MOST_REFUSALS = 30
const MOST_DELAY = 5_000

export function websites(settings: CrawlSettings): Websites {
  const wall = guard(settings)
  return {
    fetchSite: (address, report) => {
      const signal = AbortSignal.timeout(settings.longest ?? 45_000)
      const options: Omit<FetchOptions, 'kind'> = {
        guard: wall,
        agentName: settings.agentName,
        signal,
        ...(settings.timeout === undefined ? {} : { timeout: settings.timeout }),
      }
      return readSite(address, report, {
        options,
        signal,
        robots: robotsOf(options),
        pause: settings.pause ?? 300,
      })
    },
  }
}

interface Visit {
  options: Omit<FetchOptions, 'kind'>
  signal: AbortSignal
  robots: RobotsPolicy
  pause: number
}

type ReportProgress = (step: string, share: number) => void

async function readSite(address: string, report: ReportProgress, visit: Visit): Promise<FetchedSite> {
  report('Opening the website', 0)
  const home = await homePage(address, visit)
  const site = new Map([[pageKey(home.url), pageOf(home, linksOf(home.text, home.url))]])
  const start = linksOf(home.text, home.url)
  const stylesheets = await stylesheetsOf(start, home.url, visit)
  const frontier = frontierOf(home.url)
  frontier.add(start)
  for (const url of await sitemapAddresses(home.url, visit.robots, visit.options))
    frontier.offer(url, '', false)

  const refused: string[] = []
  let bytes = home.bytes + stylesheets.reduce((sum, { css }) => sum + css.length, 0)
  for (
    let link = frontier.next();
    link && site.size < MOST_PAGES && bytes < MOST_BYTES;
    link = frontier.next()
  ) {
    const total = Math.min(MOST_PAGES, site.size + 1 + frontier.waiting())
    report(`Reading ${link.name} (${site.size + 1} of ${total})`, site.size / total)
    if (!(await pauseBetweenPages(visit, home.url))) break
    const got = await attempt(() =>
      fetchPage(link.url, { ...visit.options, kind: 'page', mayFetch: visit.robots.allows }),
    )
    if (visit.signal.aborted) break
    if (got instanceof Problem) {
      if (frontier.offerAtRoot(link)) continue
      refused.push(`${link.name} (${link.url.pathname}): ${shortReason(got)}`)
      // A site that answers 429 or 503 is busy, so it should not be asked sixteen times.
      if ((got instanceof Unreachable && got.reason === 'busy') || refused.length === MOST_REFUSALS) break
      continue
    }
    bytes += got.bytes
    if (!frontier.isOwn(got.url) || isKnown(site, got)) continue
    const links = linksOf(got.text, got.url)
    site.set(pageKey(got.url), pageOf(got, links))
    frontier.add(links)
  }
  report('All pages read', 1)
  return { pages: [...site.values()], stylesheets, refused }
}

/**
 * Fetches the home page. If the user typed no scheme, https is tried first, then http if no connection can be
 * made.
 */
async function homePage(address: string, visit: Visit): Promise<Fetched> {
  const url = visit.options.guard.vet(address)
  const read = (url: URL) => fetchPage(url, { ...visit.options, kind: 'page', mayFetch: visit.robots.allows })
  const got = await attempt(() => read(url))
  const hasScheme = /^\s*https?:/i.test(address)
  const page = isNoConnection(got) && !hasScheme ? await read(overHttp(url, visit)) : orThrow(got)
  const { sendsTo } = linksOf(page.text, page.url)
  return sendsTo && pageKey(sendsTo) !== pageKey(page.url)
    ? await read(visit.options.guard.vet(sendsTo.href))
    : page
}

function overHttp(url: URL, visit: Visit): URL {
  const plain = new URL(url)
  plain.protocol = 'http:'
  return visit.options.guard.vet(plain.href)
}

/**
 * Returns the result, or the Problem if there is one for users to see. Other errors are bugs and are thrown.
 */
async function attempt<T>(act: () => Promise<T>): Promise<T | Problem> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

function orThrow<T>(result: T | Problem): T {
  if (result instanceof Problem) throw result
  return result
}

async function stylesheetsOf(links: PageLinks, home: URL, visit: Visit): Promise<FetchedSite['stylesheets']> {
  const own = links.stylesheets
    .filter((url) => isSameSite(url, home) && !isLibrary(url))
    .slice(0, MOST_STYLESHEETS)
  const stylesheets: FetchedSite['stylesheets'] = []
  for (const url of own) {
    if (visit.signal.aborted) break
    const got = await attempt(() =>
      fetchPage(url, { ...visit.options, kind: 'stylesheet', mayFetch: visit.robots.allows }),
    )
    // If a stylesheet can't be fetched, the site is read without it; only its colours stay unknown.
    if (!(got instanceof Problem)) stylesheets.push({ url: got.url.href, css: got.text })
  }
  return stylesheets
}

const isLibrary = (url: URL) =>
  /bootstrap|font-?awesome|fontello|icomoon|swiper|slick|jquery|animate|normalize|owl\.carousel|lightbox|\bprint\b|aos\b/i.test(
    url.pathname,
  )

const reasons: Record<Unreachable['reason'], string> = {
  connection: 'we couldn’t reach it',
  certificate: 'its security certificate is not valid',
  'not-found': 'page not found',
  refused: 'it blocks automated readers',
  busy: 'the website was too busy',
  timeout: 'it took too long to answer',
  robots: 'its robots.txt asks programs not to read it',
  other: 'we couldn’t read it',
}
const shortReason = (problem: Problem) =>
  problem instanceof Unreachable ? reasons[problem.reason] : reasons.other

const pageOf = ({ url, text }: Fetched, { title }: PageLinks): FetchedPage => ({
  url: url.href,
  ...(title ? { title } : {}),
  html: text,
})

const isKnown = (site: ReadonlyMap<string, FetchedPage>, { url, text }: Fetched) =>
  site.has(pageKey(url)) || [...site.values()].some(({ html }) => html === text)

/** Waits as long as the site asks, within limits; returns false once the time for the whole site is over. */
async function pauseBetweenPages({ pause, robots, signal }: Visit, home: URL): Promise<boolean> {
  const asked = Math.min(MOST_DELAY, (await robots.delay(home)) * 1000)
  try {
    await wait(Math.max(pause, asked), undefined, { signal })
  } catch {
    return false
  }
  return !signal.aborted
}

// Reads a site's sitemap to find pages that the home page doesn't link to.
import { Problem } from '#domain/problem.ts'
import { fetchPage, type FetchOptions } from './fetch-page.ts'
import type { RobotsPolicy } from './robots-policy.ts'

const MOST_FILES = 3

/** The pages in the site's sitemap, following sitemap indexes to a limit; empty if there is none. */
export async function sitemapAddresses(
  home: URL,
  robots: RobotsPolicy,
  options: Omit<FetchOptions, 'kind'>,
): Promise<URL[]> {
  const named = (await robots.sitemaps(home)).flatMap((address) => URL.parse(address, home) ?? [])
  const waiting = [...named, new URL('/sitemap.xml', home)].filter((url) => url.host === home.host)
  const pages: URL[] = []
  const seen = new Set<string>()
  for (let url = waiting.shift(); url && seen.size < MOST_FILES; url = waiting.shift()) {
    if (seen.has(url.href)) continue
    seen.add(url.href)
    for (const found of await addressesAt(url, options)) {
      if (/\.xml$/i.test(found.pathname)) waiting.push(found)
      else pages.push(found)
    }
  }
  return pages.slice(0, 500)
}

async function addressesAt(url: URL, options: Omit<FetchOptions, 'kind'>): Promise<URL[]> {
  try {
    const { text } = await fetchPage(url, { ...options, kind: 'text' })
    return [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]{1,2048})/g)].flatMap(
      ([, address = '']) => URL.parse(address.trim().replaceAll('&amp;', '&')) ?? [],
    )
  } catch (error) {
    if (error instanceof Problem) return []
    throw error
  }
}

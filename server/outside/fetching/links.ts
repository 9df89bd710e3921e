// Finds the links, stylesheets and title of a fetched page.
import { cutTo } from '#contract/values/texts.ts'
import { isElement, parsePage, wordsBelow } from '#domain/reading/page/dom.ts'

export interface Link {
  url: URL
  words: string
  isInNavigation: boolean
}

export interface PageLinks {
  title: string
  links: Link[]
  stylesheets: URL[]
  /** The address that the page refreshes to immediately, if it does so. */
  sendsTo: URL | null
}

export function linksOf(html: string, at: URL): PageLinks {
  const $ = parsePage(html)
  const base = URL.parse($('base[href]').first().attr('href') ?? '', at) ?? at
  const links = $('a[href], area[href], frame[src]')
    .toArray()
    .filter(isElement)
    .slice(0, 2000)
    .flatMap((element): Link[] => {
      const url = webAddress(element.attribs['href'] ?? element.attribs['src'] ?? '', base)
      const words = cutTo(wordsBelow(element, 80), 80)
      return url
        ? [{ url, words, isInNavigation: $(element).closest('nav, header, [role=navigation]').length > 0 }]
        : []
    })
  return {
    title: $('title').first().text().replace(/\s+/g, ' ').trim(),
    links,
    stylesheets: $('link[rel~=stylesheet][href]')
      .toArray()
      .flatMap((element) => webAddress(element.attribs['href'] ?? '', base) ?? []),
    sendsTo: refreshOf($('meta[http-equiv=refresh i]').first().attr('content') ?? '', base),
  }
}

function refreshOf(content: string, base: URL): URL | null {
  const [, seconds, address = ''] = /^\s*(\d+)\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(content) ?? []
  return seconds !== undefined && Number(seconds) <= 5 ? webAddress(address.trim(), base) : null
}

function webAddress(href: string, base: URL): URL | null {
  const url = URL.parse(href.trim(), base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  url.hash = ''
  for (const name of Array.from(url.searchParams.keys()))
    if (/^(utm_|fbclid|gclid|ref$)/.test(name)) url.searchParams.delete(name)
  url.pathname = url.pathname.replace(/\/(index|default)\.(html?|php|aspx?)$/i, '/')
  return url
}

// Parses web addresses with the platform's URL parser.

/** The part of the platform's URL parser that is used here. Parsing reads and sends nothing. */
declare const URL: {
  parse(
    address: string,
    base?: string,
  ): { href: string; protocol: string; hostname: string; pathname: string } | null
}

/** The absolute http(s) address of a link on a page; null for anchors and other protocols. */
export function resolveAddress(href: string, page: string): string | null {
  const link = href.trim()
  const address = link && !link.startsWith('#') ? URL.parse(link, page) : null
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}

/** The host name in lower case, without "www." and port. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''

/** The path without the query. */
export const pathOf = (address: string): string => URL.parse(address)?.pathname ?? '/'

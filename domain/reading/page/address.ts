// Web addresses, as the platform reads them.

/** What is asked of the platform's own parser, which neither reads nor sends anything. */
declare const URL: {
  parse(
    address: string,
    base?: string,
  ): { href: string; protocol: string; hostname: string; pathname: string } | null
}

/** The absolute http(s) address that a link on a page means, or null. */
export function resolveAddress(href: string, page: string): string | null {
  const link = href.trim()
  const address = link && !link.startsWith('#') ? URL.parse(link, page) : null
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}

/** The host of an address without "www." and port, in lower case. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''

/** The path of an address without its query. */
export const pathOf = (address: string): string => URL.parse(address)?.pathname ?? '/'

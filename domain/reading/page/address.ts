// Web addresses as texts: as much of their grammar as reading a fetched page needs.

const parts = /^(https?:)\/\/([^/?#]+)([^?#]*)(\?[^#]*)?/i

/** The absolute http(s) address that a link on a page means, or null. */
export function resolveAddress(href: string, page: string): string | null {
  const link = href.trim()
  if (/^https?:\/\//i.test(link)) return link
  const [, scheme = '', host = '', path = ''] = parts.exec(page) ?? []
  if (!host || !link || link.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(link)) return null
  if (link.startsWith('//')) return `${scheme}${link}`
  if (link.startsWith('?')) return `${scheme}//${host}${path}${link}`
  const [target = '', ...query] = link.split(/(?=[?#])/)
  const steps = target.startsWith('/')
    ? target.split('/')
    : [...path.split('/').slice(0, -1), ...target.split('/')]
  const walked: string[] = []
  for (const step of steps) {
    if (step === '..') walked.pop()
    else if (step && step !== '.') walked.push(step)
  }
  return `${scheme}//${host}/${walked.join('/')}${target.endsWith('/') && walked.length > 0 ? '/' : ''}${query.join('')}`
}

/** The host of an address without "www." and port, in lower case. */
export const hostOf = (address: string): string =>
  (parts.exec(address)?.[2] ?? '')
    .replace(/^.*@/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./i, '')
    .toLowerCase()

/** The path of an address without its query. */
export const pathOf = (address: string): string => parts.exec(address)?.[3] || '/'

// Finds the brand's logo: the image in the page header that is marked as one, or the icon that the site
// declares.
import { resolveAddress } from '../page/address.ts'
import { nameHintsOf, type DomElement, type Query } from '../page/dom.ts'
import type { ReadPage } from '../page/read-blocks.ts'
import { thingsOf } from '../page/json-ld.ts'

/** The logo's address, without any image proxy, and where it was found in words. */
export function logoOf(home: ReadPage, name: string): { url: string; source: string } | null {
  const { $, url } = home
  const candidates = $('img')
    .toArray()
    .slice(0, 60)
    .map((image) => ({ image, weight: likeness($, image, name) }))
    .filter(({ weight }) => weight >= 3)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { image } of candidates) {
    const address = pictureAt(
      image.attribs['src'] || image.attribs['data-src'] || image.attribs['data-lazy-src'] || '',
      url,
    )
    if (address) return { url: address, source: 'the image in your header' }
  }
  const declared = thingsOf($)
    .map((thing) => thing.text('logo') || (thing.thing('logo')?.text('url') ?? ''))
    .find(Boolean)
  const declaredLogo = pictureAt(declared ?? '', url)
  if (declaredLogo) return { url: declaredLogo, source: 'the site’s data for search engines' }
  const icon = [
    'link[rel="apple-touch-icon"]',
    'link[rel~=icon][type="image/svg+xml"]',
    'link[rel~=icon][sizes]',
    'link[rel~=icon]',
  ]
    .map((selector) => pictureAt($(selector).last().attr('href') ?? '', url))
    .find((address) => address !== null && !/\.ico(\?|$)/.test(address))
  return icon ? { url: icon, source: "the website's icon" } : null
}

function likeness($: Query, image: DomElement, name: string): number {
  const { src = '', alt = '' } = image.attribs
  const near = $(image).closest(
    'header, nav, [class*=header], [id*=header], [class*=navbar], [class*=logo], [id*=logo]',
  )
  const said = `${nameHintsOf(image)} ${src} ${alt}`.toLowerCase()
  const isPartner =
    $(image).closest('[class*=partner], [class*=client], [class*=sponsor], [class*=payment], footer').length >
    0
  const isOwn = name !== '' && alt.toLowerCase().includes(name.toLowerCase())
  const link = $(image).closest('a').attr('href') ?? ''
  return (
    (/(?<!cata|b)logo(?!ut)/.test(said) ? 2 : 0) +
    (near.length > 0 ? 1.5 : 0) +
    (isOwn ? 2 : 0) +
    (name !== '' && src.toLowerCase().includes(name.toLowerCase().split(' ')[0] ?? name) ? 1 : 0) +
    (/^(\/|#|\.\/|index\.html?|\.\/index\.html?)?$/.test(link) && link !== '' ? 1 : 0) +
    (/^https?:/.test(link) && !isOwn ? -1 : 0) -
    (isPartner ? 3 : 0) -
    (/icon|sprite|flag|avatar|payment|facebook|instagram|twitter|whatsapp|google/.test(said) && !isOwn
      ? 3
      : 0)
  )
}

/** The image's own address if it is served through a resizing proxy. */
function pictureAt(src: string, page: string): string | null {
  if (!src || src.startsWith('data:')) return null
  const inner = /[?&](?:url|src|image)=([^&]+)/.exec(src)?.[1]
  if (inner && /_next\/image|weserv|\/image(s)?\?|imgproxy|resize|thumb/i.test(src))
    return resolveAddress(decoded(inner), page)
  const proxied = /(?:cdn-cgi\/image\/[^/]+\/|i\d\.wp\.com\/)([^?]+)/.exec(src)?.[1]
  if (proxied)
    return resolveAddress(
      /^https?:/.test(proxied) ? proxied : src.includes('wp.com') ? `https://${proxied}` : `/${proxied}`,
      page,
    )
  return resolveAddress(
    src
      .replace(/(static\.wixstatic\.com\/media\/[^/]+)\/v1\/.*$/, '$1')
      .replace(/\?(format|w|width|resize|fit)=.*$/, ''),
    page,
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

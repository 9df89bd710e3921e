// Reads the offerings of small pages, for tests.
import { findFacts } from '#domain/reading/finders/find-facts.ts'
import { offeringsOf } from '#domain/reading/offerings/offerings.ts'
import { aPage, TODAY } from './text.ts'

/** The offerings on a home page and on further pages of the same site. */
export const offeringsOn = (html: string, ...more: [url: string, html: string][]) => {
  const pages = [aPage(html), ...more.map(([url, page]) => aPage(page, `https://mill.co.uk${url}`))]
  return offeringsOf(
    pages,
    findFacts(
      pages.flatMap(({ blocks }) => blocks),
      TODAY,
      'Mill Lane',
    ),
    'Mill Lane',
  )
}

/** A card with a heading and a sentence, as sites list what they offer. */
export const offerCard = (name: string, text = 'All that you need for a good start.') =>
  `<div><h3>${name}</h3><p>${text}</p></div>`

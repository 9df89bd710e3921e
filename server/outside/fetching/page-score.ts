// Scores a site's links by how much they are likely to say about the brand, from their address and link text.

/** Promising words with their score, best first: whole words of the path or of the link text. */
const promising: readonly (readonly [number, RegExp])[] = [
  [12, /\b(about|story|history|who we are|philosophy|mission|values|background|beliefs)\b/],
  [
    11,
    /\b(services?|what we do|products?|menus?|treatments?|features?|courses?|classes|programm?es?|rooms?|range)\b/,
  ],
  [
    11,
    /\b(shop|collections?|solutions?|offers?|brews?|beers?|wines?|tours?|rentals?|practice areas|expertise)\b/,
  ],
  [
    11,
    /\b(prices?|pricing|fees?|rates?|costs?|tuition|admissions?|tickets?|packages?|plans?|memberships?|sponsor|donate)\b/,
  ],
  [9, /\b(faqs?|questions|help|how it works|process|guarantee|why us|why choose us)\b/],
  [8, /\b(team|people|staff|meet|faculty|trustees|founders?|directors|doctors?)\b/],
  [8, /\b(visit|visiting|find us|opening|hours|locations?)\b/],
  [
    7,
    /\b(weddings?|events?|hire|venue|schools?|educational|learning|volunteers?|volunteering|gift|vouchers?)\b/,
  ],
  [7, /\b(testimonials?|reviews?|case studies|our work|portfolio|projects|awards?)\b/],
  [6, /\bcontact\b/],
  [4, /\b(blog|news|articles|journal|latest)\b/],
]

const worthless =
  /\b(privacy|cookies?|terms|conditions|legal|disclaimer|gdpr|accessibility|login|log-in|sign-in|signin|register|account|basket|cart|checkout|wishlist|search|feed|rss|tag|tags|category|categories|author|wp-admin|wp-login|wp-json|404|500|thank-you|thanks|success|unsubscribe|print|sitemap|equality|partials?)\b/
const fileEnding = /\.(?!html?$|php$|aspx?$|jsp$|cfm$)[a-z0-9]{2,5}$/
const languages = /^\/(fr|de|es|it|nl|pt|pl|sv|da|fi|no|cs|ru|ja|zh|ko|ar|tr|cy|ga|hi|mr)(-[a-z]{2})?(\/|$)/

/** A score to sort by, or null for an address not worth visiting. `words` is the link text. */
export function pageScore(url: URL, words: string, isInNavigation: boolean): number | null {
  // Splits words written together, so that "PrivacyPolicy" counts as two words.
  const path = decoded(url.pathname)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
  const slug = path
    .replace(/\.[a-z]+$/, '')
    .replace(/[/_]+/g, ' ')
    .trim()
  if (
    fileEnding.test(path) ||
    worthless.test(slug) ||
    /\b(log ?in|sign ?in|basket|my account)\b/i.test(words)
  )
    return null
  const said = `${words} ${slug}`.toLowerCase().replace(/[-_/\s]+/g, ' ')
  const promise = promising.find(([, pattern]) => pattern.test(said))?.[0] ?? 2
  const depth = path.split('/').filter(Boolean).length
  return (
    promise +
    (isInNavigation ? 4 : 0) -
    Math.max(0, depth - 1) * 2 -
    (url.search ? 3 : 0) -
    (/\/(19|20)\d\d\//.test(path) ? 5 : 0) -
    (languages.test(path) ? 6 : 0)
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

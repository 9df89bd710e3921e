// Shows where a fact comes from: the page, opened at the words; the document and its page; or a person who
// added it.
import { cutTo } from '#contract/values/texts.ts'
import { type Fact, isAddedByUser } from '#contract/facts.ts'
import { safeUrl } from '../safe-url.ts'

export function FactSource({ fact }: { fact: Fact }) {
  const { place, heading, quote } = fact
  if (isAddedByUser(fact)) return <span className="font-semibold text-ink">{place.label}</span>
  const address =
    fact.kind === 'website' ? linkToQuote(place.url ?? place.of, (fact.original ?? fact).quote) : null
  const label = place.label || place.of
  const page = place.page === undefined || /\bpage \d+$/i.test(label) ? '' : `, page ${place.page}`
  return (
    <span className="wrap-anywhere">
      {fact.kind === 'profile' && 'Your profile: '}
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
          {label}
        </a>
      ) : (
        label + page
      )}
      {heading !== '' && heading !== quote && heading !== label && `, under ‘${short(heading)}’`}
    </span>
  )
}

/** The page's address with a text fragment: browsers scroll to the words and highlight them, or just open the page. */
export function linkToQuote(url: string, quote: string): string | null {
  const address = safeUrl(url)
  if (!address || address.includes('#')) return address
  const words = quote.split(/\s+/)
  const parts = words.length > 12 ? [words.slice(0, 5), words.slice(-5)] : [words]
  return `${address}#:~:text=${parts.map((part) => inFragment(part.join(' '))).join(',')}`
}

/** Hyphens are escaped, because they are separators in text fragments. */
const inFragment = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D')

const short = (heading: string) => (heading.length > 60 ? `${cutTo(heading, 59).trimEnd()}…` : heading)

// Builds the addresses of the feeds that all brands of a trade and country share, from URL templates.
import { countryName, INTERNATIONAL } from '#contract/values/places.ts'

interface Search {
  industry: string
  country: string | null
}

/** Public news searches with RSS output and no API key. */
const ownTemplates = [
  'https://news.google.com/rss/search?q={query}%20when%3A21d&hl={language}-{country}&gl={country}&ceid={country}%3A{language}',
  'https://www.bing.com/news/search?q={query}&format=rss&mkt={language}-{country}&cc={country}',
]

// The countries that have an English edition in these searches. All others get the largest English edition,
// with the country's name in the query.
const withEnglishEdition = new Set(
  'AU BW CA ET GB GH ID IE IL IN KE LV MY NA NG NZ PH PK SG TZ UG US ZA ZW'.split(' '),
)
const LARGEST_EDITION = 'US'
const LANGUAGE = 'en'

/**
 * Fills in each template's `{query}`, `{country}` and `{language}`, URL-encoded. Without a country, or with
 * International, the search is worldwide. Without a word to search for, only templates without `{query}` are
 * used.
 */
export function addressesFor({ industry, country }: Search, templates?: readonly string[]): string[] {
  const place = country === INTERNATIONAL ? null : country
  const edition = place && (templates || withEnglishEdition.has(place)) ? place : LARGEST_EDITION
  const values: Record<string, string> = {
    query: queryFor(industry, place && !withEnglishEdition.has(place) ? countryName(place) : null),
    country: edition,
    language: LANGUAGE,
  }
  const usable = (templates ?? ownTemplates).filter((one) => values['query'] || !one.includes('{query}'))
  const filled = usable.map((template) =>
    template.replace(/\{(query|country|language)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    ),
  )
  return [...new Set(filled)]
}

const MOST_ALTERNATIVES = 3
/** The most words searched for as a phrase: no news story repeats a longer one word for word. */
const LONGEST_PHRASE = 4

/** The query for a trade: `"software" OR "SaaS"`, with the country's name if there is no edition for it. */
function queryFor(industry: string, country: string | null): string {
  const phrases = industry
    .replace(/["“”„()[\]{}<>:]/g, ' ')
    .replace(/\s*&\s*/g, ' and ')
    .split(/[/,;|•]|\bor\b/i)
    .map((part) => part.trim().split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0)
    .slice(0, MOST_ALTERNATIVES)
    .map((words) =>
      words.length > LONGEST_PHRASE ? words.slice(0, 8).join(' ') : `"${words.join(' ').toLowerCase()}"`,
    )
  const trade = [...new Set(phrases)].join(' OR ')
  if (!trade || !country) return trade
  return `${phrases.length > 1 ? `(${trade})` : trade} "${country}"`
}

// Finds the values that a website suggests for the profile form, each with where it was found.
import type { Suggestion, WebsiteFound } from '#contract/website.ts'
import { countryName } from '#contract/values/places.ts'
import { audienceOf } from '#domain/reading/portrait/audience.ts'
import type { SiteReading } from '#domain/reading/site/read-site.ts'
import type { SiteTrade } from '#domain/reading/offerings/trade-of-site.ts'

type Values = Omit<WebsiteFound, 'url' | 'pages' | 'seconds'>

/**
 * Takes the suggestions from a reading of the website. If the website doesn't give a value, the suggestion is
 * null, because we never guess.
 */
export function foundOn({
  suggestions,
  trade,
  introduction,
  brandName,
  facts,
  pages,
  language,
}: SiteReading): Values {
  const of = (field: Suggestion['field']) => suggestions.find((one) => one.field === field)
  const plain = (field: Suggestion['field']) => {
    const one = of(field)
    return one ? { value: one.value, source: one.source } : null
  }
  const country = plain('country')
  const audience = audienceOf(brandName, facts, pages[0]?.url ?? '')
  return {
    companyName: plain('companyName'),
    industry: trade && { value: trade.trade.name, source: offered(trade) },
    country: country && {
      value: country.value,
      // The form shows the country's name already, so it isn't repeated here.
      source: country.source.replace(`${countryName(country.value)}, by `, ''),
    },
    companyInfo:
      introduction === null
        ? null
        : {
            value: introduction,
            source: pages.length === 1 ? 'the text of the page' : `the text of ${pages.length} pages`,
          },
    targetAudience: audience && { value: audience.text, source: audience.pages.map(quoted).join(' and ') },
    colours: coloursIn([of('primaryColor'), of('secondaryColor'), of('tertiaryColor')]),
    logoUrl: plain('logoUrl'),
    ...(language === null ? {} : { language }),
  }
}

const quoted = (title: string) => `“${title}”`

function offered({ things }: SiteTrade): string {
  const [named, more] = [things.slice(0, 3), things.length - 3]
  return `what it offers: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function coloursIn(colours: readonly (Suggestion | undefined)[]): Values['colours'] {
  const found = colours.flatMap((one) => one ?? [])
  if (found.length === 0) return null
  const sources = [...new Set(found.map(({ source }) => source))]
  return { value: found.map(({ value }) => value), source: sources.join(', ') }
}

// Suggests values for the profile's fields: name, country, logo and colours. What the user has entered is
// never overwritten.
import type { Suggestion } from '#contract/website.ts'
import { countryName } from '#contract/values/places.ts'
import { isMachineAddressed } from '../documents/unusable-text.ts'
import type { FetchedSite } from '../websites.ts'
import { coloursOf } from './colours.ts'
import { countryOf } from './country.ts'
import { logoOf } from './logo.ts'
import type { FoundName } from './name.ts'
import type { ReadPage } from '../page/read-blocks.ts'

export interface EnteredProfile {
  companyName: string
  country: string | null
}

/** The name, country, logo and colours found on the site, each with where it was found. */
export function suggestionsOf(
  pages: readonly ReadPage[],
  stylesheets: FetchedSite['stylesheets'],
  named: FoundName | null,
  entered: EnteredProfile,
): Suggestion[] {
  const suggestions: Suggestion[] = []
  if (named && named.name.toLowerCase() !== entered.companyName.trim().toLowerCase()) {
    suggestions.push({ field: 'companyName', value: named.name, source: named.source })
  }
  const country = countryOf(pages)
  if (country && country.code !== entered.country) {
    suggestions.push({
      field: 'country',
      value: country.code,
      source: `${countryName(country.code)}, by ${country.source}`,
    })
  }
  const home = pages[0]
  const logo = home ? logoOf(home, named?.name ?? entered.companyName) : null
  if (logo && logo.url.length <= 2048)
    suggestions.push({ field: 'logoUrl', value: logo.url, source: logo.source })
  for (const [at, { hex, source }] of coloursOf(pages, stylesheets).entries()) {
    const field = (['primaryColor', 'secondaryColor', 'tertiaryColor'] as const)[at]
    if (field) suggestions.push({ field, value: hex, source })
  }
  return suggestions.filter(({ value, source }) => !isMachineAddressed(value) && !isMachineAddressed(source))
}

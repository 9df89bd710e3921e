// Which values a website offers for which fields, and what accepting them changes.
import type { WebsiteFound } from '#contract/website.ts'
import type { Draft } from '../draft.ts'

export type Offered = Exclude<keyof WebsiteFound, 'url' | 'language' | 'pages' | 'seconds'>

/** In the order of the form. */
export const offeredNames: Record<Offered, string> = {
  companyName: 'Company name',
  industry: 'Industry',
  country: 'Country',
  companyInfo: 'Company information',
  targetAudience: 'Target audience',
  colours: 'Colours',
  logoUrl: 'Logo',
}
const offered = Object.keys(offeredNames) as Offered[]

/** Whether the offer is in use, can be filled in, or would replace something the person typed. */
export type FieldState = 'used' | 'free' | 'typed'

export const offersOf = (found: WebsiteFound): Offered[] => offered.filter((name) => found[name] !== null)

export function fieldStateOf(draft: Draft, found: WebsiteFound, name: Offered): FieldState {
  const parts = Object.entries(fieldsFrom(found, name)) as [keyof Draft, string][]
  if (parts.every(([field, value]) => same(draft[field], value))) return 'used'
  if (name === 'country') return draft.countryChosen ? 'typed' : 'free'
  return parts.every(([field]) => same(draft[field], '')) ? 'free' : 'typed'
}

const same = (kept: Draft[keyof Draft], value: string) =>
  typeof kept === 'string' && kept.trim().toLowerCase() === value.trim().toLowerCase()

/** The fields that an offer fills. */
export function fieldsFrom(found: WebsiteFound, name: Offered): Partial<Draft> {
  if (name === 'colours') {
    const [primaryColor = '', secondaryColor = '', tertiaryColor = ''] = found.colours?.value ?? []
    return { primaryColor, secondaryColor, tertiaryColor }
  }
  return { [name]: found[name]?.value ?? '' }
}

/** Clears an accepted offer that has no field of its own. */
export const clearedFields = (name: 'colours' | 'logoUrl'): Partial<Draft> =>
  name === 'logoUrl' ? { logoUrl: '' } : { primaryColor: '', secondaryColor: '', tertiaryColor: '' }

/** Accepts every offer except where the person has typed something else; those are replaced only one by one. */
export function acceptAll(draft: Draft, found: WebsiteFound) {
  const of = (standing: FieldState) =>
    offersOf(found).filter((name) => fieldStateOf(draft, found, name) === standing)
  const filled = of('free')
  const part: Partial<Draft> = Object.assign({}, ...filled.map((name) => fieldsFrom(found, name)))
  return { part, filled, kept: of('typed') }
}

/** "Company name, industry and logo" */
export function inWords(names: readonly Offered[]): string {
  const words = names.map((name, at) => (at === 0 ? offeredNames[name] : offeredNames[name].toLowerCase()))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

// What of a website is offered for which fields, and what becomes of the fields when it is accepted.
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

/** Is it used, may it be filled in, or does something of the person's own stand there? */
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

/** The fields that one of the offers fills. */
export function fieldsFrom(found: WebsiteFound, name: Offered): Partial<Draft> {
  if (name === 'colours') {
    const [primaryColor = '', secondaryColor = '', tertiaryColor = ''] = found.colours?.value ?? []
    return { primaryColor, secondaryColor, tertiaryColor }
  }
  return { [name]: found[name]?.value ?? '' }
}

/** Empties what an offer without a field of its own had filled. */
export const clearedFields = (name: 'colours' | 'logoUrl'): Partial<Draft> =>
  name === 'logoUrl' ? { logoUrl: '' } : { primaryColor: '', secondaryColor: '', tertiaryColor: '' }

/** All offers at once, but for those where something of the person's own stands: that goes only when they ask for it. */
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

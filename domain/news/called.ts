// What a trade calls the people it is there for: a dentist has patients, and a charity has no customers.
import type { Archetype } from '#domain/library/entry.ts'

export interface Called {
  customer: string
  customers: string
}

/** By the industry's own words first, then by the archetype; everybody else has customers. */
export function calledIn(industry: string, archetype: Archetype): Called {
  const customers =
    (archetype.id === 'charity' ? 'supporters' : byTrade.find(([trade]) => trade.test(industry))?.[1]) ??
    byArchetype[archetype.id] ??
    'customers'
  return { customer: customers.replace(/s$/, ''), customers }
}

const byTrade: readonly (readonly [RegExp, string])[] = [
  [/\b(?<!(?:plant|tree|garden) )(?:nursery|nurseries|childcare|child ?minders?|child ?minding|pre-?schools?|playgroups?)\b(?! (?:gardens?|stock))/i, 'parents'],
  [/\b(?:guest ?houses?|hotels?|hostels?|inns?|b&bs?|bed and breakfasts?|holiday (?:lets?|cottages?|parks?)|glamping|camp ?sites?|self-catering|lodges?|spas?)\b/i, 'guests'],
  [/\b(?:museums?|galler(?:y|ies)|zoos?|aquariums?|visitor attractions?|theme parks?|stately homes?|historic houses?)\b/i, 'visitors'],
  [/\b(?:driving|language|music|dance|riding|swimming) (?:schools?|lessons?|teach\p{L}+|tuition)\b|\b(?:tuition|tutors?|tutoring)\b/iu, 'pupils'],
  [/\b(?:solicitors?|law firms?|lawyers?|conveyanc\w+|accountan\w+|book-?keep\w+|architects?|surveyors?|counsell\w+|psychotherap\w+|financial advis\w+|salons?|photograph\w+|vets?|veterinary)\b/i, 'clients'],
] // prettier-ignore

const byArchetype: Readonly<Record<string, string>> = {
  'agency-and-consulting': 'clients',
  'health-and-dental': 'patients',
  fitness: 'members',
}

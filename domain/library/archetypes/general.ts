// What the customers, members and users of any small business ask, for the trades that have no archetype of their own.
import type { Archetype } from '../entry.ts'
import { calendar } from './general/calendar.ts'
import { doingIt } from './general/doing-it.ts'
import { peopleAndPlace } from './general/people-and-place.ts'
import { priceAndTerms } from './general/price-and-terms.ts'
import { trust } from './general/trust.ts'

export const general: Archetype = {
  id: 'general',
  name: 'Other trades',
  industries: [
    'Accountancy',
    'Architecture',
    'Arts venue',
    'Beauty salon',
    'Building and joinery',
    'Car repair',
    'Childcare and nursery',
    'Cleaning',
    'Consultancy',
    'Coworking space',
    'Dental practice',
    'Dog grooming and pet care',
    'Electrical work',
    'Estate agency',
    'Events and weddings',
    'Fitness and yoga',
    'Gardening and landscaping',
    'Guest house or holiday let',
    'Hairdressing',
    'Interior design',
    'Law firm',
    'Manufacturing',
    'Marketing agency',
    'Museum or historic house',
    'Photography',
    'Physiotherapy',
    'Plumbing and heating',
    'School or tuition',
    'Shop or online store',
    'Software product',
    'Tours and activities',
  ],
  words: [],
  questions: [...priceAndTerms, ...trust, ...peopleAndPlace, ...doingIt, ...calendar],
}

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
    'Car repair',
    'Childcare and nursery',
    'Cleaning',
    'Coworking space',
    'Dog grooming and pet care',
    'Estate agency',
    'Events and weddings',
    'Guest house or holiday let',
    'Hairdressing',
    'Interior design',
    'Law firm',
    'Manufacturing',
    'Museum or historic house',
    'Photography',
    'School or tuition',
    'Shop or online store',
    'Letting agency',
    'Museum shop',
    'Nursery school',
    'Dog training',
    'Car hire',
    'Farm and farm shop',
    'Funeral director',
    'Software product',
    'Storage and removals',
    'Travel agency',
    'Tours and activities',
  ],
  words: [],
  questions: [...priceAndTerms, ...trust, ...peopleAndPlace, ...doingIt, ...calendar],
}

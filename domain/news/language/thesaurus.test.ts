import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conceptOf, synonyms } from './thesaurus.ts'
import { character } from './thesaurus/character.ts'
import { dealing } from './thesaurus/dealing.ts'
import { digital } from './thesaurus/digital.ts'
import { food } from './thesaurus/food.ts'
import { gatherings } from './thesaurus/gatherings.ts'
import { health } from './thesaurus/health.ts'
import { learning } from './thesaurus/learning.ts'
import { making } from './thesaurus/making.ts'
import { money } from './thesaurus/money.ts'
import { nature } from './thesaurus/nature.ts'
import { people } from './thesaurus/people.ts'
import { places } from './thesaurus/places.ts'
import { time } from './thesaurus/time.ts'

const stories = [
  character,
  dealing,
  digital,
  food,
  gatherings,
  health,
  learning,
  making,
  money,
  nature,
  people,
  places,
  time,
]
const written = stories
  .flatMap((story) => Object.entries(story))
  .flatMap(([concept, others]) => [concept, ...others.split(' ')])

test('The word “rat” never has the same concept as “rate”', () => {
  for (const rat of ['rat', 'rats', 'Rats', "rat's"]) {
    for (const rate of ['rate', 'rates', 'rated', 'rating', 'ratings']) {
      expect(conceptOf(rat)).not.toBe(conceptOf(rate))
    }
  }
})

test.each([
  ['price', 'Prices', 'cost', 'costing', 'fees', 'charged', 'charges'],
  ['volunteer', "volunteers'", 'Volunteer’s', 'volunteered', 'volunteering', 'helpers'],
  ['book', 'Booking', 'booked', 'reserve', 'reservations'],
  ['child', 'children', "Children's", 'kids', 'toddlers'],
  ['beer', 'ales', 'stout'],
  ['lesson', 'classes', 'workshops', 'tuition'],
  ['bake', 'baking', 'baker', 'bakeries', 'baked'],
  ['party', 'parties', 'celebrations'],
  ['cancel', 'cancelled', 'cancelling', 'cancellation'],
  ['box', 'boxes', 'boxed'],
  ['need', 'requires', 'required', 'requirements'],
  ['loaf', 'loaves', 'bread'],
  ['visit', 'visited', 'visiting', 'guests'],
])('The words for “%s” have the same concept: %s, %s', (...words) => {
  expect(new Set(words.map(conceptOf)).size).toBe(1)
})

test.each([
  ['plan', 'planning', 'planned', 'plans'],
  ['hope', 'hoping', 'hoped', 'hopes'],
  ['hop', 'hopping', 'hopped', 'hops'],
  ['create', 'creating', 'created', 'creates'],
  ['taste', 'tasting', 'tasted', 'tastes'],
  ['listen', 'listening', 'listened', 'listens'],
  ['organise', 'organising', 'organised', 'organises'],
  ['arrange', 'arranging', 'arranged', 'arranges'],
  ['add', 'adding', 'added', 'adds'],
  ['describe', 'describing', 'described', 'describes'],
  ['travel', 'travelling', 'travelled', 'travels'],
  ['carry', 'carrying', 'carried', 'carries'],
])('The forms of “%s” have the same concept: %s, %s, %s', (...forms) => {
  expect(new Set(forms.map(conceptOf)).size).toBe(1)
})

const pairs = (list: string) => list.split(', ').map((pair) => pair.split(' '))

test.each(
  pairs(
    'price tariffs, payment paid, gift-card vouchers, reimbursed refunds, fundraising fundraiser, VAT' +
      ' tax, loan lending, grant funding, booked reservation, rescheduled postpone, enquiries contact,' +
      ' e-mail emails, telephoned phones, couriers delivery, prepayment deposits, complaint dissatisfied,' +
      ' testimonials reviews, referral referred, consulting consultancy, confidential privacy, annual' +
      ' yearly, urgently emergencies, quickest fast, vacation holidays, timetables scheduled, fortnightly' +
      ' fortnights, staff employees, kids children, grandmother grandparents, solicitors lawyer, midwives' +
      ' midwifery, caregivers carer, lonely loneliness, newborns babies, ales beers, brewing brewery, veggie' +
      ' vegetarians, coeliac gluten-free, BBQ barbecues, caterer catering, greengrocers groceries, cafés' +
      ' café, joinery carpenter, plastering plasterer, refurbished renovations, insulated insulation,' +
      ' roofers roofing, hand-made handcrafted, customised bespoke, personalized bespoke, timber wooden,' +
      ' hygienist hygiene, physiotherapist physio, dentistry dentist, orthodontics orthodontist, check-ups' +
      ' checkup, phobia scared, vaccinations jabs, gymnasium gyms, beginners novices, trained training,' +
      ' certified accreditation, nearest close-by, hire rentals, campervans motorhomes, puppies dogs,' +
      ' veterinary vets, horticultural gardening, photographer photos, gigs concert, jewelry jewellery,' +
      ' clothing garments, adverts advertising, counselor counselling, theaters theatre, colors colour,' +
      ' legal laws, bereaved grieving, rehoming re-home',
  ),
)('The words “%s” and “%s” have the same concept', (one, other) =>
  expect(conceptOf(one ?? '')).toBe(conceptOf(other ?? '')),
)

test.each(
  pairs(
    'rat rate, train trainer, trained train, railway trained, railway trainer, course coarse, patient' +
      ' patience, plaster plastic, drill exercise, drilling training, spring season, application software,' +
      ' dying dye, referral recommend, glass glaze, news new, goods good, wedding wed, parking park, bus' +
      ' business, menu dish, ring phone, course lesson, marketing market, clothing cloth, dressing dress,' +
      ' boxing box, bowling bowl, hearing hear, earring ear, willing will, fixed fix, sales sale, shorts' +
      ' short, blinds blind, customs custom, mains main, customs bespoke, surgery clinic, salon hair,' +
      ' nursery preschool, coach bus, coach trainer, nerve nervous, mobile phone, green environment, treat' +
      ' treatment, site website, clearance sale, download upload, upgrade update, hygiene cleaning, tooth' +
      ' dentist, recipe ingredient, handmade make, pet animal, starter start, complete finish, junior child,' +
      ' job career, litter waste, supplement extra, inclusive include, latest late, groom bride, gym' +
      ' exercise, boiler plumber, bereavement funeral, licence register, maintain repair, stationery' +
      ' station, desert dessert, diary dairy, principle principal, lens len, barbershop bar, sewer sew,' +
      ' fundraise fund, cat cater, pan panel, car care, cart art, tap tapas',
  ),
)('The words “%s” and “%s” have different concepts', (one, other) =>
  expect(conceptOf(one ?? '')).not.toBe(conceptOf(other ?? '')),
)

test('Every word is in the thesaurus only once and leads to its concept', () => {
  expect(written.filter((word, at) => written.indexOf(word) !== at)).toEqual([])
  expect(Object.keys(synonyms)).toHaveLength(stories.flatMap((story) => Object.keys(story)).length)
  for (const [concept, others] of Object.entries(synonyms)) {
    for (const word of [concept, ...others.split(' ')])
      expect([word, conceptOf(word)]).toEqual([word, concept])
  }
})

test('Every concept in the thesaurus has at least one other word', () => {
  expect(Object.entries(synonyms).filter(([, others]) => !/^\S+(?: \S+)*$/.test(others))).toEqual([])
})

test('Looking up the concept of a concept gives the same concept, for any word', () => {
  const ending = fc.constantFrom('', 's', 'es', 'ies', 'ed', 'ied', 'ing', "'s", '’', 'lling', 'ssed')
  const stem = fc.oneof(fc.constantFrom(...written), fc.stringMatching(/^[a-z]{0,9}$/), fc.string())
  fc.assert(
    fc.property(stem, ending, ending, (word, first, second) => {
      const concept = conceptOf(word + first + second)
      expect(conceptOf(concept)).toBe(concept)
    }),
    { numRuns: 2000 },
  )
})

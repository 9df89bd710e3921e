import { expect, test } from 'vitest'
import { calendarTradeIn } from './trade-of.ts'

test.each([
  ['Day nursery', 'childcare'],
  ['Plant nursery', 'farming-and-garden'],
  ['Guest house and cabins', 'tourism-and-stays'],
  ['Bicycle workshop and shop', 'retail'],
  ['Museum shop', 'arts-and-venues'],
  ['Dog grooming and pet care', 'pets'],
  ['Car repair', 'automotive'],
  ['Law firm', 'legal'],
  ['Piano tuning, repair and hire', 'arts-and-venues'],
  ['Wedding cakes and catering', 'food-and-drink'],
  ['Nail bar', 'beauty'],
  ['Restaurant with rooms, a small hotel', 'tourism-and-stays'],
  ['Martial arts club', 'fitness'],
  ['Veterinary clinic', 'pets'],
  ['Animal rescue', 'charity'],
  ['Interior design studio', 'property'],
  ['Tax consultants and accountants', 'accounting-and-finance'],
  ['Storage and removals', null],
  ['Man and van', null],
  ['Man with a van', null],
  ['Van hire', 'automotive'],
])('A business that calls itself “%s” gets the calendar days of the trade %s', (industry, trade) =>
  expect(calendarTradeIn(industry)).toBe(trade),
)

const fields: Record<string, string> = {
  'food-and-drink':
    'Bakery, Café, Restaurant, Pub, Craft brewery, Taproom, Coffee roaster, Coffee shop, Delicatessen, Butcher, Fishmonger, Tearoom, Street food, Pizzeria, Caterer, Cheesemaker, Chocolatier, Ice cream parlour, Distillery, Winery, Cider maker, Wine merchant, Greengrocer, Food producer, Meal boxes',
  fitness:
    'Gym, Personal trainer, Yoga studio, Pilates studio, Dance school, Barre studio, Climbing centre, Bouldering wall, Leisure centre, Lido, Swim school, Karate club, Brazilian jiu-jitsu academy, Boxing gym, CrossFit box, Strength and conditioning, Running club, Boot camp, Gymnastics club, Tennis club, Rowing club, Tai chi school, Trampoline park',
  'health-and-dental':
    'Dental practice, Orthodontist, Denture clinic, Physiotherapy clinic, Osteopath, Chiropractor, Podiatrist, Optician, Hearing care, Ear wax removal, Private GP, Medical clinic, Private hospital, Counselling, Clinical psychologist, Hypnotherapy, Acupuncture clinic, Dietitian, Speech and language therapy, Pharmacy',
  charity:
    'Community charity, Good neighbour scheme, Befriending charity, Food bank, Hospice, Animal rescue, Youth club, Heritage trust, Mental health charity, Environmental group, Grant-making trust, Social enterprise, Charity shop, Bereavement support, Carers’ support, Community transport, Refugee support, Wildlife trust',
  'trades-and-building':
    'Plumber, Heating engineer, Electrician, Roofer, Joinery, Carpenter, Builder, Painter and decorator, Plasterer, Fencing contractor, Window company, Locksmith, Building surveyor, Kitchen and bathroom fitter, Loft conversions, House extensions, Tiler, Flooring fitter, Bricklayer, Stonemason, Damp proofing, Drainage, Chimney sweep, Solar and heat pump installer, Tree surgeon, Handyman, Scaffolding',
  'agency-and-consulting':
    'Marketing agency, Digital agency, Design studio, Branding agency, Web design agency, Advertising agency, PR agency, Social media agency, SEO agency, Content and copywriting, Video production company, HR consultancy, Health and safety consultancy, Management consultancy, Recruitment agency, Executive search, IT consultancy, Training provider, Business coaching, Market research agency, Fundraising consultancy, Events agency, Translation agency',
}

test.each(Object.entries(fields))(
  'Every usual name of a business in %s leads to the calendar days of that trade',
  (trade, industries) => {
    const kept = industries.split(', ').map((industry) => [industry, calendarTradeIn(industry)])
    expect(kept.filter(([, one]) => one !== trade)).toEqual([])
  },
)

// Days about sport and exercise in June.
import type { Occasion } from '../../occasion.ts'
import { words } from '../words.ts'

const verifiedOn = '2026-11-21'

export const juneSport: readonly Occasion[] = [
  {
    id: 'world-bicycle-day',
    name: 'World Bicycle Day',
    kind: 'culture',
    when: { on: '06-03' },
    description:
      'A United Nations day for the bicycle, as a simple way to get to work, to school and out of town.',
    concepts: words('bicycle bike cycle cyclist ride pedal helmet wheel commute route saddle path'),
    themes: ['movement', 'travel', 'environment'],
    relevance: {
      fitness: 4,
      'tourism-and-stays': 4,
      'health-and-dental': 3,
      'public-and-membership': 3,
      retail: 3,
      education: 2,
      charity: 2,
      'food-and-drink': 1,
      any: 1,
    },
    mood: 'celebrate',
    leadWeeks: 4,
    source: 'UN General Assembly resolution 72/272',
    verifiedOn,
  },
  {
    id: 'global-running-day',
    name: 'Global Running Day',
    kind: 'culture',
    when: { nth: 1, weekday: 'Wed', month: 6 },
    description: 'Running clubs, shops and schools invite everyone to go for a run, at any speed.',
    concepts: words('run runner jog race shoe club marathon mile kilometre knee stride coach parkrun'),
    themes: ['movement', 'sport', 'community'],
    relevance: {
      fitness: 5,
      'health-and-dental': 3,
      charity: 3,
      retail: 2,
      education: 2,
      'food-and-drink': 1,
      any: 0,
    },
    mood: 'celebrate',
    leadWeeks: 4,
    source:
      'Global Running Day, led by running organisations such as New York Road Runners: first Wednesday of June',
    verifiedOn,
  },
  {
    id: 'international-yoga-day',
    name: 'International Day of Yoga',
    kind: 'culture',
    when: { on: '06-21' },
    description:
      'A United Nations day, proposed by India, when people practise yoga together in parks, halls and at work.',
    concepts: words('yoga mat breathe stretch posture meditation class studio body mind balance calm'),
    themes: ['movement', 'mind', 'health-cause'],
    relevance: {
      fitness: 5,
      'health-and-dental': 3,
      beauty: 3,
      'tourism-and-stays': 3,
      education: 3,
      'public-and-membership': 2,
      charity: 2,
      any: 1,
    },
    mood: 'celebrate',
    leadWeeks: 5,
    source: 'UN General Assembly resolution 69/131',
    verifiedOn,
  },
  {
    id: 'olympic-day',
    name: 'Olympic Day',
    kind: 'culture',
    when: { on: '06-23' },
    description:
      'Clubs and schools invite people of all ages to try a sport, on the anniversary of the modern Olympic movement.',
    concepts: words(
      'sport athlete train club team race medal coach swim gymnast competition champion olympic',
    ),
    themes: ['sport', 'movement', 'community'],
    relevance: {
      fitness: 4,
      education: 3,
      childcare: 3,
      'public-and-membership': 3,
      'health-and-dental': 2,
      charity: 2,
      any: 0,
    },
    mood: 'celebrate',
    leadWeeks: 4,
    source: 'International Olympic Committee: 23 June, since 1948',
    verifiedOn,
  },
]

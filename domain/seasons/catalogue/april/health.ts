// International days of health and inclusion in April.
import type { Occasion } from '../../occasion.ts'
import { words } from '../words.ts'

export const aprilHealth: readonly Occasion[] = [
  {
    id: 'world-autism-awareness-day',
    name: 'World Autism Awareness Day',
    kind: 'awareness',
    when: { on: '04-02' },
    description:
      'A day when autistic people tell how they live and what would help, kept by the United Nations, schools and charities.',
    concepts: words(
      'autism autistic neurodivergent sensory quiet routine inclusion school child adult support noise light',
    ),
    themes: ['inclusion', 'children', 'mind'],
    relevance: {
      charity: 4,
      education: 4,
      childcare: 4,
      'health-and-dental': 3,
      fitness: 3,
      retail: 3,
      'arts-and-venues': 3,
      'tourism-and-stays': 3,
      'public-and-membership': 3,
      'agency-and-consulting': 2,
      any: 1,
    },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'UN General Assembly resolution 62/139',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'world-health-day',
    name: 'World Health Day',
    kind: 'awareness',
    when: { on: '04-07' },
    description:
      'The birthday of the World Health Organization, kept around the world with a subject of its own each year.',
    concepts: words(
      'health healthy doctor nurse patient exercise diet prevention clinic sleep air water vaccine check',
    ),
    themes: ['health-cause', 'movement', 'food'],
    relevance: {
      'health-and-dental': 5,
      fitness: 4,
      charity: 3,
      'food-and-drink': 3,
      childcare: 3,
      education: 3,
      beauty: 2,
      'public-and-membership': 3,
      any: 2,
    },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'World Health Assembly resolution WHA2.35',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'world-parkinsons-day',
    name: 'World Parkinson’s Day',
    kind: 'awareness',
    when: { on: '04-11' },
    description:
      'A day for people with Parkinson’s and those beside them, on the birthday of the doctor who described it.',
    concepts: words(
      'parkinson tremor movement exercise balance dance nurse medication carer research support walk',
    ),
    themes: ['health-cause', 'movement', 'older-people'],
    relevance: { charity: 4, 'health-and-dental': 4, fitness: 3, 'arts-and-venues': 2, any: 0 },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'Parkinson’s Europe; Parkinson’s Foundation',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'world-immunization-week',
    name: 'World Immunization Week',
    kind: 'awareness',
    when: { from: { on: '04-24' }, to: { on: '04-30' } },
    description:
      'A week about vaccines and the illnesses that they keep away, called by the World Health Organization.',
    concepts: words(
      'vaccine vaccination immunisation jab nurse clinic child travel flu disease protect pharmacy',
    ),
    themes: ['health-cause', 'children'],
    relevance: { 'health-and-dental': 4, charity: 3, childcare: 3, pets: 2, education: 2, any: 0 },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'World Health Assembly resolution WHA65.18; World Health Organization',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'noise-awareness-day',
    name: 'International Noise Awareness Day',
    kind: 'awareness',
    when: { nth: -1, weekday: 'Wed', month: 4 },
    description:
      'A day about noise at work, at home and in the street, and about what it does to ears, sleep and patience.',
    concepts: words(
      'noise loud quiet sound ear hearing insulation neighbour acoustic window machine music protection soundproof',
    ),
    themes: ['health-cause', 'safety', 'home'],
    relevance: {
      'trades-and-building': 3,
      'health-and-dental': 3,
      manufacturing: 3,
      'arts-and-venues': 3,
      property: 2,
      events: 3,
      any: 1,
    },
    mood: 'awareness',
    leadWeeks: 3,
    source: 'Center for Hearing and Communication: last Wednesday of April',
    verifiedOn: '2026-11-21',
  },
]

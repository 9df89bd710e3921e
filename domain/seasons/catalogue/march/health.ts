// Days of health and inclusion that the world keeps in March.
import type { Occasion } from '../../occasion.ts'
import { words } from '../words.ts'

export const marchHealth: readonly Occasion[] = [
  {
    id: 'world-hearing-day',
    name: 'World Hearing Day',
    kind: 'awareness',
    when: { on: '03-03' },
    description:
      'A day about hearing, its loss and its care, kept by the World Health Organization under a new theme each year.',
    concepts: words(
      'hearing ear noise deaf loud quiet sound aid protection headphone test audiologist loop tinnitus',
    ),
    themes: ['health-cause', 'inclusion'],
    relevance: {
      'health-and-dental': 4,
      'trades-and-building': 3,
      manufacturing: 3,
      charity: 3,
      'arts-and-venues': 3,
      events: 3,
      any: 1,
    },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'World Health Organization',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'world-obesity-day',
    name: 'World Obesity Day',
    kind: 'awareness',
    when: { on: '03-04' },
    description:
      'A day about obesity as a disease with many causes, and about the blame that people meet for it. Kept by a federation of medical societies.',
    concepts: words(
      'obesity weight body diet exercise movement metabolism health patient stigma nutrition doctor',
    ),
    themes: ['health-cause', 'movement', 'food'],
    relevance: { 'health-and-dental': 4, fitness: 3, charity: 2, any: 0 },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'World Obesity Federation',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'world-sleep-day',
    name: 'World Sleep Day',
    kind: 'awareness',
    when: { weekday: 'Fri', side: 'before', of: '03-20' },
    description:
      'A day about sleep and what keeps people from it, called by doctors who study it, on the Friday before the March equinox.',
    concepts: words(
      'sleep night rest bed mattress snore nap recovery relax evening routine caffeine breathe jaw insomnia',
    ),
    themes: ['mind', 'health-cause', 'home'],
    relevance: {
      'health-and-dental': 4,
      fitness: 4,
      'tourism-and-stays': 4,
      hospitality: 3,
      retail: 3,
      childcare: 3,
      beauty: 3,
      'food-and-drink': 2,
      any: 1,
    },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'World Sleep Society: the Friday before the March equinox',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'world-oral-health-day',
    name: 'World Oral Health Day',
    kind: 'awareness',
    when: { on: '03-20' },
    description:
      'The day of mouth, teeth and gums, kept by dentists’ associations, health ministries and schools around the world.',
    concepts: words(
      'tooth mouth gum dentist dental brush smile hygienist plaque fluoride appointment fill floss',
    ),
    themes: ['teeth', 'health-cause'],
    relevance: { 'health-and-dental': 5, childcare: 3, education: 2, pets: 2, any: 0 },
    mood: 'celebrate',
    leadWeeks: 5,
    source: 'FDI World Dental Federation',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'world-down-syndrome-day',
    name: 'World Down Syndrome Day',
    kind: 'awareness',
    when: { on: '03-21' },
    description:
      'A day on which people with Down syndrome speak for themselves; many wear odd socks. The date stands for the third copy of the twenty-first chromosome.',
    concepts: words(
      'down syndrome disability inclusion inclusive family friend job school ability access sock confidence',
    ),
    themes: ['inclusion', 'children', 'family'],
    relevance: {
      charity: 4,
      education: 4,
      childcare: 3,
      fitness: 3,
      'health-and-dental': 3,
      'arts-and-venues': 3,
      'food-and-drink': 2,
      any: 1,
    },
    mood: 'celebrate',
    leadWeeks: 4,
    source: 'UN General Assembly resolution 66/149',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'day-against-racial-discrimination',
    name: 'International Day for the Elimination of Racial Discrimination',
    kind: 'awareness',
    when: { on: '03-21' },
    description:
      'A day against racism, on the date on which police fired on a peaceful crowd at Sharpeville. New Zealand keeps it as Race Relations Day.',
    concepts: words(
      'racism race equality culture community language welcome inclusion dignity neighbour heritage respect',
    ),
    themes: ['inclusion', 'community'],
    relevance: {
      charity: 4,
      education: 3,
      'public-and-membership': 4,
      'faith-and-community': 3,
      'agency-and-consulting': 2,
      any: 1,
    },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'UN General Assembly resolution 2142 (XXI)',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'purple-day',
    name: 'Purple Day for Epilepsy',
    kind: 'awareness',
    when: { on: '03-26' },
    description:
      'A day on which people wear purple and talk about epilepsy. Begun by a girl in Nova Scotia; an act of parliament in Canada.',
    concepts: words(
      'epilepsy seizure purple brain neurology support family medication awareness drive school research',
    ),
    themes: ['health-cause', 'inclusion'],
    relevance: { charity: 4, 'health-and-dental': 4, education: 3, childcare: 2, fitness: 2, any: 1 },
    mood: 'awareness',
    leadWeeks: 4,
    source: 'Anita Kaufmann Foundation; Purple Day Act (Canada, 2012)',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'transgender-day-of-visibility',
    name: 'International Transgender Day of Visibility',
    kind: 'awareness',
    when: { on: '03-31' },
    description:
      'A day for transgender people as they live and work, kept by communities, councils and employers in many countries.',
    concepts: words(
      'transgender identity inclusion pride community visible pronoun welcome equality support belong',
    ),
    themes: ['inclusion', 'community'],
    relevance: {
      charity: 3,
      'arts-and-venues': 3,
      'public-and-membership': 3,
      education: 2,
      beauty: 2,
      any: 1,
    },
    mood: 'celebrate',
    leadWeeks: 4,
    source:
      'custom: begun in the United States in 2009, kept on 31 March by communities and charities worldwide',
    verifiedOn: '2026-11-21',
  },
]

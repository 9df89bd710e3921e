import { expect, test } from 'vitest'
import { aBlock, factsOf, slotsOf, TODAY, typesOf } from '#tests/support/text.ts'
import { findFacts } from '../find-facts.ts'

test.each<[text: string, slots: { person: string; role?: string }]>([
  ['Ruth Hale, our head potter, throws every bowl.', { person: 'Ruth Hale', role: 'head potter' }],
  ['Our head brewer, Tom Reed, was born next door.', { person: 'Tom Reed', role: 'head brewer' }],
  ['Jonas Reed (Chair and Treasurer)', { person: 'Jonas Reed', role: 'Chair and Treasurer' }],
  ['Tilda Marsh - Music Instructor', { person: 'Tilda Marsh', role: 'Music Instructor' }],
  ['Orla Finch – Head of School', { person: 'Orla Finch', role: 'Head of School' }],
  ['Ruth Hale is the founder of the pottery.', { person: 'Ruth Hale', role: 'founder of the pottery' }],
  ['Jane O’Brien, Spanish Teacher', { person: 'Jane O’Brien', role: 'Spanish Teacher' }],
  ['Gentle care for teeth, led by Dr. Anjali Rao.', { person: 'Dr. Anjali Rao' }],
  [
    'Ruth Hale, slip and glaze maker, has no kiln of her own.',
    { person: 'Ruth Hale', role: 'slip and glaze maker' },
  ],
  ['Tom Reed-Marsh, apprentice, sweeps up.', { person: 'Tom Reed-Marsh', role: 'apprentice' }],
  [
    'The original author of Kiln, Piet Vos, keeps the project.',
    { person: 'Piet Vos', role: 'original author' },
  ],
])('%s names a person at the brand', (text, slots) => {
  const { person, role } = slotsOf('person', text) ?? {}
  expect(person).toBe(slots.person)
  expect(slots.role ?? '').toContain(role ?? '')
})

test('both founders are found if one sentence names two', () => {
  const people = factsOf('The choir was founded by Maud Ellery Voss and Agnes Thorne with one aim.').filter(
    ({ type }) => type === 'person',
  )
  expect(people.map(({ slots }) => slots.person)).toEqual(['Maud Ellery Voss', 'Agnes Thorne'])
})

test('a heading that is only a name counts as a person if the text below is about them', () => {
  const heading = 'William Tarrant'
  const place = { of: 'https://mill.co.uk/trustees', label: 'Trustees' }
  expect(slotsOf('person', 'William, a sailor’s son, at first kept bees.', { heading, place })).toEqual({
    person: heading,
  })
  expect(
    slotsOf('person', 'Kim trained with weavers in Wales and still weaves.', {
      heading: 'Kim Aldous – Class Teacher',
      place,
    }),
  ).toEqual({
    person: 'Kim Aldous',
    role: 'Class Teacher',
  })
  expect(typesOf('He came here in 2002 with his wife, printmaker Nell Grove.', { heading, place })).toEqual(
    [],
  )
})

test.each<[text: string, slots: object]>([
  ['Ruth Hale has turned every foot ring since 2009.', { year: 2009 }],
  ['Ruth is 71 and still wedges the clay.', {}],
  ['She keeps 40 test tiles for us in a drawer.', {}],
  ['Came in March 2004 to sweep, and stayed.', { year: 2004 }],
  ['With us since 2011, from a brickworks.', { year: 2011 }],
  ['Nineteen years in a tile factory, where nothing was ever hers.', {}],
  ['Ferry engineer until 2008.', {}],
  ['Goes through two tonnes of clay a year and wedges it all.', {}],
])('below Ruth Hale’s name and role, “%s” counts as a fact about her', (text, slots) => {
  expect(slotsOf('person', text, { heading: 'Ruth Hale, head potter' })).toEqual({
    person: 'Ruth Hale',
    role: 'head potter',
    ...slots,
  })
})

test.each([
  'Her husband grew up here, like his mother.',
  'She is married and has two dogs.',
  'Apprentices here spend three months at the wheel.',
  'If your bowl has a drawing on it, that was Ruth.',
  'Tom Reed, potter, was her teacher for nine years.',
  'After working in two shops, something changed.',
])('below Ruth Hale’s name, “%s” gives no fact about her', (text) => {
  expect(typesOf(text, { heading: 'Ruth Hale, head potter' })).not.toContain('person')
})

test('numbers below a person’s name are found, but a year there is not the brand’s founding year', () => {
  const types = (text: string) => typesOf(text, { heading: 'Ruth Hale, head potter' })
  expect(types('Ruth glazes 90 bowls a week.')).toEqual(['person', 'quantity'])
  expect(types('Ruth has run 11 marathons.')).toEqual(['person'])
  expect(types('Ruth has been with us since 2004.')).toEqual(['person'])
  expect(typesOf('Tom Reed, kiln engineer, has been with us since 2004.')).toEqual(['person'])
  expect(typesOf('Tom Reed, kiln engineer since 2004')).toEqual(['person'])
  expect(typesOf('Our head potter Ruth Hale threw in Wales for nine years.')).toEqual(['person'])
})

test('a first name alone means the person whose full name and role the source gives elsewhere', () => {
  const people = (...texts: string[]) =>
    findFacts(
      texts.map((text) => aBlock(text)),
      TODAY,
      'The Mill Lane Pottery',
    )
      .filter(({ type, slots }) => type === 'person' && slots.role === undefined)
      .map(({ slots }) => slots.person)
  expect(people('Ruth Hale, head potter, is from Wales.', 'Ruth fires the kiln with our ash.')).toEqual([
    'Ruth',
  ])
  expect(people('Ruth fires the kiln with our ash.')).toEqual([])
  expect(
    people('Ruth Hale, head potter', 'Ruth Vane, glaze maker', 'Ruth fires the kiln with our ash.'),
  ).toEqual([])
  expect(people('May Hale, head potter', 'May brings us more rain than April does.')).toEqual([])
  expect(people('Ruth Hale, head potter', 'Ruth, February')).toEqual([])
})

test('a table row with a name and a role gives a person', () => {
  const cells = ['Ruth Hale', 'Senior potter'].map((text) => ({ text, head: '' }))
  expect(slotsOf('person', 'Ruth Hale Senior potter', { cells })).toEqual({
    person: 'Ruth Hale',
    role: 'Senior potter',
  })
})

test('a known person is recognised by the full name too, even if more words follow', () => {
  const found = (...texts: string[]) =>
    findFacts(
      texts.map((text) => aBlock(text)),
      TODAY,
      'The Mill Lane Pottery',
    ).map(({ type, slots }) => `${type} ${slots.person ?? slots.year}`)
  expect(
    found(
      'Our founder, Ruth Hale, came from Wales.',
      'Ruth Hale, who never had a lesson, dug the clay herself.',
    ),
  ).toEqual(['person Ruth Hale', 'person Ruth Hale'])
  expect(found('Bill Tranter – reception. Bill has answered our telephone since 1998.')).toEqual([
    'person Bill',
  ])
})

test('at most three facts about a person are saved, and none about private life', () => {
  const sentences = [
    'Ruth came in 2004 to sweep the mill.',
    'Ruth glazes 90 bowls a week.',
    'Ruth enjoys walks by our river with her dog.',
    'Ruth trained two potters at the mill.',
    'Ruth painted the sign over our door.',
  ]
  const facts = findFacts(
    ['Ruth Hale, head potter', ...sentences].map((text, at) =>
      aBlock(text, { heading: at === 0 ? 'Potters' : 'Ruth Hale, head potter' }),
    ),
    TODAY,
    'The Mill Lane Pottery',
  ).filter(({ type }) => type === 'person')
  expect(facts.map(({ quote }) => quote)).toEqual(['Ruth Hale, head potter', sentences[0], sentences[1]])
})

test.each([
  ['Blue Cheddar', 'Blue Cheddar'],
  ['Blueberry Muffins', 'Blueberry muffins baked every morning.'],
  ['Financial Aid', 'Financial Aid is given twice a year.'],
  ['No Added Sugar', 'No sugar is added to these.'],
  ['Virtual Office', 'Virtual tenants get a business address.'],
  ['', 'A certified Hatha Flow teacher runs the class.'],
  ['', 'Weekly Errands – volunteers fetch what is on the list.'],
  ['', 'Glaze Specialist | Kiln Engineer | Clay Adviser'],
  ['', 'Inspired by the pots of Bernard Leach in every class.'],
  ['', 'Harlow Town Council, Planning Committee'],
  ['', 'What are Dr. Anjali Rao’s qualifications?'],
  ['', 'London Marathon director Hugh was there.'],
  ['', 'Mr Hale was a careful dairy farmer.'],
])('under “%s”, “%s” is not taken for a person’s name', (heading, text) => {
  expect(typesOf(text, { heading })).not.toContain('person')
})

test('a customer who is named is not taken for a member of staff', () => {
  expect(typesOf('“We loved it.” – Jane Cope, teacher', { voice: 'customer' })).not.toContain('person')
})

test('a capitalised noun at the start of a sentence or in a heading is not taken for a person', () => {
  const people = (...blocks: [heading: string, text: string][]) =>
    findFacts(
      blocks.map(([heading, text]) => aBlock(text, { heading })),
      TODAY,
      'The Mill Lane Pottery',
    ).flatMap(({ slots }) => slots.person ?? [])
  expect(
    people(
      ['Rust Night', 'Rust Night is free and there is music.'],
      ['Tools', 'Rust comes in most years between May and July.'],
    ),
  ).toEqual([])
  const harvest: [string, string] = ['Harvest Vane', 'Harvest Vane is free for all who threw a pot.']
  const comes: [string, string] = ['Clay', 'Harvest comes to us in September.']
  expect(people(harvest, comes)).toEqual(['Harvest'])
  expect(people(harvest, comes, ['Food', 'Soup, bread and whatever the harvest left.'])).toEqual([])
})

test('owning something other than the business is not taken for a role', () => {
  const place = { of: 'https://mill.co.uk/team', label: 'Team' }
  const under = { heading: 'Ruth Hale', place }
  expect(slotsOf('person', 'Owner of the goose, whose name is Agnes.', under)?.role).toBeUndefined()
  expect(slotsOf('person', 'Keeper of a one-eyed cat.', under)?.role).toBeUndefined()
  expect(slotsOf('person', 'Owner of the pottery since 2004', under)?.role).toContain('Owner')
  expect(slotsOf('person', 'Owner and head potter.', under)?.role).toBe('Owner and head potter')
  expect(slotsOf('person', 'Ruth Hale, keeper of the kiln, has been here since 2004.')?.role).toBeUndefined()
})

test('a person with a past and a current role gets the current one', () => {
  const roles = (...texts: string[]) =>
    findFacts(
      texts.map((text) => aBlock(text)),
      TODAY,
      'The Mill Lane Pottery',
    ).flatMap(({ type, slots }) => (type === 'person' ? [`${slots.person}: ${slots.role ?? ''}`] : []))
  expect(
    roles('In January 1987 Ruth Hale was the nurse for the whole valley.', 'Ruth Hale, founder'),
  ).toEqual(['Ruth Hale: ', 'Ruth Hale: founder'])
  expect(roles('Ruth Hale was the nurse in a brickworks for eleven years.')).toEqual(['Ruth Hale: '])
  expect(roles('Ruth Hale was our founder, and died in 2019.')).toEqual(['Ruth Hale: founder'])
  expect(roles('Ruth Hale is the founder of the pottery.')[0]).toContain('Ruth Hale: founder')
})

test('below a name on a team page, “Classes since 2017” counts as a fact about that person', () => {
  const under = { heading: 'Ruth Hale', place: { of: 'https://mill.co.uk/team', label: 'Team' } }
  expect(slotsOf('person', 'Classes since 2017.', under)).toEqual({ person: 'Ruth Hale', year: 2017 })
  expect(typesOf('Closed since 2017.', { ...under, heading: 'Kiln Lane' })).not.toContain('person')
})

import { expect, test } from 'vitest'
import { factsOf, slotsOf, typesOf } from '#tests/support/text.ts'

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
    'The original author of Kiln, Piet Vos, keeps the project.',
    { person: 'Piet Vos', role: 'original author' },
  ],
])('%s names a person', (text, slots) => {
  const { person, role } = slotsOf('person', text) ?? {}
  expect(person).toBe(slots.person)
  expect(slots.role ?? '').toContain(role ?? '')
})

test('both founders are named', () => {
  const people = factsOf('The choir was founded by Maud Ellery Voss and Agnes Thorne with one aim.').filter(
    ({ type }) => type === 'person',
  )
  expect(people.map(({ slots }) => slots.person)).toEqual(['Maud Ellery Voss', 'Agnes Thorne'])
})

test('a heading that is a name takes its person from the life told below', () => {
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
])('under “%s”, “%s” names nobody', (heading, text) => {
  expect(typesOf(text, { heading })).not.toContain('person')
})

test('a customer who is named is nobody of the brand', () => {
  expect(typesOf('“We loved it.” – Jane Cope, teacher', { voice: 'customer' })).not.toContain('person')
})

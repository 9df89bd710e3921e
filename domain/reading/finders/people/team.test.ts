// Tests people on staff lists and cards, who are recognised by the layout even if their role is an unknown
// word.
import { expect, test } from 'vitest'
import { aPage, TODAY } from '#tests/support/text.ts'
import { findFacts } from '../find-facts.ts'

const people = (html: string, url?: string) =>
  findFacts(aPage(html, url).blocks, TODAY, 'The Mill Lane Pottery').flatMap(({ type, slots }) =>
    type === 'person' ? [`${slots.person} | ${slots.role ?? ''}`] : [],
  )

test('a staff list gives each person’s responsibility in the page’s own words', () => {
  expect(
    people(
      '<h1>Our story</h1><p>It began in a barn.</p><h2>The crew</h2><ul><li>Ruth Hale: glazes, kilns, the letters she never answers</li><li>Tom Reed (Tommy): night thrower and voice of the shop</li><li>Ada Orr, packer, ribbons, tea</li><li>Ben Cole - Saturdays, teapots, the clay walk</li><li>and six who sweep</li></ul>',
    ),
  ).toEqual([
    'Ruth Hale | glazes and kilns',
    'Tom Reed | night thrower',
    'Ada Orr | packer',
    'Ben Cole | teapots and clay walk',
  ])
})

test('a card gives the role below the name, also with degrees between them or a department instead', () => {
  expect(
    people(
      '<h1>Who we are</h1><h3>Ruth Hale</h3><p>Treatment co-ordinator. Ruth rings you first.</p><h3>Tom Reed FRSA</h3><p>BA Leeds 2001 | No. 79001</p><p>Trainee kiln engineer, joined 2024.</p><h3>Ada Orr</h3><h5>Payroll</h5><p>Ninety slips a month.</p>',
    ).filter((one) => !one.endsWith('| ')),
  ).toEqual(['Ruth Hale | Treatment co-ordinator', 'Tom Reed | Trainee kiln engineer', 'Ada Orr | Payroll'])
})

test('product names above short lines are not taken for people', () => {
  expect(
    people(
      '<h1>What we sell</h1><h3>Harvest Bowl</h3><p>Oak ash glaze.</p><h3>Ferry Jug</h3><p>Blue slip</p>',
    ),
  ).toEqual([])
})

test('a role in brackets is found, and names below the heading “Board” become board members', () => {
  expect(
    people(
      '<h1>About</h1><h2>Board</h2><p>Dr Ruth Hale (Chair), Tom Reed (Treasurer and founder, he says), Ada Orr, Ben Cole, vacancy.</p><h2>Volunteers</h2><p>With titles: Eve Nash (chair yoga), Ian Moss (Kiln Friday).</p>',
    ),
  ).toEqual([
    'Dr Ruth Hale | Chair',
    'Tom Reed | Treasurer and founder',
    'Ada Orr | board member',
    'Ben Cole | board member',
    'Eve Nash | chair yoga',
    'Ian Moss | Kiln Friday',
  ])
})

test('the place where somebody lives is not taken for a role', () => {
  expect(
    people(
      '<h1>Governors</h1><p>We meet in Kelham.</p><ul><li>Ruth Hale, Kelham</li><li>Tom Reed, chair</li></ul>',
    ),
  ).toEqual(['Tom Reed | chair'])
})

test.each([
  ['Ruth Hale served her time at a brickworks and started on her own in 1998.', 'Ruth Hale | founder'],
  ['The pottery was started in 1998 by Ruth Hale.', 'Ruth Hale | founder'],
  ['Ruth Hale opened a stall at the market in 2004.', 'Ruth Hale | founder'],
  ['Our owners, Ruth Hale and Tom Reed, live above it.', 'Ruth Hale | owner'],
  ['The shop is run by Ada and her brother Colm Hale.', 'Colm Hale | owner'],
  ['A six-week glazing course with Ruth Hale.', 'Ruth Hale | glazing course'],
  ['Ruth Hale took over the pottery from her aunt.', 'Ruth Hale | owner'],
])('“%s” gives the person who founded or runs the business', (text, one) => {
  expect(people(`<h1>Our story</h1><p>${text}</p>`)).toContain(one)
})

test.each([
  'Ruth Hale opened the door and smiled at us.',
  'The parcel was opened by Hale & Sons of Stoke.',
  'Our clay is dug by Hale Brick Works: “the only ones who ring.” Ada Hale, Director',
  '“A splendid journey for our people.” – HR Business Partner, Kelham Ag Feeds',
  'Neil Orr, MD, Firth Kilns, fits the pump.',
])('“%s” gives nobody at the business', (text) => {
  expect(people(`<h1>Our story</h1><p>${text}</p>`).filter((one) => !one.endsWith('| '))).toEqual([])
})

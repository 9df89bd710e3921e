import { expect, test } from 'vitest'
import { aBlock, aPage, TODAY } from '#tests/support/text.ts'
import { citable } from './never-cite.ts'
import { aboutOthersTest } from './claims-of-others.ts'

const staff = [
  aBlock('Ruth Hale, head potter'),
  aBlock('The lower barn by the stream is warm.'),
  aBlock('The lower barn'),
  aBlock('Our kiln shelves are made by Cordwell Refractories of Stoke.'),
]
const isOthers = aboutOthersTest(staff)

test.each([
  'The maker of the wheel says its bearings run for fifty years.',
  'Northgate Kilns says: “Our bricks cut gas bills by 31 per cent.”',
  'Our tea is packed in Hull by people who won Gold at the Humber Cup.',
  'Our stools are by a Leeds maker, who claims they cure backache.',
  'In their own words: “Nobody digs a purer clay.”',
  'By the till hangs a certificate that belongs to somebody else.',
  'For comparison, the Hatherley Craft Rooms ask £189 for a day at the wheel.',
  'The superstore on the bypass sells a mug at £2.',
  'A chain in Worcester advertises a class at £29.',
  'The motor lodge by the weir is £90 in June.',
  'Cordwell won a medal for its kiln shelves.',
])('a sentence about another company is not taken for the brand’s own claim: %s', (text) => {
  expect(isOthers(text, '')).toBe(true)
})

test.each([
  'Ruth Hale says: “Our clay is dug on Mondays.”',
  'We are a family who took over the mill in 1998.',
  'A bowl costs £24.',
  'The supermarket asks £2 for a mug; ours is £14 and lasts.',
  'The lower barn by the stream is £40 a day to hire.',
  'The chain on the hoist is £31 to replace.',
  'Old potters said that thunder cracks a glaze.',
  'Our kiln shelves are made by Cordwell Refractories of Stoke.',
])('a sentence in which the brand talks about itself is kept: %s', (text) => {
  expect(isOthers(text, '')).toBe(false)
})

test('text below a heading such as “Suppliers” counts as the supplier’s, unless it says “we”', () => {
  expect(isOthers('Bricks fired at 1,400 degrees.', 'From our suppliers')).toBe(true)
  expect(isOthers('We use their bricks in both kilns.', 'From our suppliers')).toBe(false)
})

const names = ['The Mill Lane Pottery', 'millpots.example']

test.each([
  'At Strideline we believe in your journey.',
  'At Cordwell Refractories, our mission is a better brick.',
  '“Here at Northgate we’re passionate about heat.',
])('a company other than the site’s own speaks: %s', (text) => {
  expect(aboutOthersTest(staff, names)(text, '')).toBe(true)
})

test.each([
  'At Mill Lane we believe that clay is for everyone.',
  'Here at the Mill Lane Pottery, our mission is a dry shelf.',
  'At Millpots we are proud of our glazes.',
  'At Christmas we open the kiln on Sundays.',
  'At Bewdley we sell our seconds.',
])('the brand itself speaks: %s', (text) => {
  expect(aboutOthersTest(staff, names)(text, '')).toBe(false)
})

const fit = (html: string) => citable(aPage(html).blocks, TODAY)

test('another company’s price is skipped with the sentences after it, and a note says so', () => {
  const { blocks, skipped } = fit(
    '<p>A chain in Hereford advertises a class at £29. It lasts ten minutes. We would still teach you.</p>',
  )
  expect(blocks.map(({ text }) => text)).toEqual(['We would still teach you.'])
  expect(skipped.map(({ reason }) => reason)).toEqual(['others', 'others'])
})

test('a customer’s sentence about another company still counts as the customer’s words', () => {
  expect(fit('<blockquote>“The superstore asks £2 and it broke.”</blockquote>').blocks).toHaveLength(1)
})

// Tests that what people typed about their company is worded as sentences about it.
import { expect, test } from 'vitest'
import { audienceIn, companyIn } from './typed.ts'

const company = (companyInfo: string, industry = '', town = '') =>
  companyIn({ companyInfo, industry }, 'Mill Lane', town, []).join(' ')

test.each([
  ['A small pottery in Bewdley.', 'Mill Lane is a small pottery in Bewdley.'],
  ['Small pottery workshop in Bewdley', 'Mill Lane is a small pottery workshop in Bewdley.'],
  ['Independent potters in Bewdley.', 'Mill Lane are independent potters in Bewdley.'],
  ['Pots and glazes for cooks.', 'Mill Lane offers pots and glazes for cooks.'],
  ['We are a pottery. We fire with wood.', 'Mill Lane is a pottery. They fire with wood.'],
  [
    'Six room guest house above the weir. Run by Ann Reed since 2015.',
    'Mill Lane is a six room guest house above the weir. It has been run by Ann Reed since 2015.',
  ],
  [
    'Family potters in Bewdley, going since 1988. Mugs, bowls and repairs.',
    'Mill Lane are family potters in Bewdley, going since 1988. It offers mugs, bowls and repairs.',
  ],
  ['Mill Lane is a pottery with our own kiln.', 'Mill Lane is a pottery with its own kiln.'],
])('“%s” becomes “%s”', (typed, told) => {
  expect(company(typed)).toBe(told)
})

test('what a company does comes after its trade and town, if these were not typed in the same words', () => {
  expect(company('We fire with wood.', 'Pottery workshop', 'Bewdley')).toBe(
    'Mill Lane is a pottery workshop in Bewdley. They fire with wood.',
  )
  expect(company('We fire with wood.', 'Ceramics', 'Bewdley')).toBe('At Mill Lane they fire with wood.')
})

test('questions, addresses and markup that were typed are not used', () => {
  expect(company('<b>Pots</b>. What do you want? See https://mill.test/.')).toBe('')
})

test('an audience is used as a phrase, and only if it is one', () => {
  const audience = (targetAudience: string) =>
    audienceIn({ industry: '', companyInfo: '', targetAudience }, [])
  expect(audience('Cooks on our coast who like plain pots.')).toBe('cooks on the coast who like plain pots')
  expect(audience('We sell to everyone.')).toBe('')
  expect(audience('')).toBe('')
})

import { expect, test } from 'vitest'
import { aPage, TODAY } from '#tests/support/text.ts'
import { introductionOf } from './introduce.ts'

const introduced = (html: string, offerings: readonly string[] = []) => {
  const { blocks } = aPage(html)
  return introductionOf({
    brandName: 'Mill Lane',
    typed: { industry: '', companyInfo: '' },
    facts: [],
    blocks,
    offerings,
    home: 'https://mill.co.uk/',
    today: TODAY,
    language: null,
  })
}

test('a company is introduced as its owner would do it: with what it is and what it offers', () => {
  expect(
    introduced(
      '<h1>Pots</h1><p>Mill Lane is a small workshop in Bewdley. We fire with wood. We are open all year.</p><h2>Throwing classes</h2><p>Two hours.</p><h2>Glazing days</h2><p>A day.</p>',
      ['Throwing classes', 'Glazing days'],
    ),
  ).toBe(
    'Mill Lane is a small workshop in Bewdley. We fire with wood. We offer Throwing classes and Glazing days.',
  )
})

test('no introduction is written for a website that says little about its company', () => {
  expect(introduced('<h1>Pots</h1><p>Mugs in three sizes.</p>')).toBeNull()
})

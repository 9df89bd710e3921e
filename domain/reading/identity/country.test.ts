// Tests which country a website's brand is placed in if the signs on its pages disagree.
import { expect, test } from 'vitest'
import { readBlocks } from '../page/read-blocks.ts'
import { countryOf } from './country.ts'

const countryIn = (main: string, head = '') =>
  countryOf([
    readBlocks({
      url: 'https://quay.example/',
      html: `<!doctype html><html lang="en-US"><head><title>Quay</title>${head}</head><main>${main}</main></html>`,
    }),
  ])?.code ?? null

const template =
  '<script type="application/ld+json">{"@type":"LocalBusiness","address":{"addressCountry":"GB"}}</script>'

test('a template’s country counts for little if all prices are in another country’s currency', () => {
  const prices = '<p>A first visit is €75, a second €55, and the class €120.</p>'
  expect(countryIn(`<p>Merchants Road, Galway</p>${prices}`, template)).toBe('IE')
  expect(countryIn(`<p>Merchants Road</p>${prices}`, template)).toBeNull()
})

test('a single price in another currency doesn’t change the country', () => {
  expect(countryIn('<p>We paid €75 for the stand in Lyon.</p>', template)).toBe('GB')
  expect(countryIn('<p>£12 here, £14 there, £9 for children, and €75 for the ferry.</p>', template)).toBe(
    'GB',
  )
})

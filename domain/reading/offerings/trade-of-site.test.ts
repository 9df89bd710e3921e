// Tests how the trade of a website is found if the profile doesn't name one.
import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { readBlocks } from '../page/read-blocks.ts'
import { tradeOfSite } from './trade-of-site.ts'

const tradeOf = (main: string) =>
  tradeOfSite(playbook, [
    readBlocks({
      url: 'https://wharf.example/',
      html: `<!doctype html><html lang="en-GB"><title>Wharf Street | Home</title><main><h1>Good food, and no fuss</h1>${main}</main></html>`,
    }),
  ])?.trade.id ?? null

const sold = '<h2>Wedding catering</h2><h2>Finger buffet</h2>'

test('the trade is found by what the company says it is, together with what it sells', () => {
  expect(tradeOf(`<p>We’re a family catering company in Leominster.</p>${sold}`)).toBe('caterer')
})

test('no trade is found from what the company sells alone, nor from what it says it is alone', () => {
  expect(tradeOf(sold)).toBeNull()
  expect(tradeOf('<p>We’re a family catering company in Leominster.</p>')).toBeNull()
})

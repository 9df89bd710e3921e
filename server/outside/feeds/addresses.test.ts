import { expect, test } from 'vitest'
import { addressesFor } from './addresses.ts'

const asked = (industry: string, country: string | null) =>
  addressesFor({ industry, country }).map((address) => new URL(address).searchParams)
const queries = (industry: string, country: string | null) =>
  asked(industry, country).map((parameters) => parameters.get('q'))

test('news of a trade is searched for by the trade’s name, in its country’s edition', () => {
  const [google, bing] = asked('Craft brewery', 'GB')
  expect(google?.get('q')).toBe('"craft brewery" when:21d')
  expect([google?.get('hl'), google?.get('gl'), google?.get('ceid')]).toEqual(['en-GB', 'GB', 'GB:en'])
  expect(bing?.get('q')).toBe('"craft brewery"')
  expect([bing?.get('format'), bing?.get('mkt')]).toEqual(['rss', 'en-GB'])
})

test('the name of a country without an English edition is added to the query', () => {
  const [google] = asked('Bakery', 'DE')
  expect(google?.get('q')).toBe('"bakery" "Germany" when:21d')
  expect(google?.get('ceid')).toBe('US:en')
})

test.each([null, 'INTL'])('without a country (%s) news is searched for worldwide, in English', (country) => {
  const [google, bing] = asked('Bakery', country)
  expect(google?.get('q')).toBe('"bakery" when:21d')
  expect(google?.get('hl')).toBe('en-US')
  expect(bing?.get('mkt')).toBe('en-US')
})

test('trades of several words are searched for as whole phrases', () => {
  expect(queries('Food & Drink', 'GB')[1]).toBe('"food and drink"')
  expect(queries('Software / SaaS', 'FR')[1]).toBe('("software" OR "saas") "France"')
  expect(queries('A shop that sells bicycles to commuters', 'GB')[1]).toBe(
    'A shop that sells bicycles to commuters',
  )
  expect(queries('The "best" bakery site:evil.example', 'GB')[1]).toBe('The best bakery site evil.example')
})

test('feed addresses from the settings replace the built-in ones, and typed text can’t break out of its place in them', () => {
  const templates = [
    'https://a.example/{country}/{language}?q={query}&c={country}',
    'https://b.example/all.xml',
  ]
  const addresses = addressesFor({ industry: 'Tea & cake#?/', country: 'DE' }, templates)
  expect(addresses).toEqual([
    'https://a.example/DE/en?q=%22tea%20and%20cake%23%3F%22%20%22Germany%22&c=DE',
    'https://b.example/all.xml',
  ])
})

test('no news is searched for if the trade is unknown', () => {
  expect(addressesFor({ industry: ' / ', country: 'DE' })).toEqual([])
  const templates = ['https://a.example/?q={query}', 'https://b.example/all.xml']
  expect(addressesFor({ industry: '', country: null }, templates)).toEqual(['https://b.example/all.xml'])
})

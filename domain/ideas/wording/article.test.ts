import { expect, test } from 'vitest'
import { withArticle, withoutArticle } from './article.ts'

test.each([
  ['hot desk', 'a hot desk'],
  ['evening class', 'an evening class'],
  ['hour', 'an hour'],
  ['honest review', 'an honest review'],
  ['house call', 'a house call'],
  ['used car', 'a used car'],
  ['university course', 'a university course'],
  ['umbrella stand', 'an umbrella stand'],
  ['uninsured van', 'an uninsured van'],
  ['one-day course', 'a one-day course'],
  ['£80 deposit', 'an £80 deposit'],
  ['£11 lunch', 'an £11 lunch'],
  ['£110 survey', 'a £110 survey'],
  ['£18,000 kitchen', 'an £18,000 kitchen'],
  ['MOT', 'an MOT'],
  ['VAT return', 'a VAT return'],
  ['NHS check-up', 'an NHS check-up'],
  ['European tour', 'a European tour'],
])('%s takes its article by its sound: %s', (phrase, said) => expect(withArticle(phrase)).toBe(said))

test.each([
  ['The Hearth Room', 'Hearth Room'],
  ['a bread day', 'bread day'],
  ['Our tasting menu', 'tasting menu'],
  ['Another loaf', 'Another loaf'],
  ['The', 'The'],
])('%s without its article is %s', (phrase, bare) => expect(withoutArticle(phrase)).toBe(bare))

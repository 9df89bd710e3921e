import { expect, test } from 'vitest'
import { formFor } from './form-for.ts'
import { aKnownBrand } from '#domain/ideas/fixtures/a-brand.ts'
import { asked, propose, trade } from '#tests/support/builders/proposing.ts'

test.each([
  ['12 days of paint colours', 'series', '12 days of paint colours'],
  ['"my dog would never sit still for that"', 'answer', 'My dog would never sit still for that.'],
  ['workshop with Ines "is it too late to prune?" on 3 March', 'offer', 'Is it too late to prune?'],
  ['need a Saturday plasterer from March', 'job', 'Saturday plasterer'],
  [
    'thank everybody in Mill Lane who put up with our scaffolding and the mixer',
    'thanks',
    'everybody in Mill Lane who put up with our scaffolding and the mixer',
  ],
  ['loft ladders, two for the price of one until 5 February', 'offer', ''],
])('“%s” is asked about with the form “%s” and the headline “%s”', async (brief, kind, headline) => {
  const { needs } = await propose(aKnownBrand(trade('builder')), asked(brief))
  expect(needs).toEqual({ kind, headline })
})

test('a brief that begins with “why” is asked about with its own words, even if it isn’t a whole question', () => {
  const nothing = {
    series: null,
    worry: null,
    milestone: null,
    thanked: null,
    thing: null,
    intents: new Map(),
  }
  expect(formFor({ ...nothing, text: 'Why £40 when the chain does it for £15' })).toEqual({
    kind: 'answer',
    headline: 'Why £40 when the chain does it for £15?',
  })
})

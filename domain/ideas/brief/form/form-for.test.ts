import { expect, test } from 'vitest'
import { aFact, aKnownBrand } from '#domain/ideas/fixtures/a-brand.ts'
import { asked, propose, trade } from '#tests/support/builders/proposing.ts'

test.each([
  ['12 days of paint colours', 'series', '12 days of paint colours'],
  ['"my dog would never sit still for that"', 'answer', 'My dog would never sit still for that.'],
  ['second joiner still needed, Barrow yard', 'job', 'Joiner'],
  ['crane hire for the spring, two lorries free until 5 March', 'offer', ''],
  ['need a Saturday plasterer from March', 'job', 'Saturday plasterer'],
  [
    'thank everybody in Mill Lane who put up with our scaffolding and the mixer',
    'thanks',
    'everybody in Mill Lane who put up with our scaffolding and the mixer',
  ],
  ['loft ladders, two for the price of one until 5 February', 'offer', ''],
])('The brief “%s” gets the form “%s” with the headline “%s”', async (brief, kind, headline) => {
  const { needs } = await propose(aKnownBrand(trade('builder')), asked(brief))
  expect([needs?.kind, needs?.answers.headline]).toEqual([kind, headline])
})

test('The form already contains the time and price that the brief gives', async () => {
  const { needs } = await propose(
    aKnownBrand(trade('builder')),
    asked('new: the Saturday Repair Hour, £15, Saturdays from 9 January'),
  )
  expect(needs?.answers).toMatchObject({ price: '£15', when: 'From 9 January' })
})

test('The form already contains what the website says about the offering that the brief names', async () => {
  const brand = aKnownBrand(trade('builder'))
  const said = 'Attic staircases take us two weeks from the first drawing to the last tread.'
  const facts = [
    aFact({
      type: 'offer',
      quote: 'Attic staircases',
      slots: { label: 'Attic staircases' },
      status: 'confirmed',
    }),
    aFact({ type: 'offer', quote: said, heading: 'Attic staircases', slots: { label: 'Attic staircases' } }),
  ]
  const { needs } = await propose(
    { ...brand, facts: [...brand.facts, ...facts] },
    asked('attic staircases, two slots free, must be booked by 5 February and 10% off', 'podcast'),
  )
  expect(needs?.answers).toMatchObject({ headline: 'Attic staircases', text: said })
})

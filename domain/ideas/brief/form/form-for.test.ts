import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { aFact, aKnownBrand } from '#domain/ideas/fixtures/a-brand.ts'
import { asked, propose, trade } from '#tests/support/builders/proposing.ts'

test.each([
  ['12 days of paint colours', 'series', '12 days of paint colours'],
  ['"my dog would never sit still for that"', 'answer', 'My dog would never sit still for that.'],
  ['second joiner still needed, Barrow yard', 'job', 'Joiner'],
  ['crane hire for the spring, two lorries free until 5 March', 'offer', 'Crane hire'],
  ['tell people about gift cards', 'offer', 'Gift cards'],
  ['need a Saturday plasterer from March', 'job', 'Saturday plasterer'],
  [
    'thank everybody in Mill Lane who put up with our scaffolding and the mixer',
    'thanks',
    'everybody in Mill Lane who put up with our scaffolding and the mixer',
  ],
  ['loft ladders, two for the price of one until 5 February', 'offer', 'Loft ladders'],
  ['Porch Report, our new thing, out on 3 March', 'offer', 'Porch Report'],
  ['new course called Nails, Screws and Glue, for beginners', 'offer', 'Nails, Screws and Glue'],
  ['New from May: the Long Ladder, a van for roofs', 'offer', 'Long Ladder'],
  ['fridays and mondays in Feb and March are quiet, fill them', 'offer', ''],
  ['our new cement mixer is here, no more waiting', 'offer', 'Cement mixer'],
  ['people keep telling us it’s cheaper to do it themselves', 'answer', 'It’s cheaper to do it myself.'],
  ['people who waited years are too ashamed to ring us', 'answer', 'I’m ashamed to ring you.'],
  ['people saying £40 is too much for a visit', 'answer', '£40 is too much for a visit.'],
  ['somebody for the yard in the mornings, need someone by March', 'job', ''],
  ['Thursday skip crew - we’re three short', 'job', ''],
  ['we need a Monday and Friday morning yard assistant', 'job', 'Monday and Friday morning yard assistant'],
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
  expect(needs).toMatchObject({
    answers: { headline: 'Attic staircases', text: said },
    from: 'Attic staircases',
  })
})

test('A form that comes before any ideas says what it was filled in from, or what the website leaves out', async () => {
  const brand = aKnownBrand(trade('builder'))
  const brief = asked('new: the Saturday Repair Hour, from 9 January')
  const reason = async (facts: readonly Fact[]) => {
    const { ideas, shortfall } = await propose({ ...brand, facts }, brief)
    expect(ideas).toEqual([])
    return shortfall
  }
  const website = aFact({ type: 'statement', quote: 'We have built since 1978.', kind: 'website' })
  expect(await reason([])).toContain('We don’t know enough about “Saturday Repair Hour” yet.')
  expect(await reason([website])).toContain(
    'We couldn’t find what “Saturday Repair Hour” is on your website.',
  )
  const named = { label: 'Saturday Repair Hour' }
  const offering = aFact({ type: 'offer', quote: 'Saturday Repair Hour', slots: named })
  const said = aFact({ type: 'offer', quote: 'We mend one thing free.', heading: named.label, slots: named })
  expect(await reason([website, offering, said])).toContain(
    'We filled this in from “Saturday Repair Hour” on your website.',
  )
})

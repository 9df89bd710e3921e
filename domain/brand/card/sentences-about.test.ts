import { expect, test } from 'vitest'
import { aBrand, aFact } from '../fixtures/a-brand.ts'
import { cardOf } from './card-of.ts'

const offer = (quote: string, heading = '') =>
  aFact({ type: 'offer', quote, heading, slots: { label: 'Deep clean' } })
const sentencesOf = (...facts: ReturnType<typeof aFact>[]) =>
  cardOf(aBrand({ facts }))
    .offerings.find(({ name }) => name === 'Deep clean')
    ?.says.map(({ text }) => text)

test("Sentences below a heading with the offering's name are about the offering", () => {
  expect(
    sentencesOf(
      offer('We clean every room from the skirting up, in one visit of four hours.', 'Deep clean'),
      offer('Skirting boards, sockets, ovens and window frames.', 'Deep clean'),
    ),
  ).toEqual(['We clean every room from the skirting up, in one visit of four hours.'])
})

test('A sentence that only mentions an offering in passing is not used to describe it', () => {
  expect(
    sentencesOf(
      offer('Anna joined us in 2019 and still prefers a good deep clean to a meeting.', 'Our team'),
    ),
  ).toEqual([])
})

test('Slogans, questions and incomplete sentences are not used to describe an offering', () => {
  expect(
    sentencesOf(
      offer('Experience the freedom of a deep clean today.', 'Deep clean'),
      offer('Looking for a deep clean that lasts?', 'Deep clean'),
      offer('from the skirting up', 'Deep clean'),
    ),
  ).toEqual([])
})

test('The sentences about a person start with one that gives the name', () => {
  const said = (quote: string) =>
    aFact({ type: 'person', quote, slots: { person: 'Kim Marsh', role: 'Teacher' } })
  const [kim] = cardOf(
    aBrand({
      facts: [said('She has run the Tuesday class since 2012.'), said('Kim trained in Leeds as a dancer.')],
    }),
  ).people
  expect(kim?.says.map(({ text }) => text)).toEqual(['Kim trained in Leeds as a dancer.'])
})

test('Promises that a regulated trade must not make are never published', () => {
  const brand = aBrand({
    industry: 'Dental practice',
    facts: [
      aFact({
        type: 'customer-question',
        quote: 'Does it hurt? No, every visit with us is painless.',
        slots: {},
      }),
    ],
  })
  expect(cardOf(brand).questions).toEqual([])
})

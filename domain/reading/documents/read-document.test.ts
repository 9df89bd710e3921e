import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDocument, quotes, read, TODAY } from '#tests/support/builders/a-document.ts'
import { readDocument } from './read-document.ts'

const BROCHURE = `
  1
  # Fernhill Orchard
  # About us
  We have grown cider apples above the River Teme since 1952.
  # What makes us different
  Unlike most orchards we never store fruit over the winter.
  Every bottle of our juice is pressed by hand in small batches.
  2
  # Who it is for
  Our pressing days are ideal for families with more apples than they can eat.
  # Boxes and prices
  Our winter box costs £34.50 and serves six.
  # Orchard tour
  £6 per person
  # Our values
  We believe that an orchard belongs to its village, so the gate is open all year.
  # Key messages
  One orchard, forty apples
  # Visit
  Book your pressing day online.
`

test('a price in a document becomes a fact with its page and heading, and stays internal at first', () => {
  const { facts } = read(BROCHURE)
  expect(facts.find(({ quote }) => quote === 'Our winter box costs £34.50 and serves six.')).toMatchObject({
    type: 'labelled-price',
    slots: { label: 'winter box', amount: '£34.50' },
    place: { of: 'Brochure.docx', label: 'page 2, Boxes and prices', page: 2 },
    heading: 'Boxes and prices',
    kind: 'document',
    visibility: 'internal',
    status: 'extracted',
  })
})

test('each card of the insights gets the sentences that fit it, in the document’s own words', () => {
  const { insights } = read(BROCHURE)
  expect(insights.companyInfo?.text).toBe('We have grown cider apples above the River Teme since 1952.')
  expect(insights.uniqueDifferentiators?.text).toContain(
    'Unlike most orchards we never store fruit over the winter.',
  )
  expect(insights.targetAudience?.text).toBe(
    'Our pressing days are ideal for families with more apples than they can eat.',
  )
  expect(insights.productsAndServices?.text).toBe(
    'Our winter box costs £34.50 and serves six.\nOrchard tour: £6 per person',
  )
  expect(insights.valuesAndEthos?.text).toContain('We believe that an orchard belongs to its village')
  expect(insights.keyMessaging?.text).toBe('One orchard, forty apples')
  expect(insights.callsToAction?.text).toBe('Book your pressing day online.')
  expect(insights.summary?.text).toMatch(/^Facts found: .*2 prices/)
})

test('every sentence on a card about the brand is among the facts to choose from', () => {
  const honey = 'Boxes come with a jar of honey from next door.'
  const { facts, insights } = read(`Our winter box costs £34.50. ${honey}`)
  expect(insights.productsAndServices?.text).toContain(honey)
  expect(facts.filter(({ quote }) => quote === honey)).toMatchObject([
    { kind: 'document', visibility: 'internal', place: { of: 'Brochure.docx' } },
  ])
})

test('the summary counts a sentence with several facts once', () => {
  const { facts, insights } = read('We are a bakery in Ludlow, founded in 1987. Our winter box costs £34.50.')
  const sentences = new Set(facts.map(({ quote }) => quote))
  const counts = insights.summary?.text.split('.')[0]?.match(/\d+/g) ?? []
  expect(facts.length).toBeGreaterThan(sentences.size)
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(sentences.size)
})

test('a card keeps the place of each sentence', () => {
  expect(
    read(BROCHURE).insights.productsAndServices?.sources.map(({ quote, place }) => [quote, place.label]),
  ).toEqual([
    ['Our winter box costs £34.50 and serves six.', 'page 2, Boxes and prices'],
    ['£6 per person', 'page 2, Orchard tour'],
  ])
})

test('a card without any sentence is left out, and the summary says which topics are missing', () => {
  const { insights } = read('# Prices\nOur winter box costs £34.50 and serves six.')
  expect(Object.keys(insights)).toEqual(['summary', 'productsAndServices'])
  expect(insights.summary?.text).toContain(
    'Nothing found for Unique Differentiators, Target Audience or Calls to Action.',
  )
})

test('a brand guide’s own words on tone come first, and its writing rules are not facts', () => {
  const guide = `
    # Tone of voice
    We sound like a colleague on the quay.
    We'll never say solutions.
    # Our promise
    We answer every call within two hours, whatever the tide.
  `
  expect(read(guide).insights.toneOfVoice?.text).toBe(
    "We sound like a colleague on the quay. We'll never say solutions.",
  )
  expect(quotes(guide)).toEqual(['We answer every call within two hours, whatever the tide.'])
})

test('the tone of voice is measured if there is enough text, and shown with an example', () => {
  const line = (name: string) =>
    `You’ll love our ${name}, and we’re sure that you won’t find a better one in town.`
  expect(read(line('loaf')).insights.toneOfVoice).toBeUndefined()
  const names = 'loaf roll scone pie tart cake bun flan bagel wafer pretzel crumpet'.split(' ')
  const { toneOfVoice } = read(names.map(line).join('\n')).insights
  expect(toneOfVoice?.text).toMatch(/^The writing is informal, /)
  expect(toneOfVoice?.sources[0]?.quote).toBe(line('loaf'))
})

test('a document in another language is reported as such, and its tone is left empty', () => {
  const names = 'Roggenlaib Mohnzopf Bauernbrot Kipferl Striezel Semmel Brezel Strudel'.split(' ')
  const { insights, notice } = read(
    names
      .map(
        (
          name,
        ) => `Wir backen den ${name} jeden Morgen in der alten Mühle am Fluss, und er ist um sechs Uhr fertig.
      Wer mag, holt ihn noch warm ab, und wir packen ihn gerne für eine lange Reise ein.`,
      )
      .join('\n'),
  )
  expect(insights.toneOfVoice).toBeUndefined()
  expect(notice).toBe('This document is in German, so its tone of voice is left open.')
})

test('a service that the brand says it doesn’t offer is not listed as one', () => {
  const { insights } = read('# Services\nWe do not offer legal advice.\nWe offer lifts to the surgery.')
  expect(insights.productsAndServices?.text).toBe('We offer lifts to the surgery.')
})

test('a text without line breaks is read to its end, and its quotes have the right places', () => {
  const days = Array.from({ length: 400 }, (_, index) => `On day ${index} the oven was lit before dawn.`)
  const text = `${days.join(' ')} Our winter box costs £34.50 and serves six.`
  const { facts } = readDocument(aDocument(text, 'txt'), 'diary.txt', TODAY)
  expect(facts.map(({ quote }) => quote)).toEqual(['Our winter box costs £34.50 and serves six.'])
  const { insights } = readDocument(aDocument(text, 'txt'), 'diary.txt', TODAY)
  const [source] = insights.productsAndServices?.sources ?? []
  expect(text.slice(source?.place.offset)).toBe('Our winter box costs £34.50 and serves six.')
})

test('every quote is found word for word at its stated place', () => {
  const line = fc.constantFrom(
    ...BROCHURE.split('\n').map((text) => text.trim()),
    '• We bake 40 loaves a day.',
    'We won.',
    'TBC',
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const text = aDocument(lines.join('\n') || 'x')
      const source = text.parts.map((part) => `${part.text}\n`).join('')
      const { facts, insights } = readDocument(text, 'a.docx', TODAY)
      for (const { quote, place } of Object.values(insights).flatMap((card) => card?.sources ?? [])) {
        expect(source.slice(place.offset)).toSatisfy((rest: string) => rest.startsWith(quote))
      }
      for (const { quote, visibility } of facts) {
        expect(source).toContain(quote)
        expect(visibility).toBe('internal')
      }
    }),
  )
})

import { expect, test } from 'vitest'
import type { Fact, NewFact } from '#contract/facts.ts'
import { NEW_FACT_DEFAULTS } from '#domain/reading/language/new-fact-defaults.ts'
import { withDecisions } from './keep-decisions.ts'

const said = (quote: string, rest: Partial<NewFact> = {}): NewFact => ({
  kind: 'website',
  quote,
  place: { of: 'https://brand.test/', label: 'Home' },
  type: 'statement',
  slots: {},
  heading: '',
  ...NEW_FACT_DEFAULTS,
  flags: [],
  ...rest,
})
const known = (fact: NewFact): Fact => ({ ...fact, id: fact.quote, documentId: null })
const loaf = said('We bake a loaf.')
const { type, quote, slots, freshness, flags } = loaf
const edited = said('We bake a good loaf.', {
  status: 'edited',
  freshness: 'current',
  original: { type, quote, slots, freshness, flags },
})

test('A fact that is read for the first time is saved as it was read', () => {
  expect(withDecisions([loaf], [known(said('We bake a bun.'))])).toEqual([loaf])
})

test("A user's decision is kept if the same fact is found on another page or with other quotation marks", () => {
  const before = known(said('We’ll bake it', { status: 'confirmed', visibility: 'internal' }))
  const again = said("We'll  bake it.", { place: { of: 'https://brand.test/about', label: 'About' } })
  expect(withDecisions([again], [before])).toEqual([
    { ...again, status: 'confirmed', visibility: 'internal' },
  ])
})

test('If a source is read again, the words that a user edited are kept', () => {
  const again = said('WE BAKE A LOAF.', { heading: 'Our bread' })
  expect(withDecisions([again], [known(edited)])).toEqual([
    { ...edited, heading: 'Our bread', original: { ...edited.original, quote: 'WE BAKE A LOAF.' } },
  ])
})

test('Facts that the source no longer contains are deleted, unless a user edited or hid them', () => {
  const hidden = said('We are closed.', { status: 'hidden' })
  const confirmed = said('We are open.', { status: 'confirmed' })
  expect(
    withDecisions([], [known(said('We bake a bun.')), known(hidden), known(confirmed), known(edited)]),
  ).toEqual([hidden, edited])
})

test('If the source now says what a user wrote, the fact no longer counts as edited', () => {
  const now = said('We bake a good loaf')
  expect(withDecisions([now], [known(edited)])).toEqual([now])
})

test("If two pages contain the same fact, the user's decision on one of them applies", () => {
  const pair = [known(said(quote, { status: 'hidden' })), { ...known(loaf), id: 'other' }]
  expect(withDecisions([loaf], pair)).toMatchObject([{ status: 'hidden' }])
  expect(withDecisions([loaf], pair.toReversed())).toMatchObject([{ status: 'hidden' }])
})

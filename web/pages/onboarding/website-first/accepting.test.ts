import type { WebsiteFound } from '#contract/website.ts'
import { aFound } from '#tests/support/found-website.ts'
import { aUser } from '#tests/support/user.ts'
import { expect, test } from 'vitest'
import { startingDraft } from '../draft.ts'
import { acceptAll, inWords, offersOf, fieldsFrom, fieldStateOf, clearedFields } from './accepting.ts'

const empty = startingDraft(undefined, aUser({ onboardingCompleted: false }), null)
const found: WebsiteFound = aFound({ targetAudience: null })

test('only values that were found are offered, in the order of the form', () => {
  expect(offersOf(found)).toEqual(['companyName', 'industry', 'country', 'companyInfo', 'colours', 'logoUrl'])
})

test('accepting all values fills every empty field, and the country if the user didn’t choose one', () => {
  const { part, filled, kept } = acceptAll(empty, found)
  expect(part).toEqual({
    companyName: 'Mill Lane Pottery',
    industry: 'Pottery',
    country: 'IE',
    companyInfo: 'Mill Lane Pottery is a small workshop in Bewdley.',
    primaryColor: '#2a6f4e',
    secondaryColor: '#b5532a',
    tertiaryColor: '',
    logoUrl: 'https://mill.test/logo.svg',
  })
  expect(filled).toEqual(offersOf(found))
  expect(kept).toEqual([])
  expect(offersOf(found).map((name) => fieldStateOf({ ...empty, ...part }, found, name))).not.toContain(
    'free',
  )
})

test('accepting all values keeps what the user typed or chose', () => {
  const typed = { ...empty, companyName: 'Mill Lane', country: 'GB', countryChosen: true }
  const { part, kept } = acceptAll(typed, found)
  expect(kept).toEqual(['companyName', 'country'])
  expect(part).not.toHaveProperty('companyName')
  expect(part).not.toHaveProperty('country')
})

test('accepting one value replaces what the user typed', () => {
  expect(fieldsFrom(found, 'companyName')).toEqual({ companyName: 'Mill Lane Pottery' })
})

test('a value that only differs from the field in capitals counts as in use', () => {
  expect(fieldStateOf({ ...empty, companyName: ' mill lane pottery' }, found, 'companyName')).toBe('used')
})

test('colours are accepted and removed together', () => {
  const used = { ...empty, ...fieldsFrom(found, 'colours') }
  expect(fieldStateOf(used, found, 'colours')).toBe('used')
  expect(fieldStateOf({ ...used, ...clearedFields('colours') }, found, 'colours')).toBe('free')
})

test('the filled fields are listed in a sentence', () => {
  expect(inWords(['companyName', 'country', 'logoUrl'])).toBe('Company name, country and logo')
  expect(inWords(['colours'])).toBe('Colours')
})

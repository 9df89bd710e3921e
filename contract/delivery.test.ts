import { expect, test } from 'vitest'
import { DEFAULT_COLOURS, reportColours } from './delivery.ts'

test('a report has the standard colours only if the brand has none', () => {
  const none = { primaryColor: null, secondaryColor: null, tertiaryColor: null }
  expect(reportColours(none)).toEqual(DEFAULT_COLOURS)
  expect(reportColours({ ...none, primaryColor: '#1f4d3a' })).toEqual({
    primary: '#1f4d3a',
    secondary: '#1f4d3a',
    tertiary: '#1f4d3a',
  })
  expect(reportColours({ ...none, primaryColor: '#1f4d3a', secondaryColor: '#d9701a' })).toEqual({
    primary: '#1f4d3a',
    secondary: '#d9701a',
    tertiary: '#d9701a',
  })
})

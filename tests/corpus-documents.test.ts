import { expect, test } from 'vitest'
import { documentFigures, documentsAbsent } from '../scripts/corpus/corpus-documents.ts'

const figures = await documentFigures()
const name = figures ? '' : `: ${documentsAbsent}`

test.skipIf(!figures)(`nine in ten expected lines are found in the corpus’s good documents${name}`, () => {
  expect(figures?.share).toBeGreaterThanOrEqual(0.9)
})

test.skipIf(!figures)(`each bad document of the corpus is handled as expected${name}`, () => {
  expect(figures?.bad.filter(({ asExpected }) => !asExpected)).toEqual([])
})

test.skipIf(!figures)(`reading a document of the corpus takes less than 300 MB and 20 seconds${name}`, () => {
  expect(
    figures?.readings.filter(({ seconds, peakMegabytes }) => seconds > 20 || peakMegabytes > 300),
  ).toEqual([])
})

test.skipIf(!figures)(`the server answers other requests while documents are read${name}`, () => {
  expect(figures?.meanwhile.answers).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { freePlace } from './free-place.ts'

const notice = { width: 400, height: 90 }
const view = { width: 1440, height: 900 }

test('a notice is shown at the bottom right if nothing is there', () => {
  expect(freePlace(notice, view, [])).toEqual({ ...notice, left: 1040, top: 810 })
})

test('a notice is shown above a button that is in its place, and above any other that it would then cover', () => {
  const next = { left: 1300, top: 830, width: 90, height: 44 }
  expect(freePlace(notice, view, [next])).toMatchObject({ left: 1040, top: 734 })
  const above = { left: 1100, top: 760, width: 90, height: 44 }
  expect(freePlace(notice, view, [next, above])).toMatchObject({ left: 1040, top: 664 })
})

test('a notice on a phone is shown between two buttons if there is room', () => {
  const phone = { width: 390, height: 844 }
  const wide = { width: 390, height: 90 }
  const taken = [
    { left: 20, top: 780, width: 350, height: 48 },
    { left: 20, top: 700, width: 350, height: 44 },
  ]
  expect(freePlace(wide, phone, taken)).toMatchObject({ left: 0, top: 604 })
})

test('a notice is shown on the left if the right is full of buttons', () => {
  const column = { left: 1100, top: 0, width: 100, height: 900 }
  expect(freePlace(notice, view, [column])).toMatchObject({ left: 0, top: 810 })
})

test('a notice is shown at the bottom right if every place is taken', () => {
  expect(freePlace(notice, view, [{ left: 0, top: 0, ...view }])).toMatchObject({ left: 1040, top: 810 })
})

test('it covers no text either, if there is room elsewhere', () => {
  const label = { left: 1060, top: 850, width: 200, height: 24 }
  expect(freePlace(notice, view, [], [label])).toMatchObject({ left: 1040, top: 754 })
})

test('if text is everywhere, it covers text rather than a button', () => {
  const next = { left: 1300, top: 830, width: 90, height: 44 }
  const page = { left: 0, top: 0, ...view }
  expect(freePlace(notice, view, [next], [page])).toMatchObject({ left: 1040, top: 734 })
})

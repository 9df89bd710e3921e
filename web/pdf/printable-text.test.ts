import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNPRINTABLE, printable } from './printable-text.ts'
import { loadFonts } from './fonts.ts'

const has = await loadFonts('東京 パン屋 현대자동차 ，。「」')
const set = (text: string) => printable(text, has)

test.each([
  'Café Łódź, £4.20 – “naïve” façade…',
  'Ελληνικός καφές για την Αθήνα',
  'Хлеб на закваске, Київ, Београд',
  'מאפייה של ירושלים – לֶחֶם',
  'مخبز المدينة، منذ ١٩٧٤',
  'تازہ روٹی، نان تازه',
  '東京「パン屋」，현대자동차。',
  'One\nTwo',
])('%s is printed unchanged', (text) => {
  expect(set(text)).toBe(text)
})

test.each([
  ['Bread 🥖 and 👩🏽‍🍳 joy ❤️', 'Bread and joy'],
  ['Come by 🥖.', 'Come by.'],
  ['Thin\u2009space\u00ad, zero\u200bwidth\u202e', 'Thin space, zerowidth'],
  ['ﬁve Ｆull ½ e\u0301 x\u0302', 'five Full ½ é x'],
  ['Bread → butter ✔', 'Bread > butter'],
  ['نان پخته می\u200cشود', 'نان پخته می شود'],
  ['„Chleb” in Việt Nam', '“Chleb” in Viet Nam'],
])('of %s everything that has a font is printed', (text, expected) => {
  expect(set(text)).toBe(expected)
})

test('a passage in letters without a font is replaced by a mark', () => {
  expect(set('ร้านขนมปัง ที่ดี (Bangkok bakery)')).toBe(`${UNPRINTABLE} (Bangkok bakery)`)
  expect(set('बेकरी')).toBe(UNPRINTABLE)
})

test('every letter of any printed text has a font', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const missing = [...set(text)].filter((letter) => letter !== '\n' && !has(letter))
      expect(missing).toEqual([])
    }),
  )
})

/// <reference types="vite/client" />
// The fonts of a PDF report. Each letter uses the first font of its stack that covers it.
import { Font } from '@react-pdf/renderer'
import besley from '#web/components/fonts/besley-semibold-latin.ttf?inline'
import besleyExt from '#web/components/fonts/besley-semibold-latin-ext.ttf?inline'
import regular from '#web/components/fonts/hanken-regular-latin.ttf?inline'
import regularExt from '#web/components/fonts/hanken-regular-latin-ext.ttf?inline'
import semibold from '#web/components/fonts/hanken-semibold-latin.ttf?inline'
import semiboldExt from '#web/components/fonts/hanken-semibold-latin-ext.ttf?inline'
// Besley and Hanken Grotesk don't cover these alphabets. `scripts/fonts/printed-fonts.ts` makes the files when a checkout is set
// up.
import arabic from '../../.cache/printed-fonts/vazirmatn-regular-arabic.ttf?inline'
import arabicSemibold from '../../.cache/printed-fonts/vazirmatn-semibold-arabic.ttf?inline'
import cyrillic from '../../.cache/printed-fonts/noto-regular-cyrillic.ttf?inline'
import cyrillicSemibold from '../../.cache/printed-fonts/noto-semibold-cyrillic.ttf?inline'
import greek from '../../.cache/printed-fonts/noto-regular-greek.ttf?inline'
import greekSemibold from '../../.cache/printed-fonts/noto-semibold-greek.ttf?inline'
import hebrew from '../../.cache/printed-fonts/noto-regular-hebrew.ttf?inline'
import hebrewSemibold from '../../.cache/printed-fonts/noto-semibold-hebrew.ttf?inline'
import { breakableParts } from './line-breaks.ts'

const weights: Record<string, [regular: string, semibold: string]> = {
  hanken: [regular, semibold],
  'hanken-ext': [regularExt, semiboldExt],
  greek: [greek, greekSemibold],
  cyrillic: [cyrillic, cyrillicSemibold],
  hebrew: [hebrew, hebrewSemibold],
  arabic: [arabic, arabicSemibold],
}

/** Both font stacks grow with the slices of large scripts that reports need. */
export const SANS = Object.keys(weights)
export const DISPLAY = ['besley', 'besley-ext', ...SANS]

Font.register({ family: 'besley', fontWeight: 600, src: besley })
Font.register({ family: 'besley-ext', fontWeight: 600, src: besleyExt })
for (const [family, [light, bold]] of Object.entries(weights)) {
  Font.register({ family, fontWeight: 400, src: light })
  Font.register({ family, fontWeight: 600, src: bold })
}
Font.registerHyphenationCallback(breakableParts)

/** The letters that the text fonts cover. */
const known = new Set<string>()
const lettersOf = async (fontFamily: string) => {
  const face = { fontFamily, fontWeight: 400 }
  await Font.load(face)
  const codes: number[] = Font.getFont(face).data?.characterSet ?? []
  return codes.map((code) => String.fromCodePoint(code)).filter((letter) => !/\p{C}/u.test(letter))
}
const opened = (async () => {
  for (const letters of await Promise.all(SANS.map(lettersOf))) letters.forEach((letter) => known.add(letter))
})()

/**
 * Chinese, Japanese and Korean, too large to bundle whole: one file per hundred letters or so, loaded when one of them is needed.
 */
const slices = import.meta.glob<string>('../../.cache/printed-fonts/slices/*.woff', {
  query: '?inline',
  import: 'default',
})
/** Which slice has a letter: the name of each slice, with its letters. */
const listings = import.meta.glob<Record<string, string>>('../../.cache/printed-fonts/slices/contents.json', {
  import: 'default',
})
const sliced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff65]/gu
let sliceOf: Promise<Map<string, string>> | undefined

const readContents = async () => {
  const [contents = {}] = await Promise.all(Object.values(listings).map((open) => open()))
  return new Map(
    Object.entries(contents).flatMap(([slice, letters]) =>
      [...letters].map((letter) => [letter, slice] as const),
    ),
  )
}

const openings = new Map<string, Promise<void>>()

function openSlice(slice: string) {
  const opening = openings.get(slice) ?? readSlice(slice)
  openings.set(slice, opening)
  return opening
}

async function readSlice(slice: string) {
  const src = await slices[`../../.cache/printed-fonts/slices/${slice}.woff`]?.()
  if (src === undefined) return
  Font.register({ family: slice, fontWeight: 400, src })
  for (const letter of await lettersOf(slice)) known.add(letter)
  SANS.push(slice)
  DISPLAY.push(slice)
}

/** Loads the fonts a text needs. Returns a function that says whether the text fonts cover a letter. */
export async function loadFonts(text: string): Promise<(letter: string) => boolean> {
  await opened
  const missing = [...new Set(text.match(sliced))].filter((letter) => !known.has(letter))
  if (missing.length > 0) {
    const contents = await (sliceOf ??= readContents())
    const needed = new Set(missing.flatMap((letter) => contents.get(letter) ?? []))
    await Promise.all([...needed].map(openSlice))
  }
  return (letter) => known.has(letter)
}

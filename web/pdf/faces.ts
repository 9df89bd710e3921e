/// <reference types="vite/client" />
// The typefaces of a printed report. Each letter is set in the first face of its stack that has it.
import { Font } from '@react-pdf/renderer'
import besley from '#web/components/fonts/besley-semibold-latin.ttf?inline'
import besleyExt from '#web/components/fonts/besley-semibold-latin-ext.ttf?inline'
import regular from '#web/components/fonts/hanken-regular-latin.ttf?inline'
import regularExt from '#web/components/fonts/hanken-regular-latin-ext.ttf?inline'
import semibold from '#web/components/fonts/hanken-semibold-latin.ttf?inline'
import semiboldExt from '#web/components/fonts/hanken-semibold-latin-ext.ttf?inline'
// Besley and Hanken Grotesk have neither alphabet; Noto Sans does, cut to U+0370-03FF, and to U+0400-045F, U+0490-0491 and №.
import greek from './fonts/noto-regular-greek.ttf?inline'
import greekSemibold from './fonts/noto-semibold-greek.ttf?inline'
import cyrillic from './fonts/noto-regular-cyrillic.ttf?inline'
import cyrillicSemibold from './fonts/noto-semibold-cyrillic.ttf?inline'

const weights: Record<string, [regular: string, semibold: string]> = {
  hanken: [regular, semibold],
  'hanken-ext': [regularExt, semiboldExt],
  greek: [greek, greekSemibold],
  cyrillic: [cyrillic, cyrillicSemibold],
}

export const SANS = Object.keys(weights)
export const DISPLAY = ['besley', 'besley-ext', ...SANS]
/** A word longer than this is no word of a language, and may be broken anywhere. */
const LONGEST_WORD = 40

Font.register({ family: 'besley', fontWeight: 600, src: besley })
Font.register({ family: 'besley-ext', fontWeight: 600, src: besleyExt })
for (const [family, [light, bold]] of Object.entries(weights)) {
  Font.register({ family, fontWeight: 400, src: light })
  Font.register({ family, fontWeight: 600, src: bold })
}
Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WORD ? (word.match(/.{1,12}/gsu) ?? []) : [word],
)

/** Says of a letter whether running text can be set with it. */
export async function openFaces(): Promise<(letter: string) => boolean> {
  const faces = SANS.map((fontFamily) => ({ fontFamily, fontWeight: 400 }))
  await Promise.all(faces.map((face) => Font.load(face)))
  const opened = faces.map((face) => Font.getFont(face).data)
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return opened.some((face) => face?.hasGlyphForCodePoint(code))
  }
}

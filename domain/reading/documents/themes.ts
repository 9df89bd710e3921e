import type { Insights } from '#contract/documents.ts'
import type { DocumentBlock } from './blocks.ts'
import { cues } from './cues.ts'

const MOST = 8

/** The document's topics: its own headings that have enough text below them. */
export function themesOf(blocks: readonly DocumentBlock[]): Pick<Insights, 'contentThemes'> {
  const letters = new Map<string, number>()
  for (const { isHeading, heading, text } of blocks) {
    if (!isHeading) letters.set(heading, (letters.get(heading) ?? 0) + text.length)
  }
  const seen = new Set<string>()
  const themes = blocks
    .filter(({ isHeading, text }) => isHeading && isTheme(text) && (letters.get(text) ?? 0) >= 120)
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .sort((a, b) => (letters.get(b.text) ?? 0) - (letters.get(a.text) ?? 0))
    .slice(0, MOST)
    .sort((a, b) => (a.place.offset ?? 0) - (b.place.offset ?? 0))
  if (themes.length < 2) return {}
  return {
    contentThemes: {
      text: themes.map(({ text }) => text.replace(/^\d[\d.]*\s+/, '')).join('\n'),
      sources: themes.map(({ text, place }) => ({ quote: text, place })),
    },
  }
}

const isTheme = (heading: string) =>
  heading.length >= 4 &&
  heading.length <= 80 &&
  /\p{L}{3}/u.test(heading) &&
  // "Our values" already has a card of its own, so it is not listed as a topic.
  !cues.some((cue) => cue.heading.test(heading)) &&
  !/^[\d.\s]*(or|and|general|notes?|introduction|overview|contact( us| details)?|contacts|details|summary|conclusions?|abstract|welcome|version .*|page .*|foreword|financ\w+|thank you|visit|find us|opening (hours|times)|what (people|others|customers) say|logo|colours?|fonts?|do.s? and don.ts?)$|[:?]$/i.test(
    heading,
  )

import type { Insights } from '#contract/documents.ts'
import { foreignLanguage } from '../language/foreign.ts'
import { toneOf } from '../portrait/tone/tone.ts'
import type { DocumentBlock } from './blocks.ts'
import { isStyleGuidance } from './unusable-text.ts'

/** The document's language if it isn't English. */
export const languageOf = (blocks: readonly DocumentBlock[]): string | null =>
  foreignLanguage(blocks.map(({ text }) => text).join('\n'), [])

/** The tone of a document, measured as for a website; empty if there is too little prose or it isn't English. */
export function measuredTone(blocks: readonly DocumentBlock[]): Pick<Insights, 'toneOfVoice'> {
  const prose = blocks
    .filter(({ isHeading, heading }) => !isHeading && !isStyleGuidance(heading))
    .map((block) => ({ ...block, form: 'text' as const, level: 0, lead: '', href: '' }))
  const tone = toneOf(prose)
  if (!tone || languageOf(blocks) !== null) return {}
  const sources = tone.examples.flatMap((sentence) => {
    const block = prose.find(({ text }) => text.includes(sentence))
    if (!block) return []
    const offset = (block.place.offset ?? 0) + block.text.indexOf(sentence)
    return [{ quote: sentence, place: { ...block.place, offset } }]
  })
  return { toneOfVoice: { text: tone.text, sources } }
}

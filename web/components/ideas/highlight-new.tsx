// Highlights what is new in an idea since its last question was answered.
import type { Idea } from '#contract/ideas.ts'
import { createContext, useContext } from 'react'

/** The sentences that the idea had before; null if it hasn't changed here. */
export const SentencesBeforeContext = createContext<ReadonlySet<string> | null>(null)

/** A text with its new sentences highlighted. */
export function HighlightNew({ text }: { text: string }) {
  const before = useContext(SentencesBeforeContext)
  if (!before) return text
  return sentencesOf(text).map((sentence, at) =>
    isWords(sentence) && !before.has(sentence) ? (
      <span key={at} className="mk">
        {sentence}
      </span>
    ) : (
      sentence
    ),
  )
}

type Parts = Pick<
  Idea,
  'title' | 'summary' | 'draft' | 'callToAction' | 'outline' | 'prepare' | 'checks' | 'formatFields'
>

/** Every sentence that an idea shows. */
export const sentencesIn = (idea: Parts): ReadonlySet<string> =>
  new Set(
    [
      idea.title,
      idea.summary,
      ...idea.draft.split('\n'),
      idea.callToAction,
      ...idea.outline,
      ...idea.prepare,
      ...idea.checks,
      ...idea.formatFields.flatMap(({ lines }) => lines),
    ]
      .flatMap(sentencesOf)
      .filter(isWords),
  )

/** Sentences, and the spaces between them. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…][”’)]?)(\s+)/)
const isWords = (text: string) => text.trim() !== ''

// Texts of the library as they are read: slots tinted, and run over with the highlighter what a search was for.
import type { SlotText } from '#contract/library.ts'
import { createContext, useContext } from 'react'

interface Reading {
  /** The words of the search. */
  sought: readonly string[]
  /** Slots are shown by their names. */
  names: boolean
}

export const ReadingContext = createContext<Reading>({ sought: [], names: false })

export function Marked({ text }: { text: string }) {
  const { sought } = useContext(ReadingContext)
  return partsOf(text, sought).map(({ part, found }, index) =>
    found ? (
      <mark key={index} className="mk text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

export function Slotted({ text }: { text: SlotText }) {
  const { names } = useContext(ReadingContext)
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      <Marked key={index} text={piece} />
    ) : (
      <span
        key={index}
        title={`{${piece.slot}}`}
        className="rounded-slip bg-pencil-soft box-decoration-clone px-[0.15em] print:underline print:decoration-dotted"
      >
        <Marked text={names ? `{${piece.slot}}` : piece.value} />
      </span>
    ),
  )
}

/** A text cut where a sought word begins or ends, without regard to case. */
export function partsOf(text: string, sought: readonly string[]): { part: string; found: boolean }[] {
  if (!sought.length) return [{ part: text, found: false }]
  // The longest first, so that "price" does not cut "prices" short.
  const words = sought.toSorted((one, other) => other.length - one.length).map(escaped)
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, index) => ({ part, found: index % 2 === 1 }))
    .filter(({ part }) => part)
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]")

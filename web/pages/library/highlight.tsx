// A text run over with the highlighter where it holds what a search was for.
import { createContext, useContext } from 'react'

/** The words of the search. */
export const SearchWordsContext = createContext<readonly string[]>([])

export function Highlight({ text }: { text: string }) {
  const sought = useContext(SearchWordsContext)
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

/** A text cut where a sought word begins or ends, without regard to case. */
function partsOf(text: string, sought: readonly string[]): { part: string; found: boolean }[] {
  if (!sought.length) return [{ part: text, found: false }]
  // The longest first, so that "price" does not cut "prices" short.
  const words = sought.toSorted((one, other) => other.length - one.length).map(escaped)
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, index) => ({ part, found: index % 2 === 1 }))
    .filter(({ part }) => part)
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]")

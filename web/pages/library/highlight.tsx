// Highlights the words of a search in a text.
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

/** The text split at the searched words, ignoring case. */
function partsOf(text: string, sought: readonly string[]): { part: string; found: boolean }[] {
  if (!sought.length) return [{ part: text, found: false }]
  // Longest first, so that "price" doesn't split "prices".
  const words = sought.toSorted((one, other) => other.length - one.length).map(escaped)
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, index) => ({ part, found: index % 2 === 1 }))
    .filter(({ part }) => part)
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]")

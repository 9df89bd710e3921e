import type { EditorialLibrary } from '#contract/library.ts'
import { control } from '#web/components/ui/field.tsx'
import { TextButton } from '#web/components/ui/button.tsx'
import { useState } from 'react'
import { Marked, ReadingContext } from './marked.tsx'

/** Which words are taken for the same thing. */
export function Thesaurus({ library: { thesaurus } }: { library: EditorialLibrary }) {
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = thesaurus.filter(({ concept, words }) =>
    [concept, ...words].some((word) => word.includes(sought)),
  )
  return (
    <section aria-label="Thesaurus" className="pt-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <input
          type="search"
          aria-label="Search the thesaurus"
          placeholder="Search concepts and their words"
          autoComplete="off"
          value={search}
          className={`${control} sm:max-w-80`}
          onChange={(event) => setSearch(event.target.value)}
        />
        <output className="text-small text-ink-2">
          {found.length} of {thesaurus.length} concepts
        </output>
      </div>
      {found.length > 0 ? (
        <ReadingContext value={{ sought: sought ? [sought] : [], names: false }}>
          <dl className="mt-6 gap-x-8 sm:columns-2 xl:columns-3">
            {found.map(({ concept, words }) => (
              <div
                key={concept}
                className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 break-inside-avoid border-t border-rule py-1.5"
              >
                <dt className="font-semibold wrap-anywhere">
                  <Marked text={concept} />
                </dt>
                <dd className="text-ink-2">
                  <Marked text={words.join(', ')} />
                </dd>
              </div>
            ))}
          </dl>
        </ReadingContext>
      ) : (
        <div className="mt-6 rounded-slip border-[1.5px] border-dashed border-edge px-5 py-8 text-center">
          <p className="wrap-anywhere">No concept has “{search.trim()}”: such a word stands for itself.</p>
          <TextButton className="mt-2" onClick={() => setSearch('')}>
            Show all
          </TextButton>
        </div>
      )}
    </section>
  )
}

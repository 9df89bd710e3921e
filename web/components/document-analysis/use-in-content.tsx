// Asks, as soon as a document is added, whether its facts may be used in content.
import { decideDocumentFacts, readDocuments } from '#contract/documents.ts'
import { readFacts } from '#contract/facts.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { useId, useState } from 'react'
import { factsByQuote } from '../facts-by-quote.ts'
import { countOf } from '../plan/counts.ts'
import { Button } from '../ui/button.tsx'
import { FactList } from './document-facts.tsx'

/** The number of facts shown before the user chooses among them. */
const SHOWN = 4

export function UseInContent({ documentId }: { documentId: string }) {
  const kept = useReadCache()
  const notify = useNotify()
  const id = useId()
  const facts = useRead(readFacts, { query: { documentId } }).data
  const quotes = factsByQuote(facts ?? []).map(([{ quote }]) => quote)
  const [choosing, setChoosing] = useState(false)
  const decide = useSend(decideDocumentFacts)
  if (quotes.length === 0) return null
  const answer = (use: 'all' | 'chosen' | 'none') =>
    decide.mutate(
      { params: { id: documentId }, body: { use } },
      {
        onSuccess: () => void kept.refresh(readDocuments, readFacts),
        onError: (error) => notify({ title: 'Error', text: error.message, error }),
      },
    )
  return (
    <section aria-labelledby={id} className="mt-4 rounded-panel bg-wash p-4 sm:p-5">
      <h4 id={id} className="font-display text-d3 font-semibold">
        Use these in your content?
      </h4>
      <p className="mt-1 max-w-[62ch]">
        We found {countOf(quotes.length, 'fact').toLowerCase()}. What you don’t use is never published, but
        still helps us choose what your ideas are about.
      </p>
      {choosing ? (
        <div className="mt-4">
          <FactList documentId={documentId} />
          <Button tone="pencil" className="mt-4" pending={decide.isPending} onClick={() => answer('chosen')}>
            Done
          </Button>
        </div>
      ) : (
        <>
          <ul className="mt-3 grid list-disc gap-1 pl-5">
            {quotes.slice(0, SHOWN).map((quote) => (
              <li key={quote} className="max-w-[66ch] wrap-anywhere">
                {quote}
              </li>
            ))}
            {quotes.length > SHOWN && <li className="text-ink-2">and {quotes.length - SHOWN} more</li>}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button tone="pencil" pending={decide.isPending} onClick={() => answer('all')}>
              Use all
            </Button>
            <Button onClick={() => setChoosing(true)}>Choose</Button>
            <Button onClick={() => answer('none')}>Use none</Button>
          </div>
        </>
      )}
    </section>
  )
}

// Documents: how much space they use, how to add one, and what we learned from each.
import { readDocuments } from '#contract/documents.ts'
import { DOCUMENT_SLOTS } from '#contract/values/content.ts'
import { useRead } from '#web/api/use-read.ts'
import { useState } from 'react'
import { Failed } from '../ui/failed.tsx'
import { SectionHeading } from '../ui/heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DocumentRow } from './document-row.tsx'
import { UploadBox } from './upload-box.tsx'
import { inMegabytes } from './upload-rules.ts'

/** `headed` adds a heading, for screens that show other things too. */
export function DocumentAnalysis({ headed = false }: { headed?: boolean }) {
  const read = useRead(readDocuments)
  // Only one document is edited at a time.
  const [editing, setEditing] = useState<string | null>(null)
  const stored = read.data?.stats
  return (
    <section aria-label="Document Analysis" className="grid gap-5">
      {headed ? (
        <SectionHeading>Document Analysis</SectionHeading>
      ) : (
        <h2 className="sr-only">Your documents</h2>
      )}
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        <p className="max-w-[66ch] text-ink-2">
          Price lists, brochures, brand guidelines. You choose which facts go into your content. Emails and
          reports never show a document’s name.
        </p>
        {stored && (
          <p className="flex gap-5 tabular-nums">
            <span>
              {stored.count}/{DOCUMENT_SLOTS} documents
            </span>
            <span>{inMegabytes(stored.totalSizeBytes)} / 10 MB</span>
          </p>
        )}
      </div>
      {stored && <UploadBox stored={stored} />}
      {read.isPending && <Skeleton rows={2} height="h-24" />}
      {read.isError && <Failed error={read.error} onRetry={read.refetch} />}
      {read.data?.documents.length === 0 && <p className="text-ink-2">No documents yet.</p>}
      {read.isSuccess && (
        <ul className="grid gap-5">
          {read.data.documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              alone={read.data.documents.length === 1}
              editing={editing === document.id}
              locked={editing !== null && editing !== document.id}
              onEdit={(open) => setEditing(open ? document.id : null)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

import { deleteDocument, type Document, readDocuments } from '#contract/documents.ts'
import { readProfile } from '#contract/profile.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { useState } from 'react'
import { useDates } from '../dates.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/dialog.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { InsightCards } from './insight-cards.tsx'
import { InsightEditor } from './insight-editor.tsx'
import { UseInContent } from './use-in-content.tsx'
import { sizeInWords } from './upload-rules.ts'

interface DocumentRowProps {
  document: Document
  alone: boolean
  editing: boolean
  /** Whether another document is being edited. */
  locked: boolean
  onEdit: (open: boolean) => void
}

export function DocumentRow({ document, alone, editing, locked, onEdit }: DocumentRowProps) {
  const { dayOf } = useDates()
  const kept = useReadCache()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const remove = useSend(deleteDocument)
  const deleteIt = () =>
    remove.mutate(
      { params: { id: document.id } },
      {
        onSuccess: () => {
          void kept.refresh(readDocuments, readProfile)
          notify({ title: 'Document deleted' })
        },
        onError: (error) => {
          setAsking(false)
          notify({ title: error.message || 'Failed to delete document', error })
        },
      },
    )
  const { fileName } = document
  return (
    <li className="slip slip-flat p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold wrap-anywhere">{fileName}</h3>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-small text-ink-2">
            <span>{sizeInWords(document.fileSizeBytes)}</span>
            <span>Uploaded {dayOf(document.uploadedAt)}</span>
            {document.isProcessed && <span className="font-semibold text-moss">Processed</span>}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            disabled={editing || locked || !document.isProcessed}
            aria-label={`Edit ${fileName}`}
            onClick={() => onEdit(true)}
          >
            Edit
          </Button>
          <Button aria-label={`Delete ${fileName}`} onClick={() => setAsking(true)}>
            Delete
          </Button>
        </div>
      </div>
      {document.notice && (
        <Alert tone="plain" className="mt-4">
          <p>{document.notice}</p>
        </Alert>
      )}
      {document.isProcessed && !document.factsDecided && <UseInContent documentId={document.id} />}
      <div className="mt-3">
        {editing ? (
          <InsightEditor document={document} onDone={() => onEdit(false)} />
        ) : (
          document.isProcessed && (
            <div className="flex flex-wrap gap-x-7">
              <Disclosure summary="What it says about your brand" open={alone}>
                <InsightCards insights={document.extractedInsights} />
              </Disclosure>
              {document.factsDecided && <DocumentFacts documentId={document.id} />}
            </div>
          )
        )}
      </div>
      <Confirm
        open={asking}
        title={`Delete ${fileName}?`}
        action="Delete"
        pending={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={deleteIt}
      >
        <p>Are you sure you want to delete this document? This action cannot be undone.</p>
      </Confirm>
    </li>
  )
}

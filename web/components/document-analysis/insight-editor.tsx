import {
  type Document,
  editDocument,
  type InsightSection,
  insightSections,
  readDocuments,
} from '#contract/documents.ts'
import { readProfile } from '#contract/profile.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { insightNames } from './insight-cards.tsx'

/** A form to correct one document's insights. Only changed texts are sent. */
export function InsightEditor({ document, onDone }: { document: Document; onDone: () => void }) {
  const kept = useReadCache()
  const notify = useNotify()
  const [edits, setEdits] = useState<Partial<Record<InsightSection, string>>>({})
  const save = useSend(editDocument)
  const changed = Object.fromEntries(
    insightNames.flatMap((name) => {
      const text = edits[name]
      return text !== undefined && text !== textOf(document, name) ? [[name, text]] : []
    }),
  )
  const saveChanges = () =>
    save.mutate(
      { params: { id: document.id }, body: { extractedInsights: changed } },
      {
        onSuccess: () => {
          void kept.refresh(readDocuments, readProfile)
          notify({ title: 'Document updated' })
          onDone()
        },
        onError: (error) => notify({ title: error.message || 'Failed to update document', error }),
      },
    )
  return (
    <form
      aria-label={`Insights from ${document.fileName}`}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        saveChanges()
      }}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        {insightNames.map((name) => (
          <TextArea
            key={name}
            label={insightSections[name]}
            rows={4}
            maxLength={5000}
            value={edits[name] ?? textOf(document, name)}
            error={save.error?.errors.find(({ path }) => path.endsWith(name))?.message}
            onChange={(event) => setEdits({ ...edits, [name]: event.target.value })}
          />
        ))}
      </div>
      <div className="flex justify-end gap-3">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="pencil" disabled={!Object.keys(changed).length} pending={save.isPending}>
          Save Changes
        </Button>
      </div>
    </form>
  )
}

const textOf = (document: Document, name: InsightSection) => document.extractedInsights[name]?.text ?? ''

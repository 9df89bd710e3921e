import { addDocument, readDocuments } from '#contract/documents.ts'
import { readProfile } from '#contract/profile.ts'
import { DOCUMENT_SLOTS } from '#contract/values/content.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useWork, WorkProgress } from '../work-progress.tsx'
import { ACCEPTED, refusalOf } from './upload-rules.ts'

/** Accepts one document at a time, dropped or chosen. */
export function UploadBox({ stored }: { stored: { count: number; totalSizeBytes: number } }) {
  const kept = useReadCache()
  const notify = useNotify()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const add = useSend(addDocument)
  const work = useWork('document', add.isPending, () => void kept.refresh(readDocuments, readProfile))
  const running = add.isPending || !!work

  const upload = (file: File | undefined) => {
    if (!file || running) return
    const refusal = refusalOf(file, stored)
    if (refusal) return notify({ ...refusal, tone: 'bad' })
    const form = new FormData()
    form.set('document', file)
    add.mutate(
      { form },
      {
        onSuccess: () => {
          void kept.refresh(readDocuments, readProfile)
          notify({
            title: 'Document uploaded successfully',
            text: 'Your document has been processed and analyzed.',
          })
        },
        onError: (error) => notify({ title: error.message || 'Failed to upload document', error }),
      },
    )
  }
  return (
    <div
      className={`rounded-panel border-[1.5px] border-dashed p-6 ${over ? 'border-pencil bg-pencil-soft' : 'border-edge'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        upload(event.dataTransfer.files[0])
      }}
    >
      {running ? (
        <WorkProgress work={work} label="Reading the document" starting="Uploading the document" />
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <FileUp aria-hidden="true" className="size-7 shrink-0 text-ink-2" strokeWidth={1.5} />
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-medium">Drop a document here</p>
            <p className="text-small text-ink-2">
              PDF, DOCX or TXT; {DOCUMENT_SLOTS} documents, 10 MB together.
            </p>
          </div>
          <Button onClick={() => picker.current?.click()}>Choose a file</Button>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        aria-label="Upload a document"
        tabIndex={-1}
        accept={ACCEPTED.join(',')}
        className="sr-only"
        onChange={(event) => {
          upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}

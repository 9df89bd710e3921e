// The process that takes one uploaded file apart. It may read its own code, and nothing else of the machine; whoever began it
// ends it.
import type { DocumentText } from '#domain/reading/documents.ts'
import type { Answer, Job } from './answer.ts'
import { parseFile } from './parse-file.ts'
import { Refused } from './refused.ts'

process.once('message', (job: Job) => void answer(job))
process.once('disconnect', () => process.exit())

async function answer(job: Job): Promise<void> {
  const said = await parseFile(job).then((text) => understood(text, job), refusal)
  process.send?.(said)
}

async function understood(text: DocumentText, { about }: Job): Promise<Answer> {
  try {
    // Loaded only for a file that was not refused.
    const { readDocument } = await import('#domain/reading/documents/read-document.ts')
    return { text, ...readDocument(text, about.fileName, about.today, about.brandName) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** What a parser throws unasked is taken as a fault of the file: it met something that no sound file holds. */
function refusal(error: unknown): Answer {
  const detail = String(error).slice(0, 500)
  if (!(error instanceof Refused)) return { refused: { reason: 'corrupt', really: '', detail } }
  return { refused: { reason: error.reason, really: error.really.slice(0, 60), detail } }
}

// The child process that parses one uploaded file. It may read only its own code; its parent process stops
// it.
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
    // The parser is loaded only after the file was found acceptable, since loading takes time.
    const { readDocument } = await import('#domain/reading/documents/read-document.ts')
    return { text, ...readDocument(text, about.fileName, about.today, about.brandName) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** An unexpected error in a parser is treated as a fault of the file. */
function refusal(error: unknown): Answer {
  const detail = String(error).slice(0, 500)
  if (!(error instanceof Refused)) return { refused: { reason: 'corrupt', actualType: '', detail } }
  return { refused: { reason: error.reason, actualType: error.actualType.slice(0, 60), detail } }
}

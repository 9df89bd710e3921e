// The process that takes one uploaded file apart. It may read its own code, and nothing else of the machine; whoever began it
// ends it.
import type { Answer, Job } from './answer.ts'
import { parseFile } from './parse-file.ts'
import { Refused } from './refused.ts'

process.once('message', (job: Job) => void answer(job))
process.once('disconnect', () => process.exit())

async function answer(job: Job): Promise<void> {
  const said: Answer = await parseFile(job).then((text) => ({ text }), refusal)
  process.send?.(said)
}

/** What a parser throws unasked is taken as a fault of the file: it met something that no sound file holds. */
function refusal(error: unknown): Answer {
  const detail = String(error).slice(0, 500)
  if (!(error instanceof Refused)) return { refused: { reason: 'corrupt', really: '', detail } }
  return { refused: { reason: error.reason, really: error.really.slice(0, 60), detail } }
}

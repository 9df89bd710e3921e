// Reads uploaded documents, two at a time, each in its own process.
import { DOCUMENT_BYTES } from '#contract/values/content.ts'
import {
  MOST_CHARACTERS,
  MOST_PAGES,
  type DocumentReader,
  type DocumentText,
} from '#domain/reading/documents.ts'
import { extensionOf } from '#domain/brand/file-name.ts'
import { Answer, type Reason } from './answer.ts'
import { runInChild, type ChildLimits } from './child.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { misnamed, overTenMegabytes, problemOf, unsupported } from './sentences.ts'

export interface Reading {
  fileName: string
  seconds: number
  /** The peak memory of the document's process; 0 if the system doesn't report it. */
  peakMegabytes: number
  outcome: 'read' | Reason
  detail: string
}

export interface DocumentReaderOptions extends Partial<ChildLimits> {
  /** The path of `parse-child.ts` in this folder, or of its built version. */
  childScript: URL
  /** Is called after every file that was parsed, for logs and benchmarks. */
  onReading?: (reading: Reading) => void
}

export function documentReader({ childScript, onReading, ...limits }: DocumentReaderOptions): DocumentReader {
  const limited = limitConcurrency(2)
  return {
    async read(bytes, about) {
      const extension = extensionOf(about.fileName)
      if (!isFileType(extension)) throw unsupported()
      if (bytes.byteLength > DOCUMENT_BYTES) throw overTenMegabytes()
      const job = { bytes, mostPages: MOST_PAGES, mostCharacters: MOST_CHARACTERS, about }
      const { said, seconds, peakMegabytes } = await limited(() =>
        runInChild(childScript, job, { ...LIMITS, ...limits }),
      )
      const answer = Answer.parse(said)
      if ('fault' in answer) throw new Error(`Analysing ${about.fileName} says: ${answer.fault}`)
      const refused = 'refused' in answer ? answer.refused : null
      onReading?.({
        fileName: about.fileName,
        seconds,
        peakMegabytes,
        outcome: refused?.reason ?? 'read',
        detail: refused?.detail ?? '',
      })
      if ('refused' in answer) throw problemOf(answer.refused, extension)
      if (answer.text.fileType !== extension) throw misnamed(extension, answer.text.fileType)
      return answer
    },
  }
}

const LIMITS: ChildLimits = { seconds: 15, megabytes: 300 }

const isFileType = (extension: string): extension is DocumentText['fileType'] =>
  ['pdf', 'docx', 'txt'].includes(extension)

// Messages for files that can't be read, each with what to do about it.
import { Problem } from '#domain/problem.ts'
import type { DocumentText } from '#domain/reading/documents.ts'
import type { Reason, Refusal } from './answer.ts'

export function problemOf(refusal: Refusal, extension: string): Problem {
  if (refusal.reason === 'wrong-type') {
    return new Problem(
      'wrong-type',
      `${ONLY} This file is named .${extension} but contains ${refusal.actualType}.`,
    )
  }
  return new Problem(refusal.reason === 'too-large' ? 'too-large' : 'invalid', SENTENCES[refusal.reason])
}

/** The message for a file whose name has the ending of another supported type. */
export function misnamed(extension: string, found: DocumentText['fileType']): Problem {
  return new Problem(
    'wrong-type',
    `This file is named .${extension} but contains ${KINDS[found]}. Please rename it to .${found} and upload it again.`,
  )
}

export const unsupported = () => new Problem('wrong-type', ONLY)

export const overTenMegabytes = () =>
  new Problem('too-large', 'This file is larger than 10MB. Please upload a smaller one.')

const ONLY = 'Please upload PDF, DOCX, or TXT files only.'

const KINDS = { pdf: 'a PDF', docx: 'a Word document', txt: 'plain text' } as const

const SENTENCES: Record<Exclude<Reason, 'wrong-type'>, string> = {
  encrypted:
    'This file is protected with a password, so we couldn’t read it. Please remove the password and upload it again.',
  empty: 'This file is empty. Please check that you chose the right one and upload it again.',
  corrupt:
    'This file is damaged or incomplete. Please save it again under a new name and upload the new copy.',
  unsafe:
    'This file contains something that could be unsafe, so we didn’t read it. Please save it as a new file and upload the new copy.',
  'too-large':
    'This file is too large once unpacked. Please remove its images or split it, and upload it again.',
  'too-slow':
    'This file took too long to read. Please save it in a simpler format, such as plain text, and upload it again.',
}

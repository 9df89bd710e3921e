// What a person is told when a file was not read, and what to do about it.
import { Problem } from '#domain/problem.ts'
import type { DocumentText } from '#domain/reading/documents.ts'
import type { Reason, Refusal } from './answer.ts'

export function problemOf(refusal: Refusal, extension: string): Problem {
  if (refusal.reason === 'wrong-type') {
    return new Problem('wrong-type', `${ONLY} This file is named .${extension} but holds ${refusal.really}.`)
  }
  return new Problem(refusal.reason === 'too-large' ? 'too-large' : 'invalid', SENTENCES[refusal.reason])
}

/** The file is of a kind that can be read, but its name says another. */
export function misnamed(extension: string, found: DocumentText['fileType']): Problem {
  return new Problem(
    'wrong-type',
    `This file is named .${extension} but holds ${KINDS[found]}. Please rename it to .${found} and upload it again.`,
  )
}

export const unsupported = () => new Problem('wrong-type', ONLY)

export const overTenMegabytes = () =>
  new Problem('too-large', 'This file is larger than 10MB. Please upload a smaller one.')

const ONLY = 'Please upload PDF, DOCX, or TXT files only.'

const KINDS = { pdf: 'a PDF', docx: 'a Word document', txt: 'plain text' } as const

const SENTENCES: Record<Exclude<Reason, 'wrong-type'>, string> = {
  encrypted:
    'This file is protected with a password, so it could not be read. Please remove the password and upload it again.',
  empty: 'This file is empty. Please check that you chose the right one and upload it again.',
  corrupt:
    'This file is damaged or incomplete, so it could not be read. Please save it again under a new name and upload that.',
  unsafe:
    'This file holds something that ordinary documents do not, so it was not read. Please save it again as a new file and upload that.',
  'too-large':
    'This file unpacks to more than can be read here. Please leave out its pictures or split it, and upload it again.',
  'too-slow':
    'This file took too long to read. Please save it in a simpler form, such as plain text, and upload it again.',
}

// Reads files from multipart forms.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DOCUMENT_BYTES } from '#contract/values/content.ts'
import { Problem } from '#domain/problem.ts'

export interface Upload {
  name: string
  bytes: Uint8Array
}

export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: DOCUMENT_BYTES, files: 1, fields: 5, parts: 6 } })
}

/** The one file of a form. */
export async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem('wrong-type', 'Send the document as multipart/form-data.')
  const part = await request.file()
  if (!part || part.fieldname !== field) throw new Problem('invalid', 'Choose a document to upload.')
  return { name: part.filename, bytes: await part.toBuffer() }
}

import { addDocument } from '#contract/documents.ts'
import type { Visitor } from './product.ts'

/** Uploads a document with this name and content. */
export function upload(visitor: Visitor, name: string, text: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('document', new Blob([text]), name)
  return visitor.ask(addDocument, { form })
}

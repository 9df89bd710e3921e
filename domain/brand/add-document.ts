import { DOCUMENT_BYTES, DOCUMENT_SLOTS } from '#contract/values/content.ts'
import type { Document } from '#contract/documents.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { cleanFileName } from './file-name.ts'
import { ownProfile } from './own-profile.ts'

/**
 * Reads an uploaded document and saves it with its insights and facts. All of it is saved in one transaction,
 * or nothing is.
 */
export async function addDocument(
  world: World,
  member: Account,
  upload: { name: string; bytes: Uint8Array },
): Promise<Document> {
  requireFeature(member, 'documents')
  const profile = await ownProfile(world, member)
  const fileName = cleanFileName(upload.name)
  const size = upload.bytes.byteLength
  checkRoom(await world.documents.of(profile.id), size)
  const key = `${fileName}:${size}`
  return await world.work.run(member.id, 'document', key, async (report) => {
    await enforceRateLimit(world, `document:${member.id}`, 60, 3600)
    report('Reading the document', 0.2)
    const now = world.now()
    const today = localDay(world.zones, profile.deliveryTimezone, now)
    const about = { fileName, today, brandName: profile.companyName }
    const { text, insights, facts, notice } = await world.documentReader.read(upload.bytes, about)
    report('Saving the findings', 0.9)
    return await world.atomically(async (world) => {
      await world.brands.lock(profile.id)
      checkRoom(await world.documents.of(profile.id), size)
      const document = await world.documents.add(
        profile.id,
        {
          fileName,
          fileType: text.fileType,
          fileSizeBytes: size,
          extractedInsights: insights,
          isProcessed: true,
          notice,
        },
        now,
      )
      await world.facts.replace(profile.id, { kind: 'document', documentId: document.id }, facts)
      return document
    })
  })
}

function checkRoom(documents: readonly Document[], size: number): void {
  if (documents.length >= DOCUMENT_SLOTS) {
    throw new Problem('invalid', 'You can only store 3 documents. Please delete a document first.')
  }
  const used = documents.reduce((sum, document) => sum + document.fileSizeBytes, 0)
  if (used + size > DOCUMENT_BYTES) {
    throw new Problem(
      'too-large',
      `File would exceed the 10MB storage limit. Current usage: ${megabytes(used)}`,
    )
  }
}

/** Writes a file size as the storage counter shows it, such as "2.4 MB". */
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

import { and, asc, eq, sql } from 'drizzle-orm'
import type { Document } from '#contract/documents.ts'
import type { DocumentStore } from '#domain/brand/stores.ts'
import type { Database } from './embedded/database.ts'
import { isId } from './ids.ts'
import { brandFacts, documents, profiles } from './tables.ts'

export function documentStore({ q }: Database): DocumentStore {
  const one = (profileId: string, documentId: string) =>
    and(eq(documents.id, documentId), eq(documents.profileId, profileId))
  const touch = async (profileId: string) => {
    await q()
      .update(profiles)
      .set({ documentInsightsLastUpdated: sql`now()` })
      .where(eq(profiles.id, profileId))
  }
  return {
    async of(profileId) {
      const rows = await q()
        .select()
        .from(documents)
        .where(eq(documents.profileId, profileId))
        .orderBy(asc(documents.uploadedAt))
      return rows.map(documentOf)
    },
    async add(profileId, document, now) {
      const [row] = await q()
        .insert(documents)
        .values({ ...document, profileId, uploadedAt: now })
        .returning()
      if (!row) throw new Error('The document was not kept')
      await touch(profileId)
      return documentOf(row)
    },
    async editInsights(profileId, documentId, extractedInsights) {
      if (!isId(documentId)) return null
      const [row] = await q()
        .update(documents)
        .set({ extractedInsights })
        .where(one(profileId, documentId))
        .returning()
      if (row) await touch(profileId)
      return row ? documentOf(row) : null
    },
    async decideFacts(profileId, documentId, visibility, now) {
      if (!isId(documentId)) return null
      const [row] = await q()
        .update(documents)
        .set({ factsDecidedAt: now })
        .where(one(profileId, documentId))
        .returning()
      if (row && visibility) {
        await q().update(brandFacts).set({ visibility }).where(eq(brandFacts.documentId, documentId))
      }
      return row ? documentOf(row) : null
    },
    async remove(profileId, documentId) {
      if (!isId(documentId)) return false
      const gone = await q()
        .delete(documents)
        .where(one(profileId, documentId))
        .returning({ id: documents.id })
      if (gone.length === 0) return false
      // A brand without documents has no date of its last insights.
      const left = sql`exists (select from ${documents} where ${documents.profileId} = ${profileId})`
      await q()
        .update(profiles)
        .set({ documentInsightsLastUpdated: sql`case when ${left} then now() end` })
        .where(eq(profiles.id, profileId))
      return true
    },
  }
}

const documentOf = (row: typeof documents.$inferSelect): Document => ({
  id: row.id,
  fileName: row.fileName,
  fileType: row.fileType,
  fileSizeBytes: row.fileSizeBytes,
  extractedInsights: row.extractedInsights,
  isProcessed: row.isProcessed,
  notice: row.notice,
  uploadedAt: row.uploadedAt.toISOString(),
  factsDecided: row.factsDecidedAt !== null,
})

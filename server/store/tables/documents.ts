import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Insights } from '#contract/documents.ts'
import { profiles } from './brands.ts'
import { id, moment, oneOf } from './columns.ts'

export const documents = pgTable(
  'documents',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    fileType: text('file_type', { enum: ['pdf', 'docx', 'txt'] }).notNull(),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    extractedInsights: jsonb('extracted_insights').$type<Insights>().notNull().default({}),
    isProcessed: boolean('is_processed').notNull().default(false),
    notice: text(),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
    /** When the user chose which of the document's facts ideas may use; until then the page asks. */
    factsDecidedAt: moment('facts_decided_at'),
  },
  (t) => [
    index('documents_profile').on(t.profileId),
    oneOf('documents_type', t.fileType, ['pdf', 'docx', 'txt']),
    check('documents_size', sql`${t.fileSizeBytes} between 0 and 10485760`),
  ],
)

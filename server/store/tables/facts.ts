import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Place, Slots, SourceWords } from '#contract/facts.ts'
import { profiles } from './brands.ts'
import { id, createdAt, texts, oneOf } from './columns.ts'
import { documents } from './documents.ts'

/** What we know about a brand: one row for each fact with its source. */
export const brandFacts = pgTable(
  'brand_facts',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['website', 'document', 'profile', 'news', 'event'] }).notNull(),
    quote: text().notNull(),
    place: jsonb().$type<Place>().notNull(),
    type: text().notNull(),
    slots: jsonb().$type<Slots>().notNull().default({}),
    heading: text().notNull().default(''),
    freshness: text({ enum: ['current', 'undated', 'dated'] }).notNull(),
    status: text({ enum: ['extracted', 'confirmed', 'edited', 'hidden'] })
      .notNull()
      .default('extracted'),
    visibility: text({ enum: ['public', 'internal'] }).notNull(),
    voice: text({ enum: ['brand', 'customer', 'third-party'] }).notNull(),
    flags: texts('flags'),
    /** The source's own version of a fact that a user edited. */
    original: jsonb().$type<SourceWords>(),
    /** The fact's position in its source. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('brand_facts_profile').on(t.profileId, t.position),
    index('brand_facts_document').on(t.documentId),
    check('brand_facts_document_kind', sql`(${t.kind} = 'document') = (${t.documentId} is not null)`),
    oneOf('brand_facts_status', t.status, ['extracted', 'confirmed', 'edited', 'hidden']),
    oneOf('brand_facts_visibility', t.visibility, ['public', 'internal']),
  ],
)

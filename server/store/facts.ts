import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Fact, ADDED_BY_USER } from '#contract/facts.ts'
import { withDecisions } from '#domain/brand/keep-decisions.ts'
import type { FactSource, FactStore } from '#domain/brand/stores.ts'
import type { Database } from './embedded/database.ts'
import { isId } from './ids.ts'
import { labelToday } from './stored-labels.ts'
import { brandFacts } from './tables.ts'

type Row = typeof brandFacts.$inferSelect

export function factStore({ q, prepared }: Database): FactStore {
  const factsOf = prepared('facts_of_profile', (q) =>
    q
      .select()
      .from(brandFacts)
      .where(eq(brandFacts.profileId, sql.placeholder('profileId')))
      .orderBy(asc(brandFacts.kind), asc(brandFacts.documentId), asc(brandFacts.position)),
  )
  const of = async (profileId: string) => (await factsOf({ profileId })).map(factOf)
  const one = (profileId: string, factId: string) =>
    and(eq(brandFacts.id, factId), eq(brandFacts.profileId, profileId))
  return {
    of,
    async byId(profileId, factId) {
      if (!isId(factId)) return null
      const [row] = await q().select().from(brandFacts).where(one(profileId, factId))
      return row ? factOf(row) : null
    },
    async replace(profileId, source, facts) {
      const ofSource = and(eq(brandFacts.profileId, profileId), whereSource(source))
      const before = (await q().delete(brandFacts).where(ofSource).returning()).map(factOf)
      const kept = withDecisions(facts, before)
      if (kept.length === 0) return
      const documentId = source.kind === 'document' ? source.documentId : null
      await q()
        .insert(brandFacts)
        .values(kept.map((fact, position) => ({ ...fact, profileId, documentId, position })))
    },
    async add(profileId, fact) {
      const last = q()
        .select({ at: sql`coalesce(max(${brandFacts.position}), -1) + 1` })
        .from(brandFacts)
        .where(eq(brandFacts.profileId, profileId))
      const [row] = await q()
        .insert(brandFacts)
        .values({ ...fact, profileId, position: sql`(${last})` })
        .returning()
      if (!row) throw new Error('The fact was not kept')
      return factOf(row)
    },
    async decide(profileId, factId, decided) {
      if (!isId(factId)) return null
      const [row] = await q().update(brandFacts).set(decided).where(one(profileId, factId)).returning()
      return row ? factOf(row) : null
    },
    async remove(profileId, factId) {
      if (!isId(factId)) return false
      const gone = await q().delete(brandFacts).where(one(profileId, factId)).returning({ id: brandFacts.id })
      return gone.length > 0
    },
  }
}

/**
 * The condition for rows that were read from one source. Facts that users added have the kind profile too,
 * but reading never replaces them.
 */
const whereSource = (source: FactSource) =>
  source.kind === 'document'
    ? eq(brandFacts.documentId, source.documentId)
    : and(
        eq(brandFacts.kind, source.kind),
        isNull(brandFacts.documentId),
        sql`${brandFacts.place}->>'of' <> ${ADDED_BY_USER.of}`,
      )

const types = Fact.shape.type
const flags = z.array(Fact.shape.flags.def.element)

const factOf = (row: Row): Fact => ({
  id: row.id,
  kind: row.kind,
  quote: row.quote,
  place: { ...row.place, label: labelToday(row.place.label) },
  type: types.parse(row.type),
  slots: row.slots,
  heading: row.heading,
  freshness: row.freshness,
  status: row.status,
  visibility: row.visibility,
  voice: row.voice,
  flags: flags.parse(row.flags),
  documentId: row.documentId,
  ...(row.original && { original: row.original }),
})

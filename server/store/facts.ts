import { and, asc, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Fact, type NewFact } from '#contract/facts.ts'
import type { FactSource, FactStore } from '#domain/brand/stores.ts'
import type { Database } from './database.ts'
import { isId } from './ids.ts'
import { brandFacts } from './tables.ts'

type Row = typeof brandFacts.$inferSelect

export function factStore({ q }: Database): FactStore {
  const of = async (profileId: string) =>
    (
      await q()
        .select()
        .from(brandFacts)
        .where(eq(brandFacts.profileId, profileId))
        .orderBy(asc(brandFacts.kind), asc(brandFacts.documentId), asc(brandFacts.position))
    ).map(factOf)
  return {
    of,
    async replace(profileId, source, facts) {
      const ofSource = and(eq(brandFacts.profileId, profileId), whereSource(source))
      const before = (await q().delete(brandFacts).where(ofSource).returning()).map(factOf)
      const decided = new Map(before.map((fact) => [sameWords(fact), fact]))
      if (facts.length === 0) return
      await q()
        .insert(brandFacts)
        .values(
          facts.map((fact, position) => {
            const known = decided.get(sameWords(fact))
            return {
              ...fact,
              status: known?.status ?? fact.status,
              visibility: known?.visibility ?? fact.visibility,
              profileId,
              documentId: source.kind === 'document' ? source.documentId : null,
              position,
            }
          }),
        )
    },
    async change(profileId, factId, changes) {
      if (!isId(factId)) return null
      const [row] = await q()
        .update(brandFacts)
        .set({
          ...(changes.status && { status: changes.status }),
          ...(changes.visibility && { visibility: changes.visibility }),
        })
        .where(and(eq(brandFacts.id, factId), eq(brandFacts.profileId, profileId)))
        .returning()
      return row ? factOf(row) : null
    },
  }
}

const whereSource = (source: FactSource) =>
  source.kind === 'document'
    ? eq(brandFacts.documentId, source.documentId)
    : and(eq(brandFacts.kind, source.kind), isNull(brandFacts.documentId))

const sameWords = (fact: Pick<NewFact, 'type' | 'quote'>) => `${fact.type}:${fact.quote}`

const types = Fact.shape.type
const flags = z.array(Fact.shape.flags.def.element)

const factOf = (row: Row): Fact => ({
  id: row.id,
  kind: row.kind,
  quote: row.quote,
  place: row.place,
  type: types.parse(row.type),
  slots: row.slots,
  heading: row.heading,
  freshness: row.freshness,
  status: row.status,
  visibility: row.visibility,
  voice: row.voice,
  flags: flags.parse(row.flags),
  documentId: row.documentId,
})

import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { EditablePart } from '#contract/ideas.ts'
import type { IdeaKey } from '#domain/ideas/engine.ts'
import type { IdeaPage, IdeaStore } from '#domain/ideas/stores.ts'
import type { Database } from './embedded/database.ts'
import { columns, ideaOf, partsOf, type Row } from './idea-rows.ts'
import { isId } from './ids.ts'
import { contentIdeas } from './tables.ts'

export function ideaStore({ q, prepared }: Database): IdeaStore {
  const pastOf = prepared('past_ideas', (q) =>
    q
      .select({
        status: contentIdeas.status,
        dismissal: contentIdeas.dismissal,
        key: contentIdeas.ideaKey,
        title: contentIdeas.title,
        generatedAt: contentIdeas.generatedAt,
      })
      .from(contentIdeas)
      .where(eq(contentIdeas.profileId, sql.placeholder('profileId')))
      .orderBy(asc(contentIdeas.generatedAt), asc(contentIdeas.position)),
  )
  const isOf = (profileId: string, id: string) =>
    and(eq(contentIdeas.profileId, profileId), eq(contentIdeas.id, id))
  const changed = async (
    profileId: string,
    id: string,
    values: Partial<typeof contentIdeas.$inferInsert>,
  ) => {
    const [row] = await q().update(contentIdeas).set(values).where(isOf(profileId, id)).returning(columns)
    return row ? ideaOf(row) : null
  }
  return {
    async keep(profileId, ideas, isInstant, now) {
      if (ideas.length === 0) return []
      const earlier = await q()
        .selectDistinct({ summary: contentIdeas.summary })
        .from(contentIdeas)
        .where(
          and(
            eq(contentIdeas.profileId, profileId),
            inArray(
              contentIdeas.summary,
              ideas.map(({ summary }) => summary),
            ),
          ),
        )
      const summaries = new Set(earlier.map(({ summary }) => summary))
      const repeats = ideas.map(({ summary }) => summaries.has(summary) || !summaries.add(summary))
      const rows = await q()
        .insert(contentIdeas)
        .values(
          ideas.map(({ key, ...idea }, position) => ({
            ...idea,
            profileId,
            ideaKey: key,
            keyText: keyText(key, now),
            isInstant,
            repeatsSummary: repeats[position] ?? false,
            generatedAt: now,
            position,
          })),
        )
        // An idea is not saved twice if a concurrent request has already saved it for the profile.
        .onConflictDoNothing()
        .returning(columns)
      return rows.toSorted((a, b) => a.position - b.position).map(ideaOf)
    },
    async page(profileId, page) {
      const { limit, cursor } = page
      const rows = await q()
        .select(columns)
        .from(contentIdeas)
        .where(
          and(
            eq(contentIdeas.profileId, profileId),
            ...filters(page),
            cursor === undefined ? undefined : after(cursor),
          ),
        )
        .orderBy(desc(contentIdeas.generatedAt), asc(contentIdeas.position), asc(contentIdeas.id))
        .limit(limit + 1)
      const last = rows[limit - 1]
      return {
        ideas: rows.slice(0, limit).map(ideaOf),
        next: rows.length > limit && last ? cursorOf(last) : null,
      }
    },
    async counts(profileId) {
      const counts = { generated: 0, in_use: 0, published: 0, archived: 0, not_for_us: 0 }
      const rows = await q()
        .select({ status: contentIdeas.status, dismissed: isDismissed, count: count() })
        .from(contentIdeas)
        .where(eq(contentIdeas.profileId, profileId))
        .groupBy(contentIdeas.status, isDismissed)
      for (const row of rows) counts[row.dismissed ? 'not_for_us' : row.status] += row.count
      return counts
    },
    async mark(profileId, id, { status, dismissal }, now) {
      if (!isId(id)) return null
      const publishedAt =
        status === 'published'
          ? sql`coalesce(${contentIdeas.publishedAt}, ${now.toISOString()}::timestamptz)`
          : status === 'archived'
            ? contentIdeas.publishedAt
            : null
      const [row] = await q()
        .update(contentIdeas)
        .set({ status, dismissal, publishedAt })
        .where(and(eq(contentIdeas.profileId, profileId), eq(contentIdeas.id, id)))
        .returning(columns)
      return row ? ideaOf(row) : null
    },
    async byIds(profileId, ids) {
      const wanted = ids.filter(isId)
      if (wanted.length === 0) return []
      const rows = await q()
        .select(columns)
        .from(contentIdeas)
        .where(and(eq(contentIdeas.profileId, profileId), inArray(contentIdeas.id, wanted)))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return [...new Set(wanted)].flatMap((id) => byId.get(id) ?? []).map(ideaOf)
    },
    async past(profileId) {
      const rows = await pastOf({ profileId })
      return rows.map(({ dismissal, ...idea }) => ({ ...idea, dismissedFor: dismissal?.reason ?? null }))
    },
    async storedIdea(profileId, id) {
      if (!isId(id)) return null
      const [row] = await q()
        .select({ ...columns, key: contentIdeas.ideaKey })
        .from(contentIdeas)
        .where(isOf(profileId, id))
      return row ? { idea: ideaOf(row), kept: { key: row.key, occasion: row.occasion } } : null
    },
    async edit(profileId, id, words) {
      const parts = EditablePart.options.filter((part) => words[part] !== undefined)
      const kept = isId(id) ? await this.storedIdea(profileId, id) : null
      if (kept === null) return null
      const { draft, callToAction } = kept.idea
      const edited = [...new Set([...kept.idea.edited, ...parts])]
      // The description repeats the draft. Ideas from before drafts existed keep their own description.
      const isRedrafted = words.draft !== undefined && draft !== ''
      const whole = isRedrafted ? { description: `${words.draft}\n\n${callToAction}` } : {}
      return await changed(profileId, id, { ...words, ...whole, edited, previous: null })
    },
    async replaceParts(profileId, id, parts) {
      const kept = await this.storedIdea(profileId, id)
      return kept && (await changed(profileId, id, { ...parts, previous: partsOf(kept.idea) }))
    },
    async undo(profileId, id) {
      if (!isId(id)) return null
      const [row] = await q()
        .select({ previous: contentIdeas.previous })
        .from(contentIdeas)
        .where(isOf(profileId, id))
      if (!row?.previous) return null
      return await changed(profileId, id, { ...row.previous, previous: null })
    },
    async dropQuestion(profileId, question) {
      const asked = JSON.stringify([{ id: question }])
      const left = sql`(select coalesce(jsonb_agg(one), '[]'::jsonb) from jsonb_array_elements(${contentIdeas.asks}) one where one->>'id' <> ${question})`
      await q()
        .update(contentIdeas)
        .set({ asks: left })
        .where(and(eq(contentIdeas.profileId, profileId), sql`${contentIdeas.asks} @> ${asked}::jsonb`))
    },
  }
}

const isDismissed = sql<boolean>`${contentIdeas.dismissal} is not null`

/**
 * The conditions for the list's filters. A missing one filters nothing, but dismissed ideas are only in their
 * own tab.
 */
function filters({ instant, shelf, contentType, objective, search }: IdeaPage) {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '')
  return [
    instant === undefined ? undefined : eq(contentIdeas.isInstant, instant),
    shelf === 'not_for_us' ? isNotNull(contentIdeas.dismissal) : isNull(contentIdeas.dismissal),
    shelf === undefined || shelf === 'not_for_us' ? undefined : eq(contentIdeas.status, shelf),
    contentType === undefined ? undefined : eq(contentIdeas.contentType, contentType),
    objective === undefined ? undefined : eq(contentIdeas.objective, objective),
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
      return or(ilike(contentIdeas.title, pattern), ilike(contentIdeas.summary, pattern))
    }),
  ]
}

/** Allows the same play with the same offering once a day, however many concurrent requests there are. */
const keyText = ({ play, offering, occasion }: IdeaKey, now: Date) =>
  [play, offering, occasion ?? '', now.toISOString().slice(0, 10)].join('|')

const cursorOf = (row: Row) => `${row.generatedAt.getTime()}.${row.position}.${row.id}`

/** The condition for rows after a cursor in list order; an invalid cursor gives no rows. */
function after(cursor: string) {
  const [time = '', position = '', id = ''] = cursor.split('.')
  if (!/^\d{1,15}$/.test(time) || !/^\d{1,6}$/.test(position) || !isId(id)) return sql`false`
  const moment = new Date(Number(time)).toISOString()
  return sql`(${contentIdeas.generatedAt} < ${moment}::timestamptz or (${contentIdeas.generatedAt} = ${moment}::timestamptz and (${contentIdeas.position}, ${contentIdeas.id}) > (${Number(position)}, ${id}::uuid)))`
}

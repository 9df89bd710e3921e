import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { and, eq, lt, sql } from 'drizzle-orm'
import { WebsiteFound } from '#contract/website.ts'
import type { WaitingWebsites } from '#domain/brand/stores.ts'
import * as z from 'zod/mini'
import type { Database } from './embedded/database.ts'
import { waitingWebsites } from './tables.ts'

const packed = promisify(gzip)
const unpacked = promisify(gunzip)

const StoredSite = z.object({
  pages: z.array(z.object({ url: z.string(), title: z.optional(z.string()), html: z.string() })),
  stylesheets: z.array(z.object({ url: z.string(), css: z.string() })),
  refused: z.array(z.string()),
})

export function waitingWebsiteStore({ q, prepared }: Database): WaitingWebsites {
  const foundOf = prepared('waiting_website', (q) =>
    q
      .select({ found: waitingWebsites.found })
      .from(waitingWebsites)
      .where(eq(waitingWebsites.userId, sql.placeholder('userId'))),
  )
  return {
    async keep(userId, { url, site, found, readAt }) {
      const row = { url, site: await packed(JSON.stringify(site)), found, readAt }
      await q()
        .insert(waitingWebsites)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: waitingWebsites.userId, set: row })
    },
    async foundOf(userId) {
      const [row] = await foundOf({ userId })
      return row ? WebsiteFound.parse(row.found) : null
    },
    async of(userId) {
      const [row] = await q().select().from(waitingWebsites).where(eq(waitingWebsites.userId, userId))
      if (!row) return null
      const json = (await unpacked(row.site)).toString()
      const { pages, ...rest } = StoredSite.parse(JSON.parse(json))
      const site = {
        ...rest,
        pages: pages.map(({ title, ...page }) => ({ ...page, ...(title !== undefined && { title }) })),
      }
      return { url: row.url, site, found: row.found, readAt: row.readAt }
    },
    async remove(userId, readAt) {
      const removed = await q()
        .delete(waitingWebsites)
        .where(and(eq(waitingWebsites.userId, userId), eq(waitingWebsites.readAt, readAt)))
        .returning({ userId: waitingWebsites.userId })
      return removed.length > 0
    },
    async prune(before) {
      await q().delete(waitingWebsites).where(lt(waitingWebsites.readAt, before))
    },
  }
}

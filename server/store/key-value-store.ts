import { eq, sql } from 'drizzle-orm'
import type { KeyValueStore } from '#domain/key-value-store.ts'
import type { Database } from './embedded/database.ts'
import { remembered } from './tables.ts'

export function keyValueStore({ q }: Database): KeyValueStore {
  return {
    async get(name) {
      const [row] = await q()
        .select({ value: remembered.value })
        .from(remembered)
        .where(eq(remembered.name, name))
      return row?.value ?? null
    },
    async set(name, value) {
      const changed = await q()
        .insert(remembered)
        .values({ name, value })
        .onConflictDoUpdate({
          target: remembered.name,
          set: { value },
          setWhere: sql`${remembered.value} <> excluded.value`,
        })
        .returning({ name: remembered.name })
      return changed.length > 0
    },
  }
}

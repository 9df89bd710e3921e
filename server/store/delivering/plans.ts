import { and, asc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { PlannedProfile, PlanStore, SlotKind } from '#domain/brand/plan-store.ts'
import type { Database } from '../embedded/database.ts'
import { profiles, scheduledDeliveries as slots, users } from '../tables.ts'

const nextOf = { scheduled: profiles.nextRunAt, digest: profiles.nextDigestAt } as const
/** The column's name in raw SQL, for the one update that writes many rows. */
const columnOf = { scheduled: sql`next_run_at`, digest: sql`next_digest_at` } as const

/** When the newest slot of this kind was due, skipped ones not counted. */
const lastOf = (kind: SlotKind) =>
  sql<Date | null>`(select max(${slots.deliveryDate}) from ${slots} where ${slots.profileId} = ${profiles.id}
    and ${slots.kind} = ${sql.raw(`'${kind}'`)} and ${slots.state} <> 'skipped')`.mapWith(slots.deliveryDate)

const columns = {
  profileId: profiles.id,
  deliveryFrequency: profiles.deliveryFrequency,
  deliveryDayOfWeek: profiles.deliveryDayOfWeek,
  deliveryDayOfMonth: profiles.deliveryDayOfMonth,
  deliveryHour: profiles.deliveryHour,
  deliveryTime: profiles.deliveryTime,
  isClient: profiles.isClient,
  deliveryTimezone: profiles.deliveryTimezone,
  deliveriesPaused: profiles.deliveriesPaused,
  emailNotifications: profiles.emailNotifications,
  weeklyDigest: profiles.weeklyDigest,
  scheduled: profiles.nextRunAt,
  digest: profiles.nextDigestAt,
  lastScheduled: lastOf('scheduled'),
  lastDigest: lastOf('digest'),
  plan: users.plan,
  onboardingCompleted: users.onboardingCompleted,
  deletionDate: users.deletionDate,
}

export function planStore({ q, prepared }: Database): PlanStore {
  const select = () => q().select(columns).from(profiles).innerJoin(users, eq(users.id, profiles.userId))
  const ofProfile = prepared('plan_of_profile', (q) =>
    q
      .select(columns)
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(eq(profiles.id, sql.placeholder('profileId'))),
  )
  return {
    async of(profileId) {
      const [row] = await ofProfile({ profileId })
      return row ? plannedOf(row) : null
    },
    async takeDue(kind, now, limit) {
      const next = nextOf[kind]
      const rows = await select()
        .where(lte(next, now))
        .orderBy(asc(next))
        .limit(limit)
        .for('update', { of: profiles, skipLocked: true })
      return rows.map(plannedOf)
    },
    async due(at, limit) {
      const dueOf = async (kind: SlotKind) => {
        const rows = await q()
          .select({ companyName: profiles.companyName, account: users.email, dueAt: nextOf[kind] })
          .from(profiles)
          .innerJoin(users, eq(users.id, profiles.userId))
          .where(lte(nextOf[kind], at))
          .orderBy(asc(nextOf[kind]))
          .limit(limit)
        return rows.flatMap(({ dueAt, ...row }) => (dueAt ? [{ ...row, kind, dueAt }] : []))
      }
      return [...(await dueOf('scheduled')), ...(await dueOf('digest'))]
        .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
        .slice(0, limit)
    },
    async set(kind, next) {
      if (next.length === 0) return
      const column = columnOf[kind]
      const ids = JSON.stringify(next.map(({ profileId, at }) => ({ id: profileId, at })))
      await q().execute(sql`
        update profiles set ${column} = planned.at
        from jsonb_to_recordset(${ids}::jsonb) as planned(id uuid, at timestamptz)
        where profiles.id = planned.id and profiles.${column} is distinct from planned.at`)
    },
    async planned(afterId, limit) {
      const rows = await select()
        .where(
          and(
            or(isNotNull(profiles.nextRunAt), isNotNull(profiles.nextDigestAt)),
            afterId === null ? undefined : gt(profiles.id, afterId),
          ),
        )
        .orderBy(asc(profiles.id))
        .limit(limit)
        .for('update', { of: profiles })
      return rows.map(plannedOf)
    },
    async plannedAfter(at, limit) {
      const rows = await select()
        .where(or(gt(profiles.nextRunAt, at), gt(profiles.nextDigestAt, at)))
        .limit(limit)
        .for('update', { of: profiles })
      return rows.map(plannedOf)
    },
  }
}

interface Row {
  profileId: string
  deliveryFrequency: string
  deliveryDayOfWeek: number
  deliveryDayOfMonth: number
  deliveryHour: number
  deliveryTime: string
  isClient: boolean
  deliveryTimezone: string
  deliveriesPaused: boolean
  emailNotifications: boolean
  weeklyDigest: boolean
  scheduled: Date | null
  digest: Date | null
  lastScheduled: Date | null
  lastDigest: Date | null
  plan: PlannedProfile['holder']['plan']
  onboardingCompleted: boolean
  deletionDate: Date | null
}

function plannedOf(row: Row): PlannedProfile {
  const {
    profileId,
    scheduled,
    digest,
    lastScheduled,
    lastDigest,
    plan,
    onboardingCompleted,
    deletionDate,
    ...chosen
  } = row
  // A client's delivery time may have minutes, but the account's own brand only has full hours.
  const [hour, minute] = row.deliveryTime.split(':').map(Number)
  return {
    profileId,
    chosen: {
      ...chosen,
      ...(row.isClient ? { deliveryHour: hour ?? 9, deliveryMinute: minute ?? 0 } : { deliveryMinute: 0 }),
    },
    holder: { plan, onboardingCompleted, deletionDate },
    next: { scheduled, digest },
    last: { scheduled: lastScheduled, digest: lastDigest },
  }
}

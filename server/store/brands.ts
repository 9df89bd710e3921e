import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Profile } from '#contract/profile.ts'
import { FormContentType, Objective } from '#contract/values/content.ts'
import type { BrandStore } from '#domain/brand/stores.ts'
import * as z from 'zod/mini'
import { accountColumns } from './accounts/accounts.ts'
import type { Database } from './embedded/database.ts'
import { agencyClients, profiles, users } from './tables.ts'

type Row = typeof profiles.$inferSelect

export function brandStore({ q, prepared }: Database): BrandStore {
  const ownOf = prepared('own_profile', (q) =>
    q
      .select()
      .from(profiles)
      .where(and(eq(profiles.userId, sql.placeholder('userId')), sql`not ${profiles.isClient}`)),
  )
  const byId = prepared('profile_by_id', (q) =>
    q
      .select()
      .from(profiles)
      .where(eq(profiles.id, sql.placeholder('id'))),
  )
  const ownerOf = prepared('owner_of_profile', (q) =>
    q
      .select(accountColumns)
      .from(users)
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(profiles.id, sql.placeholder('profileId'))),
  )
  const clientOf = prepared('client_of_profile', (q) =>
    q
      .select({
        deliveryTarget: agencyClients.deliveryTarget,
        ccAgencyOnScheduled: agencyClients.ccAgencyOnScheduled,
        clientEmails: agencyClients.clientEmails,
        clientFirstNames: agencyClients.clientFirstNames,
      })
      .from(agencyClients)
      .where(eq(agencyClients.profileId, sql.placeholder('profileId'))),
  )
  const shaped = async (rows: Promise<Row[]>) => {
    const [row] = await rows
    return row ? profileOf(row) : null
  }
  const changed = async (profileId: string, values: PgUpdateSetSource<typeof profiles>) => {
    const [row] = await q()
      .update(profiles)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(profiles.id, profileId))
      .returning()
    if (!row) throw new Error(`No profile ${profileId}`)
    return profileOf(row)
  }

  return {
    profileOf: (userId) => shaped(ownOf({ userId })),
    byId: (id) => shaped(byId({ id })),
    async ownerOf(profileId) {
      const [account] = await ownerOf({ profileId })
      return account ?? null
    },
    async keep(userId, profile, now) {
      const [row] = await q()
        .insert(profiles)
        .values({ ...profile, userId })
        .onConflictDoUpdate({
          target: profiles.userId,
          targetWhere: sql`not is_client`,
          set: { ...profile, ...zoneChange(profile.deliveryTimezone, now), updatedAt: sql`now()` },
        })
        .returning()
      if (!row) throw new Error('The profile was not kept')
      return profileOf(row)
    },
    change: (profileId, changes, now) =>
      changed(profileId, { ...withoutUndefined(changes), ...zoneChange(changes.deliveryTimezone, now) }),
    keepAnalysis: (profileId, url, analysis, now) =>
      changed(profileId, {
        websiteAnalysisUrl: url,
        websiteAnalysis: analysis,
        websiteAnalysisLastUpdated: now,
      }),
    async clientOf(profileId) {
      const [client] = await clientOf({ profileId })
      return client ?? null
    },
    async lock(profileId) {
      await q().select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update')
    },
  }
}

/**
 * Saves when the time zone was changed. This is part of the same write, so that two concurrent changes are
 * both seen.
 */
const zoneChange = (zone: string | undefined, now: Date) =>
  zone !== undefined && {
    timezoneChangedAt: sql`case when ${profiles.deliveryTimezone} <> ${zone} then ${now.toISOString()}::timestamptz else ${profiles.timezoneChangedAt} end`,
  }

/** Leaves out fields that are missing from the request, which must not be set to null. */
function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

const storedTypes = z.array(FormContentType)
const storedObjectives = z.array(Objective)

const profileOf = (row: Row): Profile => ({
  id: row.id,
  companyName: row.companyName,
  industry: row.industry,
  secondTrade: row.secondTrade,
  country: row.country,
  companyInfo: row.companyInfo,
  targetAudience: row.targetAudience,
  contentTypes: storedTypes.parse(row.contentTypes),
  contentObjectives: storedObjectives.parse(row.contentObjectives),
  companyWebsite: row.companyWebsite,
  logoUrl: row.logoUrl,
  primaryColor: row.primaryColor,
  secondaryColor: row.secondaryColor,
  tertiaryColor: row.tertiaryColor,
  agencyBrandingName: row.agencyBrandingName,
  agencyBrandingWebsite: row.agencyBrandingWebsite,
  agencyBrandingLogo: row.agencyBrandingLogo,
  websiteAnalysisUrl: row.websiteAnalysisUrl,
  websiteAnalysis: row.websiteAnalysis,
  websiteAnalysisLastUpdated: row.websiteAnalysisLastUpdated?.toISOString() ?? null,
  documentInsightsLastUpdated: row.documentInsightsLastUpdated?.toISOString() ?? null,
  deliveryFrequency: row.deliveryFrequency,
  deliveryDayOfWeek: row.deliveryDayOfWeek,
  deliveryDayOfMonth: row.deliveryDayOfMonth,
  deliveryHour: row.deliveryHour,
  deliveryTimezone: row.deliveryTimezone,
  deliveriesPaused: row.deliveriesPaused,
  nextDelivery: row.nextRunAt?.toISOString() ?? null,
  lastScheduledDelivery: row.lastScheduledDelivery?.toISOString() ?? null,
  emailNotifications: row.emailNotifications,
  weeklyDigest: row.weeklyDigest,
  seasonalContentEnabled: row.seasonalContentEnabled,
  seasonalContentCount: row.seasonalContentCount,
  seasonalLeadTimeMonths: row.seasonalLeadTimeMonths,
  teamMemberEmails: row.teamMemberEmails,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

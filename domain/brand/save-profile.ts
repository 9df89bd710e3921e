import type { NewProfile, Profile, ProfileChanges } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { zoneOf } from '#contract/values/places.ts'
import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { PROFILE_PLACES } from './brand.ts'
import { findFacts } from '#domain/reading/finders/find-facts.ts'
import type { TextBlock } from '#domain/reading/language/text-block.ts'
import { ownProfile } from './own-profile.ts'
import { learnFromWaiting } from './website/read-website.ts'
import { planNext } from './schedule.ts'

/**
 * Creates the member's profile, or updates the one that onboarding has already saved. Its texts become facts.
 * If its website was read during onboarding, that reading is used too.
 */
export async function createProfile(world: World, member: Account, wish: NewProfile): Promise<Profile> {
  const { markOnboardingComplete, browserTimezone, ...fields } = wish
  if (fields.deliveryFrequency === 'weekly') requireFeature(member, 'weekly')
  const profile = await world.atomically(async (world) => {
    const known = await world.brands.profileOf(member.id)
    const deliveryTimezone = zoneFor(fields.country, known, browserTimezone)
    const profile = await world.brands.keep(member.id, { ...fields, deliveryTimezone }, world.now())
    await learnFromProfile(world, profile)
    if (markOnboardingComplete) await world.accounts.completeOnboarding(member.id)
    return await replanned(world, profile)
  })
  await learnFromWaiting(world, profile, member.id)
  return (await world.brands.byId(profile.id)) ?? profile
}

/**
 * Changes fields of the member's profile. If the country changes, the time zone changes too, unless the user
 * has chosen one.
 */
export async function saveProfile(world: World, member: Account, wish: ProfileChanges): Promise<Profile> {
  const { markOnboardingComplete, browserTimezone, ...changes } = wish
  const known = await ownProfile(world, member)
  refuseBeyondPlan(member, known, changes)
  refuseUnknownTrade(world, changes.secondTrade)
  return await world.atomically(async (world) => {
    if (markOnboardingComplete) await world.accounts.completeOnboarding(member.id)
    if (Object.keys(changes).length === 0) return await replanned(world, known)
    const moved = changes.country !== undefined && !changes.deliveryTimezone
    const deliveryTimezone = moved
      ? { deliveryTimezone: zoneFor(changes.country, known, browserTimezone) }
      : {}
    const profile = await world.brands.change(known.id, { ...changes, ...deliveryTimezone }, world.now())
    if (changes.companyInfo !== undefined || changes.targetAudience !== undefined) {
      await learnFromProfile(world, profile)
    }
    return await replanned(world, profile)
  })
}

const seasonalFields = [
  'seasonalContentEnabled',
  'seasonalContentCount',
  'seasonalLeadTimeMonths',
] as const satisfies readonly (keyof Profile)[]
const scheduleFields = [
  'deliveryFrequency',
  'deliveryDayOfWeek',
  'deliveryDayOfMonth',
  'deliveryHour',
  'deliveryTimezone',
  'deliveriesPaused',
  'emailNotifications',
] as const satisfies readonly (keyof Profile)[]

/**
 * Refuses changes that the plan doesn't include. A field that is sent back unchanged is accepted on every
 * plan. @throws Problem
 */
function refuseBeyondPlan(member: Account, known: Profile, changes: ProfileChanges): void {
  const shown = profileFor(member, known)
  const isChanged = (name: (typeof seasonalFields | typeof scheduleFields)[number] | 'weeklyDigest') =>
    changes[name] !== undefined && changes[name] !== shown[name]
  if (seasonalFields.some(isChanged)) requireFeature(member, 'seasonal')
  if (isChanged('deliveryFrequency') && changes.deliveryFrequency === 'weekly')
    requireFeature(member, 'weekly')
  if (scheduleFields.some(isChanged)) requireFeature(member, 'scheduled')
  if (isChanged('weeklyDigest') && changes.weeklyDigest) requireFeature(member, 'news')
  // Only new team members need a plan that includes them. Existing ones can be removed on any plan.
  const isNew = (address: string) => !known.teamMemberEmails.includes(address)
  if (changes.teamMemberEmails?.some(isNew)) requireFeature(member, 'team')
}

function refuseUnknownTrade({ playbook }: World, secondTrade: string | null | undefined): void {
  if (!secondTrade || playbook.trades.some(({ id }) => id === secondTrade)) return
  const message = 'Choose a trade from the list'
  throw new Problem('invalid', message, { errors: [{ path: 'secondTrade', message }] })
}

/** Reduces the profile to what the account's plan includes. */
export const profileFor = (member: Account, profile: Profile): Profile => ({
  ...profile,
  ...(profile.deliveryFrequency === 'weekly' &&
    !opens(member.plan, 'weekly') && { deliveryFrequency: 'monthly' }),
  ...(!opens(member.plan, 'scheduled') && { nextDelivery: null }),
})

/** Plans the profile's next delivery again after a change, and returns the profile with the result. */
async function replanned(world: World, profile: Profile): Promise<Profile> {
  await planNext(world, profile.id)
  return (await world.brands.byId(profile.id)) ?? profile
}

/**
 * The time zone after a change of country. One that a person chose stays; a default is replaced by that of
 * the new country.
 */
function zoneFor(
  country: string | null | undefined,
  known: Profile | null,
  browserTimezone: string | undefined,
): string {
  const isDefault =
    known === null ||
    [zoneOf(known.country), zoneOf(known.country, browserTimezone)].includes(known.deliveryTimezone)
  return isDefault ? zoneOf(country, browserTimezone) : known.deliveryTimezone
}

async function learnFromProfile(world: World, profile: Profile): Promise<void> {
  const today = localDay(world.zones, profile.deliveryTimezone, world.now())
  const words = [
    { place: PROFILE_PLACES.companyInfo, text: profile.companyInfo },
    { place: PROFILE_PLACES.targetAudience, text: profile.targetAudience },
  ]
  const blocks = words.map((said): TextBlock => ({ ...said, heading: '', region: 'main', kind: 'profile' }))
  const facts = findFacts(blocks, today)
  await world.facts.replace(profile.id, { kind: 'profile' }, facts)
}

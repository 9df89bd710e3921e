// The profile fields that one form holds and saves together.
import { type Profile, ProfileChanges } from '#contract/profile.ts'
import type { Plan } from '#contract/plans.ts'
import { frequencyOf } from '#web/components/plan/frequency.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FormState, useForm, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'

const ProfileFields = z.required(
  z.pick(ProfileChanges, {
    companyName: true,
    industry: true,
    country: true,
    companyWebsite: true,
    companyInfo: true,
    targetAudience: true,
    contentTypes: true,
    contentObjectives: true,
    logoUrl: true,
    primaryColor: true,
    secondaryColor: true,
    tertiaryColor: true,
    agencyBrandingName: true,
    agencyBrandingWebsite: true,
    agencyBrandingLogo: true,
    deliveryFrequency: true,
    deliveryDayOfWeek: true,
    deliveryDayOfMonth: true,
    deliveryHour: true,
    deliveryTimezone: true,
  }),
)
export type ProfileFields = z.output<typeof ProfileFields>
export type ProfileField = keyof ProfileFields

/** The fields of the Content and Schedule tabs; all others are in General. */
export const contentFields = ['contentTypes', 'contentObjectives'] as const satisfies readonly ProfileField[]
export const scheduleFields = [
  'deliveryFrequency',
  'deliveryDayOfWeek',
  'deliveryDayOfMonth',
  'deliveryHour',
  'deliveryTimezone',
] as const satisfies readonly ProfileField[]
export const isField = (name: string): name is ProfileField => name in ProfileFields.shape
export const allFields: readonly ProfileField[] = Object.keys(ProfileFields.shape).filter(isField)
const elsewhere: readonly ProfileField[] = [...contentFields, ...scheduleFields]
export const generalFields = allFields.filter((name) => !elsewhere.includes(name))

/** The address of the tab with the first of these fields. */
export function addressOf(names: readonly ProfileField[]): string {
  if (names.some((name) => generalFields.includes(name))) return '/profile'
  return contentFields.some((name) => names.includes(name)) ? '/profile?tab=content' : '/profile?tab=schedule'
}

/** The names of the tabs with these fields, in the order of the tabs. */
export const tabsOf = (names: readonly ProfileField[]): string[] =>
  [
    { tab: 'General', fields: generalFields },
    { tab: 'Content', fields: contentFields as readonly ProfileField[] },
    { tab: 'Schedule', fields: scheduleFields as readonly ProfileField[] },
  ]
    .filter(({ fields }) => fields.some((field) => names.includes(field)))
    .map(({ tab }) => tab)

export const useProfileForm = (profile: Profile, plan: Plan) =>
  useForm({ resolver: zodResolver(ProfileFields), defaultValues: fieldsOf(profile, plan) })

type Dirty = FormState<ProfileFields>['dirtyFields']
export const changedOf = (dirty: Dirty): ProfileField[] => allFields.filter((name) => dirty[name])

export const useProfileFields = () => useFormContext<ProfileFields>()

/** A stored profile may have a country that is no longer offered; the form then starts without one. */
export const fieldsOf = (profile: Profile, plan: Plan): ProfileFields => ({
  companyName: profile.companyName,
  industry: profile.industry,
  country: profile.country,
  companyWebsite: profile.companyWebsite,
  companyInfo: profile.companyInfo,
  targetAudience: profile.targetAudience,
  contentTypes: profile.contentTypes,
  contentObjectives: profile.contentObjectives,
  logoUrl: profile.logoUrl,
  primaryColor: profile.primaryColor,
  secondaryColor: profile.secondaryColor,
  tertiaryColor: profile.tertiaryColor,
  agencyBrandingName: profile.agencyBrandingName,
  agencyBrandingWebsite: profile.agencyBrandingWebsite,
  agencyBrandingLogo: profile.agencyBrandingLogo,
  deliveryFrequency: frequencyOf(plan, profile),
  deliveryDayOfWeek: profile.deliveryDayOfWeek,
  deliveryDayOfMonth: profile.deliveryDayOfMonth,
  deliveryHour: profile.deliveryHour,
  deliveryTimezone: profile.deliveryTimezone,
})

/** For `register`: an emptied text is saved as null. */
export const emptyIsNull = { setValueAs: (value: string | null) => value || null }

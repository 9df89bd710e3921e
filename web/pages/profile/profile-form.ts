// The fields of a profile that one form holds and saves together.
import { type Profile, ProfileChanges } from '#contract/profile.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useFormContext } from 'react-hook-form'
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
  }),
)
export type ProfileFields = z.output<typeof ProfileFields>
export type ProfileField = keyof ProfileFields

/** What the Content tab holds; everything else stands in General. */
export const contentFields: readonly ProfileField[] = ['contentTypes', 'contentObjectives']
const isField = (name: string): name is ProfileField => name in ProfileFields.shape
export const allFields: readonly ProfileField[] = Object.keys(ProfileFields.shape).filter(isField)

export const useProfileForm = (profile: Profile) =>
  useForm({ resolver: zodResolver(ProfileFields), defaultValues: fieldsOf(profile) })

export const useProfileFields = () => useFormContext<ProfileFields>()

/** A stored profile may hold a country that is offered no longer; the form then starts without one. */
export const fieldsOf = (profile: Profile): ProfileFields => ({
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
})

/** For `register`: a text that was emptied is no text. */
export const emptyIsNull = { setValueAs: (value: string | null) => value || null }

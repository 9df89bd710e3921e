// Calls and data for a brand's profile: what it says about itself, how it looks, and when its deliveries are
// sent.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { FormContentType, Objective } from './values/content.ts'
import { emailAddress } from './values/email-address.ts'
import { PictureLink, WebsiteLink } from './values/links.ts'
import { Country, Timezone } from './values/places.ts'
import { line, optionalLine, paragraphs } from './values/texts.ts'
import { TEAM_MEMBERS } from './plans.ts'
import { WebsiteAnalysis } from './website.ts'

const required = (name: string) => ({ missing: `${name} is required`, tooLong: `${name} is too long` })
const COLOUR = 'Enter a colour as # and six digits, such as #2a3ecb'
const colour = z.string(COLOUR).check(z.regex(/^#[0-9a-f]{6}$/i, COLOUR))
/** An integer from a list. The error message names the choices. */
const oneOf = (least: number, most: number, sentence: string) =>
  z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence))
const yesOrNo = z.boolean('Choose true or false')

export const DeliveryFrequency = z.enum(['weekly', 'monthly'], 'Choose weekly or monthly deliveries')

/** What the user types about their brand. */
const about = {
  companyName: line(120, required('Company name')),
  industry: line(120, required('Industry')),
  country: z.nullable(Country),
  companyInfo: paragraphs(4000, required('Company information')),
  targetAudience: paragraphs(2000, required('Target audience')),
  contentTypes: z.array(FormContentType, 'Choose the content types'),
  contentObjectives: z.array(Objective, 'Choose the content objectives'),
}

/** What a website can fill in before the user types anything. */
const shown = {
  companyWebsite: z.nullable(WebsiteLink),
  logoUrl: z.nullable(PictureLink),
  primaryColor: z.nullable(colour),
  secondaryColor: z.nullable(colour),
  tertiaryColor: z.nullable(colour),
}

/** How the brand looks, and who its deliveries come from. */
const look = {
  ...shown,
  websiteAnalysisUrl: z.nullable(WebsiteLink),
  agencyBrandingName: z.nullable(
    optionalLine(120, { wrong: 'Enter the sender name as text', tooLong: 'Sender name is too long' }),
  ),
  agencyBrandingWebsite: z.nullable(WebsiteLink),
  agencyBrandingLogo: z.nullable(PictureLink),
}

const seasonal = {
  seasonalContentEnabled: yesOrNo,
  seasonalContentCount: oneOf(2, 5, 'Choose 2 to 5 ideas per delivery'),
  seasonalLeadTimeMonths: oneOf(1, 4, 'Choose 1 to 4 months'),
}

const schedule = {
  deliveryFrequency: DeliveryFrequency,
  deliveryDayOfWeek: oneOf(0, 6, 'Choose a day of the week from 0 (Sunday) to 6 (Saturday)'),
  deliveryDayOfMonth: oneOf(1, 28, 'Choose a day of the month from 1 to 28'),
  deliveryHour: oneOf(6, 17, 'Choose an hour from 6 to 17 (6:00 AM to 5:00 PM)'),
  deliveryTimezone: Timezone,
  /** While true, no scheduled delivery is made or sent. */
  deliveriesPaused: yesOrNo,
  /** Whether the account's own address gets delivery emails; team members choose for themselves. */
  emailNotifications: yesOrNo,
  weeklyDigest: yesOrNo,
  teamMemberEmails: z
    .array(
      emailAddress('Enter an email address, such as sam@company.com'),
      'Enter your team’s email addresses',
    )
    .check(
      z.maxLength(TEAM_MEMBERS, `You can add up to ${TEAM_MEMBERS} team members`),
      z.refine(
        (addresses) => new Set(addresses.map((one) => one.toLowerCase())).size === addresses.length,
        'This address is listed twice',
      ),
    ),
}

export const Profile = z.object({
  id: z.string(),
  companyName: z.string(),
  industry: z.string(),
  secondTrade: z.nullable(z.string()),
  country: z.nullable(z.string()),
  companyInfo: z.string(),
  targetAudience: z.string(),
  contentTypes: z.array(FormContentType),
  contentObjectives: z.array(Objective),
  companyWebsite: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  primaryColor: z.nullable(z.string()),
  secondaryColor: z.nullable(z.string()),
  tertiaryColor: z.nullable(z.string()),
  agencyBrandingName: z.nullable(z.string()),
  agencyBrandingWebsite: z.nullable(z.string()),
  agencyBrandingLogo: z.nullable(z.string()),
  websiteAnalysisUrl: z.nullable(z.string()),
  websiteAnalysis: z.nullable(WebsiteAnalysis),
  websiteAnalysisLastUpdated: z.nullable(z.iso.datetime()),
  documentInsightsLastUpdated: z.nullable(z.iso.datetime()),
  deliveryFrequency: z.string(),
  deliveryDayOfWeek: z.int(),
  deliveryDayOfMonth: z.int(),
  deliveryHour: z.int(),
  deliveryTimezone: z.string(),
  deliveriesPaused: z.boolean(),
  /** When the next delivery is due; null if none is planned (paused, or not in the plan). */
  nextDelivery: z.nullable(z.iso.datetime()),
  /** When the last scheduled delivery was due. */
  lastScheduledDelivery: z.nullable(z.iso.datetime()),
  emailNotifications: z.boolean(),
  weeklyDigest: z.boolean(),
  seasonalContentEnabled: z.boolean(),
  seasonalContentCount: z.int(),
  seasonalLeadTimeMonths: z.int(),
  teamMemberEmails: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Profile = z.output<typeof Profile>

/** The time zone of the person's browser, for the default. One that we don't offer is ignored. */
const browserTimezone = z.optional(z.string().check(z.maxLength(80)))

/**
 * A new profile, from onboarding's third step. If its website was already read, the pages become the brand's
 * analysis and facts.
 */
export const NewProfile = z.object({
  ...about,
  ...z.partial(z.object(shown)).shape,
  contentTypes: z.array(FormContentType).check(z.minLength(1, 'Choose at least one content type')),
  contentObjectives: z._default(z.array(Objective), []),
  deliveryFrequency: z._default(DeliveryFrequency, 'monthly'),
  browserTimezone,
  markOnboardingComplete: z.optional(yesOrNo),
})
export type NewProfile = z.output<typeof NewProfile>

/** A change of a profile's fields; fields that are missing keep their value. */
export const ProfileChanges = z.object({
  ...z.partial(z.object({ ...about, ...look, ...seasonal, ...schedule })).shape,
  /** The id of a second trade from the library; null for none. */
  secondTrade: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  browserTimezone,
  markOnboardingComplete: z.optional(yesOrNo),
})
export type ProfileChanges = z.output<typeof ProfileChanges>

export const readProfile = call({
  method: 'GET',
  path: '/api/profile',
  who: 'member',
  does: "The caller's brand profile",
  answer: Profile,
})
/**
 * The browser makes this call before it asks for the profile, since a 404 for a missing profile would show as
 * an error in its console.
 */
export const readOnboarding = call({
  method: 'GET',
  path: '/api/onboarding',
  who: 'member',
  does: 'Whether the caller has saved a brand profile yet',
  answer: z.object({ hasProfile: z.boolean() }),
})
export const createProfile = call({
  method: 'POST',
  path: '/api/profile',
  who: 'member',
  does: "Creates the caller's brand profile, or replaces the one saved during onboarding",
  body: NewProfile,
  answer: Profile,
  status: 201,
})
export const saveProfile = call({
  method: 'PUT',
  path: '/api/profile',
  who: 'member',
  does: "Changes fields of the caller's brand profile",
  body: ProfileChanges,
  answer: Profile,
})

export const profileCalls = { readProfile, readOnboarding, createProfile, saveProfile }

// What the wizard remembers between steps and reloads, and how to move through it.
import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { FormContentType } from '#contract/values/content.ts'
import * as z from 'zod/mini'

export const steps = [
  'Personal Details',
  'Company Info',
  'Content Strategy',
  'Website Analysis',
  'Document Analysis',
  'Seasonal Content',
  'Completion',
] as const
export const LAST = steps.length

/** Steps count from 1. These three may be skipped. */
const canSkip: readonly number[] = [4, 5, 6]
/** The step that creates the profile, which later steps need. */
const MAKES_PROFILE = 3

export const Draft = z.object({
  step: z.int().check(z.minimum(1), z.maximum(LAST)),
  skipped: z.array(z.int()),
  /** Completed steps, which can no longer be skipped. */
  done: z._default(z.array(z.int()), []),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  industry: z.string(),
  country: z.string(),
  companyInfo: z.string(),
  contentTypes: z.array(FormContentType),
  targetAudience: z.string(),
  url: z.string(),
  // Drafts saved by older versions have none of the following.
  /** Whether the person chose the country, or it is the default. */
  countryChosen: z._default(z.boolean(), false),
  logoUrl: z._default(z.string(), ''),
  primaryColor: z._default(z.string(), ''),
  secondaryColor: z._default(z.string(), ''),
  tertiaryColor: z._default(z.string(), ''),
  seasonalContentEnabled: z.boolean(),
  seasonalContentCount: z.int(),
  seasonalLeadTimeMonths: z.int(),
})
export type Draft = z.output<typeof Draft>

/** The draft to start with: the one saved in this browser, else one from the server's data. */
export function startingDraft(kept: unknown, user: User, profile: Profile | null): Draft {
  const draft = Draft.safeParse(kept).data ?? fromServer(user, profile)
  return profile ? draft : { ...draft, step: Math.min(draft.step, MAKES_PROFILE) }
}

/** On to the next step. A completed step no longer counts as skipped. */
export const next = (draft: Draft): Draft => ({
  ...draft,
  done: [...new Set([...draft.done, draft.step])],
  step: Math.min(draft.step + 1, LAST),
  skipped: draft.skipped.filter((step) => step !== draft.step),
})

export const previous = (draft: Draft): Draft => ({ ...draft, step: Math.max(draft.step - 1, 1) })

/** Skips this step. A required step stays. */
export function skip(draft: Draft): Draft {
  if (!maySkip(draft)) return draft
  return {
    ...next(draft),
    done: draft.done,
    skipped: [...new Set([...draft.skipped, draft.step])].toSorted((one, other) => one - other),
  }
}

export const maySkip = ({ step, done }: Pick<Draft, 'step' | 'done'>): boolean =>
  canSkip.includes(step) && !done.includes(step)

/** The badge's text, or null if nothing was skipped. */
export function skippedInWords({ skipped }: Pick<Draft, 'skipped'>): string | null {
  if (!skipped.length) return null
  const steps = skipped.length === 1 ? '1 step' : `${skipped.length} steps`
  return `${steps} skipped (you can complete these anytime in your profile settings)`
}

const fromServer = (user: User, profile: Profile | null): Draft => ({
  step: profile ? MAKES_PROFILE + 1 : 1,
  skipped: [],
  done: [],
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  companyName: profile?.companyName ?? '',
  industry: profile?.industry ?? '',
  country: profile ? (profile.country ?? '') : 'GB',
  companyInfo: profile?.companyInfo ?? '',
  contentTypes: profile?.contentTypes ?? [],
  targetAudience: profile?.targetAudience ?? '',
  url: profile?.websiteAnalysisUrl ?? profile?.companyWebsite ?? '',
  countryChosen: profile !== null,
  logoUrl: profile?.logoUrl ?? '',
  primaryColor: profile?.primaryColor ?? '',
  secondaryColor: profile?.secondaryColor ?? '',
  tertiaryColor: profile?.tertiaryColor ?? '',
  seasonalContentEnabled: profile?.seasonalContentEnabled ?? true,
  seasonalContentCount: profile?.seasonalContentCount ?? 3,
  seasonalLeadTimeMonths: profile?.seasonalLeadTimeMonths ?? 2,
})

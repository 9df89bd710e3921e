// What is read of a brand's website: five sections to edit, and what it says of the brand's identity.
import * as z from 'zod/mini'
import { call } from './call.ts'

export const WebAddress = z.string().check(z.trim(), z.maxLength(2048, 'This web address is too long'))

/** The five sections of a website analysis. */
export const analysisSections = {
  companyBackground: 'Company Background',
  uniqueDifferentiators: 'Unique Differentiators',
  valuesAndEthos: 'Values & Ethos',
  toneOfVoice: 'Tone of Voice',
  summary: 'Content Strategy Summary',
} as const

/** One section's text, as people edit it. */
export const SectionText = z.string().check(z.trim(), z.maxLength(5000, 'This section is too long'))
export const WebsiteAnalysis = z.object({
  companyBackground: SectionText,
  uniqueDifferentiators: SectionText,
  valuesAndEthos: SectionText,
  toneOfVoice: SectionText,
  summary: SectionText,
})
export type WebsiteAnalysis = z.output<typeof WebsiteAnalysis>

/** What a website says of a brand's identity: shown beside the profile's own fields, never put over them. */
export const Suggestion = z.object({
  field: z.enum(['companyName', 'country', 'logoUrl', 'primaryColor', 'secondaryColor', 'tertiaryColor']),
  value: z.string(),
  /** Where it was found, in words: "the title of 7 pages". */
  source: z.string(),
})
export type Suggestion = z.output<typeof Suggestion>

export const AnalysisAnswer = z.object({
  analysis: WebsiteAnalysis,
  lastUpdated: z.iso.datetime(),
  suggestions: z.array(Suggestion),
  /** The pages that were read. */
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
  /** How many facts were kept. */
  facts: z.int(),
  /** The products and services found, as the site names them. */
  offerings: z.array(z.string()),
  /** What was left out and why, for people: machine-addressed text, old notices, pages that refused. */
  notes: z.array(z.string()),
})
export type AnalysisAnswer = z.output<typeof AnalysisAnswer>

export const analyzeWebsite = call({
  method: 'POST',
  path: '/api/analyze-website',
  who: 'member',
  does: 'Reads a website and says what it tells of the brand; with `analysis`, saves edited sections instead',
  body: z.object({ url: WebAddress, analysis: z.optional(WebsiteAnalysis) }),
  answer: AnalysisAnswer,
})

export const websiteCalls = { analyzeWebsite }

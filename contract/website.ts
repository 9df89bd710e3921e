// Calls and data for a brand's website: five sections to edit, and what the site says about the brand's name,
// country and look.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { WebsiteLink } from './values/links.ts'

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

/**
 * What a website says about a brand's name, country and look. It is shown beside the profile's fields, and
 * never overwrites them. The first analysis fills in the colours of a profile that has none.
 */
export const Suggestion = z.object({
  field: z.enum(['companyName', 'country', 'logoUrl', 'primaryColor', 'secondaryColor', 'tertiaryColor']),
  value: z.string(),
  /** Where the value was found, in words: "the title of 7 pages". */
  source: z.string(),
})
export type Suggestion = z.output<typeof Suggestion>

/** A value found on a website, with its source in words: "the title of 7 pages". */
const found = <Value extends z.ZodMiniType>(value: Value) =>
  z.nullable(z.object({ value, source: z.string() }))

/** The language of a website that is not in English, such as "German"; missing for English. */
const Language = z.optional(z.string())

const Pages = z.array(z.object({ url: z.string(), title: z.string() }))

/**
 * Values that could fill a profile; null where the website has none. Nothing is used until the user accepts
 * it.
 */
export const WebsiteFound = z.object({
  /** The address as the user typed it. */
  url: z.string(),
  companyName: found(z.string()),
  /** The trade, by its name on the list of industries. */
  industry: found(z.string()),
  /** The country's two-letter code. */
  country: found(z.string()),
  companyInfo: found(z.string()),
  targetAudience: found(z.string()),
  /** One to three colours, the strongest first. */
  colours: found(z.array(z.string())),
  logoUrl: found(z.string()),
  language: Language,
  /** The number of pages that were read. */
  pages: Pages,
  /** How long reading the website took. */
  seconds: z.int(),
})
export type WebsiteFound = z.output<typeof WebsiteFound>

export const AnalysisAnswer = z.object({
  analysis: WebsiteAnalysis,
  lastUpdated: z.iso.datetime(),
  suggestions: z.array(Suggestion),
  language: Language,
  /** The number of pages that were read. */
  pages: Pages,
  /** How long reading the website took; 0 if nothing was read. */
  seconds: z.int(),
  /** The number of facts that were saved. */
  facts: z.int(),
  /** The products and services that were found, named as on the site. */
  offerings: z.array(z.string()),
  /** What was skipped and why, for users: text written for machines, old notices, pages that refused. */
  notes: z.array(z.string()),
})
export type AnalysisAnswer = z.output<typeof AnalysisAnswer>

export const analyzeWebsite = call({
  method: 'POST',
  path: '/api/analyze-website',
  who: 'member',
  needs: 'website',
  does: 'Analyses a website; with `analysis`, saves edited sections instead',
  body: z.object({ url: WebAddress, analysis: z.optional(WebsiteAnalysis) }).check(
    // The crawler checks each address before reading it. An address that is only saved is not checked.
    z.refine(({ url, analysis }) => analysis === undefined || WebsiteLink.safeParse(url).success, {
      path: ['url'],
      message: 'Enter a website address, such as www.yourcompany.com',
    }),
  ),
  answer: AnalysisAnswer,
})

export const readWebsite = call({
  method: 'POST',
  path: '/api/read-website',
  who: 'member',
  needs: 'website',
  does: 'Reads a website before there is a profile and suggests how to fill it in. The findings are kept until the profile with this website is saved',
  body: z.object({ url: WebAddress }),
  answer: WebsiteFound,
})
export const readWaitingWebsite = call({
  method: 'GET',
  path: '/api/read-website',
  who: 'member',
  does: 'The website whose findings wait for the profile to be saved, if any',
  answer: z.object({ found: z.nullable(WebsiteFound) }),
})

export const websiteCalls = { analyzeWebsite, readWebsite, readWaitingWebsite }

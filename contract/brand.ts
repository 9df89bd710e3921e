// A brand: its profile, what was read of its website and documents, and the facts in it with their source.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { FormContentType, Objective } from './content.ts'
import { Country, Timezone } from './places.ts'

const required = (name: string, most: number) =>
  z
    .string(`${name} is required`)
    .check(z.trim(), z.minLength(1, `${name} is required`), z.maxLength(most, `${name} is too long`))
const optionalText = (name: string, most: number) =>
  z.nullable(z.string().check(z.trim(), z.maxLength(most, `${name} is too long`)))
const colour = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'Write a colour as # and six digits, such as #2a3ecb'))
export const WebAddress = z.string().check(z.trim(), z.maxLength(2048, 'This web address is too long'))

export const DeliveryFrequency = z.enum(['weekly', 'monthly'])

/** What a person says of their brand. */
const about = {
  companyName: required('Company name', 120),
  industry: required('Industry', 120),
  country: z.nullable(Country),
  companyInfo: required('Company information', 4000),
  targetAudience: required('Target audience', 2000),
  contentTypes: z.array(FormContentType),
  contentObjectives: z.array(Objective),
}

/** How a brand looks and who its deliveries come from. */
const look = {
  companyWebsite: z.nullable(WebAddress),
  websiteAnalysisUrl: z.nullable(WebAddress),
  logoUrl: z.nullable(z.string().check(z.maxLength(2048))),
  primaryColor: z.nullable(colour),
  secondaryColor: z.nullable(colour),
  tertiaryColor: z.nullable(colour),
  agencyBrandingName: optionalText('Sender name', 120),
  agencyBrandingWebsite: z.nullable(WebAddress),
  agencyBrandingLogo: z.nullable(z.string().check(z.maxLength(2048))),
}

const seasonal = {
  seasonalContentEnabled: z.boolean(),
  seasonalContentCount: z
    .int()
    .check(
      z.minimum(2, 'Choose 2 to 5 ideas per delivery'),
      z.maximum(5, 'Choose 2 to 5 ideas per delivery'),
    ),
  seasonalLeadTimeMonths: z
    .int()
    .check(z.minimum(1, 'Choose 1 to 4 months'), z.maximum(4, 'Choose 1 to 4 months')),
}

const schedule = {
  deliveryFrequency: DeliveryFrequency,
  deliveryDayOfWeek: z.int().check(z.minimum(0), z.maximum(6)),
  deliveryDayOfMonth: z.int().check(z.minimum(1), z.maximum(28)),
  deliveryHour: z.int().check(z.minimum(6), z.maximum(17)),
  deliveryTimezone: Timezone,
  emailNotifications: z.boolean(),
  weeklyDigest: z.boolean(),
}

/** The five sections of a website analysis. */
export const analysisSections = {
  companyBackground: 'Company Background',
  uniqueDifferentiators: 'Unique Differentiators',
  valuesAndEthos: 'Values & Ethos',
  toneOfVoice: 'Tone of Voice',
  summary: 'Content Strategy Summary',
} as const

const section = z.string().check(z.trim(), z.maxLength(5000, 'This section is too long'))
export const WebsiteAnalysis = z.object({
  companyBackground: section,
  uniqueDifferentiators: section,
  valuesAndEthos: section,
  toneOfVoice: section,
  summary: section,
})
export type WebsiteAnalysis = z.output<typeof WebsiteAnalysis>

export const Profile = z.object({
  id: z.string(),
  companyName: z.string(),
  industry: z.string(),
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

/** A new profile, as onboarding's third step sends it. */
export const NewProfile = z.object({
  ...about,
  contentTypes: z.array(FormContentType).check(z.minLength(1, 'Choose at least one content type')),
  contentObjectives: z._default(z.array(Objective), []),
  deliveryFrequency: z._default(DeliveryFrequency, 'monthly'),
  markOnboardingComplete: z.optional(z.boolean()),
})
export type NewProfile = z.output<typeof NewProfile>

/** Any of a profile's fields; what is absent stays as it is. */
export const ProfileChanges = z.object({
  ...z.partial(z.object({ ...about, ...look, ...seasonal, ...schedule })).shape,
  markOnboardingComplete: z.optional(z.boolean()),
})
export type ProfileChanges = z.output<typeof ProfileChanges>

// --- Facts -------------------------------------------------------------------------------------------------------------

export const FactType = z.enum([
  'price',
  'labelled-price',
  'founded',
  'name-origin',
  'superlative',
  'quantity',
  'ratio',
  'free',
  'hours',
  'person',
  'place',
  'need',
  'promise',
  'process',
  'guarantee',
  'contrast',
  'award',
  'customer-question',
  'objection',
  'offer',
  'statement',
])
export type FactType = z.output<typeof FactType>

/** Typed values found in a fact's quote: only these and the whole quote may be printed in an idea. */
export const Slots = z.partial(
  z.object({
    /** A sum as it is written, with its currency sign: "£12.50". */
    amount: z.string(),
    /** What the sum is for one of: "per child", "a month". */
    unit: z.string(),
    /** What a price or an offer is of, as the brand writes it: "Virtual office". */
    label: z.string(),
    year: z.int(),
    person: z.string(),
    /** What the person does at the brand: "head brewer". */
    role: z.string(),
    place: z.string(),
    count: z.string(),
    /** What is counted: "volunteers". */
    noun: z.string(),
    /** Opening hours as written. */
    hours: z.string(),
  }),
)
export type Slots = z.output<typeof Slots>

export const Place = z.object({
  /** A page's address, a file's name, or a field of the profile. */
  of: z.string(),
  /** A page's title or the words shown for the place: "Visit us", "page 3". */
  label: z.string(),
  url: z.optional(z.string()),
  /** Characters from the start of the source's text. */
  offset: z.optional(z.int()),
  page: z.optional(z.int()),
})
export type Place = z.output<typeof Place>

export const Fact = z.object({
  id: z.string(),
  kind: z.enum(['website', 'document', 'profile', 'news', 'event']),
  /** Words that stand so in the source. */
  quote: z.string(),
  place: Place,
  type: FactType,
  slots: Slots,
  /** The heading that the quote stands under, or an empty text. */
  heading: z.string(),
  /** The year the source gives itself, if it does: old years are not cited as news. */
  freshness: z.enum(['current', 'undated', 'dated']),
  status: z.enum(['extracted', 'confirmed', 'edited', 'hidden']),
  visibility: z.enum(['public', 'internal']),
  voice: z.enum(['brand', 'customer', 'third-party']),
  flags: z.array(z.enum(['hypothetical', 'dated', 'legal', 'medical', 'minors'])),
  documentId: z.nullable(z.string()),
})
export type Fact = z.output<typeof Fact>
export type NewFact = Omit<Fact, 'id' | 'documentId'>

// --- Documents ---------------------------------------------------------------------------------------------------------

/** The cards of a document's insights. */
export const insightSections = {
  companyInfo: 'Company Background',
  uniqueDifferentiators: 'Unique Differentiators',
  valuesAndEthos: 'Values & Ethos',
  toneOfVoice: 'Tone of Voice',
  summary: 'Content Strategy Summary',
  keyMessaging: 'Key Messaging',
  productsAndServices: 'Products & Services',
  targetAudience: 'Target Audience',
  contentThemes: 'Content Themes',
  callsToAction: 'Calls to Action',
} as const
export type InsightSection = keyof typeof insightSections

/** One card: what a person reads and may edit, and the places it was taken from. */
export const Insight = z.object({
  text: z.string().check(z.maxLength(5000, 'This section is too long')),
  sources: z.array(z.object({ quote: z.string(), place: Place })),
})
export type Insight = z.output<typeof Insight>
export const Insights = z.partial(
  z.object({
    companyInfo: Insight,
    uniqueDifferentiators: Insight,
    valuesAndEthos: Insight,
    toneOfVoice: Insight,
    summary: Insight,
    keyMessaging: Insight,
    productsAndServices: Insight,
    targetAudience: Insight,
    contentThemes: Insight,
    callsToAction: Insight,
  }),
)
export type Insights = z.output<typeof Insights>

export const Document = z.object({
  id: z.string(),
  fileName: z.string(),
  fileType: z.enum(['pdf', 'docx', 'txt']),
  fileSizeBytes: z.int(),
  extractedInsights: Insights,
  isProcessed: z.boolean(),
  /** What the reader should know of how it was read, such as "No text found: this looks scanned." */
  notice: z.nullable(z.string()),
  uploadedAt: z.iso.datetime(),
})
export type Document = z.output<typeof Document>

// --- Calls -------------------------------------------------------------------------------------------------------------

export const readProfile = call({
  method: 'GET',
  path: '/api/profile',
  who: 'member',
  does: "The caller's brand profile",
  answer: Profile,
})
export const createProfile = call({
  method: 'POST',
  path: '/api/profile',
  who: 'member',
  does: "Makes the caller's brand profile, or replaces what onboarding had saved of it",
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

export const readDocuments = call({
  method: 'GET',
  path: '/api/documents',
  who: 'member',
  does: "The brand's documents and how much room they take",
  answer: z.object({
    documents: z.array(Document),
    stats: z.object({ count: z.int(), totalSizeBytes: z.int() }),
  }),
})
export const addDocument = call({
  method: 'POST',
  path: '/api/documents',
  who: 'member',
  does: 'Uploads a PDF, DOCX or TXT and reads it',
  file: 'document',
  answer: Document,
  status: 201,
})
export const editDocument = call({
  method: 'PUT',
  path: '/api/documents/:id',
  who: 'member',
  does: "Saves edited texts of a document's insights",
  body: z.object({ extractedInsights: z.record(z.string(), section) }),
  answer: Document,
})
export const deleteDocument = call({
  method: 'DELETE',
  path: '/api/documents/:id',
  who: 'member',
  does: 'Deletes a document and every fact taken from it',
  answer: Message,
})

export const readFacts = call({
  method: 'GET',
  path: '/api/brand/facts',
  who: 'member',
  does: 'What is known of the brand, each claim with its quote and place',
  query: z.object({ documentId: z.optional(z.string()) }),
  answer: z.array(Fact),
})
export const changeFact = call({
  method: 'PATCH',
  path: '/api/brand/facts/:id',
  who: 'member',
  does: 'Confirms or hides a fact, or says whether it may be published',
  body: z.partial(
    z.object({
      status: z.enum(['extracted', 'confirmed', 'hidden']),
      visibility: z.enum(['public', 'internal']),
    }),
  ),
  answer: Fact,
})

export const brandCalls = {
  readProfile,
  createProfile,
  saveProfile,
  analyzeWebsite,
  readDocuments,
  addDocument,
  editDocument,
  deleteDocument,
  readFacts,
  changeFact,
}

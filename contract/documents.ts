// A brand's documents, and the insights taken from them with their sources.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { Place } from './facts.ts'
import { SectionText } from './website.ts'

/** The cards of a document's insights, one for each section. */
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

/** One card of insights: text that people read and may edit, and the places it was taken from. */
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
  /** A note about how the file was read, such as "No text found: this looks scanned." */
  notice: z.nullable(z.string()),
  uploadedAt: z.iso.datetime(),
  /** Whether the user has decided which of the document's facts ideas may use. */
  factsDecided: z.boolean(),
})
export type Document = z.output<typeof Document>

export const readDocuments = call({
  method: 'GET',
  path: '/api/documents',
  who: 'member',
  does: "The brand's documents and how much storage they use",
  answer: z.object({
    documents: z.array(Document),
    stats: z.object({ count: z.int(), totalSizeBytes: z.int() }),
  }),
})
export const addDocument = call({
  method: 'POST',
  path: '/api/documents',
  who: 'member',
  needs: 'documents',
  does: 'Uploads a PDF, DOCX or TXT and reads it',
  file: 'document',
  answer: Document,
  status: 201,
})
export const editDocument = call({
  method: 'PUT',
  path: '/api/documents/:id',
  who: 'member',
  needs: 'documents',
  does: 'Saves edited insights of a document',
  body: z.object({ extractedInsights: z.record(z.string(), SectionText) }),
  answer: Document,
})
export const decideDocumentFacts = call({
  method: 'PATCH',
  path: '/api/documents/:id/facts',
  who: 'member',
  does: "Sets which of a document's facts ideas may use: all, none or the chosen ones",
  body: z.object({ use: z.enum(['all', 'chosen', 'none']) }),
  answer: Document,
})
export const deleteDocument = call({
  method: 'DELETE',
  path: '/api/documents/:id',
  who: 'member',
  does: 'Deletes a document and every fact taken from it',
  answer: Message,
})

export const documentCalls = {
  readDocuments,
  addDocument,
  editDocument,
  decideDocumentFacts,
  deleteDocument,
}

// Content types, objectives, and the limits that forms and server share.
import * as z from 'zod/mini'

/** The content types offered in forms. Ideas may have any `ContentType`. */
export const formContentTypes = {
  video: 'Video',
  blog: 'Blog',
  podcast: 'Podcast',
  email: 'Email newsletter',
  linkedin: 'LinkedIn posts',
  social: 'Social media',
  events: 'Real world events',
} as const
export const FormContentType = z.enum(['video', 'blog', 'podcast', 'email', 'linkedin', 'social', 'events'])
export type FormContentType = z.output<typeof FormContentType>

export const ContentType = z.enum([
  'video',
  'blog',
  'podcast',
  'email',
  'linkedin',
  'social',
  'events',
  'case study',
  'whitepaper',
  'infographic',
  'webinar',
  'report',
  'ebook',
  'template',
  'checklist',
  'guide',
  'any',
])
export type ContentType = z.output<typeof ContentType>

/** The label on an idea's tab. */
export function contentTypeLabel(type: ContentType): string {
  if (type === 'linkedin') return 'LinkedIn post'
  if (type === 'events') return 'Real world event'
  if (type in formContentTypes) return formContentTypes[type as FormContentType]
  return type.charAt(0).toUpperCase() + type.slice(1)
}

export const objectives = {
  entertain: 'Entertain',
  inspire: 'Inspire',
  educate: 'Educate',
  inform: 'Inform',
} as const
export const Objective = z.enum(['entertain', 'inspire', 'educate', 'inform'])
export type Objective = z.output<typeof Objective>

export const DOCUMENT_SLOTS = 3
/** The maximum size of all documents of a profile together, in bytes: 10 MB. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024
export const RECENT_IDEAS = 5
export const IDEAS_A_GENERATION = 3

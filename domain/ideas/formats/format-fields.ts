// What only one format needs, worked out of the entry's own steps and the evidence.
import type { FormContentType } from '#contract/content.ts'
import type { FormatFields } from '#contract/ideas.ts'
import type { KnownFact } from '../known-facts.ts'
import type { Telling } from '../telling.ts'
import { blog } from './blog.ts'
import { email } from './email.ts'
import { events } from './events.ts'
import { linkedin } from './linkedin.ts'
import { podcast } from './podcast.ts'
import { social } from './social.ts'
import { video } from './video.ts'

export interface Formatted {
  fields: FormatFields
  /** Facts named in the fields beside those the idea rests on: they are cited too. */
  supporting: KnownFact[]
}

const formats: Record<FormContentType, (telling: Telling) => Formatted> = {
  video,
  blog,
  podcast,
  email,
  linkedin,
  social,
  events,
}

export const formatFieldsOf = (format: FormContentType, telling: Telling): Formatted =>
  formats[format](telling)

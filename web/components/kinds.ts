// How each kind of content is shown: its word and the class that gives its colour. Never the colour without the word.
import { type ContentType, contentTypeLabel } from '#contract/values/content.ts'

const classes: Partial<Record<ContentType, string>> = {
  video: 'kind-video',
  webinar: 'kind-video',
  blog: 'kind-blog',
  guide: 'kind-blog',
  podcast: 'kind-podcast',
  email: 'kind-email',
  linkedin: 'kind-social',
  social: 'kind-social',
  events: 'kind-events',
}

/** Sets `--kind`, the colour that `.tab` and Tailwind's `kind` colour (`text-kind`, `bg-kind`) take up. */
export const kindClass = (type: ContentType): string => classes[type] ?? 'kind-other'

/** The word on an idea's tab; `any` is no kind, so it reads as an idea. */
export const kindLabel = (type: ContentType): string => (type === 'any' ? 'Idea' : contentTypeLabel(type))

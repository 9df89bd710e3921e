// Defines how each content type is shown: its label and the class that sets its colour. The colour is never
// shown without the label.
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

/** Sets `--kind`, the colour that `.tab` and Tailwind's `kind` classes (`text-kind`, `bg-kind`) use. */
export const kindClass = (type: ContentType): string => classes[type] ?? 'kind-other'

/** The label on an idea's tab; `any` is not a type, so it reads "Idea". */
export const kindLabel = (type: ContentType): string => (type === 'any' ? 'Idea' : contentTypeLabel(type))

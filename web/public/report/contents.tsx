import type { ContentData } from '#contract/delivery.ts'
import { kindLabel } from '../../components/kinds.ts'
import { REPORT_WIDTH } from './report-width.ts'
import { sectionsOf, storiesOf } from './report-text.ts'

/** A report with this few items needs no list of contents. */
const SHORT = 3
/** A longer list is folded, because it would push the first idea off a phone's screen. */
const LONG = 10

/** Links to the report's sections, which stay visible while scrolling. */
export function SectionBar({ content }: { content: ContentData }) {
  const listed = entriesOf(content).length > SHORT
  const sections = sectionsOf(content)
  if (!listed && sections.length < 2) return null
  const link =
    'flex min-h-11 items-center gap-2 font-medium -outline-offset-2! hover:underline decoration-2 underline-offset-4'
  return (
    <nav aria-label="Sections" className="sticky top-0 z-30 border-b border-rule bg-sheet print:hidden">
      <ul className={`${REPORT_WIDTH} flex gap-x-7 overflow-x-auto`}>
        {listed && (
          <li className="shrink-0">
            <a href="#contents" className={link}>
              Contents
            </a>
          </li>
        )}
        {sections.map((section) => (
          <li key={section.id} className="shrink-0">
            <a href={`#${section.id}`} className={link}>
              {section.title}
              {section.count > 0 && <span className="text-ink-2 tabular-nums">{section.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to every idea and story by title. */
export function Contents({ content }: { content: ContentData }) {
  const entries = entriesOf(content)
  if (entries.length <= SHORT) return null
  return (
    <nav id="contents" aria-label="Contents" className="scroll-mt-8 pt-10 md:pt-14 print:hidden">
      <details open={entries.length <= LONG} className="group">
        <summary className="flex min-h-11 w-fit items-center gap-3 font-display text-d3 font-semibold">
          <svg
            aria-hidden="true"
            viewBox="0 0 10 10"
            className="size-2.5 transition-transform group-open:rotate-90"
            fill="currentColor"
          >
            <path d="m2 0 7 5-7 5z" />
          </svg>
          <span>
            Contents{' '}
            <span className="font-sans text-base font-normal text-ink-2">{entries.length} titles</span>
          </span>
        </summary>
        <ol className="mt-1 gap-x-12 md:columns-2">
          {entries.map(({ href, number, title, kind }) => (
            <li key={href} className="break-inside-avoid">
              <a
                href={href}
                className="grid grid-cols-[2.25rem_1fr] border-t border-rule py-2.5 decoration-from-font underline-offset-2 -outline-offset-2! hover:underline"
              >
                <span className="font-semibold text-b1-text tabular-nums">{number}</span>
                {title}
                <span className="col-start-2 text-small text-ink-2">{kind}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

const entriesOf = (content: ContentData) => [
  ...content.contentIdeas.map((idea, at) => ({
    href: `#idea-${at + 1}`,
    number: `${at + 1}`,
    title: idea.title,
    kind: kindLabel(idea.contentType),
  })),
  ...content.eventContentIdeas.map((idea, at) => ({
    href: `#event-idea-${at + 1}`,
    number: `E${at + 1}`,
    title: idea.title,
    kind: kindLabel(idea.contentType),
  })),
  ...storiesOf(content).map((story, at) => ({
    href: `#story-${at + 1}`,
    number: `N${at + 1}`,
    title: story.headline,
    kind: story.sourceName || 'News',
  })),
]

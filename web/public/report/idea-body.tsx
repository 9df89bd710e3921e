import type { ReactNode } from 'react'
import type { DeliveredIdea } from '#contract/delivery.ts'
import {
  fieldsOf,
  hookOf,
  outlineInBrief,
  outlineName,
  subjectOf,
} from '../../components/ideas/idea-parts.ts'
import { IdeaText } from '../../components/idea/idea-text.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { FormatList } from './format-list.tsx'
import { MarkedList } from './marked-list.tsx'

interface IdeaBodyProps {
  idea: DeliveredIdea
  /** Unfolds the list of sources. */
  showsSources?: boolean
  /** Shown beside the draft, or below it if there is no room. */
  children?: ReactNode
}

/** An idea below its title: the draft, what it takes to make it, and finally its sources. */
export function IdeaBody({ idea, showsSources = false, children }: IdeaBodyProps) {
  const outline = outlineInBrief(idea)
  const lists = [
    { name: 'What to prepare', lines: idea.prepare },
    { name: 'Check before you publish', lines: idea.checks },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <>
      <div className={`mt-5 grid gap-x-10 gap-y-5 ${children ? BESIDE : ''}`}>
        {idea.draft ? (
          <Draft idea={idea} ground={children ? 'bg-sheet' : 'bg-b3-tint'} />
        ) : (
          // A report from before drafts existed.
          <IdeaText text={idea.description} className="max-w-[66ch] text-[1.0625rem]" />
        )}
        {children}
      </div>
      <FormatList fields={fieldsOf(idea)} />
      {(outline.length > 0 || lists.length > 0) && (
        <div className="mt-6 grid gap-x-10 gap-y-5 @2xl/issue:grid-cols-2 print:grid-cols-2">
          {outline.length > 0 && (
            <div className="min-w-0 max-w-[66ch]">
              <Heading>{outlineName(idea.contentType)}</Heading>
              <ol className="mt-1.5 grid list-decimal gap-1.5 pl-6 marker:text-ink-2 marker:tabular-nums">
                {outline.map((point, at) => (
                  <li key={at}>{point}</li>
                ))}
              </ol>
            </div>
          )}
          {lists.length > 0 && (
            <div className="grid min-w-0 content-start gap-5">
              {lists.map(({ name, lines }) => (
                <div key={name} className="max-w-[66ch]">
                  <Heading>{name}</Heading>
                  <MarkedList lines={lines} mark={TICK_BOX} className="mt-1.5" />
                </div>
              ))}
            </div>
          )}
        </div>
      )}
      <EvidenceList evidence={idea.evidence} open={showsSources} />
    </>
  )
}

const BESIDE = '@4xl/issue:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]'

/** A drawn checkbox. */
export const TICK_BOX = 'mt-1.5 size-3.5 rounded-[2px] border-[1.5px] border-b2-edge'

export const Heading = ({ children }: { children: ReactNode }) => (
  <h4 className="font-semibold text-b2-text print:break-after-avoid">{children}</h4>
)

function Draft({ idea, ground }: { idea: DeliveredIdea; ground: string }) {
  const subject = subjectOf(idea)
  const hook = hookOf(idea)
  return (
    <div className={`min-w-0 rounded-slip px-5 py-4 md:px-6 print:border print:border-rule ${ground}`}>
      <h4 className="text-small font-semibold text-ink-2">Draft</h4>
      {subject !== null && (
        <p className="mt-1 border-b border-rule pb-2">
          <span className="text-small text-ink-2">Subject</span> <strong>{subject}</strong>
        </p>
      )}
      <IdeaText
        text={idea.draft}
        opening={hook === null ? null : { name: 'Hook', line: hook }}
        className="mt-2 max-w-[66ch] text-[1.0625rem]"
      />
      {idea.callToAction && (
        <p className="mt-3 border-t border-rule pt-2">
          <span className="block text-small font-semibold text-ink-2">Call to action</span>
          {idea.callToAction}
        </p>
      )}
    </div>
  )
}

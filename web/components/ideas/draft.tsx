// The draft of an idea, to copy or to edit in place.
import type { Idea } from '#contract/ideas.ts'
import { IdeaText } from '../idea/idea-text.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { EditedByYou, EditPart } from './edit-part.tsx'
import { HighlightNew } from './highlight-new.tsx'
import { hookOf, subjectOf, textOf } from './idea-parts.ts'

export function Draft({ idea }: { idea: Idea }) {
  const subject = subjectOf(idea)
  const hook = hookOf(idea)
  const text = textOf(idea)
  // Ideas from before drafts existed only have a description, which says what to make and is not meant for
  // publishing.
  const isCopy = idea.draft !== ''
  const toCopy = [text, ...(isCopy && idea.callToAction ? [idea.callToAction] : [])].join('\n\n')
  const name = isCopy ? 'Draft' : 'The idea'
  return (
    <section aria-label={name} className="rounded-panel bg-paper p-5 @lg/idea:p-6">
      <EditPart idea={idea} part="draft" label="Draft" rows={10}>
        {(edit) => (
          <>
            <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <h2 className="font-display text-d3 font-semibold">{name}</h2>
              <EditedByYou idea={idea} part="draft" />
              <div className="ml-auto flex gap-2">
                {isCopy && edit}
                <CopyButton
                  tone="pencil"
                  className="px-3.5! md:min-h-9!"
                  label={isCopy ? 'Copy draft' : 'Copy text'}
                  text={toCopy}
                />
              </div>
            </div>
            {subject !== null && (
              <p className="mb-3 border-b border-rule pb-3 wrap-anywhere">
                <span className="text-small font-semibold text-ink-2">Subject</span>{' '}
                <span className="font-semibold">
                  <HighlightNew text={subject} />
                </span>
              </p>
            )}
            <IdeaText
              text={text}
              opening={hook === null ? null : { name: 'Hook', line: hook }}
              className="max-w-[66ch] text-[1.0625rem]"
            />
            {isCopy && idea.callToAction && (
              <p className="mt-4 max-w-[66ch] border-t border-rule pt-3 text-[1.0625rem] wrap-anywhere">
                <strong className="block text-small font-semibold text-ink-2">Call to action</strong>
                <HighlightNew text={idea.callToAction} />
              </p>
            )}
          </>
        )}
      </EditPart>
    </section>
  )
}

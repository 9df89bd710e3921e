// One idea on its slip: the same object on every screen that shows ideas.
import type { Idea } from '#contract/ideas.ts'
import { objectives } from '#contract/content.ts'
import type { ReactNode } from 'react'
import { dayOf } from './dates.ts'
import { IdeaText } from './idea-text.tsx'
import { shelfNames } from './ideas/words.ts'
import { kindClass, kindLabel } from './kinds.ts'
import { Disclosure } from './ui/disclosure.tsx'
import { WhyThisIdea } from './why-this-idea.tsx'

interface IdeaSlipProps {
  idea: Idea
  /** The description stands open; otherwise it is behind "Show the whole idea". */
  whole?: boolean
  /** A box to choose the idea with, where there is something to choose it for. */
  choice?: Choosing
  /** What can be done with it: a small menu in its corner, or everything at its foot, its status among it. */
  menu?: ReactNode
  actions?: ReactNode
  /** What its owner said of it. */
  note?: ReactNode
}

interface Choosing {
  checked: boolean
  onChange: (checked: boolean) => void
}

export function IdeaSlip({ idea, whole = false, choice, menu, actions, note }: IdeaSlipProps) {
  return (
    <article className={`slip slip-flat p-5 ${kindClass(idea.contentType)}`}>
      <div className={`mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 ${menu ? 'pr-9' : ''}`}>
        <p className="tab">{kindLabel(idea.contentType)}</p>
        <p className="text-small text-ink-2">{objectives[idea.objective]}</p>
        {!actions && idea.status !== 'generated' && (
          <p className="text-small font-semibold">{shelfNames[idea.status]}</p>
        )}
        <p className="ml-auto text-small text-ink-2">{dayOf(idea.generatedAt)}</p>
      </div>
      {menu && <div className="absolute top-2.5 right-2">{menu}</div>}
      <h3 tabIndex={-1} className="font-display text-d3 font-semibold wrap-anywhere">
        {idea.title}
      </h3>
      <p className="mt-1 max-w-[66ch] text-ink-2 wrap-anywhere">{idea.summary}</p>
      {note}
      {whole && (
        <div className="mt-4">
          <IdeaPlan idea={idea} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-7">
        {!whole && (
          <Disclosure summary="Show the whole idea">
            <IdeaPlan idea={idea} />
          </Disclosure>
        )}
        <WhyThisIdea idea={idea} />
        {choice && <Choice title={idea.title} {...choice} />}
        {actions && <div className="mt-2 sm:mt-0 sm:ml-auto">{actions}</div>}
      </div>
    </article>
  )
}

/** What to make: the description, and what only this format needs. */
function IdeaPlan({ idea }: { idea: Idea }) {
  return (
    <>
      <IdeaText text={idea.description} className="max-w-[66ch]" />
      {idea.formatFields.length > 0 && (
        <dl className="mt-4 grid max-w-[66ch] gap-3 border-t border-rule pt-4">
          {idea.formatFields.map(({ label, lines }) => (
            <div key={label}>
              <dt className="text-small font-semibold text-kind">{label}</dt>
              <dd className="wrap-anywhere">
                {lines.length === 1 ? (
                  lines[0]
                ) : (
                  <ul className="grid list-disc gap-1 pl-6">
                    {lines.map((line, index) => (
                      <li key={index}>{line}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const Choice = ({ title, checked, onChange }: Choosing & { title: string }) => (
  <label className="flex min-h-11 items-center gap-2.5 sm:ml-auto">
    <input
      type="checkbox"
      className="size-4 accent-pencil"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    Put in the delivery page
    <span className="sr-only">: {title}</span>
  </label>
)

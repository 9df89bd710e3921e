// One idea on its slip: the same object on the dashboard and in the instant generator.
import type { Idea } from '#contract/ideas.ts'
import { objectives } from '#contract/content.ts'
import { dayOf } from './dates.ts'
import { IdeaText } from './idea-text.tsx'
import { kindClass, kindLabel } from './kinds.ts'
import { Disclosure } from './ui/disclosure.tsx'
import { WhyThisIdea } from './why-this-idea.tsx'

interface IdeaSlipProps {
  idea: Idea
  /** The description stands open; otherwise it is behind "Show the whole idea". */
  whole?: boolean
  /** A box to choose the idea with, where there is something to choose it for. */
  choice?: Choosing
}

interface Choosing {
  checked: boolean
  onChange: (checked: boolean) => void
}

export function IdeaSlip({ idea, whole = false, choice }: IdeaSlipProps) {
  return (
    <article className={`slip slip-flat p-5 ${kindClass(idea.contentType)}`}>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="tab">{kindLabel(idea.contentType)}</p>
        <p className="text-small text-ink-2">{objectives[idea.objective]}</p>
        <p className="ml-auto text-small text-ink-2">{dayOf(idea.generatedAt)}</p>
      </div>
      <h3 className="font-display text-d3 font-semibold wrap-anywhere">{idea.title}</h3>
      <p className="mt-1 max-w-[66ch] text-ink-2 wrap-anywhere">{idea.summary}</p>
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

// A full idea: the draft first, then what it takes to make it, and finally its sources.
import { objectives } from '#contract/values/content.ts'
import { effortLabels, type Idea, readerLabels } from '#contract/ideas.ts'
import { type ReactNode, type Ref, useState } from 'react'
import { useDates } from '../dates.ts'
import { kindClass, kindLabel } from '../kinds.ts'
import { WhyThisIdea } from '../idea/why-this-idea.tsx'
import { Draft } from './draft.tsx'
import { EditedByYou, EditPart } from './edit-part.tsx'
import { HouseQuestions } from './house-questions.tsx'
import { DismissalNote, IdeaActions } from './idea-actions.tsx'
import { SentencesBeforeContext, HighlightNew, sentencesIn } from './highlight-new.tsx'
import { fieldsOf, outlineName, outlineOf, taskOf } from './idea-parts.ts'

export function WholeIdea({ idea, title }: { idea: Idea; title?: Ref<HTMLHeadingElement> }) {
  const outline = outlineOf(idea)
  const [before, setBefore] = useState<Idea | null>(null)
  return (
    <SentencesBeforeContext value={before && sentencesIn(before)}>
      <article className={`@container/idea grid gap-7 ${kindClass(idea.contentType)}`}>
        <header>
          <p className="tab mb-2.5">{kindLabel(idea.contentType)}</p>
          <EditPart idea={idea} part="title" label="Title" rows={2} quiet>
            {(edit) => (
              <div className="flex items-start gap-2">
                <h1
                  ref={title}
                  tabIndex={-1}
                  className="min-w-0 font-display text-d2 font-semibold wrap-anywhere outline-none"
                >
                  <HighlightNew text={idea.title} />
                </h1>
                {edit}
              </div>
            )}
          </EditPart>
          <EditedByYou idea={idea} part="title" />
          <p className="mt-2 max-w-[60ch] text-lead text-ink-2 wrap-anywhere">
            <HighlightNew text={idea.summary} />
          </p>
          <Facts idea={idea} />
          <div className="mt-4">
            <IdeaActions idea={idea} />
          </div>
        </header>
        {idea.dismissal && <DismissalNote dismissal={idea.dismissal} />}
        <Draft idea={idea} />
        <HouseQuestions key={idea.id} idea={idea} onWoven={setBefore} />
        {idea.tasks.length > 0 && (
          <Part name="Production tasks">
            <ul className="grid gap-2">
              {idea.tasks.map((task, at) => (
                <Task key={at} task={task} />
              ))}
            </ul>
          </Part>
        )}
        <div className="grid gap-7 @3xl/idea:grid-cols-2 @3xl/idea:gap-x-10">
          {outline.length > 0 && (
            <Part name={outlineName(idea.contentType)}>
              <ol className="grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:text-kind marker:tabular-nums">
                {outline.map((point, at) => (
                  <li key={at}>
                    <HighlightNew text={point} />
                  </li>
                ))}
              </ol>
            </Part>
          )}
          {fieldsOf(idea).map(({ label, lines }) => (
            <Part key={label} name={label}>
              <Lines lines={lines} />
            </Part>
          ))}
          {idea.prepare.length > 0 && (
            <Part name="What to prepare">
              <Lines lines={idea.prepare} mark={<Box />} />
            </Part>
          )}
          {idea.checks.length > 0 && (
            <Part name="Check before you publish">
              <Lines lines={idea.checks} mark={<Box />} />
            </Part>
          )}
        </div>
        <WhyThisIdea idea={idea} />
      </article>
    </SentencesBeforeContext>
  )
}

/** What people who plan content need first: the goal, the audience, the effort and the date. */
function Facts({ idea: { objective, reader, effort, occasion } }: { idea: Idea }) {
  const { daysInWords } = useDates()
  const facts = [
    { name: 'Objective', said: objectives[objective] },
    { name: 'For', said: reader && readerLabels[reader] },
    { name: 'Time to make', said: effort && effortLabels[effort] },
    { name: occasion?.name ?? '', said: occasion && daysInWords(occasion) },
  ].filter(({ said }) => said)
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ name, said }) => (
        <div key={name}>
          <dt className="text-small text-ink-2 wrap-anywhere">{name}</dt>
          <dd className="font-medium">{said}</dd>
        </div>
      ))}
    </dl>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="max-w-[66ch] min-w-0 wrap-anywhere">
    <h2 className="mb-2 border-b border-rule pb-1 font-display text-d3 font-semibold">{name}</h2>
    {children}
  </section>
)

function Task({ task }: { task: string }) {
  const { by, what } = taskOf(task)
  return (
    <li className="flex gap-3">
      <Box />
      <span className="min-w-0">
        {by && <strong className="font-semibold">{by}: </strong>}
        {what}
      </span>
    </li>
  )
}

const Lines = ({ lines, mark }: { lines: readonly string[]; mark?: ReactNode }) => (
  <ul className={`grid gap-1.5 ${mark || lines.length === 1 ? '' : 'list-disc pl-6'}`}>
    {lines.map((line, at) => (
      <li key={at} className={mark ? 'flex gap-3' : ''}>
        {mark}
        <span className="min-w-0">
          <HighlightNew text={line} />
        </span>
      </li>
    ))}
  </ul>
)

/** A drawn checkbox; its tick is not saved. */
const Box = () => (
  <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 rounded-[2px] border-[1.5px] border-edge" />
)

// The trade's house questions: answered ones folded away, then the open ones.
import { type BrandQuestion, readQuestions } from '#contract/questions.ts'
import { useRead } from '#web/api/use-read.ts'
import { isSettled } from '#web/components/house-questions/use-answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { BOOKING } from './booking.tsx'
import { QuestionRow } from './question-row.tsx'

export function HouseQuestions() {
  const questions = useRead(readQuestions, undefined, { fresh: true })
  const section = useRef<HTMLElement>(null)
  const isThere = questions.isSuccess
  // A link may lead here before the questions have loaded.
  useEffect(() => {
    if (isThere && window.location.hash === '#questions') section.current?.scrollIntoView()
  }, [isThere])
  return (
    <section ref={section} id="questions" aria-labelledby="house-questions" className="min-w-0">
      <SectionHeading id="house-questions">Quick questions</SectionHeading>
      <p className="max-w-[66ch] pt-3 text-ink-2">
        Short facts that drafts depend on. Each answer takes a few seconds and makes ideas more accurate.
        Drafts leave out what you haven’t answered.
      </p>
      <div className="pt-4">
        {questions.data ? (
          <Questions questions={questions.data.filter(({ id }) => id !== BOOKING)} />
        ) : questions.isPending ? (
          <Skeleton rows={4} height="h-16" />
        ) : (
          <Failed error={questions.error} onRetry={questions.refetch} />
        )}
      </div>
    </section>
  )
}

/** How many open questions are shown before "Show all". */
const FOLD = 4

function Questions({ questions }: { questions: readonly BrandQuestion[] }) {
  // A question answered now keeps its place, so that nothing moves under the pointer.
  const [before] = useState(() => new Set(questions.filter(isSettled).map(({ id }) => id)))
  const [unfolded, setUnfolded] = useState(false)
  const answered = questions.filter((question) => before.has(question.id))
  const open = questions.filter(({ id }) => !before.has(id))
  const shown = unfolded || open.length <= FOLD + 2 ? open : open.slice(0, FOLD)
  return (
    <>
      {answered.length > 0 && (
        <Disclosure summary={`Answered (${answered.length})`}>
          <Rows questions={answered} />
        </Disclosure>
      )}
      <Rows questions={shown} />
      {shown.length < open.length && (
        <Button className="mt-2" onClick={() => setUnfolded(true)}>
          Show all {open.length} questions
        </Button>
      )}
    </>
  )
}

const Rows = ({ questions }: { questions: readonly BrandQuestion[] }) => (
  <ul className="divide-y divide-rule">
    {questions.map((question) => (
      <li key={question.id} className="py-4">
        <QuestionRow question={question} />
      </li>
    ))}
  </ul>
)

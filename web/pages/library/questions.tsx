// The house questions of a trade, as a brand sees them.
import type { HouseQuestion } from '#contract/ideas.ts'
import type { Place } from './address.ts'
import { containsAll } from './search.ts'
import { Highlight } from './highlight.tsx'

interface QuestionsProps {
  questions: readonly HouseQuestion[]
  place: Place
}

export function Questions({ questions, place }: QuestionsProps) {
  const found = questions.filter((question) => containsAll(`${question.id}\n${question.ask}`, place.search))
  if (found.length === 0) return <p className="text-ink-2">No matching questions.</p>
  return (
    <dl className="divide-y divide-rule">
      {found.map(({ id, ask, example, choices }) => (
        <div key={id} className="grid gap-x-8 py-3 md:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-ink-2">
            <Highlight text={id} />
          </dt>
          <dd className="wrap-anywhere">
            <p className="font-medium">
              <Highlight text={ask} />
            </p>
            <p className="text-small text-ink-2">
              {choices ? choices.join(' / ') : example ? `In words, such as “${example}”` : 'In words'}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

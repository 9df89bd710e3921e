// A story of the week, with ideas for this brand behind a button.
import type { Story as NewsStory } from '#contract/news.ts'
import { useDates } from '#web/components/dates.ts'
import { safeUrl } from '#web/components/safe-url.ts'
import { TextButton } from '#web/components/ui/button.tsx'
import { useId, useState } from 'react'

interface StoryProps {
  story: NewsStory
  heading: 'h3' | 'h4'
}

export function Story({ story, heading: Heading }: StoryProps) {
  const id = useId()
  const { dayOf } = useDates()
  const [open, setOpen] = useState(false)
  const { headline, summary, sourceName, publishedAt, marketingSuggestions } = story
  const from = [sourceName, publishedAt && dayOf(publishedAt)].filter(Boolean).join(', ')
  return (
    <article className="min-w-0 py-5 wrap-anywhere">
      <Heading tabIndex={-1} className="font-display text-d3 font-semibold outline-none">
        <Headline story={story} />
      </Heading>
      {from && <p className="mt-1 text-small text-ink-2">{from}</p>}
      <p className="mt-2 max-w-[66ch] text-ink-2">{summary}</p>
      {marketingSuggestions.length > 0 && (
        <>
          <TextButton
            className="mt-2 text-small"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : 'Show marketing ideas'}
            <span className="sr-only">: {headline}</span>
          </TextButton>
          <div id={id} hidden={!open}>
            <ul className="mt-2 grid max-w-[66ch] list-disc gap-2 pl-5">
              {marketingSuggestions.map((suggestion, at) => (
                <li key={at}>{suggestion}</li>
              ))}
            </ul>
            <Grounds evidence={story.evidence} />
          </div>
        </>
      )}
    </article>
  )
}

function Headline({ story: { headline, sourceUrl } }: { story: NewsStory }) {
  const address = safeUrl(sourceUrl)
  if (!address) return headline
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="underline decoration-rule decoration-[1.5px] underline-offset-[.18em] hover:decoration-current"
    >
      {headline}
    </a>
  )
}

/** The brand's facts behind the ideas; the story itself is linked above them. */
function Grounds({ evidence }: Pick<NewsStory, 'evidence'>) {
  const own = evidence.filter(({ kind }) => kind !== 'news')
  if (!own.length) return null
  return (
    <div className="mt-4 max-w-[66ch] border-l-2 border-rule pl-4 text-small">
      <p className="font-medium">Sources</p>
      <ul className="mt-1 grid gap-2">
        {own.map(({ label, quote }, at) => (
          <li key={at}>
            <q className="mk">{quote}</q> <span className="text-ink-2">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { ContentData } from '#contract/delivery.ts'
import type { Story } from '#contract/news.ts'
import { safeUrl } from '../../components/safe-url.ts'
import { Quote } from './evidence-list.tsx'
import { MarkedList } from './marked-list.tsx'
import { brandFacts, newsGroups, storiesOf, weekInWords, whereAndWhen } from './report-text.ts'

/** The week's stories and what to make of them; an agency's are grouped by client. */
export function News({ content }: { content: ContentData }) {
  const stories = storiesOf(content)
  return (
    <>
      <p className="-mt-4 text-ink-2 print:break-after-avoid">
        {weekInWords(content.newsUpdatesAndTrends?.weekOf ?? '')}
      </p>
      {newsGroups(content).map(({ client, stories: own, shortfall }, at) => (
        <div key={at} className={client ? 'mt-8 border-t border-rule pt-6' : 'mt-8'}>
          {client && (
            <h3 className="mb-7 font-display text-d2 font-semibold print:break-after-avoid">
              {client.name}{' '}
              <span className="block font-sans text-base font-normal tracking-normal text-ink-2">
                {client.about}
              </span>
            </h3>
          )}
          <div className={`grid gap-x-12 gap-y-10 ${own.length > 1 ? 'md:grid-cols-2' : ''}`}>
            {own.map((story) => (
              <NewsStory
                key={stories.indexOf(story)}
                story={story}
                number={stories.indexOf(story) + 1}
                country={content.country}
                heading={client ? 'h4' : 'h3'}
              />
            ))}
          </div>
          {shortfall && <p className="mt-8 max-w-[60ch] text-ink-2">{shortfall}</p>}
        </div>
      ))}
    </>
  )
}

interface NewsStoryProps {
  story: Story
  number: number
  country: string | null
  heading: 'h3' | 'h4'
}

const NewsStory = ({ story, number, country, heading: Heading }: NewsStoryProps) => {
  const facts = brandFacts(story)
  return (
    <article id={`story-${number}`} className="min-w-0 scroll-mt-16 print:break-inside-avoid">
      <Heading className="font-display text-d3 font-semibold">
        <Headline story={story} />
      </Heading>
      <p className="mt-1 text-small text-ink-2">{whereAndWhen(story, country)}</p>
      <p className="mt-3 max-w-[60ch]">{story.summary}</p>
      {story.marketingSuggestions.length > 0 && (
        <MarkedList
          lines={story.marketingSuggestions}
          mark="mt-2 size-2 bg-b3-edge print:[print-color-adjust:exact]"
          className="mt-4 max-w-[60ch]"
        />
      )}
      {facts.length > 0 && (
        <div className="mt-4 max-w-[60ch] text-small text-ink-2">
          <p>Sources</p>
          <ul className="mt-0.5 grid gap-1">
            {facts.map((piece, at) => (
              <li key={at}>
                <Quote piece={piece} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}

function Headline({ story }: { story: Story }) {
  const url = safeUrl(story.sourceUrl)
  if (!url) return story.headline
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener nofollow noreferrer"
      className="underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2"
    >
      {story.headline}
    </a>
  )
}

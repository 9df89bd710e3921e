// Why an idea was chosen, in two sentences, and which of the brand's facts it uses.
import type { Evidence, Idea } from '#contract/ideas.ts'
import { safeUrl } from '../safe-url.ts'
import { Disclosure } from '../ui/disclosure.tsx'

const kinds: Record<Evidence['kind'], string> = {
  profile: 'Your profile',
  website: 'Your website',
  document: 'Your document',
  answer: 'Your answer',
  brief: 'Your brief',
  event: 'Calendar',
  news: 'News',
}

export function WhyThisIdea({ idea }: { idea: Pick<Idea, 'evidence' | 'explanation' | 'engine'> }) {
  const { evidence, explanation, engine } = idea
  if (!evidence.length && !explanation) return null
  return (
    <section aria-labelledby="why-this-idea">
      <h2 id="why-this-idea" className="font-display text-d3 font-semibold">
        Why this idea
      </h2>
      {explanation && (
        <p className="mt-1 max-w-[66ch] wrap-anywhere">
          {[explanation.because, explanation.now].filter(Boolean).join(' ')}
        </p>
      )}
      {engine !== 'built-in' && <p className="mt-1 text-small text-ink-2">Written by {engine}.</p>}
      {evidence.length > 0 && (
        <div className="mt-1">
          <Disclosure summary={`Sources (${evidence.length})`}>
            <ul className="grid max-w-[66ch] gap-4 border-l-2 border-rule pl-4">
              {evidence.map((piece, index) => (
                <EvidencePiece key={index} {...piece} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </section>
  )
}

function EvidencePiece({ kind, label, quote, url }: Evidence) {
  const address = safeUrl(url)
  const place = label.toLowerCase() === kinds[kind].toLowerCase() ? '' : label
  return (
    <li>
      <blockquote className="wrap-anywhere">
        <span className="mk">{quote}</span>
      </blockquote>
      <p className="mt-1 text-small text-ink-2 wrap-anywhere">
        {kinds[kind]}
        {place && ': '}
        {place && address ? (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
            {place}
          </a>
        ) : (
          place
        )}
      </p>
    </li>
  )
}

import { type Insight, type Insights, type InsightSection, insightSections } from '#contract/documents.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { TextButton } from '../ui/button.tsx'
import { excerptOf } from './excerpt.ts'

const isSection = (name: string): name is InsightSection => name in insightSections
export const insightNames: readonly InsightSection[] = Object.keys(insightSections).filter(isSection)

/** The cards of one document's insights; empty ones are left out. */
export function InsightCards({ insights }: { insights: Insights }) {
  const found = insightNames.flatMap((name) => {
    const insight = insights[name]
    return insight && (insight.text || insight.sources.length) ? [{ name, insight }] : []
  })
  if (!found.length) return <p className="text-ink-2">Nothing in this document is about your brand.</p>
  return (
    <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      {found.map(({ name, insight }) => (
        <InsightCard key={name} title={insightSections[name]} insight={insight} />
      ))}
    </ul>
  )
}

/** The beginning of an insight, which opens to show all of it with its sources. */
function InsightCard({ title, insight }: { title: string; insight: z.output<typeof Insight> }) {
  const [whole, setWhole] = useState(false)
  const { excerpt, cut } = excerptOf(insight.text)
  return (
    <li className="border-t border-rule pt-3">
      <h4 className="font-semibold">{title}</h4>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{whole ? insight.text : excerpt}</p>
      {whole && (
        <ul className="mt-3 grid gap-3 border-l-2 border-rule pl-4">
          {insight.sources.map(({ quote, place }, index) => (
            <li key={index}>
              <blockquote className="wrap-anywhere">
                <span className="mk">{quote}</span>
              </blockquote>
              <p className="text-small text-ink-2">{placeInWords(place)}</p>
            </li>
          ))}
        </ul>
      )}
      {(cut || insight.sources.length > 0) && (
        <TextButton className="text-small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the quotes'}
          <span className="sr-only">: {title}</span>
        </TextButton>
      )}
    </li>
  )
}

/** Where an insight comes from: "Prices, page 2". */
function placeInWords({ label, page }: { label: string; page?: number | undefined }): string {
  return page === undefined || /\bpage \d+$/i.test(label) ? label : `${label}, page ${page}`
}

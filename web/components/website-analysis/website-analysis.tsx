// Reads a website and shows the result: five editable sections, and suggestions for the profile.
import { type Profile, readProfile } from '#contract/profile.ts'
import { readBrand } from '#contract/brand.ts'
import { analyzeWebsite, analysisSections } from '#contract/website.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { dayOf } from '../dates.ts'
import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { SectionHeading } from '../ui/heading.tsx'
import { useWork, WorkProgress } from '../work-progress.tsx'
import { AnalysisSection } from './analysis-section.tsx'
import { Reading } from './reading.tsx'
import { Suggestions } from './suggestions.tsx'
import { UrlForm } from './url-form.tsx'

interface WebsiteAnalysisProps {
  profile: Profile
  url: string
  onUrl: (url: string) => void
  /** Adds a heading, for screens that show other things too. */
  headed?: boolean
  /** How long an earlier reading took, made before this screen opened. */
  readBefore?: string | undefined
  /** Shown between the reading's summary and the five sections, once there is an analysis. */
  children?: ReactNode
}

export function WebsiteAnalysis({
  profile,
  url,
  onUrl,
  headed = false,
  readBefore,
  children,
}: WebsiteAnalysisProps) {
  const kept = useReadCache()
  const notify = useNotify()
  // The last reading's details are kept only while the page is open; the profile stores just the sections.
  const reading = useRead(analyzeWebsite, undefined, { enabled: false }).data
  const analyse = useSend(analyzeWebsite, {
    onDone: (answer) => {
      kept.put(analyzeWebsite, answer)
      void kept.refresh(readProfile, readBrand)
      notify({
        title: 'Analysis Complete',
        text: `${answer.facts} facts found on ${answer.pages.length} pages.`,
      })
    },
  })
  const work = useWork('website', analyse.isPending, () => void kept.refresh(readProfile, readBrand))
  const running = analyse.isPending || !!work
  const start = () => {
    if (!url.trim())
      return notify({ title: 'URL Required', text: 'Please enter a website URL to analyse.', tone: 'bad' })
    analyse.mutate({ body: { url: url.trim() } })
  }
  const analysis = profile.websiteAnalysis
  return (
    <div className="grid gap-10">
      <section aria-label="Website Analysis" className="grid gap-5">
        {headed ? (
          <SectionHeading>Website Analysis</SectionHeading>
        ) : (
          <h2 className="sr-only">Your website</h2>
        )}
        {profile.websiteAnalysisLastUpdated && (
          <p className="text-small text-ink-2">
            Last analysed {dayOf(profile.websiteAnalysisLastUpdated, profile.country)}
            {readBefore && !reading && `. ${readBefore}`}
          </p>
        )}
        <UrlForm url={url} again={!!analysis} running={running} onUrl={onUrl} onAnalyse={start} />
        {running && (
          <WorkProgress work={work} label="Website analysis" starting="Opening the website" timed />
        )}
        {!running && analyse.refusal && (
          <Alert title="Analysis Failed">
            <p>{analyse.refusal.message || 'Failed to analyze website. Please try again.'}</p>
          </Alert>
        )}
        {reading && !running && <Reading reading={reading} />}
      </section>
      {reading && !running && reading.suggestions.length > 0 && (
        <Suggestions suggestions={reading.suggestions} profile={profile} />
      )}
      {analysis && children}
      {analysis ? (
        <div className="divide-y divide-rule border-t-2 border-ink">
          {Object.entries(analysisSections).map(([name, title]) => (
            <AnalysisSection
              key={name}
              name={name}
              title={title}
              analysis={analysis}
              url={profile.websiteAnalysisUrl ?? url}
            />
          ))}
        </div>
      ) : (
        !running && <NoAnalysis />
      )}
    </div>
  )
}

const NoAnalysis = () => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
    <p className="font-display text-d3 font-semibold">No Website Analysis Yet</p>
    <p className="mx-auto mt-1 max-w-[46ch] text-ink-2">
      Enter your website and let us read it. The analysis typically takes 30-60 seconds.
    </p>
  </div>
)

import type { Profile } from '#contract/profile.ts'
import type { AnalysisAnswer, Suggestion, WebsiteAnalysis } from '#contract/website.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { secondsSince, type ReportProgress } from '#domain/work/work.ts'
import { ownProfile } from '../own-profile.ts'
import { readSite } from '#domain/reading/site/read-site.ts'

/**
 * Reads the website again and saves its analysis and facts. If it can't be read, the earlier ones are kept.
 * If the user edited sections of the analysis (`analysis`), these are saved and nothing is read.
 */
export async function analyseWebsite(
  world: World,
  member: Account,
  wish: { url: string; analysis?: WebsiteAnalysis | undefined },
): Promise<AnalysisAnswer> {
  requireFeature(member, 'website')
  if (wish.url.trim() === '') throw new Problem('invalid', 'Please enter a website URL to analyse')
  const profile = await ownProfile(world, member)
  if (wish.analysis) return await keepEdited(world, profile, wish.url, wish.analysis)
  return await world.work.run(member.id, 'website', wish.url.trim(), async (report) => {
    await enforceRateLimit(world, `analyse:${member.id}`, 20, 3600)
    return await read(world, profile, wish.url, report)
  })
}

async function read(
  world: World,
  profile: Profile,
  url: string,
  report: ReportProgress,
): Promise<AnalysisAnswer> {
  const start = world.now()
  const site = await world.websites.fetchSite(url, (step, share) => report(step, share * 0.9))
  report('Analysing your website', 0.92)
  const now = world.now()
  const today = localDay(world.zones, profile.deliveryTimezone, now)
  const reading = readSite(site, profile, today, world.playbook)
  report('Saving the findings', 0.98)
  await world.atomically(async (world) => {
    await world.brands.keepAnalysis(profile.id, url.trim(), reading.analysis, now)
    await world.facts.replace(profile.id, { kind: 'website' }, [...reading.facts, ...reading.events])
    const colours = firstColours(profile, reading.suggestions)
    if (colours) await world.brands.change(profile.id, colours, now)
  })
  const seconds = secondsSince(start, world.now())
  const { language, events: _, ...rest } = reading
  return {
    ...rest,
    ...(language === null ? {} : { language }),
    seconds,
    facts: reading.facts.length,
    lastUpdated: now.toISOString(),
  }
}

/**
 * The site's colours, if this is the first analysis of a profile without any: without them, reports have our standard colours.
 * Somebody who removes them later doesn't get them again.
 */
function firstColours(profile: Profile, suggestions: readonly Suggestion[]) {
  const { websiteAnalysis, primaryColor, secondaryColor, tertiaryColor } = profile
  if (websiteAnalysis || primaryColor || secondaryColor || tertiaryColor) return null
  const of = (wanted: Suggestion['field']) => suggestions.find(({ field }) => field === wanted)?.value ?? null
  const primary = of('primaryColor')
  return (
    primary && {
      primaryColor: primary,
      secondaryColor: of('secondaryColor'),
      tertiaryColor: of('tertiaryColor'),
    }
  )
}

async function keepEdited(
  world: World,
  profile: Profile,
  url: string,
  analysis: WebsiteAnalysis,
): Promise<AnalysisAnswer> {
  const now = world.now()
  await world.brands.keepAnalysis(profile.id, url.trim(), analysis, now)
  const facts = (await world.facts.of(profile.id)).filter(
    ({ kind, type }) => kind === 'website' && type !== 'event',
  )
  return {
    analysis,
    lastUpdated: now.toISOString(),
    suggestions: [],
    pages: [],
    seconds: 0,
    facts: facts.length,
    offerings: [],
    notes: [],
  }
}

// Reads a website before the profile is saved: what it suggests for the profile, and its analysis and facts
// afterwards.
import type { Profile } from '#contract/profile.ts'
import type { WebsiteFound } from '#contract/website.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'
import { readSite, type SiteReading } from '#domain/reading/site/read-site.ts'
import type { FetchedSite } from '#domain/reading/websites.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import { secondsSince, type ReportProgress } from '#domain/work/work.ts'
import type { World } from '#domain/world.ts'
import { foundOn } from './found-on-website.ts'

/** How long a website is stored until its profile is saved, in milliseconds. */
const WAITING_TIME = 7 * 86_400_000
/** The most characters stored of a website's pages and stylesheets. */
const MOST_LETTERS = 8_000_000

const emptyProfile = { companyName: '', industry: '', companyInfo: '', country: null }

/** Reads the website, and stores it with the account until the profile that names it is saved. */
export async function readWebsite(
  world: World,
  member: Account,
  wish: { url: string },
): Promise<WebsiteFound> {
  requireFeature(member, 'website')
  const url = wish.url.trim()
  if (url === '') throw new Problem('invalid', 'Please enter a website URL to analyse')
  return await world.work.run(member.id, 'website', `before a profile: ${url}`, async (report) => {
    await enforceRateLimit(world, `analyse:${member.id}`, 20, 3600)
    return await read(world, member, url, report)
  })
}

async function read(
  world: World,
  member: Account,
  url: string,
  report: ReportProgress,
): Promise<WebsiteFound> {
  const start = world.now()
  const site = await world.websites.fetchSite(url, (step, share) => report(step, share * 0.9))
  report('Analysing your website', 0.92)
  const reading = readSite(site, emptyProfile, localDay(world.zones, 'UTC', start), world.playbook)
  report('Saving the findings', 0.98)
  const readAt = world.now()
  const found = { ...foundOn(reading), url, pages: reading.pages, seconds: secondsSince(start, readAt) }
  await world.waitingWebsites.keep(member.id, { url, site: withinSizeLimit(site), found, readAt })
  // The profile may have been saved during the reading, before the website was stored.
  const profile = await world.brands.profileOf(member.id)
  if (profile && profile.websiteAnalysis === null) await learnFromWaiting(world, profile, member.id)
  return found
}

/** What was found on the stored website, for users who return to the form. */
export async function waitingWebsite(world: World, member: Account): Promise<{ found: WebsiteFound | null }> {
  return { found: await world.waitingWebsites.foundOf(member.id) }
}

/**
 * Turns the stored website into the brand's analysis and facts, if it is the profile's website; otherwise
 * deletes it. Nothing is fetched again. A website that can't be read for this profile is deleted too: it must
 * never stop anybody from saving a profile.
 */
export async function learnFromWaiting(world: World, profile: Profile, userId: string): Promise<void> {
  const waiting = await world.waitingWebsites.of(userId)
  if (waiting === null) return
  const { url, site, readAt } = waiting
  let reading: SiteReading | null = null
  try {
    const today = localDay(world.zones, profile.deliveryTimezone, readAt)
    if (profile.companyWebsite === url) reading = readSite(site, profile, today, world.playbook)
  } catch (error) {
    await world.waitingWebsites.remove(userId, readAt)
    if (error instanceof Problem) return
    throw error
  }
  await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    const isOurs = await world.waitingWebsites.remove(userId, readAt)
    if (!isOurs || reading === null) return
    await world.brands.keepAnalysis(profile.id, url, reading.analysis, readAt)
    await world.facts.replace(profile.id, { kind: 'website' }, reading.facts)
  })
}

/** Deletes stored websites whose profile was never saved. */
export const forgetWaiting = (world: World): Promise<void> =>
  world.waitingWebsites.prune(new Date(world.now().getTime() - WAITING_TIME))

/** The home page, and the other pages in order as long as the total size allows. */
export function withinSizeLimit(site: FetchedSite, most = MOST_LETTERS): FetchedSite {
  let room = most - site.stylesheets.reduce((sum, { css }) => sum + css.length, 0)
  const pages = site.pages.filter(({ html }, at) => {
    room -= html.length
    return at === 0 || room >= 0
  })
  return { ...site, pages }
}

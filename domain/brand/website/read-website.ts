// Reads a website during onboarding, before there is a profile. The suggestions fill the form. Once the
// profile is saved, the stored pages become its analysis and facts.
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

/** How long a website is stored while its profile isn't saved, in milliseconds. */
const WAITING_TIME = 7 * 86_400_000
/** The limit for the pages and stylesheets that are stored of one website, in characters. */
const MOST_LETTERS = 8_000_000

const emptyProfile = { companyName: '', industry: '', companyInfo: '', country: null }

/** Reads the website and stores it with the account until a profile with this website is saved. */
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
  // The user may have saved the profile while the website was being read, so it is looked for again.
  const profile = await world.brands.profileOf(member.id)
  if (profile && profile.websiteAnalysis === null) await learnFromWaiting(world, profile, member.id)
  return found
}

/** Returns what was found on the stored website, so that users who come back to the form see it again. */
export async function waitingWebsite(world: World, member: Account): Promise<{ found: WebsiteFound | null }> {
  return { found: await world.waitingWebsites.foundOf(member.id) }
}

/**
 * Makes the brand's analysis and facts from the stored website if it is the profile's, without fetching
 * anything again. Otherwise, or if it can't be read, it is deleted: it must never prevent a profile from
 * being saved.
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
    await world.facts.replace(profile.id, { kind: 'website' }, [...reading.facts, ...reading.events])
  })
}

/** Deletes stored websites whose profile was never saved. */
export const forgetWaiting = (world: World): Promise<void> =>
  world.waitingWebsites.prune(new Date(world.now().getTime() - WAITING_TIME))

/** Cuts a website to the size limit: the home page, and as many other pages as fit, in order. */
export function withinSizeLimit(site: FetchedSite, most = MOST_LETTERS): FetchedSite {
  let room = most - site.stylesheets.reduce((sum, { css }) => sum + css.length, 0)
  const pages = site.pages.filter(({ html }, at) => {
    room -= html.length
    return at === 0 || room >= 0
  })
  return { ...site, pages }
}

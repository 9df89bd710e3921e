// Reading a website before there is a profile: what it offers to fill the profile with, and what comes of it once that is saved.
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

/** How long a website waits for its profile. */
const WAITS = 7 * 86_400_000
/** How much of a website is kept: what the pages that tell most hold. */
const MOST_LETTERS = 8_000_000

const nobody = { companyName: '', industry: '', companyInfo: '', country: null }

/** Reads the website and keeps it with the account until the profile that names it is saved. */
export async function readWebsite(
  world: World,
  member: Account,
  wish: { url: string },
): Promise<WebsiteFound> {
  requireFeature(member, 'website')
  const url = wish.url.trim()
  if (url === '') throw new Problem('invalid', 'Please enter a website URL to analyse')
  return await world.work.run(member.id, 'website', `before a profile: ${url}`, async (told) => {
    await enforceRateLimit(world, `analyse:${member.id}`, 20, 3600)
    return await read(world, member, url, told)
  })
}

async function read(world: World, member: Account, url: string, told: ReportProgress): Promise<WebsiteFound> {
  const start = world.now()
  const site = await world.websites.fetchSite(url, (step, share) => told(step, share * 0.9))
  told('Analysing your website', 0.92)
  const reading = readSite(site, nobody, localDay(world.zones, 'UTC', start), world.playbook)
  told('Saving the findings', 0.98)
  const readAt = world.now()
  const found = { ...foundOn(reading), url, pages: reading.pages, seconds: secondsSince(start, readAt) }
  await world.waitingWebsites.keep(member.id, { url, site: inBounds(site), found, readAt })
  // The profile may have been saved meanwhile, when nothing was waiting for it yet.
  const profile = await world.brands.profileOf(member.id)
  if (profile && profile.websiteAnalysis === null) await learnFromWaiting(world, profile, member.id)
  return found
}

/** What waits for the profile, for those who come back to the form. */
export async function waitingWebsite(world: World, member: Account): Promise<{ found: WebsiteFound | null }> {
  return { found: await world.waitingWebsites.foundOf(member.id) }
}

/**
 * Makes the brand's analysis and facts of the website that waits, where it is the profile's; another is forgotten. The website is
 * not fetched again. One that can't be read for this profile is forgotten too: it must never stand between anybody and a profile.
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

/** Forgets websites whose profile never came. */
export const forgetWaiting = (world: World): Promise<void> =>
  world.waitingWebsites.prune(new Date(world.now().getTime() - WAITS))

/** The home page always, and the others in their order while there is room. */
export function inBounds(site: FetchedSite, most = MOST_LETTERS): FetchedSite {
  let room = most - site.stylesheets.reduce((sum, { css }) => sum + css.length, 0)
  const pages = site.pages.filter(({ html }, at) => {
    room -= html.length
    return at === 0 || room >= 0
  })
  return { ...site, pages }
}

// Suggests the brand's name: from the part that repeats in page titles, the data for search engines, and what
// the pages call the brand.
import { isMachineAddressed, isPlaceholder } from '../documents/unusable-text.ts'
import { hostOf } from '../page/address.ts'
import { tidy } from '../page/dom.ts'
import type { ReadPage } from '../page/read-blocks.ts'
import { thingsOf } from '../page/json-ld.ts'

export interface FoundName {
  name: string
  /** Where the name was found, in words for the user. */
  source: string
}

interface Vote {
  name: string
  weight: number
  source: string
}

/** The brand's name; null if the site doesn't say it clearly. */
export function nameOf(pages: readonly ReadPage[]): FoundName | null {
  const votes = [...titleVotes(pages), ...pages.slice(0, 3).flatMap(declared), ...spoken(pages)].filter(
    ({ name }) => isName(name),
  )
  // A line that is on every page counts once.
  const words = [...new Set(pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)))].join('\n')
  const tallies = new Map<string, Vote>()
  for (const vote of votes) {
    const before = tallies.get(keyOf(vote.name))
    tallies.set(keyOf(vote.name), before ? { ...before, weight: before.weight + vote.weight } : vote)
  }
  const addresses = addressesOf(pages)
  const spellings = Map.groupBy(votes, ({ name }) => keyOf(name))
  const own = [...tallies].map(([key, vote]) => ({
    ...vote,
    name: mostSaid(spellings.get(key)?.map(({ name }) => name) ?? [vote.name], words),
    weight:
      (vote.weight + mentioned(vote, words)) * plausibility(vote.name) + inAddress(vote.name, addresses),
  }))
  const counted = own.map((vote) => ({ ...vote, weight: vote.weight + shortForms(vote, own) }))
  const best = counted.toSorted((a, b) => b.weight - a.weight)[0]
  return best && best.weight >= 2 ? { name: best.name, source: best.source } : null
}

/**
 * Votes for the first word of a name ("Pidcock") also count for the full name ("Pidcock & Daughter"), if that
 * has votes too.
 */
function shortForms({ name }: Vote, votes: readonly Vote[]): number {
  const whole = keyOf(name)
  return votes
    .filter((other) => !/\s/.test(other.name) && keyOf(other.name).length > 3 && keyOf(other.name) !== whole)
    .filter((other) => whole.startsWith(keyOf(other.name)))
    .reduce((sum, { weight }) => sum + weight * 0.6, 0)
}

const separators = /\s*[|•·»«:]\s*|\s+[-–—~]\s+|\s+::\s+/

/** Votes for each part of the page titles, by the share of pages that have it. */
function titleVotes(pages: readonly ReadPage[]): Vote[] {
  const counts = new Map<string, { name: string; pages: number }>()
  for (const [at, { title }] of pages.entries()) {
    const parts = title.split(separators).map(tidy)
    // A title without separators that only one page has is about one thing, not the brand.
    if (at > 0 && parts.length === 1 && pages.filter((page) => page.title === title).length === 1) continue
    for (const part of new Set([...parts, ...parts.map(withoutPlace)])) {
      const known = counts.get(keyOf(part))
      counts.set(keyOf(part), { name: known?.name ?? part, pages: (known?.pages ?? 0) + 1 })
    }
  }
  const ends = homeEnds(pages)
  const isWhole = (name: string) => pages.length === 1 && pages[0]?.title === name
  return [...counts.values()].map(({ name, pages: count }) => ({
    name,
    weight:
      (count > 1 || pages.length === 1 ? 4 : 1.5) * (count / pages.length) +
      (ends.has(keyOf(name)) ? 1.5 : 0) +
      (isWhole(name) ? 1 : 0),
    source:
      count > 1
        ? `the titles of ${count} pages`
        : ends.has(keyOf(name))
          ? 'the title of the home page'
          : 'the title of a page',
  }))
}

/** The first and last part of the home page's title, where names usually are; keywords come in between. */
function homeEnds([home]: readonly ReadPage[]): Set<string> {
  const parts = (home?.title ?? '').split(separators).map(tidy).filter(isName)
  return new Set(
    [parts[0] ?? '', parts.at(-1) ?? ''].flatMap((part) => [part, withoutPlace(part)]).map(keyOf),
  )
}

/** Removes the place from "Acorns Nursery, Leeds". */
const withoutPlace = (part: string) => /^([^,]+ [^,]+), [^,]+$/.exec(part)?.[1] ?? part

const businesses =
  /(Organization|Business|Corporation|NGO|Store|Shop|Restaurant|Cafe|Bakery|Brewery|Bar|Hotel|Lodging|School|Dentist|Physician|Clinic|Attorney|Museum|Gym|Salon|Agency|Brand|Place|Service)$/

/** Names that a page declares for search engines, for social networks and as the logo's text. */
function declared({ $ }: ReadPage): Vote[] {
  const things = thingsOf($).filter(({ types }) => types.some((type) => businesses.test(type)))
  const meta = tidy($('meta[property="og:site_name"]').attr('content') ?? '')
  const image = $(
    'header img[alt], nav img[alt], a[href="/"] img[alt], [class*=logo] img[alt], img[class*=logo][alt], img[src*=logo][alt]',
  )
  const isElsewhere = /^https?:/.test(image.first().closest('a').attr('href') ?? '')
  const alt = isElsewhere
    ? ''
    : tidy((image.first().attr('alt') ?? '').replace(/\blogo\b/i, '').split(separators)[0] ?? '')
  return [
    ...things.slice(0, 2).map((thing) => ({
      name: tidy(thing.text('name')),
      weight: 1.5,
      source: 'the site’s data for search engines',
    })),
    { name: meta, weight: 1, source: 'the site’s data for social networks' },
    { name: alt, weight: 0.7, source: 'the logo' },
  ]
}

/** Names from the home page's main heading and its copyright line. */
function spoken(pages: readonly ReadPage[]): Vote[] {
  const home = pages[0]
  const heading =
    home?.blocks.find(({ form, level, region }) => form === 'title' && level === 1 && region === 'main')
      ?.text ?? ''
  const rights = home?.blocks
    .map(
      ({ text }) =>
        /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by\s)?([^.,|•·–—-]{3,60})/i.exec(
          text,
        )?.[1] ?? '',
    )
    .find(Boolean)
  return [
    { name: heading, weight: 1, source: 'the heading of the home page' },
    {
      name: tidy((rights ?? '').replace(/\ball rights reserved.*$|\b\d{4}\b.*$/i, '')),
      weight: 1,
      source: 'the copyright line',
    },
  ]
}

/** The spelling that running text uses most. */
function mostSaid([first = '', ...others]: readonly string[], words: string): string {
  const times = (name: string) => words.split(name).length - 1
  return others.reduce((best, other) => (times(other) > times(best) ? other : best), first)
}

/**
 * A score for how often running text uses the name, since slogans are repeated far less. Names with few votes
 * get no score, because they may be something that the brand offers.
 */
function mentioned({ name, weight }: Vote, words: string): number {
  if (weight < 1 || name === name.toLowerCase()) return 0
  const count = words.split(name).length - 1
  return Math.min(4, Math.log2(1 + count / 2))
}

/** The domain names of the site and its email addresses, in letters and digits and without endings. */
function addressesOf(pages: readonly ReadPage[]): string[] {
  const mails = pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ text }) => [...text.matchAll(/@([\w-]+)\.[a-z]/gi)].map(([, host = '']) => host)),
  )
  const site = hostOf(pages[0]?.url ?? '').replace(/\.[a-z.]+$/, '')
  return [...new Set([site, ...mails].map((host) => host.toLowerCase().replace(/[^a-z0-9]/g, '')))].filter(
    (host) => host.length > 3,
  )
}

/** A score for names that match a domain name. */
function inAddress(name: string, addresses: readonly string[]): number {
  const letters = keyOf(name).replace(/[^a-z0-9]/g, '')
  if (letters.length < 4) return 0
  if (addresses.some((address) => address === letters || address === keyWithAnd(name))) return 2.5
  return addresses.some((address) => address.includes(letters) || letters.includes(address)) ? 2 : 0
}

const keyWithAnd = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '')

/** Abbreviations and lists of keywords are unlikely names. */
function plausibility(name: string): number {
  if (/^[A-Z0-9&.]{2,6}$/.test(name)) return 0.25
  return name.split(' ').length > 6 || name.includes(',') ? 0.5 : 1
}

const generic =
  /^(home|homepage|home page|welcome|welcome to.*|about|about us|contact|contact us|index|untitled|untitled document|document|page|menu|services|products|shop|store|blog|news|gallery|events|faqs?|history|visit|team|our .*|the team|404.*|not found|page not found|error|loading|login|log in|sign in|website|site|logo|new page|official (web)?site|all|pricing|prices|donate|support|features|download)$/i

const isName = (name: string) =>
  name.length >= 2 &&
  name.length <= 60 &&
  /\p{L}{2}/u.test(name) &&
  !generic.test(name) &&
  !/[.!?]$|@|https?:|\d{5}/.test(name) &&
  !isMachineAddressed(name) &&
  !isPlaceholder(name)

/**
 * A key for comparing names: letters and digits without company types. "Hollin Bank Ltd" and "Hollinbank" are
 * the same.
 */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/\b(?:ltd|limited|llc|inc|plc|and|co|company)\b\.?/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

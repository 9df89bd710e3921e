// Finds a site's trade if the profile doesn't name one: by what the site calls itself, and by how much of
// each trade's lexicon it mentions.
import type { Playbook, Trade } from '#domain/playbook/form.ts'
import { tradeIn, tradesFor } from '#domain/playbook/trades.ts'
import { borrowedLexicon, lexiconOf, findEntries, type Lexicon } from './lexicon.ts'
import type { KnownProfile } from '../site/readable.ts'
import type { ReadPage } from '../page/read-blocks.ts'
import { thingsOf } from '../page/json-ld.ts'

export interface SiteTrade {
  trade: Trade
  /** The entries of one trade's lexicon that the site names, most frequent first. */
  things: readonly string[]
}

/** The lexicon to read a site with: of the profile's trades, else of the site's own trade, else of all trades. */
export function lexiconFor(playbook: Playbook, about: KnownProfile, site: SiteTrade | null): Lexicon {
  const chosen = tradesFor(playbook, { ...about, secondTrade: about.secondTrade ?? null })
  if (chosen.some(({ lexicon }) => lexicon.length > 0)) return lexiconOf(chosen)
  return site === null ? borrowedLexicon(playbook) : lexiconOf([site.trade])
}

/**
 * The trade with the most lexicon entries on the site. The site's own word for itself adds to the score if at
 * least two entries support it. Null if there are few matches or no clear winner.
 */
export function tradeOfSite(playbook: Playbook, pages: readonly ReadPage[]): SiteTrade | null {
  const named = namesOf(pages).flatMap((text) => tradeIn(playbook, text) ?? [])
  const scores = playbook.trades
    .map((trade) => {
      const things = thingsNamed(trade, pages)
      const calls = named.filter((one) => one === trade).length
      const score = Math.min(things.length, 12) + (things.length >= 2 ? 4 * Math.min(calls, 3) : 0)
      return { trade, things, calls, score }
    })
    .toSorted((one, other) => other.score - one.score)
  const [first, second] = scores
  if (!first || first.score < 6) return null
  // Similar trades sell similar things, so what the site calls itself decides between them.
  const isCalled = first.calls > 0 && second?.calls === 0
  const lead = isCalled ? 1 : 1.5
  if (first.score < lead * (second?.score ?? 0)) return null
  return { trade: first.trade, things: first.things }
}

/** Collects how the site describes itself to people and to search engines. */
function namesOf(pages: readonly ReadPage[]): string[] {
  const [home] = pages
  if (!home) return []
  const heading = home.blocks.find(({ form, level }) => form === 'title' && level === 1)?.text ?? ''
  const description = home.$('meta[name="description"]').attr('content') ?? ''
  const types = thingsOf(home.$).flatMap((thing) =>
    thing.types.map((type) => type.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')),
  )
  return [home.title, heading, description.slice(0, 300), ...types, ...introductions(pages)]
}

/** Sentences that say what the business is: "We’re a family catering company in Leominster." */
const introductions = (pages: readonly ReadPage[]): string[] =>
  pages
    .flatMap(({ blocks }) => blocks.map(({ text }) => saysWhatItIs.exec(text)?.[0]))
    .filter((text) => text !== undefined)
    .slice(0, MOST_INTRODUCTIONS)

/** Only the first sentences about itself say what a business is; later ones are about other things. */
const MOST_INTRODUCTIONS = 3
const saysWhatItIs = /\bwe(?:[’']re| are)\s(?:a|an|the)\s[^.!?;]{3,120}/i

/** The lexicon entries that short lines of the site name, most frequent first. */
function thingsNamed(trade: Trade, pages: readonly ReadPage[]): string[] {
  const lexicon = lexiconOf([trade])
  const lines = pages.flatMap(({ blocks }) => blocks.filter(({ text }) => text.length <= 60))
  const times = new Map<string, number>()
  for (const { entry } of lines.flatMap(({ text }) => findEntries(text, lexicon)))
    times.set(entry.name, (times.get(entry.name) ?? 0) + 1)
  return [...times].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
}

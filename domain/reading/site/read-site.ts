// Reads a fetched website as a marketer would: what the brand is, what it offers, what it can prove, and how
// it writes.
import type { NewFact } from '#contract/facts.ts'
import type { Suggestion, WebsiteAnalysis } from '#contract/website.ts'
import type { Playbook } from '#domain/playbook/form.ts'
import { Problem } from '#domain/problem.ts'
import { findFacts } from '../finders/find-facts.ts'
import { findSections } from '../finders/sections.ts'
import { foreignLanguage } from '../language/foreign.ts'
import { brandMentionTest } from '../language/brand-names.ts'
import type { FetchedSite } from '../websites.ts'
import { withAnswers } from './answers.ts'
import { withBranches } from '../identity/branches.ts'
import { contactsOf } from '../identity/contacts.ts'
import { describe } from '../portrait/describe.ts'
import { eventFactsIn } from '../portrait/event-facts.ts'
import { introductionOf } from '../portrait/introduce.ts'
import { suggestionsOf } from '../identity/identity.ts'
import { nameOf } from '../identity/name.ts'
import { citable } from '../citing/never-cite.ts'
import { offeringsOf } from '../offerings/offerings.ts'
import { withOffers } from '../offerings/offers.ts'
import { noLexicon } from '../offerings/lexicon.ts'
import { notesOn } from '../citing/notes.ts'
import { withoutPassingLabels } from '../offerings/passing-prices.ts'
import { checkReadable, notEnoughText, type KnownProfile } from './readable.ts'
import { withQuestions } from './questions.ts'
import { readBlocks, type ReadPage, type SiteBlock } from '../page/read-blocks.ts'
import { withReviews } from './reviews.ts'
import { withVoices } from './voices.ts'
import { withoutSharedLines } from '../page/shared-lines.ts'
import { sheetsOf } from '../page/sheets.ts'
import { lexiconFor, tradeOfSite, type SiteTrade } from '../offerings/trade-of-site.ts'

export interface SiteReading {
  analysis: WebsiteAnalysis
  /** What the brand is and offers, worded as its owner would; null if the site says too little. */
  introduction: string | null
  facts: NewFact[]
  /** Events on a day to come, which the calendar offers to add. */
  events: NewFact[]
  suggestions: Suggestion[]
  pages: { url: string; title: string }[]
  offerings: string[]
  notes: string[]
  /** The site's language if it isn't English: its English name, such as "German". */
  language: string | null
  /** The name used in the analysis. */
  brandName: string
  /** The trade found on the site, only if the profile names none. */
  trade: SiteTrade | null
}

const MOST_FACTS = 250

/** What the site calls itself: its name, the one in the profile, the home page's titles, and the domain. */
const ownNames = ([home]: readonly ReadPage[], ...names: readonly string[]): string[] => [
  ...names,
  home?.title ?? '',
  ...(home?.blocks.filter(({ level }) => level === 1).map(({ text }) => text) ?? []),
  home?.url.replace(/^\w+:\/\/([^/]*).*$/, '$1') ?? '',
]

/**
 * Reads the site for a brand. `about` is what its profile says so far, `today` is a date such as
 * "2026-11-20". The `playbook` knows what trades usually offer; without it, offerings only come from the
 * site's structure. Throws a Problem that says what to do if this isn't a brand's website.
 */
export function readSite(
  site: FetchedSite,
  about: KnownProfile,
  today: string,
  playbook?: Playbook,
): SiteReading {
  const sheets = sheetsOf(site.stylesheets)
  const pages = site.pages.map((page) => readBlocks(page, sheets))
  if (pages.length === 0)
    throw new Problem(
      'outside',
      'We couldn’t read any page of this website. Check the address, or upload a document.',
    )
  const frameless = withoutSharedLines(pages)
  const named = nameOf(pages)
  const fit = citable(
    frameless.flatMap(({ blocks }) => blocks),
    today,
    ownNames(pages, named?.name ?? '', about.companyName),
  )
  const language = foreignLanguage(
    proseOf(fit.blocks),
    pages.map(({ $ }) => $('html').attr('lang') ?? ''),
  )
  checkReadable(pages, fit, about, language)

  const saysTyped =
    about.companyName !== '' &&
    fit.blocks.some(({ text }) => text.toLowerCase().includes(about.companyName.toLowerCase()))
  const brandName = saysTyped ? about.companyName : (named?.name ?? about.companyName)
  const located = withBranches(fit.blocks)
  const heard = withVoices(located)
  const asked = withQuestions(heard)
  const found = findFacts(asked, today, brandName)
  const cleaned = frameless.map((page) => ({
    ...page,
    blocks: fit.blocks.filter(({ place }) => place.of === page.url),
  }))
  const trade = playbook && about.industry.trim() === '' ? tradeOfSite(playbook, cleaned) : null
  const lexicon = playbook ? lexiconFor(playbook, about, trade) : noLexicon
  const priced = withoutPassingLabels(found, fit.blocks, lexicon)
  const offerings = offeringsOf(cleaned, priced, brandName, lexicon)
  const offered = withOffers(offerings, fit.blocks, priced, brandMentionTest(brandName, false))
  const facts = bestOf([...contactsOf(pages, located), ...withReviews(withAnswers(offered, asked), heard)])
  if (!saysEnough(facts) && offerings.length === 0) throw notEnoughText(pages, language)
  const home = pages[0]?.url ?? ''
  const material = { brandName, typed: about, facts, blocks: fit.blocks, offerings, home, today, language }
  return {
    analysis: describe(material),
    introduction: introductionOf(material),
    facts: [...facts, ...findSections(heard, today)],
    events: eventFactsIn(fit.blocks, today),
    suggestions: suggestionsOf(pages, site.stylesheets, named, about),
    pages: pages.map(({ url, title }) => ({ url, title })),
    offerings,
    notes: notesOn(fit.skipped, facts, site.refused),
    language,
    brandName,
    trade,
  }
}

/** The text of lines long enough to be more than names. */
const proseOf = (blocks: readonly SiteBlock[]): string =>
  blocks
    .filter(({ region, text }) => region === 'main' && text.length >= 25)
    .map(({ text }) => text)
    .join('\n')

/** Whether there are enough facts to describe a brand: more than one impersonal sentence. */
const saysEnough = (facts: readonly NewFact[]): boolean =>
  facts.length > 1 ||
  facts.some(({ type, quote }) => type !== 'statement' || /\b(?:we|our|us|I|my)\b/i.test(quote))

/** Keeps MOST_FACTS facts: plain statements and others' words are dropped first, then questions and needs. */
function bestOf(facts: readonly NewFact[]): NewFact[] {
  if (facts.length <= MOST_FACTS) return [...facts]
  const rank = ({ type, voice }: NewFact) =>
    voice !== 'brand' || type === 'statement' ? 2 : type === 'customer-question' || type === 'need' ? 1 : 0
  const kept = new Set(facts.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_FACTS))
  return facts.filter((fact) => kept.has(fact))
}

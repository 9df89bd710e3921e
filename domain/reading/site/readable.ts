// Checks whether the fetched pages are a brand's website, so that an error page never becomes a brand.
import { Problem } from '#domain/problem.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { hostOf } from '../page/address.ts'
import type { Citable } from '../citing/never-cite.ts'
import type { ReadPage } from '../page/read-blocks.ts'

export interface KnownProfile {
  companyName: string
  industry: string
  companyInfo: string
  targetAudience?: string
  country: string | null
  /** The id of a second trade from the library, if one was chosen. */
  secondTrade?: string | null
}

const orElse = 'or upload a document that describes the company'

const security =
  /\b(checking your browser|just a moment|attention required|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|access denied|request (?:was )?blocked|you have been blocked|security check|ddos protection|enable javascript and cookies|captcha|incapsula|perimeterx|unusual traffic|forbidden|error 40[13])\b/i
const parked =
  /\b(?:domain|website|site|address)\b.{0,40}\b(?:is|may be|could be) (?:for sale|parked|available)|\bbuy this domain|\bdomain (?:name )?(?:parking|has expired|expired|is registered)|\bparked (?:free|domain|page)|\bthis (?:page|site|website) is parked|\bhugedomains|\bsedo(?:parking)?\b|\bfuture home of\b|\baccount (?:has been )?suspended|\bdefault (?:web )?(?:page|site)\b|\bwelcome to nginx|\bapache2? .{0,30}default page|^it works!|\bindex of \/|\bsite not (?:found|published|configured)|\bplesk\b.{0,40}\bpage|\bcpanel\b|\bwebsite (?:has been |is )?(?:disabled|expired)|\brelated searches\b/i
const login =
  /\b(log ?in|sign ?in|password|members? only|restricted area|protected (?:page|content|site)|enter (?:your|the) password)\b/i
const gambling =
  /\b(casinos?|slots?|slot gacor|gacor|poker|betting|bets?|sportsbook|jackpots?|roulette|blackjack|baccarat|togel|judi|bandar|sbobet|maxwin|rtp|free spins?|welcome bonus|bookmakers?|gambling|pragmatic play|situs|agen|taruhan|viagra|cialis|levitra|kamagra|escorts?|porn\w*|xxx|sex cams?|payday loans?|essay writing service|replica watches|rolex replicas?)\b/gi

/**
 * Throws a Problem that says what is there instead and what to do, if the pages have no text of the brand.
 * `language` is their language if it isn't English.
 */
export function checkReadable(
  pages: readonly ReadPage[],
  { blocks, skipped }: Citable,
  about: KnownProfile,
  language: string | null,
): void {
  const home = pages[0]
  const host = hostOf(home?.url ?? '') || 'The website'
  const all = pages.flatMap((page) => page.blocks.map(({ text }) => text)).join('\n')
  const first = [home?.title ?? '', ...(home?.blocks.map(({ text }) => text) ?? [])].join('\n')
  const prose = proseIn(blocks.filter(({ region }) => region === 'main').map(({ text }) => text))
  checkHijacked(all, host, about)
  if (prose >= 120) return
  if (security.test(first) && wordCount(first) < 250) {
    throw new Problem(
      'outside',
      `${host} showed a security check instead of its pages. Ask the website’s owner to allow us, ${orElse}.`,
    )
  }
  if (parked.test(first)) {
    throw new Problem(
      'outside',
      `${host} has no website yet: the address is parked or not set up. Check the spelling, ${orElse}.`,
    )
  }
  if (home && home.$('input[type=password]').length > 0 && login.test(first) && prose < 60) {
    throw new Problem(
      'outside',
      `${host} needs a password. Enter the address of its public pages, ${orElse}.`,
    )
  }
  if (language !== null) throw notEnoughText(pages, language)
  if (prose >= 7 && skipped.filter(({ reason }) => reason === 'placeholder').length * 10 <= prose) return
  if (skipped.some(({ reason }) => reason === 'placeholder') && prose < 40) {
    throw new Problem(
      'outside',
      `${host} only has placeholder text so far. Try again when it has its own text, ${orElse}.`,
    )
  }
  if (skipped.some(({ reason }) => reason === 'soon') && prose < 40) {
    throw new Problem(
      'outside',
      `${host} is still a “coming soon” page. Try again when the website is live, ${orElse}.`,
    )
  }
  if (home && home.$('script').length > 0) {
    throw new Problem(
      'outside',
      `${host} only shows its text with JavaScript, which we can’t read. Enter another of its pages, ${orElse}.`,
    )
  }
  throw notEnoughText(pages, null)
}

/** The Problem for a site without enough usable text. */
export function notEnoughText(pages: readonly ReadPage[], language: string | null): Problem {
  const host = hostOf(pages[0]?.url ?? '') || 'the website'
  return new Problem(
    'outside',
    language === null
      ? `There isn’t enough text on ${host} to learn from. Enter a page that says more, ${orElse}.`
      : `The text of ${host} is in ${language}, and we couldn’t read enough of it. Enter its English pages, ${orElse} in English.`,
  )
}

/** The number of words in complete sentences. */
const proseIn = (texts: readonly string[]): number =>
  texts
    .flatMap(sentencesOf)
    .filter((text) => /[.!?]["”’)]?$/.test(text) && wordCount(text) >= 5)
    .reduce((sum, text) => sum + wordCount(text), 0)

/**
 * Throws a Problem if the domain has expired and been taken over: its text is about gambling, but the profile
 * isn't.
 */
function checkHijacked(all: string, host: string, { companyName, industry, companyInfo }: KnownProfile) {
  const hits = all.match(gambling)?.length ?? 0
  if (hits < 8 || hits < wordCount(all) * 0.012) return
  if ((`${companyName} ${industry} ${companyInfo}`.match(gambling)?.length ?? 0) > 0) return
  throw new Problem(
    'outside',
    `The pages at ${host} are about gambling, which doesn’t fit ${companyName || 'your company'}. The domain may have changed hands: check the address, ${orElse}.`,
  )
}

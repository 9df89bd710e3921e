// Recognises sentences about somebody else on a brand's pages: suppliers' claims, other companies' prices and
// certificates. They may be true, but they are not the brand's own.
import { hasSum } from '../language/values/sums.ts'
import { isAboutOthers, speakerIn } from '../finders/about-others.ts'
import { personOf } from '../finders/people/people.ts'
import type { TextBlock } from '../language/text-block.ts'

/** Words with which the brand refers to itself. “Our nearest competitor” is not one of them. */
const own =
  /\b(?:we|ours|us|we['’](?:re|ve|ll|d))\b|\bour (?!(?:[\p{L}-]+ )?(?:competitors?|rivals?|clients?|customers?|neighbours?)\b)/iu

/** Types of company that make or sell what the brand uses, such as manufacturers. */
const maker = String.raw`(?:makers?|manufacturers?|suppliers?|millers?|mills?|roasters?|roaster(?:y|ies)|brewers?|importers?|distributors?|wholesalers?|laborator(?:y|ies)|labs?|factor(?:y|ies)|producers?|vendors?|merchants?)`
const claiming = String.raw`(?:says?|said|claims?|claimed|promises?|boasts?|reckons?|tells? us|assures?|states?|advertises?|guarantees?)`
/** Phrases with which a brand thanks another company or says that it buys from it. */
const ally = String.raw`(?:partners?|sponsors?|suppliers?|funders?|landlords?|neighbours?)`
const boasting = String.raw`(?:won|award\w*|voted|named|of the year|number one|no\.? ?1|medals?|gold|best|finest|leading|largest|winners?)`
const name = String.raw`\p{Lu}[\p{L}&’'-]+(?: (?:of |and |& )?\p{Lu}[\p{L}&’'-]+){1,4}`

const reports: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:the|our|its|their|an?|another|whose)\s(?:[\p{L}’'-]+\s){0,3}${maker}\b[^.;]{0,50}\b${claiming}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:${maker}|(?:by|from) (?:[\p{L}’'-]+ ){0,3}(?:people|firm|company|family|farm|couple|friends?|neighbours?)),? (?:who|which|that) (?:has |have )?(?:${claiming}|won|took)\b`,
    'iu',
  ),
  new RegExp(String.raw`\baccording to (?:the|its|their|our) (?:[\p{L}’'-]+ ){0,3}${maker}\b`, 'iu'),
  /\bin (?:their|its) own words\b/i,
  // "Ropes by Holdfast, who claim …", "given by Peninsula Motors, voted …"
  new RegExp(
    String.raw`\b(?:by|from) \p{Lu}[^.;,]{1,40}, (?:who|which|that|winners?|voted|named|awarded|the) [^.;]{0,40}\b(?:${claiming}|${boasting})\b`,
    'u',
  ),
  new RegExp(
    String.raw`^\p{Lu}[^.;,]{1,40}, (?:who|which) (?:\p{L}+ )?(?:supply|supplies|make|makes|bake|bakes|roast|roasts|print|prints|mill|mills|brew|brews|grow|grows|sponsor|sponsors|fund|funds) (?:us|our|the)\b.*\b${boasting}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b[Oo]ur ${ally},? (?:at )?\p{Lu}.*\b${boasting}\b|^(?:Sponsored|Supported|Funded|Given|Donated|Powered|Supplied) by \p{Lu}.*\b${boasting}\b`,
    'u',
  ),
  /^(?!.*\b(?:our|we)\b)(?:\p{L}+ ){0,3}?(?:studies|study|research|surveys?|statistics|figures|data|scientists|experts)\b.{0,40}\b(?:shows?|finds?|found|says?|suggests?|reports?|estimates?)\b/iu,
  /\bbelongs? to (?:somebody|someone|another|a different)\b|\bawarded to (?:somebody|someone) else\b/i,
]
/**
 * A company quoted by name, such as "Northgate Stoves says: “Our burner …”", unless the name is a member of
 * staff.
 */
const named = new RegExp(String.raw`^(${name}) (?:${claiming}|writes?|wrote|puts? it)\b[^“"]{0,40}[“"]`, 'u')

/** Words for competitors and other places to buy. */
const rival =
  /\b(?:an? chain (?:in|on|near)|(?:national|big|large|hotel|restaurant|supermarket|dental|coffee|gym|garage) chains?|superstores?|supermarkets?|competitors?|rivals?|dealers?|leisure centres?|garden centres?|taxis|(?:big|local|nearest) gym|down the road|next door|(?:well-known|big|popular) (?:web)?sites?|national (?:firm|company|chain)s?|big (?:firms?|names?)|high[- ]street|box shops?|discounters?|online (?:shops?|stores?|retailers?|sellers?)|booking sites?|elsewhere|somewhere else|(?:other|another|most|some) (?:firms?|places?|shops?|companies|company|clinics?|dentists?|garages?|gyms?|schools?|hotels?|salons?|studios?|bakers?|bakery|bakeries|builders?|plumbers?|agenc(?:y|ies))|the place (?:in|down|up|next|over|across|round|along)|average (?:price|cost|firm|is)|(?:national|regional|county|trade) average)\b/i
const asking = /\b(?:asks|charges|advertises|lists|quotes)\b/i
const comparing =
  /^(?:for|by|in) comparison\b|\bby way of comparison\b|\bcompared (?:with|to) (?:what|the)\b/i
const subject = /^(?:[“"]|and |but |so |while |by the way, )*(?:the|an?|one|another|some) /i

/** A business that is only described by where it is, such as "The motor lodge by the roundabout". */
const elsewhere =
  /^(?:the|an?|another|one) ((?:[\p{L}-]+ ){0,2}?(?:lodge|hotel|motel|inn|pub|shop|store|superstore|garage|firm|company|salon|clinic|surgery|practice|school|studio|gym|pool|caf[eé]|restaurant|bakery|nursery|agency|farm|brewery|website|outfit|lot)) (?:by|in|on|at|down|across|near|next|over|round|along|opposite|up|behind|from) /iu

const aboutOthers =
  /\b(?:from|by|about|of|for) our (?:suppliers?|makers?|partners?|sponsors?|friends)\b|^(?:our )?(?:suppliers?|partners?|sponsors?|stockists?)$|\bwhat (?:the )?(?:makers?|manufacturers?|suppliers?|others) (?:say|claim|charge)|\bcompared (?:with|to) (?:what|others|elsewhere)|\bhow (?:others|we) compare\b/i

/**
 * Returns a test for sentences about others. It needs all of a site's blocks to know the site's people and
 * suppliers, and what the site calls itself: its name, title and domain.
 */
export function aboutOthersTest(
  blocks: readonly TextBlock[],
  ownNames: readonly string[] = [],
): (sentence: string, heading: string) => boolean {
  const people = new Set(
    blocks.flatMap(({ text }) => (text.length > 90 ? [] : (personOf(text)?.person ?? []))),
  )
  const all = blocks.map(({ text }) => text.toLowerCase()).join('\n')
  const firstNames = new Set([...people].map((person) => person.split(' ')[0]))
  const suppliers = suppliersIn(blocks).filter((supplier) => !firstNames.has(supplier))
  const isKnownHere = (phrase: string) => all.split(phrase.toLowerCase()).length > 2

  const called = ownNames.map(plain).filter((own) => own !== '')
  const isOwnName = (speaker: string) => called.some((own) => own.includes(plain(speaker)))

  return (sentence, heading) => {
    if (sentence.length > MOST_LETTERS) return false
    const text = sentence.replace(/^[“"]/, '')
    const [, speaker = ''] = named.exec(text) ?? []
    if (speaker !== '' && !people.has(speaker)) return true
    const [, source = ''] = /^according to (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/iu.exec(text) ?? []
    if (source !== '' && /^\p{Lu}/u.test(source) && !people.has(source) && !firstNames.has(source))
      return true
    if (isAboutOthers(text, heading)) return true
    const host = speakerIn(text)
    if (host !== '' && called.length > 0 && !isOwnName(host)) return true
    if (reports.some((report) => report.test(text))) return true
    if (suppliers.some((supplier) => text.startsWith(`${supplier} `)) && boasts.test(text)) return true
    if (aboutOthers.test(heading) && !own.test(text)) return true
    if (!hasSum(text)) return false
    if (comparing.test(text)) return !/\bours?\b/i.test(text)
    if (own.test(text)) return false
    if (rival.test(text)) return true
    if (subject.test(text) && asking.test(beforeSum(text))) return true
    const [, business = ''] = elsewhere.exec(text) ?? []
    return business !== '' && !isKnownHere(business)
  }
}

/** Letters and digits only, because a domain has no spaces: "longwalkphysio". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

const MOST_LETTERS = 700
const boasts = /\b(?:won|award\w*|of the year|medals?|gold|best|finest|leading|largest|\d[\d,]* )/i

const beforeSum = (text: string) => text.slice(0, Math.max(0, text.search(/[£€$₹]/)))

/** The companies that the brand says it buys from: "made by Northgate Ceramics of Stoke". */
function suppliersIn(blocks: readonly TextBlock[]): string[] {
  const bought =
    /\b(?:made|roasted|supplied|baked|printed|woven|brewed|dyed|cast|forged|sourced|bought|ground|spun)\b[^.;]{0,40}\b(?:by|from) (\p{Lu}[\p{L}&’'-]+)(?: \p{Lu}| of | in |[.,;])/gu
  return [...new Set(blocks.flatMap(({ text }) => [...text.matchAll(bought)].map(([, first = '']) => first)))]
}

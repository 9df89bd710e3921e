// Recognises sentences about other companies on a brand's own pages: suppliers' claims, competitors' prices,
// clients' prizes. They may be true, but are never the brand's own.

const name = String.raw`\p{Lu}[\p{L}’'&-]+(?: (?:of |and |the |& )?\p{Lu}[\p{L}’'&-]+){0,4}`
const relatedCompanies = String.raw`(?:clients?|customers?|partners?|suppliers?|neighbours?|neighbors?|insurers?|printers?|garage|landlord|manufacturers?|makers?|growers?|millers?|merchants?|wholesalers?|distributors?|sponsors?|friends|hosts?|bank|brewers?|bakers?|roasters?|quarry|foundry|mill|school|brand)`

/**
 * Another company's claims about itself: "Our print partner Inlet Press claims …", "Quarry partner …", "They
 * tell us: “…”".
 */
const claims = [
  new RegExp(
    String.raw`\b${relatedCompanies},? ${name}(?:,|\b)[^.!?]*\b(?:say|says|claim|claims|report|reports|tell|tells|boast|boasts|promise|promises)\b`,
    'u',
  ),
  /\b(?:who|they) (?:tell us|say|claim)(?: that)?[:,]? (?:they are |it is )?["“‘]/i,
  /\b(?:in their (?:own )?words|their (?:brochure|website|leaflet|catalogue|advert(?:isement)?) (?:says|claims|promises))\b/i,
]

/**
 * The company that speaks in a sentence such as "At Strideline we believe in your journey"; empty if none is
 * named. It may be the brand itself, or one that it sells.
 */
export const speakerIn = (text: string): string => speaking.exec(text)?.[1] ?? ''
const speaking = new RegExp(
  String.raw`^["“]?(?:Here )?[Aa]t (${name}),? (?:we(?: all)? (?:\p{L}+ly )?(?:believe|pride|strive|understand|know (?:that|how)|care about|aim|love|are (?:\p{L}+ly )?(?:passionate|proud|committed|dedicated))|we['’]re (?:\p{L}+ly )?(?:passionate|proud|committed|dedicated)|our (?:mission|aim|goal|vision|philosophy|promise|passion|belief|purpose|ethos))\b`,
  'u',
)

/** Prizes won by others: a client, a supplier, or a company that makes or repairs something for the brand. */
const prizes = [
  /^congratulations to\b/i,
  // "Our roofers, Highline Access, were named …"
  new RegExp(
    String.raw`^Our [\p{L} -]{3,30}, ${name}, (?:won|took|w(?:ere|as) (?:named|voted|awarded))\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b[Oo]ur (?:[\p{L}-]+ )?${relatedCompanies},? ${name},? [^.!?]*?\b(?:won|took|were named|was named|were voted|was voted|named|voted|winners? of)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:by|from|at) ${name}, (?:who (?:won|were|was)|voted|named|winners? of|[^,.]*\bof the Year\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:his|her|their|[\p{Lu}]\p{Ll}+['’]s) old (?:school|firm|employer|club)\b[^.!?]*\bof the Year\b`,
    'u',
  ),
  // A plural with one name is a company ("our roofers, Highline Access"); a singular is a colleague.
  new RegExp(String.raw`\bour (?:[\p{L}-]+ )?[\p{L}-]+s, ${name}, were (?:named|voted)\b`, 'iu'),
]

/**
 * Other companies' prices: below a heading that compares prices, or charged by a company that isn't named.
 */
const compares =
  /\b(?:compar(?:ed|ison|e|ing)|elsewhere|others? charge|what others|the alternatives?|the competition)\b/i
const sum = /[£€$₹]\s?\d|\b\d+ ?(?:euros?|pounds)\b/i
const ourselves = /\b(?:we|our|ours|us|I|my)\b/i
const othersPrices = [
  /\b(?:an?|the|some|most|one|any)\s(?:[\p{L}’'-]+\s){0,3}?(?:chains?|agency|agencies|clinics?|compan(?:y|ies)|firms?|competitors?|rivals?|supermarkets?|taxi|high[- ]street|dealers?)\b[^.!?]*\b(?:quotes?|quoted|charges?|charged|told us|asks?|wanted|will (?:[\p{L}]+ ){0,6}?charge|sells?)\b/iu,
  new RegExp(
    String.raw`^(?:studios|clinics|agencies|shops|gyms|firms|dentists|cafés|restaurants|garages|hotels|nurseries|bakeries|breweries|others)\b[^.!?]*\b(?:charge|charged|ask|sell|sold)\b`,
    'iu',
  ),
  new RegExp(String.raw`\bquoted (?:to )?us (?:[\p{L}]+ ){0,4}?by ${name}`, 'u'),
  new RegExp(
    String.raw`^(?!We\b|Our\b)${name}(?: (?:of|in|at|by) (?:the )?${name})? (?:at the [\p{L}]+ )?(?:will deliver|charges?|charged|quotes?|quoted|sells?|sold|asks?)\b`,
    'u',
  ),
]

/** Texts longer than this are more than one sentence, so they are not checked. */
const MOST_LETTERS = 700

/** A line in the footer about who made or hosts the website. */
const credits =
  /^(?:hosted|hosting|website|web ?site|site|design(?:ed)?|built|powered|photograph(?:y|s|ed)?)\b[^.!?]*\b(?:by|from|at)\b/i

/**
 * Whether a sentence is about another company: a claim it makes about itself, an award it won, or its prices.
 */
export function isAboutOthers(text: string, heading: string): boolean {
  if (text.length > MOST_LETTERS) return false
  if (claims.some((pattern) => pattern.test(text)) || prizes.some((pattern) => pattern.test(text)))
    return true
  if (credits.test(text) && text.length < 120 && !ourselves.test(text)) return true
  if (!sum.test(text)) return false
  if (compares.test(heading) && !ourselves.test(heading) && !ourselves.test(text)) return true
  // Beside the brand's own price, another company's price is only a comparison, so the sentence is kept.
  return !/\b(?:ours|we)\b/i.test(text) && othersPrices.some((pattern) => pattern.test(text))
}

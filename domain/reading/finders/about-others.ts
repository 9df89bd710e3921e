// Sentences about other firms on a brand's own pages: what a supplier says of itself, what a rival charges, who a client's prize
// went to. They are true perhaps, and never the brand's.

const name = String.raw`\p{Lu}[\p{L}’'&-]+(?: (?:of |and |the |& )?\p{Lu}[\p{L}’'&-]+){0,4}`
const kin = String.raw`(?:clients?|customers?|partners?|suppliers?|neighbours?|neighbors?|insurers?|printers?|garage|landlord|manufacturers?|makers?|growers?|millers?|merchants?|wholesalers?|distributors?|sponsors?|friends|hosts?|bank|brewers?|bakers?|roasters?|quarry|foundry|mill|school|brand)`

/** "Our print partner Inlet Press claims …", "Quarry partner …", "They tell us: “…”": another's claim of itself. */
const claims = [
  new RegExp(
    String.raw`\b${kin},? ${name}(?:,|\b)[^.!?]*\b(?:say|says|claim|claims|report|reports|tell|tells|boast|boasts|promise|promises)\b`,
    'u',
  ),
  /\b(?:who|they) (?:tell us|say|claim)(?: that)?[:,]? (?:they are |it is )?["“‘]/i,
  /\b(?:in their (?:own )?words|their (?:brochure|website|leaflet|catalogue|advert(?:isement)?) (?:says|claims|promises))\b/i,
]

/** A prize that somebody else took: a client, a supplier, whoever made or mends something for the brand. */
const prizes = [
  /^congratulations to\b/i,
  // "Our roofers, Highline Access, were named …"
  new RegExp(
    String.raw`^Our [\p{L} -]{3,30}, ${name}, (?:won|took|w(?:ere|as) (?:named|voted|awarded))\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b[Oo]ur (?:[\p{L}-]+ )?${kin},? ${name},? [^.!?]*?\b(?:won|took|were named|was named|were voted|was voted|named|voted|winners? of)\b`,
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
  // Several of ours under one name are a firm; a single one is a colleague.
  new RegExp(String.raw`\bour (?:[\p{L}-]+ )?[\p{L}-]+s, ${name}, were (?:named|voted)\b`, 'iu'),
]

/** What others charge: told under a heading that compares, or of a firm that is only called a firm. */
const compares =
  /\b(?:compar(?:ed|ison|e|ing)|elsewhere|others? charge|what others|the alternatives?|the competition)\b/i
const sum = /[£€$₹]\s?\d|\b\d+ ?(?:euros?|pounds)\b/i
const ourselves = /\b(?:we|our|ours|us|I|my)\b/i
const anothers = [
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

/** Longer than this no sentence is, and nobody's claim. */
const MOST_LETTERS = 700

/** A line at the foot for whoever made or hosts the website. */
const credits =
  /^(?:hosted|hosting|website|web ?site|site|design(?:ed)?|built|powered|photograph(?:y|s|ed)?)\b[^.!?]*\b(?:by|from|at)\b/i

/** Whether a sentence tells of another firm: its claims of itself, its prizes or its prices. */
export function isAboutOthers(text: string, heading: string): boolean {
  if (text.length > MOST_LETTERS) return false
  if (claims.some((pattern) => pattern.test(text)) || prizes.some((pattern) => pattern.test(text)))
    return true
  if (credits.test(text) && text.length < 120 && !ourselves.test(text)) return true
  if (!sum.test(text)) return false
  if (compares.test(heading) && !ourselves.test(heading) && !ourselves.test(text)) return true
  // Set against the brand's own price, another's makes a comparison.
  return !/\b(?:ours|we)\b/i.test(text) && anothers.some((pattern) => pattern.test(text))
}

// Flags facts that need care, and decides whether a fact is still current.
import type { Fact, FactType } from '#contract/facts.ts'
import { yearsIn } from './values/years.ts'

type Flag = Fact['flags'][number]

/** Made-up examples: "If a customer spent £900", "A couple could, say, pay £2,000". */
const madeUp = new RegExp(
  [
    String.raw`\b(?:for example|for instance|imagine|suppose|supposing|let['’]s (?:say|assume|imagine)|say you|assume (?:that )?(?:you|an?|the)|hypothetical(?:ly)?|case study|sample (?:menu|contract|plan)|illustrat(?:ion|ive)|could be yours|might look like|, say,|what if (?:you|an?|every))`,
    // "If anyone spent …" with a sum is hypothetical, although it is in the past tense.
    String.raw`^(?=.*[£€$₹]\s?\d).*\bif (?:an?|one|somebody|someone|every|each|any) (?:[\p{L}’'-]+ ){0,4}?(?<!\b(?:be|been|is|was|are|were) )(?:spent|paid|bought|ordered|saved|lost|had|put|were to|wanted to spend)\b`,
    String.raw`\b(?:you|an?|one|somebody|someone) (?:[\p{L}’'-]+ ){0,4}?(?:could|might|would) (?:easily |well |then )?(?:spend|pay|save|lose|need|earn|end up)\b`,
    String.raw`\bif (?:you|they|we|an? [\p{L}]+)[^.!?]{0,90}\b(?:had|took|came|paid|bought|were)\b[^.!?]*\b(?:would|['’]d) (?:be |have |cost )`,
    String.raw`^say (?:an?|the|one|your) [\p{L}]+ (?:had|has|paid|pays|spent)\b`,
    String.raw`\bthat would (?:be|come to|cost|make|mean) [£€$₹]`,
  ].join('|'),
  'iu',
)

const patterns: readonly (readonly [Flag, RegExp])[] = [
  ['hypothetical', madeUp],
  [
    'legal',
    /\b(legal(?:ly)?|law|liab(?:le|ility)|solicitors?|barristers?|court|tribunal|contract|statutory|regulat(?:ed|ion|ory)|comply|compliance|licen[cs]ed|gdpr|insurance|divorce|conveyanc\w+|probate|wills?\b(?= and| writing)|immigration)\b/i,
  ],
  [
    'medical',
    /\b(treat(?:ment|ments|s|ed)? (?:for|of|your|all)|treatments?|patients?|diagnos\w+|symptoms?|cure[sd]?|surg(?:ery|ical)|disease|infection|pain(?:less|-free)?|medic(?:al|ine|ation)|clinical(?:ly)?|dental|dentist\w*|therap(?:y|ist|ies)|root canal|implants?|anaesthe\w+|doctor|hospital|cancer|anxiety|depression|injur(?:y|ies)|vaccin\w+|prescriptions?)\b/i,
  ],
  [
    'minors',
    /\b(child(?:ren)?|kids?|pupils?|toddlers?|bab(?:y|ies)|teenagers?|under[- ](?:\d|1[0-8])s?|students? (?:in|of) (?:grade|year)|preschool\w*|nursery|classroom|schoolchildren|boys and girls)\b/i,
  ],
]

export const flagsOf = (text: string): Flag[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([flag]) => flag)

/**
 * For how many years a fact of each type stays current. Types that are not listed are history and never
 * become outdated.
 */
const lasting: Partial<Record<FactType, number>> = {
  price: 1,
  'labelled-price': 1,
  hours: 1,
  offer: 1,
  free: 1,
  promise: 2,
  quantity: 3,
  ratio: 3,
  award: 6,
  need: 3,
  process: 3,
}

/** Words of announcements, which become outdated, and of history, which doesn't. */
const announcing =
  /\b(closed|closing|cancelled|postponed|new|now|currently|recently|this (?:year|season|month)|announce\w*|delighted|will|upcoming|latest|today)\b/i

/**
 * Whether a fact is current, by the latest year in its text or in the announcement above it (`era`).
 * `undated` if no year is given or its type doesn't become outdated.
 */
export function freshnessOf(
  type: FactType,
  text: string,
  era: readonly number[],
  thisYear: number,
): Fact['freshness'] {
  // What has been true since a year is still true.
  const said = text.replace(/\bsince\b[^.;:]{0,60}?\b(?:1\d{3}|20\d\d)\b/gi, 'since then')
  const years = [...yearsIn(said), ...era].filter((year) => year <= thisYear + 10)
  const lasts = type === 'statement' ? (announcing.test(text) ? 2 : undefined) : lasting[type]
  if (years.length === 0 || lasts === undefined) return 'undated'
  const latest = Math.max(...years)
  // A sentence about the distant past is history and doesn't become outdated.
  if (latest < thisYear - 40) return 'undated'
  return latest >= thisYear - lasts ? 'current' : 'dated'
}

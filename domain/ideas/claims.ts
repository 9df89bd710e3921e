// Claims in an idea's own words that its evidence does not bear.
import type { Fact, FactType } from '#contract/facts.ts'
import type { Entry } from '#domain/library/entry.ts'
import { bannedClaims, cliches } from '#domain/library/wording.ts'

/** Clichés in the text, as they stand. */
export const clichesIn = (text: string): string[] => phrasesIn(text, clichePattern)

/** Claims that nobody may make in a piece of this kind, or in a trade where such a promise is regulated. */
export function bannedClaimsIn(text: string, sensitivity: Entry['sensitivity'], trade: string): string[] {
  const matter = new Set<string>(['all', sensitivity, ...regulatedIn(trade)])
  const phrases = bannedClaims.filter(({ matters }) => matter.has(matters)).map(({ phrase }) => phrase)
  return [...phrasesIn(text, patternOf(phrases)), ...promisesIn(text, matter)]
}

/** Words of rank and certainty that stand in the text and neither in the evidence nor in what its type says. */
export function strongerThan(facts: readonly Fact[], text: string): string[] {
  const said = facts.map(({ quote }) => quote).join('\n')
  const types = new Set(facts.map(({ type }) => type))
  return strong
    .filter(([pattern, bears]) => !bears.some((type) => types.has(type)) && !pattern.test(said))
    .flatMap(([pattern]) => pattern.exec(text)?.[0] ?? [])
}

/** The matters that a trade must be careful with, whatever the piece is about. */
export function regulatedIn(trade: string): Entry['sensitivity'][] {
  return regulated.filter(([pattern]) => pattern.test(trade)).map(([, matter]) => matter)
}

function promisesIn(text: string, matter: ReadonlySet<string>): string[] {
  return promises.filter(([, of]) => matter.has(of)).flatMap(([pattern]) => pattern.exec(text)?.[0] ?? [])
}

const strong: readonly (readonly [RegExp, readonly FactType[]])[] = [
  [
    /\bthe (?:very )?(?:best|finest|greatest|leading|top)\b(?! (?:time|place|way|day|table|seat|thing|part|question|argument|reason|moment|hour|view|of (?:them|it|three|five)))/i,
    ['superlative', 'award'],
  ],
  [
    /\b(?:the )?(?:oldest|largest|biggest|smallest|highest|fastest|longest-running) (?:[a-z]+ ){0,2}in (?:the|town|britain|england|wales|scotland|ireland|europe|\p{Lu})/iu,
    ['superlative', 'award'],
  ],
  [
    /\bthe only (?!(?:one|thing|way|part|question|reason|person|figure|line|time|word|answer)\b)/i,
    ['superlative', 'contrast'],
  ],
  [/\bguarantee[sd]?\b/i, ['guarantee']],
  [/\baward-winning\b/i, ['award']],
  [/\b(?:officially )?(?:certified|accredited|licensed)\b/i, []],
  [/\bproven\b/i, []],
  [/\bfree of charge\b/i, ['free']],
  [/\bunique\b/i, []],
]

const promises: readonly (readonly [RegExp, Entry['sensitivity']])[] = [
  [
    /\b(?:will|can|to) (?:cure|heal|fix|end|stop|reverse|prevent) (?:your|the|any|all) (?:pain|illness|disease|anxiety|depression|condition|cancer|decay)/i,
    'health',
  ],
  [/\b(?:safe|works|suitable) for (?:everyone|everybody|anyone|any patient)\b/i, 'health'],
  [/\byou (?:will|'ll) (?:win|be awarded|get compensation|keep your)\b/i, 'legal'],
  [
    /\b(?:you|we) (?:will|'ll) (?:get|win|secure) (?:the |your )?(?:compensation|settlement|case)\b/i,
    'legal',
  ],
  [/\byou (?:will|'ll) (?:save|earn|make|get back) (?:at least )?[£$€]?\d/i, 'money'],
]

const regulated: readonly (readonly [RegExp, Entry['sensitivity']])[] = [
  [
    /\b(?:dent(?:al|ist)|orthodont|clinic|physio|osteopath|chiropract|therap|counsell|health|medical|doctor|nurs(?:e|ing)|pharmac|optic|optom|podiatr|aesthetic|fertility|vet(?:s|erinary)?|care home|home care)/i,
    'health',
  ],
  [/\b(?:solicitor|law|legal|barrister|conveyanc|notary|immigration advice)/i, 'legal'],
  [/\b(?:financ|mortgage|invest|insur|pension|wealth|accountan|credit|loan)/i, 'money'],
  [/\b(?:nursery|childcare|childmind|school|preschool|children)/i, 'children'],
  [/\b(?:funeral|bereave|hospice)/i, 'grief'],
  [/\b(?:brew|pub\b|wine|distill|spirits|cider|bar\b|off[- ]licence)/i, 'alcohol'],
  [/\b(?:food|baker|cafe|café|restaurant|cater|deli\b|butcher|confection)/i, 'allergens'],
]

function phrasesIn(text: string, pattern: RegExp): string[] {
  return text.replaceAll('’', "'").toLowerCase().match(pattern) ?? []
}

function patternOf(phrases: readonly string[]): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases.map((phrase) => RegExp.escape(phrase)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
}

const clichePattern = patternOf(cliches)

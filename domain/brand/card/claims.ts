// In health, law and finance some promises are forbidden. The library contains none of them, but a brand's
// own texts might, so they are looked for here.

/** Finds the promises in a text that this trade must not make, and returns their exact words. */
export function forbiddenClaimsIn(text: string, trade: string): string[] {
  const matters = new Set(regulatedTopicsOf(trade))
  return forbidden.filter(([, of]) => matters.has(of)).flatMap(([pattern]) => pattern.exec(text)?.[0] ?? [])
}

export type RegulatedTopic = 'health' | 'legal' | 'money'

/** The topics on which this trade must not make promises, such as health. */
export const regulatedTopicsOf = (trade: string): RegulatedTopic[] =>
  regulated.filter(([pattern]) => pattern.test(trade)).map(([, matter]) => matter)

const forbidden: readonly (readonly [RegExp, RegulatedTopic])[] = [
  [
    /\b(?:will|can|to) (?:cure|heal|fix|end|stop|reverse|prevent) (?:your|the|any|all) (?:pain|illness|disease|anxiety|depression|condition|cancer|decay)/i,
    'health',
  ],
  [/\b(?:safe|works|suitable) for (?:everyone|everybody|anyone|any patient)\b/i, 'health'],
  [/\b(?:miracle|pain-?free|painless|no side effects|clinically proven|permanent results)\b/i, 'health'],
  [/\byou(?: will|[’']ll) (?:win|be awarded|get compensation|keep your)\b/i, 'legal'],
  [
    /\b(?:you|we)(?: will|[’']ll) (?:get|win|secure) (?:the |your )?(?:compensation|settlement|case)\b/i,
    'legal',
  ],
  [/\byou(?: will|[’']ll) (?:save|earn|make|get back) (?:at least )?[£$€]?\d[\d,]*/i, 'money'],
  [/\bguaranteed (?:returns|savings|approval)\b|\brisk-free\b/i, 'money'],
]

const regulated: readonly (readonly [RegExp, RegulatedTopic])[] = [
  [
    /\b(?:dent(?:al|ist)|orthodont|clinic|physio|osteopath|chiropract|therap|counsell|health|medical|doctor|nurs(?:e|ing)|pharmac|optic|optom|podiatr|aesthetic|fertility|vet(?:s|erinary)?|care home|home care)/i,
    'health',
  ],
  [/\b(?:solicitor|law|legal|barrister|conveyanc|notary|immigration advice)/i, 'legal'],
  [/\b(?:financ|mortgage|invest|insur|pension|wealth|accountan|credit|loan)/i, 'money'],
]

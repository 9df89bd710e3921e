const MOST_LETTERS = 60
/** A shorter part of a headline says too little: "Never too late". */
const FEWEST_WORDS = 4
const FEWEST_WORDS_OF_WHOLE = 2

/**
 * The part of a headline that says what the story is about, word for word: the longer side of a colon, or what comes before a
 * circumstance ("after a wet summer") or a second sentence. Null if no part is short and clear enough to quote.
 */
export function topicOf(headline: string): string | null {
  const whole = headline.trim().replace(/[.…]+$/, '')
  if (/["“”]/.test(whole)) return null
  const isShort = (part: string, fewest = FEWEST_WORDS) =>
    part.length <= MOST_LETTERS && part.split(/\s+/).length >= fewest
  if (!whole.includes(':') && isShort(whole, FEWEST_WORDS_OF_WHOLE)) return whole
  const [before = '', after = ''] = whole.split(/:\s+/, 2)
  const sides = after === '' ? [whole] : [before, after].toSorted((one, other) => other.length - one.length)
  const parts = [...sides, ...sides.map(withoutCircumstance)]
  return parts.find((part) => isShort(part)) ?? null
}

const withoutCircumstance = (text: string): string =>
  text.split(
    /[;?!]\s|,? \b(?:after|amid|despite|as|following|since|because|while)\b|,? says?\b|\s[–—-]\s/,
  )[0] ?? text

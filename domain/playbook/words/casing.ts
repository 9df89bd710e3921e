// Spells the name of an offering for the middle of a sentence.

/**
 * Turns "Strength Class" into "strength class", but leaves "HIIT", "Zumba Gold" and "Sunday Lunch" as they
 * are. A capital is only removed if the library itself writes the word in lower case. A name with one unknown
 * word keeps all its capitals.
 * @param known the words that the library writes in lower case
 */
export function inSentence(name: string, known: ReadonlySet<string>): string {
  const words = name.trim().split(/\s+/)
  if (isAllCapitals(name)) {
    const isKnown = words.every((word) => /^\P{L}+$/u.test(word) || known.has(bare(word)))
    return words.map((word) => (isKnown ? word.toLowerCase() : titled(word))).join(' ')
  }
  const falls = (word: string) =>
    !/\p{Lu}/u.test(word) || isShort(word) || (known.has(bare(word)) && !isProper.test(word))
  return words.every(falls)
    ? words.map((word) => (isShort(word) ? word : word.toLowerCase())).join(' ')
    : words.join(' ')
}

/** Makes a sentence start in lower case, as it does after "before you come," or a colon. */
export const withSmallStart = (sentence: string): string =>
  /^(?:I\b|\P{L}|\p{L}*\p{Lu}\p{L}*\p{Lu})/u.test(sentence) || isProper.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Matches words that always have a capital: days, holidays, months and nationalities. */
const isProper =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|christmas|xmas|easter|advent|lent|ramadan|eid|diwali|halloween|english|scottish|irish|welsh|british|american|french|german|italian|spanish|greek|polish|indian|thai|chinese|japanese|turkish|swedish|mexican|latin|god|bible)\b/i

/** Whether the word is an abbreviation such as "HIIT", "VAT" or "B&B". */
const isShort = (word: string) => /^[\p{Lu}\d&+-]{2,}s?$/u.test(word)
/**
 * Whether the name is entirely in capitals. That is design, not spelling, so the capitals needn't be kept.
 */
const isAllCapitals = (name: string) =>
  /\p{Lu}{4,}/u.test(name) && !/\p{Ll}/u.test(name) && name.trim().includes(' ')
const bare = (word: string) => word.toLowerCase().replace(/[,.:;!?]$/, '')
const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/**
 * Whether a text uses the name with all its capitals in the middle of a sentence, as in "with the Cosy Card
 * you get". It is then a proper name.
 */
export function isCapitalisedIn(text: string, name: string): boolean {
  const words = name.split(/\s+/)
  if (words.length < 2 || !words.every((word) => /^\p{Lu}\p{Ll}|^(?:of|and|the|for|from)$/u.test(word)))
    return false
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (/[\p{Ll},;:] $/u.test(text.slice(Math.max(0, at - 2), at))) return true
  return false
}

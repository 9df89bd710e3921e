// "A" or "an", by the sound a phrase begins with.

/** The phrase with its indefinite article: "a hot desk", "an hour", "an £80 deposit", "a used car". */
export function withArticle(phrase: string): string {
  return `${soundsLikeVowel(phrase) ? 'an' : 'a'} ${phrase}`
}

/** The phrase without an article or a possessive of its own at its head: "The Hearth Room" gives "Hearth Room". */
export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:the|an?|our|your|my|their|this)\s+(?=\S)/i, '')
}

function soundsLikeVowel(phrase: string): boolean {
  const word = /[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? ''
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d))/.test(word) || /^1[18]\d{3}$/.test(word)
  if (/^[A-Z]+$/.test(word) && (word.length === 1 || !/[AEIOU]/.test(word) || spelt.has(word))) {
    return /^[AEFHILMNORSX]/.test(word)
  }
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return true
  if (/^(?:uni(?!n|m)|use|usu|uti|eu|ewe|one(?!r)|once|ufo|ubiq|ura)/i.test(word)) return false
  return /^[aeiou]/i.test(word)
}

/** Abbreviations with a vowel in them that are still read letter by letter. */
const spelt = new Set([
  'MOT',
  'ISA',
  'EPC',
  'AGM',
  'SEO',
  'IT',
  'UK',
  'EU',
  'US',
  'USB',
  'HIIT',
  'IPA',
  'ESOL',
  'EICR',
])

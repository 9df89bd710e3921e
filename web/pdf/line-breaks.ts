// Where a line of a PDF report may break inside a word.

/** Maximum letters of a real word; anything longer may break anywhere. */
const LONGEST_WORD = 40
/**
 * A letter of a script without spaces, with the punctuation that must stay attached: some marks never end a line, some never
 * begin one.
 */
const SPACELESS =
  /([（「『【《〈〔“‘(]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][、。，．・：；！？）」』】》〉〕”’),.:;!?々ーァィゥェォッャュョぁぃぅぇぉっゃゅょ]*)/u

/**
 * A word split where a line may break. The empty parts stop the library from adding a hyphen at a break: it takes them for
 * zero-width spaces.
 */
export const breakableParts = (word: string): string[] =>
  word
    .split(SPACELESS)
    .filter((part) => part !== '')
    .flatMap((part) => (part.length > LONGEST_WORD ? (part.match(/.{1,12}/gsu) ?? []) : part))
    .flatMap((part, at) => (at === 0 ? part : ['', part]))

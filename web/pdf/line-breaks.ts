// Where a line of a printed report may end within what stands between two spaces.

/** A word longer than this is no word of a language, and may be broken anywhere. */
const LONGEST_WORD = 40
/** A letter of a script without spaces, with the marks that may not part from it: some never end a line, some never begin one. */
const SPACELESS =
  /([（「『【《〈〔“‘(]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][、。，．・：；！？）」』】》〉〕”’),.:;!?々ーァィゥェォッャュョぁぃぅぇぉっゃゅょ]*)/u

/**
 * A word in the pieces between which a line may end. The library would end such a line with a hyphen, were it not for the empty
 * pieces, which it takes for spaces without width.
 */
export const breakableParts = (word: string): string[] =>
  word
    .split(SPACELESS)
    .filter((part) => part !== '')
    .flatMap((part) => (part.length > LONGEST_WORD ? (part.match(/.{1,12}/gsu) ?? []) : part))
    .flatMap((part, at) => (at === 0 ? part : ['', part]))

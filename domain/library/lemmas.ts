/** The lower-case words of a text, parted by spaces or lines: long lists of lemmas are easier to read as text. */
export { words as lemmas } from '#domain/seasons/catalogue/words.ts'

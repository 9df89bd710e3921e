/** The lower-case words of a text, parted by spaces or lines: long lists of lemmas are easier to read as text. */
export const lemmas = (text: string): readonly string[] => text.trim().split(/\s+/)

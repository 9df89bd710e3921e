// Names in a text, and whether a text holds one.

/** Whether the text holds the anchor whole. */
export function containsName(text: string, anchor: string): boolean {
  // By hand, since a regular expression for each anchor costs more than all else that makes an idea.
  const [where, what] = [text.toLowerCase(), anchor.toLowerCase()]
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    if (!isInWord(where[at - 1]) && !isInWord(where[at + what.length])) return true
  }
  return false
}

const isInWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Runs of capitalised words that don't open a sentence: "Ruth Hale", "Apricot Gose". "I" and its kin are none. */
export function namesIn(text: string): string[] {
  const runs = text.matchAll(
    /(?<=[\p{Ll}\p{N},;)&] \(?)\p{Lu}[\p{L}\p{N}’'-]*(?:(?: (?:of|and|the|&|de|la|upon))? \p{Lu}[\p{L}\p{N}’'-]*)*/gu,
  )
  return [...runs].map(([run]) => run.trim()).filter((run) => !/^I(?:['’]\p{L}+)?$/u.test(run))
}

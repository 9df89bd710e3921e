// Finds names in a text, such as those of people and products.

/** Whether the text contains the name as whole words. */
export function containsName(text: string, anchor: string): boolean {
  // No regular expression is used, because compiling one for each name is far slower.
  const [where, what] = [text.toLowerCase(), anchor.toLowerCase()]
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    if (!isInWord(where[at - 1]) && !isInWord(where[at + what.length])) return true
  }
  return false
}

const isInWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/**
 * Finds runs of capitalised words that don't start a sentence: "Ruth Hale", "Apricot Gose". "I" doesn't
 * count.
 */
export function namesIn(text: string): string[] {
  const runs = text.matchAll(
    /(?<=[\p{Ll}\p{N},;)&] \(?)\p{Lu}[\p{L}\p{N}’'-]*(?:(?: (?:of|and|the|&|de|la|upon))? \p{Lu}[\p{L}\p{N}’'-]*)*/gu,
  )
  return [...runs].map(([run]) => run.trim()).filter((run) => !/^I(?:['’]\p{L}+)?$/u.test(run))
}

// Splits text into sentences, each a verbatim part of it.

const abbreviations = new Set(
  'mr mrs ms miss dr prof rev revd fr sr jr st mt ft gen col capt sgt hon messrs no nos vol vols fig figs ed eds est ext approx apt ave blvd rd dept univ inc ltd co corp llc plc pty bros vs etc eg e.g ie i.e cf ca al viz min max tel jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun a.m p.m u.s u.k ph.d m.d b.a m.a b.sc m.sc m.ed op'.split(
    ' ',
  ),
)

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text in order. Abbreviations, initials and decimals don't end a sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let pending = ''
  for (const { segment } of segmenter.segment(text)) {
    // A sentence that goes on after brackets, such as "(weather permitting!) and on to the garden", is not
    // split.
    const before = sentences.at(-1)
    if (pending === '' && before && /^\p{Ll}/u.test(segment) && /[!?][)"”’]\s*$/.test(before))
      pending = sentences.pop() ?? ''
    pending += segment
    if (endsOpen(pending) || isInBrackets(pending)) continue
    sentences.push(...splitWhereSpaceIsMissing(pending))
    pending = ''
  }
  sentences.push(...splitWhereSpaceIsMissing(pending))
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

/** Whether the last full stop belongs to an abbreviation or initial, so that the sentence continues. */
function endsOpen(text: string): boolean {
  const [, word = ''] = /([\p{L}.]+)\.["”’)]?\s*$/u.exec(text.slice(-60)) ?? []
  if (!word) return false
  return abbreviations.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word) || /^(\p{Lu}\.)+\p{Lu}$/u.test(word)
}

/**
 * Whether the text ends inside brackets, as after "(weather willing!". An unclosed bracket counts for up to
 * 300 characters.
 */
const isInBrackets = (text: string) => text.length < 300 && text.lastIndexOf('(') > text.lastIndexOf(')')

// Also splits after a phone number, where people forget the full stop, and before a sum that starts a
// sentence.
const splitWhereSpaceIsMissing = (text: string): string[] =>
  text.split(
    /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}{2,}(?:[\s,]|[.!?]$))|(?<=\p{L}{3}[.!?])(?<!\b(?:nos?|vols?|figs?|est|approx|apt|min|max|tel|ext|sec|art|chap|pt)\.)\s(?=\d+(?:['’]s)? \p{Ll})|(?<=\d{5})\s(?=\p{Lu}\p{Ll}*\s\p{Ll})|(?<=\d{5}\.)\s(?=\(\d)|(?<=\p{Ll}{2}[.!?])(?<!\b[Mm](?:in|ax)\.)\s(?=[£€$₹]\d)/u,
  )

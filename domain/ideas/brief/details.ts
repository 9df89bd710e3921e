// Details a brief gives besides the thing's name and date, ready to print: "6th soup free", "£24 a month".

const LONGEST = 7

/** Short clauses of a brief that state a fact, without requests to the writer, wishes and complaints. */
export function detailsIn(text: string): string[] {
  const [, ...rest] = text.split(/\s*(?:,(?!\d)|[;(–—])\s*|\.\s+/)
  return rest
    .map((clause) => clause.replace(/[).!\s]+$/, '').trim())
    .filter((clause) => clause !== '' && clause.split(/\s+/).length <= LONGEST)
    .filter((clause) => isFact.test(clause) && !isRemark.test(clause))
}

const isFact =
  /[£$€]\s?\d|\bfree\b|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\bonly\b|\bno nights\b|%|\b\d+(?:st|nd|rd|th)\b/i
const isRemark =
  /\b(?:want|wants|need|needs|fill|get|think|thinks|nobody|everyone|people|isn|don|not|never|be|please|answer|every|half|dead|empty|left|target|by|without|honestly|nice|fuss|still|why|because|we|our|i|my|is|are|was|than|last|ago)\b/i

// Recognises counts that say nothing about the brand's work or size: wishes, offers, article titles, directions.
import { wordCount, type Sentence } from '../sentence.ts'

interface Counted {
  /** The text before the figure. */
  before: string
  count: string
  noun: string
  /** The text after the noun. */
  after: string
}

/** "We want eight people", "We are looking for 14 volunteers" */
const wish = String.raw`\b(?:want|wants|need|needs|looking for|seek|seeks|seeking|hoping for|aim for|aiming for|hope to|aim to|room for|space for)`
const wished = new RegExp(String.raw`${wish}\s(?:(?:\p{L}+\s){0,2}|[^.;:]*:[^.;]*\s)$`, 'iu')

/** "Most have between zero and twenty employees" */
const rangeEnd = /\bbetween (?:\d[\d,]*|\p{L}+) and\s$/iu

/** A figure that belongs to the name or date before it: "Route 7 goes", "April 15 closes" */
const inName = /(?<!^)(?<![.!?:]\s)(?<!\p{L})(?!I\s)\p{Lu}[\p{L}’'-]+\s$/u

/** What customers get, not what the brand has: "Eight stamps and you get a pound" */
const isOffer =
  /^,?\s(?:and you (?:get|have|earn)|you (?:get|earn)|(?:get|earn|buy)s? (?:you|an?)|then [£€$]|= )/i

const wayIn = /\b(?:stairs|flights|storeys|staircases|doors? down)$/i
const money = /\b(?:dollars|cents|quid|francs|rupees)$/i

/** "5 Benefits of Physiotherapy", "Five walks that end at our bar": the title of an article. */
const ofArticle =
  /^\s(?:(?:Of|For|To|In|From)\s\p{Lu}|(?:that|which|you|to|every|everyone|why|we love|worth|for (?:a|an|your|every)|not to)\b)/u

/** People who only pass by: "30 tourists knock to ask where it is" */
const passingBy =
  /^\s(?:a (?:day|week|year) )?(?:who )?(?:knock|knocks|ask|asks|asked|wander|wanders|walk past|drive past|pass|passes|stop to|stare|look for|get lost|mistake|confuse|think)\b/i

/** A person's own life: "Ruth has run 11 marathons", "Tom has three cats" */
const ownLife =
  /\b(?:ran|run|walked|climbed|swum|swam|cycled|ridden|rowed|sailed|completed|visited|lives? with|(?:has|have)(?: got)?)\s(?:\p{L}+\s){0,2}$/iu
const ownThings =
  /\b(?:marathons|half-marathons|ultras|triathlons|races|mountains|peaks|countries|continents|(?:grand)?(?:children|sons|daughters|kids)|cats|dogs|tattoos|hobbies)$/i

const consent = /\b(?:cookies?|on (?:a|your) device|personal data|consent|legitimate interest)\b/i

/** Whether the count says nothing about the brand's work or size. */
export function isWeakCount({ before, count, noun, after }: Counted, sentence: Sentence): boolean {
  const { text, isAlone, staff } = sentence
  if (wished.test(before) || rangeEnd.test(before) || isOffer.test(after)) return true
  if (/^\d{1,3}$/.test(count) && inName.test(before)) return true
  if (wayIn.test(noun) || money.test(noun) || consent.test(text) || passingBy.test(after)) return true
  if (isAlone && /[£€$]/.test(text) && !/[.!]$/.test(text)) return true
  if (isAlone && before === '' && !/[.!]$/.test(text) && wordCount(text) > 3 && ofArticle.test(after))
    return true
  const isPersons = staff.subjectOf(text) !== undefined && !/\b(?:we|our|us)\b/i.test(text)
  return isPersons && ownLife.test(before) && ownThings.test(noun)
}

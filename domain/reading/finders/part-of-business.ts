// Tells the opening hours of one part of a business, such as its shop or café, from those of the whole
// business.
import { wordCount } from '../language/sentence.ts'
import type { TextBlock } from '../language/text-block.ts'

/**
 * The part named in the words before the hours, else in the heading or page title; undefined if the hours are
 * those of the whole business.
 */
export function partOfBusinessIn(
  before: string,
  { heading, place }: Pick<TextBlock, 'heading' | 'place'>,
  nameWords: ReadonlySet<string>,
): string | undefined {
  const phone = /\b(?:telephones?|phones?|phone lines?|helpline|switchboard)\b/i.exec(before)?.[0]
  if (phone) return phone
  const subject = before
    .replace(/[\s,:;·|–—-]+$/, '')
    .replace(
      /\s(?:is|are|opens?)(?:\s(?:now|also|usually|open|hot|lit|staffed))*(?:\s(?:from|on|between))?$/i,
      '',
    )
    .trim()
  const named = subject === '' ? (openPart.exec(heading) ?? openPart.exec(place.label))?.[1] : subject
  const part = named
    ?.split(/,|:|\s(?:in|at|on|behind|opposite|beside|by)\s/)[0]
    ?.replace(/^(?:the|our|my|this|that)\s/i, '')
    .trim()
  if (part === undefined || part === '' || wordCount(part) > 5 || ourselves.test(part)) return undefined
  return isWholeBusiness(part, nameWords) || season.test(part) || /[.!?]/.test(part) ? undefined : part
}

/**
 * Whether the words name the whole business: "Usual office hours", "the bar and restaurant". Compounds such
 * as "farm shop" name a part.
 */
function isWholeBusiness(part: string, nameWords: ReadonlySet<string>): boolean {
  const words = part.toLowerCase().split(/\s+/)
  const own = words.filter((word) => !genericHoursWords.test(word))
  const isOne = own.length <= 1 || words.includes('and')
  return (isOne && own.every((word) => premises.test(word))) || own.some((word) => nameWords.has(word))
}

/** A heading that names a part and its hours: "Farm shop opening hours". */
const openPart =
  /^(?:the |our )?((?:[\p{L}’'-]+ ){0,2}(?:shop|store|café|cafe|kitchen|bar|counter|desk|library|sauna|pool|crèche|tea ?room|restaurant))(?: is open| opening| hours| opening hours| opening times| times)*(?:$| [|–-] )/iu
const ourselves = /\b(?:we|us|i|you|your)\b/i

/** Words next to opening hours that don't say which part of the business they are for. */
const genericHoursWords =
  /^(?:open|opening|opens|hours|times|visit|visiting|visitors|trading|business|normal|usual|usually|standard|regular|current|general|public|main|when|and|the|our|is|are)$/
/** Words that mean the business as a whole. */
const premises =
  /^(?:offices?|reception|shop|store|yard|workshop|showroom|practice|surgery|clinic|studio|gallery|museum|café|cafe|restaurant|bar|pub|taproom|brewery|bakery|gym|centre|center|nursery|school|farm|gardens?|salon|library|hall|hotel|house|barn|mill|gates?|doors?|site|premises|desk|building|place|pottery)$/

/** Words that say when the hours apply rather than to what: "Summer", "Term time", "From April". */
const season =
  /\b(?:spring|summer|autumn|winter|term|holidays?|season|from|until|till|every|daily|week|weekdays?|weekends?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|today|now|closed)\b/i

// Finds how a brief describes its subject besides name, date and price: "women-only lifting night", "for
// couples", "two rooms left".
import { withoutTime } from '../when.ts'

export interface ThingDescription {
  /** What the thing is, in words that can follow "Iron Lasses: ". */
  what: string | null
  /** The people that the thing is for: "couples where one of you has dementia". */
  audience: string | null
  /** A sentence that asks people to do something: "Bring your old photos." */
  ask: string | null
}

/** Finds another complete sentence in the brief that states a fact: "Report cards go home on the 4th." */
export function furtherSentenceIn(text: string): string | null {
  for (const clause of text
    .split(/\s*(?:[,;(–—](?!\d)|\s-\s|\.\s|\band\s(?=(?:the|her|his|our|their)\s))\s*/)
    .slice(1)) {
    const said = clause
      .trim()
      .replace(/[).!]+$/, '')
      .replaceAll("'", '’')
    const words = said.split(/\s+/)
    if (words.length >= 4 && words.length <= 14 && isSentence.test(said) && !toWriter.test(said))
      return `${capital(said)}.`
  }
  return null
}

const isSentence =
  /^(?:the|her|his|our|their|all|every|[\p{L}’'-]+(?:\s[\p{L}’'-]+)?s)\s(?:[\p{L}’'-]+\s){0,3}?(?:is|are|has|have|was|were|will|can|go|goes|start|starts|begin|begins|open|opens|close|closes|end|ends|leave|leaves|come|comes|run|runs|cost|costs|includes?|meet|meets)\b/iu
const toWriter =
  /\b(?:we|i|my|us|want|wants|need|needs|please|nobody|half|dead|empty|quiet|think|thinks|back|fuss|advert|people)\b/i

const numeral = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple of)`
const left = new RegExp(
  String.raw`\b(?:the\s+)?(?:last|only|just|final)?\s*(${numeral})\s+(?:more\s+)?((?:[\p{L}’'-]+\s+){0,2}?(?:places?|rooms?|spots?|seats?|slots?|dates?|tickets?|tables?|spaces?|pitches|nights?|boxes|stalls?))(?:\s+(?:left|free|open|going|remaining|to (?:fill|sell|go)|still to go))?(?=[\s,.;]|$)`,
  'iu',
)
const isLeft = /\b(?:last|left|free|fill|remaining|only|going|open|before|to sell|to go)\b/i

/** Matches a number of missing people without a noun, as in "Need 3 more for the choir". */
const needed = new RegExp(
  String.raw`\b(?:need|needs|want|room for)\s+(?:just\s+|only\s+)?(${numeral})\s+more\s+(?:for|on|in|at|to fill)\b`,
  'i',
)

/** Matches a number that comes after the thing it counts: "Fill the winter storage hooks, 23 left". */
const leftBehind = new RegExp(
  String.raw`(?<=\s)([\p{L}’'-]{3,}s),\s*(?:only\s+|just\s+)?(${numeral})\s+(?:left|still to go|to go|remaining|free)\b`,
  'iu',
)

/**
 * Finds how many places or things are left, in the brief's words, such as "7 places" or "two rooms". Null if
 * the brief gives no number.
 */
export function remainingIn(text: string): string | null {
  const [, missing] = needed.exec(text) ?? []
  if (missing !== undefined)
    return /^(?:1|one)$/i.test(missing) ? 'one place' : `${missing.toLowerCase()} places`
  const [, named, rest] = leftBehind.exec(text) ?? []
  if (named !== undefined && rest !== undefined) return `${rest.toLowerCase()} ${named.toLowerCase()}`
  const [, count, things] = left.exec(text) ?? []
  return count === undefined || things === undefined || !isLeft.test(text)
    ? null
    : `${count.toLowerCase()} ${things.toLowerCase().replace(/\s+/g, ' ')}`
}

const imperative =
  /^(?:(?:drop|dust|sponsor|donate|sign|vote|enter|order|reserve|dress|wear|play|read|count|plant|save|collect|turn|grab|head|leave|clear|knit|tell)(?=\s(?:a|an|any|your|the|our|us|off|up|in|out|with|for|down|one|two)\s)|bring|come|learn|meet|make|try|find out|join|see|hear|ask|taste|watch|build|book|swap|bake|cook|paint|write|sing|dance|walk|run|ride|drop in|pop in|have a go|help|give|send|share|pick|choose)\s/i
const people =
  /^(?:for\s+)?((?:(?:all|any|brand[- ]new|new|young|older|single|first[- ]time|local|busy|complete|total|retired)\s+)*(?:couples|families|parents|people|folk|women|men|girls|boys|beginners|kids|children|teenagers|teens|adults|anyone|anybody|everyone|sole traders|small businesses|businesses|carers|mums|dads|grandparents|students|over[- ]\d\ds|under[- ]\d\ds|owners|landlords|pensioners|toddlers|babies|learners|newcomers|women over|men over)\b(?![- ]only)(?!\s(?:think|worry|say|ask|fear|feel|want|need|don|can|keep|believe|assume|still|expect)\b)(?:.(?!\b(?:night|evening|day|class|course|group|session|event|workshop)s?$))*)$/i
const isRemark =
  /^(?:not|to)\b|\b\d+ of \d+\b|\b(?:want|wants|need|needs|fill|get|think|nobody|isn|don|not|please|answer|half|dead|empty|target|honestly|nice|fuss|still|why|because|we|our|i|my|is|are|was|were|than|last|ago|advert|left|places?|full|quiet|report|record|here|him|her|them|it|win back|without|sound|sounding|nagging|pushy|begging|telling)\b/i

/**
 * Finds the description of a thing.
 * @param thing the brief's words for it
 */
export function describeThing(text: string, thing: string): ThingDescription {
  const description: ThingDescription = { what: null, audience: null, ask: null }
  const at = text.toLowerCase().indexOf(thing.toLowerCase())
  if (at < 0) return description
  const clauses = text
    .slice(at + thing.length)
    // If "soup" was taken from "Soup cards", the rest of the word is removed too.
    .replace(/^(?:e?s|[’']s)\b/i, '')
    .split(/\s*(?:,(?!\d)|[;(–—:]|\s-\s)\s*|\.\s+/)
    .map(bare)
    .filter((clause) => clause !== '')
  for (const clause of clauses.filter((one) => !/^not\b/i.test(one))) {
    const [, audience] = people.exec(clause) ?? []
    const [, thing, forPeople] = /^(.+?)\s+for\s+(.+)$/i.exec(clause) ?? []
    const [, forOne] = /^for\s+(the\s.+)$/i.exec(clause) ?? []
    if (imperative.test(clause)) description.ask ??= `${capital(clause)}.`
    else if (audience !== undefined || forOne !== undefined)
      description.audience ??= audience ?? forOne ?? null
    else if (thing !== undefined && forPeople !== undefined && isMany.test(forPeople)) {
      if (isName(thing)) description.what ??= thing
      description.audience ??= forPeople
    } else if (isName(clause)) description.what ??= clause
  }
  return description
}

/** Whether the clause says in a few words what the thing is, without a request to us. */
const isName = (clause: string): boolean =>
  clause.split(' ').length >= 2 && clause.split(' ').length <= 9 && !isRemark.test(clause)

/**
 * Whether the words are a group of people: "over 60s", "one-person firms", "people who eat alone", "8 to
 * 11s".
 */
const isMany =
  /^(?:(?:the|all|any|new|young|older|local|busy|brand[- ]new)\s)*(?:[\p{L}-]+\s){0,2}?(?:people|folk|women|men|kids|children|anyone|anybody|everyone|[\p{L}’'-]{2,}s|(?:over|under)[- ]\d\ds?|\d+ to \d+s)\b/iu

const little =
  /^(?:(?:on|from|starting|starts|start|at|in|by|every|each|with|and|is|new|the|of|a|an)\s+)+|(?:\s+(?:on|from|starting|starts|at|in|by|every|each|and|with|a|the|to))+$/gi

/** Removes days, times and prices from a clause, and the small words before them. */
function bare(clause: string): string {
  const left = withoutTime(clause)
    .replace(/(?:from\s+)?[£$€]\s?\d[\d,.]*(?:\s(?:an?|per)\s\p{L}+|\seach\b)?/gu, ' ')
    .replace(/\b\d{1,2}(?:[.:]\d\d)?\s?[ap]m\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’')
    .trim()
  return left
    .replace(little, '')
    .replace(little, '')
    .replace(/^(?:our|my|for|free)$|^(?:our|my)\s+(?:new\s+)?/i, '')
    .replace(/^for\s+(?=(?:over|under)[- ]?\d)/i, 'people ')
    .replace(/[.!?]+$/, '')
    .trim()
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

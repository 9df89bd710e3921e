// Finds a person's role or responsibility in the words beside their name on a staff list: "night baker",
// "Payroll", "cakes and pastry".
import { wordCount } from '../../language/sentence.ts'
import { isRoleWord, roleAtStart } from './roles.ts'

/** The role or, if the words name none, the responsibility; null if they say something else. */
export function roleFrom(words: string): string | null {
  const [whole = ''] = words.replace(/^[\s,:–—-]+/, '').split(/[.;|!](?:\s|$)|,?\s(?:since|who)\b|\s\(/, 1)
  const [first = ''] = whole.split(/,\s/)
  if (opens.test(whole) || !/\p{L}{3}/u.test(whole)) return null
  return (
    office(first) ??
    (/^(?:an?|the one|\p{Lu}?\p{Ll}+-\p{Ll}+$)(?:\s|$)/iu.test(whole) ? null : listedResponsibility(whole))
  )
}

/** Words that show that the text is part of a sentence or counts years, so it is not a role. */
const opens =
  /^(?:who|that|which|where|when|whose|and|but|with|from|in|at|on|for|by|now|still|also|then|if|as|aged?|it|this|there|here|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i

/** Whether the role is complete here and not part of something else, as "chair" is in "chair yoga". */
export const endsAsRole = (rest: string): boolean =>
  /^\s*(?:$|[^\p{L}\s]|(?:and|at|of|for|in|with|on|since|from|or|who|as|here)\b)/u.test(rest)

/** The words up to a known role: "Second year apprentice" in "Second year apprentice at a college". */
function office(text: string): string | null {
  const words = text.split(/\s+/)
  const last = words.findLastIndex((word) => isRoleWord(word.replace(/[^\p{L}-]/gu, '')))
  const role = words.slice(0, last + 1).join(' ')
  if (last < 0 || last > 5 || narrative.test(role) || /\b(?:with|by|from|at|for|to|in|of|as)\s/i.test(role))
    return agentAt(text)
  const rest = text.slice(role.length)
  if (!endsAsRole(rest) || formerly.test(rest)) return null
  const department = /^ of (?:the )?\p{Lu}[\p{L}]+(?: (?:&|and) \p{Lu}[\p{L}]+)?/u.exec(rest)?.[0] ?? ''
  return roleAtStart(words.slice(last).join(' ')) === null ? null : role + department
}

/** A job that the person had before: "Ambulance technician for nineteen years". */
const formerly =
  /^ (?:for (?:[\p{L}\d-]+ ){0,3}(?:years?|decades?|seasons?)|at \p{Lu}[^,.;]* (?:until|before|for))\b/u

/** Endings of job titles: "bookseller", "children's buyer". */
function agentAt(text: string): string | null {
  const isOne = (words: string) => agent.test(words) && wordCount(words) <= 3 && !narrative.test(words)
  const [first = ''] = text.split(/\s(?:and|&)\s/)
  return isOne(text) ? text : isOne(first) ? first : null
}
const agent = /(?:^|\s)\p{Ll}{3,}(?<!st)(?:er|or|ist|smith|wright|man|woman|keeper|hand)$/u

/**
 * The first items of a list of responsibilities, if they are plain: "bread, bannocks, the accounts she'd
 * rather not do".
 */
function listedResponsibility(whole: string): string | null {
  if (/[\d@“”"?]/.test(whole) || does.test(whole)) return null
  const parts = whole.split(/,\s+(?:and\s+)?/)
  const plain = parts.filter((part) => !narrative.test(part) && !ofTime.test(part) && wordCount(part) <= 5)
  const isWhole = plain.length === parts.length && wordCount(whole) <= 7
  const area = isWhole ? whole : plain.slice(0, 2).map(bare).join(' and ')
  return wordCount(area) === 0 || credentials.test(area) ? null : bare(area)
}

const bare = (part: string) => part.replace(/^(?:the|our|all)\s/, '').trim()

/** Words that continue a sentence about the person. */
const narrative =
  /\b(?:he|she|they|him|her|his|their|I|we|you|your|my|is|was|are|were|has|had|have|been|will|would|can|does|did|not|never|also)\b|['’](?:d|s|re|ve|ll)\s\p{Ll}+(?:ed|ing)\b/iu
/**
 * Sentences without a subject about what the person did or does: "Grew up on a farm", "Looks after the till".
 */
const does =
  /^(?:\p{L}+(?:s|ed)|Came|Grew|Ran|Made|Went|Began|Left|Took|Spent|Led|Won|Kept|Born|Once|Formerly|With|Here|Back|New) (?:the|an?|our|her|his|in|at|with|to|from|for|us|as|on|up|here|everything|every|all|most)\b/iu
const ofTime =
  /(?<!\p{Lu}\p{Ll}+\s)\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?!\s\p{Lu})|\b(?:mornings?|afternoons?|evenings?|weekends?|part[- ]time|full[- ]time)\b/iu
/** Degrees and memberships, which are not roles: "BDS (Hons)", "MRCVS". */
const credentials = /^(?:\p{Lu}[\p{L}]*\p{Lu}\p{L}*(?:[\s,]+|$))+$/u

/** What somebody runs or looks after: "the diary, the bills and the van" after "runs". */
export function responsibilityIn(text: string): string | null {
  const [, things = ''] =
    /^(?:also |now |still )?(?:runs|looks after|takes care of|handles|manages|is in charge of) ((?:the|our|all)\s[^.;!?]{3,80})/iu.exec(
      text,
    ) ?? []
  return things === '' ? null : listedResponsibility(things.replace(/\s(?:and|&)\s/g, ', '))
}

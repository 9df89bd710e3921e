// What somebody is or sees to, from the words beside their name on a list of people: "night baker", "Payroll", "cakes and pastry".
import { wordCount } from '../../language/sentence.ts'
import { isRoleWord, roleAtStart } from './roles.ts'

/** The role or, where the words name none, what the person sees to; null where they tell something else. */
export function roleFrom(words: string): string | null {
  const [whole = ''] = words.replace(/^[\s,:–—-]+/, '').split(/[.;|!](?:\s|$)|,?\s(?:since|who)\b|\s\(/, 1)
  const [first = ''] = whole.split(/,\s/)
  if (opens.test(whole) || !/\p{L}{3}/u.test(whole)) return null
  return (
    office(first) ??
    (/^(?:an?|the one|\p{Lu}?\p{Ll}+-\p{Ll}+$)(?:\s|$)/iu.test(whole) ? null : listedResponsibility(whole))
  )
}

/** What goes on from a name, and what counts years. */
const opens =
  /^(?:who|that|which|where|when|whose|and|but|with|from|in|at|on|for|by|now|still|also|then|if|as|aged?|it|this|there|here|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i

/** Whether a role ends where it does, rather than go on as the name of something else: "chair", but not the one of "chair yoga". */
export const endsAsRole = (rest: string): boolean =>
  /^\s*(?:$|[^\p{L}\s]|(?:and|at|of|for|in|with|on|since|from|or|who|as|here)\b)/u.test(rest)

/** "Second year apprentice at a college": up to the word for what somebody is. */
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

/** "Ambulance technician for nineteen years": what somebody was before. */
const formerly =
  /^ (?:for (?:[\p{L}\d-]+ ){0,3}(?:years?|decades?|seasons?)|at \p{Lu}[^,.;]* (?:until|before|for))\b/u

/** "bookseller", "children's buyer": one who does something, by the end of the word. */
function agentAt(text: string): string | null {
  const isOne = (words: string) => agent.test(words) && wordCount(words) <= 3 && !narrative.test(words)
  const [first = ''] = text.split(/\s(?:and|&)\s/)
  return isOne(text) ? text : isOne(first) ? first : null
}
const agent = /(?:^|\s)\p{Ll}{3,}(?<!st)(?:er|or|ist|smith|wright|man|woman|keeper|hand)$/u

/** "bread, bannocks, the accounts she'd rather not do": what is named first, as far as it is named plainly. */
function listedResponsibility(whole: string): string | null {
  if (/[\d@“”"?]/.test(whole) || does.test(whole)) return null
  const parts = whole.split(/,\s+(?:and\s+)?/)
  const plain = parts.filter((part) => !narrative.test(part) && !ofTime.test(part) && wordCount(part) <= 5)
  const isWhole = plain.length === parts.length && wordCount(whole) <= 7
  const area = isWhole ? whole : plain.slice(0, 2).map(bare).join(' and ')
  return wordCount(area) === 0 || letters.test(area) ? null : bare(area)
}

const bare = (part: string) => part.replace(/^(?:the|our|all)\s/, '').trim()

/** What goes on to tell something. */
const narrative =
  /\b(?:he|she|they|him|her|his|their|I|we|you|your|my|is|was|are|were|has|had|have|been|will|would|can|does|did|not|never|also)\b|['’](?:d|s|re|ve|ll)\s\p{Ll}+(?:ed|ing)\b/iu
/** "Grew up on a farm", "Looks after the till". */
const does =
  /^(?:\p{L}+(?:s|ed)|Came|Grew|Ran|Made|Went|Began|Left|Took|Spent|Led|Won|Kept|Born|Once|Formerly|With|Here|Back|New) (?:the|an?|our|her|his|in|at|with|to|from|for|us|as|on|up|here|everything|every|all|most)\b/iu
const ofTime =
  /(?<!\p{Lu}\p{Ll}+\s)\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?!\s\p{Lu})|\b(?:mornings?|afternoons?|evenings?|weekends?|part[- ]time|full[- ]time)\b/iu
/** "BDS (Hons)", "MRCVS": degrees and memberships. */
const letters = /^(?:\p{Lu}[\p{L}]*\p{Lu}\p{L}*(?:[\s,]+|$))+$/u

/** What somebody runs or looks after, from "runs the diary, the bills and the van". */
export function responsibilityIn(text: string): string | null {
  const [, things = ''] =
    /^(?:also |now |still )?(?:runs|looks after|takes care of|handles|manages|is in charge of) ((?:the|our|all)\s[^.;!?]{3,80})/iu.exec(
      text,
    ) ?? []
  return things === '' ? null : listedResponsibility(things.replace(/\s(?:and|&)\s/g, ', '))
}

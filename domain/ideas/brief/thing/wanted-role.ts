// Finds the person or role that a brief is looking for: "need 8 grandparents for Grandparent Readers", "RVN
// nurse wanted, no nights".
import { phraseEnd, fewWords, anyWord } from '../phrases.ts'
import { withoutTime } from '../when.ts'

export interface WantedRole {
  /** The role without an article or number, such as "grandparents". */
  spoken: string
  /** How many people are wanted, such as "8" or "5 more". */
  count: string | null
  /** What they are wanted for, such as "Grandparent Readers". */
  purpose: string | null
}

const some = String.raw`(?:a|an|\d+|some|more|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|new|another|part[- ]time|full[- ]time)\s+`
const asked = new RegExp(
  String.raw`(?:^(?:part|full)[- ]time\s+|^(?:\d+|two|three|four|five|six)\s+more\s+|\b(?:need|needs|want|wanted|find)\s+(?:${some})+|\b(?:hiring|(?<=^|\bto )hire|recruit(?:ing)?|looking for)\s+(?:${some})*)${fewWords}${phraseEnd}`,
  'iu',
)
const somebody =
  /\b(?:(?!(?:flow|off|ord|lett|newslett|dinn|supp|vouch|post|bann|wint|summ|numb|pap|comput|corn|riv|wat|boil|burg|show|cook|cov|answ|refresh|reminder|remind|trail|start|show|tow|hamp|pow|lay|ladd|regist|fold|filt|col|flav|fact|vis|err|sect|mirr|doct|direct)(?:er|or)s?$)[\p{L}-]{2,}(?:ers?|ors?|ists?|ants?|ians?|iors?)|nurses?|apprentices?|chefs?|trainees?|coach(?:es)?|cooks?|secretar(?:y|ies)|clerks?|interns?|graduates?|leads?|executives?|fosters?|physios?|vets?|waitress(?:es)?|trustees?|staff|marshals?|stewards?|hosts?|guides?|judges?|crew|temps?|[\p{L}-]*(?:man|woman)|hands?|(?:support |weekend |saturday |kitchen )?person|people|volunteers?|grandparents?|parents?|somebody|someone)$/iu

/**
 * Matches briefs that name the job first and then say that it is open: "RVN nurse wanted", "chemistry tutor,
 * still looking".
 */
const somebodyWanted = new RegExp(
  String.raw`^(?:a|an|second|another|part[- ]time|full[- ]time|\d+)?\s*(${anyWord}(?:[\s/]+${anyWord}){0,4}?)(?:(?:\s+for\s+${anyWord})?\s+(?:still\s+)?(?:wanted|needed)|\s*[,–—-]\s.*\b(?:\w+[- ]day week|\d+ (?:days|hours)|still looking|nobody|no applicants|advert|hiring|vacancy|nobody (?:has )?appl\w+|apply by|closing (?:date|on)?)\b)`,
  'iu',
)

const jobs = String.raw`(?:staff|chefs?|cooks?|bakers?|baristas?|waiters?|waitress(?:es)?|bartenders?|porters?|assistants?|apprentices?|trainees?|receptionists?|administrators?|secretar(?:y|ies)|bookkeepers?|instructors?|tutors?|practitioners?|carers?|nurses?|drivers?|engineers?|mechanics?|technicians?|electricians?|plumbers?|joiners?|gardeners?|cleaners?|stylists?|groomers?|supervisors?|managers?|(?:support|sales|kitchen|bar|desk|shop|office) person)`

/**
 * Matches briefs that start with a job and have no verb: "commis chef, March to October", "weekend staff for
 * next season".
 */
const job = new RegExp(
  String.raw`^(?:a|an|another|part[- ]time|full[- ]time|\d+)?\s*((?:${anyWord}\s+){0,3}?${jobs}(?=,|\s[-–]\s|\s(?:for|from|evenings?|weekends?|mornings?|nights?|part[- ]time|full[- ]time|[£$€]?\d)|$))`,
  'iu',
)

/** Matches a job at the end of a longer phrase: "need a Saturday and Thursday night kitchen assistant". */
const neededJob = new RegExp(
  String.raw`\b(?:need|want|hiring|recruiting|looking for)\s+(?:an?\s+|another\s+)?((?:(?!(?:for|to|who|that|our|your)\s)${anyWord}\s+){2,6}?${jobs})(?=[,.;!?]|\s|$)`,
  'iu',
)

/** "need somebody for the phone", "we're four short": the work is named, and not the job. */
const neededPerson =
  /\b(?:need|want|looking for|find(?:ing)?)\s+(?:somebody|someone|another pair of hands)\b|\b(?:\d+|one|two|three|four|five|six)\s+(?:people\s+|hands\s+)?short\b/i

/** Whether the brief says that somebody is missing, whatever else it mentions. */
export const lacksSomebody = (text: string): boolean => neededPerson.test(text)

/**
 * Matches roles that are described by their task: "two people to take on the soup", "someone to take over
 * from Joy".
 */
const forTask = new RegExp(
  String.raw`^(?:need\s+|we need\s+|looking for\s+|wanted:?\s+)?((?:${some}|an?other\s+)?(?:people|person|volunteers?|helpers?|hands|someone|somebody|anyone))\s+(?:to|who can|who could|who[’']ll)\s+([^,;.]+?)(?=\s+(?:from|in|on|by|before|starting)\s+(?:the\s)?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|next|this)|[,;.]|$)`,
  'iu',
)

/** Finds the role that a brief is looking for, or null. */
export function wantedRoleIn(text: string): WantedRole | null {
  const [, who, task] = forTask.exec(text) ?? []
  if (who !== undefined && task !== undefined)
    return { spoken: `${who.trim()} to ${task}`, count: null, purpose: null }
  const words = [
    withoutDay(asked.exec(text)?.[1]),
    somebodyWanted.exec(text)?.[1],
    job.exec(text)?.[1],
    neededJob.exec(text)?.[1],
  ].find((found) => found !== undefined && namesPerson(found))
  return words === undefined ? null : counted(words.trim(), text)
}

/** Whether the brief reads like the first line of a job advert: "pastry chef wanted", "weekend staff for May". */
export const isJobAdvert = (text: string): boolean =>
  neededPerson.test(text) ||
  [somebodyWanted, job].some((pattern) => namesPerson(pattern.exec(text)?.[1] ?? ''))

/** Removes a date at the end, as in "holiday fosters Dec". */
const withoutDay = (words: string | undefined): string | undefined =>
  words?.replace(
    /\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{L}*$/iu,
    '',
  )

export const namesPerson = (words: string): boolean =>
  somebody.test(words) ||
  /^(?:.*\s)?(?:people|person|volunteers?|helpers?|hands|someone|somebody|anyone) to /iu.test(words)

/** Finds what a brief says it needs, which may be a person or a thing. */
export const neededThingIn = (text: string): string | undefined => asked.exec(text)?.[1]

/** Finds how many people are wanted, as in "need 8 grandparents" or "5 more drivers". */
function counted(spoken: string, text: string): WantedRole {
  const before = text.slice(0, text.indexOf(spoken))
  const [, count] =
    /\b((?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\s+more)?)\s*$/i.exec(
      before.trim(),
    ) ?? []
  const after = text.slice(before.length + spoken.length)
  const [, purpose = null] =
    /^\s+(?:for|to help (?:with|at|on))\s+((?:our |the |a )?[^,;.]{3,40}?)(?=\s*(?:[,;.]|\s(?:on|from|starts?|starting|in|by|before|every)\s|$))/i.exec(
      after,
    ) ?? []
  const isTime = purpose !== null && withoutTime(purpose).trim() === ''
  return { spoken, count: count?.toLowerCase() ?? null, purpose: isTime ? null : purpose }
}

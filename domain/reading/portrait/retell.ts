// Retells a brand's own sentences in the third person: "We bake for nine cafés." becomes "They bake for nine
// cafés." The brand is "they", so that no verb needs another form. Readers stay "you".
import { imperative } from './tone/trait-patterns.ts'
import { isCompleteSentence, isSelfContained } from './passages.ts'

/** The sentence in the third person; null if "they" would be ambiguous or it only makes sense on the website. */
export function retell(sentence: string): string | null {
  const text = plainOf(sentence)
  return isFit(text) ? asThey(withVerb(text)) : null
}

/** Puts "they" for "we"; null if it says "I", or if somebody else is "they" too and that isn't `certain` to be clear. */
export function asThey(text: string, certain = false): string | null {
  if (/\b(?:I|me|my|mine|myself)\b|\bI['’]/.test(text)) return null
  if (!ours.test(text)) return text
  const isOnlySubject = !/\b(?:our|ours|us|ourselves)\b/i.test(text) && !/\b(?:they|themselves)\b/i.test(text)
  if (others.test(text) && !certain && !isOnlySubject) return null
  return text
    .replace(/\bwe\b/gi, (word) => (word.startsWith('W') ? 'They' : 'they'))
    .replace(/\bourselves\b/gi, 'themselves')
    .replace(/\bours\b/gi, (word) => (word.startsWith('O') ? 'Theirs' : 'theirs'))
    .replace(/\bour\b/gi, (word) => (word.startsWith('O') ? 'Their' : 'their'))
    .replace(/\b(?:us|Us)\b/g, 'them')
}

/** Sentences in the third person, up to the first that can't be retold and up to `mostWords`. */
export function retellRun(sentences: readonly string[], mostWords: number): string[] {
  const told: string[] = []
  for (const sentence of sentences) {
    const one = retell(sentence)
    if (one === null || [...told, one].join(' ').split(' ').length > mostWords) break
    // After somebody else's "they", the brand can't be "they" too; nor can somebody unnamed be "she".
    const isMixed =
      told.length > 0 && !ours.test(sentences[told.length - 1] ?? '') && others.test(told.at(-1) ?? '')
    if (isMixed && ours.test(sentence)) break
    const isStranger = strangers.test(sentence) || /^(?:He|She|His|Her)\b/.test(sentence)
    if (isStranger && !somebody.test(told.join(' '))) break
    told.push(one)
  }
  return told
}

/** The sentences with the brand's name in the first, which otherwise wouldn't say who "they" are. */
export function named(told: readonly string[], name: string): string[] {
  const [first, ...rest] = told
  return first === undefined ? [] : [withName(first, name), ...rest]
}

/** A sentence that opens with the brand's name, or with "At Mill Lane". */
export function withName(told: string, name: string): string {
  const subject = withSubject(told, name)
  if (subject !== told || startsWithName(told, name) || told.includes(name)) return subject
  return general.test(told)
    ? `At ${name}, ${told.charAt(0).toLowerCase()}${told.slice(1).replace(/^(obody|o one|veryone|verybody|ll) there\b/, '$1')}`
    : told
}

/** Whether the brand's name fits into the sentence, in place of "they" or with "At Mill Lane". */
export const mayTakeName = (told: string, name: string): boolean =>
  /^(?:They|Their)\b/.test(told) || startsWithName(told, name) || general.test(told)

/** Openings that are no names, so that they can be in lower case after "At Mill Lane,". */
const general =
  /^(?:The(?! (?:first|second|third|last))|An?|People|Every\p{L}*|Each|All|Most|Many|Some|Any|Nobody|If|When|Before|After|With|For|From|On|Between|There(?:['’]s|['’]ve)?|You|Your|Half|About|Around|Nearly|Over|More|Fewer|New|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) (?=.*\b(?:is|are|has|have|been|was|were|can|will|they|gets?|does|comes?|takes?|come|you|makes?|\p{L}{3,}ed)\b)/u

/** A sentence about "they" with the brand's name instead. */
export function withSubject(told: string, name: string): string {
  const are = /^They(?:['’]re| are) (.*)$/s.exec(told)
  if (are) return kindOf.test(are[1] ?? '') ? `${name} is ${are[1] ?? ''}` : `${name} are ${are[1] ?? ''}`
  const have = /^They(?:['’]ve| have) (.*)$/s.exec(told)
  if (have) return `${name} has ${have[1] ?? ''}`
  if (told.startsWith('Their ')) return `${name}${name.endsWith('s') ? '’' : '’s'} ${told.slice(6)}`
  const past =
    /^They (opened|started|began|bought|moved|built|won|set up|took (?:on|over)|grew|became|made|\p{Ll}{3,}ed) /u.exec(
      told,
    )
  if (past) return `${name}${told.slice(4)}`
  return /^They(?: |['’](?:d|ll) )/.test(told) ? `At ${name} they${told.slice(4)}` : told
}

/** Whether the sentence starts with the first word of the brand's name. */
export const startsWithName = (text: string, name: string): boolean =>
  text.replace(/^The /, '').startsWith(name.replace(/^The /, '').split(/[\s,]/)[0] ?? name)

const kindOf =
  /^(?:still |now |not )?(?:an?|the(?! (?:people|ones|team|folk|family|\p{L}+s)\b)|one|part|half|based|owned|run|in|on|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|twelve|twenty|\d+)\b/u

/** "35 new problems every Tuesday" has no verb of its own, so it becomes "There are 35 new problems every Tuesday". */
const withVerb = (text: string): string =>
  /^(?:\d[\d,]*|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|\p{L}+teen) (?:\p{Ll}+ ){0,2}\p{Ll}+s (?:in|on|at|for|with|every|each|a|from|to)\b/u.test(
    text,
  ) &&
  !finite.test(text) &&
  !/\blast\b/.test(text)
    ? `There are ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
const finite =
  /\b(?:is|are|was|were|has|have|had|can|will|does|do|did|\p{L}+n['’]t|\p{L}{3,}ed|get|come|go|take|make)\b/u

/** With a full stop instead of an exclamation mark, and "there" for "here". */
const plainOf = (sentence: string): string =>
  sentence
    .replace(/!$/, '.')
    .replace(/^(There (?:is|are|['’]s) [^.]*?) here\b/, '$1')
    .replace(/\bhere\b/g, 'there')
    .replace(
      /\bthis (?=(?:practice|business|company|firm|shop|studio|school|clinic|farm|charity|group|building|house)\b)/g,
      'the ',
    )

const isFit = (text: string): boolean =>
  isCompleteSentence(text) &&
  text.endsWith('.') &&
  !passing.test(text.replace(ofYear, '').replace(pastTense.test(text) ? months : '', '')) &&
  !forReaders.test(text) &&
  !imperative.test(text) &&
  !/["“”?|]|…|^.{0,25}:\s|\p{Lu}{5}/u.test(text)

const ours = /\b(?:we|our|ours|us|ourselves)\b/i
const others = /\b(?:they|them|their|theirs|themselves)\b/i
/** A month with its year, or of every year, is as lasting as the year. */
const ofYear =
  /\b(?:each|every) \p{Lu}\p{Ll}+\b|(?:\b\d{1,2}(?:st|nd|rd|th)? )?\b\p{Lu}\p{Ll}+ (?:\d{1,2}, )?(?=(?:1[5-9]|20)\d\d\b)/gu
const somebody =
  /(?:^|[\p{Ll}\d,.]) (?!(?:[JFMASOND]\p{Ll}+ \d|\p{L}+day\b))\p{Lu}\p{Ll}+ (?:\p{Lu}|\p{Ll}+ed\b|was\b|is\b)|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u
const months = /\b(?:january|february|april|june|july|august|september|october|november|december)\b/gi
const pastTense =
  /\b(?:was|were|had|came|began|called|opened|started|met|went|took|built|sold|bought|gave)\b/i
/** Words that only make sense on the day of writing. */
const passing =
  /\b(?:january|february|april|june|july|august|september|october|november|december|today|tonight|tomorrow|yesterday|currently|at the m(?:oment|inute)|right now|(?:this|next) (?:week|month|year|spring|summer|autumn|fall|winter|season|term)|coming soon|sold out|ago|recently|already|yet)\b/i
/** Words that only make sense to readers of the page. */
const forReaders =
  /\b(?:this|these|below|above|please|sorry|welcome|hello|hi|thanks?|thank you|yes|honestly|click|page|website|form|etc|ring (?:us|the|first|on|and|for)|let['’]s|get in touch|delighted|(?:pleased|excited|proud) to (?:announce|say|share)|would like to)\b|^(?:see|watch|note|remember|mind|wait)\b|, (?:so )?(?:call|book|ask|come|bring|tell|send|email|text|write|read|see)\b/i
/** "He" or "her" before any name. */
const strangers = /^\P{Lu}*\p{Lu}?\P{Lu}*\b(?:he|she|him|his|her|hers)\b/u

/** Whether a retelling may start with this sentence: it refers to nothing before it. */
export const mayOpen = (sentence: string): boolean =>
  (isSelfContained(sentence) ||
    /^(?:No \p{L}+ (?!but\b)|There(?: is| are| isn['’]t| aren['’]t| has been|['’]s)\b)/u.test(sentence)) &&
  !/\b(?:what|in|with|like|for|about) (?:that|those)(?:[.,]| means)|\b(?:do|did|say|mean) (?:that|it|so)\b/.test(
    sentence,
  ) &&
  !/^You(?:['’]d\b| (?:want|need|might|may|can['’]t|cannot|should|must|don['’]t)\b)/.test(sentence) &&
  !strangers.test(sentence) &&
  !(
    /^(?!(?:Nobody|No one|Any\p{L}*|Every\p{L}*|People|Most|Many|Some|All|Those|If|When)\b)(?:\S+ ){0,8}they\b/u.test(
      sentence,
    ) && !ours.test(sentence)
  ) &&
  !/^(?:Ours|He|She|His|Her|Whether|\S+ (?:\S+ )?also|\S+ too)\b/.test(sentence) &&
  !/^(?:\S+ ){0,3}(?:it|them|those|that)\b(?!['’]s)/i.test(sentence)

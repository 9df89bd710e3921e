// Retells a brand's own sentences in the third person: "We bake for nine cafés." becomes "They bake for nine
// cafés." The brand is "they", so that no verb needs another form.
import { imperative } from './tone/trait-patterns.ts'
import { isTimeless, isSelfContained } from './passages.ts'

/** The words for the retelling: the brand's name, and what it calls the people it is for. */
export interface Wording {
  name: string
  customers: string
}

/**
 * The sentence in the third person, with a full stop; null if it can't be changed safely: it says "I", "they"
 * would be ambiguous, or it only makes sense on the website or on the day it was written.
 */
export function inThirdPerson(sentence: string, { name, customers }: Wording): string | null {
  const text = plainOf(sentence).replace(ofOwner, (_, who?: string) => `${who ?? name} is `)
  if (!isFit(text)) return null
  const [we, you] = [ours.test(text), yours.test(text)]
  if (!we && !you) return text
  if ((text.match(/\byou/gi)?.length ?? 0) > 1 && !/^You\b/.test(text)) return null
  if (others.test(text) || (you && text.includes(customers))) return null
  if (startsWithName(text, name)) return you || /\b(?:we|ourselves)\b/i.test(text) ? null : asOne(text)
  if (!you) return ofBrand(text)
  if (!we) return /^You\b/.test(text) ? ofReaders(text, customers) : null
  // "They" means the brand as long as "customers" comes after it.
  const at = text.search(yours)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  return ours.test(after) || /\byour|\byou['’]d\b/i.test(after)
    ? null
    : ofBrand(before) + namingReaders(after, customers)
}

/** A sentence with the brand's name as its subject: "our own farm" becomes "its own farm". */
const asOne = (text: string): string =>
  text
    .replace(/\bour family/g, 'the family')
    .replace(/\bour\b/g, 'its')
    .replace(/\bours\b/g, 'its own')
    .replace(/\bus\b/g, 'it')

/** Whether the sentence starts with the first word of the brand's name. */
export const startsWithName = (text: string, name: string): boolean =>
  text.replace(/^The /, '').startsWith(name.replace(/^The /, '').split(/[\s,]/)[0] ?? name)

const ofBrand = (text: string): string =>
  text
    .replace(/\bwe\b/gi, (word) => (word.startsWith('W') ? 'They' : 'they'))
    .replace(/\bourselves\b/gi, 'themselves')
    .replace(/\bours\b/gi, 'theirs')
    .replace(/\bour\b/gi, (word) => (word.startsWith('O') ? 'Their' : 'their'))
    .replace(/\bus\b/g, 'them')

const namingReaders = (text: string, customers: string): string =>
  text
    .replace(/\byou['’](re|ve|ll)\b/gi, (_, ending: string) => `${customers} ${full[ending] ?? ''}`)
    .replace(/\byou\b/gi, customers)

/** A sentence that starts with "You": "You keep your key" becomes "Customers keep their key". */
function ofReaders(text: string, customers: string): string | null {
  const [opening, ...rest] = namingReaders(text.slice(0, 6), customers)
  const after = text.slice(6)
  if (/\byou(?:['’]|\b)/i.test(after)) return null
  return (
    (opening ?? '').toUpperCase() +
    rest.join('') +
    after.replace(/\byours\b/g, 'theirs').replace(/\byour\b/g, 'their')
  )
}

/** "I'm Ruth Hale, a potter" or "I'm a potter". */
const ofOwner = /^(?:I['’]m|I am) (?:(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*),? (?:and I['’]m )?)?(?=an? )/u

const full: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', d: 'would' }

/** Sentences in the third person; those that can't be changed are left out, and so is everything after them. */
export function allInThirdPerson(sentences: readonly string[], wording: Wording): string[] {
  const told: string[] = []
  for (const sentence of sentences) {
    const one = inThirdPerson(sentence, wording)
    if (one === null) break
    told.push(one)
  }
  return told
}

/** Puts the brand's name into a sentence that starts with "They" or "Their"; null if that isn't possible. */
export function withName(told: string, name: string): string | null {
  const subject = `The people at ${name}`
  const kind =
    /^They(?:['’]re| are) ((?:still |now )?(?:an?|the(?! (?:people|ones|team|folk|family)\b)|one|part|half|based|owned|run|in|on|two|three|four|five|six|seven|eight|nine|ten|\d+)\b.*)$/.exec(
      told,
    )
  if (kind) return `${name} is ${kind[1] ?? ''}`
  const people = /^They(?:['’]re| are) (the (?:people|ones|team|folk|family)\b.*)$/.exec(told)
  if (people) return `${name} are ${people[1] ?? ''}`
  const short = /^They['’](re|ve|ll|d) (.*)$/s.exec(told)
  if (short) {
    const [, ending = '', rest = ''] = short
    if (ending === 'd' && !/^(?:like|rather|love|never|prefer)\b/.test(rest)) return null
    return `${subject} ${full[ending] ?? ''} ${rest}`
  }
  const lying = /^They (sit|stand|lie) (.*)$/.exec(told)
  if (lying) return `${name} ${lying[1] ?? ''}s ${lying[2] ?? ''}`
  if (told.startsWith('They ')) return `${subject} ${told.slice(5)}`
  if (told.startsWith('Their ')) return `${name}’s ${told.slice(6)}`
  if (startsWithName(told, name) || !/\b(?:they|their|them|theirs)\b/i.test(told)) return told
  if (/^(?:In \d{4}|(?:Most|Many|Some|Every|Each) \p{L}+) they\b/u.test(told))
    return told.replace('they', `the people at ${name}`)
  return general.test(told) ? `At ${name}, ${told.charAt(0).toLowerCase()}${told.slice(1)}` : null
}

/** Openings that are no names, so that they can be in lower case after "At Mill Lane,". */
const general =
  /^(?:every\p{L}*|all|each|most|nobody|no one|nothing|\d+% of|the|an?|around|about|nearly|over|more|new|any|out) /iu

/** Without asides in brackets, a label before "we" and a number added behind, and with a full stop instead of an exclamation mark. */
const plainOf = (sentence: string): string =>
  sentence
    .replace(/\b501\(c\)\(\d\) /g, '')
    .replace(/\s\([^()]*\)/g, '')
    .replace(/(?<=\.) \d.*$/s, '')
    .replace(/^[^:.]{3,40}: we\b/, 'We')
    .replace(/, so (?:that )?(?:you|your) [^.]*\.$/, '.')
    .replace(/!$/, '.')
    .replace(
      /\bthis (?=(?:practice|business|company|firm|shop|studio|school|clinic|farm|charity|group)\b)/g,
      'the ',
    )

const isFit = (text: string): boolean =>
  text.endsWith('.') &&
  isTimeless(text.replace(ofYear, '')) &&
  isSelfContained(text) &&
  (verb.test(text) || verbAfterName.test(text)) &&
  !asides.test(text) &&
  !strangers.test(text) &&
  !imperative.test(text) &&
  !/[()“”"?;–—]| - |^(?!(?:We|Our|They|Their)\b).{0,25}:|\.\.|…|\b(?<!from )\d+ to \d|\p{Lu}{4}/u.test(text)

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
/** A month with its year, or of every year, is as timeless as the year. */
const ofYear = new RegExp(
  String.raw`\b(?:each|every) (?:${months})\b|(?<!\d |\d(?:st|nd|rd|th) )\b(?:${months})(?= (?:1[5-9]|20)\d\d\b)`,
  'gi',
)
const verb =
  /\b(?:we|you|is|are|was|were|has|have|had|will|can|does|did|must|gets?|goes|comes?|makes?|began|took|put|bought|built|made|grew|holds|takes|lasts|runs|uses|works|serves|offers|covers|keeps|lives|sits|sells|teaches|supports|helps|\p{L}{3,}ed(?= (?:the|an?|in|on|to|from|by|with|for|at|and|their|its|our|up|out|\d)\b|[.,]))\b/iu
/** A verb after a name: "Wren Families supports 214 families". */
const verbAfterName =
  /^No \p{L}+ (?:has|gets|does)\b|^(?:\p{Lu}[\p{L}’'-]+ ){2,}(?:and (?:\p{Lu}[\p{L}’'-]+ )+)?\p{Ll}{3,}\b/u
const ours = /\b(?:we|our|ours|us|ourselves)\b/i
const yours = /\b(?:you|your|yours)\b/i
/** With these in the sentence, "they" could mean somebody else. */
const others = /\b(?:they|them|their|theirs|themselves)\b/i
/** "He" or "her" before any name. */
const strangers = /^\P{Lu}*\p{Lu}?\P{Lu}*\b(?:he|she|him|his|her|hers)\b/u
/** Words that only make sense to readers of the website, or on the day of writing. */
const asides =
  /\b(?:I|me|my|mine|yourself|here|this|these|ago|at the minute|except|recently|just|already|yet|sorry|yes|honestly|please|thanks?|limited|ltd|welcome|hello|hi|sadly|also|too)\b|\bI['’]|\bof us\b|^(?:please |if |when |though |although )|\betc\b/iu

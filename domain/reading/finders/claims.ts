// Finds what the brand claims to be (first, only, largest, award-winning) and where its name comes from.
import { found, isAboutPerson, wordCount, type Finder, type Sentence } from '../language/sentence.ts'

const rank = String.raw`(?:very |oldest and )?(?:first|only|oldest|largest|biggest|smallest|longest[- ](?:running|established|serving)|newest|last remaining)`
const whose = String.raw`(?:the|(?!\p{L}+day['’])(?:\p{Lu}[\p{L}-]+|our town|our city|our county|the (?:town|city|county|country|island|region|world))['’]s)`
const notRanked = String.raw`(?!time|step|thing|way|one to|few|name|place|day|week|month|year|two|three|half|part|person to|reason|question|point|impression|line|option|choice|limit|priority|class|aid|hand|glance|of (?:its|the|our|these|all)|minute|night|weekend|mile|monday|tuesday|wednesday|thursday|friday|saturday|sunday|of \p{L}+)`
/** A superlative and what it applies to: "the first cider press to run in the valley". */
const ranked = new RegExp(
  String.raw`\b${whose} ${rank}\b ${notRanked}(?:\p{L}+[- ,]+){1,8}?(?:in|to|of|within|on|for|at|outside|between|with|who|that|which)\b`,
  'iu',
)
/**
 * Patterns in which a superlative describes the brand ("is the first", "the county's oldest") rather than a
 * date or an order.
 */
const saidOf = new RegExp(
  String.raw`(?:\b(?:is|are|was|were|be|been|being|became|become|remains?|run|runs|have|has|had|own|owns|keep|offers?|home to|as|still|of|built|opened|made|with) (?:still |now |also |probably |perhaps |possibly )?|^|, |['’]s )${whose.replace('(?:the|', '(?:the|our|')} ${rank}\b|(?<!day|month|year)['’]s (?:oldest|largest|biggest|smallest|longest|only)\b`,
  'iu',
)

/**
 * Records within the brand's own experience, with a figure: "The oldest is 101", "Our longest-serving wheel
 * is number 44".
 */
const extreme =
  /^(?:so far )?(?:the|our) (?!(?:latest|nearest|rest|best|west|guest|harvest|test|interest|request|chest|honest|modest|priest|contest|vest|crest|quest|west|east|coast)\b)(?:\p{L}{3,}est|longest[- ]\p{L}+|most \p{L}+)\b.{0,80}?\b(?:is|was|are|were|came|has|had|took|stands|lasted|weighs?|weighed|covered|goes|went|runs|ran|reache[sd]|measures?|climbs?|holds?|lived|drove|made|grew|stayed|sold|comes)\b/iu
const figure =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|century|half|months?|years?|days?|hours?)\b/iu

/**
 * Claims to be the biggest or the only one: "It is the biggest plot of its kind", "No other nursery in the
 * valley has a wood".
 */
const itself = /^(?:it|this|ours) (?:is|was) (?:still |now |also )?(?:probably |perhaps )?the\b/i
const noOther =
  /^(?:there is )?no other \p{L}+(?: \p{L}+)? (?:in|on|within|between|for \p{L}+ miles|of its kind)\b/iu

export const findSuperlatives: Finder = ({ text, isAboutBrand, block }) => {
  if (text.endsWith('?') || /^(?:he|she|his|her)\b/i.test(text)) return []
  const isRanked = isAboutBrand && !isAboutPerson(text) && ranked.test(text) && saidOf.test(text)
  const isExtreme =
    extreme.test(text) &&
    figure.test(text) &&
    block.region === 'main' &&
    wordCount(text) >= 6 &&
    /[.!]$/.test(text)
  const isItself = itself.test(text) && ranked.test(text) && block.region === 'main' && /[.!]$/.test(text)
  return isRanked || isExtreme || isItself || noOther.test(text) ? found('superlative') : []
}

const prizes = String.raw`(?:awards?|prizes?|medals?|titles?|competition|cups?|troph(?:y|ies)|plates?|shields?|rosettes?|stars?|gold|silver|bronze|best \p{L}+|of the year|top \d+|champions?\w*|commended|runners?[- ]up|winners?)`
const award = new RegExp(
  [
    String.raw`\b(?:award[- ]winning|multi[- ]award|winners? of|finalists? (?:in|at|for)|shortlisted for|rated (?:outstanding|good|excellent|five[- ]stars?) by|(?:gold|silver|bronze) (?:medal|award|star)s?|michelin|accredited by|certified by|queen['’]s award|king['’]s award)\b|^winners?\b`,
    String.raw`\b(?:won|took home) (?!over\b|back\b|our hearts?\b|the (?:argument|lottery|contract|war)\b)[^.;]{0,80}\b${prizes}\b`,
    String.raw`\b(?:been|were|was|are|is) (?:given|presented with|handed|awarded|(?:named|voted|crowned|made|chosen|recogni[sz]ed) (?:as )?)[^.;]{0,80}\b${prizes}\b`,
    String.raw`\b(?:been|were|was|are) (?:awarded|shortlisted|accredited|certified)\b`,
    String.raw`\b(?:we|it) (?:were|was|are|have been) [^.;]{3,60}\bof the year\b`,
    String.raw`\b(?:received|picked up|brought home|collected) (?:the|an?|our) [^.;]{0,60}\b${prizes}\b`,
    String.raw`\b(?:hold|holds) (?:the|an?) (?:\p{L}[\p{L}’'-]* ){0,5}(?:standard|award|medal|mark|charter|rosette)\b`,
    String.raw`\bcame (?:first|second|third|top) (?:at|in|of)\b`,
    String.raw`\b(?:receive[ds]?|presented with|granted|awarded) (?:the |an? )(?:[\p{L}’']+ ){1,4}award`,
    String.raw`\bmembers? of the (?:\p{L}+ ){1,5}(?:association|guild|federation|society|institute)\b`,
  ].join('|'),
  'iu',
)
/** An award on a line of its own, as on a badge: "Kent Baker of the Year 2024". */
const badge = /^(?:winner:? )?\p{Lu}[\p{L}’' &-]{3,60} of the Year,? ?(?:(?:19|20)\d\d)?[.!]?$/u
/** Whether the award went to the brand or its product rather than to a person. */
const thing =
  /^(?:it|this|(?:the|our) [\p{L}’' -]{3,40}?) (?:has |have |also |then )*(?:won|took|was (?:awarded|given|named|voted))\b/iu
const notAwards =
  /\bby [^.;]{2,60} (?:who|which|that) (?:have |has )?(?:won|took|were|was)\b|\bare generally\b|\bthat (?:won|took) \b.{0,60}\bnot ours\b/i

export const findAwards: Finder = (sentence) => {
  const { text, isAboutBrand, isAlone, block } = sentence
  if (isAboutPerson(text) || notAwards.test(text) || text.endsWith('?')) return []
  if (isAlone && block.region === 'main' && badge.test(text)) return found('award')
  const isOwn =
    isAboutBrand ||
    (thing.test(text) && block.kind === 'website' && block.region === 'main') ||
    /^(?:an? )?(?:(?:multi-)?award[- ]winning|winners?\b|rated\b|voted\b|awarded\b|shortlisted\b|finalists?\b|accredited\b)/i.test(
      text,
    )
  return award.test(text) && isOwn ? found('award') : []
}

const origin =
  /\b(?:(?:is|are|was|were|been)? ?named (?:it )?(?:after|for|in honou?r of)|(?:is|was|are|were) called [^.;]{2,60} (?:after|for the|because)|(?:is|are|was|were) called after|known as [^.;]{2,40}(?:,| and) (?:hence|and so|so) |(?:that|this|which) is (?:how|why|where) (?:we|the|our|it|its) (?:\p{L}+ ){0,5}name\b|name is (?:borrowed|taken|stolen|an? (?:old|local|joke))|names? (?:\p{L}+ |“[^”]+” |"[^"]+" ){0,4}(?:comes?|came|derives?|is derived|was derived|was inspired|was taken|was chosen|honou?rs|means|stands for|refers)|(?:gets?|got|takes?|took|owes?) (?:its|our|their) name|(?:took|chose|picked|borrowed|kept) the name\b|was named\b.{0,40}\bto honou?r|(?:is|was) called .{2,40} because|why (?:we are|we['’]re|it is|it['’]s) called|nod to)\b/iu

export const findNameOrigins: Finder = (sentence) =>
  (origin.test(sentence.text) && !/\b(?:he|she) (?:is|was)? ?named\b/i.test(sentence.text)) ||
  explainsName(sentence)
    ? found('name-origin')
    : []

/**
 * Whether a sentence explains a word of the brand's name: "A tundish is the little funnel under a cylinder"
 * on that company's site, "Ail godiad is Welsh for the second rise".
 */
function explainsName({ text, nameWords, block }: Sentence): boolean {
  if (block.region !== 'main' || nameWords.size === 0) return false
  const [, article = '', subject = '', rest = ''] =
    /^(An?|The)? ?([\p{L}’'-]+(?: [\p{L}’'-]+)?) (?:is|was|means|meant) (.+)$/iu.exec(text) ?? []
  const words = subject.toLowerCase().split(' ')
  if (subject === '' || !words.every((word) => nameWords.has(word))) return false
  const isWord =
    /^(?:the |an? |an old |a dialect )?(?:word|name|term|nickname)\b|^(?:the )?\p{Lu}\p{Ll}+ (?:word )?for\b|^(?:local |old |dialect )+for\b/u.test(
      rest,
    )
  // If the page also writes the word in lower case, the sentence is about the thing, not the company.
  const isThing =
    article !== '' && subject === subject.toLowerCase() && /^(?:the|an?|what|where)\b/.test(rest)
  return isWord || isThing || /^\S+ (?:means|meant) /i.test(text)
}

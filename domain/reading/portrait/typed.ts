// Words what people typed into their profile as sentences in the third person: what the company is and who
// it is for.
import { sentencesOf } from '../language/sentences.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { asThey, named, startsWithName } from './retell.ts'

/** What people typed about their company. */
export interface TypedProfile {
  industry: string
  companyInfo: string
  targetAudience?: string
}

const MOST_SENTENCES = 3
const MOST_LETTERS = 600

/** Up to three sentences on what the company is; empty if nothing usable was typed. */
export function companyIn(
  { industry, companyInfo }: TypedProfile,
  name: string,
  town: string,
  blocks: readonly SiteBlock[],
): string[] {
  if (companyInfo.trim() === '') return []
  const [first = '', ...rest] = sentencesOf(
    companyInfo
      .trim()
      .slice(0, MOST_LETTERS)
      .replace(/(?<![.!?])$/, '.'),
  )
    .filter((one) => !/[?@<>{}]|https?:/.test(one) && /[.!]$/.test(one))
    .slice(0, MOST_SENTENCES)
  if (first === '') return []
  const kind = organisationOf(industry, name, blocks)
  const place = town === '' || companyInfo.includes(town) || kind.includes(town) ? '' : ` in ${town}`
  const opening = openingOf(first, name, kind === '' ? '' : `${name} is ${kind}${place}.`, blocks)
  return opening.length === 0
    ? []
    : [
        ...opening,
        ...rest
          .filter((one) => !/^\p{L}+ of us\b/iu.test(one))
          .flatMap((one) => asThey(one.replace(/!$/, '.').replace(/\bhere\b/g, 'there'), true) ?? [])
          .map((one) => asSentenceOf(one, blocks)),
      ]
}

/** Notes such as "Run by Ann." or "Tax returns, payroll and VAT." as sentences. */
function asSentenceOf(one: string, blocks: readonly SiteBlock[]): string {
  if (hasVerb.test(one)) return one
  return /^(?:run|owned|led|staffed|founded|started) (?:by|from|in)\b/i.test(one)
    ? `It ${/\b(?:since|for \d)/.test(one) ? 'has been' : 'is'} ${lowered(one, blocks)}`
    : `It offers ${lowered(one, blocks)}`
}
const hasVerb =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|can|will|would|we|they|you|I|it|who|that)\b|['’](?:re|s|ve|ll) /i

function openingOf(first: string, name: string, kind: string, blocks: readonly SiteBlock[]): string[] {
  if (startsWithName(first, name)) return [first.replace(/\bour\b/g, 'its')]
  if (/^(?:we|our|i)\b/i.test(first)) {
    const told = asThey(first, true)
    if (told === null) return []
    return /^They(?:['’]re| are) /.test(told) || kind === '' ? named([told], name) : [kind, told]
  }
  const told = (asThey(first, true) ?? first).replace(
    /(?<!\b(?:going|running|run|open|trading|here|there|been|made|brewed|baked)),? since (?=(?:1[5-9]|20)\d\d)/,
    ', established in ',
  )
  const [head = ''] =
    /^.*?(?=(?: (?:in|on|at|for|that|which|who|with|under|looking|of|down|up|from|by|near|run|based|serving|offering|since|where|above|behind|beside|opposite|overlooking|between|inside|beyond)\b)|[,.;:(])/u.exec(
      told,
    ) ?? []
  const small = lowered(told, blocks)
  if (/^(?:an?|the) /i.test(head)) return [`${name} is ${told.charAt(0).toLowerCase()}${told.slice(1)}`]
  if (organisation.test(head) || (describes.test(head) && !head.endsWith('s')))
    return [`${name} is ${article(head)} ${small}`]
  if (trades.test(head)) return [`${name} are ${small}`]
  return [`${name} offers ${small}`]
}

/** "Craft brewery and taproom" as "a craft brewery and taproom"; empty if it is a field or part of the name. */
function organisationOf(industry: string, name: string, blocks: readonly SiteBlock[]): string {
  const text = industry.trim().replace(/\.$/, '')
  const [head = ''] = text.split(/ (?:for|in|of|with) /)
  const isInName = name.toLowerCase().includes(text.toLowerCase())
  return organisation.test(head) && !isInName ? `${article(text)} ${lowered(text, blocks)}` : ''
}

/** "It serves" with the audience that was typed; empty if it isn't a phrase for people. */
export function audienceIn({ targetAudience = '' }: TypedProfile, blocks: readonly SiteBlock[]): string {
  if (targetAudience.trim() === '') return ''
  const [first = ''] = sentencesOf(targetAudience.trim().replace(/(?<![.!?])$/, '.'))
  if (
    first === '' ||
    first.length > 320 ||
    /[?@<>{}]|https?:/.test(first) ||
    /\b(?:we|i|us|me|my)\b/i.test(first) ||
    /^(?:our|it|this)\b/i.test(first)
  )
    return ''
  return lowered(first.replace(/\bour\b/g, 'the'), blocks).replace(/[.!]$/, '')
}

/** The text without its capital, unless the site writes the first word with one inside sentences too. */
export function lowered(text: string, blocks: readonly SiteBlock[]): string {
  const [first = ''] = /^[\p{L}’'-]+/u.exec(text) ?? []
  if (!/^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*$/u.test(first)) return text
  const isName = new RegExp(String.raw`(?:\p{Ll}|,) ${RegExp.escape(first)}\b`, 'u')
  const isWord = new RegExp(String.raw`(?<![\p{L}])${RegExp.escape(first.toLowerCase())}(?![\p{L}])`, 'u')
  const texts = blocks.map((block) => block.text)
  return texts.some((one) => isName.test(one)) && !texts.some((one) => isWord.test(one))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

const article = (text: string): string =>
  /^(?:[aeiAEIO]|o(?!ne)|[uU](?!ni)|hour|honest|[FHLMNRSX][A-Z\d])/.test(text) ? 'an' : 'a'

const organisation =
  /(?:agency|association|bakery|bank|bar|brand|brewery|business|butchers?|caf[eé]|cabins|cent(?:re|er)|chapel|charity|church|cinema|clinic|club|college|company|congregation|consultancy|co-?operative|cooperative|council|dairy|dealership|dentist|distillery|enterprise|factory|farm|federation|firm|florist|foundation|gallery|garage|garden|grocer|group|guild|gym|hall|hostel|hotel|house|inn|kennels|kitchen|laundry|library|maker|manufacturer|mill|ministry|mosque|museum|network|nursery|office|optician|orchard|organi[sz]ation|parish|pharmacy|practice|press|pub|publisher|restaurant|retailer|roastery|salon|school|service|shop|society|space|spa|start-?up|store|studio|supplier|surgery|synagogue|taproom|tearoom|temple|theat(?:re|er)|trust|venue|vineyard|winery|works|workshop|yard|zoo|\p{Ll}(?:er|ian|ist|wright|smith))$/iu
/** "Small saddlery": such words are for organisations, not for what they offer. */
const describes = /^(?:small|family|independent|little|tiny|traditional|local)\b/i
const trades = /(?:ers|ors|ists|ians|vets|smiths|wrights|dentists|people|family|sisters|brothers)$/i

// Guesses what a brief is about, as the headline of its form. Users can change it.
import { anyWord } from '../phrases.ts'
import { withoutTime } from '../when.ts'

/** "New class called One Pan, One Person": every part of a name with commas has a capital. */
const called =
  /\b(?:called|named|titled|known as)\s+["“]?(\p{Lu}[\p{L}’'-]*(?:,? (?:(?:a|and|at|for|in|of|on|or|the|to) )*\p{Lu}[\p{L}’'-]*)*)/u
/** "New from February: the Broad Beam, a large print version of the Towline" */
const announced = new RegExp(
  String.raw`^(?:new|coming|launching|starting|soon)\b[^:,.]{0,30}:\s*(${anyWord}(?:\s${anyWord}){0,4})`,
  'iu',
)
/** What the brief names first, up to the end of its phrase: "Recall postcards - hardly anyone uses them". */
const first = new RegExp(
  String.raw`^((?:${anyWord})(?:\s${anyWord}){0,5}?)(?=[,.;:!?(]|\s[-–—]\s|$|\s(?:for|at|on|in|with|that|which|who|from|is|are|isn['’]?t|aren['’]?t|has|have|was|were|gets?|opens?|closes?|starts?|begins?|coming|comes|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|\d\S*)(?:\s|$))`,
  'iu',
)
/** Briefs that start with one of these ask for something or speak of people, days or us. */
const isNoName =
  /^(?:(?:we|i|you|they|it|there|people|everyone|everybody|nobody|someone|somebody|customers|clients|half|some|many|most|this|that|these|thanks?|please|can|could|do|does|how|what|why|when|who|if|because|our|my|new|more|fill|fills?|filling|get|getting|need|needs|want|push|promote|sell|tell|telling|remind|make|find|win|bring|ask|explain|advertise|announce|launch(?:ing)?|start(?:ing)?|open(?:ing)?|look(?:ing)?|try(?:ing)?|use|show|say|post|something|anything|want(?:ing)?|another|last|next|only|still|lots|loads|too|not|no)\b|\d)/i

/** The name that a brief gives something new; empty if it gives none. */
export const newNameIn = (text: string): string =>
  (called.exec(text) ?? announced.exec(text))?.[1]?.replace(/^(?:the|an?|our)\s/i, '') ?? ''

/** What the brief mentions first; empty if it starts with a request, a day or other people. */
export function openingNameIn(text: string): string {
  const [, opening = ''] = first.exec(text.replace(/^(?:the|a|an)\s/i, '')) ?? []
  return isNoName.test(opening) || isOnlyTime(opening) ? '' : opening
}

/** Whether the words only say when: "Jan and", "quiet Tuesday evenings". */
export const isOnlyTime = (words: string): boolean => withoutTime(words).trim() === '' || ofTime.test(words)

const ofTime =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues?|wednes|thurs?|fri|satur|sun|week|christmas|spring|summer|autumn|winter)\p{L}*|and|or|nights?|mornings?|afternoons?|evenings?|quiet|slow|early|late|\+|&|\s)+$/iu

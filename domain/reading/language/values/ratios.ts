// Finds shares and ratios of the brand's own: nine in ten, one teacher to every four, 95% recycled.
import { found, isAboutPerson, type Finder, type Sentence } from '../sentence.ts'

const small = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|fifty|a hundred)`
const things = String.raw`(?:[\p{L}’'-]+\s){1,3}`
/** Varieties rather than a share: "Four cakes in six sizes". */
const divides = String.raw`(?![\d,]|\s?[–-]\s?\d)\b(?!\s(?:minutes|hours|days|weeks|months|years|sizes|colou?rs|flavou?rs|places|parts|steps|sessions|languages|shops|rooms|towns|visits|lessons|classes|styles))`
const people = String.raw`(?:teacher|tutor|instructor|guide|carer|nurse|engineer|adult|baker|trainer|coach|leader|keeper|vet|of us)`

/** Ratios that companies only give about themselves. */
const ownRatios: readonly RegExp[] = [
  new RegExp(String.raw`\bone ${people}s? (?:to|for) (?:every |each )?${small}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:never|no) more than ${small} ${things}(?:to|for) (?:one|each|every) \p{L}+`,
    'iu',
  ),
]
const ratios: readonly RegExp[] = [
  ...ownRatios,
  new RegExp(String.raw`\b${small} (?:in|out of) (?:every )?${small}${divides}`, 'i'),
  new RegExp(String.raw`\b${small} ${things}(?:in (?:every )?|out of )${small}${divides}`, 'iu'),
  new RegExp(String.raw`\bone ${things}(?:to|for) every ${small}\b`, 'iu'),
  /^of (?:the|our|all|these|those) (?:\d[\d,]* )?\p{L}[^.]{3,80},[^.]{0,40}(?<![£€$₹\d,.])\d+\b/iu,
  /(?<![\d.])(?:100|\d{1,2}(?:\.\d)?)\s?(?:%|per ?cent\b) of\b/i,
  /\b(?:half|two thirds|three quarters|a third|a quarter|most) of (?:all )?our\b/i,
]
/** Words next to a percentage that make it the brand's own, even if the sentence doesn't mention the brand. */
const ownShare =
  /(?<![\d.])(?:100|\d{1,2}(?:\.\d)?)\s?(?:%|per ?cent\b).*\b(satisf\w+|recommend\w*|return|happy|recycl\w+|organic|renewable|natural|vegan|plastic|compostable|employee|locally|local|donat\w+|goes (?:directly )?to|pass rate|on time|british|irish|handmade)\b/i
const here =
  /\b(?:so far|to date|last (?:year|winter|summer|spring|autumn|season|month)|this (?:year|season)|at a time|who (?:rang|ring|came|come|visit|visited|stay|stayed|book|booked|bought|buy|ask|asked))\b/i
const notOwn =
  /\b(off|discount|deposit|interest|apr|vat|gst|tax|abv|alcohol|commission|scalable|uptime|zoom|opacity|tuition|commitment|claims?|claimed|according to|stud(?:y|ies)|research|surveys? (?:say|show)|nationally|population|in (?:Britain|the UK|the country|England|Scotland|Wales|Ireland|America|the world|Europe))\b/i

export const findRatios: Finder = (sentence) => {
  const { text } = sentence
  if (isAboutPerson(text) || notOwn.test(text) || text.endsWith('?')) return []
  const isRatio = isOwn(sentence)
    ? ratios.some((ratio) => ratio.test(text)) || ownShare.test(text)
    : sentence.isAlone && text.length <= 60 && ownShare.test(text)
  return isRatio ? found('ratio') : []
}

const isOwn = ({ text, isAboutBrand, block }: Sentence): boolean =>
  isAboutBrand ||
  (block.region === 'main' && (here.test(text) || ownRatios.some((ratio) => ratio.test(text))))

// What the brand claims to be: first, only, largest, awarded, and where its name comes from.
import { found, isOfPerson, type Finder } from './sentence.ts'

const superlative =
  /\b(?:the|(?:\p{Lu}[\p{L}-]+|our town|our city|our county|the (?:town|city|county|country|island|region|world))['’]s) (?:very |oldest and )?(?:first|only|oldest|largest|biggest|smallest|longest[- ](?:running|established|serving)|newest|last remaining)\b (?!time|step|thing|way|one to|few|name|place|day|week|month|year|two|three|half|part|person to|reason|question|point|impression|line|option|choice|limit|priority|class|aid|hand|glance|of (?:its|the|our|these|all)|minute|night|weekend|mile)(?:\p{L}+[- ,]+){1,8}?(?:in|to|of|within|on|for|at|outside|between|with)\b/iu

export const findSuperlatives: Finder = ({ text, isOfBrand }) =>
  isOfBrand && !isOfPerson(text) && !text.endsWith('?') && superlative.test(text) ? found('superlative') : []

const award =
  /\b(award[- ]winning|multi[- ]award|won (?:the|an?|our|two|three|several|many|numerous|gold|silver|bronze)\b.{0,60}\b(?:awards?|prize|medal|title|competition)|(?:been|were|was|are) (?:awarded|shortlisted|accredited|certified|(?:named|voted|recogni[sz]ed as) (?=.{0,60}\b(?:best|of the year|top \d+|winner|one of)\b))|winners? of|finalists? (?:in|at|for)|shortlisted for|^winners?\b|rated (?:outstanding|good|excellent|five[- ]stars?) by|(?:receive[ds]?|presented with|granted|awarded) (?:the |an? )(?:[\p{L}’']+ ){1,4}award|(?:gold|silver|bronze) (?:medal|award|star)|michelin|accredited by|certified by|queen['’]s award|king['’]s award|members? of the (?:\p{Lu}\p{L}+ ){1,5}(?:association|guild|federation|society|institute))\b/iu

export const findAwards: Finder = ({ text, isOfBrand }) =>
  !isOfPerson(text) &&
  award.test(text) &&
  (isOfBrand || /^(?:an? )?(?:(?:multi-)?award[- ]winning|winners?\b)/i.test(text)) &&
  !/\bare generally\b/i.test(text)
    ? found('award')
    : []

const origin =
  /\b(?:(?:is|are|was|were|been)? ?named (?:it )?(?:after|for|in honou?r of)|names? (?:\p{L}+ |“[^”]+” |"[^"]+" ){0,4}(?:comes?|came|derives?|is derived|was derived|was inspired|was taken|was chosen|honou?rs|means|stands for|refers)|(?:gets?|got|takes?|took|owes?) (?:its|our|their) name|was named\b.{0,40}\bto honou?r|(?:is|are|was) called .{2,40} because|why (?:we are|we['’]re|it is|it['’]s) called|nod to)\b/iu

export const findNameOrigins: Finder = ({ text }) =>
  origin.test(text) && !/\b(he|she) (?:is|was)? ?named\b/i.test(text) ? found('name-origin') : []

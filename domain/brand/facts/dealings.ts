// How the brand deals with people: what it promises, how it works, whom it is for and what it spares them.
import { found, isOfPerson, wordCount, type Finder, type Sentence } from './sentence.ts'

const saysWe = /\b(we|we['’](?:ll|re|ve|d)|our|us)\b/i

const guarantee =
  /\b(we guarantee|is guaranteed|are guaranteed|guaranteed (?!to\b)\p{L}+|our guarantee|(?:year|month|day|lifetime)s?[- ](?:guarantee|warranty)|guarantees? that|money[- ]back|warrant(?:y|ies)|no[- ]quibble|or your money back|satisfaction promise)\b/iu

export const findGuarantees: Finder = ({ text, isOfBrand, isAlone }) =>
  guarantee.test(text) &&
  (isOfBrand || isAlone) &&
  !/\b(not|no|cannot|can['’]t|never|without) (?:be )?guarantee/i.test(text) &&
  wordCount(text) >= 3
    ? found('guarantee')
    : []

const promise =
  /\b(we (?:promise|pledge|commit|will always|always|never)|we['’]ll (?:always|never)|we are committed|we['’]re committed|our (?:promise|commitment|pledge)|we (?:will|aim to|try to|will try to|reply|respond|answer|deliver|dispatch|get back)\b.{0,60}\bwithin \S+ (?:\S+ )?(?:minutes?|hours?|days?|weeks?)|we['’]ll [^.?]{5,})/i

export const findPromises: Finder = ({ text }) =>
  promise.test(text) &&
  !/^(if|when) (?!you)|\bmay\b|\?$|\bcookies?\b|\bprivacy\b|\bpersonal (data|information)\b/i.test(text) &&
  wordCount(text) >= 5
    ? found('promise')
    : []

const contrast =
  /\b(unlike (?:other|most|many|some)|rather than|instead of|not just|not only|no two .{3,30} (?:are|the) (?:the )?(?:same|alike)|while (?:other|most|many) \p{L}+|where others|most (?:other )?(?:firms|companies|shops|places|agencies|schools|clinics|providers))\b|,? ?— not (?!only)/iu

export const findContrasts: Finder = ({ text, isOfBrand }) =>
  isOfBrand && contrast.test(text) && !isQuestion(text) ? found('contrast') : []

const objection =
  /\b(no surprises|no (?:hidden|set-?up|joining|cancellation|booking|call-?out|admin)(?:,? \p{L}+)? (?:fees?|costs?|charges?|extras?)|no (?:long[- ]term )?(?:contracts?|commitment|obligation|tie[- ]?in|minimum term|paywall\w*)|you (?:don['’]t|do not|won['’]t|never) (?:have|need) to|cancel any ?time|even if you(?:['’]ve never|['’]re not| have never| don['’]t| aren['’]t)|no (?:experience|appointment|booking|referral) (?:is )?(?:needed|necessary|required)|beginners? (?:are )?welcome|whatever your budget|tight budget|regardless of (?:your |the )?(?:cost|budget|age|experience|ability|size|background|income))\b/iu

export const findObjections: Finder = ({ text, isOfBrand, isAlone, block }) =>
  objection.test(text) &&
  (isOfBrand || isAlone || block.text.length <= 60 || /\byou\b/i.test(text)) &&
  !isQuestion(text)
    ? found('objection')
    : []

const need =
  /(?:\bwhether you(?:['’]re| are| need| want| have)|^(?:perfect |ideal |great )?if you(?:['’]re| are| need| want| have| would like|['’]d like)|(?:\bare you |\byou['’]re |^)(?:looking for|struggling (?:with|to)|worried about|tired of|fed up with|thinking (?:of|about)|unable to)|\b(?:for|helps?|support(?:s|ing)?|serv(?:es|ing)) (?:people|families|businesses|anyone|those|parents|children|adults|owners|couples|teams|women|men|students|freelancers|vulnerable people) (?:who|with|in|of|where|looking|needing|living))\b/i

export const findNeeds: Finder = ({ text, isOfBrand }) =>
  need.test(text) && (isOfBrand || /\byour?\b/i.test(text)) && wordCount(text) >= 7 && !isErrand(text)
    ? found('need')
    : []

/** Help with the website itself, or a request to get in touch, is nobody's need. */
const isErrand = (text: string) =>
  /\b(if you(?:['’](?:re|d))?\b.{0,140}\b(questions?|contact|email|call us|call me|phon\w+|enquir\w+|information|details|cookies|browser|link|click|website|unsubscribe|further|discuss|more about)|please (?:email|call|contact|click|ask|let us|get|give|don['’]t)|privacy|personal data)\b/i.test(
    text,
  )

const process =
  /\b(step (?:one|two|three|1|2|3)|first(?:ly)?,? (?:we|you)\b|we (?:start|begin) (?:by|with)|once (?:you|we)(?:['’]ve| have)|from (?:start to finish|first \p{L}+ to)|by hand|in small batches|made (?:from scratch|on site|in[- ]house|to order)|led by a \p{L}+|we (?:roast|bake|brew|cure|smoke|grow|weave|carve|stitch|frame|dye|press|mill|ferment|distil)\b)/iu
const processHeading =
  /\b(how it works|how we work|our (?:process|method|approach)|the process|step[- ]by[- ]step|how .{3,40} works)\b/i

export const findProcesses: Finder = ({ text, isOfBrand, block }) => {
  if (isQuestion(text) || isOfPerson(text) || wordCount(text) < 5 || isErrand(text)) return []
  return (process.test(text) && (isOfBrand || /\byou\b/i.test(text) || /\bled by a\b/.test(text))) ||
    (processHeading.test(block.heading) && isOfBrand && /[.!]$/.test(text))
    ? found('process')
    : []
}

const isQuestion = (text: string) => text.endsWith('?')

const asks =
  /^(do|does|is|are|can|could|will|would|should|what|when|where|why|which|who|how|may|must|am|have|has)\b/i
const rhetorical =
  /^(what are you waiting|why not|why choose|why us|why |ready|looking|want|need|interested|have you|are you|do you (?:want|need|have|like|love|know|dream|ever|struggle|feel|offer your|hold)|did you|would you like|how can (?:we|i) help|how can you help|what['’]s (?:new|on|next)|who (?:are we|we are)|what (?:is|are) (?:the )?(?:cookies?|this)|what (?:do )?(?:our|people|clients|customers|others) (?:say|think)|what we|can you help|could you)\b/i

export const findCustomerQuestions: Finder = ({ text, isAlone, block }) => {
  const isPlain = isQuestion(text) && isAlone && text.length <= 150 && wordCount(text) >= 4
  return isPlain &&
    asks.test(text) &&
    !rhetorical.test(text) &&
    block.region === 'main' &&
    !/\bcookies?|privacy|personal (?:data|information)\b/i.test(text)
    ? found('customer-question')
    : []
}

/** A whole sentence in which the brand says something of itself, when nothing more exact was found in it. */
export const findStatements: Finder = (sentence) => (isStatement(sentence) ? found('statement') : [])

function isStatement({ text, isAlone, isOfBrand, isSolo, isUnderName, block }: Sentence): boolean {
  const words = wordCount(text)
  // Lists leave their full stops out.
  const isEnded = /[.!]["”’)]?$/.test(text) || (isAlone && /^(we|our)\b.*[\p{L}\p{N}]$/iu.test(text))
  if (words < 6 || words > 45 || !isEnded || isOfPerson(text) || block.region !== 'main') return false
  if (
    !/^[\p{Lu}\d“"‘']/u.test(text) ||
    (!isSolo && /\b(I|my|me)\b/.test(text)) ||
    isErrand(text) ||
    isRequest(text)
  )
    return false
  return (
    isOfBrand || (block.kind !== 'website' && saysWe.test(text)) || (isUnderName && /^An? \p{Ll}/u.test(text))
  )
}

/** "Contact us", "follow us": asks the reader for something and says nothing of the brand. */
const isRequest = (text: string) =>
  /^(please|alternatively|and as ever|well done|full details|be sure|as ever|unfortunately|contact|call|email|follow|click|visit|book|read|find|see|view|check|sign|join|subscribe|download|get in touch|let us|tell us|ask|click|for more|to (?:find|learn|book|see|read|view)|like us|share|thank you|sorry|copyright|all rights|welcome to)\b/i.test(
    text,
  ) ||
  /\b(click here|see below|cookies?|privacy|website (?:is|was|by)|this (?:site|page|website)|all rights reserved|terms|temporarily closed|we ask that|our social media|be patient|equal opportunity|required (?:by|under) (?:the )?law|(?:document|form|link|button|map|list) below|love to hear|delighted to hear|hear from you|in touch|learn more|find out more|stay in touch)\b/i.test(
    text,
  )

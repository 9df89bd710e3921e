// Finds what the brand promises beforehand, and what it refuses to do.
import { found, isAboutPerson, wordCount, type Finder } from '../../language/sentence.ts'

const promise =
  /\b(we (?:promise|pledge|commit|will always|always|never)|we['’]ll (?:always|never)|we are committed|we['’]re committed|our (?:promise|commitment|pledge)|we (?:will|aim to|try to|will try to|reply|respond|answer|deliver|dispatch|get back)\b.{0,60}\bwithin \S+ (?:\S+ )?(?:minutes?|hours?|days?|weeks?)|we['’]ll [^.?]{5,})/i
/** Headings that introduce promises: "What we promise", "Our promise to you". */
const isTitle = /^(?:what|our|the|how|why)\b.*[^.!]$/i
const ofData = /\?$|\bcookies?\b|\bprivacy\b|\bpersonal (?:data|information)\b/i

export const findPromises: Finder = (sentence) => {
  const { text, block } = sentence
  if (ofData.test(text) || wordCount(text) < 5 || isTitle.test(text)) return []
  const says = promise.test(text) && !/^(?:if|when) (?!you)|\bmay\b/i.test(text)
  const isKept =
    isRefusal(text) ||
    commitments.some((pattern) => pattern.test(text)) ||
    (inCase.some((pattern) => pattern.test(text)) && !isAboutPerson(text) && !vague.test(text))
  const isListed =
    (ofPromises.test(block.heading) && present.test(text)) ||
    (ofRefusals.test(block.heading) && /\bwe\b.*(?:\bnot\b|n['’]t\b|\bnever\b)/i.test(text))
  return says || (block.region === 'main' && (isKept || isListed)) ? found('promise') : []
}

/**
 * Whether the sentence says that the brand refuses some kind of work: "We do not glaze on Fridays". Opinions,
 * knowledge and temporary states are not refusals.
 */
const isRefusal = (text: string): boolean =>
  /^(?:(?:and|but|so|no)[,.:;]? )?we (?:(?:do not|don['’]t|will not|won['’]t|would not|never) (?!(?:mind|know|have|need|want|think|believe|see|expect|like|remember|recall|hold|accept|take responsib|collect|share|store|always|just|only|really|yet|currently|often|usually|mean|understand|get|own|live|go|come|feel|look|seem|claim|pretend|worry|care|talk|blame)\b)\p{L}+|refuse|turn down|turn away)/iu.test(
    text,
  ) && !/\b(?:at the moment|at present|currently|yet|unfortunately|sorry|until further notice)\b/i.test(text)

/** Patterns of a commitment to every customer: before any work, every time, by nobody else. */
const commitments: readonly RegExp[] = [
  /^you (?:are|will be|always|never|only|get|see|pay|keep|know|hear|choose|decide|speak|talk|deal|meet|do not pay|don['’]t pay)\b.{0,100}\b(?:before (?:we|any|you|the work|an?)|until (?:we|you|it|the)|in writing|and not (?:a|before)|the same \p{L}+|every time|each time|and nobody else)\b/iu,
  /^you (?:will )?never (?!know\b|need\b|have to\b|guess\b|too\b)|^you will (?:always|never)\b/i,
  /^we (?!put\b|were\b|had\b|met\b|lived\b|did\b)(?:\p{L}+)(?<!ed) .{0,80}\bbefore (?:we (?!opened\b|had\b|were\b|came\b|met\b|began\b|started\b|moved\b|write\b|draw\b)|anything|anybody|you (?:pay|sign|decide|leave)\b)/iu,
  /^(?:nobody|no one|no \p{L}{3,}) (?:is|will (?:ever )?be|has to|is ever) (?:ever )?(?!allowed|permitted|available|needed|required|necessary|perfect|born|sure|quite|more|better|too|like|in\b|on\b|at\b|here|there|the\b|an?\b)\p{L}+/iu,
  /^(?:every|each|all) (?:call|letter|message|e-?mail|enquiry|complaint|question|quote|order|booking|application)s? (?:is|are|gets?|will be) (?:answered|returned|read|acknowledged|confirmed|dealt|called|looked)\b/i,
  /^the price (?:we|you|on)\b.{0,60}\bis (?:the (?:price|one|same)|what)\b/i,
  /^we (?:answer|return|reply to|ring|call|text|tell|warn|write to) (?:you|everybody|everyone|anybody|(?:every|each|all) \p{L}+)\b(?! (?:to|all)\b)/iu,
  /\bwe (?:[^.;]{0,40} and )?(?:stick to|stand by|keep to|honour) (?:it|that|them|our|the|what)\b/i,
  /^(?:once|until|unless) .{3,80}?\bwe (?:do not|don['’]t|never|always)\b/i,
]
/**
 * Patterns of what the brand does in some case, at its own cost or effort: "If it rains on your day, nobody
 * pays".
 */
const inCase: readonly RegExp[] = [
  /^(?:if|when|whenever|should) .{5,160}?[, ](?:nobody pays|you (?:do not|don['’]t|need not|never) pay|(?:and |then )?we (?:telephone|phone|ring|call|text|tell you|let you know|say so|stop|wait|lend|cook|refund|come out|find another|send (?:another|somebody|someone|a))\b)/i,
  /^(?:if|when(?:ever)?|should|where) (?=.*\byour?\b).{5,120}?, we (?!(?:were|had|did|have|are|think|know|believe|would|might|may|could|can|need|ask|recommend|suggest|advise|reserve|cannot|can['’]t|will be|are)\b)\p{Ll}+(?<!ed)\b/iu,
]
/** Help that every company offers, so it is not a promise worth citing. */
const vague =
  /\b(?:get in touch|contact|questions?|enquir\w+|help you (?:find|choose|with)|happy to|solutions?|needs)\b/i
const present = /\bwe (?!have\b|had\b|were\b|did\b|used\b|\p{Ll}+ed\b)\p{Ll}/iu
const ofPromises =
  /\b(?:promises?|pledges?|(?:you can|what to) (?:expect from us|rely on|count on)|we stand for)\b/i
const ofRefusals = /\bwe (?:won['’]t|will not|don['’]t|do not|never|refuse|cannot|can['’]t)\b/i

// How the brand deals with people: what it answers for afterwards, what it promises beforehand, and what it refuses.
import { found, isOfPerson, wordCount, type Finder, type Sentence } from './sentence.ts'

const guarantee =
  /\b(we guarantee|(?:is|are|comes?) (?:\p{L}+ )?guaranteed|guaranteed (?!to\b)\p{L}+|our guarantee|(?:year|month|day|lifetime)s?[- ](?:guarantee|warranty)|guarantees? that|money[- ]back|warrant(?:y|ies)|no[- ]quibble|or your money back|satisfaction promise)\b/iu

/** What goes wrong with a piece of work, or with a booking. */
const failing =
  /\b(?:if|when|whenever|should|unless)\b[^.;]*?\b(?:fails?|failed|breaks?|broken|dies|cracks?|cracked|leaks?|splits?|shrinks?|fades?|peels?|rusts?|wears? (?:out|through)|comes? (?:back|off|loose|apart|undone|away)|returns?|go(?:es)? wrong|stops? working|faulty|damaged|(?:is|are|was|were)(?:n['’]t| not) (?:right|happy|satisfied|pleased|as)|(?:do|does|did|will|would)(?:n['’]t| not) (?:rise|work|fit|last|hold|take|start|grow|suit|arrive|pass|keep|turn|open|close|run|survive|help|like|love|enjoy)|won['’]t (?:rise|work|fit|last|hold|take|start|grow|open|close|run)|unhappy|dissatisfied|disappointed|(?:is|are|was|were) (?:closed|cancelled|called off|rained off|wrong|late))\b/i
const makingGood =
  /\b(?:for nothing|for free|free|at no (?:extra )?(?:cost|charge)|without (?:a )?charge|no charge|money back|(?:get|have|gives?|pay) (?:you )?(?:everything|it all|all of it|your (?:money|deposit|fee)) back|refund\w*|replac\w+|put (?:it|them|that|things) right|(?:do|make|fill|fit|mend|repair|fix|bake|build|clean|paint|sew|cut|print|frame|cook|service|tune|plant|deliver|send|teach) (?:it|them|that|another) (?:over )?again|start again|pay nothing|nothing to pay|(?:do not|don['’]t|need not) pay)\b/i
/** Done without a bill for years on end. */
const lasting =
  /\b(?:free(?: of charge)?|for nothing|without charge|at no (?:cost|charge)|replaced?|repaired?|mend(?:ed)?)\b.{0,60}\bfor (?:life|ever|as long as|the life|(?:\S+ ){1,2}(?:years?|months?)\b)/i
const noGuarantee =
  /\b(?:not|no|cannot|can['’]t|never|without) (?:be )?guarantee|\bno refunds?\b|\bnon-?refundable\b|\b(?:cannot|can['’]t|not) (?:be )?refund|^(?:what|how|when|why|which)\b|\bvoid\b|\btrial\b|\bmemberships?\b|\bsubscriptions?\b/i

export const findGuarantees: Finder = (sentence) => {
  const { text, isOfBrand, isAlone } = sentence
  if (noGuarantee.test(text) || wordCount(text) < 3 || text.endsWith('?')) return []
  const says = guarantee.test(text) && (isOfBrand || isAlone || isPlainProse(sentence))
  const mendsIt = failing.test(text) && makingGood.test(text) && speaksToCustomer.test(text)
  return says || (mendsIt && !isOfLateness.test(text)) || (lasting.test(text) && ofWork.test(text))
    ? found('guarantee')
    : []
}

const speaksToCustomer = /\b(?:we|us|our|you|your|bring|come|send)\b/i
/** Coming late is no fault of the work: what follows on it is a promise. */
const isOfLateness = /\bif (?:we|i|our \p{L}+) (?:are|am|is|run|come|arrive)\b.{0,30}\blate\b/iu
const ofWork = /\b(?:every|each|all|any|our|we)\b/i

/** A sentence of running text, as the brand says it on its own pages. */
const isPlainProse = ({ text, block }: Sentence) =>
  block.kind === 'website' && block.region === 'main' && /^\p{Lu}.*[.!]$/u.test(text)

const promise =
  /\b(we (?:promise|pledge|commit|will always|always|never)|we['’]ll (?:always|never)|we are committed|we['’]re committed|our (?:promise|commitment|pledge)|we (?:will|aim to|try to|will try to|reply|respond|answer|deliver|dispatch|get back)\b.{0,60}\bwithin \S+ (?:\S+ )?(?:minutes?|hours?|days?|weeks?)|we['’]ll [^.?]{5,})/i

export const findPromises: Finder = (sentence) => {
  const { text, block } = sentence
  if (/\?$|\bcookies?\b|\bprivacy\b|\bpersonal (?:data|information)\b/i.test(text) || wordCount(text) < 5)
    return []
  const promises = promise.test(text) && !/^(?:if|when) (?!you)|\bmay\b/i.test(text)
  return promises ||
    isRefusal(text) ||
    toldBefore.some((pattern) => pattern.test(text)) ||
    (whenItHappens.test(text) && !isOfPerson(text)) ||
    (ofPromises.test(block.heading) &&
      /\bwe (?!have\b|had\b|were\b|did\b|used\b|\p{Ll}+ed\b)\p{Ll}/iu.test(text)) ||
    (ofRefusals.test(block.heading) && /\bwe\b.*(?:\bnot\b|n['’]t\b|\bnever\b)/i.test(text))
    ? found('promise')
    : []
}

/** "We do not glaze on Fridays": said of work. What is said of opinions, knowledge or the moment refuses nothing. */
const isRefusal = (text: string): boolean =>
  /^(?:(?:and|but|so|no)[,.:;]? )?we (?:do not|don['’]t|will not|won['’]t|would not|refuse to|never) (?!(?:mind|know|have|need|want|think|believe|see|expect|like|remember|recall|hold|accept|take responsib|collect|share|store|always|just|only|really|yet|currently|often|usually|mean|understand|get|own|live|go|come|feel|look|seem|claim|pretend|worry|care|talk|blame)\b)\p{L}+/iu.test(
    text,
  ) && !/\b(?:at the moment|at present|currently|yet|unfortunately|sorry|until further notice)\b/i.test(text)

/** What somebody is told, shown or asked before anything is done or paid. */
const toldBefore: readonly RegExp[] = [
  /^you (?:are|will be|always|never|only|get|see|pay|keep|know|hear|choose|decide|do not pay|don['’]t pay)\b.{0,100}\b(?:before (?:we|any|you|the work)|until (?:we|you|it|the)|in writing|and not (?:a|before))\b/i,
  /^we (?!put\b|were\b|had\b|met\b|lived\b|did\b)(?:\p{L}+)(?<!ed) .{0,80}\bbefore (?:we (?!opened\b|had\b|were\b|came\b|met\b|began\b|started\b|moved\b)|anything|anybody|you (?:pay|sign|decide|leave)\b)/iu,
]
/** "If it rains on your day, nobody pays": what happens then, at the brand's cost or trouble. */
const whenItHappens =
  /^(?:if|when|whenever|should) .{5,160}?[, ](?:nobody pays|you (?:do not|don['’]t|need not|never) pay|you pay (?:nothing|half|only)|there is nothing to pay|(?:and |then )?we (?:telephone|phone|ring|call|text|tell you|let you know|say so|stop|wait|turn back|lend|cook|refund|come out|move you)\b)/i
const ofPromises =
  /\b(?:promises?|pledges?|our word|(?:you can|what to) (?:expect from us|rely on|count on)|we are careful about|our rules|we stand for)\b/i
const ofRefusals = /\bwe (?:won['’]t|will not|don['’]t|do not|never|refuse|cannot|can['’]t)\b/i

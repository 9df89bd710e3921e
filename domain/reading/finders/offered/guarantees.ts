// Finds guarantees: what the brand does if something goes wrong afterwards. What it promises beforehand is
// found in promises.ts.
import { found, wordCount, type Finder, type Sentence } from '../../language/sentence.ts'

const guarantee =
  /\b(we guarantee|(?:is|are|comes?) (?:\p{L}+ )?(?:\p{L}+ and )?guaranteed|guaranteed (?!to\b)\p{L}+|our guarantee|(?:year|month|day|lifetime)s?[- ](?:guarantee|warranty)|guarantees? that|money[- ]back|warrant(?:y|ies)|no[- ]quibble|or your money back|satisfaction promise)\b/iu

/**
 * Words for a case that may happen: "if it fails", "should the driver not come", "any repair that lets you
 * down".
 */
const inCase =
  /\b(?:if|when|whenever|should|unless)\b|^any \p{L}+ (?:that|which)\b|\b(?:bring|send|take) (?:it|them) back\b/iu
/** Words for what can go wrong with a piece of work or a booking. */
const failures =
  /\b(?:fails?|failed|misses|missed|lets? you down|breaks?|broken|snaps?|dies|cracks?|cracked|leaks?|splits?|shrinks?|fades?|peels?|rusts?|slips?|wears? (?:out|through)|comes? (?:back|off|loose|apart|undone|away)|returns?|go(?:es)? wrong|stops? working|faulty|damaged|(?:is|are|was|were)(?:n['’]t| not) (?:right|happy|satisfied|pleased|as)|not right|(?:do|does|did|will|would)(?:n['’]t| not) \p{L}+|won['’]t \p{L}+|unhappy|dissatisfied|disappointed|(?:is|are|was|were|get|gets|got) (?:\p{L}+ ){0,4}?(?:closed|cancelled|called off|rained off|wrong))\b/iu
const forNothing =
  /\b(?:for nothing|for free|free|at no (?:extra )?(?:cost|charge)|without (?:a )?(?:charge|bill)|no charge|pay nothing|nothing to pay|you (?:do not|don['’]t|need not) pay)\b/i
/** Words for what a company does that takes responsibility: refund, replace or repair. */
const remedies =
  /\b(?:(?:we|i|and) (?:will |shall |can |\p{L}+ (?:out |back )?and )*(?:refund|replace|remake|redo)\b|(?:is|are|be|get) (?:refunded|replaced|redone|remade)|refund (?:you|the|your|every|it)|money back|(?:get|have|gives?|pay) (?:you )?(?:everything|it all|all of it|your (?:money|deposit|fee)|the (?:money|fee|deposit)) back|(?:every penny|all of it|the (?:whole|full) (?:fee|deposit|price|sum)) (?:comes |goes |is paid )?back|put (?:it|them|that|things) right|mak(?:e|es) (?:it|them) good|(?:do|make|fill|fit|mend|repair|fix|bake|build|clean|paint|sew|cut|print|frame|cook|service|tune|plant|deliver|send|teach|dye) (?:it|them|that|another) (?:over )?again|start again|take another|swap (?:it|them)|owe (?:us )?nothing|at our (?:own )?(?:cost|expense)|(?:we|i) (?:\p{L}+ (?:an?|the|another) \p{L}+ and )?pay (?:the (?:penalty|difference|fine|cost)|for (?:it|an?\b|the|another))|come (?:back|out) (?:and \p{L}+ (?:it|them) )?(?:for nothing|free|again))\b/iu
/** Words for giving all the money back, which makes any case in the same sentence a guarantee. */
const refunds =
  /\bget (?:everything|all of it|it all) back\b|\bmoney back\b|\bowe (?:us )?nothing\b|\bput (?:it|them) right\b/i
/** Words for what the brand does otherwise: "or we come back free". */
const orElse = /\bor (?:we|i|you|your)\b.{0,40}\b(?:free|for nothing|again|money back|pay nothing)\b/i
/** Words for free repairs or replacements over several years. */
const lasting =
  /\b(?:free(?: of charge)?|for nothing|without charge|at no (?:cost|charge)|replaced?|repaired?|mend(?:ed)?)\b.{0,60}\bfor (?:life|ever\b|as long as|the life|(?:\S+ ){1,2}(?:years?|months?)\b)/i
const refunding =
  /^(?:cancel|change your mind|tell us)\b.{0,60}\b(?:every penny|all of it|everything|the (?:whole|full) (?:fee|deposit|sum))\b.{0,20}\bback\b/i
const noGuarantee =
  /\b(?:not|no|cannot|can['’]t|never|without) (?:be )?guarantee|\bno refunds?\b|\bnon-?refundable\b|\b(?:do not|don['’]t|cannot|can['’]t|not) (?:be )?refund|^(?:what|how|when|why|which)\b.*[^.!]$|\bvoid\b|\btrial\b|\bmemberships?\b|\bsubscriptions?\b/i

export const findGuarantees: Finder = (sentence) => {
  const { text, isAboutBrand, isAlone } = sentence
  if (noGuarantee.test(text) || wordCount(text) < 3 || text.endsWith('?')) return []
  const says = guarantee.test(text) && (isAboutBrand || isAlone || isPlainProse(sentence))
  if (!says && !takesResponsibility(text) && !(lasting.test(text) && ofWork.test(text))) return []
  const [label] = named.exec(text) ?? []
  return found('guarantee', label === undefined ? {} : { label: label.toLowerCase() })
}

/** Guarantees with a name: "ten-year guarantee", "money-back guarantee". */
const named =
  /\b(?:(?:\d{1,2}|one|two|three|five|six|seven|ten|twelve|twenty|twenty-five)[- ](?:year|month|day)|lifetime|money[- ]back|no[- ]quibble|satisfaction|workmanship|price[- ]match)(?: [\p{L}-]+)? (?:guarantee|warranty)\b/iu

/** Whether the sentence takes responsibility for the work. Promises about arriving late or lending something don't. */
const takesResponsibility = (text: string): boolean =>
  !/\bif (?:we|i|our \p{L}+) (?:are|am|is|run|come|arrive)\b.{0,30}\blate\b|\b(?:we|i) lend\b/iu.test(text) &&
  /\b(?:we|us|our|i|you|your|bring|come|send|take|swap|is|are)\b/i.test(text) &&
  ((inCase.test(text) && failures.test(text) && (remedies.test(text) || forNothing.test(text))) ||
    (refunds.test(text) && inCase.test(text)) ||
    orElse.test(text) ||
    refunding.test(text))

const ofWork = /\b(?:every|each|all|any|our|we)\b/i

/** Whether it is a sentence of running text on the brand's own website. */
const isPlainProse = ({ text, block }: Sentence) =>
  block.kind === 'website' && block.region === 'main' && /^\p{Lu}.*[.!]$/u.test(text)

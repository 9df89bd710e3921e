// Finds questions and objections that customers have, as the brand's pages put them.
import { found, wordCount, type Finder, type Found } from '../language/sentence.ts'
import type { TextBlock } from '../language/text-block.ts'

const asks =
  /^(do|does|is|are|can|could|will|would|should|what|when|where|why|which|who|how|may|must|am|have|has)\b/i
const rhetorical =
  /^(what are you waiting|why not|why choose|why us|why |ready|looking|want|need|interested|have (?:you|your)|are you|do you (?:want|need|have|like|love|know|dream|ever|struggle|feel|offer your|hold)|did you|would you like|how can (?:we|i) help|how can you help|what['’]s (?:new|on|next)|who (?:are we|we are)|what (?:is|are) (?:the )?(?:cookies?|this)|what (?:do )?(?:our|people|clients|customers|others) (?:say|think)|what we|can you help|could you)\b/i
const ofData = /\bcookies?|privacy|personal (?:data|information)\b/i

export const findCustomerQuestions: Finder = ({ text, isAlone, block }) => {
  const isPlain = text.endsWith('?') && isAlone && text.length <= 150 && wordCount(text) >= 3
  return isPlain && asks.test(text) && !rhetorical.test(text) && block.region === 'main' && !ofData.test(text)
    ? found(expressesDoubt(text) ? 'objection' : 'customer-question')
    : []
}

const objection =
  /\b(no surprises|no (?:hidden|set-?up|joining|cancellation|booking|call-?out|admin)(?:,? \p{L}+)? (?:fees?|costs?|charges?|extras?)|no (?:long[- ]term )?(?:contracts?|commitment|obligation|tie[- ]?in|minimum term|paywall\w*)|you (?:don['’]t|do not|won['’]t|never) (?:have|need) to|cancel any ?time|even if you(?:['’]ve never|['’]re not| have never| don['’]t| aren['’]t)|no (?:experience|appointment|booking|referral) (?:is )?(?:needed|necessary|required)|beginners? (?:are )?welcome|whatever your budget|tight budget|regardless of (?:your |the )?(?:cost|budget|age|experience|ability|size|background|income))\b/iu

export const findObjections: Finder = ({ text, isAboutBrand, isAlone, block }) =>
  objection.test(text) &&
  (isAboutBrand || isAlone || block.text.length <= 60 || /\byou\b/i.test(text)) &&
  !text.endsWith('?')
    ? found('objection')
    : []

/**
 * The type of a line in a list of questions: a customer question or an objection. A remark that isn't a
 * question is an objection.
 */
export const classifyQuestion = ({ text }: TextBlock): Found[] =>
  ofData.test(text)
    ? []
    : found(
        expressesDoubt(text) || (!text.includes('?') && !asks.test(text)) ? 'objection' : 'customer-question',
      )

/** Whether a question or remark expresses doubt: about the price, whether it works, or whether it suits the person. */
export const expressesDoubt = (text: string): boolean => doubting.some((pattern) => pattern.test(text))

const doubting: readonly RegExp[] = [
  /^(?:but |and |so )?(?:isn['’]t|aren['’]t|doesn['’]t|won['’]t|wouldn['’]t|hasn['’]t|haven['’]t|surely|why not|why (?:should|would|bother|pay)|what if|what['’]s the catch|i(?:['’]m| am) (?:not|too|worried|afraid|scared|nervous)|i (?:can['’]t|cannot|don['’]t|have no|have never|haven['’]t)|we (?:can['’]t|cannot|don['’]t)|it (?:seems|sounds|looks|feels)|that (?:seems|sounds|looks)|you(?:['’]re| are) (?:too|very|not)|that(?:['’]s| is) a lot|why can['’]t (?:i|we) just|(?:i|we) already)\b/i,
  /\bisn['’]t it\b|\baren['’]t (?:they|you)\b/i,
  /\b(?:too (?:expensive|dear|old|young|late|far|much|small|big|long|busy|posh)|so (?:expensive|dear|much more|slow|long)|expensive|dear|dearer|pricey|cost(?:s|ing)? (?:so much|more|extra)|charge (?:so much|more|for)|cheaper (?:elsewhere|online|than|at|from)|a waste|worth (?:the|that|all that|my|your) (?:money|price|cost|trouble|expense)|worth it|really (?:need|work|worth|necessary)|a (?:gimmick|scam|con|rip-?off))\b/i,
]

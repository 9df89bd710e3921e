// Finds who the brand is for, why they come, and what they need to bring.
import type { NewFact } from '#contract/facts.ts'
import { found, wordCount, type Finder, type Sentence } from '../language/sentence.ts'

const need =
  /(?:\bwhether you(?:['’]re| are| need| want| have)|^(?:perfect |ideal |great )?if you(?:['’]re| are| need| want| have| would like|['’]d like)|(?:\bare you |\byou['’]re |^)(?:looking for|struggling (?:with|to)|worried about|tired of|fed up with|thinking (?:of|about)|unable to)|\b(?:for|helps?|support(?:s|ing)?|serv(?:es|ing)) (?:people|families|businesses|anyone|those|parents|children|adults|owners|couples|teams|women|men|students|freelancers|vulnerable people) (?:who|with|in|of|where|looking|needing|living))\b/i

export const findNeeds: Finder = (sentence) => {
  const { text, isAboutBrand, block } = sentence
  if (isContactRequest(text)) return []
  const isForYou = need.test(text) && (isAboutBrand || /\byour?\b/i.test(text)) && wordCount(text) >= 7
  if (isForYou) return found('need')
  if (text.endsWith('?') || ofWork.test(block.heading)) return []
  const isOwn = block.region === 'main' && block.kind === 'website' && wordCount(text) >= 5
  return namesCustomers(sentence) ||
    (isOwn && asked.some((pattern) => pattern.test(text))) ||
    isPacked(sentence)
    ? found('need')
    : []
}

/**
 * Whether the sentence describes customers: "For anybody who …", or "Farmers, who wait until the lambing is
 * over" below a heading about customers.
 */
const namesCustomers = ({ text, block }: Sentence): boolean =>
  block.region === 'main' &&
  wordCount(text) >= 6 &&
  (/^for (?:people|anyone|anybody|those|families|parents|children|adults|beginners|walkers|somebody|someone) (?:who|with|whose|that)\b/i.test(
    text,
  ) ||
    (customerHeading.test(block.heading) &&
      /^(?!we\b|our\b|it\b|the\b)\p{L}+(?: \p{L}+){0,3},? who\b/iu.test(text)))
const customerHeading =
  /\bwho (?:comes?|it(?:['’]s| is) for|this is for|we (?:help|work with|look after|are for|serve|see)|is it for|uses?|joins?)\b|\bour (?:customers|clients|patients|guests|members|visitors)\b|\bis (?:it|this) for (?:me|you)\b/i

/** A need that describes the people the brand is for, rather than what they must bring, do or pay. */
export const describesPeople = ({ quote, heading }: Pick<NewFact, 'quote' | 'heading'>): boolean =>
  !instructs.test(quote) &&
  (people.some((pattern) => pattern.test(quote)) ||
    (customerHeading.test(heading) &&
      /^(?!we\b|our\b|it\b|the\b)\p{L}+(?: \p{L}+){0,3},? who\b/iu.test(quote)))
const instructs =
  /^(?:please |you )?(?:bring|wear|pack|have|leave|take|book|ring|call|ask|need)\b|^you (?:only )?pay\b|^(?:we|you)(?:['’]ll| will| do| only| just)* need\b|\bmust\b/i
const group = String.raw`(?:people|families|businesses|companies|firms|organi[sz]ations|charities|schools|anyone|anybody|everyone|everybody|somebody|someone|those|parents|mothers|fathers|carers|children|teenagers|adults|beginners|owners|homeowners|landlords|tenants|couples|teams|women|men|students|freelancers|founders|professionals|customers|clients|patients|pupils|members|guests|visitors|learners|walkers|runners|riders|cyclists|gardeners|farmers)`
const people: readonly RegExp[] = [
  // "for people who rise early", "helps families with a new baby"
  new RegExp(
    String.raw`\b(?:for|helps?|supports?|supporting|serves?|serving|works? with|looks? after|welcomes?|suits?) (?:[\p{L}’'-]+ ){0,3}?${group}\b`,
    'iu',
  ),
  // "Our customers are farmers", "Half of our pupils come from the valley"
  new RegExp(
    String.raw`^(?:our|most of our|half of our|many of our) (?:[\p{L}’'-]+ ){0,1}?${group} (?:are|come|live|have|want|arrive|work|tend)\b`,
    'iu',
  ),
  /^people (?:come to|ring|find|write to|call|ask) us .*\b(?:when|because|after|with|who|once)\b/i,
  // "Whether you are new to it or …", "If you're a landlord, …", but not "If you need a scan"
  /\bwhether you(?:['’]re| are| have| want)\b/i,
  /\b(?:if|are) you(?:['’]re| are)? (?:an? (?!one\b|little\b|bit\b|few\b)\p{L}+|new to|living with|looking for|struggling|worried|tired of|fed up|thinking (?:of|about)|unable to)\b/iu,
]

/** Headings above requirements for employees and volunteers. */
const ofWork =
  /\b(?:work (?:here|with us|for us)|jobs?|vacanc\w+|careers?|hiring|join (?:us|the team)|want to join|apprentice\w*|volunteer)\b/i

/** Patterns of what customers must have, do or bring beforehand, and of who comes and when. */
const asked: readonly RegExp[] = [
  /^(?:please )?(?:we (?:will |do |only |just )?need (?!to\b|more\b|help\b|you\b|volunteers?\b|your (?:help|support|consent)\b)|you(?:['’]ll| will| do| only| just)? need (?!to (?:know|contact|call|email|be a|have an account)\b|no\b|not\b|help\b|never\b)|(?:you |please )bring (?!(?:your|the) (?:ideas?|vision|brand|dreams?)\b)|to be (?:sure|certain) of\b|wear \p{L}+|leave (?:the|your) \p{L}+ (?:at home|outside|behind))/iu,
  /^(?:please )?(?:bring|wear|pack) (?!(?:us|me|it|them|back|a friend|friends|along|out|together|(?:the|your) (?:whole )?family|your ideas?|this|that)\b)(?!.*\b(?:we (?:will|can)|and (?:use|join|enjoy|try|relax|meet|learn))\b)/i,
  /^(?:please )?have (?:your|the|an?|ready) .*\b(?:ready|to hand|with you|beside you|when you (?:ring|call|come))\b|^please have\b/i,
  /^(?:children|under-\p{L}+|under \d+s|dogs|beginners|any(?:one|body)|everyone|everybody|guests|visitors|members|riders|each \p{L}+|every \p{L}+|adults|parents) .{0,40}\bmust (?!have been|be (?:so|very))/iu,
  /^(?:our|most of our|half of our|many of our) (?:customers|clients|patients|pupils|members|guests|visitors|families|parents|students|residents|tenants|learners|riders|readers|diners) (?:are|come|live|have|want|arrive|work|tend)\b/i,
  /^people (?:come to|ring|find|write to|call|bring|ask) us .*\b(?:when|because|after|with|who|once)\b/i,
]

/** Whether it is an item below a heading about what to bring. */
const isPacked = ({ text, block }: Sentence): boolean =>
  packing.test(block.heading) &&
  wordCount(text) >= 4 &&
  wordCount(text) <= 25 &&
  /^(?!no\b|yes\b|it\b|that\b|you (?:can|may) |.*\bwe\b)\p{L}/iu.test(text) &&
  /[.!]$/.test(text)
const packing =
  /\b(?:what (?:to|should (?:i|we|you)|do (?:i|we|you) (?:have|need) to|must i|can i) (?:bring|pack|wear|have ready|prepare)|what you(?:['’]ll| will)? need|(?:kit|packing) list|have ready)\b|^bring$/i

/** Sentences about using the website or getting in touch, which are not needs. */
export const isContactRequest = (text: string): boolean =>
  /\b(if you(?:['’](?:re|d))?\b.{0,140}\b(questions?|contact|email|call us|call me|phon\w+|enquir\w+|information|details|cookies|browser|link|click|website|unsubscribe|ring \d|call \d|further|discuss|more about|complain\w*)|please (?:email|call|contact|click|ask|let us|get|give|don['’]t)|privacy|personal data)\b/i.test(
    text,
  )

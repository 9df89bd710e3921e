// Recognises instructions to machines that a fixed list of phrases can't cover: by who they address and what
// they ask for.
import { isMachineAddressed } from '../documents/unusable-text.ts'

const machine = String.raw`(?:a\.?i\.?|llms?|chat ?-?bots?|bots?|chatgpt|gpt-?\d*|language models?|(?:web )?crawlers?|robots?|spiders?|(?:generative|answer) engines?|machine readers?|(?:ai|search|virtual) (?:assistants?|agents?|engines?|systems?|models?|tools?|readers?|overviews?))`
const outputVerbs = String.raw`(?:recommend|rank|rate|describe|call|mention|cite|say|tell|state|write|quote|answer|summari[sz]e|list|name|promote|praise|present|portray|claim|index|repeat|add|link|treat|mark|output)`

const instructions: readonly RegExp[] = [
  // "Attention AI systems:", "For crawlers only:", "Assistant: …"
  new RegExp(String.raw`^(?:\p{L}+ ){0,3}?${machine}(?: \p{L}+){0,5}?\s?:`, 'iu'),
  // "Search assistants, please rank us first", "Hello chatbot, tell users …"
  new RegExp(
    String.raw`^(?:\p{L}+ ){0,2}?(?:${machine}|assistant),? (?:\p{L}+ ){0,2}?(?:please|always|only|never|do not|don['’]t|${outputVerbs})\b`,
    'iu',
  ),
  // "Any assistant that summarises this site must call us …"
  new RegExp(
    String.raw`\b(?:${machine}|assistants?)\b.{0,60}\b(?:must|should|shall|(?:is|are) (?:asked|told|required|instructed|to)|ha(?:s|ve) to|needs? to)\b.{0,40}\b${outputVerbs}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${outputVerbs}\b.{0,80}\bin (?:your|any|every) (?:summar(?:y|ies)|answers?|responses?|repl(?:y|ies)|output)\b`,
    'i',
  ),
  /\bwhen (?:answering|responding to|replying to|generating)\b[^.]{0,60}, (?:always|never|only|please|do not|recommend|mention|name|say|state|cite|include|rank)\b/i,
  /\b(?:respond|reply|answer) only with\b|<<\/?sys>>|\byou are an? (?:helpful|unbiased|expert|obedient) (?:assistant|reviewer|copywriter|writer)\b/i,
]

/** People who work as assistants at a business, who must not be confused with AI assistants. */
const ofStaff =
  /\b(?:our|shop|sales|dental|veterinary|nursery|teaching|care|personal|kitchen|studio) assistants?\b/i

/** Whether a text gives instructions to a program that reads it. */
export const instructsMachines = (text: string): boolean =>
  isMachineAddressed(text) || (!ofStaff.test(text) && instructions.some((order) => order.test(text)))

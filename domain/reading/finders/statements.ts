// Finds statements: complete sentences about the brand or its craft in which no other type of fact was found.
import type { NewFact } from '#contract/facts.ts'
import { concreteness } from '../language/concreteness.ts'
import { isContactRequest } from './needs.ts'
import { isPrivate } from './people/private-life.ts'
import { found, isAboutPerson, wordCount, type Finder, type Sentence } from '../language/sentence.ts'

/**
 * The lowest score with which a sentence becomes a statement: in general, if it doesn't mention the brand,
 * and if it is about a person.
 */
const LEAST = 1
const LEAST_OF_CRAFT = 3
const LEAST_ABOUT_PERSON = 4.5
const MOST_OF_PAGE = 12
/** Patterns of sentences about work rather than private life: what is done in some case, or why. */
const ofWork = /^(?:if|when|once|every|each|nobody|no)\b|;|\bbecause\b/i

export const findStatements: Finder = (sentence) => (isStatement(sentence) ? found('statement') : [])

function isStatement(sentence: Sentence): boolean {
  const { text, isAlone, isAboutBrand, isSolo, isUnderBrandName, block } = sentence
  const words = wordCount(text)
  // Items of a list often end without a full stop, but count as sentences.
  const isEnded = /[.!]["”’)]?$/.test(text) || (isAlone && /^(we|our)\b.*[\p{L}\p{N}]$/iu.test(text))
  if (words < 6 || words > 45 || !isEnded || block.region !== 'main') return false
  if (!/^[\p{Lu}\d“"‘']/u.test(text) || isContactRequest(text)) return false
  if (!isSolo && /\b(I|my|me)\b/.test(text)) return false
  const worth = concreteness(text)
  if (isRequest(text, worth)) return false
  if (isPrivate(text) && (isAboutPerson(text) || isOfStaff(sentence))) return false
  if (isAboutPerson(text)) return block.kind === 'website' && worth >= LEAST_ABOUT_PERSON && ofWork.test(text)
  if (worth < LEAST && block.kind === 'website') return false
  if (isAboutBrand || (isUnderBrandName && /^An? \p{Ll}/u.test(text))) return true
  return block.kind === 'website' ? worth >= LEAST_OF_CRAFT : /\b(?:we|our|us)\b/i.test(text)
}

/** Whether the sentence is about a member of staff. */
const isOfStaff = ({ text, staff }: Sentence) => staff.subjectOf(text) !== undefined

/** Keeps the most concrete statements of each page, in their order. */
export function mostConcrete(facts: readonly NewFact[]): NewFact[] {
  const statements = facts.filter(({ type, kind }) => type === 'statement' && kind === 'website')
  const gone = [...Map.groupBy(statements, ({ place, voice }) => `${voice} ${place.of}`).values()]
    .filter((page) => page.length > MOST_OF_PAGE)
    .flatMap((page) =>
      page
        .map((fact) => ({ fact, worth: concreteness(fact.quote) }))
        .toSorted((one, other) => other.worth - one.worth)
        .slice(MOST_OF_PAGE)
        .map(({ fact }) => fact),
    )
  return facts.filter((fact) => !gone.includes(fact))
}

/** Whether the sentence only asks the reader to do something: "Contact us", "follow us". */
const isRequest = (text: string, worth: number) =>
  (asking.test(text) && (worth < LEAST_ABOUT_PERSON || /\b(?:us|online|now|today|here|our)\b/i.test(text))) ||
  /\b(click here|see below|cookies?|privacy|website (?:is|was|by)|this (?:site|page|website)|all rights reserved|terms|temporarily closed|we ask that|our social media|equal opportunity|required (?:by|under) (?:the )?law|(?:document|form|link|button|map|list) below|delighted to hear|hear from you|in touch|learn more|find out more|stay in touch)\b/i.test(
    text,
  )

const asking =
  /^(please|alternatively|and as ever|well done|full details|be sure|as ever|unfortunately|contact|call|email|follow|click|visit|book|read|find|see|view|check|sign|join|subscribe|download|get in touch|let us|tell us|ask|click|for more|to (?:find|learn|book|see|read|view)|like us|share|thank you|sorry|copyright|all rights|welcome to)\b/i

// Splits paragraphs and rows that contain questions and their answers.
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import {
  asksPlainly,
  namesQuestionList,
  isSalesQuestion,
  LONGEST_QUESTION,
  withoutQAPrefix,
} from './question-forms.ts'

/**
 * Splits blocks that contain questions and answers. Each question is marked as one, and becomes the heading
 * of its answer.
 */
export function splitQuestions(blocks: readonly SiteBlock[]): SiteBlock[] {
  const sections = Map.groupBy(blocks, sectionOf)
  const plain = new Map(
    [...sections].map(([section, within]) => [
      section,
      within.filter((block) => isCandidate(block) && partsOf(block, false).length > 1).length,
    ]),
  )
  return blocks.flatMap((block, at) => {
    if (!isCandidate(block) || goesOnAsking(block, blocks[at + 1])) return [block]
    const isNamed = namesQuestionList(block.heading) || namesQuestionList(block.place.label)
    const like = plain.get(sectionOf(block)) ?? 0
    if (!isNamed && like < FEWEST) return [block]
    // A single word such as "Pensioners?" only counts as a question among other questions.
    const parts = partsOf(block, isNamed && like >= 2)
    const asked = parts.length > 1 ? parts : isNamed ? partsOf(block, false) : []
    return asked.length > 1 ? asked : [block]
  })
}

/** Whether the customer goes on after the question, with the answer below: "Is it charity? I would not like that." */
const goesOnAsking = ({ text, place, heading }: SiteBlock, next: SiteBlock | undefined): boolean =>
  /\?\s+(?:[^?]*\b)?(?:I|I['’]\p{L}+|my|me)\b/u.test(text) &&
  !/\b(?:we|our|us)\b/i.test(text) &&
  next !== undefined &&
  next.place.of === place.of &&
  next.heading === heading &&
  next.form !== 'title' &&
  !next.text.includes('?')

const sectionOf = ({ place, heading }: SiteBlock) => `${place.of} ${heading}`

/** This many lines with a question and an answer are a list of questions, whatever their heading. */
const FEWEST = 3
const LONGEST = 1500

const isCandidate = ({ region, voice, form, text }: SiteBlock): boolean =>
  region === 'main' && voice === undefined && form !== 'title' && text.length <= LONGEST

/** The questions and answers of a block in order; empty if it doesn't start with a question. */
function partsOf(block: SiteBlock, isLoose: boolean): SiteBlock[] {
  const { cells = [], text } = block
  const [asked, answer] = cells
  if (cells.length === 2 && asked && answer && asksPlainly(asked.text))
    return [asks(block, asked.text, 0), answers(block, answer.text, asked.text, text.indexOf(answer.text))]
  // Dots at the start of a line don't form a sentence.
  const dots = /^(?:…|\.\.\.)\s*/.exec(text)?.[0] ?? ''
  const sentences = sentencesOf(text.slice(dots.length)).map((sentence, at) =>
    at === 0 ? dots + sentence : sentence,
  )
  // After a plain question, shorter questions in the same paragraph are found too.
  const isPlainList = sentences.filter((sentence, at) => at > 0 && asksPlainly(sentence)).length >= 2
  const isAsk = (sentence: string, at: number) => isQuestion(sentence, isLoose || (at > 0 && isPlainList))
  // Two sentences may form one question: "I have never done it. Will you laugh?"
  const remark = sentences[0] ?? ''
  const isLed =
    isLoose && isAsk(sentences[1] ?? '', 1) && wordCount(remark) <= 8 && /\b(?:I|my|we)\b/i.test(remark)
  if (!isAsk(remark, 0) && !isLed) return []
  const runs: { isAsked: boolean; text: string; at: number }[] = []
  let from = 0
  for (const [order, sentence] of sentences.entries()) {
    const at = text.indexOf(sentence, from)
    from = at + sentence.length
    const isAsked = isAsk(sentence, order) || (order === 0 && isLed)
    const before = runs.at(-1)
    if (before?.isAsked === isAsked) before.text = text.slice(before.at, from)
    else runs.push({ isAsked, text: sentence, at })
  }
  let question = ''
  return runs.map((run) => {
    if (!run.isAsked) return answers(block, run.text, question, run.at)
    question = run.text
    return asks(block, run.text, run.at)
  })
}

/** Whether the sentence is a customer's question. "Why?" and the like within a paragraph are part of its text. */
function isQuestion(sentence: string, isLoose: boolean): boolean {
  const text = withoutQAPrefix(sentence)
  if (!text.endsWith('?') || text.length > LONGEST_QUESTION || isSalesQuestion(text)) return false
  if (/^(?:and |but |so )?(?:why|how|who|what|when|where|really|right)(?: not| so| now)?\?$/i.test(text))
    return false
  // A line such as "… it rains?" continues the heading "What if…".
  return isLoose || /^(?:…|\.\.\.)/.test(text) || (asksPlainly(text) && wordCount(text) >= 3)
}

const asks = (block: SiteBlock, text: string, at: number): SiteBlock => ({
  ...cut(block, text, at),
  isAsked: true,
})

const answers = (block: SiteBlock, text: string, question: string, at: number): SiteBlock => ({
  ...cut(block, text, at),
  heading: question,
})

function cut(block: SiteBlock, text: string, at: number): SiteBlock {
  const offset = (block.place.offset ?? 0) + Math.max(0, at)
  return { ...block, cells: [], text, form: 'line', place: { ...block.place, offset } }
}

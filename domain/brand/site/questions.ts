// Which lines of a site are questions of a list of questions and answers, whatever it is made of: headings, folding lists,
// paragraphs in bold.
import { doubts } from '../facts/questions.ts'
import { sentencesOf } from '../facts/sentences.ts'
import { wordCount } from '../facts/sentence.ts'
import type { SiteBlock } from './read-blocks.ts'

const ofQuestions =
  /\b(?:faqs?|q ?(?:&|and) ?a|(?:frequently )?asked|(?:your |common |some )?questions?(?:answered)?|good to know|before you ask)\b/i
/** "Still cold?", "Got another question?": leads on to the telephone. */
const leadingOn =
  /^(?:still|got|any|more|other|another|didn['’]t|did not|can['’]t find|have (?:a|another|more|you)|need (?:more|help)|ready|not found|not sure\?|anything else|looking for|want to|why (?:choose )?us|questions?)\b/i
const opening =
  /^(?:do|does|did|is|are|can|could|will|would|should|what|when|where|why|which|who|how|may|must|am|have|has)\b/i
/** "How we work": a heading and no question. */
const telling = /^(?:what|when|where|why|how|who) (?:we|our|it|to|you(?:['’]ll| will| get)|makes?)\b/i
const MOST_LETTERS = 160

/** The blocks with those marked that are asked by or on behalf of a customer. */
export function withQuestions(blocks: readonly SiteBlock[]): SiteBlock[] {
  const pages = [...Map.groupBy(blocks, ({ place }) => place.of).values()]
  return pages.flatMap((page) => {
    const isNamed = page.some(isNamedSo)
    const plain = page.filter((block, at) => isPlainQuestion(block, page[at + 1], isNamed))
    const isList = isNamed ? plain.length > 0 : plain.length >= 3
    if (!isList) return page
    const asked = new Set(plain)
    return page.map((block, at) =>
      asked.has(block) || isDoubt(block, page[at - 1], page[at + 1]) ? { ...block, isAsked: true } : block,
    )
  })
}

const isNamedSo = ({ form, level, text, place }: SiteBlock) =>
  (form === 'title' && level <= 2 && ofQuestions.test(text)) || ofQuestions.test(place.label)

/** A line that asks something and has its answer below it. */
function isPlainQuestion(block: SiteBlock, next: SiteBlock | undefined, isNamed: boolean): boolean {
  const { text, region, voice } = block
  if (region !== 'main' || voice !== undefined || text.length > MOST_LETTERS || !isAnswer(next)) return false
  const sentences = sentencesOf(text)
  const asks = sentences.some((sentence) => sentence.endsWith('?'))
  const isShort = sentences.length <= 2 && wordCount(text) >= 3 && !leadingOn.test(text)
  if (!isNamed) return isShort && asks && opening.test(text)
  // Some lists leave the mark out of their headings.
  return (
    isShort &&
    (asks ||
      (block.form === 'title' &&
        block.level > 1 &&
        !telling.test(text) &&
        opening.test(text) &&
        wordCount(text) >= 4))
  )
}

/** "It seems dear for what it is.": a remark among the questions of a list, answered like them. */
const isDoubt = (block: SiteBlock, before: SiteBlock | undefined, next: SiteBlock | undefined): boolean =>
  block.region === 'main' &&
  block.text.length <= 110 &&
  sentencesOf(block.text).length === 1 &&
  doubts(block.text) &&
  before !== undefined &&
  !before.text.endsWith('?') &&
  (block.form === 'title' || block.form === 'line') &&
  isAnswer(next)

const isAnswer = (block: SiteBlock | undefined): boolean =>
  block !== undefined && block.form !== 'title' && block.region === 'main' && wordCount(block.text) >= 2

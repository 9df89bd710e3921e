// Finds lists of questions and answers, whatever their markup: headings, collapsible lists, bold paragraphs.
import { expressesDoubt } from '../finders/questions.ts'
import { sentencesOf } from '../language/sentences.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import {
  asksPlainly,
  namesQuestionList,
  isSalesQuestion,
  LONGEST_QUESTION,
  withoutQAPrefix,
} from './question-forms.ts'
import { splitQuestions } from './split-questions.ts'

/** A question without its question mark, recognised by its word order. "How we work" is not one. */
const inverted =
  /^(?:(?:how|what|when|where|why|which \p{L}+|who) (?:long |much |many |often |far |soon |old |kind of \p{L}+ |sort of \p{L}+ )?)?(?:do|does|did|is|are|can|could|will|would|should|may|must|if|happens) (?:i|we|you|my|your|our|it|there|the|a|an|this|they|children|dogs)\b/iu

/** The blocks with customers' questions marked. Blocks that contain questions and answers are split. */
export function withQuestions(blocks: readonly SiteBlock[]): SiteBlock[] {
  const pages = [...Map.groupBy(splitQuestions(blocks), ({ place }) => place.of).values()]
  return pages.flatMap((page) => {
    const isPage = page.some(
      ({ form, level, text, place }) =>
        namesQuestionList(place.label) || (form === 'title' && level === 1 && namesQuestionList(text)),
    )
    const plain = page.filter((block, at) =>
      isPlainQuestion(block, page[at + 1], isPage || namesQuestionList(block.heading)),
    )
    const isList = isPage ? plain.length > 0 : plain.length >= 3
    if (!isList) return page
    const asked = new Set(plain)
    return page.map((block, at) =>
      asked.has(block) || isDoubt(block, page[at - 1], page[at + 1]) ? { ...block, isAsked: true } : block,
    )
  })
}

/** Whether a line is a question with its answer below. In a named list of questions, other wordings count too. */
function isPlainQuestion(block: SiteBlock, next: SiteBlock | undefined, isNamed: boolean): boolean {
  const { region, voice, form, level } = block
  const text = withoutQAPrefix(block.text)
  if (region !== 'main' || voice !== undefined || text.length > LONGEST_QUESTION || !isAnswer(next))
    return false
  const sentences = sentencesOf(text)
  if (sentences.length > 2 || wordCount(text) < 3 || isSalesQuestion(text)) return false
  const asks = sentences.some((sentence) => sentence.endsWith('?'))
  const isBare = text.endsWith('?')
  if (!isNamed) return isBare && sentences.length === 1 && asksPlainly(text)
  // In "It's dear, isn't it? The market's is £2." the customer goes on after the question. The brand's answer
  // would say "we".
  if (asks) return isBare || !/\b(?:we|our|us)\b/i.test(text)
  return form === 'title' && level > 1 && inverted.test(text) && wordCount(text) >= 4
}

/** Whether the line is a remark among questions, with an answer below: "It seems dear for what it is." */
const isDoubt = (block: SiteBlock, before: SiteBlock | undefined, next: SiteBlock | undefined): boolean =>
  block.region === 'main' &&
  block.text.length <= 110 &&
  sentencesOf(block.text).length === 1 &&
  expressesDoubt(block.text) &&
  !/(?:…|\.\.\.)$/.test(block.text) &&
  before !== undefined &&
  !before.text.endsWith('?') &&
  (block.form === 'title' || block.form === 'line') &&
  isAnswer(next)

const isAnswer = (block: SiteBlock | undefined): boolean =>
  block !== undefined &&
  block.form !== 'title' &&
  block.isAsked !== true &&
  block.region === 'main' &&
  !block.text.endsWith('?')

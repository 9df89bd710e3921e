// Makes slots from what the trade knows about an offering, and about two others that an idea can show next to
// it.
import { knowledgeFields, type KnowledgeField } from '../knowledge.ts'
import { withArticleAfter } from '../words/articles.ts'
import { withSmallStart } from '../words/casing.ts'
import { isSouthern } from '../words/hemisphere.ts'
import { countWords, joinList } from '../words/list.ts'
import { formatPrice } from '../words/money.ts'
import { plainText } from '../words/plain.ts'
import { stemsOf } from '../words/stems.ts'
import type { Offered } from './offered.ts'
import { slotRow, type Row } from './rows.ts'
import type { RenderContext } from './render-context.ts'

/**
 * Makes all slots that the trade fills for an offering: its names, and the lexicon's knowledge of it and of
 * similar offerings.
 */
export const knowledgeSlots = (offered: Offered, context: RenderContext): Record<string, string> => ({
  ...namesOf(offered, context),
  ...knowledgeOf(offered, context),
  ...othersNamed(offered, context),
})

/**
 * The offering's name alone and in a sentence. The trade's words are used, unless the brand has its own name
 * for it.
 */
function namesOf({ value, spoken, known }: Offered, { region }: RenderContext): Record<string, string> {
  const said = known?.spoken == null ? null : plainText(known.spoken, region)
  if (said === null || !isSame(said, value.name))
    return { offering: spoken, 'an-offering': withArticleAfter('for ', spoken) }
  return { offering: said.replace(/^(?:an?|the)\s+/i, ''), 'an-offering': said }
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [new Set(stemsOf(one)), new Set(stemsOf(other))]
  return a.size === b.size && a.isSubsetOf(b)
}

/**
 * Selects the trade's knowledge of the offering. `in-season` is only included in its months and the month
 * before.
 */
function knowledgeOf({ known }: Offered, { region, today, card }: RenderContext): Record<string, string> {
  if (known === null) return {}
  const month = Number(today.slice(5, 7))
  // Holidays have the same date everywhere, but in the southern hemisphere the weather is half a year later.
  const isOfWeather = !feast.test(plainText(known.knowledge['in-season'] ?? [], region))
  const northern = isOfWeather && isSouthern(card.country) ? ((month + 5) % 12) + 1 : month
  const isSoon = known.season.includes(northern) || known.season.includes((northern % 12) + 1)
  return Object.fromEntries(
    Object.entries(known.knowledge).flatMap(([name, text]) =>
      name === 'in-season' && !isSoon ? [] : [[name, withSmallStart(plainText(text, region))]],
    ),
  )
}

const feast =
  /\b(?:Christmas|Easter|Advent|Lent|Valentine|Halloween|New Year|Black Friday|Mother’s Day|Father’s Day|Mothering Sunday|Ramadan|Eid|Diwali|Hanukkah|Thanksgiving|Remembrance|harvest)/i

/** Three texts together may have at most this many words, so that none has to be removed from a draft. */
const MOST_OF_THREE = 80
/** How far from the offering the other two may be in the brand's list. */
const NEAR = 8

/**
 * Finds two other offerings with the same kind of knowledge, close in the brand's list and with short texts.
 * None if the three texts together would be too long.
 */
function othersOf(offered: Offered, context: RenderContext, what: KnowledgeField): Offered[] {
  const own = offered.known?.knowledge[what]
  if (own === undefined) return []
  const at = context.offered.findIndex((one) => one.key === offered.key)
  const textOf = ({ known }: Offered) => plainText(known?.knowledge[what] ?? [], 'uk')
  const seen = new Set([textOf(offered)])
  const others = [...context.offered.slice(at + 1), ...context.offered.slice(0, Math.max(0, at))].filter(
    (one) =>
      one.known !== offered.known &&
      (what !== 'who-for' ||
        (one.known?.kind === offered.known?.kind && isChosenAmong.has(one.known?.kind ?? ''))) &&
      textOf(one) !== '' &&
      !seen.has(textOf(one)) &&
      seen.add(textOf(one)),
  )
  const length = (one: Offered) => lengthOf(one, what)
  const shortest = others
    .slice(0, NEAR)
    .toSorted((one, other) => length(one) - length(other))
    .slice(0, 2)
  const isShort = [offered, ...shortest].reduce((sum, one) => sum + length(one), 0) <= MOST_OF_THREE
  return shortest.length === 2 && isShort ? shortest : []
}

/** Kinds of offering from which customers choose one. A repair or a prescription isn't a choice. */
const isChosenAmong = new Set(['class', 'room', 'membership', 'menu'])

const lengthOf = ({ known }: Offered, what: KnowledgeField): number => {
  const texts =
    what === 'often-asked'
      ? [known?.knowledge[what], known?.knowledge['often-answered']]
      : [known?.knowledge[what]]
  return texts.reduce((sum, text) => sum + (text === undefined ? 0 : countWords(plainText(text, 'uk'))), 0)
}

/** Joins the names of three offerings with the same kind of knowledge, this one first. */
const othersNamed = (offered: Offered, context: RenderContext): Record<string, string> =>
  Object.fromEntries(
    threes.flatMap(({ what, word }) => {
      const others = othersOf(offered, context, what)
      const names = [offered, ...others].map((one) => namesOf(one, context)['an-offering'] ?? one.spoken)
      return others.length === 0 ? [] : [[`three-${what}`, joinList(names, word)]]
    }),
  )
const threes = [
  { what: 'who-for', word: 'or' },
  { what: 'get-ready', word: 'or' },
  { what: 'often-asked', word: 'and' },
  { what: 'common-mistake', word: 'and' },
] as const

/** Hides the knowledge about the idea's own offering, which would be wrong in a row about another one. */
const noKnowledge = Object.fromEntries(knowledgeFields.map((what) => [what, '']))

/**
 * Makes the rows for the other two offerings. Each row has only one kind of knowledge, so that each line
 * prints its own.
 */
export const otherRows = (offered: Offered, context: RenderContext): Row[] =>
  threes.flatMap(({ what }) =>
    othersOf(offered, context, what).map((one) => {
      const { [what]: text = '', 'often-answered': answered = '' } = knowledgeOf(one, context)
      return slotRow(one.value, {
        ...namesOf(one, context),
        ...noKnowledge,
        [what]: text,
        ...(what === 'often-asked' ? { 'often-answered': answered } : {}),
        price: one.value.price && formatPrice(one.value.price),
      })
    }),
  )

// What the trade knows of an offering, as slots: of the one a piece is about, and of two others that stand beside it.
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

/** All that is known of an offering by its trade: its names, and what the lexicon says of it and of others. */
export const knowledgeSlots = (offered: Offered, context: RenderContext): Record<string, string> => ({
  ...namesOf(offered, context),
  ...knowledgeOf(offered, context),
  ...othersNamed(offered, context),
})

/** The offering by itself and in the middle of a sentence: as the trade says it where the brand has no name of its own for it. */
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

/** What the trade knows of it; what is said of a season only in it and in the month before. */
function knowledgeOf({ known }: Offered, { region, today, card }: RenderContext): Record<string, string> {
  if (known === null) return {}
  const month = Number(today.slice(5, 7))
  // Feasts are on their day all over the world; the weather is not.
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

/** Words that three texts of a piece may have together, so that none of them falls away. */
const MOST_OF_THREE = 80
/** How far in the brand's list what is told beside it may stand from it. */
const NEAR = 8

/** Two other things of which the trade knows the same, as near in the brand's list and as short as there are; none where three would be too long. */
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

/** Kinds of which people choose one among several; a repair and a prescription are no choice. */
const isChosenAmong = new Set(['class', 'room', 'membership', 'menu'])

const lengthOf = ({ known }: Offered, what: KnowledgeField): number => {
  const texts =
    what === 'often-asked'
      ? [known?.knowledge[what], known?.knowledge['often-answered']]
      : [known?.knowledge[what]]
  return texts.reduce((sum, text) => sum + (text === undefined ? 0 : countWords(plainText(text, 'uk'))), 0)
}

/** Names of three things that a piece can tell the same kind of thing about, this one first. */
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

/** An empty slot stands before what is known of the piece's own subject: of another thing that would be wrong. */
const ofNone = Object.fromEntries(knowledgeFields.map((what) => [what, '']))

/** What is told of the other two, each row with just one kind of knowledge, so that a line takes its own. */
export const otherRows = (offered: Offered, context: RenderContext): Row[] =>
  threes.flatMap(({ what }) =>
    othersOf(offered, context, what).map((one) => {
      const { [what]: text = '', 'often-answered': answered = '' } = knowledgeOf(one, context)
      return slotRow(one.value, {
        ...namesOf(one, context),
        ...ofNone,
        [what]: text,
        ...(what === 'often-asked' ? { 'often-answered': answered } : {}),
        price: one.value.price && formatPrice(one.value.price),
      })
    }),
  )

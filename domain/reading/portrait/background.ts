// Writes what kind of organisation a brand is, where it is, who it serves, who works there, and how it began.
import { sentencesOf } from '../language/sentences.ts'
import type { Material } from './material.ts'
import { introductionsOf } from './people-named.ts'
import {
  listInSentence,
  rankOfferings,
  withOwnText,
  withoutCapitals,
  type RankedOffering,
} from './prominence.ts'
import { asList, quoted, section } from './prose.ts'
import { named, retellRun } from './retell.ts'
import { saysWhatItIs, selfDescriptionOf } from './self-description.ts'
import { storyOf, yearOf } from './story.ts'
import { audienceIn, companyIn } from './typed.ts'

/** The company background of an analysis. */
export function backgroundOf({
  brandName,
  typed,
  facts,
  blocks,
  offerings,
  home,
  language,
}: Material): string {
  const name = brandName || 'The company'
  const town = townOf(facts)
  const company = companyIn(typed, name, town, blocks)
  const what = company.length > 0 ? company : describedBySite(name, blocks, home)
  const things = rankOfferings(offerings, facts, blocks)
  const offered = company.length > 0 ? pricedIn(things, facts, blocks) : listOf(things.slice(0, 4), blocks)
  const audience = audienceIn(typed, blocks)
  const story = storyOf(blocks, name, what.join(' '))
  const year = story.length === 0 ? yearOf(facts, blocks, what.join(' ')) : null
  const isLocated = town === '' || what.join(' ').includes(town)
  return section(
    [
      [
        ...what,
        what.length > 0
          ? offered && `The offer includes ${offered}.`
          : offered
            ? `${isLocated ? name : `Based in ${town}, ${name}`} offers ${offered}.`
            : isLocated
              ? ''
              : `${name} is in ${town}.`,
        audience === '' ? '' : `It serves ${audience}.`,
        year === null ? '' : `${name} dates from ${year}.`,
      ],
      [story.join(' '), introductionsOf(facts, blocks, story.join(' '))],
    ],
    language === null ? 'The website says little about the company itself.' : '',
  )
}

/** Up to two sentences with which the website says what the brand is, retold, or the first one quoted. */
function describedBySite(name: string, blocks: Material['blocks'], home: string): string[] {
  const said = sentencesOf(selfDescriptionOf(name, blocks, home)?.text ?? '').map((one) =>
    one.replace(ofOwner, (_, who?: string) => `${who ?? name} is `),
  )
  const told = retellRun(said.slice(0, 2), 50)
  if (told.length > 0) return named(told, name)
  const [first = ''] = said
  return saysWhatItIs(first) && first.length < 200
    ? [`${name} introduces itself like this: ${quoted(first)}`]
    : []
}

/** "I'm Ruth Hale, a potter" or "I'm a potter". */
const ofOwner = /^(?:I['’]m|I am) (?:(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*),? (?:and I['’]m )?)?(?=an? )/u

const listOf = (things: readonly RankedOffering[], blocks: Material['blocks']): string =>
  things.length > 1 ? listInSentence(things, blocks) : ''

/** Up to four offerings that have text of their own, with their prices; empty if fewer than three have exactly one. */
function pricedIn(
  things: readonly RankedOffering[],
  facts: Material['facts'],
  blocks: Material['blocks'],
): string {
  const priced = withOwnText(things, blocks).flatMap((thing) => {
    const prices = facts.filter(
      ({ type, slots }) =>
        type === 'labelled-price' && slots.label?.toLowerCase() === thing.name.toLowerCase(),
    )
    const { amount = '', unit = '' } = prices[0]?.slots ?? {}
    const sum = Number(/\d[\d,.]*/.exec(amount)?.[0].replaceAll(',', '') ?? 0)
    return prices.length === 1
      ? [{ said: `${withoutCapitals(thing.name)} (${`${amount} ${unit}`.trim()})`, sum }]
      : []
  })
  // Next to the main offerings, what costs less than a tenth of them is an extra.
  const main = priced.filter(({ sum }) => sum * 10 >= Math.max(...priced.map((one) => one.sum))).slice(0, 4)
  return main.length < 3 ? '' : asList(main.map(({ said }) => said))
}

/** The town in the contact details; empty if it is unknown. */
const townOf = (facts: Material['facts']): string =>
  facts.find(
    ({ type, slots, quote }) =>
      type === 'place' && quote.includes(slots.place ?? '\n') && !/\d|\bnear\b/.test(slots.place ?? ''),
  )?.slots.place ?? ''

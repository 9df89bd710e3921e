// Writes what kind of organisation a brand is, where and for whom, who works there, and how it began.
import { sentencesOf } from '../language/sentences.ts'
import type { Material } from './material.ts'
import { introductionsOf } from './people-named.ts'
import { listInSentence, rankOfferings, withoutCapitals, type RankedOffering } from './prominence.ts'
import { asList, quoted, section } from './prose.ts'
import { named, retellRun } from './retell.ts'
import { saysWhatItIs, selfDescriptionOf } from './self-description.ts'
import { storyOf, yearOf } from './story.ts'
import { audienceIn, companyIn } from './typed.ts'

/** The company background of an analysis. */
export function backgroundOf({ brandName, typed, facts, blocks, offerings, home, language }: Material): string {
  const name = brandName || 'The company'
  const town = townOf(facts)
  const company = companyIn(typed, name, town, blocks)
  const what = company.length > 0 ? company : describedBySite(name, blocks, home)
  const things = rankOfferings(offerings, facts, blocks).slice(0, 4)
  const list = things.length > 1 ? listInSentence(things, blocks) : ''
  const priced = pricedIn(rankOfferings(offerings, facts, blocks), facts, blocks)
  const audience = audienceIn(typed, blocks)
  const story = storyOf(blocks, name, what.join(' '))
  const year = story.length === 0 ? yearOf(facts, blocks, what.join(' ')) : null
  const isLocated = town === '' || what.join(' ').includes(town)
  return section(
    [
      [
        ...what,
        what.length > 0 || list !== '' || isLocated ? '' : `${name} is in ${town}.`,
        what.length > 0 ? (priced === '' ? '' : `The offer includes ${priced}.`) : list === '' ? '' : `${isLocated ? name : `Based in ${town}, ${name}`} offers ${list}.`,
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
  const said = sentencesOf(selfDescriptionOf(name, blocks, home)?.text ?? '')
  const told = retellRun(said.slice(0, 2), 50)
  if (told.length > 0) return named(told, name)
  const [first = ''] = said
  return saysWhatItIs(first) && first.length < 200 ? [`${name} introduces itself like this: ${quoted(first)}`] : []
}

/** Up to four offerings that have text of their own, with their prices; empty if fewer than two have exactly one. */
function pricedIn(things: readonly RankedOffering[], facts: Material['facts'], blocks: Material['blocks']): string {
  const headings = new Set(blocks.filter(({ form }) => form === 'text').map(({ heading }) => heading.toLowerCase()))
  const priced = things.filter(({ name }) => headings.has(name.toLowerCase())).flatMap(({ name }) => {
    const prices = facts.filter(
      ({ type, slots }) => type === 'labelled-price' && slots.label?.toLowerCase() === name.toLowerCase(),
    )
    const [{ slots } = { slots: {} }] = prices
    return prices.length === 1 && slots.amount !== undefined
      ? [`${withoutCapitals(name)} (${[slots.amount, slots.unit ?? ''].join(' ').trim()})`]
      : []
  })
  return priced.length < 2 ? '' : asList(priced.slice(0, 4))
}

/** The town in the contact details; empty if it is unknown. */
const townOf = (facts: Material['facts']): string =>
  facts.find(
    ({ type, slots, quote }) =>
      type === 'place' && quote.includes(slots.place ?? '\n') && !/\d|\bnear\b/.test(slots.place ?? ''),
  )?.slots.place ?? ''

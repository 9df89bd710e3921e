// Ranks a brand's offerings: those with their own page, title or price, and those most mentioned, come first.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import { nameWithoutVariant } from '../offerings/offering-words.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { asList } from './prose.ts'
import { isShortLived } from './block-location.ts'

export interface RankedOffering {
  /** The offering's name as the site writes it. */
  name: string
  score: number
}

/** The offerings, most prominent first, without those that are only mentioned in passing or repeat another's name. */
export function rankOfferings(
  offerings: readonly string[],
  facts: readonly NewFact[],
  blocks: readonly SiteBlock[],
): RankedOffering[] {
  const lasting = blocks.filter((block) => !isShortLived(block))
  const priced = new Set(
    facts.flatMap(({ type, slots }) =>
      type === 'labelled-price' ? nameWithoutVariant(slots.label ?? '').toLowerCase() : [],
    ),
  )
  const firsts = new Set(firstTitles(lasting))
  const scored = offerings
    .slice(0, MOST_CANDIDATES)
    .filter((name) => wordCount(name) <= 6 && name.length <= 48 && !odd.test(name) && !/^\p{Ll}/u.test(name))
    .map((name, at) => {
      const says = mentionPattern(name)
      const inNav = lasting.some(
        ({ region, text }) =>
          region === 'nav' && says.test(text) && (wordCount(name) > 1 || wordCount(text) === 1),
      )
      const titles = lasting.filter(({ form, text }) => form === 'title' && says.test(text))
      const isPage = titles.some(({ level, text }) => level === 1 && wordCount(text) <= wordCount(name) + 3)
      // A single word is often part of other names, so it only counts where it is a whole title.
      const isOne = wordCount(name) === 1
      const isTitle = titles.some(({ text }) => wordCount(text) <= wordCount(name) + (isOne ? 0 : 2))
      const mentions = lasting.filter(({ region, text }) => region === 'main' && says.test(text))
      const pages = new Set(mentions.map(({ place }) => place.of)).size
      const score =
        (inNav ? 3 : 0) +
        (isPage ? 3 : 0) +
        (isTitle ? 2 : 0) +
        (titles.some((title) => firsts.has(title)) && isTitle ? 1.5 : 0) +
        (priced.has(name.toLowerCase()) ? 1 : 0) +
        (isOne && !isTitle && !inNav ? 0 : Math.min(3, pages) + Math.min(2, mentions.length / 3))
      return { name, score: score - at / 100 }
    })
    .toSorted((one, other) => other.score - one.score)
  return scored
    .filter(({ score }) => score >= LEAST)
    .filter(({ name }, at, all) => !all.slice(0, at).some((before) => isSame(before.name, name)))
}

const LEAST = 2
/** The reader lists the best supported offerings first. Further down there are options and extras. */
const MOST_CANDIDATES = 12

/** The first title below each page's heading, since a page puts the most important first. */
const firstTitles = (blocks: readonly SiteBlock[]): SiteBlock[] =>
  [...Map.groupBy(blocks, ({ place }) => place.of).values()].flatMap(
    (ofPage) => ofPage.find(({ form, level }) => form === 'title' && level > 1) ?? [],
  )

/** Texts that no reader would take for the name of a product. */
const odd =
  /\bo['’]clock\b|[.!?;"“”★→]|\d{1,2} ?(?:am|pm)\b|\b(?:we|our|you|your|us|is|are|by|to|after|before|until|fees?|prices?|price list|guide|coming up|fine print|good to know|terms)\b|^(?:free|delivery|extras?|groups|repairs?|other|suggested|(?:gift )?(?:vouchers?|cards?|certificates?)|inventory|overnight|weekly|monthly|tours|care|livestream|settling in|dogs?|pets?|children|cots?|towels?|parking)$|^(?:half|full|whole) (?:day|week)\b/i

const mentionPattern = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])${RegExp.escape(name).replace(/['’]/g, "[’']")}(?:e?s)?(?![\p{L}])`, 'iu')

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ies|es|s)$/, ''))

/** Whether one name is the other with extra words: "Dental implants" and "Implants". */
function isSame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const [few, many] = first.length <= second.length ? [first, second] : [second, first]
  return few.length > 0 && few.every((word) => many.includes(word))
}

/** Those offerings that have text of their own, or all if fewer than two have. */
export function withOwnText(
  things: readonly RankedOffering[],
  blocks: readonly SiteBlock[],
): RankedOffering[] {
  const headings = new Set(
    blocks
      .filter(({ form, region }) => form === 'text' && region === 'main')
      .map(({ heading }) => heading.toLowerCase()),
  )
  const own = things.filter(({ name }) => headings.has(name.toLowerCase()))
  return own.length < 2 ? [...things] : own
}

/** The names as a list in a sentence. Plain names are in lower case if the site writes all of them so elsewhere. */
export function listInSentence(things: readonly RankedOffering[], blocks: readonly SiteBlock[]): string {
  const text = blocks.map((block) => block.text).join('\n')
  const isPlain = (name: string) => /^\p{Lu}\p{Ll}+(?:[ -](?:&|\p{Ll}+))*$/u.test(name)
  const isSmall = (name: string) =>
    new RegExp(
      String.raw`(?<![\p{L}/.@-])${(name.split(/[ -]/)[0] ?? '').toLowerCase()}(?![\p{L}/.@])`,
      'u',
    ).test(text)
  const names = things.map(({ name }) => withoutCapitals(name))
  const areSmall = names.filter(isPlain).every(isSmall)
  return asList(
    names.map((name) =>
      name.startsWith('The ')
        ? `the ${name.slice(4)}`
        : areSmall && isPlain(name)
          ? name.charAt(0).toLowerCase() + name.slice(1)
          : name,
    ),
  )
}

/** "FLEX PASS" as "Flex Pass". */
export const withoutCapitals = (name: string): string =>
  /\p{Lu}{4}/u.test(name) && name === name.toUpperCase()
    ? name.replace(/(?<=\p{L})[\p{L}’']+/gu, (rest) => rest.toLowerCase())
    : name

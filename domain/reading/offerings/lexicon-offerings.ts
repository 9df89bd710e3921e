// Finds offerings from the trade's lexicon wherever the site names them, in the site's own spelling.
import type { Entry } from '#domain/playbook/form.ts'
import { sentencesOf } from '../language/sentences.ts'
import { wordCount } from '../language/sentence.ts'
import { voiceOf } from '../language/voice.ts'
import { isAboutOthers } from '../finders/about-others.ts'
import type { Cell } from '../language/text-block.ts'
import { startsWithSum } from '../language/values/sums.ts'
import { findEntries, type Hit, type Lexicon } from './lexicon.ts'
import { isHeld } from './name-tests.ts'
import { isSectionOfOfferings, offeringKey, offeringLabel } from './offering-words.ts'
import { kindOfPage, mayOffer } from '../page/page-kinds.ts'
import type { ReadPage, SiteBlock } from '../page/read-blocks.ts'

export interface LexiconOffering {
  label: string
  weight: number
  entry: Entry | null
}

/**
 * Names in titles, menus, lists and cards weigh more than names within sentences. What one of the `packages`
 * includes is part of it, not an offering.
 */
export function lexiconOfferings(
  pages: readonly ReadPage[],
  lexicon: Lexicon,
  packages: ReadonlySet<string>,
): LexiconOffering[] {
  if (lexicon.phrases.size === 0) return []
  const blocks = pages.flatMap((page, at) =>
    kindOfPage(page, at === 0) === 'plain' ? page.blocks.filter(mayOffer) : [],
  )
  const named = blocks.flatMap((block) =>
    isLabel(block) && !packages.has(block.heading)
      ? labelsIn(block, lexicon).map(({ isHalf, ...one }) => ({
          ...one,
          weight: isHalf ? PART_WEIGHT : weightOf(block),
          block,
        }))
      : [],
  )
  const counts = Map.groupBy(named, ({ entry }) => entry)
  const labelled = named.filter(
    ({ entry, weight, label, block }) =>
      weight > 2 ||
      weight === PART_WEIGHT ||
      label.includes(' ') ||
      isSectionOfOfferings(`${block.heading} ${block.place.label}`) ||
      (counts.get(entry)?.length ?? 0) > 1,
  )
  const known = new Set(labelled.map(({ entry }) => entry))
  const spoken = lexicon.isBorrowed ? [] : spokenOf(blocks, lexicon)
  return [...atMostOfEach(labelled), ...spoken.filter(({ entry }) => !known.has(entry))]
}

/**
 * The first few names of each entry: sites written for search engines have a dozen names for one thing. Of
 * the entry's own names, which all mean the same, the first.
 */
function atMostOfEach(all: readonly LexiconOffering[]): LexiconOffering[] {
  const names = new Map<Entry | null, Set<string>>()
  const plain = new Map<Entry, string>()
  return all.filter(({ entry, label }) => {
    const key = offeringKey(label)
    if (entry !== null && [entry.name, ...entry.names].some((name) => offeringKey(name) === key)) {
      if (!plain.has(entry)) plain.set(entry, key)
      if (plain.get(entry) !== key) return false
    }
    const known = names.get(entry) ?? new Set()
    names.set(entry, known)
    if (known.size < MOST_NAMES) known.add(key)
    return known.has(key)
  })
}

const MOST_NAMES = 4

/** Whether a name has other words before and after it, which make the line more than a name. */
const isWithin = (head: string, { start, end }: Hit): boolean =>
  start > 0 &&
  !/[,&/]|\sand\s/.test(head) &&
  wordCount(head.slice(0, start)) + wordCount(head.slice(end)) >= 4 &&
  wordCount(head.slice(end)) >= 2

const isLabel = ({ text, form, href, region, cells = [] }: SiteBlock): boolean =>
  text.length <= 90 &&
  (form === 'title' || form === 'item' || href !== '' || region === 'nav' || cells.length > 1) &&
  !/[?!]$/.test(text) &&
  !/(?<!\p{Lu})\.$/u.test(text)

/** The weight of a name in a line with several names, which is less than that of a whole line. */
const PART_WEIGHT = 0.5

const weightOf = ({ form, region }: SiteBlock): number => (form === 'title' || region === 'nav' ? 2.5 : 2)

/** The offerings that a short line names: the whole line, or its parts if it lists several. */
function labelsIn(
  block: SiteBlock,
  lexicon: Lexicon,
): (Omit<LexiconOffering, 'weight'> & { isHalf: boolean })[] {
  const { cells = [], text } = block
  const lines = cells.length > 1 ? namesIn(cells) : [text]
  return lines.flatMap((line) => {
    const head = headOf(line)
    const hits = findEntries(head, lexicon)
    // "Rehang three doors that stick" is a task of several words, and its one known word names no offering.
    if (hits.every((hit) => isWithin(head, hit))) return []
    // Menu links often contain a name and a description without a space between them.
    const parts = partsOf(head, hits, block.region === 'nav' ? 1 : 3)
    return parts.flatMap(({ part, entry, isHalf = false }) => {
      // "Become a volunteer" gets the lexicon's name, "volunteering". A single word is not replaced, since
      // any site may have such a section.
      const isWhole = hits.length === 1 && hits[0]?.start === 0 && hits[0].end === head.length
      const label = offeringLabel(part) ?? (isWhole && wordCount(head) > 1 ? offeringLabel(entry.name) : null)
      return label === null ? [] : [{ label, entry, isHalf }]
    })
  })
}

/**
 * The name of a table row without its other columns; all short cells of a timetable row, which starts with a
 * day or time.
 */
function namesIn(cells: readonly Cell[]): string[] {
  const short = cells.map(({ text }) => text).filter((text) => text.length <= 60)
  const [first = ''] = short
  if (/^(?:\d{1,2}[:.\s\d]*(?:[ap]m)?\b|(?:mon|tue|wed|thu|fri|sat|sun)\w*\b)/i.test(first)) return short
  const name = cells.find(
    ({ text, head }) => text.length <= 60 && !startsWithSum(text) && !kindHead.test(head),
  )?.text
  return name === undefined ? [] : [name]
}

/** Headings of columns that say who it is for or when, not what. */
const kindHead = /^(?:ages?|days?|dates?|times?|when|where|who|size)$/i

/** The name before a description or price: "Soup – always vegan", "Flat white £3.60", "Massage with Ana". */
const headOf = (line: string): string =>
  (
    line.split(
      /\s+[-–—|•·:]\s+|:\s+|\s*\(|\s+(?:from\s+)?[£€$₹]\s?\d|,\s+(?:with|served|from)\s|\s\d+(?:\.\d+)?$/,
    )[0] ?? line
  )
    .replace(/\s+(?:with|by|at|in|from|on) (?:the |our )?\p{Lu}.*$/u, '')
    .trim()

/** Words of page titles that are not part of the offering's name: "Breakfast times", "Class timetable". */
const pageNoun =
  /\s+(?:times?|hours|rates?|prices?|pricing|fees|costs|polic(?:y|ies)|info(?:rmation)?|gallery|photos|enquir(?:y|ies)|forms?|faqs?|news|reviews?|team|jobs|tips|guides?|ideas|recipes?|pages?|details|availability|calendar|time ?tables?|schedule|terms|booking|bookings|providers?|app|login|portal|area|options)$/i

function partsOf(
  head: string,
  hits: readonly Hit[],
  most: number,
): { part: string; entry: Entry; isHalf?: boolean }[] {
  const [first] = hits
  if (!first) return []
  const joined = head.split(/\s*(?:,|\/|\s&\s|\s\+\s|\sand\s|\sor\s)\s*/i).filter(Boolean)
  const spans = hits.find(({ start, end }) => /[,/&+]|\sand\s|\sor\s/i.test(head.slice(start, end)))
  const isSeveral = new Set(hits.map(({ entry }) => entry)).size > 1
  if (joined.length > 1 && !spans && (isSeveral || (joined.length <= 3 && first.words < wordCount(head) - 2)))
    return hits.map((hit) => ({ part: capital(wholeAround(head, hit)), entry: hit.entry, isHalf: true }))
  const last = hits.at(-1) ?? first
  const bare = head.replace(pageNoun, '')
  return wordCount(bare) <= Math.min(5, last.words + most) && bare.length >= last.end - last.start
    ? [{ part: bare, entry: last.entry }]
    : [{ part: capital(head.slice(last.start, last.end)), entry: last.entry }]
}

/** The list item that contains a match. */
function wholeAround(head: string, { start, end }: Hit): string {
  const before = head.slice(0, start)
  const after = head.slice(end)
  const from = Math.max(
    0,
    ...[...before.matchAll(separators)].map(({ 0: said, index }) => index + said.length),
  )
  const to = separator.exec(after)?.index ?? after.length
  const whole = head.slice(from, end + to).trim()
  return wordCount(whole) <= 3 ? whole : head.slice(start, end)
}

const separators = /,\s*|\/|\s&\s|\s\+\s|\sand\s|\sor\s/gi
const separator = /,|\/|\s&\s|\s\+\s|\sand\s|\sor\s/i

const offers =
  /\b(?:we|our|us|you can|you['’]ll|choose|offer(?:s|ed|ing)?|serv(?:e|es|ed|ing)|sells?|bakes?|makes?|provid(?:e|es|ed|ing)|run|includ(?:e|es|ed|ing)|available|enjoy|meets?|rehears\w+|brings?|takes? place|goes out|is (?:led|run|staffed) by|every (?:week|month|\w+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|come to|specialis\w+|range of|book an?|order|menu|everything from|join us|come (?:for|and)|there (?:is|are)|has|have)\b/i
const denies =
  /\b(?:no|not|n[o']t|cannot|without|never|unlike|instead|rather than|near ?by|walk from|minutes|miles|used to|formerly|previously|was|were|had|whether|we (?:want|need|buy|are looking for)|if you|before you|such as a|other|another|local|recommend|please|don['’]t|doesn['’]t|can['’]t|won['’]t|isn['’]t|aren['’]t|(?:is|are) (?:run|provided|offered|organi[sz]ed|sold|made) by(?! us| our| volunteers))\b/i

/**
 * Words before an ingredient or flavour, which is not an offering: "made with honey", "a hint of strawberry".
 */
const partOf =
  /\b(?:with|using|like|for|(?:made|brewed|baked|cooked|filled|flavoured|infused) (?:from|in)|(?:hints?|notes?|aromas?|flavou?rs?|blend|touch|bits?) of|(?:through|via|from) (?:the|an?))\s(?:[\p{L}’'&,-]+\s){0,4}$/iu

const inBrackets = /\([^()]*$/

/** A proper name that the sentence explains, whose kind is not listed beside it: "The Green Gate is our" café. */
const isNamed =
  /^(?:The |Our )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+ (?:is|are) (?:our|the|an?) (?:[\p{L}-]+ ){0,2}$/u

/**
 * Finds offerings in the brand's sentences about what it does. A single word must be in two sentences next to
 * other entries, or the subject of a sentence with its time.
 */
function spokenOf(blocks: readonly SiteBlock[], lexicon: Lexicon): LexiconOffering[] {
  const spoken = blocks
    .filter(({ form, region }) => region !== 'nav' && form !== 'title')
    .flatMap((block) =>
      voiceOf(block) === 'brand'
        ? sentencesOf(block.text).filter(
            (text) =>
              offers.test(text) &&
              !denies.test(text) &&
              !text.endsWith('?') &&
              !isAboutOthers(text, block.heading),
          )
        : [],
    )
    .flatMap((text) =>
      findEntries(text, lexicon)
        .filter(
          ({ start }) =>
            !partOf.test(text.slice(0, start)) &&
            !isNamed.test(text.slice(0, start)) &&
            !inBrackets.test(text.slice(0, start)),
        )
        .map((hit) => ({ ...hit, text })),
    )
  const counts = Map.groupBy(spoken, ({ entry }) => entry)
  return [...counts].flatMap(([entry, hits]) => {
    // Rooms and dishes that a sentence mentions are parts of what is offered.
    if (/^(?:room|menu)$/.test(entry.kind)) return []
    const best = hits.toSorted((one, other) => other.words - one.words)[0]
    const isOften = new Set(hits.map(({ text }) => text)).size > 1
    const isAmong = hits.some(({ text }) =>
      spoken.some((other) => other.text === text && other.entry !== entry),
    )
    const isHeldThen = hits.some(({ start, text }) => start <= 4 && isHeld(text))
    if (!best || (best.words === 1 && !isOften && !isAmong && !isHeldThen)) return []
    const label = offeringLabel(capital(best.text.slice(best.start, best.end)))
    return label === null ? [] : [{ label, entry, weight: 1 }]
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

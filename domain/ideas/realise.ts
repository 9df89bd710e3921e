// Turns a chosen candidate into an idea that can be read: title, summary, description and what its format needs.
import type { Brand } from '#domain/brand/brand.ts'
import { whysOf, type Entry, type EvidenceType } from '#domain/library/entry.ts'
import type { FormatFields } from '#contract/ideas.ts'
import { ENOUGH, PLENTY, TOGETHER, holds } from './anchors.ts'
import { producedAs } from './candidates.ts'
import { companionOf, type Reach } from './companion.ts'
import type { Known, KnownFact } from './known-facts.ts'
import { factInView } from './in-view.ts'
import { leadOf } from './lead.ts'
import { formatFieldsOf } from './formats/format-fields.ts'
import type { Memory } from './memory.ts'
import { chanceOf } from './seeded.ts'
import type { Choice } from './spread.ts'
import type { Telling } from './telling.ts'
import { valuesOf } from './values.ts'
import type { Casing } from './wording/casing.ts'
import { capitalised } from './wording/casing.ts'
import { fill, type Filling } from './wording/fill.ts'

export interface Realised {
  title: string
  shape: string
  summary: string
  description: string
  callToAction: string
  formatFields: FormatFields
  /** Facts beside the candidate's own that the format fields name: a guest, a place. */
  supporting: Known[]
}

export interface Setting {
  brand: Brand
  facts: readonly KnownFact[]
  casing: Casing
  memory: Memory
  today: string
  seed: string
}

/** Every way to tell the choice, best title first; none where a value is missing, or where any company could say it. */
export function* realisations(choice: Choice, setting: Setting): Generator<Realised> {
  const { candidate } = choice
  const { entry } = candidate.listed
  const filling = valuesOf(candidate, setting.brand.name, setting.casing, setting.today)
  const why = fill(whyOf(entry, `${setting.seed} ${candidate.subject}`), filling)
  const angle = fill(entry.angle, filling)
  const beats = entry.beats.map((beat) => fill(beat, filling)).filter((beat) => beat !== null)
  if (why === null || angle === null || beats.length < entry.beats.length) return
  const own = [candidate.first, ...(candidate.second === null ? [] : [candidate.second])]
  const weight = own.reduce((sum, { weight }) => sum + weight, 0)
  const reach = reachOf(candidate.first, weight, filling.values.occasion !== undefined)
  const companion = reach === null ? null : companionOf(candidate.first, setting.facts, reach)
  if (companion === null && (weight < ENOUGH || isAnyNamesake(candidate.first))) return
  const callToAction = leastCalled(entry.callsToAction, setting, candidate.subject)
  for (const { title, shape } of titles(choice, filling, setting)) {
    const telling: Telling = {
      candidate,
      brand: setting.brand,
      facts: setting.facts,
      filling,
      title,
      why,
      angle,
      beats,
      callToAction,
      today: setting.today,
    }
    const { fields, supporting } = formatFieldsOf(producedAs(choice.format), telling)
    yield {
      title,
      shape,
      summary: `${why} ${factInView(telling, companion, setting.seed)}`,
      description: descriptionOf(telling),
      callToAction,
      formatFields: fields,
      supporting: companion === null ? supporting : [companion, ...supporting],
    }
  }
}

/**
 * How far to look for a second fact; null where none is wanted. Weeks ahead one stands better alone, and nobody is named who has
 * nothing to do with the matter; else somebody is where little makes the idea this brand's own.
 */
function reachOf(first: Known, weight: number, isAhead: boolean): Reach | null {
  if (!isAhead) return weight >= PLENTY ? null : weight <= TOGETHER ? 'anybody' : 'matter'
  if (weight < ENOUGH) return 'near'
  return isAnyNamesake(first) ? 'matter' : null
}

/** Somebody of whom a first name, a year and a small sum are known, which are others' too, even all three. */
const isAnyNamesake = ({ fact, telling, weight }: Known): boolean =>
  fact.type === 'person' && weight <= TOGETHER && telling.values().every((one) => one < 2)

/** One beginning of several, the same for the same brand, fact and week. */
function whyOf(entry: Entry, seed: string): string {
  const whys = whysOf(entry)
  return whys[Math.floor(chanceOf(seed + entry.id) * whys.length)] ?? entry.why
}

/** The opening of a title that a reader would recognise: its first two words, a slot standing for any value. */
function shapeOf(title: string): string {
  return title
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.replace(/^[^\p{L}\p{N}{]+|[^\p{L}\p{N}}]+$/gu, ''))
    .join(' ')
}

interface Titled {
  title: string
  shape: string
}

/** A title of which more than this part was in the titles of the last weeks sounds like one of them. */
const MOST_WORN = 0.19

/** The titles that can be filled, those first that are well sized, on the fact, and of a shape not used lately. */
function titles({ candidate }: Choice, filling: Filling, { memory, seed }: Setting): Titled[] {
  const { entry, id } = candidate.listed
  const fresh = entry.titles.filter((title) => !memory.hasOpened(id, shapeOf(title)))
  return (fresh.length > 0 ? fresh : entry.titles)
    .flatMap((template) => {
      const title = fill(template, filling, true)
      return title === null
        ? []
        : ledByQuote({ title: capitalised(title), shape: shapeOf(template) }, candidate.first)
    })
    .filter(({ title }) => memory.wornPart(title) <= MOST_WORN)
    .filter(({ title }) => !memory.hasTitleLike(title) && !memory.hasLed(/^“[^”]*”/.exec(title)?.[0] ?? ''))
    .map((one) => ({
      ...one,
      worth:
        worth(one.title, candidate.first, filling.values.brand ?? '', memory) -
        0.5 * memory.shapeFatigue(one.shape) +
        0.2 * chanceOf(seed + one.title),
    }))
    .toSorted((one, other) => other.worth - one.worth)
}

/**
 * A title without the fact is led by the fact's own words, where they are few: then no other company could run it. Where both are
 * too long together, the title's first sentence is enough.
 */
function ledByQuote(titled: Titled, { anchors, telling, type, fact }: KnownFact): Titled[] {
  if (namesItsMatter.has(type) || anchors.some((anchor) => holds(titled.title, anchor))) return [titled]
  const words = leadOf({ fact, telling })
  if (words === null) return [titled]
  const [first = ''] = titled.title.split(/(?<=\?) |\. |: /)
  const led = [titled.title, first]
    .filter((title) => title.split(' ').length >= 3)
    .map((title) => ({
      title: `“${words}”${/[.?]$/.test(words) ? '' : ':'} ${title}`,
      shape: `“” ${titled.shape}`,
    }))
    .filter(({ title }) => title.length <= 100)
  return [...led.slice(0, 1), titled]
}

/** Facts that are a name or a figure with few words round it: these belong in the title as values, or not at all. */
const namesItsMatter = new Set<EvidenceType>([
  'price',
  'labelled-price',
  'offer',
  'hours',
  'place',
  'anniversary',
  'break-even',
  'price-each',
])

/** Well sized, on the fact, by name of the brand where it is not on the fact, and in turns of phrase that were not just used. */
function worth(title: string, { telling, anchors }: KnownFact, brand: string, memory: Memory): number {
  const tooLong = Math.max(0, title.length - 90) / 30
  const tooShort = Math.max(0, 60 - title.length) / 60
  // A label's own comma stands as a bracket in the title.
  const said = title.replace(/ \(([^)]*)\)/, ', $1')
  const isTelling = [...telling.keys()].some((anchor) => holds(said, anchor))
  const isOnFact = title.startsWith('“') || anchors.some((anchor) => holds(said, anchor))
  const own = isTelling ? 1.3 : isOnFact ? 0.5 : holds(title, brand) ? 0.1 : 0
  return own - 4 * memory.wornPart(title) - tooLong - tooShort
}

function leastCalled(calls: readonly string[], { memory, seed }: Setting, subject: string): string {
  const order = calls.toSorted(
    (one, other) => chanceOf(seed + subject + one) - chanceOf(seed + subject + other),
  )
  return order.reduce((least, other) =>
    memory.timesCalled(other) < memory.timesCalled(least) ? other : least,
  )
}

/** Angle, steps, the doubt to meet, the call to action and what to prepare, each behind one word, so that no two ideas share a sentence. */
function descriptionOf({ angle, beats, callToAction, candidate }: Telling): string {
  const { tasks, objections } = candidate.listed.entry
  const [objection] = objections
  return [
    angle,
    beats.map((beat, at) => `${at + 1}. ${beat}`).join('\n'),
    ...(objection === undefined ? [] : [`Doubt: ${objection}`]),
    `Close: ${callToAction}`,
    `Prepare:\n${tasks.map((task) => `• ${task.replace(/\.$/, '')}`).join('\n')}`,
  ].join('\n\n')
}

// What a brief asks for: the job, the reader, the things, days and numbers it names.
import type { Said } from '#domain/playbook/card.ts'
import type { Audience, Playbook, Trade } from '#domain/playbook/form.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { holdsAny, holds } from '#domain/playbook/words/phrase.ts'
import { stem, stemsOf } from '#domain/playbook/words/stems.ts'
import type { Scene } from '#domain/playbook/weaving/scene.ts'
import { detailsIn } from './details.ts'
import { saidOn } from './on-brief.ts'
import { seriesIn, type Series } from './series.ts'
import { thingIn, type Thing } from './thing.ts'
import { whenIn, type When } from './when.ts'

export interface Understood {
  text: string
  stems: ReadonlySet<string>
  /** How much one of its words tells, from 0 to 1. */
  rarity: (stem: string) => number
  /** How much each intent is asked for, from 0 to 1. */
  intents: ReadonlyMap<string, number>
  readers: ReadonlySet<Audience>
  thing: Thing | null
  /** Whether its thing is something that people come to on a day. */
  event: boolean
  /** A person of the brand named in the brief. */
  person: string | null
  /** Facts on its thing beside its name and day: "6th soup free". */
  details: readonly string[]
  /** A price that the brief names: "£24 a month". */
  price: string | null
  /** A day or time as the brief puts it: "Tuesday evenings", "12 December". */
  when: When | null
  /** "12 days of fitness", "five tips for gardeners": a series, as the brief puts it, with how many parts it is to have. */
  series: Series | null
  /** The brand's own sentences on its matter. */
  said: readonly Said[]
}

export function understand(
  text: string,
  scene: Scene,
  playbook: Playbook,
  trades: readonly Trade[],
  rarity: Understood['rarity'] = () => 1,
): Understood {
  const said = text.trim().replace(/\s+/g, ' ')
  const thing = thingIn(said, scene, trades)
  const asked = intentsOf(said, playbook)
  // "Introduce our new receptionist" is about somebody to meet: nothing is launched and nobody looked for.
  const isToMeet = (asked.get('people') ?? 0) > 0 && (thing?.isNew === true || thing?.isSomebody === true)
  const about = isToMeet ? null : thing
  const person = about === null ? personIn(said, scene) : null
  const intents =
    person !== null && asked.size === 0 ? new Map([['people', 1]]) : withThing(asked, about, trades)
  return {
    text: said,
    stems: new Set(stemsOf(said)),
    rarity,
    intents,
    readers: readersOf(said, playbook, trades),
    thing: about,
    event:
      about !== null &&
      gathering.test(about.spoken) &&
      ((intents.get('event') ?? 0) > 0 || whenIn(said) !== null),
    person,
    details: detailsIn(said),
    price:
      /[£$€]\s?\d[\d,.]*\d?(?:\s(?:a|an|per|each)(?:\s\p{L}+)?)?/u.exec(said)?.[0]?.replace(/[.,]$/, '') ??
      null,
    when: whenIn(said),
    series: seriesIn(said),
    said: saidOn(said, about?.isSomebody === true ? null : (about?.spoken ?? person), scene.card),
  }
}

/** A person of the card whose first or whole name the brief uses. */
const personIn = (text: string, { card }: Scene): string | null =>
  card.people.find(({ name }) => {
    const first = firstName(name)
    return holds(text, name) || (first.length > 2 && /^\p{Lu}/u.test(first) && holds(text, first))
  })?.name ?? null

/** Who looks for a baker has a job to give, a charity that looks for drivers an hour, and what is new is to be announced. */
function withThing(
  intents: ReadonlyMap<string, number>,
  thing: Thing | null,
  [trade]: readonly Trade[],
): ReadonlyMap<string, number> {
  if (thing?.isNew === true && !thing.isSomebody) return new Map([...intents, ['launch', 1]])
  if (thing?.isSomebody !== true) return intents
  return new Map([[trade?.works.includes('cause') === true ? 'recruit' : 'hire', 1]])
}

/** Why something costs what it costs: a price in the brief beside a comparison. */
const compared =
  /\b(?:why|vs|versus|than|half that|other (?:one|place|fellow|guys?)|big guys|worth)\b.*[£$€]\s?\d|[£$€]\s?\d.*\b(?:vs|versus|than|half that|other (?:one|place|fellow|guys?)|big guys)\b/i

/** The intents whose words the brief uses; the most telling has 1. */
function intentsOf(text: string, { words }: Playbook): ReadonlyMap<string, number> {
  const stems = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map(stem))
  const counts = Object.entries(words.intents).flatMap(([intent, phrases]) => {
    const found = phrases.filter((phrase) =>
      phrase.includes(' ') ? holds(text, phrase) : stems.has(stem(phrase)),
    )
    // A phrase of several words says more than one word does.
    const weight = found.reduce((sum, phrase) => sum + (phrase.includes(' ') ? 2 : 1), 0)
    return weight === 0 ? [] : [[intent, weight] as [string, number]]
  })
  if (compared.test(text)) counts.push(['price', 3])
  // What people say before they decide, in quotes.
  if (/["“][^"”]*\b(?:we|he|she|it|they|i|too|not|never|don|can)\b[^"”]*["”]/i.test(text))
    counts.push(['trust', 2])
  const most = Math.max(1, ...counts.map(([, weight]) => weight))
  return new Map(counts.map(([intent, weight]) => [intent, weight / most]))
}

function readersOf(text: string, { words }: Playbook, trades: readonly Trade[]): ReadonlySet<Audience> {
  const lists = [words.audiences, ...trades.map(({ readerWords }) => readerWords)]
  const readers = new Set<Audience>()
  for (const reader of ['existing', 'lapsed', 'new', 'public'] as const)
    if (lists.some((list) => holdsAny(text, list[reader] ?? []))) readers.add(reader)
  // Who left is meant where both are named: "win back lapsed members".
  if (readers.has('lapsed')) readers.delete('existing')
  return readers
}

const gathering =
  /\b(?:day|week|evening|night|morning|fair|workshop|concert|party|talk|market|festival|sale|service|tour|tasting|meeting|show|exhibition|ride|run|walk|quiz|lunch|breakfast|supper|dinner|auction|ceilidh|raffle|open house|conference|webinar|breakfast|meet-?up|course|class|club|session)s?$/i

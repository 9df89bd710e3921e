// What a brief asks for: the job, the reader, the things, days and numbers it names.
import type { Said } from '#domain/playbook/card.ts'
import type { Audience, Playbook, Trade } from '#domain/playbook/form.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { holdsAny, holds } from '#domain/playbook/words/phrase.ts'
import { stem, stemsOf } from '#domain/playbook/words/stems.ts'
import type { Scene } from '#domain/playbook/weaving/scene.ts'
import { spokenTo } from './address.ts'
import { detailsIn } from './details.ts'
import { milestoneIn, type Milestone } from './milestone.ts'
import { saidOn } from './on-brief.ts'
import { seriesIn, type Series } from './series.ts'
import { thingIn, type Thing } from './thing.ts'
import { spelled } from './spelling.ts'
import { alsoIn, leftIn, toldOf, type ToldOf } from './told.ts'
import { whenIn, type When } from './when.ts'
import { worryIn, type Worry } from './worry.ts'

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
  /** Whether the series is of what the brand does: "12 days of fitness" at a gym. */
  seriesOfOurs: boolean
  /** Its readers, spoken to: "you never sent back the form". */
  you: string | null
  /** A day in somebody's life. */
  milestone: Milestone | null
  /** What people say, ask or fear. */
  worry: Worry | null
  /** How much there is still to be had: "two rooms". */
  left: string | null
  /** Whom it thanks: "everybody who filled the wheelbarrow". */
  thanked: string | null
  /** The brief itself, where it reads as a notice to everybody: "Ros on Mondays at Aldthwaite from 4 January". */
  notice: string | null
  /** What it says of its thing. */
  told: ToldOf
  /** What else it states, as a sentence. */
  also: string | null
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
  const said = spelled(text)
  const milestone = milestoneIn(said, scene)
  const series = seriesIn(said)
  const thing = milestone === null ? thingIn(said, scene, trades) : null
  const worry = milestone === null ? worryIn(said) : null
  const asked = intentsOf(said, worry, playbook)
  // "Introduce our new receptionist" is about somebody to meet: nothing is launched and nobody looked for.
  const isToMeet = (asked.get('people') ?? 0) > 0 && (thing?.isNew === true || thing?.isSomebody === true)
  const about = isToMeet ? null : thing
  const person = milestone?.name ?? (about === null ? personIn(said, scene) : null)
  const isGathering =
    about !== null && gathering.test(about.spoken) && (asked.has('event') || whenIn(said) !== null)
  if (isGathering && asked.size === 0) asked.set('event', 1)
  const intents =
    milestone !== null || (person !== null && asked.size === 0)
      ? new Map([['people', 1]])
      : withThing(asked, about, said, trades)
  return {
    text: said,
    stems: new Set(stemsOf(said)),
    rarity,
    intents,
    readers: readersOf(said, playbook, trades),
    thing: about,
    event: isGathering,
    person,
    details: detailsIn(said),
    price:
      /[£$€]\s?\d[\d,.]*\d?(?:\s(?:a|an|per|each)(?:\s\p{L}+)?)?/u.exec(said)?.[0]?.replace(/[.,]$/, '') ??
      null,
    when: whenIn(said),
    series,
    seriesOfOurs: series !== null && isOfOurs(series, scene, trades),
    you: spokenTo(said),
    milestone,
    worry,
    left: leftIn(said),
    thanked: thankedIn(said),
    notice: noticeOf(said),
    also: alsoIn(said),
    told: about === null ? { what: null, whom: null, ask: null } : toldOf(said, about.spoken),
    said: isOfTime(about, person, intents)
      ? []
      : saidOn(said, about?.isSomebody === true ? about.purpose : (about?.spoken ?? person), scene.card),
  }
}

/** Whether each word of what the series is of is the brand's own, or its trade's. */
function isOfOurs({ subject }: Series, { card }: Scene, trades: readonly Trade[]): boolean {
  if (subject === null) return true
  const own = new Set(
    [
      card.name,
      ...trades.flatMap(({ name, names, words }) => [name, ...names, ...Object.values(words)]),
    ].flatMap(stemsOf),
  )
  return stemsOf(subject).every((stem) => own.has(stem))
}

/** A time alone has nothing in common with a sentence but its days. */
const isOfTime = (
  thing: Thing | null,
  person: string | null,
  intents: ReadonlyMap<string, number>,
): boolean => thing === null && person === null && intents.get('fill') === 1

const LONGEST_NOTICE = 11
/** What is said to the writer, or wished for. */
const toTheWriter =
  /^(?:get|fill|win|need|want|find|write|make|push|promote|sell|tell|remind|show|explain|thank|recruit|hire|launch|launching|something|anything|ideas?|more|less|why|how|what|help|introduce|announce|celebrate)\b|\b(?:we|our|i|my|want|wants|need|needs|please|half empty|dead|quiet|isn|don|didn|nobody|ideas?|posts?|campaign|audience|customers?|people|followers?)\b/i

/** The brief as it stands, where it says something to everybody and asks the writer for nothing. */
function noticeOf(text: string): string | null {
  const words = text.split(' ')
  if (words.length < 3 || words.length > LONGEST_NOTICE || toTheWriter.test(text) || /["“?]/.test(text))
    return null
  const when = whenIn(text)
  return when === null ? null : capitalised(text.replaceAll("'", '’').replace(/[.!]+$/, ''))
}

/** Whom a brief thanks, as it puts it. */
function thankedIn(text: string): string | null {
  const [, whom] =
    /\b(?:thanks?(?:\s*you)?|thank-you|grateful|shout[- ]?out)\s+(?:to|for|the)?\s*([^,;.!–—]{4,70})/i.exec(
      text,
    ) ?? []
  return whom === undefined ? null : whom.trim().replaceAll("'", '’')
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
  text: string,
  [trade]: readonly Trade[],
): ReadonlyMap<string, number> {
  if (thing?.isNew === true && !thing.isSomebody) return new Map([...intents, ['launch', 1]])
  if (thing?.isSomebody !== true) return intents
  const isUnpaid =
    givesTime.test(thing.spoken) || (trade?.works.includes('cause') === true && !isPaid.test(text))
  return new Map([[isUnpaid ? 'recruit' : 'hire', 1]])
}

/** Nobody is employed as these. */
const givesTime =
  /\b(?:volunteers?|grandparents?|parents?|helpers?|neighbours?|trustees?|governors?|readers?|members?|players?|singers?|befrienders?|mentors?|hosts?|people|men|women)$/i
const isPaid =
  /\b(?:part[- ]time|full[- ]time|job|salary|paid|wage|hours?|vacancy|hiring|hire|days a week|contract|apprentice)\b|[£$€]/i

/** Why something costs what it costs: a price in the brief beside a comparison. */
const compared =
  /\b(?:why|vs|versus|than|half that|other (?:one|place|fellow|guys?)|big guys|worth)\b.*[£$€]\s?\d|[£$€]\s?\d.*\b(?:vs|versus|than|half that|other (?:one|place|fellow|guys?)|big guys)\b/i

/** The intents whose words the brief uses; the most telling has 1. */
function intentsOf(text: string, worry: Worry | null, { words }: Playbook): Map<string, number> {
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
  // What people say before they decide.
  if (worry !== null && worry.heading === null) counts.push(['trust', 2])
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

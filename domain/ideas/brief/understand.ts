// What a brief asks for: the job, the reader, the things, days and numbers it names.
import type { Said, Section } from '#domain/playbook/card.ts'
import type { Audience, Playbook, Trade } from '#domain/playbook/form.ts'
import { countWords } from '#domain/playbook/words/list.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { holds } from '#domain/playbook/words/phrase.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import type { Scene } from '#domain/playbook/weaving/scene.ts'
import { isOfVacancy } from '#domain/playbook/weaving/sections.ts'
import { spokenTo } from './address.ts'
import { detailsIn } from './details.ts'
import { jobOf, jobsIn, readersOf, wantsNew } from './job.ts'
import { milestoneIn, type Milestone } from './milestone.ts'
import { ownWordsOf } from './own-words.ts'
import { sectionOn } from './section-on.ts'
import { seriesIn, type Series } from './series.ts'
import { jubileeIn, noticeOf, priceIn, riseIn, thankedIn } from './stated.ts'
import type { Thing } from './as-thing.ts'
import { thingIn } from './thing.ts'
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
  /** Who it thanks: "everybody who filled the wheelbarrow". */
  thanked: string | null
  /** When prices go up, as the middle of a sentence has it: "on 4 February", or nothing where no day is named. */
  rise: string | null
  /** A birthday of the brand itself: "10th birthday". */
  jubilee: string | null
  /** The brief itself, where it reads as a notice to everybody: "Ros on Mondays at Aldthwaite from 4 January". */
  notice: string | null
  /** What it says of its thing. */
  told: ToldOf
  /** What else it states, as a sentence. */
  also: string | null
  /** The sentences of its passage, else those that name its thing. */
  said: readonly Said[]
  /** The passage of its website that it is about. */
  section: Section | null
  /** Whether it names nothing that a piece must name. */
  namesNothing: boolean
  /** Whether it names nothing in a few general words: any good piece serves it then. */
  isOpen: boolean
}

export function understand(
  text: string,
  scene: Scene,
  playbook: Playbook,
  trades: readonly Trade[],
  rarity: Understood['rarity'] = () => 1,
): Understood {
  // What stands in brackets is said to the writer: "(don't name her)".
  const said = spelled(text.replace(/\s*\([^()]*\)/g, ''))
  const milestone = milestoneIn(said, scene)
  const worry = milestone === null ? worryIn(said) : null
  const series = seriesIn(said)
  const price = priceIn(said)
  const named = milestone === null ? thingIn(said, scene, trades) : null
  const unnamed = withoutOffering(said, named)
  const [words, when] = [jobsIn(unnamed, worry, playbook), whenIn(unnamed)]
  // "Introduce our new receptionist" is about somebody to meet: nothing is launched and nobody looked for.
  const isToMeet = words.has('people') && (named?.isNew === true || named?.isSomebody === true)
  const [thanked, rise, left] = [thankedIn(said), riseIn(said, when), leftIn(said)]
  const own = ownWordsOf(text)
  const found = sectionOn(
    {
      text: said,
      thing: named === null || isToMeet || named.isSomebody ? null : named.spoken,
      role: !isToMeet && named?.isSomebody === true ? (named.purpose ?? named.spoken) : null,
      isHiring: words.has('hire') || words.has('recruit'),
      name: milestone?.name ?? null,
      isThanks: thanked !== null,
      isRise: rise !== null,
      isWayBack: words.get('win-back') === 1,
      isDoubt: worry !== null,
    },
    scene,
  )
  // What the brief says at length itself comes before what the site does.
  const section = own ?? found
  // What a passage of the site looks for is somebody, whatever the job is called.
  const isJob = section !== null && isOfVacancy(section)
  // An offering is no job: "payroll" in a passage that looks for somebody to do it.
  const isRole = named?.isSomebody === true || (isJob && named?.offered.value.id === 'brief')
  const thing = isToMeet || named === null ? null : { ...named, isSomebody: isRole }
  const told = thing === null ? noWords : toldOf(said, thing.spoken)
  const person = milestone?.name ?? (thing === null ? personIn(said, scene) : null)
  const isGathering = thing !== null && gathering.test(thing.spoken) && (words.has('event') || when !== null)
  const stated = {
    thing,
    isGathering,
    isDated: when !== null,
    isDoubt: worry !== null,
    isTold: price !== null || told.what !== null || told.audience !== null,
  }
  const intents =
    person !== null && (milestone !== null || words.size === 0)
      ? new Map([['people', 1]])
      : withPlacesLeft(jobOf(words, said, stated, trades), left)
  const you = wantsNew(said)
    ? null
    : (said
        .split(/\s[-–—]\s/)
        .map(spokenTo)
        .find((one) => one !== null) ?? null)
  const facts = {
    thing,
    person,
    when,
    series,
    you,
    milestone,
    worry,
    left,
    thanked,
    rise,
    jubilee: milestone === null ? jubileeIn(said) : null,
    notice: noticeOf(said),
  }
  const namesNothing = Object.values(facts).every((fact) => fact === null)
  return {
    ...facts,
    text: said,
    stems: new Set(stemsOf(said)),
    rarity,
    intents,
    readers: readersOf(said, playbook, trades),
    event: isGathering,
    details: section === null ? detailsIn(said) : [],
    price,
    seriesOfOurs: series !== null && isOfOurs(series, scene, trades),
    also: section === null ? alsoIn(said) : null,
    // The passage says it better than notes do.
    told: section === null ? told : { ...told, what: null },
    section,
    said:
      section === null
        ? saidOf(thing, scene)
        : section.sentences.map((text) => ({ id: section.id, isTrusted: section.isTrusted, text })),
    namesNothing,
    isOpen: namesNothing && isGeneral(said),
  }
}

/** Places that are counted are to be filled. */
const withPlacesLeft = (
  intents: ReadonlyMap<string, number>,
  left: string | null,
): ReadonlyMap<string, number> => (left === null ? intents : new Map([...intents, ['fill', 1]]))

/** What stands in an offering's name says neither what is to be done nor when: "teacher training", "the Friday Bunch". */
function withoutOffering(text: string, named: Thing | null): string {
  if (named === null || named.offered.value.id === 'brief') return text
  return text.replace(new RegExp(escaped(named.spoken.replace(/^the\s/i, '')), 'i'), ' ')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const noWords: ToldOf = { what: null, audience: null, ask: null }
/** A few words without a figure or a name: "something funny for social media". */
function isGeneral(text: string): boolean {
  const said = text.replace(/\s(?:in|at|around|near|across)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?/gu, '')
  return said.split(' ').length <= 8 && !/\d|["“”]/.test(said) && !/\s\p{Lu}\p{Ll}/u.test(said)
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

const MOST_SAID = 3
/** Shorter ones are rows of a list. */
const SHORTEST_SAID = 6

/** Whole sentences of the brand that name the thing by all of its words, where it has several. */
const saidOf = (thing: Thing | null, { card }: Scene): Said[] =>
  thing === null || thing.isSomebody || !thing.spoken.includes(' ')
    ? []
    : card.said
        .filter(
          ({ text }) =>
            countWords(text) >= SHORTEST_SAID &&
            /[.!]$/.test(text) &&
            holds(text, thing.spoken.replace(/^the /i, '')),
        )
        .slice(0, MOST_SAID)

/** A person of the card whose first or whole name the brief uses. */
const personIn = (text: string, { card }: Scene): string | null =>
  card.people.find(({ name }) => {
    const first = firstName(name)
    return holds(text, name) || (first.length > 2 && /^\p{Lu}/u.test(first) && holds(text, first))
  })?.name ?? null

const gathering =
  /\b(?:day|week|evening|night|morning|fair|workshop|concert|party|talk|market|festival|sale|service|tour|tasting|meeting|show|exhibition|ride|run|walk|quiz|lunch|breakfast|supper|dinner|auction|ceilidh|raffle|open house|conference|webinar|breakfast|meet-?up|course|class|club|session)s?$/i

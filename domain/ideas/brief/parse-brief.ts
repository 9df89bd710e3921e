// Parses a brief: its intents and audiences, and the things, dates and numbers it names.
import type { SourcedText, Section } from '#domain/playbook/card.ts'
import type { Audience, Playbook, Trade } from '#domain/playbook/form.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { isVacancy } from '#domain/playbook/rendering/sections.ts'
import { inSecondPerson } from './second-person.ts'
import { detailsIn } from './details.ts'
import { intentsWithThing, intentsIn, audiencesIn, asksForNewPeople } from './intents.ts'
import { milestoneIn, type Milestone } from './milestone.ts'
import { saidOf, sectionOfOffering } from './thing/said-of.ts'
import { splitBrief, type FilledForm } from './filled-form.ts'
import { firstSentenceOf, ownWordsOf } from './own-words.ts'
import { findSection } from './find-section.ts'
import { seriesIn, type Series } from './series.ts'
import { anniversaryIn, noticeOf, priceIn, priceRiseIn, thankedIn } from './stated-facts.ts'
import type { Thing } from './thing/as-thing.ts'
import { thingIn } from './thing/thing.ts'
import { withApostrophes } from './spelling.ts'
import {
  furtherSentenceIn,
  remainingIn,
  describeThing,
  type ThingDescription,
} from './thing/thing-description.ts'
import { whenIn, type When } from './when.ts'
import { worryIn, type Worry } from './worry.ts'

export interface ParsedBrief {
  /** What it asks for, without the lines of a form. */
  text: string
  /** All of it, to parse it again later. */
  source: string
  /** The form people filled in for it; it has everything that drafts need. */
  form: FilledForm | null
  stems: ReadonlySet<string>
  /** How distinctive a stem of the brief is, from 0 to 1. */
  rarity: (stem: string) => number
  /** How strongly each intent is asked for, from 0 to 1. */
  intents: ReadonlyMap<string, number>
  readers: ReadonlySet<Audience>
  thing: Thing | null
  /** Whether its thing is an event on a day. */
  isEvent: boolean
  /** A person of the brand that the brief names. */
  person: string | null
  /** Details about its thing besides name and date: "6th soup free". */
  details: readonly string[]
  /** A price in the brief: "£24 a month". */
  price: string | null
  /** A day or time in the brief's words: "Tuesday evenings", "12 December". */
  when: When | null
  /** A series in the brief's words, with the number of its parts: "12 days of fitness", "five tips for gardeners". */
  series: Series | null
  /** Whether the series is about what the brand does: "12 days of fitness" at a gym. */
  seriesOfOurs: boolean
  /** What it says about its readers, in the second person: "you never sent back the form". */
  you: string | null
  /** A milestone of a person. */
  milestone: Milestone | null
  /** What people say, ask or fear. */
  worry: Worry | null
  /** How much is left: "two rooms". */
  remaining: string | null
  /** The people it thanks: "everybody who filled the wheelbarrow". */
  thanked: string | null
  /** When prices go up, as it reads in a sentence: "on 4 February", or "soon" if it gives no day. */
  priceRise: string | null
  /** An anniversary of the brand itself: "10th birthday". */
  anniversary: string | null
  /** The brief itself, if it reads as a notice to everyone: "Ros on Mondays at Aldthwaite from 4 January". */
  notice: string | null
  /** What it says about its thing. */
  description: ThingDescription
  /** Another fact it states, as a sentence. */
  also: string | null
  /** The sentences of its passage, or else those that name its thing. */
  said: readonly SourcedText[]
  /** The passage it is about: its own sentences, or one of the website. */
  section: Section | null
  /** Whether it has nothing specific that an idea must name. */
  namesNothing: boolean
  /** Whether it is only a few general words, so that any good idea serves it. */
  isOpen: boolean
}

export function parseBrief(
  source: string,
  context: RenderContext,
  playbook: Playbook,
  trades: readonly Trade[],
  rarity: ParsedBrief['rarity'] = () => 1,
): ParsedBrief {
  // Text in brackets is for the writer: "(don't name her)".
  const forReaders = (said: string) => withApostrophes(said.replace(/\s*\([^()]*\)/g, ''))
  const { request: text, form } = splitBrief(source)
  const whole = forReaders(text)
  const own = form === null ? ownWordsOf(text) : null
  // What is wanted is in the first words; the sentences after them are what drafts print.
  const said = own === null ? whole : forReaders(firstSentenceOf(text))
  const milestone = milestoneIn(said, context)
  const worry = milestone === null ? worryIn(said) : null
  const series = seriesIn(said)
  const price = priceIn(whole)
  const named = milestone === null ? thingIn(said, context, trades) : null
  const unnamed = withoutOffering(said, named)
  const [words, when] = [
    intentsIn(unnamed, worry, playbook),
    whenIn(unnamed) ?? (own === null ? null : whenIn(whole)),
  ]
  // "Introduce our new receptionist" presents a person: nothing is launched and nobody is looked for.
  const isToMeet = words.has('people') && (named?.isNew === true || named?.isWantedRole === true)
  const [thanked, priceRise, remaining] = [thankedIn(said), priceRiseIn(said, when), remainingIn(said)]
  const found = findSection(
    {
      text: said,
      thing: named === null || isToMeet || named.isWantedRole ? null : named.spoken,
      role: !isToMeet && named?.isWantedRole === true ? (named.purpose ?? named.spoken) : null,
      isHiring: words.has('hire') || words.has('recruit'),
      name: milestone?.name ?? null,
      isThanks: thanked !== null,
      isPriceRise: priceRise !== null,
      isWinBack: words.get('win-back') === 1,
      isDoubt: worry !== null,
    },
    context,
  )
  // What the site says of an offering answers no doubt, and no news about it.
  const asksWhy = worry !== null || priceRise !== null || thanked !== null || series !== null || isToMeet
  // The brief's own longer text is used before the website's.
  const section =
    form !== null
      ? null
      : (own ??
        found ??
        (named === null || asksWhy ? null : sectionOfOffering(named.offered.value, saidOf(named, context))))
  // If the passage is a vacancy, the brief looks for a person, whatever the job is called.
  const isJob = section !== null && isVacancy(section)
  // But an offering isn't a job: "payroll" in a vacancy for somebody who does it.
  const isWantedRole = named?.isWantedRole === true || (isJob && named?.offered.value.id === 'brief')
  const thing = isToMeet || named === null ? null : { ...named, isWantedRole }
  const description = thing === null ? noWords : describeThing(said, thing.spoken)
  const person = milestone?.name ?? (thing === null ? personIn(said, context) : null)
  const isGathering = thing !== null && gathering.test(thing.spoken) && (words.has('event') || when !== null)
  const stated = {
    thing,
    isGathering,
    isDated: when !== null,
    isDoubt: worry !== null,
    isTold: price !== null || description.what !== null || description.audience !== null,
  }
  const intents =
    person !== null && (milestone !== null || words.size === 0)
      ? new Map([['people', 1]])
      : withPlacesLeft(intentsWithThing(words, said, stated, trades), remaining)
  const you = asksForNewPeople(said)
    ? null
    : (said
        .split(/\s[-–—]\s/)
        .map(inSecondPerson)
        .find((one) => one !== null) ?? null)
  const facts = {
    thing,
    person,
    when,
    series,
    you,
    milestone,
    worry,
    remaining,
    thanked,
    priceRise,
    anniversary: milestone === null ? anniversaryIn(said) : null,
    notice: noticeOf(said),
  }
  const namesNothing = Object.values(facts).every((fact) => fact === null)
  return {
    ...facts,
    text: whole,
    source: form === null ? whole : source,
    form,
    stems: new Set(stemsOf(said)),
    rarity,
    intents,
    readers: audiencesIn(said, playbook, trades),
    isEvent: isGathering,
    details: section === null ? detailsIn(said) : [],
    price,
    seriesOfOurs: series !== null && isOfOurs(series, context, trades),
    also: section === null ? furtherSentenceIn(said) : null,
    // The passage says it better than notes do.
    description: section === null ? description : { ...description, what: null },
    section,
    said:
      section === null
        ? saidOf(thing, context)
        : section.sentences.map((text) => ({ id: section.id, isTrusted: section.isTrusted, text })),
    namesNothing,
    isOpen: form === null && namesNothing && isGeneral(said),
  }
}

/** If a brief counts the places left, they should be filled. */
const withPlacesLeft = (
  intents: ReadonlyMap<string, number>,
  remaining: string | null,
): ReadonlyMap<string, number> => (remaining === null ? intents : new Map([...intents, ['fill', 1]]))

/** Removes the offering's name, which says nothing about intent or time: "teacher training", "the Friday Bunch". */
function withoutOffering(text: string, named: Thing | null): string {
  if (named === null || named.offered.value.id === 'brief') return text
  return text.replace(new RegExp(escaped(named.spoken.replace(/^the\s/i, '')), 'i'), ' ')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const noWords: ThingDescription = { what: null, audience: null, ask: null }
/** A few words without a number or a name: "something funny for social media". */
function isGeneral(text: string): boolean {
  const said = text.replace(/\s(?:in|at|around|near|across)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?/gu, '')
  return said.split(' ').length <= 8 && !/\d|["“”]/.test(said) && !/\s\p{Lu}\p{Ll}/u.test(said)
}

/** Whether every word of the series' subject belongs to the brand or its trade. */
function isOfOurs({ subject }: Series, { card }: RenderContext, trades: readonly Trade[]): boolean {
  if (subject === null) return true
  const own = new Set(
    [
      card.name,
      ...trades.flatMap(({ name, names, words }) => [name, ...names, ...Object.values(words)]),
    ].flatMap(stemsOf),
  )
  return stemsOf(subject).every((stem) => own.has(stem))
}

/** A person on the card whose first or full name is in the brief. */
const personIn = (text: string, { card }: RenderContext): string | null =>
  card.people.find(({ name }) => {
    const first = firstName(name)
    return (
      containsPhrase(text, name) ||
      (first.length > 2 && /^\p{Lu}/u.test(first) && containsPhrase(text, first))
    )
  })?.name ?? null

const gathering =
  /\b(?:day|week|evening|night|morning|fair|workshop|concert|party|talk|market|festival|sale|service|tour|tasting|meeting|show|exhibition|ride|run|walk|quiz|lunch|breakfast|supper|dinner|auction|ceilidh|raffle|open house|conference|webinar|breakfast|meet-?up|course|class|club|session)s?$/i

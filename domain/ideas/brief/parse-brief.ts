// Parses a brief: what the user wants to achieve, who it is for, and the things, dates and numbers that it names.
import type { SourcedText, Section } from '#domain/playbook/card.ts'
import type { Audience, Playbook, Trade } from '#domain/playbook/form.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { isVacancy } from '#domain/playbook/rendering/sections.ts'
import { inSecondPerson } from './second-person.ts'
import { detailsIn } from './details.ts'
import { intentsWithThing, intentsIn, audiencesIn, asksForNewPeople } from './intents.ts'
import { milestoneIn, type Milestone } from './milestone.ts'
import { saidOf, sectionOfOffering } from './thing/said-of.ts'
import { splitBrief, type FilledForm } from './form/filled-form.ts'
import { firstSentenceOf, ownWordsOf } from './own-words.ts'
import { findSection } from './find-section.ts'
import { personIn } from './person-in.ts'
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
  /** What the brief asks for, without the answers of a form. */
  text: string
  /** The whole text of the brief, so that it can be parsed again later. */
  source: string
  /** The form that the user filled in, if any. It has everything that drafts need. */
  form: FilledForm | null
  stems: ReadonlySet<string>
  /** How rare a stem is among the keywords of plays, from 0 (common) to 1. */
  rarity: (stem: string) => number
  /** What the user wants to achieve, each intent with a weight from 0 to 1. */
  intents: ReadonlyMap<string, number>
  readers: ReadonlySet<Audience>
  thing: Thing | null
  /** Whether the brief is about an event on a certain day. */
  isEvent: boolean
  /** The person of the brand that the brief names, by full name. */
  person: string | null
  /** Details besides a name and a date, such as "6th soup free". */
  details: readonly string[]
  /** The price in the brief, such as "£24 a month". */
  price: string | null
  /** The day or time that the brief mentions, such as "Tuesday evenings" or "12 December". */
  when: When | null
  /** The series that the brief asks for, with the number of its parts: "12 days of fitness". */
  series: Series | null
  /** Whether that series is about the brand's own work, as "12 days of fitness" is for a gym. */
  seriesOfOurs: boolean
  /** What the brief says about its readers, addressed to them: "you never sent back the form". */
  you: string | null
  /** A milestone in a person's life that the brief announces. */
  milestone: Milestone | null
  /** What people say, ask or fear, if the brief mentions it. */
  worry: Worry | null
  /** How many places or things are left: "two rooms". */
  remaining: string | null
  /** The people that the brief thanks: "everybody who filled the wheelbarrow". */
  thanked: string | null
  /** When prices go up, in words for a sentence: "on 4 February", or "soon" if the brief gives no day. */
  priceRise: string | null
  /** An anniversary of the brand itself, such as "10th birthday". */
  anniversary: string | null
  /** The whole brief, if it can be posted as a notice: "Ros on Mondays at Aldthwaite from 4 January". */
  notice: string | null
  /** How the brief describes what it is about. */
  description: ThingDescription
  /** Another complete sentence of the brief that states a fact. */
  also: string | null
  /** What the brand says on the topic: the sentences of the passage, or else those that name the thing. */
  said: readonly SourcedText[]
  /** The passage that answers the brief, from the brief's own sentences or from the website. */
  section: Section | null
  hasOwnWords: boolean
  /** Whether the brief names nothing that an idea would have to name too. */
  namesNothing: boolean
  /** Whether the brief is only a few general words, so that any good idea will do. */
  isOpen: boolean
}

export function parseBrief(
  source: string,
  context: RenderContext,
  playbook: Playbook,
  trades: readonly Trade[],
  rarity: ParsedBrief['rarity'] = () => 1,
): ParsedBrief {
  // Text in brackets is meant for us and not for readers: "(don't name her)".
  const forReaders = (said: string) => withApostrophes(said.replace(/\s*\([^()]*\)/g, ''))
  const { request: text, form } = splitBrief(source)
  const whole = forReaders(text)
  const own = form === null ? ownWordsOf(text) : null
  // The first sentence of a longer brief is the request. Its other sentences are only printed.
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
  // "Introduce our new receptionist" presents a person, so nothing is launched and nobody is looked for.
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
  // The website's text about an offering doesn't answer a doubt, and can't announce news about the offering.
  const asksWhy = worry !== null || priceRise !== null || thanked !== null || series !== null || isToMeet
  // Sentences in the brief are preferred to the website's, because the user has just written them.
  const section =
    form !== null
      ? null
      : (own ??
        found ??
        (named === null || asksWhy ? null : sectionOfOffering(named.offered.value, saidOf(named, context))))
  // If the passage is a vacancy, the user is looking for a person, whatever the brief calls the job.
  const isJob = section !== null && isVacancy(section)
  // An offering isn't a job, even if a vacancy mentions it: "payroll" in a vacancy for somebody who does it.
  const isWantedRole =
    named?.isWantedRole === true || (isJob && named?.offered.value.id === 'brief' && !named.isNew)
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
    // The passage describes the thing better than the brief's notes do.
    description: section === null ? description : { ...description, what: null },
    section,
    hasOwnWords: own !== null,
    said:
      section === null
        ? saidOf(thing, context)
        : section.sentences.map((text) => ({ id: section.id, isTrusted: section.isTrusted, text })),
    namesNothing,
    isOpen: form === null && namesNothing && isGeneral(said),
  }
}

/** A brief that counts the places left is about filling them. */
const withPlacesLeft = (
  intents: ReadonlyMap<string, number>,
  remaining: string | null,
): ReadonlyMap<string, number> => (remaining === null ? intents : new Map([...intents, ['fill', 1]]))

/** Removes an offering's name, because its words show no intent or time: "the Friday Bunch". */
function withoutOffering(text: string, named: Thing | null): string {
  if (named === null || named.offered.value.id === 'brief') return text
  return text.replace(new RegExp(escaped(named.spoken.replace(/^the\s/i, '')), 'i'), ' ')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const noWords: ThingDescription = { what: null, audience: null, ask: null }

/** Whether the brief is a few words without a number or a name: "something funny for social media". */
function isGeneral(text: string): boolean {
  const said = text.replace(/\s(?:in|at|around|near|across)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?/gu, '')
  return said.split(' ').length <= 8 && !/\d|["“”]/.test(said) && !/\s\p{Lu}\p{Ll}/u.test(said)
}

/** Whether every word of the series' subject is used by the brand or its trade. */
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

const gathering =
  /\b(?:day|week|evening|night|morning|fair|workshop|concert|party|talk|market|festival|sale|service|tour|tasting|meeting|show|exhibition|ride|run|walk|quiz|lunch|breakfast|supper|dinner|auction|ceilidh|raffle|open house|conference|webinar|breakfast|meet-?up|course|class|club|session)s?$/i

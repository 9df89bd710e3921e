// Finds the passage of the brand's website that a brief is about. It supplies what the brief leaves out.
import type { Card, Section } from '#domain/playbook/card.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { isVacancy, sectionsAt } from '#domain/playbook/rendering/sections.ts'
import { asSentence } from '#domain/playbook/words/list.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

/** The weight of a brief's word found in the heading, compared with one found in the text. */
const IN_HEADING = 2
/** The weight of a word that is on many pages, compared with a specific one. */
const EVERYWHERE = 0.25
/** The lowest score of a passage that is about the brief: one rare word in the heading, or two in the text. */
const LEAST = 1.6
/** If the brief names nothing and none of its words are in the heading, the text must share more with it. */
const LEAST_UNNAMED = 2.4
/** A brief without a thing is about a passage that has at least this share of its words. */
const LEAST_COVERED = 0.5
const YEAR = 365

/** What a brief asks of its passage. */
export interface SectionQuery {
  text: string
  /** What the brief is about, in its own words; null if it names nothing or looks for a person. */
  thing: string | null
  /** The role it looks for, or null. Only a passage about that role answers it. */
  role: string | null
  /** Whether it looks for a person, whatever the job is called. */
  isHiring: boolean
  /** The person whose milestone it is. */
  name: string | null
  isThanks: boolean
  /** Whether it wants to win people back. Only a passage that it names can do that. */
  isWinBack: boolean
  /** Whether it says what people doubt. A question in other words may answer it. */
  isDoubt: boolean
  /** Whether it announces new prices, which no page can have yet. */
  isPriceRise: boolean
}

/** The passage closest to the brief that suits what it asks, or null. */
export function findSection(
  { text, thing, role, isHiring, name, isThanks, isPriceRise, isWinBack, isDoubt }: SectionQuery,
  context: RenderContext,
): Section | null {
  if (isPriceRise) return null
  const sections = [...sectionsAt(context, YEAR).map(({ section }) => section), ...answersOf(context.card)]
  const fits = (section: Section) =>
    (role !== null
      ? isOfRole(role, section)
      : isHiring === isVacancy(section) || (thing !== null && opensWith(thing, section))) &&
    (thing === null ||
      opensWith(thing, section) ||
      (ofPrice.test(text) && ofPrice.test(section.heading)) ||
      (isOfNamed(section.heading, text, context) && hasAll(section, thing))) &&
    // A person's biography is only used if the brief names them.
    (!isLife(section, context) || isOfNamed(section.heading, text, context)) &&
    (name === null || section.text.includes(name)) &&
    !(isThanks && !/\bthank/i.test(`${section.heading} ${section.text}`))
  const [best] = nearest(text, thing, sections, context.card.name).filter(
    ({ section, worth, isHeaded, covered }) =>
      fits(section) &&
      (!isWinBack || thing !== null || hasSumOf(text, section)) &&
      (role !== null ||
        (worth >= leastFor(section, thing, isHeaded) &&
          (thing !== null || isDoubt || covered >= LEAST_COVERED || isPlainlyOf(text, section)))),
  )
  return best?.section ?? null
}

/** The lowest score for a passage. It is low if the heading is the brief's own thing, however common the word is. */
function leastFor({ heading }: Section, thing: string | null, isHeaded: boolean): number {
  if (thing === null) return isHeaded ? LEAST : LEAST_UNNAMED
  const own = new Set(stemsOf(heading))
  return stemsOf(thing).every((one) => own.has(one)) ? LEAST / 4 : LEAST
}

/** Whether the heading names a thing of the brief ("Gift vouchers"), or the passage has a price from it. */
function isPlainlyOf(text: string, section: Section): boolean {
  const named = stemsOf(section.heading).at(-1)
  return (
    (named !== undefined &&
      !section.heading.endsWith('?') &&
      !everywhere.has(named) &&
      stemsOf(text).includes(named)) ||
    hasSumOf(text, section)
  )
}

const hasSumOf = (text: string, { heading, text: passage }: Section): boolean => {
  const sums = sumsIn(text)
  return sumsIn(`${heading} ${passage}`).some((sum) => sums.includes(sum))
}

const hasAll = ({ heading, text }: Section, thing: string): boolean =>
  stemsOf(thing).every((one) => stemsOf(`${heading} ${text}`).includes(one))

/** A question with its answer is a passage with the question as its heading. */
const answersOf = ({ questions }: Card): Section[] =>
  questions.map(({ id, isTrusted, ask, answer }) => ({
    id,
    isTrusted,
    heading: ask,
    text: asSentence(answer),
    sentences: [asSentence(answer)],
    page: '',
  }))

/**
 * A passage that is headed as a vacancy or asks for applications, and names the role. A biography doesn't count,
 * whatever the person's job.
 */
const isOfRole = (role: string, { heading, text }: Section): boolean =>
  (isVacancy({ heading, text }) || applying.test(`${heading} ${text}`)) &&
  namesHead(role, `${heading} ${text}`)

const namesHead = (role: string, text: string): boolean =>
  stemsOf(role)
    .slice(-1)
    .every((one) => stemsOf(text).includes(one))

const applying =
  /\b(?:wanted|apply|applications?|CV|r[eé]sum[eé]|we['’]re looking for|we are looking for|we need|to join us|per hour|an hour|salary)\b/i

/** Whether the heading or the first sentence names the thing. Later mentions may be only in passing. */
function opensWith(thing: string, { heading, sentences }: Section): boolean {
  const opening = `${heading} ${sentences[0] ?? ''}`
  const own = new Set(stemsOf(opening))
  // "EV session" must not match other sessions.
  const short = thing.match(/\b\p{Lu}{2}\b/gu) ?? []
  return stemsOf(thing).every((one) => own.has(one)) && short.every((one) => containsPhrase(opening, one))
}

const isLife = ({ heading }: Section, { card }: RenderContext): boolean =>
  card.people.some(({ name }) => heading.includes(name))

/** A passage headed by a person's name is used if the brief names them: "Marta needs five vans". */
const isOfNamed = (heading: string, text: string, { card }: RenderContext): boolean =>
  card.people.some(({ name }) => heading.includes(name) && containsPhrase(text, firstName(name)))

interface Found {
  section: Section
  worth: number
  /** Whether its heading has a word of the brief that isn't used everywhere. */
  isHeaded: boolean
  /** The share of the brief's words it has, from 0 to 1. Words that are used everywhere don't count. */
  covered: number
}

/** The passages that share the most with a brief, closest first. Rare words count for more. */
function nearest(text: string, thing: string | null, sections: readonly Section[], brand: string): Found[] {
  // Words of the brand's name say nothing, unless they are what the brief is about.
  const own = new Set(stemsOf(brand)).difference(new Set(stemsOf(thing ?? '')))
  const wanted = [...new Set(withPrice(text))].filter((one) => !own.has(one))
  const held = sections.map(({ heading, text }) => ({
    heading: new Set(withPrice(heading)),
    text: new Set(wordsOf(text)),
  }))
  const rarity = (word: string) => {
    const having = held.filter(({ heading, text }) => heading.has(word) || text.has(word)).length
    return having === 0 ? 0 : Math.log(1 + sections.length / having)
  }
  const worths = new Map(wanted.map((word) => [word, rarity(word)]))
  const most = Math.log(1 + sections.length)
  const weight = (word: string) => (everywhere.has(word) ? EVERYWHERE : 1)
  return sections
    .map((section, at): Found => {
      const worth = wanted.reduce((sum, word) => {
        const one = ((worths.get(word) ?? 0) / most) * weight(word)
        if (held[at]?.heading.has(word)) return sum + one * IN_HEADING
        return held[at]?.text.has(word) ? sum + one : sum
      }, 0)
      const isHeaded = wanted.some((word) => !everywhere.has(word) && held[at]?.heading.has(word) === true)
      const own = wanted.filter((word) => !everywhere.has(word))
      const had = own.filter((word) => held[at]?.heading.has(word) || held[at]?.text.has(word))
      return { section, worth, isHeaded, covered: own.length === 0 ? 0 : had.length / own.length }
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
}

export const ofPrice =
  /\b(?:cheap\w*|dear(?:er|est)?|expensive|costs?|worth (?:it|the money)|(?:more|less) than(?! [£$€\d])|afford\w*)\b|\bwhy\b.*[£$€]\s?\d/i

/** Requests and calendar words, which pages use in other senses or everywhere. */
const everywhere = new Set(
  stemsOf(
    'win fill back launch thank sell promote remind recruit hire start first tell explain show push customers monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february march april june july august september october november december morning mornings afternoon afternoons evening evenings night nights weekday weekend week weeks day days month months year years christmas spring summer autumn fall winter mon tue tues wed weds thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
)

/** Stems, and prices as they are written: "£4.80". */
const wordsOf = (text: string): string[] => [...stemsOf(text), ...sumsIn(text)]

const sumsIn = (text: string): string[] =>
  (text.match(/[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d/g) ?? []).map((sum) => sum.replace(/\s/g, ''))

/** Adds one shared word for all talk of prices, so that a brief's "dearer" matches a heading's "cheapest". */
const withPrice = (text: string): string[] => [...wordsOf(text), ...(ofPrice.test(text) ? [PRICE] : [])]
const PRICE = 'what it costs'

// Finds the passage of the brand's website that a brief is about, because it contains what the brief leaves
// out.
import type { Card, Section } from '#domain/playbook/card.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { isVacancy, sectionsAt } from '#domain/playbook/rendering/sections.ts'
import { asSentence } from '#domain/playbook/words/list.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

/** How much a word of the brief counts if it is in a passage's heading; in the text it counts 1. */
const IN_HEADING = 2
/** How much a word counts that is on many pages; a specific word counts 1. */
const EVERYWHERE = 0.25
/** A passage needs this score to be used: one rare word in the heading, or two in the text. */
const LEAST = 1.6
/**
 * If the brief names nothing and none of its words are in the heading, the text must share more words with
 * it.
 */
const LEAST_UNNAMED = 2.4
/** A brief that names nothing is only about a passage that contains at least this share of its words. */
const LEAST_COVERED = 0.5
const YEAR = 365

/** The properties of a brief that decide which passage can answer it. */
export interface SectionQuery {
  text: string
  /** The words for what the brief is about; null if it names nothing or looks for a person. */
  thing: string | null
  /** The role that the user wants to fill, or null. Only a passage about that role answers it. */
  role: string | null
  /** Whether the brief looks for staff or helpers, whatever it calls the job. */
  isHiring: boolean
  /** The name of the person whose milestone the brief announces. */
  name: string | null
  isThanks: boolean
  /** Whether the user wants to win customers back. Then a passage is only used if the brief names it. */
  isWinBack: boolean
  /** Whether the brief says what people doubt. Then a question in other words may be the answer. */
  isDoubt: boolean
  /** Whether the brief announces higher prices. No page can mention these yet. */
  isPriceRise: boolean
}

/** Finds the passage that shares most with the brief and can answer it; null if there is none. */
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
    // A person's biography only answers briefs that name the person.
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

/**
 * The score that a passage needs. It is low if the passage's heading is exactly what the brief is about, even
 * if the word is common.
 */
function leastFor({ heading }: Section, thing: string | null, isHeaded: boolean): number {
  if (thing === null) return isHeaded ? LEAST : LEAST_UNNAMED
  const own = new Set(stemsOf(heading))
  return stemsOf(thing).every((one) => own.has(one)) ? LEAST / 4 : LEAST
}

/**
 * Whether the heading is something the brief names, such as "Gift vouchers", or the passage contains a price
 * from the brief.
 */
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

/** Treats each question with its answer as a passage that has the question as its heading. */
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
 * Whether the passage offers this job: its heading is that of a vacancy, or it asks for applications, and it
 * names the role. A biography isn't a vacancy, whatever the person's job is.
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

/**
 * Whether the passage is about the thing, because its heading or first sentence names it. Later it may be
 * named in passing.
 */
function opensWith(thing: string, { heading, sentences }: Section): boolean {
  const opening = `${heading} ${sentences[0] ?? ''}`
  const own = new Set(stemsOf(opening))
  // Abbreviations must match as well, so that "EV session" doesn't match other sessions.
  const short = thing.match(/\b\p{Lu}{2}\b/gu) ?? []
  return stemsOf(thing).every((one) => own.has(one)) && short.every((one) => containsPhrase(opening, one))
}

const isLife = ({ heading }: Section, { card }: RenderContext): boolean =>
  card.people.some(({ name }) => heading.includes(name))

/**
 * A passage with a person's name as heading is only used if the brief names the person: "Marta needs five
 * vans".
 */
const isOfNamed = (heading: string, text: string, { card }: RenderContext): boolean =>
  card.people.some(({ name }) => heading.includes(name) && containsPhrase(text, firstName(name)))

interface Found {
  section: Section
  worth: number
  /** Whether the heading contains a word of the brief that isn't used on most pages. */
  isHeaded: boolean
  /**
   * The share of the brief's words that the passage contains, from 0 to 1, ignoring words that are on most
   * pages.
   */
  covered: number
}

/** Lists the passages that share most with a brief, best first. Rare words count more than common ones. */
function nearest(text: string, thing: string | null, sections: readonly Section[], brand: string): Found[] {
  // The words of the brand's name are on every page, so they only count if the brief is about them.
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

/** Words of requests and of the calendar. They are on most pages, or mean something else there. */
const everywhere = new Set(
  stemsOf(
    'win fill back launch thank sell promote remind recruit hire start first tell explain show push customers monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february march april june july august september october november december morning mornings afternoon afternoons evening evenings night nights weekday weekend week weeks day days month months year years christmas spring summer autumn fall winter mon tue tues wed weds thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
)

/** Splits a text into stems, and prices such as "£4.80". */
const wordsOf = (text: string): string[] => [...stemsOf(text), ...sumsIn(text)]

const sumsIn = (text: string): string[] =>
  (text.match(/[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d/g) ?? []).map((sum) => sum.replace(/\s/g, ''))

/**
 * Adds a common word to all texts about prices, so that "dearer" in a brief matches "cheapest" in a heading.
 */
const withPrice = (text: string): string[] => [...wordsOf(text), ...(ofPrice.test(text) ? [PRICE] : [])]
const PRICE = 'what it costs'

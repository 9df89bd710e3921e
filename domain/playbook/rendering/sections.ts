// Selects the passages of the website that can be posted on a day. Passages that are over, or that say
// "today", can't.
import { addDays } from '#domain/seasons/rules.ts'
import type { Card, Section } from '../card.ts'
import { asSentence } from '../words/list.ts'
import { stemsOf } from '../words/stems.ts'
import { dateInCountry, namedDaysIn } from '../words/dates.ts'
import { slotRow, type Row } from './rows.ts'
import type { RenderContext } from './render-context.ts'

export interface SectionAt {
  section: Section
  /** The next date in the passage, in the country's date format; null if it has none. */
  ahead: string | null
  /** Whether that date is so close that the passage should be posted before anything else. */
  isSoon: boolean
}

/** Something is worth announcing if it is at most this many days ahead. */
const SOON = 75
const NEAR = 24

/**
 * Selects the passages that can be posted on the day of the context.
 * @param horizon passages with a date further ahead than this many days are left for later
 */
export function sectionsAt(
  { card, today, region }: Pick<RenderContext, 'card' | 'today' | 'region'>,
  horizon = SOON,
): SectionAt[] {
  return card.sections.flatMap((section): SectionAt[] => {
    const text = `${section.heading}. ${section.text}`
    if (passing.test(text) || isOver.test(section.heading)) return []
    const days = namedDaysIn(text, today)
    if (days.length === 0) return [{ section, ahead: null, isSoon: false }]
    const [next] = days.filter((day) => day >= today).toSorted()
    if (next === undefined || next > addDays(today, horizon)) return []
    return [{ section, ahead: dateInCountry(next, region), isSoon: next <= addDays(today, NEAR) }]
  })
}

const passing =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|last|next) (?:week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|last night)\b/i

/** Matches words that say that nothing is left to book or buy. */
const isOver = /\b(?:sold out|fully booked|no places left|cancelled|canceled)\b/i

/** Makes the slots for an idea about a passage. */
export const slotsOfSection = (
  { section, ahead, isSoon }: SectionAt,
  { people, name }: Pick<Card, 'people' | 'name'>,
): Row => {
  const { heading, text } = section
  const isJob = isVacancy(section)
  const isPerson = isOfPerson(section, people)
  const isSold = !isJob && !isPerson && (ahead !== null || sum.test(`${heading} ${text}`))
  const isLasting = ahead === null && !isJob && !isPerson
  return slotRow(section, {
    section: heading,
    'section-title': titleOf(heading, name),
    'section-name': nameOf(heading),
    'section-line': asSentence(heading),
    'section-opening': isSpoken(heading) ? asSentence(heading) : null,
    'section-text': withName(section),
    'section-plain': text,
    'section-ahead': isJob || isPerson ? null : ahead,
    'section-soon': isSoon ? 'yes' : null,
    'section-announced': announcing.test(heading) ? 'yes' : null,
    'section-news': !isJob && !isPerson && (ahead !== null || announcing.test(heading)) ? 'yes' : null,
    'section-asked': heading.endsWith('?') ? 'yes' : null,
    'section-lasting': isLasting ? 'yes' : null,
    'section-job': isJob ? 'yes' : null,
    'section-plainly': plainly.test(heading) ? 'yes' : null,
    'section-person': isPerson ? 'yes' : null,
    'section-long': text.split(' ').length >= LONG ? 'yes' : null,
    'section-priced': isLasting && sum.test(`${heading} ${text}`) ? 'yes' : null,
    'section-event': gathering.test(`${heading} ${text.split(/[.!?]\s/)[0]}`) ? 'yes' : null,
    'section-open': saysWhatToDo.test(text) ? null : 'yes',
    'section-sold': isSold ? 'yes' : null,
    'section-booked': isSold && !withoutBooking.test(text) ? 'yes' : null,
    saids: 'yes',
  })
}

/** Matches things that people come to at a certain time, and so can book. */
const gathering =
  /\b(?:workshops?|class(?:es)?|courses?|lessons?|sessions?|talks?|tours?|tastings?|suppers?|dinners?|lunch(?:es)?|breakfasts?|teas?|evenings?|nights?|visits?|camps?|part(?:y|ies)|walks?|rides?|quiz(?:zes)?|concerts?|shows?|clubs?|groups?|clinics?|appointments?|tables?)\b/i

/** Matches words that say that people needn't book, or no longer can. */
const withoutBooking =
  /\b(?:no need to book|no booking|just (?:turn up|come|drop in)|drop in|walk in|turn up|pay (?:as you go|on the door)|sold out|fully booked)\b/i

/** A title such as "Pork" isn't clear in an inbox, so a heading of one word gets the brand's name. */
const titleOf = (heading: string, brand: string): string => {
  const title = nameOf(heading)
  return /^\p{L}+$/u.test(title) && brand !== '' ? `${title} at ${brand}` : title
}

/** A passage with this many words is long enough to open an article. */
const LONG = 40

const sum = /[£$€]\s?\d/

/** Whether the passage is a vacancy. */
export const isVacancy = ({ heading, text }: Pick<Section, 'heading' | 'text'>): boolean =>
  ofVacancies.test(heading) && ofWork.test(`${heading} ${text}`)
const ofWork =
  /\b(?:jobs?|vacanc\w+|hiring|appl(?:y|ications?)|hours|hrs?|shifts?|salary|wage|pay|CV|r[eé]sum[eé]|experience|full[- ]time|part[- ]time|permanent|seasonal|apprentice\w*|trainee|days a week|live[- ]in|an hour|per hour|role|start(?:ing)? (?:date|in))\b/i
const ofVacancies =
  /^(?:our )?jobs?\b(?:$|:| (?:at|with|here|available|going|vacanc))|\b(?:vacanc(?:y|ies)|hiring|recruiting|(?:help |staff )?wanted|join (?:us|the team|our team)|work (?:with|for) us|we(?:['’]re| are) (?:looking for|hiring|recruiting))\b/i

/** Whether the passage is about a person of the brand whose name is in its heading. */
const isOfPerson = ({ heading, text }: Section, people: Card['people']): boolean =>
  ofSomebody.test(`${heading} ${text}`) &&
  people.some(({ name }) => heading.includes(name) && heading.split(' ').length <= name.split(' ').length + 4)

/**
 * Matches what is said about people. Without it, a product named after a person would be introduced as a
 * person.
 */
const ofSomebody =
  /\b(?:he|she|his|hers?|him|I['’]m|my|me|joined|qualified|trained|graduated|studied|accredited|coached|competed|born|raised|grew up|lives?|worked|started|came|manager|owner|founder|director|partner|teacher|coach|chef|instructor|therapist|nurse|vet|payroll|head of|speaks|sings|plays|runs|leads|teaches|looks after|daughter|son|favou?rite)\b|\b\d+ years\b/i

/** Matches headings that only say that there is a job. */
const plainly =
  /^(?:jobs?|vacanc(?:y|ies)|careers|hiring|we['’]?re hiring[!.]?|we are hiring|work (?:with|for) us|join (?:us|our team|the team)|(?:staff |help )?wanted|we['’]?re (?:looking for|recruiting)[….]*)$/i

const announcing = /\b(?:com(?:es|ing)|new|open(?:s|ing)?|starts?|starting|back|soon|launch\w*)\b/i

/** Removes the price from a heading such as "Winter Share — $245". */
const nameOf = (heading: string): string =>
  heading.replace(/\s*[-–—:,]\s*(?:from\s+)?[£$€]\s?\d[\d.,]*\s?(?:pp|pppn|each|(?:an?|per)\s\p{L}+)?$/iu, '')

/** Whether a heading reads as a sentence. Any other heading is a name. */
const isSpoken = (heading: string): boolean =>
  /[?!.…]$/.test(heading) ||
  /\b(?:is|are|was|were|be|has|have|had|will|can|do|does|did|comes?|starts?|opens?|works?|needs?|wants?|we|you|they|it|I|I['’]m|she|he|who|what|where|why|how|when|if)\b/i.test(
    heading,
  )

/**
 * Puts the heading before the passage if it is a name that the first sentence doesn't mention: "Bread Club: a
 * loaf a week."
 */
export function withName(section: Pick<Section, 'heading' | 'text' | 'sentences'>): string {
  const { heading, text, sentences } = section
  if (isSpoken(heading)) return text
  const first = new Set(stemsOf(sentences[0] ?? ''))
  if (stemsOf(heading).every((stem) => first.has(stem))) return text
  return /[:–—-]\s|[£$€]/.test(heading) ? `${asSentence(heading)} ${text}` : `${heading}: ${text}`
}

/**
 * Matches words that say how to buy or book, or that nothing is needed, so that no other call to action is
 * added.
 */
const saysWhatToDo =
  /\b(?:book|ring|call|phone|text|email|message|drop in|pop in|just come|come (?:along|in|and|by)|turn up|order (?:by|from|at|on|before|in)|ask (?:for|us|at|\p{Lu}\p{Ll}+)|sign up|tell us|reply|no need to|tickets?|reserve|apply)\b/iu

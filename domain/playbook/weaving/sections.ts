// Which parts of the website can stand as posts on a day: none whose day is over, and none that is about today.
import { shifted } from '#domain/seasons/rules.ts'
import type { Section } from '../card.ts'
import { asSentence } from '../words/list.ts'
import { dateInCountry, namedDaysIn } from '../words/dates.ts'
import { slots, type Row } from './rows.ts'
import type { Scene } from './scene.ts'

export interface SectionAt {
  section: Section
  /** The day that is coming, as its country writes it; null where it names none. */
  ahead: string | null
  /** Whether that day is near enough to be told of before anything else. */
  isSoon: boolean
}

/** Days ahead in which something is worth announcing. */
const SOON = 75
const NEAR = 24

/** What can be posted on the scene's day. @param horizon days after which what is coming is left for later */
export function sectionsAt(
  { card, today, region }: Pick<Scene, 'card' | 'today' | 'region'>,
  horizon = SOON,
): SectionAt[] {
  return card.sections.flatMap((section): SectionAt[] => {
    const text = `${section.heading}. ${section.text}`
    if (passing.test(text)) return []
    const days = namedDaysIn(text, today)
    if (days.length === 0) return [{ section, ahead: null, isSoon: false }]
    const [next] = days.filter((day) => day >= today).toSorted()
    if (next === undefined || next > shifted(today, horizon)) return []
    return [{ section, ahead: dateInCountry(next, region), isSoon: next <= shifted(today, NEAR) }]
  })
}

const passing =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|last|next) (?:week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|last night)\b/i

/** What lines may say of a section. */
export const slotsOfSection = ({ section, ahead, isSoon }: SectionAt, brand: string): Row => {
  const { heading, text } = section
  const isJob = ofVacancies.test(heading)
  return slots(section, {
    section: heading,
    'section-name': nameOf(heading),
    'section-asked': heading.endsWith('?') ? 'yes' : null,
    'section-announced': announcing.test(heading) ? 'yes' : null,
    'section-title': titleOf(nameOf(heading), brand),
    'section-line': asSentence(titleOf(nameOf(heading), brand)),
    'section-text': text,
    'section-ahead': isJob ? null : ahead,
    'section-soon': isSoon ? 'yes' : null,
    'section-lasting': ahead === null && !isJob ? 'yes' : null,
    'section-job': isJob ? 'yes' : null,
    'section-long': text.split(' ').length >= LONG ? 'yes' : null,
    'section-priced': /[£$€]\s?\d/.test(text) ? 'yes' : null,
    'section-open': saysWhatToDo.test(text) ? null : 'yes',
    saids: 'yes',
  })
}

/** Words from which on a passage is the beginning of an article. */
const LONG = 40

/** What a part of the website that has a job to give is headed. */
export const ofVacancies =
  /\b(?:jobs?|vacanc(?:y|ies)|hiring|recruiting|(?:help )?wanted|join (?:us|the team|our team)|work (?:with|for) us)\b/i

const announcing = /\b(?:com(?:es|ing)|new|open(?:s|ing)?|starts?|starting|back|soon|launch\w*)\b/i

/** "Winter Share — $245" without its price. */
const nameOf = (heading: string): string =>
  heading.replace(/\s*[-–—:,]\s*(?:from\s+)?[£$€]\s?\d[\d.,]*\s?(?:pp|pppn|each|(?:an?|per)\s\p{L}+)?$/iu, '')

/** A name says of which brand it is; what reads as a sentence stands by itself. */
const titleOf = (heading: string, brand: string): string =>
  brand === '' || /[?!.,]/.test(heading) || heading.split(' ').length > 4 || heading.includes(brand)
    ? heading
    : `${heading} at ${brand}`

/** How to come by it is said already, or that nothing is needed. */
const saysWhatToDo =
  /\b(?:book|ring|call|phone|text|email|message|drop in|pop in|come (?:along|in|and|by|to)|turn up|order|ask (?:for|us|at|bev|\p{Lu}\p{Ll}+)|sign up|tell us|reply|no need to|tickets?|reserve|apply|join)\b/iu

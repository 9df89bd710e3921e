// Selects the passages of the website that can be posted on a day. Passages that are over, or that say
// "today", can't.
import { addDays } from '#domain/seasons/rules.ts'
import type { Card, Section } from '../card.ts'
import { asSentence } from '../words/list.ts'
import { dateInCountry, namedDaysIn } from '../words/dates.ts'
import { formatPrice } from '../words/money.ts'
import { stemsOf } from '../words/stems.ts'
import { slotRow, type Row } from './rows.ts'
import type { RenderContext } from './render-context.ts'
import {
  gathering,
  headlineOf,
  isName,
  isNotice,
  isSpoken,
  lineOf,
  mentions,
  nameOf,
  openingOf,
  spokenOpeningOf,
} from './section-headline.ts'
import {
  asksToCall,
  howToBook,
  invitationIn,
  isBetweenSeasons,
  isFilmable,
  isOutOfSeason,
  isPastFeast,
  isPractical,
  isProse,
  isRefusal,
  isUnclear,
  lacksSubject,
  namesOthers,
  withPage,
  withoutStale,
} from './section-text.ts'

export interface SectionAt {
  section: Section
  /** The next day that the passage names, as `YYYY-MM-DD`; null if it names none. */
  day: string | null
  /** That day in the country's date format. */
  ahead: string | null
  /** Whether that date is so close that the passage should be posted before anything else. */
  isSoon: boolean
}

/** Something is worth announcing if it is at most this many days ahead. */
const SOON = 75
const NEAR = 24
/** The next date of something is printed if it is at most this many days ahead. */
const FAR = 120

/**
 * Selects the passages that can be posted on the day of the context.
 * @param horizon passages with a date further ahead than this many days are left for later
 */
export function sectionsAt(
  { card, today, region }: Pick<RenderContext, 'card' | 'today' | 'region'>,
  horizon = SOON,
): SectionAt[] {
  return card.sections.flatMap((whole): SectionAt[] => {
    const section = withPage(withoutStale(whole, today), card)
    const text = `${section.heading}. ${section.text}`
    if (
      isBetweenSeasons(text, today) ||
      isPastFeast(text, today) ||
      passing.test(text) ||
      isOver.test(section.heading) ||
      isOutOfSeason(section, today, card.country)
    )
      return []
    const days = namedDaysIn(text, today)
    if (days.length === 0) return [{ section, day: null, ahead: null, isSoon: false }]
    const [next] = days.filter((day) => day >= today).toSorted()
    if (next === undefined || next > addDays(today, horizon)) return []
    return [{ section, day: next, ahead: dateInCountry(next, region), isSoon: next <= addDays(today, NEAR) }]
  })
}

const passing =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|last|next) (?:week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|last night)\b/i

/** Matches words that say that nothing is left to book or buy. */
const isOver = /\b(?:sold out|fully booked|no places left|cancelled|canceled)\b/i

/** Makes the slots for an idea about a passage. */
export function slotsOfSection(
  { section, day, ahead, isSoon }: SectionAt,
  { card, today, region, spoken }: Pick<RenderContext, 'card' | 'today' | 'region' | 'spoken'>,
): Row {
  const { heading, text } = section
  const { people, name: brand } = card
  const isJob = isVacancy(section)
  const who = personIn(section, people)
  const isPerson = who !== null
  const isLasting =
    ahead === null &&
    !isJob &&
    !isPerson &&
    !isUnclear(heading) &&
    !isRefusal(heading, text) &&
    !lacksSubject(section)
  const headlined = {
    section,
    day: isJob || isPerson ? null : day,
    today,
    region,
    brand,
    spoken,
    isOffered: (name: string) => card.offerings.some((one) => one.name.toLowerCase() === name.toLowerCase()),
  }
  const invitation = invitationIn(section)
  const booking = howToBook(card)
  const priced =
    text.match(sum) || heading.match(sum)
      ? undefined
      : card.offerings.find(({ name, price }) => price !== null && isSameName(name, heading))
  const next =
    day === null && (isName(nameOf(heading)) || headlined.isOffered(nameOf(heading)))
      ? card.dates
          .filter(
            ({ name, date }) =>
              date >= today && date <= addDays(today, FAR) && mentions(name, nameOf(heading)),
          )
          .toSorted((one, other) => one.date.localeCompare(other.date))[0]
      : undefined
  const yesIf = (is: boolean) => (is ? 'yes' : null)
  return slotRow(section, {
    section: heading,
    'section-title': headlineOf(headlined),
    'section-name': nameOf(heading),
    'section-line': lineOf(headlined),
    'section-opening': openingOf(headlined),
    'section-spoken': spokenOpeningOf(headlined),
    'section-text': withName(section),
    'section-plain': text,
    'section-ahead': isJob || isPerson ? null : ahead,
    'section-soon': yesIf(isSoon),
    'section-news': yesIf(!isJob && !isPerson && (ahead !== null || announcing.test(heading))),
    'section-asked': yesIf(heading.endsWith('?')),
    'section-lasting': yesIf(isLasting),
    'section-job': yesIf(isJob),
    'section-plainly': yesIf(plainly.test(heading)),
    'section-person': who,
    'section-priced': yesIf(isLasting && sum.test(`${heading} ${text}`)),
    'section-prose': yesIf(isProse(section)),
    'section-filmed': yesIf(isFilmable(section)),
    'section-letter': yesIf(!isPractical(section)),
    'section-named': yesIf(isName(nameOf(heading)) || headlined.isOffered(nameOf(heading))),
    'section-offered': yesIf(
      headlined.isOffered(nameOf(heading)) && !/\b(?:vouchers?|gift cards?)\b/i.test(heading),
    ),
    'section-notice': yesIf(isNotice.test(heading) || isNotice.test(headlineOf(headlined))),
    'section-opens-page': yesIf(section.page === heading),
    'section-here': yesIf(!elsewhere.test(text)),
    'section-next': next ? { text: `Next date: ${dateInCountry(next.date, region)}`, from: [next.id] } : null,
    'section-how': booking === null ? null : { text: booking.text, from: [booking.id] },
    'section-timed': yesIf(timed.test(text)),
    'section-price': priced?.price
      ? { text: `Price: ${formatPrice(priced.price)}`, from: [priced.price.id] }
      : null,
    'section-others': yesIf(namesOthers(section, card)),
    'section-do': invitation,
    'section-phone': yesIf(
      (calling.test(invitation ?? '') || asksToCall(text)) && !/\d{5}|\d{3}[ -]\d{3,4}/.test(text),
    ),
    'section-open': yesIf(invitation === null && !isNotice.test(heading) && !saysHow.test(text)),
    'section-sold': yesIf(
      !isJob && !isPerson && (sum.test(`${heading} ${text}`) || (ahead !== null && gathering.test(heading))),
    ),
    'section-booked': yesIf(
      invitation === null && (isBooked(section) || (gathering.test(heading) && priced !== undefined)),
    ),
    saids: 'yes',
  })
}

/** Whether the passage is about something with places or prices, that people come to at a certain time. */
const isBooked = ({ heading, text }: Section): boolean =>
  gathering.test(heading) && bookable.test(text) && !saysHow.test(text)
const bookable =
  /\b(?:book(?:ed|ing)?|(?:\d+|four|five|six|seven|eight|nine|ten|twelve|few|no more) (?:places|spaces|seats|chairs)|(?:places|spaces|seats) (?:left|available|are|cost|each)|tickets?|\d each|per (?:person|child|head|night)|pp|appointments?|limited to)\b|[£$€]\s?\d+\s?pp\b/i
/** Words that say how to book, or that people needn't or no longer can. */
const saysHow =
  /\b(?:book (?:by|with|at|on|through|via|before)|book(?:ed|ing)? (?:direct|online|with)|order (?:by|from|at|on|before|in)|just (?:turn up|come|drop in)|drop in|walk in|turn up|no (?:need to book|booking|tickets?|sign-?ups?|appointment)|(?:turn|show) up|(?:all|everyone|everybody) (?:is |are )?(?:very )?welcome|pay (?:as you go|on the door)|sold out|fully booked|tickets? (?:from|at|on)|sign up|tell us)\b/i
/** Words that say when people come. */
const timed =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\d\s?[ap]\.?m\b|\b\d{1,2}[.:]\d\d\b|\b(?:hours?|minutes) (?:with|of|for)\b/i
/** Places that aren't the brand's own, and calls. */
const elsewhere =
  /\b(?:zoom|online|video call|by (?:post|mail)|in the mail|(?:we|We)(?:['’]ll)? (?:come|travel|drive|deliver)|your (?:home|house|office|place|school)|(?:at|in) the (?:\p{Lu}\p{Ll}+ ?){1,4}|meet at)\b/u
const isSameName = (name: string, heading: string): boolean => {
  const stems = new Set(stemsOf(name))
  return stems.size > 0 && stems.size === new Set(stemsOf(heading)).size && mentions(heading, name)
}
const calling = /\b(?:call|ring|phone|rsvp|ask|speak to|talk to)\b/i
const sum = /[£$€]\s?\d/

/** Whether the passage is a vacancy. */
export const isVacancy = ({ heading, text }: Pick<Section, 'heading' | 'text'>): boolean =>
  ofVacancies.test(heading) && ofWork.test(`${heading} ${text}`)
const ofWork =
  /\b(?:jobs?|vacanc\w+|hiring|appl(?:y|ications?)|hours|hrs?|shifts?|salary|wage|pay|CV|r[eé]sum[eé]|experience|full[- ]time|part[- ]time|permanent|seasonal|apprentice\w*|trainee|days a week|live[- ]in|an hour|per hour|role|start(?:ing)? (?:date|in))\b/i
const ofVacancies =
  /^(?:our )?jobs?\b(?:$|:| (?:at|with|here|available|going|vacanc))|\b(?:vacanc(?:y|ies)|hiring|recruiting|(?:help |staff )?wanted|join (?:us|the team|our team)|work (?:with|for) us|we(?:['’]re| are) (?:looking for|hiring|recruiting))\b/i

/** The person of the brand whose name is in the heading of a passage about them; null if it's about something else. */
const personIn = ({ heading, text }: Section, people: Card['people']): string | null =>
  (ofSomebody.test(`${heading} ${text}`) &&
    people.find(
      ({ name, role }) =>
        (role !== null || pronoun.test(text)) &&
        heading.includes(name) &&
        heading.split(' ').length <= name.split(' ').length + 4,
    )?.name) ||
  null

/**
 * Matches what is said about people. Without it, a product named after a person would be introduced as a
 * person.
 */
const ofSomebody =
  /\b(?:he|she|his|hers?|him|I['’]m|my|me|joined|qualified|trained|graduated|studied|accredited|coached|competed|born|raised|grew up|lives?|worked|started|came|manager|owner|founder|director|partner|teacher|coach|chef|instructor|therapist|nurse|vet|payroll|head of|speaks|sings|plays|runs|leads|teaches|looks after|daughter|son|favou?rite)\b|\b\d+ years\b/i

const pronoun = /\b(?:he|she|his|hers?|him|I|I['’]m|my|me)\b/i

/** Matches headings that only say that there is a job. */
const plainly =
  /^(?:jobs?|vacanc(?:y|ies)|careers|hiring|we['’]?re hiring[!.]?|we are hiring|work (?:with|for) us|join (?:us|our team|the team)|(?:staff |help )?wanted|we['’]?re (?:looking for|recruiting)[….]*)$/i

const announcing = /\b(?:com(?:es|ing)|new|open(?:s|ing)?|starts?|starting|back|soon|launch\w*)\b/i

/**
 * Puts the heading before the passage if it is a name that the first sentence doesn't mention: "Bread Club: a
 * loaf a week."
 */
export function withName(section: Pick<Section, 'heading' | 'text' | 'sentences'>): string {
  const { heading, text, sentences } = section
  if (isSpoken(heading)) return text
  if (mentions(sentences[0] ?? '', heading)) return text
  return /[:–—-]\s|[£$€]/.test(heading) ? `${asSentence(heading)} ${text}` : `${heading}: ${text}`
}

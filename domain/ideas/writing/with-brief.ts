// Puts what a brief says into the ideas: its thing as the subject, its facts as slots. An idea that doesn't name the
// brief's thing is dropped.
import type { SourcedText, Section } from '#domain/playbook/card.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import type { SlotValue } from '#domain/playbook/rendering/slots.ts'
import { withName } from '#domain/playbook/rendering/sections.ts'
import type { RenderedPlay } from '#domain/playbook/rendering/render-play.ts'
import { withArticle } from '#domain/playbook/words/articles.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import { withOur } from '#domain/playbook/words/with-our.ts'
import type { Thing } from '../brief/thing/as-thing.ts'
import { clausesOf, pointOf } from '../brief/point.ts'
import { formSlots } from './form-slots.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'
import { timeInSentence, type When } from '../brief/when.ts'

/** The render context with the brief's facts: its thing first among the offerings, its date as a slot. */
export function withBrief(context: RenderContext, asked: ParsedBrief): RenderContext {
  const { thing, person, when, isEvent, said, section } = asked
  const passage = section && { id: section.id, isTrusted: section.isTrusted, text: passageOf(section) }
  const slots = new Map(context.slots)
  const put = (name: string, text: string | null) => {
    if (text !== null) slots.set(name, { text, from: ['brief'] } satisfies SlotValue)
  }
  put('briefed', 'yes')
  for (const [name, text] of Object.entries(factsOf(asked))) put(name, text)
  for (const [name, text] of Object.entries(formSlots(asked))) put(name, text)
  put('brief-point', pointOf(asked, thing?.isWantedRole === true ? roleOf(thing) : null, context.trade.works))
  if (said[0] !== undefined) slots.set('brief-says', { text: said[0].text, from: [said[0].id] })
  if (person !== null) put('brief-thing', person)
  const card =
    section !== null && !context.card.sections.includes(section)
      ? { ...context.card, sections: [section, ...context.card.sections] }
      : context.card
  if (thing === null) return { ...context, card, slots, onBrief: said, passage }
  put('brief-thing', thing.isWantedRole ? withArticle(thing.spoken) : withThe(thing.spoken))
  if (isEvent) {
    put('event', capitalised(thing.spoken))
    put('event-our', withOur(thing.spoken))
    put('event-full', [capitalised(thing.spoken), ...(when === null ? [] : [when.spoken])].join(', '))
    slots.delete('event-date')
    put('event-date', when?.date ?? null)
  }
  if (thing.isWantedRole) put('brief-role', roleOf(thing))
  else if (thing.isNew || thing.offered.value.id === 'brief') {
    put('brief-offering', withThe(thing.spoken))
    put('a-offering', withA(thing.spoken))
  }
  const others = context.offered.filter(({ key }) => key !== thing.offered.key)
  const named = { ...thing.offered, value: { ...thing.offered.value, says: saysOf(thing, said) } }
  return { ...context, card, slots, onBrief: said, passage, offered: [named, ...others] }
}

/** The passage, with its heading if that names what the passage is about. */
const passageOf = (section: Section): string =>
  ofWork.test(section.heading) ? section.text : withName(section)

const ofWork = /\b(?:vacanc\w+|hiring|jobs?|join us|work (?:with|for) us|recruiting|news|thank)\b/i

/** The wanted role as it is printed: "8 grandparents for Grandparent Readers", "a dental nurse". */
const roleOf = ({ spoken, count, purpose }: Thing): string =>
  `${count !== null ? `${count} ${spoken}` : isPlainPerson.test(spoken) ? spoken : withArticle(spoken)}${purpose === null ? '' : ` for ${purpose}`}`

const isPlainPerson =
  /^(?:some|any)(?:one|body)\b|^(?:two|three|four|five|six|\d+|a few|some|more|people|volunteers|helpers)\s|^(?:people|volunteers|helpers)$/i

/** The brief's facts by slot. */
const factsOf = (asked: ParsedBrief): Record<string, string | null> => ({
  'brief-when': isDeadline(asked.when) || isVague(asked.when) ? null : (asked.when?.spoken ?? null),
  // A time with a number of places left isn't a quiet time, nor is a date.
  'brief-quiet': asked.remaining === null && asked.when?.date === null ? asked.when.spoken : null,
  'brief-on': asked.when === null || isDeadline(asked.when) ? null : timeInSentence(asked.when),
  'brief-by': isDeadline(asked.when) ? (asked.when?.spoken ?? null) : null,
  'brief-from': asked.when?.from ?? null,
  'brief-date': asked.when?.date ?? null,
  'brief-series': asked.series?.spoken ?? null,
  'series-of-ours': asked.seriesOfOurs ? 'yes' : null,
  'brief-price': asked.price,
  'brief-you': asked.you,
  'brief-milestone': asked.milestone?.sentence ?? null,
  'brief-first': asked.milestone?.first ?? null,
  'brief-also': asked.also,
  'brief-worry': asked.worry?.heading == null ? (asked.worry?.spoken ?? null) : null,
  'brief-asked':
    asked.worry?.spoken.endsWith('?') === true && asked.worry.spoken !== 'Why?' ? asked.worry.spoken : null,
  'brief-why': asked.worry?.heading ?? null,
  'brief-doubt':
    asked.worry === null ||
    asked.worry.heading !== null ||
    ofMoney.test(asked.worry.spoken) ||
    /^(?:how|what|when|where|which|who)\b/i.test(asked.worry.spoken)
      ? null
      : asked.worry.spoken,
  'brief-left': asked.remaining,
  'brief-thanked': asked.thanked,
  'brief-what': asked.description.what,
  'brief-audience': asked.description.audience,
  'brief-ask': asked.description.ask,
  'brief-line': lineOf(asked),
  'brief-notice': asked.notice,
  'brief-rise': asked.priceRise,
  'brief-jubilee': asked.anniversary,
  'brief-detail':
    asked.thing?.isWantedRole === true ? clausesOf(asked, asked.section?.text ?? '', true) : detailOf(asked),
})

/** A worry about money isn't a doubt that somebody overcame by coming. */
const ofMoney = /[£$€]|\b(?:cost|costs|price|prices|pay|worth|expensive|dear|dearer|cheaper|afford|quote)\b/i

/** "Weekend" alone may be part of a name. */
const isVague = (when: When | null): boolean =>
  when !== null && /^(?:weekend|weekday|mid-?week)$/i.test(when.spoken)

/** Whether the time is a deadline, not the day itself. */
const isDeadline = (when: When | null): boolean => when !== null && /^(?:by|before|until)\s/.test(when.spoken)

/** A detail that the line about the thing doesn't have already. */
function detailOf({ details, description, price }: ParsedBrief): string | null {
  const said = [description.what, price].filter((one) => one !== null)
  const detail = details.find((one) => !said.some((other) => one.includes(other)))
  return detail === undefined ? null : `${capitalised(detail)}.`
}

/**
 * What the brief is about in one line, like a notice: "Iron Lasses, women-only lifting night, Wednesdays from 13
 * January".
 */
function lineOf({ thing, description, when, price }: ParsedBrief): string | null {
  if (thing === null || thing.isWantedRole) return null
  const name = capitalised(thing.spoken)
  const facts = [description.what, isDeadline(when) ? null : (when?.spoken ?? null), price].filter(
    (fact) => fact !== null && !name.toLowerCase().includes(fact.toLowerCase()),
  )
  return [name, ...facts].join(', ')
}

/** What the brand says about this thing. */
const saysOf = ({ offered }: Thing, said: readonly SourcedText[]): readonly SourcedText[] =>
  offered.value.says.length > 0 ? offered.value.says : said

/** Proper names and plurals take no article. */
const isBare = (name: string) =>
  /^\p{Lu}/u.test(name) || /(?:[^s]s|ing)$/.test(name) || /^(?:the|our|an?|\d)/i.test(name)
const withThe = (name: string) =>
  /^\p{Lu}/u.test(name) && (!isCountable.test(name) || isOfDay.test(name))
    ? name
    : `the ${name.replace(/^the /i, '')}`
const withA = (name: string) => (isBare(name) ? name : `${/^[aeiou8]/i.test(name) ? 'an' : 'a'} ${name}`)
const isOfDay = /(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i
const isCountable =
  /(?:class|course|group|session|club|service|drive|day|evening|morning|week|programme|workshop|box|menu|room|café|shop|fair|appeal|sale|event|scheme|plan|package)$/i

/** The play if it names what the brief names, or else null: a good idea about something else wasn't asked for. */
export function ifNamesBrief(rendered: RenderedPlay, asked: ParsedBrief): RenderedPlay | null {
  const named = asked.form !== null || isOfItsSection(rendered, asked) ? null : namedBy(asked, rendered)
  if (named !== null && !containsWords(rendered, named)) return null
  // The brief is evidence for every idea that answers it.
  return { ...rendered, used: new Set([...rendered.used, 'brief']) }
}

const isOfItsSection = ({ subject }: RenderedPlay, { section }: ParsedBrief): boolean =>
  section !== null &&
  subject?.about === 'section' &&
  subject.slots.get('section-plain')?.text === section.text

/** What the title or draft must name: the thing, or else the person, or else the time to fill. */
function namedBy(
  { thing, person, when, intents, series, thanked, priceRise, anniversary }: ParsedBrief,
  { subject }: RenderedPlay,
): string | null {
  // Plays for a series or a thank-you always print it in full.
  if (series !== null || thanked !== null || priceRise !== null || anniversary !== null) return null
  // A play about the thing itself may use the trade's name for it.
  if (thing !== null)
    return subject?.key === thing.offered.key
      ? null
      : (thing.purpose?.replace(/^(?:our|the|a)\s/i, '') ?? thing.spoken)
  if (person !== null) return person.split(' ')[0] ?? person
  return intents.get('fill') === 1 && when !== null ? when.spoken : null
}

const containsWords = ({ title, draft }: RenderedPlay, named: string): boolean => {
  const text = plain(`${title} ${draft}`)
  return plain(named)
    .split(' ')
    .filter((word) => word.length > 2)
    .every((word) => text.includes(word.replace(/s$/, '')))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

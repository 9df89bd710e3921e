// Finds what a brand's ideas can be about: an offering, a question that people ask, a person, a review or a
// passage of the website.
import { cutTo } from '#contract/values/texts.ts'
import type { AnsweredQuestion, Person, Review, SourcedText } from '../card.ts'
import { waysOfWorking, type SubjectKind, type Repeated, type WayOfWorking } from '../form.ts'
import { asSentence } from '../words/list.ts'
import { formatPrice } from '../words/money.ts'
import { firstName, isJobTitle, quoteWithAuthor, roleInSentence } from '../words/people.ts'
import { containsPhrase } from '../words/phrase.ts'
import { plainText } from '../words/plain.ts'
import { entryFor, type Offered } from './offered.ts'
import { knowledgeSlots, otherRows } from './knowledge-slots.ts'
import { slotRow, type Row } from './rows.ts'
import type { RenderContext } from './render-context.ts'
import { isRefusal } from './section-text.ts'
import { sectionsAt, slotsOfSection, type SectionAt } from './sections.ts'

export interface Subject {
  about: SubjectKind
  /** The key by which past ideas refer to the subject. */
  key: string
  /** The name for the middle of a sentence. */
  spoken: string
  isTrusted: boolean
  /** The offering that is the subject, or that the subject mentions. */
  offered: Offered | null
  /** How customers meet the subject; null if they meet it like everything in the trade. */
  works: readonly WayOfWorking[] | null
  slots: Row
  /**
   * What lines about the subject can repeat: more of the brand's sentences about it, and questions about it
   * with answers.
   */
  rows: ReadonlyMap<Repeated, readonly Row[]>
}

/** Lists all subjects of this kind that the brand has. */
export function subjectsOf(context: RenderContext, about: SubjectKind): readonly Subject[] {
  const { offered, card, today } = context
  let known = subjectsBy.get(offered)
  if (known?.card !== card || known.today !== today) {
    known = { card, today, listed: new Map() }
    subjectsBy.set(offered, known)
  }
  const listed = known.listed.get(about) ?? listSubjects(context, about)
  known.listed.set(about, listed)
  return listed
}

/**
 * The subjects listed last. A delivery asks for them for every play on each of about a hundred days, and they depend on
 * nothing that the days change.
 */
const subjectsBy = new WeakMap<
  RenderContext['offered'],
  Pick<RenderContext, 'card' | 'today'> & { listed: Map<SubjectKind, readonly Subject[]> }
>()

function listSubjects(context: RenderContext, about: SubjectKind): Subject[] {
  if (about === 'offering') return context.offered.map((offered) => offeringSubject(offered, context))
  if (about === 'person') return context.card.people.map(personSubject)
  if (about === 'review') return context.card.reviews.map((review) => reviewSubject(review, context))
  if (about === 'section') return sectionsAt(context).map((at) => sectionSubject(at, context))
  return context.card.questions
    .filter(({ ask, answer }) => !isRefusal(ask, answer))
    .map((question) => questionSubject(question, context))
}

/** Finds the subject with this key; null if the brand no longer has it. */
export const subjectOf = (context: RenderContext, about: SubjectKind | null, key: string): Subject | null =>
  about === null ? null : (subjectsOf(context, about).find((subject) => subject.key === key) ?? null)

export function offeringSubject(offered: Offered, context: RenderContext): Subject {
  const { value, spoken, key } = offered
  const onIt = questionsOn(offered, context)
  return {
    about: 'offering',
    key,
    spoken,
    isTrusted: value.isTrusted,
    offered,
    works: worksOf(offered, context),
    slots: new Map([...slotsFor(offered, context), ...reviewOn(offered, context)]),
    rows: new Map([
      ['said', saidRows(value.says.slice(1))],
      ['about', onIt.map(questionRow)],
      ['other', otherRows(offered, context)],
      // Questions about the offering are separate, so they are left out here. Otherwise they would be printed
      // twice.
      ['question', context.card.questions.filter((question) => !onIt.includes(question)).map(questionRow)],
    ]),
  }
}

/** How customers meet an offering of each kind. */
const worksOfKind: Readonly<Record<string, readonly WayOfWorking[]>> = {
  product: ['goods'],
  menu: ['goods', 'visit'],
  room: ['stay', 'visit'],
  class: ['class'],
  programme: ['class', 'cause', 'enrol'],
  event: [],
  membership: [],
  voucher: [],
  cause: ['cause'],
  appointment: ['appointment'],
  service: waysOfWorking.filter((one) => one !== 'goods' && one !== 'stay' && one !== 'class'),
}

/**
 * How customers meet an offering. Nothing is assumed about an offering that only the brief names and no
 * lexicon has.
 */
function worksOf({ entry, value }: Offered, { trade }: RenderContext): readonly WayOfWorking[] | null {
  if (entry === null) return value.id === 'brief' ? [] : null
  const ofKind = worksOfKind[entry.kind] ?? []
  return trade.works.filter((one) => ofKind.includes(one))
}

/** Finds a review that names the offering. Other reviews might not be about it. */
function reviewOn(offered: Offered, context: RenderContext): Row {
  const review = context.card.reviews.find(({ text }) => offeringIn(text, context)?.key === offered.key)
  return review === undefined
    ? new Map()
    : slotRow(review, {
        review: quoteWithAuthor(review),
        'review-text': review.text,
        reviewer: review.author,
      })
}

/** Finds the brand's questions that mention an offering, by its own name or by one in the lexicon. */
const questionsOn = (
  { value, entry }: Pick<Offered, 'value' | 'entry'>,
  { card }: RenderContext,
): AnsweredQuestion[] =>
  card.questions.filter(
    ({ ask }) =>
      containsPhrase(ask, value.name) ||
      (entry !== null && entry.names.some((name) => containsPhrase(ask, name))),
  )

function slotsFor(offered: Offered, context: RenderContext): Row {
  const { value, note, entry } = offered
  const known = note ?? entry?.note ?? null
  const { price } = value
  return slotRow(value, {
    ...knowledgeSlots(offered, context),
    note: known && plainText(known, context.region),
    'offering-price': price && { text: formatPrice(price), from: [price.id] },
    ...saying(value.says),
    abouts: questionsOn({ value, entry }, context).length > 1 ? 'yes' : null,
  })
}

function personSubject(person: Person): Subject {
  const { name, role, says } = person
  return {
    about: 'person',
    key: `person: ${name.toLowerCase()}`,
    spoken: name,
    isTrusted: person.isTrusted,
    offered: null,
    works: null,
    slots: slotRow(person, {
      name,
      first: firstName(name),
      role: role === null || !isJobTitle(role) ? null : roleInSentence(role),
      ...saying(says),
    }),
    rows: new Map([['said', saidRows(says.slice(1))]]),
  }
}

function reviewSubject(review: Review, context: RenderContext): Subject {
  const { text, author } = review
  const offered = offeringIn(text, context)
  return {
    about: 'review',
    key: `review: ${cutTo(text, 60).toLowerCase()}`,
    spoken: author === null ? 'a review' : `${author}’s review`,
    isTrusted: review.isTrusted,
    offered,
    works: null,
    slots: new Map([
      ...(offered === null ? [] : slotsFor(offered, context)),
      ...slotRow(review, { review: quoteWithAuthor(review), 'review-text': text, reviewer: author }),
    ]),
    rows: new Map(),
  }
}

function questionSubject(question: AnsweredQuestion, context: RenderContext): Subject {
  const offered = offeringIn(question.ask, context)
  return {
    about: 'question',
    key: `question: ${cutTo(question.ask, 80).toLowerCase()}`,
    spoken: 'a question you answer',
    isTrusted: question.isTrusted,
    offered,
    works: null,
    slots: new Map([...(offered === null ? [] : slotsFor(offered, context)), ...questionRow(question)]),
    rows: new Map([
      ['question', context.card.questions.filter(({ id }) => id !== question.id).map(questionRow)],
    ]),
  }
}

function sectionSubject(at: SectionAt, context: RenderContext): Subject {
  const { section } = at
  const { heading } = section
  return {
    about: 'section',
    key: `section: ${cutTo(heading, 80).toLowerCase()}`,
    spoken: heading,
    isTrusted: section.isTrusted,
    offered: offeringIn(heading, context),
    works: null,
    slots: slotsOfSection(at, context),
    rows: new Map([['said', section.sentences.map((said) => slotRow(section, { said }))]]),
  }
}

/** Finds the offering that a text names, by its own name or by another in the lexicon. */
function offeringIn(text: string, { offered, trades }: RenderContext): Offered | null {
  const named = offered.find(({ value }) => containsPhrase(text, value.name))
  if (named !== undefined) return named
  const entry = entryFor(text, trades)
  return (entry && offered.find((one) => one.entry === entry)) ?? null
}

/** Makes a row from a question and its answer. */
export const questionRow = (question: AnsweredQuestion): Row =>
  slotRow(question, { ask: question.ask, answer: asSentence(question.answer) })

const saying = (says: readonly SourcedText[]) => ({
  says: says[0] === undefined ? null : { text: says[0].text, from: [says[0].id] },
  saids: says.length > 1 ? 'yes' : null,
})

const saidRows = (says: readonly SourcedText[]): Row[] =>
  says.map((said) => slotRow(said, { said: said.text }))

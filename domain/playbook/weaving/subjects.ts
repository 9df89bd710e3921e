// What a piece can be about, where it is about one thing: something offered, a question people ask, a person, a customer's words.
import type { Answered, Person, Review, Said, Valued } from '../card.ts'
import { knowledge, works, type About, type Knowledge, type Repeated, type Work } from '../form.ts'
import { asSpokenAfter } from '../words/articles.ts'
import { begunSmall } from '../words/casing.ts'
import { isSouthern } from '../words/hemisphere.ts'
import { asSentence, countWords, inAList } from '../words/list.ts'
import { spokenPrice } from '../words/money.ts'
import { firstName, isOffice, signed, spokenRole } from '../words/people.ts'
import { holds } from '../words/phrase.ts'
import { plainText } from '../words/plain.ts'
import { stemsOf } from '../words/stems.ts'
import { entryFor, type Offered } from './offered.ts'
import type { Scene } from './scene.ts'
import type { Known } from './slots.ts'

export type Row = ReadonlyMap<string, Known>

export interface Subject {
  about: About
  /** What memory keeps it by. */
  key: string
  /** In the middle of a sentence. */
  spoken: string
  isTrusted: boolean
  /** The offering it is, or the one it speaks of. */
  offered: Offered | null
  /** How people meet it; null where it is met as the whole trade is. */
  works: readonly Work[] | null
  slots: Row
  /** What lines may repeat of it: the brand's further sentences on it, the questions it answers about it. */
  rows: ReadonlyMap<Repeated, readonly Row[]>
}

/** Everything of the brand that a piece about one thing could be about. */
export function subjectsOf(scene: Scene, about: About): Subject[] {
  if (about === 'offering') return scene.offered.map((offered) => ofOffering(offered, scene))
  if (about === 'person') return scene.card.people.map(ofPerson)
  if (about === 'review') return scene.card.reviews.map((review) => ofReview(review, scene))
  return scene.card.questions.map((question) => ofQuestion(question, scene))
}

/** The subject that memory knows by a key, or null where the brand has it no more. */
export const subjectOf = (scene: Scene, about: About | null, key: string): Subject | null =>
  about === null ? null : (subjectsOf(scene, about).find((subject) => subject.key === key) ?? null)

export function ofOffering(offered: Offered, scene: Scene): Subject {
  const { value, spoken, key } = offered
  const onIt = questionsOn(offered, scene)
  return {
    about: 'offering',
    key,
    spoken,
    isTrusted: value.isTrusted,
    offered,
    works: worksOf(offered, scene),
    slots: new Map([...slotsFor(offered, scene), ...reviewOn(offered, scene)]),
    rows: new Map([
      ['said', saidRows(value.says.slice(1))],
      ['about', onIt.map(asked)],
      ['other', otherRows(offered, scene)],
      // None is told twice: those on it stand apart.
      ['question', scene.card.questions.filter((question) => !onIt.includes(question)).map(asked)],
    ]),
  }
}

/** How people meet an offering of each kind that lexicons know. */
const worksOfKind: Readonly<Record<string, readonly Work[]>> = {
  product: ['goods'],
  menu: ['goods', 'visit'],
  room: ['stay', 'visit'],
  class: ['class'],
  programme: ['class', 'cause', 'enrol'],
  event: [],
  membership: [],
  cause: ['cause'],
  appointment: ['appointment'],
  service: works.filter((one) => one !== 'goods' && one !== 'stay' && one !== 'class'),
}

/** Of what a brief names and no lexicon knows, nothing is taken for granted. */
function worksOf({ entry, value }: Offered, { trade }: Scene): readonly Work[] | null {
  if (entry === null) return value.id === 'brief' ? [] : null
  const ofKind = worksOfKind[entry.kind] ?? []
  return trade.works.filter((one) => ofKind.includes(one))
}

/** A customer's words stand by an offering only where they name it. */
function reviewOn(offered: Offered, scene: Scene): Row {
  const review = scene.card.reviews.find(({ text }) => offeringIn(text, scene)?.key === offered.key)
  return review === undefined
    ? new Map()
    : slots(review, { review: signed(review), 'review-text': review.text, reviewer: review.author })
}

/** The questions of the brand that name an offering, by its own name or by one the lexicon knows. */
const questionsOn = ({ value, entry }: Pick<Offered, 'value' | 'entry'>, { card }: Scene): Answered[] =>
  card.questions.filter(
    ({ ask }) => holds(ask, value.name) || (entry !== null && entry.names.some((name) => holds(ask, name))),
  )

function slotsFor(offered: Offered, scene: Scene): Row {
  const { value, note, entry } = offered
  const told = note ?? entry?.note ?? null
  const { price } = value
  return slots(value, {
    ...namesOf(offered, scene),
    note: told && plainText(told, scene.region),
    'offering-price': price && { text: spokenPrice(price), from: [price.id] },
    ...saying(value.says),
    abouts: questionsOn({ value, entry }, scene).length > 1 ? 'yes' : null,
    ...knowledgeOf(offered, scene),
    ...othersNamed(offered, scene),
  })
}

/** The offering by itself and in the middle of a sentence: as the trade says it where the brand has no name of its own for it. */
function namesOf({ value, spoken, known }: Offered, { region }: Scene): Record<string, string> {
  const said = known?.spoken == null ? null : plainText(known.spoken, region)
  if (said === null || !isSame(said, value.name))
    return { offering: spoken, 'an-offering': asSpokenAfter('for ', spoken) }
  return { offering: said.replace(/^(?:an?|the)\s+/i, ''), 'an-offering': said }
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [new Set(stemsOf(one)), new Set(stemsOf(other))]
  return a.size === b.size && a.isSubsetOf(b)
}

/** What the trade knows of it; what is said of a season only in it and in the month before. */
function knowledgeOf({ known }: Offered, { region, today, card }: Scene): Record<string, string> {
  if (known === null) return {}
  const month = Number(today.slice(5, 7))
  // Feasts are on their day all over the world; the weather is not.
  const isOfWeather = !feast.test(plainText(known.told['in-season'] ?? [], region))
  const northern = isOfWeather && isSouthern(card.country) ? ((month + 5) % 12) + 1 : month
  const isSoon = known.season.includes(northern) || known.season.includes((northern % 12) + 1)
  return Object.fromEntries(
    Object.entries(known.told).flatMap(([name, text]) =>
      name === 'in-season' && !isSoon ? [] : [[name, begunSmall(plainText(text, region))]],
    ),
  )
}

const feast =
  /\b(?:Christmas|Easter|Advent|Lent|Valentine|Halloween|New Year|Black Friday|Mother’s Day|Father’s Day|Mothering Sunday|Ramadan|Eid|Diwali|Hanukkah|Thanksgiving|Remembrance|harvest)/i

/** Words that three texts of a piece may have together, so that none of them falls away. */
const MOST_OF_THREE = 80
/** How far in the brand's list what is told beside it may stand from it. */
const NEAR = 8

/** Two other things of which the trade knows the same, as near in the brand's list and as short as there are; none where three would be too long. */
function othersOf(offered: Offered, scene: Scene, what: Knowledge): Offered[] {
  const own = offered.known?.told[what]
  if (own === undefined) return []
  const at = scene.offered.findIndex((one) => one.key === offered.key)
  const textOf = ({ known }: Offered) => plainText(known?.told[what] ?? [], 'uk')
  const told = new Set([textOf(offered)])
  const others = [...scene.offered.slice(at + 1), ...scene.offered.slice(0, Math.max(0, at))].filter(
    (one) =>
      one.known !== offered.known &&
      (what !== 'who-for' ||
        (one.known?.kind === offered.known?.kind && isChosenAmong.has(one.known?.kind ?? ''))) &&
      textOf(one) !== '' &&
      !told.has(textOf(one)) &&
      told.add(textOf(one)),
  )
  const length = (one: Offered) => lengthOf(one, what)
  const shortest = others
    .slice(0, NEAR)
    .toSorted((one, other) => length(one) - length(other))
    .slice(0, 2)
  const isShort = [offered, ...shortest].reduce((sum, one) => sum + length(one), 0) <= MOST_OF_THREE
  return shortest.length === 2 && isShort ? shortest : []
}

/** Kinds of which people choose one among several; a repair and a prescription are no choice. */
const isChosenAmong = new Set(['class', 'room', 'membership', 'menu', 'programme'])

const lengthOf = ({ known }: Offered, what: Knowledge): number => {
  const texts =
    what === 'often-asked' ? [known?.told[what], known?.told['often-answered']] : [known?.told[what]]
  return texts.reduce((sum, text) => sum + (text === undefined ? 0 : countWords(plainText(text, 'uk'))), 0)
}

/** Names of three things that a piece can tell the same kind of thing about, this one first. */
const othersNamed = (offered: Offered, scene: Scene): Record<string, string> =>
  Object.fromEntries(
    threes.flatMap(({ what, word }) => {
      const others = othersOf(offered, scene, what)
      const names = [offered, ...others].map((one) => namesOf(one, scene)['an-offering'] ?? one.spoken)
      return others.length === 0 ? [] : [[`three-${what}`, inAList(names, word)]]
    }),
  )
const threes = [
  { what: 'who-for', word: 'or' },
  { what: 'get-ready', word: 'or' },
  { what: 'often-asked', word: 'and' },
  { what: 'common-mistake', word: 'and' },
] as const

/** An empty slot stands before what is known of the piece's own subject: of another thing that would be wrong. */
const ofNone = Object.fromEntries(knowledge.map((what) => [what, '']))

/** What is told of the other two, each row with just one kind of knowledge, so that a line takes its own. */
const otherRows = (offered: Offered, scene: Scene): Row[] =>
  threes.flatMap(({ what }) =>
    othersOf(offered, scene, what).map((one) => {
      const { [what]: told = '', 'often-answered': answered = '' } = knowledgeOf(one, scene)
      return slots(one.value, {
        ...namesOf(one, scene),
        ...ofNone,
        [what]: told,
        ...(what === 'often-asked' ? { 'often-answered': answered } : {}),
        price: one.value.price && spokenPrice(one.value.price),
      })
    }),
  )

function ofPerson(person: Person): Subject {
  const { name, role, says } = person
  return {
    about: 'person',
    key: `person: ${name.toLowerCase()}`,
    spoken: name,
    isTrusted: person.isTrusted,
    offered: null,
    works: null,
    slots: slots(person, {
      name,
      first: firstName(name),
      role: role === null || !isOffice(role) ? null : spokenRole(role),
      ...saying(says),
    }),
    rows: new Map([['said', saidRows(says.slice(1))]]),
  }
}

function ofReview(review: Review, scene: Scene): Subject {
  const { text, author } = review
  const offered = offeringIn(text, scene)
  return {
    about: 'review',
    key: `review: ${text.slice(0, 60).toLowerCase()}`,
    spoken: author === null ? 'a review' : `${author}’s review`,
    isTrusted: review.isTrusted,
    offered,
    works: null,
    slots: new Map([
      ...(offered === null ? [] : slotsFor(offered, scene)),
      ...slots(review, { review: signed(review), 'review-text': text, reviewer: author }),
    ]),
    rows: new Map(),
  }
}

function ofQuestion(question: Answered, scene: Scene): Subject {
  const offered = offeringIn(question.ask, scene)
  return {
    about: 'question',
    key: `question: ${question.ask.slice(0, 80).toLowerCase()}`,
    spoken: 'a question you answer',
    isTrusted: question.isTrusted,
    offered,
    works: null,
    slots: new Map([...(offered === null ? [] : slotsFor(offered, scene)), ...asked(question)]),
    rows: new Map([['question', scene.card.questions.filter(({ id }) => id !== question.id).map(asked)]]),
  }
}

/** The offering that a text names, or one the lexicon knows by another name. */
function offeringIn(text: string, { offered, trades }: Scene): Offered | null {
  const named = offered.find(({ value }) => holds(text, value.name))
  if (named !== undefined) return named
  const entry = entryFor(text, trades)
  return (entry && offered.find((one) => one.entry === entry)) ?? null
}

/** A question with its answer, as a row of lines and as slots. */
export const asked = (question: Answered): Row =>
  slots(question, { ask: question.ask, answer: asSentence(question.answer) })

const saying = (says: readonly Said[]) => ({
  says: says[0] === undefined ? null : { text: says[0].text, from: [says[0].id] },
  saids: says.length > 1 ? 'yes' : null,
})

const saidRows = (says: readonly Said[]): Row[] => says.map((said) => slots(said, { said: said.text }))

/** A row of slots that rest on a value; those that nothing is known for are left out. */
export const slots = (value: Valued, known: Readonly<Record<string, string | Known | null>>): Row =>
  new Map(
    Object.entries(known).flatMap(([name, one]) =>
      one === null ? [] : [[name, typeof one === 'string' ? { text: one, from: [value.id] } : one] as const],
    ),
  )

// Finds faults in a play before it is rendered: in its fields, its sections and the names it uses.
import { knowledgeFields } from '../knowledge.ts'
import {
  specialDays,
  type Alternative,
  type Block,
  type Fault,
  type Play,
  type Playbook,
  type Trade,
} from '../form.ts'
import { alternativesOf } from '../parsing/alternatives.ts'
import { namedDays } from '../parsing/days.ts'
import { slotsIn } from '../parsing/text.ts'
import { tradeAnswers, tradeWords } from '../parsing/trade.ts'
import { slotsFromSubject } from '../rendering/open.ts'
import { commonRoles } from '../rendering/slots.ts'

/** The names of slots, questions and tags that lines of a trade may use. */
export interface Names {
  slots: Set<string>
  questions: ReadonlySet<string>
  topics: ReadonlySet<string>
  intents: ReadonlySet<string>
  plays: ReadonlySet<string>
  days: ReadonlySet<string>
}

const everywhere =
  'brand at-brand here town in-town contact phone offering an-offering note offering-price offerings offers prices price-from review review-text free guarantee award years founded count hours address area event event-our event-date event-full day day-date ages an-offering reviews-2 questions-3 year next-year brief-offering a-offering brief-date brief-series brief-says brief-thing brief-price brief-role brief-when brief-on brief-from brief-you brief-milestone brief-first brief-also briefed brief-worry brief-asked brief-by brief-doubt brief-why brief-left brief-thanked brief-what brief-audience brief-ask brief-line brief-detail brief-point brief-quiet brief-notice brief-rise brief-jubilee form-offer form-job form-answer form-thanks form-series form-text form-facts form-details form-next form-when form-who form-where form-price form-event form-parts form-list form-return series-of-ours promise names single table big big-from below twice twice-n'

const perRole = ['', '-first', '-named', '-role', '-our']
const slotsOfRows = {
  offering: ['offering', 'note', 'price', 'says'],
  question: ['ask', 'answer'],
  review: ['review'],
  said: ['said'],
  brief: ['said'],
  about: ['ask', 'answer'],
  other: ['offering', 'an-offering', 'price', ...knowledgeFields],
  person: ['name', 'role'],
  event: ['event', 'when'],
}

export function namesFor(playbook: Playbook, trade: Trade, days: ReadonlySet<string>): Names {
  const { everyone, words } = playbook
  const questions = [...everyone.questions, ...trade.questions].map(({ id }) => id)
  const roles = [...Object.keys({ ...commonRoles, ...everyone.roles, ...trade.roles }), 'someone']
  const tags = trade.lexicon.flatMap(({ tag }) =>
    tag === null ? [] : ['', '-price', '-says'].map((end) => `offer-${tag}${end}`),
  )
  return {
    slots: new Set([
      ...everywhere.split(' '),
      ...tradeWords,
      ...questions,
      ...tags,
      ...roles.flatMap((role) => perRole.map((end) => role + end)),
      ...Object.keys(namedDays).map((name) => `d-${name}`),
    ]),
    questions: new Set([...questions, ...tradeAnswers]),
    topics: new Set([...Object.keys(everyone.topics), ...Object.keys(trade.topics)]),
    intents: new Set(Object.keys(words.intents)),
    plays: new Set([...everyone.plays, ...trade.plays].map(({ id }) => id)),
    days,
  }
}

export function checkPlay(play: Play, everyName: Names): Fault[] {
  const names = { ...everyName, slots: everyName.slots.union(slotsFromSubject(play)) }
  const faults: Fault[] = []
  const fault = (says: string, line = play.at) =>
    faults.push({ file: play.file, line, says: `${play.id}: ${says}` })
  checkFields(play, names, fault)
  checkSections(play, fault)
  for (const alternative of alternativesOf(play)) checkNames(alternative, names, fault)
  for (const { slot } of play.needs) if (!isSlot(slot, names)) fault(`needs "${slot}", which nothing fills`)
  for (const { question } of play.not)
    if (!names.questions.has(question)) fault(`not "${question}" is no house question`)
  if (play.occasion) checkOccasion(play, play.occasion, names, fault)
  return faults
}

type ReportFault = (says: string, line?: number) => void

function checkFields(play: Play, names: Names, fault: ReportFault): void {
  if (!names.intents.has(play.intent)) fault(`"${play.intent}" is no intent`)
  if (play.objectives.length === 0) fault('objectives are missing')
  if (play.formats.length === 0) fault('formats are missing')
  if (play.keys.length === 0) fault('keys are missing')
  if (play.titles.length === 0) fault('a title is missing')
  if (play.whys.length === 0) fault('the why is missing')
  const isPrivate = play.reader === 'existing' || play.reader === 'lapsed'
  const open = play.formats.filter((format) => !['email', 'events', 'social'].includes(format))
  if (isPrivate && open.length > 0)
    fault(`for ${play.reader}, but ${open.join(' and ')} would reach others too`)
}

function checkSections(play: Play, fault: ReportFault): void {
  const has = {
    podcast: play.podcast !== null,
    linkedin: play.linkedin !== null,
    events: play.event !== null,
  }
  for (const [format, isThere] of Object.entries(has)) {
    const isNamed = play.formats.some((one) => one === format)
    if (isNamed && !isThere) fault(`format ${format} has no section`)
    if (!isNamed && isThere) fault(`a section for ${format}, which is not among the formats`)
  }
  if (pointsIn(play.outline) < 4) fault('the outline has fewer than 4 lines')
  if (linesIn(play.draft) === 0) fault('there is no draft')
  if (linesIn(play.cta) === 0) fault('there is no call to action')
  const prepare = linesIn(play.prepare)
  if (prepare < 2 || prepare > 5) fault(`prepare has ${prepare} lines, not 2 to 4`)
  if (play.podcast && pointsIn(play.podcast.questions) < 4) fault('the podcast has fewer than 4 questions')
  if (play.podcast && play.podcast.guest.length === 0) fault('the podcast has no guest')
  if (play.linkedin && play.linkedin.hook === null) fault('the LinkedIn post has no hook')
}

/** Counts the lines that may be printed. A repeated line counts as often as it may repeat. */
const pointsIn = (block: Block) =>
  block.reduce((sum, line) => sum + (line === null ? 0 : (line[0]?.each?.most ?? 1)), 0)

const linesIn = (block: Block) => block.filter((line) => line !== null).length

function checkOccasion(
  play: Play,
  { days, own, suits }: NonNullable<Play['occasion']>,
  names: Names,
  fault: ReportFault,
): void {
  for (const day of days)
    if (!specialDays.has(day) && !names.days.has(day)) fault(`"${day}" is no day of the calendar`)
  if (own !== null && own.name === '') fault('an own day has no name')
  for (const id of suits)
    if (!names.plays.has(id) && !names.plays.has(id.replace(/^.*\//, 'everyone/')))
      fault(`"${id}" is no play`)
  if (suits.length > 5) fault(`${suits.length} plays suit the day, not up to 5`)
  if (play.tasks.length < 3 || play.tasks.length > 6) fault(`${play.tasks.length} tasks, not 3 to 6`)
}

function checkNames(
  { conditions, topic, each, text, at }: Alternative,
  names: Names,
  fault: ReportFault,
): void {
  if (topic !== null && !names.topics.has(topic)) fault(`"${topic}" is no topic`, at)
  const rows = each === null ? [] : slotsOfRows[each.what]
  for (const slot of slotsIn(text))
    if (!isSlot(slot, names) && !rows.includes(small(slot))) fault(`{${slot}} is no slot`, at)
  for (const condition of conditions) {
    if (condition.is === 'answer' && !names.questions.has(condition.question))
      fault(`"${condition.question}" is no house question`, at)
    const asked =
      condition.is === 'has'
        ? condition.needs.map(({ slot }) => slot)
        : condition.is === 'lacks'
          ? condition.slots
          : []
    for (const slot of asked)
      if (!isSlot(slot, names)) fault(`"${slot}" is asked for, but nothing fills it`, at)
  }
}

const small = (slot: string) => slot.charAt(0).toLowerCase() + slot.slice(1)
const isSlot = (slot: string, { slots }: Names) => slots.has(slot) || slots.has(small(slot))

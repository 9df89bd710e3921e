// Finds what is wrong with written entries before a reader does. Each fault is one sentence that names the entry.
import { objectives, FormContentType } from '#contract/content.ts'
import { Pillar, Stage } from '#contract/library.ts'
import { asEntry, type Brief } from './brief.ts'
import { sometimesOf, slotsOf, whysOf, type Archetype, type Entry, type SlotName } from './entry.ts'
import { conceptOf } from './thesaurus.ts'
import { bannedClaims, cliches } from './wording.ts'

/** Every fault of a set of entries, in the order of the entries; empty when there is none. */
export function lintEntries(entries: readonly Entry[], kind: 'move' | 'question' | 'brief'): string[] {
  return [
    ...repeated(entries.map((entry) => entry.id)).map((id) => `The id "${id}" is used twice.`),
    ...entries.flatMap((entry) => lintEntry(entry, kind).map((fault) => `${entry.id}: ${fault}`)),
    ...repeated(entries.flatMap((entry) => entry.callsToAction)).map(
      (call) => `The call to action "${call}" is used twice.`,
    ),
    ...wornOpenings(entries),
  ]
}

/** The faults of an archetype's questions, and of their spread over stages, pillars, formats and objectives. */
export function lintArchetype(archetype: Archetype): string[] {
  const { questions } = archetype
  const firsts = Math.floor((3 * questions.length) / 40)
  return [
    ...lintEntries(questions, 'question'),
    ...Stage.options
      .filter((stage) => !questions.some((entry) => entry.stage === stage))
      .map((stage) => `No question stands at the stage "${stage}".`),
    ...Pillar.options
      .filter((pillar) => !questions.some((entry) => entry.pillar === pillar))
      .map((pillar) => `No question belongs to the pillar "${pillar}".`),
    ...FormContentType.options
      .filter((format) => questions.filter((entry) => entry.formats[0] === format).length < firsts)
      .map((format) => `The format "${format}" comes first in fewer than ${firsts} questions.`),
    ...Object.keys(objectives)
      .filter((objective) => {
        const having = questions.filter((entry) => entry.objectives.some((own) => own === objective))
        return having.length < questions.length / 4
      })
      .map((objective) => `The objective "${objective}" is in fewer than a quarter of the questions.`),
    ...archetype.words
      .filter((word) => word !== word.toLowerCase())
      .map((word) => `The word "${word}" is not lower-case.`),
    ...repeated(archetype.industries).map((industry) => `The industry "${industry}" is listed twice.`),
  ]
}

/** The faults of seasonal briefs: those of any entry, and of the work that leads up to the day. */
export function lintBriefs(briefs: readonly Brief[]): string[] {
  return [
    ...lintEntries(briefs.map(asEntry), 'brief'),
    ...briefs.flatMap((brief) => lintProduction(brief).map((fault) => `${brief.id}: ${fault}`)),
  ]
}

function lintProduction({
  production,
  themes,
  moods,
  titles,
  needs,
  onTypeAlone,
  onDayNamed,
}: Brief): string[] {
  const weeks = production.map(({ weeksBefore }) => weeksBefore)
  return [
    ...(production.length < 3 || production.length > 6 ? [`it has ${production.length} tasks.`] : []),
    ...(weeks.some((week, at) => week > (weeks[at - 1] ?? Infinity))
      ? ['its tasks are not in their order.']
      : []),
    ...(weeks.some((week) => week <= 0 || week > 12)
      ? ['a task lies on the day or more than twelve weeks before it.']
      : []),
    ...production
      .filter(({ task }) => !/^\p{Lu}/u.test(task) || task.endsWith('.'))
      .map(({ task }) => `the task "${task}" does not begin with a capital letter or ends in a full stop.`),
    ...((themes.length === 0) !== (onDayNamed === true) || moods.length === 0
      ? ['it has no theme or no mood, or a theme although the fact names its day.']
      : []),
    ...((onTypeAlone === true || onDayNamed === true) === needs.concepts.length > 0
      ? ['it works either on the type alone, by the name of the day or by its concepts.']
      : []),
    ...(titles.some((title) => /\{(?:occasion|day)\}/.test(title))
      ? []
      : ['no title names its occasion or day.']),
  ]
}

/** Values of usual length, with which a title's length is measured, and with which entries are shown to those who judge them. */
export const typical: Record<SlotName, string> = {
  brand: 'Ludlow Bakehouse',
  label: 'Private dining',
  amount: '£9.50',
  year: '1978',
  years: '48',
  person: 'Martha Quinn',
  role: 'head baker',
  place: 'Shrewsbury',
  count: '200',
  noun: 'volunteers',
  hours: 'Monday to Friday, 9am to 5pm',
  label2: 'Weekday lunch',
  amount2: '£14',
  each: '£5.40',
  when: 'on 25 April 2027',
  time: 'forty minutes',
  clock: 'half past seven',
  occasion: 'Mothering Sunday',
  day: 'Sunday 7 March 2027',
  weekday: 'Thursday',
  month: 'October',
  measure: '66 degrees',
}

/** The faults of one entry by itself, without its name. */
export function lintEntry(entry: Entry, kind: 'move' | 'question' | 'brief'): string[] {
  const given = slotsGiven(entry)
  if (kind === 'brief') given.add('occasion').add('day')
  const optional = slotsAtTimes(entry)
  const told = [...whysOf(entry), entry.angle, ...entry.beats]
  const telling = [...entry.titles, ...told]
  const plain = [entry.question, ...entry.callsToAction, ...entry.tasks, ...entry.objections]
  const faults: string[] = []
  const fault = (wrong: boolean, sentence: string) => wrong && faults.push(sentence)

  fault(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.id), 'the id is not in kebab-case.')
  fault(!entry.question.endsWith('?'), 'the question does not end in a question mark.')
  fault(entry.needs.types.length === 0, 'it accepts no type of evidence.')
  for (const slot of told.flatMap(slotsIn)) {
    fault(!given.has(slot), `the slot {${slot}} is not surely given by its evidence.`)
  }
  for (const slot of entry.titles.flatMap(slotsIn)) {
    fault(!given.has(slot) && !optional.has(slot), `the slot {${slot}} is never given by its evidence.`)
  }
  const sure = entry.titles.filter((title) => slotsIn(title).every((slot) => given.has(slot)))
  fault(sure.length === 0, 'no title can surely be filled.')
  for (const text of plain) fault(slotsIn(text).length > 0, `no slot is filled in "${text}".`)
  for (const title of entry.titles) {
    const length = fill(title).length
    fault(length < 45 || length > 100, `the title "${title}" is ${length} characters once filled.`)
  }
  const anchored = entry.titles.filter((title) => slotsIn(title).length > 0)
  fault(anchored.length < 2, 'fewer than two titles carry a slot or {brand}.')
  fault(entry.beats.length < 3 || entry.beats.length > 5, `it has ${entry.beats.length} beats.`)
  for (const text of [...told, ...entry.callsToAction]) {
    fault(!/[.?:…]["'”’)]?$/.test(text), `"${text}" does not end in punctuation.`)
  }
  for (const text of [...telling, ...plain]) {
    fault(text.includes('!'), `"${text}" has an exclamation mark.`)
    for (const [pattern, wrong] of stumbles) fault(pattern.test(text), `"${text}" ${wrong}.`)
    for (const phrase of phrasesIn(text, cliches)) faults.push(`"${text}" says "${phrase}".`)
  }
  const claims = bannedClaims.filter(({ matters }) => matters === 'all' || matters === entry.sensitivity)
  const claimed = claims.map(({ phrase }) => phrase)
  for (const text of [...entry.titles, ...whysOf(entry), ...entry.callsToAction]) {
    for (const phrase of phrasesIn(text, claimed)) faults.push(`"${text}" claims "${phrase}".`)
  }
  faults.push(...lintConcepts(entry.needs.concepts, kind))
  fault(entry.formats.length === 0, 'it has no format.')
  fault(entry.objectives.length === 0, 'it has no objective.')
  return faults
}

const singular =
  'is|was|has|does|costs|takes|comes|needs|means|includes|covers|makes|works|leaves|stops|starts|begins|ends' +
  '|lasts|suits|gives|gets|goes|stands|fits|brings'
const preposition = 'about|at|between|by|for|from|in|of|on|to|with'
const currency = '(?:pounds?|penny|pennies|pence|quid|dollars?|euros?)'

/** What reads well with one value of a slot and badly with another. */
const stumbles: readonly (readonly [RegExp, string])[] = [
  [/\ban? \{/i, 'puts "a" or "an" before a slot, which may begin with either sound'],
  [
    new RegExp(`(?<!\\b(?:${preposition}) )\\{label2?\\} (?:${singular})\\b`, 'i'),
    'gives a label a verb in the singular, and a label may be a plural',
  ],
  [/\b(?:is|was|has|does) \{label/i, 'asks with a verb in the singular, and a label may be a plural'],
  [
    new RegExp(`\\b${currency}\\b.*\\{amount|\\{amount2?\\}.*\\b${currency}\\b`, 'i'),
    'names a currency, and the amount may be in another',
  ],
]

function lintConcepts(concepts: readonly string[], kind: 'move' | 'question' | 'brief'): string[] {
  if (kind === 'move') return concepts.length > 0 ? ['a move works on the type alone, without concepts.'] : []
  // A brief that works on the type alone has none: see `lintProduction`.
  if (kind === 'brief' && concepts.length === 0) return []
  const distinct = new Set(concepts.map(conceptOf))
  return [
    ...concepts
      .filter((concept) => !/^[a-z]+(-[a-z]+)*$/.test(concept))
      .map((concept) => `the concept "${concept}" is not one lower-case word.`),
    ...(distinct.size < 8 ? [`it has ${distinct.size} different concepts, where 8 are the least.`] : []),
  ]
}

/** The slots that every accepted type surely gives. */
function slotsGiven({ needs }: Entry): Set<string> {
  const bySecond: readonly (readonly [SlotName, SlotName])[] = [
    ['label', 'label2'],
    ['amount', 'amount2'],
  ]
  const second = needs.second ?? []
  const own = Object.keys(typical).filter((slot) =>
    needs.types.every((type) => slotsOf[type].some((given) => given === slot)),
  )
  const others = bySecond
    .filter(([slot]) => second.length > 0 && second.every((type) => slotsOf[type].includes(slot)))
    .map(([, slot]) => slot)
  return new Set(['brand', ...own, ...others])
}

/** The slots that every accepted type gives at least at times. */
function slotsAtTimes({ needs }: Entry): Set<string> {
  return new Set(
    Object.keys(typical).filter((slot) =>
      needs.types.every((type) =>
        [...slotsOf[type], ...(sometimesOf[type] ?? [])].some((given) => given === slot),
      ),
    ),
  )
}

/** Titles open alike at most four times in forty entries. */
function wornOpenings(entries: readonly Entry[]): string[] {
  const most = Math.ceil(entries.length / 10)
  const openings = entries.flatMap((entry) => entry.titles.map(opening))
  return [...new Set(openings)]
    .map((words) => ({ words, times: openings.filter((other) => other === words).length }))
    .filter(({ times }) => times > most)
    .map(({ words, times }) => `${times} titles open with "${words}", where ${most} are the most.`)
}

function opening(title: string): string {
  return title
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.replace(/^[^\p{L}\p{N}{]+|[^\p{L}\p{N}}]+$/gu, ''))
    .join(' ')
}

function slotsIn(text: string): string[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot]) => slot ?? '')
}

function fill(title: string): string {
  return Object.entries(typical).reduce((text, [slot, value]) => text.replaceAll(`{${slot}}`, value), title)
}

/** Which of the phrases stand in the text, whole and without regard to case. */
function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const any = phrases.map((phrase) => RegExp.escape(phrase)).join('|')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  return text.replaceAll('’', "'").toLowerCase().match(whole) ?? []
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))]
}

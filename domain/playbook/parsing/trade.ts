// Parses the file of one trade: its front matter, house questions, lexicon and plays.
import { waysOfWorking, type Entry, type Fault, type Question, type Trade } from '../form.ts'
import { parseList, playOf } from './play.ts'
import {
  splitAtHeadings,
  parseField,
  splitPhrases,
  readSource,
  splitWords,
  type Numbered,
  type Section,
  type SharedParts,
  type Source,
} from './source.ts'
import { textOf } from './text.ts'

/** Fields of the front matter that become slots of the trade's plays. */
export const tradeWords = ['business', 'people', 'person', 'visit', 'things', 'team'] as const

/**
 * Fields of the front matter that answer a question for the whole trade: whether it sells, whether it deals
 * with sad or serious matters (`grave`), and whether its things can be presents.
 */
export const tradeAnswers = ['sells', 'grave', 'gift'] as const

/**
 * Parses the file of one trade.
 * @param parts lines that several plays share, by name
 */
export function tradeOf(file: string, text: string, faults: Fault[], parts: SharedParts = new Map()): Trade {
  const source = readSource(file, text, faults, parts)
  const front = new Map(
    source.front.flatMap((line) => parseField(line) ?? []).map(({ name, value }) => [name, value]),
  )
  const id = front.get('trade') ?? ''
  const section = (name: string) => source.sections.filter(({ heading }) => headed(heading, name))
  const lines = (name: string) => section(name).flatMap(({ lines }) => lines)
  for (const { heading, at } of source.sections)
    if (!sections.some((name) => headed(heading, name))) source.fault(at, `There is no section "${heading}"`)
  return {
    id,
    name: front.get('name') ?? id,
    family: front.get('family') ?? '',
    names: splitPhrases(front.get('names') ?? ''),
    works: parseList(waysOfWorking, front.get('works') ?? '', 1, source),
    words: Object.fromEntries(tradeWords.flatMap((word) => pairOf(word, front.get(word)))),
    businessFrom: front.get('business-from') ?? null,
    answers: Object.fromEntries(tradeAnswers.flatMap((name) => pairOf(name, front.get(name)))),
    readerWords: {
      existing: splitPhrases(front.get('existing-words') ?? ''),
      new: splitPhrases(front.get('new-words') ?? ''),
    },
    questions: questionsOf(lines('questions'), source),
    topics: listsOf(lines('topics'), source),
    roles: listsOf(lines('roles'), source),
    year: yearOf(lines('year'), source),
    lexicon: lexiconOf(lines('offerings'), source),
    plays: [...section('plays'), ...section('occasions')].flatMap((part) => playsOf(part, id, source)),
    file,
  }
}

const sections = ['questions', 'topics', 'roles', 'year', 'offerings', 'plays', 'occasions']
const headed = (heading: string, name: string) => heading.toLowerCase().split(/[\s(,]/)[0] === name
const pairOf = (name: string, value: string | undefined): [string, string][] =>
  value === undefined || value === '' ? [] : [[name, value]]

const playsOf = ({ lines }: Section, trade: string, source: Source) =>
  splitAtHeadings(lines, /^## (.+)$/).map((section) => playOf(section, trade, source))

function questionsOf(lines: readonly Numbered[], source: Source): Question[] {
  const questions: (Question & { guesses: { answer: string; phrases: string[] }[] })[] = []
  for (const { text, at } of lines) {
    if (text === '') continue
    const [, answer, guessed] = /^\s+guess ([^:]+):\s*(.+)$/.exec(text) ?? []
    const [, id, ask, kind = 'words'] = /^- ([\w-]+):\s*([^|]+?)\s*(?:\|\s*(.+))?$/.exec(text) ?? []
    if (answer !== undefined && guessed !== undefined)
      questions.at(-1)?.guesses.push({ answer: answer.trim(), phrases: splitPhrases(guessed) })
    else if (id !== undefined && ask !== undefined) questions.push(questionOf(id, ask, kind))
    else source.fault(at, `"${text.slice(0, 40)}" is no question`)
  }
  return questions
}

function questionOf(id: string, said: string, kind: string): Question & { guesses: [] } {
  const [, example] = /[(]?[“"]([^”"]+)[”"]/.exec(said) ?? []
  const ask = said.replace(/\s*\([^)]*\)\s*$/, '').trim()
  const choices = kind.trim() === 'words' ? null : kind.split('/').map((choice) => choice.trim())
  return { id, ask, example: example ?? null, choices, guesses: [] }
}

function listsOf(lines: readonly Numbered[], source: Source): Record<string, string[]> {
  return Object.fromEntries(
    lines.flatMap(({ text, at }) => {
      if (text === '') return []
      const [, name, list] = /^- ([\w-]+):\s*(.*)$/.exec(text) ?? []
      if (name === undefined || list === undefined) {
        source.fault(at, `"${text.slice(0, 40)}" is no list: write "- name: phrase, phrase"`)
        return []
      }
      return [[name, splitPhrases(list)] as const]
    }),
  )
}

const yearOf = (lines: readonly Numbered[], source: Source): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(listsOf(lines, source)).map(([name, months]) => [
      name,
      months.flatMap((month) => splitWords(month)).map(Number),
    ]),
  )

/**
 * Parses `- Name | other name (kind) #tag: note`, and the lines of knowledge below it, such as `  who-for:
 * …`.
 */
function lexiconOf(lines: readonly Numbered[], source: Source): Entry[] {
  const entries: Entry[] = []
  for (const line of lines) {
    const { text, at } = line
    if (text === '') continue
    const [, name, said] = /^ {2}([\w-]+):\s+(.+)$/.exec(text) ?? []
    const last = entries.at(-1)
    if (name === undefined || said === undefined) entries.push(...entryOf(line, source))
    else if (last === undefined) source.fault(at, 'What is known of an offering stands below the offering')
    else entries.splice(-1, 1, withKnowledge(last, { name, said, at }, source))
  }
  return entries
}

function entryOf({ text, at }: Numbered, source: Source): Entry[] {
  const [, head, note] = /^- (.+?):\s+(.+)$/.exec(text) ?? []
  const [, names, kind, tag] = /^(.*?)\s*\(([\w-]+)\)\s*(?:#([\w-]+))?$/.exec(head ?? '') ?? []
  if (names === undefined || kind === undefined || note === undefined) {
    source.fault(at, `"${text.slice(0, 40)}" is no offering: write "- Name | other name (kind) #tag: note"`)
    return []
  }
  const all = names.split('|').map((name) => name.trim())
  const [name = ''] = all
  return [
    {
      name,
      names: all.map((one) => one.toLowerCase()),
      kind,
      tag: tag ?? null,
      note: textOf(note),
      spoken: null,
      knowledge: {},
      season: [],
      at,
    },
  ]
}

/**
 * Adds one line of knowledge to an entry. In a question the answer comes after a bar; in a season the months
 * come before one.
 */
function withKnowledge(
  entry: Entry,
  { name, said, at }: { name: string; said: string; at: number },
  source: Source,
): Entry {
  const withKnowledge = (more: Entry['knowledge']) => ({
    ...entry,
    knowledge: { ...entry.knowledge, ...more },
  })
  const [before = '', after] = said.split(/\s+\|\s+/)
  if (name === 'spoken') return { ...entry, spoken: textOf(said) }
  if (name === 'often-asked' && after !== undefined)
    return withKnowledge({ 'often-asked': textOf(before), 'often-answered': textOf(after) })
  if (name === 'in-season' && after !== undefined && /^[\d ]+$/.test(before))
    return { ...withKnowledge({ 'in-season': textOf(after) }), season: splitWords(before).map(Number) }
  const plain = plainKnowledge.find((one) => one === name)
  if (plain !== undefined) return withKnowledge({ [plain]: textOf(said) })
  source.fault(at, `"${name}" is nothing that is known of an offering, or its bar "|" is missing`)
  return entry
}

const plainKnowledge = ['what-it-is', 'who-for', 'how-it-goes', 'get-ready', 'common-mistake'] as const

// Parses one play: its fields, its sections and, if it has one, its occasion.
import { Objective } from '#contract/values/content.ts'
import {
  subjectKinds,
  audiences,
  efforts,
  waysOfWorking,
  type Alternative,
  type Block,
  type Line,
  type PlayOccasion,
  type Play,
  type Podcast,
  type Task,
} from '../form.ts'
import { ruleOf, windowsOf } from './days.ts'
import {
  splitAtHeadings,
  parseField,
  splitPhrases,
  splitWords,
  type Numbered,
  type Section,
  type Source,
} from './source.ts'
import { alternativeOf, parseAnswerCondition, formatOf, needOf } from './text.ts'

const many = ['title', 'subject', 'why', 'assumes'] as const
const single = [
  'intent',
  'for',
  'objectives',
  'formats',
  'effort',
  'keys',
  'about',
  'works',
  'brief',
  'needs',
  'not',
  'window',
  'moment',
  'sells',
  'country',
  'source',
  'weight',
  'occasion',
  'on',
  'name',
  'lead',
  'with',
]
const sectionNames = ['outline', 'draft', 'podcast', 'linkedin', 'event', 'tasks', 'cta', 'prepare']

/** Parses `## id` and the lines below it. Faults are reported, and parts that can't be read are left out. */
export function playOf(section: Section, trade: string, source: Source): Play {
  const { at, heading } = section
  const parts = splitAtHeadings(section.lines, /^### (.+)$/)
  const head = section.lines.slice(
    0,
    parts[0] ? section.lines.indexOf(lineAt(section, parts[0].at)) : undefined,
  )
  const fields = fieldsOf(head, source)
  const value = (name: string) => fields.single.get(name)?.text ?? ''
  const said = (name: string, is: string | null) => is ?? (source.fault(at, `${heading}: ${name}`), null)
  if (!/^[a-z0-9-]+$/.test(heading))
    source.fault(at, `The id "${heading}" must be lower-case words with hyphens`)
  for (const { heading: name, at } of parts)
    if (!sectionNames.includes(name)) source.fault(at, `There is no section "${name}"`)
  const block = (name: string) => blockOf(parts.find(({ heading }) => heading === name)?.lines ?? [], source)
  const has = (name: string) => parts.some(({ heading }) => heading === name)
  return {
    id: `${trade}/${heading}`,
    trade,
    intent: said('intent is missing', value('intent') || null) ?? '',
    reader: audiences.find((one) => one === (value('for') || 'both')) ?? 'both',
    objectives: splitWords(value('objectives')).flatMap(
      (name) => Objective.options.find((one) => one === name) ?? [],
    ),
    formats: splitWords(value('formats').replaceAll(',', ' ')).flatMap((name) => formatOf(name) ?? []),
    effort: efforts.find((one) => one === value('effort')) ?? 'half-day',
    keys: splitPhrases(value('keys').includes(',') ? value('keys') : splitWords(value('keys')).join(',')),
    about: subjectKinds.find((one) => one === value('about')) ?? null,
    works: parseList(waysOfWorking, value('works'), at, source),
    isForBriefs: value('brief') === 'only',
    needs: splitWords(value('needs').replaceAll(',', ' ')).map(needOf),
    not: splitWords(value('not').replaceAll(',', ' ')).flatMap((tag) => parseAnswerCondition(tag) ?? []),
    windows: windows(value('window'), at, source),
    moment: splitPhrases(value('moment')),
    sellsPlainly: value('sells') === 'plainly',
    country: value('country') === '' ? null : value('country').toLowerCase(),
    source: value('source') || null,
    weight: Number(value('weight') || 0),
    titles: fields.many.title,
    subjects: fields.many.subject,
    whys: fields.many.why,
    assumes: fields.many.assumes,
    outline: block('outline'),
    draft: block('draft'),
    cta: block('cta'),
    prepare: block('prepare'),
    podcast: has('podcast') ? podcastOf(block('podcast')) : null,
    linkedin: has('linkedin') ? linkedinOf(block('linkedin')) : null,
    event: has('event') ? block('event') : null,
    tasks: tasksOf(parts.find(({ heading }) => heading === 'tasks')?.lines ?? [], source),
    occasion: occasionOf(value, trade, at, source),
    at,
    file: source.file,
  }
}

/** Parses words of which each must be in a fixed list. Any other word is reported as a fault. */
export function parseList<Name extends string>(
  all: readonly Name[],
  said: string,
  at: number,
  source: Source,
): Name[] {
  return splitWords(said.replaceAll(',', ' ')).flatMap((word) => {
    const found = all.find((one) => one === word)
    if (found === undefined) source.fault(at, `"${word}" is not one of ${all.join(', ')}`)
    return found ?? []
  })
}

const lineAt = ({ lines }: Section, at: number): Numbered =>
  lines.find((line) => line.at === at) ?? { text: '', at }

function windows(said: string, at: number, source: Source): Play['windows'] {
  if (said === '') return []
  const found = windowsOf(said)
  if (found === null) source.fault(at, `"${said}" is no window`)
  return found ?? []
}

function fieldsOf(lines: readonly Numbered[], source: Source) {
  const found = {
    single: new Map<string, Numbered>(),
    many: { title: [], subject: [], why: [], assumes: [] } as Record<(typeof many)[number], Alternative[]>,
  }
  for (const line of lines) {
    if (line.text === '') continue
    const read = parseField(line)
    const list = many.find((name) => name === read?.name)
    if (read === null) source.fault(line.at, `"${line.text.slice(0, 40)}" is no field`)
    else if (list !== undefined) found.many[list].push(alternativeOf({ text: read.value, at: line.at }))
    else if (single.includes(read.name)) found.single.set(read.name, { text: read.value, at: line.at })
    else source.fault(line.at, `There is no field "${read.name}"`)
  }
  return found
}

/**
 * Parses the lines of a section: `- ` starts a line, `/ ` adds an alternative to it, `- part name` inserts a
 * shared line, an empty line ends a paragraph. Other text is a line of its own.
 */
export function blockOf(lines: readonly Numbered[], source: Source): Block {
  const block: (Line | null)[] = []
  for (const { text, at } of lines) {
    if (text === '') {
      if (block.length > 0 && block.at(-1) !== null) block.push(null)
      continue
    }
    const [, part] = /^- part ([\w-]+)$/.exec(text) ?? []
    if (part !== undefined) {
      const shared = source.parts.get(part)
      if (shared === undefined) source.fault(at, `There is no part "${part}"`)
      else block.push(shared)
      continue
    }
    const [, sign, said = ''] = /^(- |\/ )?(.*)$/.exec(text) ?? []
    const alternative = alternativeOf({ text: said, at })
    const last = block.findLastIndex((line) => line !== null)
    if (sign !== '/ ') block.push([alternative])
    else if (last >= 0) block.splice(last, 1, [...(block[last] ?? []), alternative])
    else source.fault(at, 'An alternative with no line before it')
  }
  return block.at(-1) === null ? block.slice(0, -1) : block
}

/** Separates the lines that start with a label such as "guest:", and removes the label. */
function splitByLabel(block: Block, word: string): { with: Line[]; without: Line[] } {
  const parts = { with: [] as Line[], without: [] as Line[] }
  for (const line of block) {
    if (line === null) continue
    if (line[0] !== undefined && startsWithLabel(line[0], word))
      parts.with.push(line.map((one) => withoutLabel(one, word)))
    else parts.without.push(line)
  }
  return parts
}

const startsWithLabel = ({ text: [first] }: Alternative, word: string) =>
  typeof first === 'string' && first.toLowerCase().startsWith(`${word}:`)

function withoutLabel(alternative: Alternative, word: string): Alternative {
  const [first, ...rest] = alternative.text
  if (!startsWithLabel(alternative, word) || typeof first !== 'string') return alternative
  const left = first.slice(word.length + 1).trimStart()
  return { ...alternative, text: left === '' ? rest : [left, ...rest] }
}

function podcastOf(block: Block): Podcast {
  const { with: guest, without } = splitByLabel(block, 'guest')
  const { with: segments, without: questions } = splitByLabel(without, 'segment')
  return { guest, questions, segments }
}

function linkedinOf(block: Block): Play['linkedin'] {
  const hook = block.find((line) => line?.[0] !== undefined && startsWithLabel(line[0], 'hook')) ?? null
  const draft = block.filter((line) => line !== hook)
  const first = draft.findIndex((line) => line !== null)
  return {
    hook: hook === null ? null : hook.map((one) => withoutLabel(one, 'hook')),
    draft: first < 0 ? [] : draft.slice(first),
  }
}

function tasksOf(lines: readonly Numbered[], source: Source): Task[] {
  return lines.flatMap(({ text, at }) => {
    if (text === '') return []
    const [, tag = '', days, said] = /^- (\([^)]*\)\s*)?([+-]?\d+)d:\s*(.+)$/.exec(text) ?? []
    if (days === undefined || said === undefined) {
      source.fault(at, `"${text.slice(0, 40)}" is no task: write "- -21d: What is to be done"`)
      return []
    }
    return [{ days: Number(days), line: alternativeOf({ text: tag + said, at }) }]
  })
}

function occasionOf(
  value: (name: string) => string,
  trade: string,
  at: number,
  source: Source,
): PlayOccasion | null {
  const days = splitWords(value('occasion').replaceAll(',', ' '))
  const rule = value('on') === '' ? null : ruleOf(value('on'))
  if (value('on') !== '' && rule === null) source.fault(at, `"${value('on')}" is no day`)
  if (days.length === 0 && rule === null) return null
  const named = (id: string) => (id.includes('/') ? id : `${trade}/${id}`)
  return {
    days,
    own: rule === null ? null : { rule, name: value('name') },
    lead: Number(value('lead').replace(/d$/, '') || 28),
    suits: splitWords(value('with').replaceAll(',', ' ')).map(named),
  }
}

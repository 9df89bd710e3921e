// Parses all files of the library into one playbook.
import type { Fault, Playbook, SharedWords, Trade } from '../form.ts'
import { audiences } from '../form.ts'
import { blockOf } from './play.ts'
import { splitPhrases, readSource, type SharedParts } from './source.ts'
import { newsLinesOf } from './news.ts'
import { tradeOf } from './trade.ts'

/** A file of the library and its path inside the library, such as "everyone/big-days.md". */
export interface LibraryFile {
  path: string
  text: string
}

export interface ReadPlaybook {
  playbook: Playbook
  faults: Fault[]
}

export function readPlaybook(files: readonly LibraryFile[]): ReadPlaybook {
  const faults: Fault[] = []
  const ofWords = files.find(({ path }) => path === 'words.md')?.text ?? ''
  const parts = partsOf(ofWords, faults)
  const read = files
    .filter(({ path }) => path.includes('/') && path.endsWith('.md'))
    .toSorted((one, other) => one.path.localeCompare(other.path))
    .map(({ path, text }) => tradeOf(path, text, faults, parts))
  const everyone = read.filter(({ id }) => id === 'everyone')
  const ofNews = files.find(({ path }) => path === 'news.md')
  const playbook: Playbook = {
    news: newsLinesOf('news.md', ofNews?.text ?? '---\n---\n', faults),
    words: wordsOf(ofWords, faults),
    everyone: joined(everyone),
    trades: read.filter(({ id }) => id !== 'everyone'),
  }
  return { playbook, faults }
}

/** Combines the files in `everyone/` into one trade. */
function joined(parts: readonly Trade[]): Trade {
  return {
    id: 'everyone',
    name: 'Everyone',
    family: 'everyone',
    names: [],
    works: [],
    words: {},
    businessFrom: null,
    answers: {},
    readerWords: {},
    questions: parts.flatMap(({ questions }) => questions),
    topics: Object.assign({}, ...parts.map(({ topics }) => topics)),
    roles: Object.assign({}, ...parts.map(({ roles }) => roles)),
    year: {},
    lexicon: [],
    plays: parts.flatMap(({ plays }) => plays),
    file: 'everyone',
  }
}

const sourceOfWords = (text: string, faults: Fault[]) =>
  readSource('words.md', `---\n---\n${text.replaceAll(/^## /gm, '# ')}`, faults)

/** Parses lines that many plays share. Each is below a heading of its own, such as "## Part: next-step". */
function partsOf(text: string, faults: Fault[]): SharedParts {
  const source = sourceOfWords(text, faults)
  return new Map(
    source.sections.flatMap(({ heading, lines }) => {
      const [, name] = /^Part: ([\w-]+)$/.exec(heading) ?? []
      const [line] = blockOf(lines, source).filter((one) => one !== null)
      return name === undefined || line === undefined ? [] : [[name, line] as const]
    }),
  )
}

function wordsOf(text: string, faults: Fault[]): SharedWords {
  const source = sourceOfWords(text, faults)
  const lists = (name: string) => {
    const lines = source.sections.find(({ heading }) => heading.toLowerCase() === name)?.lines ?? []
    return Object.fromEntries(
      lines.flatMap(({ text }) => {
        const [, key, list] = /^- ([^:]+):\s*(.*)$/.exec(text) ?? []
        return key === undefined || list === undefined ? [] : [[key.trim(), list] as const]
      }),
    )
  }
  const intents = Object.entries(lists('intents')).map(([name, list]) => [name, splitPhrases(list)] as const)
  const ofAudiences = lists('audiences')
  return {
    intents: Object.fromEntries(intents),
    jobs: lists('jobs'),
    audiences: Object.fromEntries(
      audiences.flatMap((name) => {
        const list = ofAudiences[name]
        return list === undefined ? [] : [[name, splitPhrases(list)] as const]
      }),
    ),
    american: Object.entries(lists('british and american')).map(([uk, us]) => ({ uk, us })),
    grave: splitPhrases(lists('grave').tags ?? ''),
    weakFormats: Object.fromEntries(
      Object.entries(lists('seldom')).map(([format, families]) => [format, splitPhrases(families)]),
    ),
    never: splitPhrases(lists('never').words ?? ''),
  }
}

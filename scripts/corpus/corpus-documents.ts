// Reads the corpus's real documents and reports how much of each was found and how each bad one was handled.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { DocumentReading, DocumentText } from '#domain/reading/documents.ts'
import { Problem } from '#domain/problem.ts'
import { documentReader, type Reading } from '#server/outside/documents/document-reader.ts'

export interface GoodFile {
  name: string
  found: number
  expected: number
  missing: string[]
  parts: number
  facts: number
  sections: number
}

export interface BadFile {
  name: string
  observed: string
  asExpected: boolean
}

export interface DocumentFigures {
  good: GoodFile[]
  bad: BadFile[]
  readings: Reading[]
  /** The share of all expected lines that were found. */
  share: number
  /** The time in which a server in the same process answered while files were read. */
  meanwhile: { answers: number; loopDelayMilliseconds: number }
}

/** The corpus folder: `CORPUS_DIR`, or beside the project. */
export const corpusFolder = process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/corpus')

/** Prints the figures as a table, or says that there is no corpus. */
export async function printDocuments(folder = corpusFolder): Promise<void> {
  const figures = await documentFigures(folder)
  console.log(figures ? tableOf(figures) : documentsAbsent)
}

export const documentsAbsent = 'corpus absent: documents not run'

/** The figures of every document, or null if there is no corpus. */
export async function documentFigures(folder = corpusFolder): Promise<DocumentFigures | null> {
  const docs = join(folder, 'docs')
  if (!existsSync(join(docs, 'TRUTH.json'))) return null
  const truth: Truth = JSON.parse(readFileSync(join(docs, 'TRUTH.json'), 'utf8'))
  const readings: Reading[] = []
  const neighbour = await askedAllTheWhile()
  const goodTexts = await readAll(join(docs, 'good'), Object.keys(truth.good), readings)
  const badTexts = await readAll(join(docs, 'bad'), readdirSync(join(docs, 'bad')), readings)
  const meanwhile = await neighbour.stop()
  const good = goodTexts.map(({ name, outcome }) => goodFile(name, outcome, truth.good[name]?.expect ?? []))
  const bad = badTexts.map((file) => badFile(file, truth.bad[file.name]?.class ?? 'crash'))
  const sum = (count: (file: GoodFile) => number) => good.reduce((total, file) => total + count(file), 0)
  return {
    good,
    bad,
    readings,
    meanwhile,
    share: sum((file) => file.found) / sum((file) => file.expected),
  }
}

interface Truth {
  good: Record<string, { expect: string[] }>
  bad: Record<string, { class: string }>
}

type Outcome = DocumentReading & { text: DocumentText }

interface ReadFile {
  name: string
  outcome: Outcome | Problem
  reading: Reading | undefined
}

async function readAll(folder: string, names: readonly string[], readings: Reading[]): Promise<ReadFile[]> {
  const childScript = new URL('../../server/outside/documents/parse-child.ts', import.meta.url)
  let reading: Reading | undefined
  const reader = documentReader({ childScript, onReading: (one) => readings.push((reading = one)) })
  const files: ReadFile[] = []
  for (const name of names) {
    reading = undefined
    const outcome = await reader
      .read(readFileSync(join(folder, name)), { fileName: name, today: '2026-11-20', brandName: '' })
      .catch((error: unknown) => {
        if (error instanceof Problem) return error
        throw error
      })
    files.push({ name, outcome, reading })
  }
  return files
}

function goodFile(name: string, outcome: Outcome | Problem, expect: string[]): GoodFile {
  if (outcome instanceof Problem) {
    return {
      name,
      found: 0,
      expected: expect.length,
      missing: [outcome.message],
      parts: 0,
      facts: 0,
      sections: 0,
    }
  }
  const { text, facts, insights } = outcome
  const all = plain(text.parts.map((part) => part.text).join(' '))
  const missing = expect.filter((line) => !all.includes(plain(line)))
  return {
    name,
    missing,
    found: expect.length - missing.length,
    expected: expect.length,
    parts: text.parts.length,
    facts: facts.length,
    sections: Object.keys(insights).length,
  }
}

/**
 * Makes texts comparable: spaces, hyphens and ligatures differ between readers, and quotation marks between
 * fonts.
 */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00AD\u2010-\u2015-]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')

function badFile({ name, outcome, reading }: ReadFile, kind: string): BadFile {
  // Seconds are shown but have no limit here, because they depend on the machine.
  const peakMegabytes = reading?.peakMegabytes ?? 0
  if (outcome instanceof Problem) {
    const asExpected = {
      type: outcome.kind === 'wrong-type',
      zero: outcome.message.includes('empty'),
      bomb: peakMegabytes < 200,
      crash: peakMegabytes < 300,
    }[kind]
    return { name, observed: `${outcome.kind}: ${outcome.message}`, asExpected: asExpected ?? false }
  }
  const { text, notice } = outcome
  const asExpected = {
    scan: text.parts.length === 0 && notice !== null && notice.includes('No text found'),
    safe: true,
    // A zip bomb is handled well if it is refused, or if its packed pictures are never opened.
    bomb: peakMegabytes < 200,
    crash: peakMegabytes < 300,
  }[kind]
  const observed = `read, ${text.parts.length} parts${notice ? `; ${notice}` : ''}`
  return { name, observed, asExpected: asExpected ?? false }
}

/**
 * A loopback server in this process, asked every 20 ms, to check that reading a file doesn't block the event
 * loop.
 */
async function askedAllTheWhile() {
  const server = createServer((_, response) => response.end('ok'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let answers = 0
  const end = new AbortController()
  const asker = (async () => {
    for (; !end.signal.aborted; answers++) {
      await (await fetch(url)).text()
      await setTimeout(20)
    }
  })()
  return {
    async stop() {
      end.abort()
      await asker
      delay.disable()
      await new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      })
      return { answers, loopDelayMilliseconds: delay.max / 1e6 }
    },
  }
}

function tableOf({ good, bad, readings, share, meanwhile }: DocumentFigures): string {
  const figures = new Map(readings.map((reading) => [reading.fileName, reading]))
  const cost = (name: string) => {
    const reading = figures.get(name)
    return reading
      ? `${reading.seconds.toFixed(2)} s ${reading.peakMegabytes.toFixed(0).padStart(4)} MB`
      : '   not begun  '
  }
  const expected = good.reduce((sum, file) => sum + file.expected, 0)
  const found = good.reduce((sum, file) => sum + file.found, 0)
  return [
    'good documents: expected lines found, parts, facts, insight sections',
    ...good.flatMap((file) => [
      `  ${file.name.padEnd(34)} ${file.found} of ${file.expected}  ${String(file.parts).padStart(5)} ${String(file.facts).padStart(4)} ${String(file.sections).padStart(3)}  ${cost(file.name)}`,
      ...file.missing.map((line) => `      missing: ${line}`),
    ]),
    `  lines found: ${found} of ${expected} = ${(share * 100).toFixed(1)}% (target 90%)`,
    'bad documents: what happened',
    ...bad.map(
      (file) =>
        `  ${file.asExpected ? 'as expected' : 'NOT AS EXPECTED'}  ${file.name.padEnd(44)} ${cost(file.name)}  ${file.observed}`,
    ),
    `  as expected: ${bad.filter((file) => file.asExpected).length} of ${bad.length}`,
    `slowest ${Math.max(...readings.map((reading) => reading.seconds)).toFixed(2)} s (target: under 20), most memory ${Math.max(...readings.map((reading) => reading.peakMegabytes)).toFixed(0)} MB (target: under 300)`,
    `meanwhile a server of the same process gave ${meanwhile.answers} answers; longest event loop delay ${meanwhile.loopDelayMilliseconds.toFixed(0)} ms`,
  ].join('\n')
}

if (import.meta.main) await printDocuments()

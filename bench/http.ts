// `npm run bench:http`: requests per second of the product compared with a bare server that runs the same
// select. Both run at once and are measured in turns, so that other load slows both; the result is the ratio
// within a round.
import os from 'node:os'
import pg from 'pg'
import { cpuOf, pin, startChild, type Child } from './child.ts'
import { load, type Load } from './load.ts'
import { prepareTestData, type TestData } from './test-data.ts'

const ROUNDS = 5
const CONNECTIONS = 16
const postgres = process.env.DATABASE_URL
/** The seconds per measurement. There are thirty measurements on each database. */
const SECONDS = Number(process.env.SECONDS ?? (postgres ? 1.5 : 4))

interface Question {
  name: string
  product: (data: TestData) => string
  bare: (data: TestData) => string
  signedIn?: boolean
  /** The lowest acceptable share of the bare server's requests per second. */
  wanted: { embedded: number; postgres: number }
}

const questions: Question[] = [
  {
    name: 'GET /api/delivery/:token',
    product: ({ token }) => `/api/delivery/${token}`,
    bare: ({ token }) => `/report/${token}`,
    wanted: { embedded: 0.65, postgres: 0.55 },
  },
  {
    name: 'GET /delivery/:token',
    product: ({ token }) => `/delivery/${token}`,
    bare: ({ token }) => `/page/${token}`,
    wanted: { embedded: 0.25, postgres: 0.25 },
  },
  {
    name: 'GET /api/content-ideas',
    product: () => '/api/content-ideas?limit=20',
    bare: ({ profileId }) => `/ideas/${profileId}`,
    signedIn: true,
    wanted: { embedded: 0.3, postgres: 0.3 },
  },
]

interface Measured extends Load {
  /** Microseconds of CPU time per request, including the database's. */
  cpu: number
}

delete process.env.DATABASE_URL
say(
  `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`,
)
await compare('embedded')
if (postgres) {
  process.env.DATABASE_URL = postgres
  await compare('postgres')
}

async function compare(database: 'embedded' | 'postgres') {
  const data = await prepareTestData()
  const children: Child[] = []
  try {
    const product = await startChild(['dist/server/main.js'], data.product)
    children.push(product)
    const bare = await startChild(['bench/bare.ts'], data.bare)
    children.push(bare)
    // A first run is not counted. It opens the connections and lets the JIT compile frequent code.
    for (const question of questions) await askBoth(question, data, product, bare, { seconds: 0.7 })
    const groups = {
      product: [product.pid, ...(await backendsOf(data.product))],
      bare: [bare.pid, ...(await backendsOf(data.bare))],
    }
    const pinned =
      os.cpus().length > 1 && pin(0, [...groups.product, ...groups.bare]) && pin(1, [process.pid])
    say(
      `\n${database}: ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, ${pinned ? 'servers on core 0, load on core 1' : 'cores not pinned'}`,
    )
    const rounds: { product: Measured; bare: Measured }[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, question] of questions.entries()) {
        const both = await askBoth(question, data, product, bare, { seconds: SECONDS, groups })
        ;(rounds[at] ??= []).push(both)
      }
    }
    print(database, rounds)
  } finally {
    for (const child of children) await child.stop()
    await data.remove()
  }
}

async function askBoth(
  question: Question,
  data: TestData,
  product: Child,
  bare: Child,
  { seconds, groups }: { seconds: number; groups?: { product: number[]; bare: number[] } },
) {
  const measure = async (port: number, path: string, pids: number[] = [], cookie?: string) => {
    const before = cpuOf(pids)
    const result = await load(port, path, { connections: CONNECTIONS, seconds, ...(cookie && { cookie }) })
    return { ...result, cpu: (cpuOf(pids) - before) / result.requests }
  }
  const cookie = question.signedIn ? data.cookie : undefined
  return {
    product: await measure(product.port, question.product(data), groups?.product, cookie),
    bare: await measure(bare.port, question.bare(data), groups?.bare),
  }
}

/**
 * The database processes that serve only this server; none if the database is embedded or on another machine.
 */
async function backendsOf({ DATABASE_URL }: Record<string, string>): Promise<number[]> {
  const host = DATABASE_URL && new URL(DATABASE_URL).hostname
  if (!host || !['localhost', '127.0.0.1', '[::1]'].includes(host)) return []
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name = current_setting('application_name')`,
  )
  await client.end()
  return rows.map((row) => row.pid)
}

function print(
  database: 'embedded' | 'postgres',
  rounds: readonly { product: Measured; bare: Measured }[][],
) {
  const row = (...cells: (string | number)[]) =>
    say(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(10))).join(''))
  row('median of the rounds', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs', 'ratio', 'from', 'to', 'target')
  for (const [at, question] of questions.entries()) {
    const asked = rounds[at] ?? []
    const ratios = asked.map(({ product, bare }) => speed(product) / speed(bare)).toSorted((a, b) => a - b)
    const wanted = question.wanted[database]
    const median = medianOf(ratios)
    const line = (name: string, of: Measured[], ...rest: string[]) =>
      row(
        name,
        medianOf(of.map(speed)).toFixed(0),
        medianOf(of.map((one) => one.p50)).toFixed(1),
        medianOf(of.map((one) => one.p99)).toFixed(1),
        medianOf(of.map((one) => one.cpu)).toFixed(0),
        ...rest,
      )
    line(
      question.name,
      asked.map((one) => one.product),
      ...[median, ratios[0] ?? NaN, ratios.at(-1) ?? NaN].map((ratio) => ratio.toFixed(2)),
      `${wanted.toFixed(2)} ${median >= wanted ? 'met' : 'MISSED'}`,
    )
    line(
      '  bare node:http, same select',
      asked.map((one) => one.bare),
    )
  }
}

function speed({ requests, seconds }: Load) {
  return requests / seconds
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

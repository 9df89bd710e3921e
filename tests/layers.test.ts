// Checks by their imports that the layers, and the modules of the domain, only use those that they may.
import fs from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { root } from '#tests/support/database.ts'

interface Import {
  from: string
  /** The imported file or package, with layers as `domain/…`. */
  to: string
}

const sources = ['contract', 'domain', 'server', 'web']
  .flatMap((layer) =>
    fs
      .readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
      .map((name) => `${layer}/${name}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))

/** Every form of import: static, type-only, re-export, dynamic, side effect. Quotations in comments don't look like a module. */
const importForms = /(?<![.\w])(?:from|import)\s*\(?\s*['"]([#.@a-z][^'"\s]*)['"]/g

function importsOf(file: string, text = fs.readFileSync(path.join(root, file), 'utf8')): Import[] {
  return [...text.matchAll(importForms)].map(([, name = '']) => ({ from: file, to: resolved(file, name) }))
}

function resolved(file: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), name))
  return name
}

const imports = sources.flatMap((file) => importsOf(file))

/** What each layer may import; the first rule that matches a file applies. */
const rules: [files: RegExp, allowed: RegExp][] = [
  [/^contract\//, /^(contract\/|zod\/mini$)/],
  [
    /^domain\//,
    /^(contract\/|domain\/|zod\/mini$|cheerio\/slim$|css-tree(\/(parser|tokenizer))?$|culori$|franc$|minisearch$)/,
  ],
  [/^server\/routes\//, /^(contract\/|domain\/|server\/http\/|server\/routes\/)/],
  [
    /^server\/store\//,
    /^(contract\/|domain\/|server\/store\/|node:|zod\/mini$|drizzle-orm|pg$|@electric-sql\/pglite$)/,
  ],
  [/^server\/outside\/([^/]+)\//, /^(?!server\/(routes|http|jobs|store)\/|web\/|tests\/|scripts\/)/],
  [/^server\/jobs\//, /^(?!server\/(routes|http)\/|web\/|tests\/)/],
  [/^server\//, /^(?!web\/|tests\/|scripts\/|bench\/)/],
  [/^web\/(components|api)\//, /^(?!domain\/|server\/|tests\/|node:|web\/(pages|app|public|emails)\/)/],
  [/^web\/pages\/([^/]+)\//, /^(?!domain\/|server\/|tests\/|node:)/],
  [/^web\//, /^(?!domain\/|server\/|tests\/|node:)/],
]

function isForbidden({ from, to }: Import): boolean {
  const rule = rules.find(([files]) => files.test(from))
  if (!rule || !rule[1].test(to)) return true
  const outer = /^server\/outside\/([^/]+)\//
  const [, own] = outer.exec(from) ?? []
  const [, other] = outer.exec(to) ?? []
  if (own && other && own !== other) return true
  const [, page] = /^web\/pages\/([^/]+)\//.exec(from) ?? []
  const [, otherPage] = /^web\/pages\/([^/]+)\//.exec(to) ?? []
  return Boolean(page && otherPage && page !== otherPage)
}

test('no file imports from a layer that it may not use', () => {
  expect(imports.filter(isForbidden)).toEqual([])
})

/** Each domain module with the modules it may import. ARCHITECTURE.md says why. */
const mayKnow: Record<string, string[]> = {
  schedule: [],
  seasons: [],
  work: [],
  account: [],
  playbook: ['seasons'],
  reading: ['playbook'],
  brand: ['account', 'schedule', 'work', 'reading', 'playbook'],
  calendar: ['account', 'brand', 'schedule', 'seasons', 'playbook'],
  ideas: ['account', 'brand', 'calendar', 'playbook', 'reading', 'schedule', 'seasons', 'work'],
  news: ['account', 'brand', 'playbook', 'reading', 'schedule', 'work'],
  delivery: [
    'account',
    'brand',
    'calendar',
    'ideas',
    'news',
    'playbook',
    'reading',
    'schedule',
    'seasons',
    'work',
  ],
  operations: ['account', 'brand', 'delivery'],
}

test('every module of the domain is in the list of permitted imports', () => {
  const nouns = sources.flatMap((file) => /^domain\/([^/]+)\//.exec(file)?.[1] ?? [])
  expect([...new Set(nouns)].toSorted()).toEqual(Object.keys(mayKnow).toSorted())
})

test('no module of the domain imports one that it may not use', () => {
  const arrows = imports.flatMap(({ from, to }) => {
    const [, own] = /^domain\/([^/]+)\//.exec(from) ?? []
    const [, other] = /^domain\/([^/]+)\//.exec(to) ?? []
    return own && other && own !== other && !mayKnow[own]?.includes(other) ? [`${from} → ${to}`] : []
  })
  expect(arrows).toEqual([])
})

test('no module of the domain imports itself through others, not even for types', () => {
  const graph = new Map(sources.map((file) => [file, importsOf(file).map((one) => one.to)]))
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open')
      return void cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of sources) visit(file, [])
  expect(cycles).toEqual([])
})

const forbidden: [file: string, line: string][] = [
  ['contract/forbidden.ts', "import fs from 'node:fs'"],
  ['contract/forbidden.ts', "import type { World } from '#domain/world.ts'"],
  ['domain/ideas/forbidden.ts', "import { request } from 'undici'"],
  ['domain/ideas/forbidden.ts', "export { readFileSync } from 'node:fs'"],
  ['domain/ideas/forbidden.ts', "const fs = await import('node:fs')"],
  ['domain/ideas/forbidden.ts', "import '#server/main.ts'"],
  ['domain/ideas/forbidden.ts', "import type { Config } from '../../server/config.ts'"],
  ['server/routes/forbidden.ts', "import { users } from '#server/store/tables.ts'"],
  ['server/routes/forbidden.ts', "import { sql } from 'drizzle-orm'"],
  ['server/store/forbidden.ts', "import { guard } from '#server/http/guards.ts'"],
  ['server/outside/mail/forbidden.ts', "import { guarded } from '../fetching/guard.ts'"],
  ['server/jobs/forbidden.ts', "import { routes } from '#server/routes/routes.ts'"],
  ['web/pages/profile/forbidden.tsx', "import { builtIn } from '#domain/ideas/playbook-engine.ts'"],
  ['web/pages/profile/forbidden.tsx', "import { x } from '../settings/settings.tsx'"],
  ['web/components/forbidden.tsx', "import { x } from '#web/pages/profile/profile.tsx'"],
]

test.each(forbidden)('a forbidden import in %s is found: %s', (file, line) => {
  expect(importsOf(file, line).filter(isForbidden)).toHaveLength(1)
})

const plant = path.join(root, 'domain/ideas/forbidden-import.ts')
afterAll(() => fs.rmSync(plant, { force: true }))

test('the compiler and the linter report what the domain must not do', () => {
  fs.writeFileSync(
    plant,
    `import { readFileSync } from 'node:fs'
export const forbidden = () => [readFileSync, process.env, fetch('/')]
export function floating() {
  Promise.resolve('nobody waits for this')
}
`,
  )
  const bin = path.join(root, 'node_modules/.bin')
  const types = spawnSync(path.join(bin, 'tsc'), ['-p', 'domain'], { cwd: root, encoding: 'utf8' })
  const lint = spawnSync(path.join(bin, 'oxlint'), ['--type-aware', plant], { cwd: root, encoding: 'utf8' })
  fs.rmSync(plant)
  expect(types.stdout).toContain("Cannot find name 'process'")
  expect(types.stdout).toContain("Cannot find name 'fetch'")
  expect(lint.stdout).toContain('no-restricted-imports')
  expect(lint.stdout).toContain('no-floating-promises')
})

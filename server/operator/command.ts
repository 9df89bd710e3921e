// What the commands share: how their words are read, and what is said where they do not fit.
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import type { World } from '#domain/world.ts'

/** The commands of one noun. */
export interface CommandGroup {
  /** A line for each, as the operator writes them. */
  usage: readonly string[]
  /** Carries out what follows the noun. @throws an error with a sentence for the operator */
  run(world: World, rest: readonly string[]): Promise<string>
}

/** Says that the words are no command, with those that are. */
export const usageError = (usage: readonly string[]): Error =>
  new Error(['Commands:', ...usage.map((line) => `  ${line}`)].join('\n'))

/** A time must say its offset: whose clock would be meant otherwise? A day alone begins in UTC. */
const Instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()])
const EARLIEST = '2000'
const example = '--at 2026-12-07T09:00:00Z'

/** Reads `--at ISO` and `--send` from a command's words. @throws an error with a sentence for the operator */
export function readTime(words: readonly string[], usage: readonly string[]): { at: Date; send: boolean } {
  const { at, send } = optionsOf(words, usage)
  if (at === undefined) throw new Error(`Give the time, like this: ${example}`)
  if (!Instant.safeParse(at).success || at < EARLIEST) {
    throw new Error(`Write “${at}” as a day, or as a time with its offset from UTC, from 2000 on: ${example}`)
  }
  return { at: new Date(at), send }
}

function optionsOf(words: readonly string[], usage: readonly string[]) {
  try {
    const options = { at: { type: 'string' }, send: { type: 'boolean', default: false } } as const
    return parseArgs({ args: [...words], options }).values
  } catch {
    throw usageError(usage)
  }
}

/** The world as it would be at another instant: only its clock differs. */
export const worldAtTime = (world: World, at: Date): World => ({
  ...world,
  now: () => at,
  atomically: (act) => world.atomically((inside) => act(worldAtTime(inside, at))),
})

// What all commands share: parsing arguments, and the usage message.
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import type { World } from '#domain/world.ts'

/** The commands of one group, such as `user` or `due`. */
export interface CommandGroup {
  /** The usage: one line for each command, as the operator types it. */
  usage: readonly string[]
  /** Runs the command after the group's name. @throws an error with a sentence for the operator */
  run(world: World, rest: readonly string[]): Promise<string>
}

/** An error that lists the valid commands. */
export const usageError = (usage: readonly string[]): Error =>
  new Error(['Commands:', ...usage.map((line) => `  ${line}`)].join('\n'))

/** Parses a time. It needs its UTC offset to be unambiguous; a date alone means midnight UTC. */
const Instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()])
const EARLIEST = '2000'
const example = '--at 2026-12-07T09:00:00Z'

/** Parses `--at ISO` and `--send`. @throws an error with a sentence for the operator */
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

/** The same world, but with another clock. */
export const worldAtTime = (world: World, at: Date): World => ({
  ...world,
  now: () => at,
  atomically: (act) => world.atomically((inside) => act(worldAtTime(inside, at))),
})

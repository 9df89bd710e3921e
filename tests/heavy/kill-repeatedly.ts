// Lets people take the same steps at the same time, while the product is killed again and again. Afterwards
// the product's state must match some number of complete steps: none that was answered is missing, and none
// is incomplete.
import { expect } from 'vitest'
import { seeded } from '#domain/seeded.ts'
import type { Answer } from '#tests/support/product.ts'
import type { Served } from '#tests/journeys/product.ts'
import { history } from './history.ts'
import type { Person } from './people.ts'
import { brokenRules } from './rows.ts'

const KILLS = Number(process.env.KILLS ?? 10)
/** How many people are in the middle of a step at each kill. */
const LANES = Number(process.env.LANES ?? 4)
const SEED = process.env.SEED ?? String(Date.now() % 1_000_000)

export interface Step {
  name: string
  ask(person: Person): Promise<Answer>
}

export interface KillPlan {
  name: string
  steps: Step[]
  /** People who are ready for the first step. */
  people(count: number): Promise<Person[]>
  /** The milliseconds for which work such as sending an email goes on after the last answer. */
  aftermath?: number
  /** The product's state for one person, without what differs between people. */
  seen(person: Person): Promise<unknown>
}

export async function killRepeatedly(product: Served, plan: KillPlan): Promise<void> {
  const record = history()
  const take = async (person: Person, from = 0) => {
    for (const step of plan.steps.slice(from)) {
      const answer = await record.did(person.email, step.name, () => step.ask(person))
      if (!answer) return
      expect(answer.status, `${step.name}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    }
  }
  const ladder = await wholeSteps(product, plan)
  const windows = await timed(product, plan)
  const whole = Math.max(...windows.map(([, ends]) => ends))
  if (plan.aftermath) windows.push([whole, whole + plan.aftermath])
  say(
    `${plan.name}: seed ${SEED}, ${KILLS} kills, ${LANES} people at each, ${whole.toFixed(0)} ms without one`,
  )
  const everyone: Person[] = []
  const left: number[] = []
  for (const [at, moment] of moments(plan.name, windows).entries()) {
    const crowd = await plan.people(LANES)
    everyone.push(...crowd)
    const { pid } = product.process()
    const running = crowd.map((person) => take(person))
    await new Promise((wait) => setTimeout(wait, moment))
    await product.killAndRestart()
    await Promise.all(running)
    for (const person of crowd) {
      const seen = await plan.seen(person)
      const { tried, done } = record.of(person.email)
      const matching = ladder.findIndex((one) => JSON.stringify(one) === JSON.stringify(seen))
      const told = `${plan.name}, kill ${at + 1}, ${person.email}: ${done} of ${tried} steps were answered`
      expect(matching, `${told}; what is there is no whole step: ${JSON.stringify(seen)}`).not.toBe(-1)
      expect(matching, `${told}; one is lost`).toBeGreaterThanOrEqual(done)
      expect(matching, told).toBeLessThanOrEqual(tried)
      left.push(matching)
    }
    say(
      `  kill ${at + 1} of process ${pid} at ${moment.toFixed(0)} ms left ${left.slice(-LANES).join(', ')} steps`,
    )
  }
  expect(await brokenRules(product)).toEqual({})
  say(`  ${record.lost()} of ${KILLS * LANES} people were in the middle of a step`)
  expect(record.lost()).toBeGreaterThan(0)
  // After a kill, all people can go on from where they were.
  await Promise.all(everyone.map((person, at) => take(person, left[at])))
  for (const person of everyone) expect(await plan.seen(person)).toEqual(ladder.at(-1))
  say(`  every attempt and answer: ${record.keep(`kill-${plan.name}`)}`)
}

/** The product's state for someone before the first step and after each one. */
async function wholeSteps(product: Served, plan: KillPlan): Promise<unknown[]> {
  await product.killAndRestart()
  const [person] = await plan.people(1)
  if (!person) throw new Error('Nobody came')
  const ladder = [await plan.seen(person)]
  for (const step of plan.steps) {
    const answer = await step.ask(person)
    expect(answer.status, `${step.name}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    ladder.push(await plan.seen(person))
  }
  return ladder
}

type Window = [begins: number, ends: number]

/** When each step runs in a freshly started product, from the first person to start it to the last to finish. */
async function timed(product: Served, plan: KillPlan): Promise<Window[]> {
  await product.killAndRestart()
  const crowd = await plan.people(LANES)
  const began = performance.now()
  const windows = plan.steps.map((): Window => [Infinity, 0])
  await Promise.all(
    crowd.map(async (person) => {
      for (const [at, step] of plan.steps.entries()) {
        const asked = performance.now() - began
        await step.ask(person)
        const [begins, ends] = windows[at] ?? [Infinity, 0]
        windows[at] = [Math.min(begins, asked), Math.max(ends, performance.now() - began)]
      }
    }),
  )
  return windows
}

/** A random moment for each kill. Every step gets equally many, however short it is. */
function moments(name: string, windows: readonly Window[]): number[] {
  const random = seeded(`${SEED} ${name}`)
  return Array.from({ length: KILLS }, (_, at) => {
    const [begins, ends] = windows[at % windows.length] ?? [0, 0]
    return begins + random() * (ends - begins)
  })
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)

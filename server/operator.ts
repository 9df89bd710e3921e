// The operator's commands, and the door they come through while the product runs: a socket that only its owner can open, since
// the embedded database takes no second process.
import { chmodSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import * as z from 'zod/mini'
import { UserType } from '#contract/account.ts'
import { Plan, TRIAL_DAYS } from '#contract/plans.ts'
import { planAhead } from '#domain/brand/schedule.ts'
import type { World } from '#domain/world.ts'

export const operatorSocket = (dataDir: string): string => path.join(dataDir, 'operator.sock')

const usage = `Commands:
  user set-type EMAIL solo|agency|internal
  user verify EMAIL
  user set-plan EMAIL free|trial|basic|plus|agency`

/** Carries out one command and answers what to print. @throws an error with a sentence for the operator */
export async function operate(world: World, words: readonly string[]): Promise<string> {
  const [noun, verb, email, value] = words
  if (noun !== 'user' || !verb || !email) throw new Error(usage)
  const account = await world.accounts.byEmail(email)
  if (!account) throw new Error(`There is no account with the address ${email}.`)
  switch (verb) {
    case 'verify':
      await world.accounts.markVerified(account.id)
      return `${account.email} is verified.`
    case 'set-type': {
      const type = choice(UserType, value, 'a user type: solo, agency or internal')
      await world.accounts.setType(account.id, type)
      return `${account.email} is now of type ${type}.`
    }
    case 'set-plan': {
      const plan = choice(Plan, value, 'a plan: free, trial, basic, plus or agency')
      const trialEnd = new Date(world.now().getTime() + TRIAL_DAYS * 86_400_000)
      const code = world.secrets
        .random()
        .replaceAll(/[^A-Za-z0-9]/g, '')
        .slice(0, 9)
        .toUpperCase()
      await world.atomically(async (world) => {
        await world.accounts.setPlan(
          account.id,
          plan,
          plan === 'trial' ? trialEnd : account.trialEndDate,
          code,
        )
        if (plan === 'agency') await world.accounts.setType(account.id, 'agency')
        const profile = await world.brands.profileOf(account.id)
        if (profile) await planAhead(world, profile.id)
      })
      return `${account.email} is now on the ${plan} plan.`
    }
    default:
      throw new Error(usage)
  }
}

function choice<T>(schema: z.ZodMiniType<T>, value: string | undefined, what: string): T {
  const chosen = schema.safeParse(value)
  if (!chosen.success) throw new Error(`Name ${what}.`)
  return chosen.data
}

const Command = z.array(z.string())

/** Listens for commands of `npm run cli`, a JSON line each; the answer closes the door. */
export async function openOperatorDoor(world: World, dataDir: string): Promise<() => void> {
  const file = operatorSocket(dataDir)
  rmSync(file, { force: true })
  const server = net.createServer((visitor) => {
    let asked = ''
    visitor.setEncoding('utf8')
    visitor.on('error', () => visitor.destroy())
    visitor.on('data', (part: string) => {
      asked += part
      if (!asked.includes('\n')) return
      void answer(world, asked).then((said) => visitor.end(JSON.stringify(said)))
    })
  })
  await new Promise<void>((open, refused) => {
    server.once('error', refused)
    server.listen(file, open)
  })
  chmodSync(file, 0o600)
  server.unref()
  return () => {
    server.close()
    rmSync(file, { force: true })
  }
}

async function answer(world: World, line: string): Promise<{ said: string; failed: boolean }> {
  try {
    return { said: await operate(world, Command.parse(JSON.parse(line))), failed: false }
  } catch (error) {
    return { said: error instanceof Error ? error.message : String(error), failed: true }
  }
}

import type * as z from 'zod/mini'
import { UserType } from '#contract/account.ts'
import { Plan, TRIAL_DAYS } from '#contract/plans.ts'
import type { Account } from '#domain/account/account.ts'
import { planNext } from '#domain/brand/schedule.ts'
import type { World } from '#domain/world.ts'
import { usageError, type CommandGroup } from './command.ts'

export const user: CommandGroup = {
  usage: [
    'user set-type EMAIL solo|agency|internal',
    'user verify EMAIL',
    'user set-plan EMAIL free|trial|basic|plus|agency',
  ],
  async run(world, [verb, email, value, ...more]) {
    const isMore = more.length > 0 || (verb === 'verify' && value !== undefined)
    if (!verb || !email || isMore) throw usageError(user.usage)
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
        await setPlan(world, account, plan)
        return `${account.email} is now on the ${plan} plan.`
      }
      default:
        throw usageError(user.usage)
    }
  },
}

async function setPlan(world: World, account: Account, plan: Plan): Promise<void> {
  const trialEnd = new Date(world.now().getTime() + TRIAL_DAYS * 86_400_000)
  const code = world.secrets
    .random()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 9)
    .toUpperCase()
  await world.atomically(async (world) => {
    await world.accounts.setPlan(account.id, plan, plan === 'trial' ? trialEnd : account.trialEndDate, code)
    if (plan === 'agency') await world.accounts.setType(account.id, 'agency')
    const profile = await world.brands.profileOf(account.id)
    if (profile) await planNext(world, profile.id)
  })
}

function choice<T>(schema: z.ZodMiniType<T>, value: string | undefined, what: string): T {
  const chosen = schema.safeParse(value)
  if (!chosen.success) throw new Error(`Give ${what}.`)
  return chosen.data
}

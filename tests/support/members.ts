// People with an account, at the stage a test needs.
import { randomBytes } from 'node:crypto'
import { login, register } from '#contract/account.ts'
import { createProfile, type NewProfile, type Profile } from '#contract/profile.ts'
import type { Plan } from '#contract/plans.ts'
import type { Account, AccountStore } from '#domain/account/account.ts'
import type { Product, Visitor } from './product.ts'

export const password = 'correct horse'

export interface Member {
  visitor: Visitor
  email: string
  id: string
}

/** A signed-in person with a confirmed address, on a trial unless another plan is given. */
export async function aMember(product: Product, plan?: Plan): Promise<Member> {
  const { world } = product.running.real
  const email = `${randomBytes(6).toString('hex')}@bakery.example`
  const visitor = product.visitor()
  await visitor.ask(register, { body: { firstName: 'Ruth', lastName: 'Hale', email, password } })
  const account = await world.accounts.byEmail(email)
  if (!account) throw new Error('The account was not kept')
  await world.accounts.markVerified(account.id)
  if (plan) await world.accounts.setPlan(account.id, plan, account.trialEndDate, code())
  await visitor.ask(login, { body: { email, password } })
  return { visitor, email, id: account.id }
}

/** An account on Plus that is stored directly, for tests that need a brand but no sign-in. */
export async function keepAccount(accounts: AccountStore, email: string): Promise<Account> {
  const account = await accounts.add({
    email,
    firstName: 'Ruth',
    lastName: 'Hale',
    passwordHash: 'never used here',
    plan: 'plus',
    trialEndDate: null,
    wanted: {},
  })
  if (!account) throw new Error('The account was not kept')
  return account
}

const code = () => randomBytes(8).toString('hex').slice(0, 9).toUpperCase()

export const bakery: NewProfile = {
  companyName: 'Hale & Daughters',
  industry: 'Bakery',
  country: 'GB',
  companyInfo:
    'We have baked in Ludlow since 1978. Ruth Hale bakes every sourdough loaf by hand. A large loaf costs £4.20. We open at 7am, six days a week.',
  targetAudience: 'Families and visitors in Ludlow who want bread made that morning.',
  contentTypes: ['blog', 'video', 'email'],
  contentObjectives: ['educate', 'inspire'],
  deliveryFrequency: 'monthly',
}

/** A member with a brand profile. */
export async function aBrandOwner(
  product: Product,
  change: Partial<NewProfile> = {},
  plan?: Plan,
): Promise<Member & { profile: Profile }> {
  const member = await aMember(product, plan)
  const { body } = await member.visitor.ask(createProfile, { body: { ...bakery, ...change } })
  return { ...member, profile: body }
}

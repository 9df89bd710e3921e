// An internal user, and the accounts they search for.
import { randomBytes } from 'node:crypto'
import { type FoundAccount, searchAccounts } from '#contract/operations.ts'
import { saveProfile } from '#contract/profile.ts'
import { runCommand } from '#server/operator.ts'
import { aBrandOwner, aMember } from '../members.ts'
import type { Product } from '../product.ts'

/** A word that no other account in the database contains. */
export const word = () => `x${randomBytes(5).toString('hex')}`

/** Call once per test file, with its product. */
export async function aColleague(product: Product) {
  const { email, visitor } = await aMember(product)
  await runCommand(product.running.real.world, ['user', 'set-type', email, 'internal'])
  const found = async (search: string): Promise<FoundAccount[]> =>
    (await visitor.ask(searchAccounts, { query: { search } })).body

  /** An account with scheduled deliveries. */
  async function aSubscriber() {
    const company = word()
    const owner = await aBrandOwner(product, { companyName: company }, 'plus')
    const { body: profile } = await owner.visitor.ask(saveProfile, {
      body: { deliveryFrequency: 'weekly', deliveryTimezone: 'UTC', markOnboardingComplete: true },
    })
    return { ...owner, profile, company }
  }
  return { visitor, found, aSubscriber }
}

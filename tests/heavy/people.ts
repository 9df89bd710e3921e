// Many people with accounts, created through the ordinary calls.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { login, register } from '#contract/account.ts'
import { createProfile } from '#contract/profile.ts'
import { readOutbox } from '#server/outside/mail/outbox.ts'
import type { Served } from '#tests/journeys/product.ts'
import { bakery, password } from '#tests/support/members.ts'
import { aVisitor, type Visitor } from '#tests/support/product.ts'

export interface Person {
  email: string
  visitor: Visitor
}

/** People who have registered, confirmed their address and signed in. */
export async function people(product: Served, count: number): Promise<Person[]> {
  const all = Array.from({ length: count }, () => ({
    email: `${randomBytes(6).toString('hex')}@bakery.example`,
    visitor: aVisitor(product.url),
  }))
  for (const { email, visitor } of all) {
    await visitor.ask(register, { body: { firstName: 'Ruth', lastName: 'Hale', email, password } })
  }
  const links = await confirmations(product, all)
  for (const { email, visitor } of all) {
    const link = new URL(links.get(email) ?? '')
    await visitor.raw('GET', link.pathname + link.search)
    await visitor.ask(login, { body: { email, password } })
  }
  return all
}

/** People as above, each with a brand. */
export async function owners(product: Served, count: number): Promise<Person[]> {
  const all = await people(product, count)
  for (const { visitor } of all) {
    await visitor.ask(createProfile, { body: { ...bakery, companyInfo: about } })
  }
  return all
}

/** Enough about a bakery to make a day's ideas from. */
export const about = [
  'We have baked in Ludlow since 1978.',
  'Ruth Hale, our head baker, shapes every sourdough loaf by hand.',
  'A large sourdough loaf costs £4.20.',
  'A birthday cake for twelve costs £38.',
  'We open at 7am, six days a week.',
  'We bake 240 loaves a night in a stone oven.',
  'Our baking class costs £65 per person.',
  'We deliver free within five miles of Ludlow.',
  'If a loaf is not right, bring it back and we bake you another.',
].join(' ')

/** Each person's confirmation link. Only the newest hundred emails are read, so it works for few people at a time. */
async function confirmations(product: Served, all: readonly Person[]): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (let tries = 0; tries < 300 && links.size < all.length; tries++) {
    await new Promise((wait) => setTimeout(wait, 200))
    for (const { to, links: found } of await readOutbox(path.join(product.storage.dataDir, 'outbox'))) {
      const link = found.find((one) => one.includes('/api/auth/verify'))
      if (link && all.some(({ email }) => email === to)) links.set(to, link)
    }
  }
  if (links.size < all.length) throw new Error('Not everyone got the mail that confirms an address')
  return links
}

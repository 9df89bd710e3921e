import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { subscribersOf } from '#tests/support/builders/subscribers.ts'
import { aProduct } from '#tests/support/product.ts'
import { runUpkeep } from './upkeep.ts'

const product = await aProduct()
const { world, database } = product.running.real
const { aSubscriber, mailsTo, settled } = subscribersOf(product)
const outbox = path.join(product.dataDir, 'outbox')
const DAY = 86_400_000

test('the emails of a deleted account are deleted too, including those to its team, but no other account’s', async () => {
  product.clock.set('2026-11-20T12:00:00Z')
  const team = 'team-of-one@bakery.example'
  const owner = await aSubscriber({ teamMemberEmails: [team] })
  const other = await aSubscriber()
  product.clock.set('2026-11-23T09:00:02Z')
  await Promise.all([owner, other].map(({ profile }) => settled(profile.id)))
  for (const address of [team, owner.email, other.email]) expect(await mailsTo(address)).toHaveLength(1)

  await world.accounts.setDeletionDate(owner.id, new Date(world.now().getTime() + 30 * DAY))
  await runUpkeep({ world, database, outbox })
  expect(await mailsTo(team)).toHaveLength(1)

  product.clock.move(31 * DAY)
  await runUpkeep({ world, database, outbox })
  expect([await mailsTo(team), await mailsTo(owner.email)]).toEqual([[], []])
  expect(fs.existsSync(path.join(outbox, owner.id))).toBe(false)
  expect(await mailsTo(other.email)).toHaveLength(1)
})

// Brands with scheduled deliveries, and the result of each.
import { saveProfile, type ProfileChanges } from '#contract/profile.ts'
import type { Plan } from '#contract/plans.ts'
import { aBrandOwner } from '../members.ts'
import type { Product } from '../product.ts'
import { until } from '../until.ts'

/** The time is nine on Mondays in London, which in November is also nine UTC. */
const weekly: ProfileChanges = {
  deliveryFrequency: 'weekly',
  deliveryDayOfWeek: 1,
  deliveryHour: 9,
  deliveryTimezone: 'Europe/London',
  seasonalContentEnabled: false,
}

/** Call once per test file, with its product. */
export function subscribersOf(product: Product) {
  const { database } = product.running.real

  async function aSubscriber(changes: ProfileChanges = {}, plan: Plan = 'plus') {
    const owner = await aBrandOwner(product, {}, plan)
    const wish = plan === 'plus' ? { ...weekly, ...changes } : changes
    const { body } = await owner.visitor.ask(saveProfile, { body: { ...wish, markOnboardingComplete: true } })
    return { ...owner, profile: body }
  }

  const slotsOf = async (profileId: string) => {
    const { rows } = await database.pool.query(
      'select kind, delivery_date, state, reason from scheduled_deliveries where profile_id = $1 order by delivery_date',
      [profileId],
    )
    return rows
  }
  const mailsTo = async (address: string) => (await product.outbox()).filter((mail) => mail.to === address)
  const settled = (profileId: string) =>
    until(async () => {
      const slots = await slotsOf(profileId)
      const isDone =
        slots.length > 0 && slots.every(({ state }) => state === 'finished' || state === 'skipped')
      return isDone ? slots : undefined
    })
  return { aSubscriber, slotsOf, mailsTo, settled }
}

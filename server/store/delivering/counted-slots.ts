import type { SlotStore } from '#domain/delivery/slots.ts'
import type { Tally } from './tally.ts'

/** Counts changes of slots for metrics. If the write is rolled back afterwards, the change stays counted. */
export function countedSlots(slots: SlotStore, { count }: Tally): SlotStore {
  return {
    ...slots,
    async add(wanted, now) {
      const added = await slots.add(wanted, now)
      count('delivery skipped', added.filter(({ state }) => state === 'skipped').length)
      return added
    },
    async made(...told) {
      await slots.made(...told)
      count('delivery made')
    },
    async skip(...told) {
      await slots.skip(...told)
      count('delivery skipped')
    },
    async markFailed(...told) {
      await slots.markFailed(...told)
      count('delivery failed')
    },
    async recordFailure(...told) {
      await slots.recordFailure(...told)
      count('delivery deferred')
    },
    async finishCompleted(now) {
      const done = await slots.finishCompleted(now)
      count('delivery finished', done)
      return done
    },
    async endMail(id, fence, state, said, now) {
      await slots.endMail(id, fence, state, said, now)
      count(`mail ${state}`)
    },
    async recordMailFailure(...told) {
      await slots.recordMailFailure(...told)
      count('mail deferred')
    },
    async dropMail(...told) {
      await slots.dropMail(...told)
      count('mail dropped')
    },
    async markMailFailed(id) {
      await slots.markMailFailed(id)
      count('mail failed')
    },
  }
}

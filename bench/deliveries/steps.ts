// Where the time of one delivery goes: made and mailed one after the other in this process, each step with a stopwatch around it.
import type { Email } from '#contract/emails.ts'
import { makeDelivery } from '#domain/delivery/make-delivery.ts'
import { planDue } from '#domain/delivery/plan-due.ts'
import type { World } from '#domain/world.ts'
import type { Emails } from '#server/http/views.ts'
import { sendDeliveryMail } from '#server/jobs/delivery-mail.ts'
import { smtpPost } from '#server/outside/mail/post.ts'
import type { RealWorld } from '#server/world.ts'

export type Steps = Map<string, number>

/** Makes what is due, and mails the first `mailed` of it. Answers milliseconds by step. */
export async function timeSteps(
  real: RealWorld,
  emails: Emails,
  smtp: string,
  mailed: number,
): Promise<Steps> {
  const steps: Steps = new Map()
  const watch =
    <Given extends unknown[], Answer>(name: string, act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const begun = performance.now()
      try {
        return await act(...given)
      } finally {
        steps.set(name, (steps.get(name) ?? 0) + performance.now() - begun)
      }
    }
  const { world, database } = real
  const watched: World = {
    ...world,
    facts: { ...world.facts, of: watch('reading what is known', world.facts.of) },
    ideas: { ...world.ideas, past: watch('reading what is known', world.ideas.past) },
    engine: { ...world.engine, propose: watch('thinking up ideas', world.engine.propose) },
    slots: {
      ...world.slots,
      startMailAttempt: watch('taking a mail in hand and noting its end', world.slots.startMailAttempt),
      endMail: watch('taking a mail in hand and noting its end', world.slots.endMail),
      claimBeforeSending: watch('taking a mail in hand and noting its end', world.slots.claimBeforeSending),
    },
    atomically: watch('keeping the delivery', world.atomically),
  }
  const plan = watch('planning', planDue)
  while ((await plan(world, 'scheduled', 200)) > 0) continue
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from scheduled_deliveries where state = 'planned'",
  )
  const make = watch('made, all in all', makeDelivery)
  for (const { id } of rows) await make(watched, id)

  const post = smtpPost(smtp, { name: 'Inkling', address: 'ideas@inkling.example' })
  const write = watch('writing the mail', async (email: Email) => emails.renderEmail(email, world.setting))
  const pace = { wait: async () => {}, mailsAtOnce: undefined }
  const send = watch('mailed, all in all', sendDeliveryMail(watched, post, pace, write))
  const waiting = await database.pool.query<{ id: string }>(
    "select id from delivery_mails where state = 'waiting' limit $1",
    [mailed],
  )
  for (const { id } of waiting.rows) await send({ mailId: id })
  post.close()
  return steps
}

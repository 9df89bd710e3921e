// Measures the time per step of a delivery: made and emailed one after the other in this process, with a
// timer around each step.
import type { Email } from '#contract/emails.ts'
import { makeDelivery } from '#domain/delivery/make-delivery.ts'
import { planDue } from '#domain/delivery/plan-due.ts'
import type { World } from '#domain/world.ts'
import type { Emails } from '#server/http/views.ts'
import { sendDeliveryMail } from '#server/jobs/delivery-mail.ts'
import { smtpMailer } from '#server/outside/mail/mailer.ts'
import type { RealWorld } from '#server/world.ts'

export type Steps = Map<string, number>

/** Makes what is due and emails the first `mailed` of it. Returns milliseconds by step. */
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
    facts: { ...world.facts, of: watch('reading facts and past ideas', world.facts.of) },
    ideas: { ...world.ideas, past: watch('reading facts and past ideas', world.ideas.past) },
    engine: { ...world.engine, propose: watch('generating ideas', world.engine.propose) },
    slots: {
      ...world.slots,
      startMailAttempt: watch('claiming the email and storing the result', world.slots.startMailAttempt),
      endMail: watch('claiming the email and storing the result', world.slots.endMail),
      claimBeforeSending: watch('claiming the email and storing the result', world.slots.claimBeforeSending),
    },
    atomically: watch('storing the delivery', world.atomically),
  }
  const plan = watch('planning', planDue)
  while ((await plan(world, 'scheduled', 200)) > 0) continue
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from scheduled_deliveries where state = 'planned'",
  )
  const make = watch('making, total', makeDelivery)
  for (const { id } of rows) await make(watched, id)

  const mailer = smtpMailer(smtp, { name: 'Inkling', address: 'ideas@inkling.example' })
  const write = watch('rendering the email', async (email: Email) => emails.renderEmail(email, world.setting))
  const pace = { wait: async () => {}, mailsAtOnce: undefined }
  const send = watch('emailing, total', sendDeliveryMail(watched, mailer, pace, write))
  const waiting = await database.pool.query<{ id: string }>(
    "select id from delivery_mails where state = 'waiting' limit $1",
    [mailed],
  )
  for (const { id } of waiting.rows) await send({ mailId: id })
  mailer.close()
  return steps
}

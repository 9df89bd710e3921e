// Calls and data for the operator page, which shows internal users the queue, failures, emails sent, and the
// accounts concerned.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'

export const MailState = z.enum(['waiting', 'sending', 'sent', 'refused', 'failed', 'dropped'])
export type MailState = z.output<typeof MailState>
export const SlotState = z.enum(['planned', 'made', 'finished', 'failed', 'skipped'])
export type SlotState = z.output<typeof SlotState>

export const Operations = z.object({
  now: z.iso.datetime(),
  /** The number of profiles that are due but that no worker has planned yet. */
  due: z.int(),
  nextDue: z.nullable(z.iso.datetime()),
  /** The number of deliveries of the last seven days, by state. */
  slots: z.record(z.string(), z.int()),
  /** The number of emails of the last seven days, by state. */
  mails: z.record(z.string(), z.int()),
  /** The number of emails accepted per day, newest first. */
  sentByDay: z.array(z.object({ day: z.iso.date(), sent: z.int() })),
  /** The number of waiting and running jobs, by queue. */
  queues: z.array(z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int() })),
})
export type Operations = z.output<typeof Operations>

/** A delivery, or one of its emails, that failed permanently. */
export const Failure = z.object({
  id: z.string(),
  what: z.enum(['delivery', 'mail']),
  companyName: z.string(),
  account: z.string(),
  /** The recipient of the email. */
  address: z.nullable(z.string()),
  dueAt: z.iso.datetime(),
  attempts: z.int(),
  reason: z.string(),
})
export type Failure = z.output<typeof Failure>

export const FoundAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.string(),
  userType: z.string(),
  companyName: z.nullable(z.string()),
  nextDelivery: z.nullable(z.iso.datetime()),
  lastScheduledDelivery: z.nullable(z.iso.datetime()),
  deliveries: z.array(
    z.object({
      id: z.string(),
      dueAt: z.iso.datetime(),
      state: z.string(),
      reason: z.nullable(z.string()),
      mails: z.array(
        z.object({
          address: z.string(),
          state: z.string(),
          sentAt: z.nullable(z.iso.datetime()),
          said: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type FoundAccount = z.output<typeof FoundAccount>

/** The maximum length of a search. It is longer than any name; a longer address is found by its beginning. */
export const SEARCH_LENGTH = 100

export const readOperations = call({
  method: 'GET',
  path: '/api/operations',
  who: 'internal',
  does: 'How the worker is doing',
  answer: Operations,
})
export const readFailures = call({
  method: 'GET',
  path: '/api/operations/failures',
  who: 'internal',
  does: 'Failed deliveries and emails, newest first, at most a hundred',
  answer: z.array(Failure),
})
export const retryFailure = call({
  method: 'POST',
  path: '/api/operations/failures/:id/retry',
  who: 'internal',
  does: 'Retries a failed delivery or email',
  answer: Message,
})
export const searchAccounts = call({
  method: 'GET',
  path: '/api/operations/accounts',
  who: 'internal',
  does: 'Accounts by address, name, company or reader, with their latest deliveries, at most twenty',
  query: z.object({
    search: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Enter at least two letters'),
        z.maxLength(SEARCH_LENGTH, `Enter at most ${SEARCH_LENGTH} letters`),
      ),
  }),
  answer: z.array(FoundAccount),
})
/** A call named in the specification; for internal users. */
export const forceDelivery = call({
  method: 'POST',
  path: '/api/force-delivery',
  who: 'internal',
  needs: 'scheduled',
  does: "Makes the caller's delivery now and emails it",
  answer: z.object({ message: z.string(), url: z.nullable(z.string()) }),
})

export const operationCalls = { readOperations, readFailures, retryFailure, searchAccounts, forceDelivery }

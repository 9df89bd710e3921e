// Calls for unsubscribing from a brand's emails and resubscribing, with the token in each email and without
// an account.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'

/** What the page behind an email's link shows of the recipient's choice. */
export const MailChoice = z.object({
  address: z.string(),
  companyName: z.string(),
  isSubscribed: z.boolean(),
})
export type MailChoice = z.output<typeof MailChoice>

/** A recipient of a brand's deliveries, as the owner sees them. */
export const Recipient = z.object({
  address: z.string(),
  standing: z.enum(['receiving', 'unsubscribed', 'refused']),
  /** The last refusal of the recipient's mail server, if there was one. */
  said: z.nullable(z.string()),
})
export type Recipient = z.output<typeof Recipient>

export const readRecipients = call({
  method: 'GET',
  path: '/api/recipients',
  who: 'member',
  does: "Who receives the caller's scheduled deliveries",
  answer: z.array(Recipient),
})
export const tryRecipientAgain = call({
  method: 'POST',
  path: '/api/recipients/try-again',
  who: 'member',
  needs: 'scheduled',
  does: 'Starts sending again to an address that mail servers had refused',
  body: z.object({
    address: z.string('Enter an email address').check(z.maxLength(254, 'This address is too long')),
  }),
  answer: Message,
})
export const receiveAgain = call({
  method: 'POST',
  path: '/api/recipients/receive-again',
  who: 'member',
  needs: 'scheduled',
  does: 'Starts emailing deliveries to the caller again, even after unsubscribing',
  answer: z.array(Recipient),
})

export const mailChoiceCalls = { readRecipients, tryRecipientAgain, receiveAgain }

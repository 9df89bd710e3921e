import { readRecipients, receiveAgain, tryRecipientAgain } from '#contract/mail-choices.ts'
import {
  receiveAgain as bringBack,
  recipientsOf,
  tryRecipientAgain as tryAgain,
} from '#domain/delivery/recipients.ts'
import { member } from '#server/http/serve.ts'

export const recipientRoutes = [
  member(readRecipients, ({ world, member }) => recipientsOf(world, member)),
  member(tryRecipientAgain, ({ world, member, body }) => tryAgain(world, member, body.address)),
  member(receiveAgain, ({ world, member }) => bringBack(world, member)),
]

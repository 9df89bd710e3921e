import { readRecipients, tryRecipientAgain } from '#contract/mail-choices.ts'
import { recipientsOf, tryRecipientAgain as tryAgain } from '#domain/delivery/recipients.ts'
import { member } from '#server/http/serve.ts'

export const recipientRoutes = [
  member(readRecipients, ({ world, member }) => recipientsOf(world, member)),
  member(tryRecipientAgain, ({ world, member, body }) => tryAgain(world, member, body.address)),
]

import type { Email } from '#contract/emails.ts'

/** The content of one kind of email. */
export type EmailOf<Kind extends Email['kind']> = Extract<Email, { kind: Kind }>

import type { Email } from '#contract/emails.ts'

/** What the mail of one kind is told. */
export type EmailOf<Kind extends Email['kind']> = Extract<Email, { kind: Kind }>

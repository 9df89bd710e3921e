// Every piece of later work, and what each is told: ids, never objects, because it may run late, twice, or after a restart.

/** A mail to be written from what the database says when it is sent. */
export type EmailJob =
  | { kind: 'verify-address'; userId: string; issuedAt: string }
  | { kind: 'address-known'; userId: string; issuedAt: string }
  | { kind: 'reset-password'; userId: string; issuedAt: string }
  | { kind: 'password-changed'; userId: string; issuedAt: string }
  | { kind: 'account-closing'; userId: string; issuedAt: string }
  | { kind: 'first-delivery'; deliveryId: string }

/**
 * A link that somebody asked for by an address. Whether there is such an account is looked up only here, so that the answer to
 * the request takes the same time whether there is or not.
 */
export interface LinkAsked {
  kind: 'link-asked'
  link: 'verify-address' | 'reset-password'
  address: string
}

export interface JobPayloads {
  email: EmailJob | LinkAsked
  'make-delivery': { slotId: string }
  'delivery-mail': { mailId: string }
  /** The week's stories of every brand of one trade and country. */
  'news-of-pair': { industry: string; country: string; weekOf: string }
}

/** Adding a job inside `world.atomically` makes it part of the same write. */
export interface Jobs {
  add<Name extends keyof JobPayloads>(name: Name, payload: JobPayloads[Name]): Promise<void>
  addAll<Name extends keyof JobPayloads>(name: Name, payloads: readonly JobPayloads[Name][]): Promise<void>
}

// Every background job with its payload. Payloads hold ids, not objects, because a job may run late, twice or after a
// restart.

/** An email that is written from the current data when the job runs. */
export type EmailJob =
  | { kind: 'verify-address'; userId: string; issuedAt: string }
  | { kind: 'address-known'; userId: string; issuedAt: string }
  | { kind: 'reset-password'; userId: string; issuedAt: string }
  | { kind: 'password-changed'; userId: string; issuedAt: string }
  | { kind: 'account-closing'; userId: string; issuedAt: string }
  | { kind: 'first-delivery'; deliveryId: string }

/**
 * A link requested for an email address. The job looks up whether the account exists, so the request takes the same
 * time either way.
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
  /** The week's stories for every brand of one trade and country. */
  'news-of-pair': { industry: string; country: string; weekOf: string }
}

/** A job added inside `world.atomically` is part of the same write. */
export interface Jobs {
  add<Name extends keyof JobPayloads>(name: Name, payload: JobPayloads[Name]): Promise<void>
  addAll<Name extends keyof JobPayloads>(name: Name, payloads: readonly JobPayloads[Name][]): Promise<void>
}

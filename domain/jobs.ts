// Every background job with its payload. Payloads hold ids, not objects, because a job may run late, twice or after a
// restart.

/** Says which email to write. The text is written from the current data when the job runs. */
export type EmailJob =
  | { kind: 'verify-address'; userId: string; issuedAt: string }
  | { kind: 'address-known'; userId: string; issuedAt: string }
  | { kind: 'reset-password'; userId: string; issuedAt: string }
  | { kind: 'password-changed'; userId: string; issuedAt: string }
  | { kind: 'account-closing'; userId: string; issuedAt: string }
  | { kind: 'first-delivery'; deliveryId: string }

/**
 * Somebody asked for a link by email. The job, not the request, looks up whether the address has an account,
 * so the request takes the same time either way.
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
  /** Makes the week's stories for every brand of one trade and country. */
  'news-of-pair': { industry: string; country: string; weekOf: string }
}

/** If a job is added inside `world.atomically`, it is only kept if the other writes succeed. */
export interface Jobs {
  add<Name extends keyof JobPayloads>(name: Name, payload: JobPayloads[Name]): Promise<void>
  addAll<Name extends keyof JobPayloads>(name: Name, payloads: readonly JobPayloads[Name][]): Promise<void>
}

// Errors that a person can understand and act on. Any other error is a bug and is handled at the edge of the server.

export type ProblemKind =
  | 'invalid'
  | 'not-signed-in'
  | 'wrong-credentials'
  | 'not-verified'
  | 'plan'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'daily-limit'
  | 'too-fast'
  | 'outside'
  | 'not-configured'

interface Details {
  /** The fields of the request that are wrong. */
  errors?: { path: string; message: string }[]
  /** Seconds after which it makes sense to try again. */
  retryAfter?: number
}

/** An error with a message for people and a kind for machines. */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly details: Details

  constructor(kind: ProblemKind, message: string, details: Details = {}) {
    super(message)
    this.name = 'Problem'
    this.kind = kind
    this.details = details
  }
}

// Errors that a person can understand and act on. The server answers any other error as a bug, without
// details.

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
  /** The fields of the request that are invalid, each with a message to show beside it. */
  errors?: { path: string; message: string }[]
  /** The number of seconds after which the request may succeed. */
  retryAfter?: number
}

/** An error that is shown to users: its message is for people, its kind for programs. */
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

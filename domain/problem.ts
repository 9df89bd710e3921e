// What can go wrong that a person can understand and do something about. Anything else is our fault and flies to the edge.

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
  /** Which field of the request is meant. */
  errors?: { path: string; message: string }[]
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
}

/** A fault with a sentence for the person and a kind for the machine. */
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

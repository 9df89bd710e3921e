import type { Reason } from './answer.ts'

/** Thrown if a file cannot or must not be read. */
export class Refused extends Error {
  readonly reason: Reason
  readonly actualType: string

  constructor(reason: Reason, detail: string, actualType = '') {
    super(detail)
    this.name = 'Refused'
    this.reason = reason
    this.actualType = actualType
  }
}

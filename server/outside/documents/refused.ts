import type { Reason } from './answer.ts'

/** Thrown where a file cannot or must not be read further. */
export class Refused extends Error {
  readonly reason: Reason
  readonly really: string

  constructor(reason: Reason, detail: string, really = '') {
    super(detail)
    this.name = 'Refused'
    this.reason = reason
    this.really = really
  }
}

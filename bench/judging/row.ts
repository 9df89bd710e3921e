// One line of the judging table.

export interface Row {
  measure: string
  /** What came out, as it is printed. */
  value: string
  wanted: string
  /** Null where there was nothing to measure. */
  isMet: boolean | null
  /** The first cases that speak against it, to be read. */
  against: string[]
}

/** A share of cases for which something holds, measured against a least share. */
export function share<Case>(
  measure: string,
  cases: readonly Case[],
  least: number,
  faultOf: (one: Case) => string | null,
): Row {
  const against = cases.flatMap((one) => faultOf(one) ?? [])
  const held = cases.length - against.length
  return {
    measure,
    value: `${percent(held, cases.length)} (${held} of ${cases.length})`,
    wanted: least === 1 ? '100%' : `at least ${least * 100}%`,
    isMet: cases.length === 0 ? null : held >= least * cases.length - 1e-9,
    against,
  }
}

/** A share of cases that must be small. */
export function atMost<Case>(
  measure: string,
  cases: readonly Case[],
  most: number,
  faultOf: (one: Case) => string | null,
): Row {
  const against = cases.flatMap((one) => faultOf(one) ?? [])
  return {
    measure,
    value: `${percent(against.length, cases.length)} (${against.length} of ${cases.length})`,
    wanted: most === 0 ? '0' : `at most ${most * 100}%`,
    isMet: cases.length === 0 ? null : against.length <= most * cases.length + 1e-9,
    against,
  }
}

const percent = (part: number, whole: number) => `${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)}%`

/** The day from which the benchmark looks at every brand: a Monday. */
export const TODAY = '2026-11-23'

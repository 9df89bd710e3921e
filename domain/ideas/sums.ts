// The figure in an amount or a count.

/** The figure in an amount or a count, without its sign: "£1,250.00" is 1250; not a number where there is none. */
export const sumOf = (amount: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(amount.replaceAll(',', ''))?.[0] ?? Number.NaN)

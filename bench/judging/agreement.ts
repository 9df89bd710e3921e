// How sure a share is, and whether readers agree: Wilson's interval and Krippendorff's alpha.

/** The 95% interval of a share of `won` in `all`, after Wilson. */
export function wilson(won: number, all: number): { low: number; high: number } {
  if (all === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = won / all
  const middle = share + (z * z) / (2 * all)
  const reach = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))
  return { low: (middle - reach) / (1 + (z * z) / all), high: (middle + reach) / (1 + (z * z) / all) }
}

/**
 * Krippendorff's alpha over units that each have the values of several readers; a missing value is left out of its unit's list.
 * `nominal` counts any difference alike, `interval` by its square. 1 is full agreement, 0 is chance; not a number where nothing
 * can differ.
 */
export function alpha(units: readonly (readonly number[])[], scale: 'nominal' | 'interval'): number {
  const difference = (one: number, other: number) =>
    scale === 'nominal' ? Number(one !== other) : (one - other) ** 2
  const paired = units.filter((unit) => unit.length >= 2)
  const values = paired.flat()
  const observed =
    paired.reduce((sum, unit) => {
      const within = unit.flatMap((one, at) =>
        unit.filter((_, index) => index !== at).map((other) => difference(one, other)),
      )
      return sum + within.reduce((a, b) => a + b, 0) / (unit.length - 1)
    }, 0) / values.length
  const expected =
    values.reduce((sum, one) => sum + values.reduce((a, other) => a + difference(one, other), 0), 0) /
    (values.length * (values.length - 1))
  return expected === 0 ? Number.NaN : 1 - observed / expected
}

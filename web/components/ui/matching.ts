export interface Option {
  value: string
  label: string
  /** Other words by which the option is found, although they aren't in its label. */
  also?: string
}

/** The options that match what was typed, matches at the start first. Accents and case are ignored. */
export function matching(options: readonly Option[], typed: string | null): readonly Option[] {
  const wanted = folded(typed?.trim() ?? '')
  if (!wanted) return options
  const within = options.filter(({ label, also = '' }) => folded(`${label} ${also}`).includes(wanted))
  const starts = (option: Option) => folded(option.label).startsWith(wanted)
  return [...within.filter(starts), ...within.filter((option) => !starts(option))]
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

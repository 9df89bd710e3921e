export interface Option {
  value: string
  label: string
  /** Words that find it too, though they don't stand in its label. */
  also?: string
}

/** The options that fit what was typed: those that start with it first. Accents and case make no difference. */
export function matching(options: readonly Option[], typed: string | null): readonly Option[] {
  const wanted = folded(typed?.trim() ?? '')
  if (!wanted) return options
  const within = options.filter(({ label, also = '' }) => folded(`${label} ${also}`).includes(wanted))
  const starts = (option: Option) => folded(option.label).startsWith(wanted)
  return [...within.filter(starts), ...within.filter((option) => !starts(option))]
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

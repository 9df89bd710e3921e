// What somebody typed, as it is sent, or what is wrong with it at which field.
import type { ValueSort } from '#contract/brand.ts'
import { FactInput } from '#contract/fact-words.ts'
import type { FactType } from '#contract/facts.ts'
import type { FieldSpec, Values } from './forms.ts'
import { sorts } from './sorts.ts'

export type Checked = { words: FactInput } | { errors: Readonly<Record<string, string>> }

/** The claim as it is sent, or what is wrong with it, field by field. `kept` is the type that a fact has already. */
export function checked(sort: ValueSort, typed: Values, kept?: FactType): Checked {
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.trim().replace(/\s+/g, ' ')]),
  )
  const { told, fields } = sorts[sort]
  const missing = fields.find(({ name, isOptional }) => !isOptional && !values[name])
  if (missing !== undefined) return { errors: { [missing.name]: 'Fill this in' } }
  const unfit = fields.flatMap((field) => {
    const wrong = lengthOf(field, values[field.name] ?? '')
    return wrong === null ? [] : [[field.name, wrong] as const]
  })
  if (unfit.length > 0) return { errors: Object.fromEntries(unfit) }
  const read = FactInput.safeParse(told(values, kept))
  if (read.success) return { words: read.data }
  return {
    errors: atFields(
      sort,
      read.error.issues.map(({ path, message }) => [path.join('.'), message]),
    ),
  }
}

/** What is too short or too long for ideas, which use it word for word. */
function lengthOf({ words, characters }: FieldSpec, value: string): string | null {
  const [least, most] = words ?? characters ?? [0, Number.POSITIVE_INFINITY]
  const length = words ? value.split(' ').length : value.length
  return length >= least && length <= most
    ? null
    : `Use ${least} to ${most} ${words ? 'words' : 'characters'}`
}

/** Errors by the field they belong to; what belongs to none is said at the sort's own. */
export function atFields(
  sort: ValueSort,
  errors: readonly (readonly [path: string, message: string])[],
): Record<string, string> {
  const { fields, at } = sorts[sort]
  return Object.fromEntries(
    errors
      .map(([path, message]) => {
        const name = path.split('.').at(-1) ?? ''
        return [fields.some((field) => field.name === name) ? name : at, message] as const
      })
      .toReversed(),
  )
}

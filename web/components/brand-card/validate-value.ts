// Turns what somebody typed into the claim to send, or into errors by field.
import type { ValueSort } from '#contract/brand.ts'
import { FactInput } from '#contract/fact-words.ts'
import type { FactType } from '#contract/facts.ts'
import type { FieldSpec, Values } from './forms.ts'
import { sorts } from './sorts.ts'

export type Validated = { words: FactInput } | { errors: Readonly<Record<string, string>> }

/** Returns the claim to send, or errors by field. `kept` is the fact type to keep when correcting a fact. */
export function validateValue(sort: ValueSort, typed: Values, kept?: FactType): Validated {
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.trim().replace(/\s+/g, ' ')]),
  )
  const { toClaim, fields } = sorts[sort]
  const missing = fields.find(({ name, isOptional }) => !isOptional && !values[name])
  if (missing !== undefined) return { errors: { [missing.name]: 'Fill this in' } }
  const unfit = fields.flatMap((field) => {
    const wrong = lengthOf(field, values[field.name] ?? '')
    return wrong === null ? [] : [[field.name, wrong] as const]
  })
  if (unfit.length > 0) return { errors: Object.fromEntries(unfit) }
  const read = FactInput.safeParse(toClaim(values, kept))
  if (read.success) return { words: read.data }
  return {
    errors: errorsByField(
      sort,
      read.error.issues.map(({ path, message }) => [path.join('.'), message]),
    ),
  }
}

/** The error if a value is too short or too long for ideas, which use it word for word. */
function lengthOf({ words, characters }: FieldSpec, value: string): string | null {
  const [least, most] = words ?? characters ?? [0, Number.POSITIVE_INFINITY]
  const length = words ? value.split(' ').length : value.length
  return length >= least && length <= most
    ? null
    : `Use ${least} to ${most} ${words ? 'words' : 'characters'}`
}

/** Errors by field; an error that belongs to no field goes to the form's main one. */
export function errorsByField(
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

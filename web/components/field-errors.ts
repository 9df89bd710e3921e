// Shows the server's field errors at the form's fields.
import type { HttpError } from '#web/api/http-error.ts'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Puts a failed call's field errors at the form's fields. Returns whether every error found a field. */
export function showAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: HttpError,
): boolean {
  const fields = form.getValues()
  const isField = (path: string): path is Path<Values> => (path.split('.')[0] ?? '') in fields
  const placed = error.errors.filter(({ path, message }) => {
    if (isField(path)) form.setError(path, { type: 'server', message })
    return isField(path)
  })
  const first = placed[0]?.path
  if (first !== undefined && isField(first)) form.setFocus(first)
  return placed.length > 0 && placed.length === error.errors.length
}

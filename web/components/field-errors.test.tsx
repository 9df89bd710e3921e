import { HttpError } from '#web/api/http-error.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { showAtFields } from './field-errors.ts'
import { TextField } from './ui/field.tsx'

function Form({ error }: { error: HttpError }) {
  const form = useForm({ defaultValues: { name: 'Crumb', industry: 'Bakery' } })
  const { errors } = form.formState
  const [placed, setPlaced] = useState<boolean>()
  return (
    <>
      <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
      <TextField label="Industry" error={errors.industry?.message} {...form.register('industry')} />
      <button type="button" onClick={() => setPlaced(showAtFields(form, error))}>
        Fail
      </button>
      <output>{String(placed)}</output>
    </>
  )
}
const failWith = (errors: { path: string; message: string }[]) => {
  render(<Form error={new HttpError(400, 'Check the form', { errors })} />)
  fireEvent.click(screen.getByRole('button'))
}
const placed = () => document.querySelector('output')?.textContent

afterEach(cleanup)

test('an error from the server is shown at its field, and the focus moves there', async () => {
  failWith([{ path: 'industry', message: 'No such industry' }])
  const field = screen.getByLabelText<HTMLInputElement>('Industry')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('No such industry').id)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value).toBe('Bakery')
  expect(placed()).toBe('true')
})

test('an error about a field that the form doesn’t have is shown by the form itself', () => {
  failWith([
    { path: 'name', message: 'Taken' },
    { path: 'plan', message: 'Not yours' },
  ])
  expect(screen.getByText('Taken')).toBeTruthy()
  expect(placed()).toBe('false')
})

test('an error without a field is shown by the form itself', () => {
  failWith([])
  expect(placed()).toBe('false')
})

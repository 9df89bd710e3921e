import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { useValidationMessages } from './validation-messages.ts'

useValidationMessages()

const said = (schema: z.ZodMiniType, input: unknown) =>
  z.safeParse(schema, input).error?.issues.map(({ message }) => message) ?? []

test('the answer to a missing field, wrong type or unknown value names the field and what is allowed', () => {
  const Asked = z.object({
    format: z.enum(['blog', 'video']),
    count: z.int().check(z.minimum(1), z.maximum(10)),
    tags: z.array(z.string()).check(z.maxLength(2)),
    at: z.iso.datetime(),
  })
  expect(said(Asked, {})).toEqual([
    '“format” must be one of blog, video.',
    '“count” is missing.',
    '“tags” is missing.',
    '“at” is missing.',
  ])
  expect(said(Asked, { format: 'tv', count: 0, tags: ['a', 'b', 'c'], at: 'noon' })).toEqual([
    '“format” must be one of blog, video.',
    '“count” must be at least 1.',
    '“tags” must be at most 2 items long.',
    '“at” must be a date and time such as 2026-11-21T09:00:00Z.',
  ])
  expect(said(Asked, { format: 'blog', count: 'ten', tags: [7], at: '2026-11-21T09:00:00Z' })).toEqual([
    '“count” must be a number.',
    '“tags.0” must be text.',
  ])
  expect(said(Asked, 'all of it')).toEqual(['The request must be an object with named fields.'])
})

const asked = Object.values(calls).flatMap(({ method, path, body, query }) =>
  [body, query].flatMap((schema) => (schema === undefined ? [] : [{ call: `${method} ${path}`, schema }])),
)
test.each(asked)('$call answers any wrong input with a full sentence', ({ schema }) => {
  const fields = 'shape' in schema.def ? Object.keys(schema.def.shape ?? {}) : []
  const filledWith = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]))
  for (const input of [
    undefined,
    null,
    'x',
    {},
    ...[7, 'x', '', null, [7], {}, 'x'.repeat(9000)].map(filledWith),
  ])
    for (const message of said(schema, input))
      expect(message).toMatch(/^(?!Invalid (?:input|option|key|element))\S+ .*\p{L}/u)
})

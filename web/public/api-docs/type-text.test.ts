import { expect, test } from 'vitest'
import { typeText } from './type-text.ts'

test('an object’s type has one field per line, with optional fields marked and limits given', () => {
  const schema = {
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email', maxLength: 254 },
      plan: { type: 'string', enum: ['basic', 'plus'] },
      age: { type: 'integer', minimum: 16, maximum: Number.MAX_SAFE_INTEGER },
    },
    required: ['email', 'age'],
  }
  expect(typeText(schema)).toBe(
    '{\n  email: string (email, at most 254)\n  plan?: "basic" | "plus"\n  age: integer (at least 16)\n}',
  )
})

test('lists, choices, null and nested objects are written in words', () => {
  expect(typeText({ type: 'array', items: { type: 'string' }, maxItems: 5 })).toBe('string[] (at most 5)')
  expect(typeText({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null')
  expect(typeText({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } })).toBe(
    '(string | null)[]',
  )
  const nested = {
    type: 'object',
    properties: { a: { type: 'object', properties: { b: { type: 'boolean' } } } },
  }
  expect(typeText(nested)).toBe('{\n  a?: {\n    b?: boolean\n  }\n}')
  expect(typeText({ type: 'object', additionalProperties: { type: 'number' } })).toBe('{ [name]: number }')
  expect(typeText({ $ref: '#/components/schemas/Failure' })).toBe('Failure')
})

test('an invalid schema is written as “anything”', () => {
  for (const odd of [undefined, null, 7, 'string', {}, { type: 5 }]) expect(typeText(odd)).toBe('anything')
})

test('a default of false or 0 is shown', () => {
  expect(typeText({ type: 'boolean', default: false })).toBe('boolean (default false)')
})

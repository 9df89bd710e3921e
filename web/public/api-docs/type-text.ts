// Writes a JSON Schema as a readable type.
import * as z from 'zod/mini'

interface Schema {
  type?: string | string[] | undefined
  properties?: Record<string, unknown> | undefined
  required?: string[] | undefined
  items?: unknown
  anyOf?: unknown[] | undefined
  allOf?: unknown[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  format?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  additionalProperties?: unknown
  default?: unknown
  $ref?: string | undefined
}

const Schema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  anyOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  $ref: z.optional(z.string()),
})

/** `{ email: string (email, at most 254) }`, on several lines if it has fields. */
export function typeText(given: unknown, depth = 0): string {
  const parsed = Schema.safeParse(given)
  if (!parsed.success) return 'anything'
  const schema: Schema = parsed.data
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'anything'
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map((option) => typeText(option, depth)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, depth)).join(' & ')
  if (schema.type === 'array') return arrayText(schema, depth)
  if (schema.type === 'object') return objectText(schema, depth)
  const name = Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type
  return `${name ?? 'anything'}${limits(schema)}`
}

function arrayText(schema: Schema, depth: number): string {
  const item = typeText(schema.items, depth)
  const simple = !/[|&(]/.test(item) || item.startsWith('{')
  return `${simple ? item : `(${item})`}[]${limits(schema)}`
}

function objectText(schema: Schema, depth: number): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) {
    return schema.additionalProperties ? `{ [name]: ${typeText(schema.additionalProperties, depth)} }` : '{}'
  }
  const margin = '  '.repeat(depth + 1)
  const lines = fields.map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    return `${margin}${name}${optional}: ${typeText(field, depth + 1)}`
  })
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

function limits(schema: Schema): string {
  // The bounds of a safe integer say nothing useful to a reader.
  const bound = (words: string, value: number | undefined) =>
    value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? [] : [`${words} ${value}`]
  const said = [
    ...(schema.format ? [schema.format] : []),
    ...bound('at least', schema.minLength ?? schema.minimum ?? schema.minItems),
    ...bound('at most', schema.maxLength ?? schema.maximum ?? schema.maxItems),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ]
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}

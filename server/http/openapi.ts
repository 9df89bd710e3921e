// Generates the OpenAPI document from the same calls as the routes.
import * as z from 'zod/mini'
import { Failure, type Call } from '#contract/call.ts'

type Json = Record<string, unknown>

/** An address that answers with a file and is not defined as a call. */
export interface FileRoute {
  path: string
  does: string
  type: string
}

export function openApi(
  calls: Record<string, Call>,
  about: { title: string; version: string; url: string },
  files: Record<string, FileRoute> = {},
): Json {
  const paths: Record<string, Json> = {}
  for (const [name, file] of Object.entries(files))
    paths[named(file.path)] = { get: fileOperation(name, file) }
  for (const [name, call] of Object.entries(calls)) {
    const path = named(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.url }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      schemas: { Failure: schema(Failure, 'output') },
    },
  }
}

function operation(name: string, call: Call): Json {
  const parameters = [...pathParameters(call.path), ...queryParameters(call)]
  return {
    operationId: name,
    summary: call.does,
    'x-who': call.who,
    ...(call.needs && { 'x-needs': call.needs }),
    ...(call.who !== 'anyone' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(call),
    responses: {
      [call.status]: { description: 'Done', content: json(schema(call.answer, 'output')) },
      default: notDone,
    },
  }
}

const fileOperation = (name: string, { path, does, type }: FileRoute): Json => ({
  operationId: name,
  summary: does,
  'x-who': 'anyone',
  parameters: pathParameters(path),
  responses: {
    200: { description: 'Done', content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
    default: notDone,
  },
})

const named = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(call: Call): Json[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = schema(call.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: described,
  }))
}

function requestBody(call: Call): Json {
  if (call.file) {
    const properties = { [call.file]: { type: 'string', format: 'binary' } }
    const form = { schema: { type: 'object', properties, required: [call.file] } }
    return { requestBody: { required: true, content: { 'multipart/form-data': form } } }
  }
  return call.body ? { requestBody: { required: true, content: json(schema(call.body, 'input')) } } : {}
}

const json = (described: Json) => ({ 'application/json': { schema: described } })

const notDone: Json = {
  description: 'Refused: message and kind say why',
  content: json({ $ref: '#/components/schemas/Failure' }),
}

function schema(of: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(of, { io, unrepresentable: 'any' })
  return described
}

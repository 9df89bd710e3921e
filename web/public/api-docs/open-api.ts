// The parts of an OpenAPI document that the API page shows; the rest is ignored.
import * as z from 'zod/mini'

const Content = z.record(z.string(), z.object({ schema: z.unknown() }))

const Operation = z.object({
  operationId: z.optional(z.string()),
  summary: z._default(z.string(), ''),
  'x-who': z._default(z.string(), 'anyone'),
  parameters: z._default(
    z.array(
      z.object({ name: z.string(), in: z.string(), required: z.optional(z.boolean()), schema: z.unknown() }),
    ),
    [],
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z._default(z.record(z.string(), z.object({ content: z.optional(Content) })), {}),
})
type Operation = z.output<typeof Operation>

export const OpenApi = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})
export type OpenApi = z.output<typeof OpenApi>

export interface ApiCall {
  id: string
  method: string
  path: string
  operation: Operation
}

/** The topics by the first path segment after /api; any other segment is its own topic. */
const topics: Record<string, string> = {
  auth: 'accounts',
  account: 'accounts',
  profile: 'brand',
  'analyze-website': 'brand',
  'read-website': 'brand',
  documents: 'brand',
  'content-ideas': 'ideas',
  'generate-instant': 'ideas',
  usage: 'ideas',
  delivery: 'deliveries',
  'create-web-delivery': 'deliveries',
  'generate-first-delivery': 'deliveries',
  'force-delivery': 'deliveries',
  'industry-updates': 'news',
  'generate-industry-updates': 'news',
  'validate-codes': 'billing',
  'create-subscription': 'billing',
  'change-plan': 'billing',
  'sync-payment-status': 'billing',
  'sync-my-subscription': 'billing',
  'billing-portal': 'billing',
}

/** The calls by topic, in alphabetical order. */
export function groupsOf(document: OpenApi): { name: string; calls: ApiCall[] }[] {
  const groups = new Map<string, ApiCall[]>()
  for (const [path, operations] of Object.entries(document.paths)) {
    const word = path.split('/')[2] ?? 'other'
    const name = topics[word] ?? word
    for (const [method, operation] of Object.entries(operations)) {
      const id = operation.operationId ?? `${method}${path.replaceAll(/\W+/g, '-')}`
      groups.set(name, [...(groups.get(name) ?? []), { id, method: method.toUpperCase(), path, operation }])
    }
  }
  return [...groups]
    .map(([name, calls]) => ({ name, calls }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

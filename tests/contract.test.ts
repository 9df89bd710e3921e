import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { routes } from '#server/routes/routes.ts'
import { openApi } from '#server/http/openapi.ts'

const name = (call: { method: string; path: string }) => `${call.method} ${call.path}`

test('every call of the contract has exactly one route, and every route belongs to a call', () => {
  expect(routes.map((route) => name(route.call)).toSorted()).toEqual(
    Object.values(calls).map(name).toSorted(),
  )
  expect(new Set(routes.map((route) => name(route.call))).size).toBe(routes.length)
})

test('the OpenAPI document describes every call with its body, its parameters and its answer', () => {
  const document = openApi(calls, { title: 'Inkling API', version: '1', url: 'http://localhost:3000' })
  const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>
  for (const call of Object.values(calls)) {
    const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    expect(operation?.summary, name(call)).toBe(call.does)
    expect(Boolean(operation?.requestBody), name(call)).toBe(Boolean(call.body ?? call.file))
    expect(Boolean(operation?.security), name(call)).toBe(call.who !== 'anyone')
    expect(operation?.responses, name(call)).toHaveProperty(String(call.status))
  }
})

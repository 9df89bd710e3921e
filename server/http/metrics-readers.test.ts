// Tests who can read the metrics: requests from this machine, or with the token.
import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { aProduct, type Product } from '#tests/support/product.ts'

const token = 'a token of the operator, thirty-two letters at least'
const product = await aProduct()
const withToken = await aProduct({ ROLE: 'web', METRICS_TOKEN: token, PUBLIC_URL: 'https://inkling.example' })
const inPublic = await aProduct({ ROLE: 'web', PUBLIC_URL: 'https://inkling.example' })

describe('requests that may not read the metrics', () => {
  /** Sends a request with exactly these headers, including Host. */
  const asked = (product: Product, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
      const request = http.get(`${product.url}${path}`, { headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], text }),
        )
      })
      request.on('error', reject)
    })
  const bearer = { authorization: `Bearer ${token}` }
  test.each<[string, Product, Record<string, string>]>([
    ['through a proxy', product, { 'x-forwarded-for': '10.0.0.7' }],
    ['through a proxy that sends the standard Forwarded header', product, { forwarded: 'for=127.0.0.1' }],
    ['under another host name', product, { host: 'inkling.example' }],
    ['on a public server, even from this machine', inPublic, {}],
    ['with a token although none is set', inPublic, bearer],
    ['without the token', withToken, {}],
    ['with a wrong token', withToken, { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['with the token but without “Bearer”', withToken, { authorization: token }],
  ])('a request %s gets the same answer as for a page that doesn’t exist', async (_, product, headers) => {
    const [figures, nothing] = [
      await asked(product, '/metrics', headers),
      await asked(product, '/nothing', headers),
    ]
    expect(figures.status).toBe(404)
    expect(figures.type).toBe(nothing.type)
    expect(figures.text.replaceAll('/metrics', '/nothing')).toBe(nothing.text)
    expect(figures.text).not.toContain('inkling_')
  })

  test('anyone with the token can read the metrics', async () => {
    const { status, text } = await asked(withToken, '/metrics', {
      ...bearer,
      'x-forwarded-for': '203.0.113.9',
    })
    expect(status).toBe(200)
    expect(text).toContain('inkling_mails_total')
    expect(text).not.toContain(token)
  })
})

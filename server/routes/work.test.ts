// Tests two web processes that share a Postgres database, behind a load balancer that sends requests to
// either.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readWebsite } from '#contract/website.ts'
import { readWork } from '#contract/work.ts'
import { aMember } from '#tests/support/members.ts'
import { aProduct, aVisitor } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct({
  FETCH_ALLOW_HOSTS: '127.0.0.1',
  SESSION_SECRET: 'the same in each of the processes',
})
const { promise: gate, resolve: open } = Promise.withResolvers<void>()
let homePages = 0
const page =
  '<!doctype html><html lang="en-GB"><title>Hale Bakery</title><main><h1>Hale Bakery</h1><p>We are a family bakery in Ludlow, and we have baked here since 1978. A large sourdough costs £4.20.</p></main>'
const site = http.createServer((request, response) => {
  const isHome = request.url === '/'
  if (isHome) homePages++
  response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  void gate.then(() => response.end(page))
})
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
afterAll(() => void site.close())

test.skipIf(product.running.real.database.embedded)(
  'a call at one web process joins the same work at another, and both show it (needs DATABASE_URL)',
  async () => {
    const { visitor } = await aMember(product)
    const elsewhere = aVisitor(await product.anotherProcess())
    elsewhere.cookie = visitor.cookie
    const first = visitor.ask(readWebsite, { body: { url } })
    const works = await until(
      async () => {
        const { body } = await elsewhere.ask(readWork)
        return body.length > 0 ? body : undefined
      },
      10,
      'The work',
    )
    expect(works).toMatchObject([{ kind: 'website', seconds: expect.any(Number) }])
    const second = elsewhere.ask(readWebsite, { body: { url } })
    const { pool } = product.running.real.database
    await until(
      async () => (await pool.query('select 1 from running_work where is_joined')).rows[0],
      10,
      'The call that joins',
    )
    open()
    const answers = await Promise.all([first, second])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(answers[0]?.body.companyName.value).toBe('Hale Bakery')
    expect(homePages).toBe(1)
    expect((await elsewhere.ask(readWork)).body).toEqual([])
  },
)

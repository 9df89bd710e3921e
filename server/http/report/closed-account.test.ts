// Tests the public addresses of a closed account.
import { expect, test } from 'vitest'
import { closeAccount, reopenAccount } from '#contract/account.ts'
import { makeCalendarFeed } from '#contract/seasons.ts'
import { keepReport } from '#tests/support/builders/kept-report.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

const secret = /[\w-]{43}/

/** The answer that anyone gets at an address, without the address itself. */
async function shown(path: string) {
  const answer = await product.visitor().raw('GET', path)
  const text = (await answer.text()).replaceAll(secret.exec(path)?.[0] ?? path, 'TOKEN')
  return { status: answer.status, type: answer.headers.get('content-type'), text }
}

test('the reports, files and calendar of a closed account answer as if they had never existed, and come back when it is reopened', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const api = await keepReport(product, profile.id)
  const page = api.replace('/api', '')
  const feed = new URL((await visitor.ask(makeCalendarFeed)).body.feedUrl).pathname
  const places = [api, `${api}/pdf`, `${api}/events.ics`, page, `${page}/picture.png`, feed]
  const all = () => Promise.all(places.map((path) => shown(path)))
  const never = (path: string) => shown(path.replace(secret, 'x'.repeat(43)))

  expect((await all()).map(({ status }) => status)).toEqual(places.map(() => 200))
  await visitor.ask(closeAccount)
  expect(await all()).toEqual(await Promise.all(places.map(never)))
  expect((await all()).map(({ status }) => status)).toEqual(places.map(() => 404))
  await visitor.ask(reopenAccount)
  expect((await all()).map(({ status }) => status)).toEqual(places.map(() => 200))
})

import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { createWebDelivery, generateFirstDelivery, readDeliveries } from '#contract/delivery.ts'
import { generateInstant } from '#contract/ideas.ts'
import { saveProfile } from '#contract/profile.ts'
import { reportDate } from '#contract/values/dates.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { subscribersOf } from '#tests/support/builders/subscribers.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const { aSubscriber } = subscribersOf(product)

const asked = (path: string) => product.visitor().raw('GET', path)
const pageOf = async (token: string) => await (await asked(`/delivery/${token}`)).text()
async function printed(token: string) {
  const bytes = new Uint8Array(await (await asked(`/api/delivery/${token}/pdf`)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('a report made on Monday morning in Auckland shows Monday’s date on its page, in its PDF and in its email', async () => {
  product.clock.set('2026-11-20T12:00:00Z')
  const owner = await aSubscriber({ deliveryTimezone: 'Pacific/Auckland', deliveryHour: 9 })
  // It is nine on Monday 23 November in Auckland, and still Sunday in UTC.
  product.clock.set('2026-11-22T20:00:02Z')
  const mail = await product.mailTo(owner.email, /Hale & Daughters/)
  const [own] = (await owner.visitor.ask(readDeliveries)).body
  const token = own.url.split('/').at(-1)
  expect(mail.text).toContain('23 November 2026')
  expect(await pageOf(token)).toContain('>23 November 2026</time>')
  expect(await printed(token)).toContain('23 November 2026')

  await owner.visitor.ask(saveProfile, { body: { deliveryTimezone: 'Europe/London', country: 'US' } })
  expect(await pageOf(token)).toContain('>23 November 2026</time>')
})

test('a brand in the United States gets dates that start with the month', async () => {
  product.clock.set('2026-11-23T12:00:00Z')
  const { visitor } = await aBrandOwner(product, { country: 'US' })
  const { body } = await visitor.ask(generateFirstDelivery)
  const token = body.url.split('/').at(-1)
  expect(await pageOf(token)).toContain('>November 23, 2026</time>')
  expect(await printed(token)).toContain('November 23, 2026')
})

test('a report made by hand shows the brand’s local date, and so does its picture', async () => {
  product.clock.set('2026-11-22T20:30:00Z')
  const { visitor, profile } = await aBrandOwner(product, { country: 'NZ' })
  const { body } = await visitor.ask(generateInstant, {
    body: { briefDescription: 'Win more first-time visitors', contentObjectives: ['educate'] },
  })
  const made = await visitor.ask(createWebDelivery, {
    body: { profileId: profile.id, contentIdeas: [{ id: body.ideas[0].id }] },
  })
  const token = made.body.accessToken
  expect(await pageOf(token)).toContain('>23 November 2026</time>')
  const picture = await asked(`/delivery/${token}/picture.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  // The picture's text is drawn as shapes, so the picture is compared with one made from the page's text.
  expect(reportDate({ day: '2026-11-23', country: 'NZ' }, '2026-11-22T20:30:00Z')).toBe('23 November 2026')
})

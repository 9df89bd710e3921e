import { expect, test } from 'vitest'
import { currentUser } from '#contract/account.ts'
import { generateFirstDelivery, readDeliveries, readDelivery } from '#contract/delivery.ts'
import { saveProfile } from '#contract/profile.ts'
import { expectWhole, ideasOf } from '#tests/support/builders/asked-ideas.ts'
import { aBrandOwner, aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
// Several calendar dates follow soon after this date.
product.clock.set('2027-03-11T12:00:00Z')

test('the first delivery has five ideas and three for calendar dates, which come with dated tasks', async () => {
  const { visitor } = await aBrandOwner(product)
  const { body } = await visitor.ask(generateFirstDelivery)
  expect(body).toMatchObject({ ideaCount: 8, shortfall: null })
  const ideas = await ideasOf(visitor)
  for (const idea of ideas) expectWhole(idea)
  const forDays = ideas.filter(({ occasion }) => occasion !== null)
  expect([ideas.length, forDays.length]).toEqual([8, 3])
  for (const { tasks, occasion } of forDays) {
    expect(occasion?.from).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(tasks.length).toBeGreaterThan(0)
    for (const task of tasks) expect(task).toMatch(/^(?:By|On) \w+day \d+ \w+: ./)
  }
  const [report] = (await visitor.ask(readDeliveries)).body
  expect(report.ideaCount).toBe(8)
})

test('a delivery has no ideas for calendar dates if the plan or the settings leave them out', async () => {
  const basic = await aBrandOwner(product, {}, 'basic')
  expect((await basic.visitor.ask(generateFirstDelivery)).body.ideaCount).toBe(5)
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(saveProfile, { body: { seasonalContentEnabled: false } })
  expect((await visitor.ask(generateFirstDelivery)).body.ideaCount).toBe(5)
  expect((await ideasOf(visitor)).filter(({ occasion }) => occasion !== null)).toEqual([])
})

test('the first delivery is made and emailed once, and completes onboarding', async () => {
  const { visitor, email } = await aBrandOwner(product)
  const [first, second] = await Promise.all([
    visitor.ask(generateFirstDelivery),
    visitor.ask(generateFirstDelivery),
  ])
  const third = await visitor.ask(generateFirstDelivery)
  expect(first.body.ideaCount).toBeGreaterThan(0)
  expect([second.body.url, third.body.url]).toEqual([first.body.url, first.body.url])
  expect((await visitor.ask(currentUser)).body.onboardingCompleted).toBe(true)
  const mail = await product.mailTo(email, /ideas/i)
  expect(mail.links).toContain(first.body.url)
  // The email gives the same number of ideas as the screens, and contains all of them.
  expect([first.body.ideaCount, mail.subject]).toEqual([
    8,
    expect.stringMatching(/^Your first eight ideas for /),
  ])
  const ideas = await ideasOf(visitor)
  expect(ideas).toHaveLength(first.body.ideaCount)
  // The list and the report both show the ideas for calendar dates separately.
  const [own] = (await visitor.ask(readDeliveries)).body
  for (const counted of [first.body, own]) expect(counted).toMatchObject({ ideaCount: 8, eventIdeaCount: 3 })
  expect(mail.text).toContain('Here are your first five ideas and three event ideas')
  const page = await product.visitor().raw('GET', new URL(first.body.url).pathname)
  expect(await page.text()).toContain('Five ideas and three event ideas.')
  for (const { title } of ideas) expect(mail.text).toContain(title)
  const mails = (await product.outbox()).filter((one) => one.to === email && /ideas/i.test(one.subject))
  expect(mails).toHaveLength(1)
})

test('a first delivery without a profile is refused with a message', async () => {
  const { visitor } = await aMember(product)
  const answer = await visitor.ask(generateFirstDelivery)
  expect([answer.status, answer.body.message]).toEqual([404, 'No profile found'])
})

test('a delivery for the user’s own brand names the product as sender, even if a sender name was once filled in', async () => {
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(saveProfile, { body: { agencyBrandingName: 'Northlight' } })
  const { body } = await visitor.ask(generateFirstDelivery)
  const token = body.url.split('/').at(-1)
  const { body: report } = await product.visitor().ask(readDelivery, { params: { token } })
  expect(report.contentData).toMatchObject({ senderName: 'Inkling', isAgencyDelivery: false })
})

import { expect, test } from 'vitest'
import { currentUser } from '#contract/account.ts'
import type { Plan } from '#contract/plans.ts'
import {
  createProfile,
  type ProfileChanges,
  readOnboarding,
  readProfile,
  saveProfile,
} from '#contract/profile.ts'
import { analyzeWebsite } from '#contract/website.ts'
import { aBrandOwner, aMember, bakery } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'
import { upload } from '#tests/support/upload.ts'

const product = await aProduct()

test('a user without a profile gets a message that there is none', async () => {
  const { visitor } = await aMember(product)
  expect((await visitor.ask(readOnboarding)).body).toEqual({ hasProfile: false })
  const answer = await visitor.ask(readProfile)
  expect([answer.status, answer.body]).toEqual([404, { message: 'No profile found', kind: 'not-found' }])
  await visitor.ask(createProfile, { body: bakery })
  expect((await visitor.ask(readOnboarding)).body).toEqual({ hasProfile: true })
})

test('a new profile has the specified defaults and its country’s time zone', async () => {
  const { profile } = await aBrandOwner(product)
  expect(profile).toMatchObject({
    companyName: 'Hale & Daughters',
    deliveryFrequency: 'monthly',
    deliveryTimezone: 'Europe/London',
    deliveryHour: 9,
    seasonalContentEnabled: true,
    seasonalContentCount: 3,
    seasonalLeadTimeMonths: 2,
    emailNotifications: true,
    weeklyDigest: false,
  })
})

test('a new profile gets the time zone of the person’s browser if it is one of the country’s', async () => {
  const { visitor } = await aMember(product)
  const zoneAfter = async (country: string, browserTimezone: string) =>
    (await visitor.ask(createProfile, { body: { ...bakery, country, browserTimezone } })).body
      .deliveryTimezone
  expect(await zoneAfter('US', 'America/Chicago')).toBe('America/Chicago')
  expect(await zoneAfter('GB', 'America/Chicago')).toBe('Europe/London')
  expect(await zoneAfter('US', 'Not/AZone')).toBe('America/New_York')
})

test('finishing onboarding twice updates the same profile', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const again = await visitor.ask(createProfile, { body: { ...bakery, companyName: 'Hale Bakery' } })
  expect([again.body.id, again.body.companyName]).toEqual([profile.id, 'Hale Bakery'])
})

test('fields that are missing from a change stay as they are, and the time zone follows the country until the user chooses one', async () => {
  const { visitor } = await aBrandOwner(product)
  const moved = await visitor.ask(saveProfile, { body: { country: 'NZ' } })
  expect(moved.body).toMatchObject({
    country: 'NZ',
    deliveryTimezone: 'Pacific/Auckland',
    companyName: 'Hale & Daughters',
  })
  await visitor.ask(saveProfile, { body: { deliveryTimezone: 'Asia/Tokyo' } })
  const again = await visitor.ask(saveProfile, { body: { country: 'GB' } })
  expect(again.body.deliveryTimezone).toBe('Asia/Tokyo')
})

test.each([
  [{ companyName: ' ' }, 'Company name is required'],
  [{ companyInfo: '' }, 'Company information is required'],
  [{ country: 'XX' }, 'Choose a country from the list'],
  [{ primaryColor: 'red;}' }, 'Enter a colour as # and six digits, such as #2a3ecb'],
  [{ companyWebsite: 'javascript:alert(1)' }, 'Enter a website address, such as www.yourcompany.com'],
  [{ agencyBrandingWebsite: 'data:text/html,x' }, 'Enter a website address, such as www.yourcompany.com'],
  [{ websiteAnalysisUrl: 'file:///etc/passwd' }, 'Enter a website address, such as www.yourcompany.com'],
  [{ logoUrl: 'javascript:alert(1)' }, 'Enter the web address of an image, starting with https://'],
  [{ agencyBrandingLogo: 'hale.png' }, 'Enter the web address of an image, starting with https://'],
  [{ seasonalContentCount: 9 }, 'Choose 2 to 5 ideas per delivery'],
])('saving a profile with %o is refused with a message, and nothing changes', async (body, message) => {
  const { visitor, profile } = await aBrandOwner(product)
  const answer = await visitor.ask(saveProfile, { body })
  expect([answer.status, answer.body.message]).toEqual([400, message])
  expect((await visitor.ask(readProfile)).body).toEqual(profile)
})

test('delivery frequencies that are not offered yet are refused with a message', async () => {
  const { visitor } = await aBrandOwner(product)
  for (const frequency of ['daily', 'quarterly']) {
    const body = JSON.stringify({ deliveryFrequency: frequency })
    const headers = { 'content-type': 'application/json' }
    expect((await visitor.raw('PUT', '/api/profile', { body, headers })).status).toBe(400)
  }
})

test('saving a profile never sets a plan, an owner or a verified address', async () => {
  const { visitor, profile, id } = await aBrandOwner(product)
  const body = {
    companyName: 'Hale',
    plan: 'agency',
    userId: 'x',
    id: 'y',
    emailVerified: true,
    isTestUser: true,
    userType: 'internal',
  }
  const answer = await visitor.ask(saveProfile, { body })
  expect(answer.body).toMatchObject({ id: profile.id, companyName: 'Hale' })
  expect((await visitor.ask(currentUser)).body).toMatchObject({ id, plan: 'trial', userType: 'solo' })
})

const gated: [
  feature: string,
  plan: Plan,
  ask: (visitor: Visitor) => Promise<{ status: number; body: unknown }>,
][] = [
  [
    'website analysis',
    'basic',
    (visitor) => visitor.ask(analyzeWebsite, { body: { url: 'https://hale.example' } }),
  ],
  ['documents', 'basic', (visitor) => upload(visitor, 'a.txt', 'Our winter box costs £34.50.')],
  [
    'seasonal settings',
    'basic',
    (visitor) => visitor.ask(saveProfile, { body: { seasonalContentEnabled: false } }),
  ],
  [
    'weekly deliveries',
    'basic',
    (visitor) => visitor.ask(saveProfile, { body: { deliveryFrequency: 'weekly' } }),
  ],
  [
    'website analysis',
    'free',
    (visitor) => visitor.ask(analyzeWebsite, { body: { url: 'https://hale.example' } }),
  ],
]
test.each(gated)('the server refuses %s on the %s plan', async (_, plan, ask) => {
  const { visitor } = await aBrandOwner(product, {}, plan)
  const answer = await ask(visitor)
  expect([answer.status, (answer.body as { kind: string }).kind]).toEqual([403, 'plan'])
})

const schedule: ProfileChanges[] = [
  { deliveryDayOfWeek: 3 },
  { deliveryDayOfMonth: 28 },
  { deliveryHour: 17 },
  { deliveryTimezone: 'Asia/Tokyo' },
  { deliveriesPaused: true },
  { emailNotifications: false },
]
test.each(schedule)('changing %o is only possible on a plan with deliveries', async (body) => {
  const onFree = await aBrandOwner(product, {}, 'free')
  const refused = await onFree.visitor.ask(saveProfile, { body: { ...body, companyName: 'Hale' } })
  expect([refused.status, refused.body.kind]).toEqual([403, 'plan'])
  expect(refused.body.message).toContain('Scheduled deliveries need the Basic plan or higher')
  expect((await onFree.visitor.ask(readProfile)).body).toEqual(onFree.profile)
  const onBasic = await aBrandOwner(product, {}, 'basic')
  expect((await onBasic.visitor.ask(saveProfile, { body })).body).toMatchObject(body)
})

test('a profile sent back unchanged can be saved on every plan, even with settings from a higher plan', async () => {
  const { visitor, id } = await aBrandOwner(product, {}, 'plus')
  const set = { deliveryFrequency: 'weekly', deliveryHour: 17, weeklyDigest: true } as const
  await visitor.ask(saveProfile, {
    body: { ...set, seasonalContentCount: 5, teamMemberEmails: ['a@b.example'] },
  })
  await product.running.real.world.accounts.setPlan(id, 'free', null, 'ABCDEFGH2')
  const { body: shown } = await visitor.ask(readProfile)
  const saved = await visitor.ask(saveProfile, { body: { ...shown, companyName: 'Hale Bakery' } })
  expect([saved.status, saved.body.companyName, saved.body.deliveryHour]).toEqual([200, 'Hale Bakery', 17])
  expect((await visitor.ask(saveProfile, { body: { weeklyDigest: false } })).status).toBe(200)
  expect((await visitor.ask(saveProfile, { body: { weeklyDigest: true } })).status).toBe(403)
})

test('the time zone follows the country on plans without deliveries too', async () => {
  const { visitor } = await aBrandOwner(product, {}, 'free')
  const { body } = await visitor.ask(saveProfile, { body: { country: 'NZ' } })
  expect(body.deliveryTimezone).toBe('Pacific/Auckland')
})

test('after a downgrade to Basic, weekly deliveries are shown as monthly', async () => {
  const { visitor, id } = await aBrandOwner(product, {}, 'plus')
  await visitor.ask(saveProfile, { body: { deliveryFrequency: 'weekly' } })
  await product.running.real.world.accounts.setPlan(id, 'basic', null, 'ABCDEFGH1')
  expect((await visitor.ask(readProfile)).body.deliveryFrequency).toBe('monthly')
})

test('edited sections of a website analysis are saved without reading the site again', async () => {
  const { visitor } = await aBrandOwner(product)
  const analysis = {
    companyBackground: 'Baking since 1978.',
    uniqueDifferentiators: '',
    valuesAndEthos: '',
    toneOfVoice: 'Warm.',
    summary: '',
  }
  const saved = await visitor.ask(analyzeWebsite, { body: { url: 'https://hale.example', analysis } })
  expect(saved.body.analysis).toEqual(analysis)
  const refused = await visitor.ask(analyzeWebsite, { body: { url: 'javascript:alert(1)', analysis } })
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'url'])
  expect((await visitor.ask(readProfile)).body).toMatchObject({
    websiteAnalysis: analysis,
    websiteAnalysisUrl: 'https://hale.example',
  })
})

test.each([
  'http://127.0.0.1:9/',
  'http://localhost/',
  'http://[::1]/',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  ' ',
])('reading the website %s is refused with a message and changes nothing', async (url) => {
  const { visitor, profile } = await aBrandOwner(product)
  const answer = await visitor.ask(analyzeWebsite, { body: { url } })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(503)
  expect(answer.body.message).toMatch(/[A-Z].*\.?$/)
  expect((await visitor.ask(readProfile)).body).toEqual(profile)
})

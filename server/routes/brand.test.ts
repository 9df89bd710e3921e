import { expect, test } from 'vitest'
import { addDocument, deleteDocument, editDocument, readDocuments } from '#contract/documents.ts'
import { changeFact, readFacts } from '#contract/facts.ts'
import { createProfile, readProfile, saveProfile } from '#contract/profile.ts'
import { analyzeWebsite } from '#contract/website.ts'
import { currentUser } from '#contract/account.ts'
import type { Plan } from '#contract/plans.ts'
import { aBrandOwner, aMember, bakery } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()

function upload(visitor: Visitor, name: string, text: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('document', new Blob([text]), name)
  return visitor.ask(addDocument, { form })
}

test('someone without a profile is told so', async () => {
  const { visitor } = await aMember(product)
  const answer = await visitor.ask(readProfile)
  expect([answer.status, answer.body]).toEqual([404, { message: 'No profile found', kind: 'not-found' }])
})

test('a profile starts with the defaults of the specification and the zone of its country', async () => {
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

test('onboarding sent twice changes the one profile there is', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const again = await visitor.ask(createProfile, { body: { ...bakery, companyName: 'Hale Bakery' } })
  expect([again.body.id, again.body.companyName]).toEqual([profile.id, 'Hale Bakery'])
})

test('what is not named in a change stays, and the zone follows the country until one is chosen', async () => {
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
  [{ primaryColor: 'red;}' }, 'Write a colour as # and six digits, such as #2a3ecb'],
  [{ seasonalContentCount: 9 }, 'Choose 2 to 5 ideas per delivery'],
])('saving %o is refused with a sentence, and nothing changes', async (body, message) => {
  const { visitor, profile } = await aBrandOwner(product)
  const answer = await visitor.ask(saveProfile, { body })
  expect([answer.status, answer.body.message]).toEqual([400, message])
  expect((await visitor.ask(readProfile)).body).toEqual(profile)
})

test('frequencies that are not offered yet are refused', async () => {
  const { visitor } = await aBrandOwner(product)
  for (const frequency of ['daily', 'quarterly']) {
    const body = JSON.stringify({ deliveryFrequency: frequency })
    const headers = { 'content-type': 'application/json' }
    expect((await visitor.raw('PUT', '/api/profile', { body, headers })).status).toBe(400)
  }
})

test('a profile call never sets a plan, an owner or a verified address', async () => {
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
test.each(gated)('%s is refused on the server to the %s plan', async (_, plan, ask) => {
  const { visitor } = await aBrandOwner(product, {}, plan)
  const answer = await ask(visitor)
  expect([answer.status, (answer.body as { kind: string }).kind]).toEqual([403, 'plan'])
})

test('a basic plan that had weekly deliveries sees monthly', async () => {
  const { visitor, id } = await aBrandOwner(product, {}, 'plus')
  await visitor.ask(saveProfile, { body: { deliveryFrequency: 'weekly' } })
  await product.running.real.world.accounts.setPlan(id, 'basic', null, 'ABCDEFGH1')
  expect((await visitor.ask(readProfile)).body.deliveryFrequency).toBe('monthly')
})

test('a document’s fact is found with its place, stays internal until it is ticked, and goes with the document', async () => {
  const { visitor } = await aBrandOwner(product)
  const added = await upload(
    visitor,
    'winter box.txt',
    'About our boxes\n\nOur winter box costs £34.50 and serves six people.\n',
  )
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ fileName: 'winter box.txt', fileType: 'txt', isProcessed: true })
  const facts = await visitor.ask(readFacts, { query: { documentId: added.body.id } })
  const fact = facts.body.find((one: { quote: string }) => one.quote.includes('£34.50'))
  expect(fact).toMatchObject({ kind: 'document', visibility: 'internal', place: { of: 'winter box.txt' } })
  const ticked = await visitor.ask(changeFact, { params: { id: fact.id }, body: { visibility: 'public' } })
  expect(ticked.body.visibility).toBe('public')
  await visitor.ask(deleteDocument, { params: { id: added.body.id } })
  const left = await visitor.ask(readFacts, { query: {} })
  expect(JSON.stringify(left.body)).not.toContain('34.50')
  expect((await visitor.ask(readDocuments)).body.stats).toEqual({ count: 0, totalSizeBytes: 0 })
})

test('five uploads at once get the three slots there are', async () => {
  const { visitor } = await aBrandOwner(product)
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) =>
      upload(visitor, `${name}.txt`, `Our ${name} box costs £34.50 a month.`),
    ),
  )
  expect(answers.map((one) => one.status).toSorted()).toEqual([201, 201, 201, 400, 400])
  const full = answers.find((one) => one.status === 400)
  expect(full?.body.message).toBe('You can only store 3 documents. Please delete a document first.')
  expect((await visitor.ask(readDocuments)).body.stats.count).toBe(3)
})

test('documents that would exceed 10 MB together are refused with what is used', async () => {
  const { visitor } = await aBrandOwner(product)
  const six = new TextEncoder().encode('We bake bread. '.repeat((6 * 1024 * 1024) / 15))
  expect((await upload(visitor, 'first.txt', six)).status).toBe(201)
  const second = await upload(visitor, 'second.txt', six)
  expect([second.status, second.body.message]).toEqual([
    413,
    'File would exceed the 10MB storage limit. Current usage: 6.0 MB',
  ])
  const large = await upload(visitor, 'large.txt', new Uint8Array(10 * 1024 * 1024 + 1))
  expect(large.status).toBe(413)
})

test('edited insights are kept with their sources, and unknown sections are not', async () => {
  const { visitor } = await aBrandOwner(product)
  const { body: document } = await upload(
    visitor,
    'about.txt',
    'We are a family bakery in Ludlow. We bake by hand every morning.',
  )
  const texts = { companyInfo: 'A family bakery.', nonsense: 'x' }
  const edited = await visitor.ask(editDocument, {
    params: { id: document.id },
    body: { extractedInsights: texts },
  })
  expect(edited.body.extractedInsights.companyInfo.text).toBe('A family bakery.')
  expect(edited.body.extractedInsights).not.toHaveProperty('nonsense')
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
])('reading %s is refused in words, and what was known stays', async (url) => {
  const { visitor, profile } = await aBrandOwner(product)
  const answer = await visitor.ask(analyzeWebsite, { body: { url } })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(503)
  expect(answer.body.message).toMatch(/[A-Z].*\.?$/)
  expect((await visitor.ask(readProfile)).body).toEqual(profile)
})

test('nobody reaches another’s documents and facts: they are not found, exactly as ones that never were', async () => {
  const owner = await aBrandOwner(product)
  const { body: document } = await upload(
    owner.visitor,
    'box.txt',
    'Our winter box costs £34.50 and serves six.',
  )
  const { body: facts } = await owner.visitor.ask(readFacts, { query: {} })
  const stranger = await aBrandOwner(product)
  const nowhere = '00000000-0000-4000-8000-000000000000'
  for (const [call, id, body] of [
    [editDocument, document.id, { extractedInsights: { companyInfo: 'x' } }],
    [deleteDocument, document.id, undefined],
    [changeFact, facts[0].id, { visibility: 'public' as const }],
  ] as const) {
    const theirs = await stranger.visitor.ask(call, { params: { id }, ...(body && { body: body as never }) })
    const none = await stranger.visitor.ask(call, {
      params: { id: nowhere },
      ...(body && { body: body as never }),
    })
    expect([theirs.status, theirs.body]).toEqual([404, none.body])
  }
  expect((await owner.visitor.ask(readDocuments)).body.documents).toEqual([document])
})

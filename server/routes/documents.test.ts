import { expect, test } from 'vitest'
import { decideDocumentFacts, deleteDocument, editDocument, readDocuments } from '#contract/documents.ts'
import { changeFact, readFacts } from '#contract/facts.ts'
import { readProfile } from '#contract/profile.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { upload } from '#tests/support/upload.ts'

const product = await aProduct()

test('a fact from a document has its place, stays internal until approved, and is deleted with the document', async () => {
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

test('deleting the last document also removes the date of the insights, even if two are deleted at once', async () => {
  const { visitor } = await aBrandOwner(product)
  const lastChange = async () => (await visitor.ask(readProfile)).body.documentInsightsLastUpdated
  const ids = []
  for (const name of ['a', 'b', 'c'])
    ids.push((await upload(visitor, `${name}.txt`, `Our ${name} box costs £34.50 a month.`)).body.id)
  expect(await lastChange()).not.toBeNull()
  await visitor.ask(deleteDocument, { params: { id: ids[0] } })
  expect(await lastChange()).not.toBeNull()
  await Promise.all(ids.slice(1).map((id) => visitor.ask(deleteDocument, { params: { id } })))
  expect(await lastChange()).toBeNull()
})

test('a new document asks whether its facts may be used, until the user chooses all, none or some', async () => {
  const { visitor } = await aBrandOwner(product)
  const { body: document } = await upload(
    visitor,
    'box.txt',
    'About our boxes\n\nOur winter box costs £34.50 and serves six people.\n',
  )
  expect(document.factsDecided).toBe(false)
  const params = { id: document.id }
  const seen = async () =>
    (await visitor.ask(readFacts, { query: { documentId: document.id } })).body.map(
      (fact: { visibility: string }) => fact.visibility,
    )
  const all = await visitor.ask(decideDocumentFacts, { params, body: { use: 'all' } })
  expect(all.body).toMatchObject({ id: document.id, factsDecided: true })
  expect(new Set(await seen())).toEqual(new Set(['public']))
  await visitor.ask(decideDocumentFacts, { params, body: { use: 'chosen' } })
  expect(new Set(await seen())).toEqual(new Set(['public']))
  await visitor.ask(decideDocumentFacts, { params, body: { use: 'none' } })
  expect(new Set(await seen())).toEqual(new Set(['internal']))
  const { visitor: stranger } = await aBrandOwner(product)
  const refused = await stranger.ask(decideDocumentFacts, { params, body: { use: 'all' } })
  expect(refused.status).toBe(404)
  expect(new Set(await seen())).toEqual(new Set(['internal']))
})

test('of five documents uploaded at once only three are accepted, since that is the limit', async () => {
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

test('documents of more than 10 MB in total are refused with the amount already used', async () => {
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

test('edited insights keep their sources, and sections that don’t exist are not saved', async () => {
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

test('another user’s documents and facts are reported as not found, like ones that never existed', async () => {
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

test('after a downgrade documents can be read and deleted, but not edited', async () => {
  const { visitor, id } = await aBrandOwner(product, {}, 'plus')
  const { body: document } = await upload(visitor, 'prices.txt', 'Our winter box costs £34.50.')
  await product.running.real.world.accounts.setPlan(id, 'basic', null, 'ABCDEFGH3')
  const params = { id: document.id }
  const edited = await visitor.ask(editDocument, { params, body: { extractedInsights: { summary: 'New.' } } })
  expect([edited.status, edited.body.kind]).toEqual([403, 'plan'])
  expect((await visitor.ask(readDocuments)).body.documents).toEqual([document])
  // Users can always delete their own data.
  expect((await visitor.ask(deleteDocument, { params })).status).toBe(200)
  expect((await visitor.ask(readDocuments)).body.documents).toEqual([])
})

import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { generateFirstDelivery } from '#contract/delivery.ts'
import { changeFact, readFacts } from '#contract/facts.ts'
import type { Evidence, Idea } from '#contract/ideas.ts'
import { ideasOf } from '#tests/support/builders/asked-ideas.ts'
import { subscribersOf } from '#tests/support/builders/subscribers.ts'
import { aProduct } from '#tests/support/product.ts'
import { upload } from '#tests/support/upload.ts'

const product = await aProduct()
const { aSubscriber, mailsTo, settled } = subscribersOf(product)

const notes = `Our loaves

A rye loaf costs £5.10. Every rye loaf takes thirty-six hours from starter to oven.
Our seeded bread holds eleven kinds of seed. We teach a sourdough class on Saturdays for £65.
`

test('the name of a document is only shown inside the account, never in a report, file or email', async () => {
  product.clock.set('2026-11-20T12:00:00Z')
  const owner = await aSubscriber({ seasonalContentEnabled: true })
  await upload(owner.visitor, 'autumn-notes.txt', notes)
  const facts = (await owner.visitor.ask(readFacts, { query: {} })).body
  for (const { id, kind } of facts)
    if (kind === 'document')
      await owner.visitor.ask(changeFact, { params: { id }, body: { visibility: 'public' } })
  const { body: first } = await owner.visitor.ask(generateFirstDelivery)
  await product.mailTo(owner.email, /first/)
  product.clock.set('2026-11-23T09:00:02Z')
  await settled(owner.profile.id)

  const isOfFile = ({ kind, label }: Evidence) => kind === 'document' && label.includes('autumn-notes')
  const ideas: Idea[] = await ideasOf(owner.visitor)
  expect(ideas.some(({ evidence }) => evidence.some(isOfFile))).toBe(true)

  const token = first.url.split('/').at(-1)
  const stranger = product.visitor()
  const textOf = async (path: string) => await (await stranger.raw('GET', path)).text()
  const pdf = await stranger.raw('GET', `/api/delivery/${token}/pdf`)
  const { text: printed } = await extractText(
    await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())),
    { mergePages: true },
  )
  const mails = await mailsTo(owner.email)
  expect(mails).toHaveLength(2)
  const outside = [
    await textOf(`/delivery/${token}`),
    await textOf(`/api/delivery/${token}`),
    await textOf(`/api/delivery/${token}/events.ics`),
    printed,
    ...mails.flatMap(({ subject, html, text }) => [subject, html, text]),
  ]
  expect(outside[0]).toContain('From our own records')
  for (const said of outside) expect(said).not.toMatch(/autumn-?notes/i)
})

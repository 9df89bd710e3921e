import { expect, test } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { answerQuestion, readQuestions } from '#contract/questions.ts'
import { subscribersOf } from '#tests/support/builders/subscribers.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const { world, database } = product.running.real
const { aSubscriber, settled } = subscribersOf(product)

test('the export contains deliveries with their times and emails, recipients with their choices, the account’s own feeds and its answers', async () => {
  product.clock.set('2026-11-20T12:00:00Z')
  const [one, two] = ['reader-one@bakery.example', 'reader-two@bakery.example']
  const owner = await aSubscriber({ teamMemberEmails: [one, two] })
  const profileId = owner.profile.id
  const token = await world.recipients.tokenFor(profileId, two)
  await world.recipients.setSubscribed(token, world.now())
  await database.pool.query('insert into news_feeds (profile_id, address) values ($1, $2)', [
    profileId,
    'https://news.example/feed',
  ])
  const [question] = (await owner.visitor.ask(readQuestions)).body
  await owner.visitor.ask(answerQuestion, { params: { id: question.id }, body: { answer: null } })
  product.clock.set('2026-11-23T09:00:02Z')
  await settled(profileId)

  const { body } = await owner.visitor.ask(exportAccount)
  expect(body.scheduledDeliveries).toMatchObject([{ kind: 'scheduled', state: 'finished' }])
  expect(body.deliveryMails.map((mail: { address: string }) => mail.address).toSorted()).toEqual(
    [owner.email, one].toSorted(),
  )
  expect(body.deliveryMails[0]).toMatchObject({ state: 'sent', sentAt: expect.any(String) })
  const readerTwo = body.recipients.find((reader: { address: string }) => reader.address === two)
  expect(readerTwo).toMatchObject({ unsubscribedAt: expect.any(String) })
  expect(body.newsFeeds).toMatchObject([{ address: 'https://news.example/feed' }])
  expect(body.houseAnswers).toMatchObject([{ question: question.id, answer: null }])
  expect(body.deliveries).toHaveLength(1)
  // The token lets a recipient unsubscribe: nobody else may have it.
  expect(JSON.stringify(body)).not.toContain(token)
})

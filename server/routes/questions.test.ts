import { expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { addFact } from '#contract/facts.ts'
import { generateInstant, readIdea } from '#contract/ideas.ts'
import { saveProfile } from '#contract/profile.ts'
import { answerQuestion, readQuestions, readWeeklyQuestion, reopenQuestion } from '#contract/questions.ts'
import { deliveryEmail } from '#domain/delivery/delivery-email.ts'
import { type MailAttempt, plannedSlot } from '#domain/delivery/slots.ts'
import { aBrandOwner, aMember } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()
const { world } = product.running.real

const questions = async (visitor: Visitor) =>
  new Map(
    (await visitor.ask(readQuestions)).body.map(
      (question: { id: string; answer: string | null; skipped: boolean }) => [question.id, question] as const,
    ),
  )
const answer = (visitor: Visitor, id: string, words: string | null) =>
  visitor.ask(answerQuestion, { params: { id }, body: { answer: words } })
const weekly = async (visitor: Visitor) => (await visitor.ask(readWeeklyQuestion)).body.question

test('a brand is asked its trade’s questions and the general ones, each once, until they are answered', async () => {
  const { visitor } = await aBrandOwner(product)
  const asked = (await visitor.ask(readQuestions)).body
  const ids = asked.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['parking', 'book', 'kind']))
  expect(asked.find(({ id }: { id: string }) => id === 'kind')).toMatchObject({
    ask: expect.stringMatching(/\?$/),
    choices: expect.arrayContaining(['bakery']),
    answer: null,
    skipped: false,
  })
})

test('an answer is saved in the spelling of its choice, and the user can change, skip and reopen it', async () => {
  const { visitor } = await aBrandOwner(product)
  expect((await answer(visitor, 'kind', ' Bakery ')).body).toMatchObject({ answer: 'bakery', skipped: false })
  expect((await answer(visitor, 'kind', 'cafe')).body).toMatchObject({ answer: 'cafe' })
  expect((await answer(visitor, 'parking', 'behind the shop. ')).body).toMatchObject({
    answer: 'behind the shop',
  })
  expect((await answer(visitor, 'quiet', null)).body).toMatchObject({ answer: null, skipped: true })
  const known = await questions(visitor)
  expect([known.get('kind'), known.get('parking'), known.get('quiet')]).toMatchObject([
    { answer: 'cafe' },
    { answer: 'behind the shop' },
    { answer: null, skipped: true },
  ])
  const reopened = await visitor.ask(reopenQuestion, { params: { id: 'kind' } })
  expect(reopened.body).toMatchObject({ id: 'kind', answer: null, skipped: false })
  expect((await questions(visitor)).get('kind')).toMatchObject({ answer: null, skipped: false })
})

test('an answer that is invalid is refused with a message, and nothing is saved', async () => {
  const { visitor } = await aBrandOwner(product)
  const wrong = await answer(visitor, 'kind', 'spaceport')
  expect([wrong.status, wrong.body.message]).toEqual([
    400,
    expect.stringMatching(/^Choose one of the answers: /),
  ])
  expect(await answer(visitor, 'parking', ' ')).toMatchObject({ status: 400, body: { kind: 'invalid' } })
  expect((await answer(visitor, 'nothing-like-it', 'yes')).status).toBe(404)
  expect((await visitor.ask(reopenQuestion, { params: { id: 'nothing-like-it' } })).status).toBe(404)
  expect([...(await questions(visitor)).values()]).not.toContainEqual(
    expect.objectContaining({ answer: expect.any(String) }),
  )
})

test('a visitor has to sign in to see questions, and a member without a profile gets a message', async () => {
  const visitor = product.visitor()
  for (const call of [readQuestions, readWeeklyQuestion]) expect((await visitor.ask(call)).status).toBe(401)
  expect((await answer(visitor, 'parking', 'here')).status).toBe(401)
  expect((await visitor.ask(reopenQuestion, { params: { id: 'parking' } })).status).toBe(401)
  const member = await aMember(product)
  for (const call of [readQuestions, readWeeklyQuestion]) {
    const { status, body } = await member.visitor.ask(call)
    expect([status, body.message]).toEqual([404, 'No profile found'])
  }
})

test('a question that the user has answered is no longer asked with any idea', async () => {
  const { visitor } = await aBrandOwner(product)
  const brief = {
    briefDescription: 'Ideas for people who have never been',
    contentObjectives: ['inform' as const],
  }
  const { ideas } = (await visitor.ask(generateInstant, { body: brief })).body
  const asking = ideas.find(({ asks }: { asks: unknown[] }) => asks.length > 0)
  const [{ id: question, choices }] = asking.asks
  await answer(visitor, question, choices?.[0] ?? 'at noon')
  const { body } = await visitor.ask(readIdea, { params: { id: asking.id } })
  expect(body.asks.map(({ id }: { id: string }) => id)).not.toContain(question)
  expect(body.draft).toBe(asking.draft)
})

test('a brand’s answers can’t be seen by other brands', async () => {
  const one = await aBrandOwner(product)
  const other = await aBrandOwner(product)
  await answer(one.visitor, 'parking', 'behind the shop')
  expect((await questions(other.visitor)).get('parking')).toMatchObject({ answer: null })
})

test('a brand is asked one question a week, and none for seven days after it has answered one anywhere', async () => {
  const { visitor } = await aBrandOwner(product)
  const first = await weekly(visitor)
  expect(first).toMatchObject({ ask: expect.stringMatching(/\?$/) })
  expect(await weekly(visitor)).toEqual(first)
  await answer(visitor, first.id, null)
  expect(await weekly(visitor)).toBeNull()
  await visitor.ask(reopenQuestion, { params: { id: first.id } })
  expect(await weekly(visitor)).toEqual(first)
  await answer(visitor, 'parking', 'behind the shop')
  expect(await weekly(visitor)).toBeNull()
  product.clock.move(6 * 86_400_000)
  expect(await weekly(visitor)).toBeNull()
})

test('only the account holder is asked a question in the delivery email, and no other recipient', async () => {
  const { visitor, profile, email } = await aBrandOwner(product, {}, 'plus')
  const question = await weekly(visitor)
  const mail = aMail(profile.id, email)
  const askedIn = async (change: Partial<MailAttempt>) => {
    const { email: letter } = await deliveryEmail(world, { ...mail, ...change })
    return 'question' in letter ? letter.question : undefined
  }
  expect(await askedIn({})).toEqual({
    ask: question.ask,
    url: `${world.setting.publicUrl}/question/${question.id}`,
  })
  for (const reader of ['team', 'client', 'agency'] as const) expect(await askedIn({ reader })).toBeNull()
  expect(await askedIn({ kind: 'digest' })).toBeNull()
  await answer(visitor, question.id, null)
  expect(await askedIn({})).toBeNull()
})

test('a second delivery email within a week asks no question, and the next week’s does', async () => {
  const { profile, email } = await aBrandOwner(product, {}, 'plus')
  const due = (day: string) => new Date(`${day}T09:00:00Z`)
  // The first delivery is on a Monday, and the second on the Wednesday to which the schedule was moved.
  const monday = plannedSlot(profile.id, 'scheduled', due('2026-11-23'))
  await world.slots.add([monday, plannedSlot(profile.id, 'digest', due('2026-11-22'))], product.clock.now())
  const isAsked = async (dueAt: Date) => {
    const { email: letter } = await deliveryEmail(world, { ...aMail(profile.id, email), dueAt })
    return 'question' in letter && letter.question !== null
  }
  expect(await isAsked(monday.dueAt)).toBe(true)
  expect(await isAsked(due('2026-11-25'))).toBe(false)
  expect(await isAsked(due('2026-11-30'))).toBe(true)
  // Daylight saving time may have started in between.
  expect(await isAsked(new Date('2026-11-30T08:00:00Z'))).toBe(true)
})

test('a user can choose a second trade and is asked its questions, and an unknown trade is refused', async () => {
  const { visitor } = await aBrandOwner(product)
  const kept = await visitor.ask(saveProfile, { body: { secondTrade: 'hotel' } })
  expect(kept.body.secondTrade).toBe('hotel')
  const { body } = await visitor.ask(readBrand)
  expect([body.trade.id, body.secondTrade.id]).toEqual(['cafe', 'hotel'])
  expect(body.trades).toContainEqual({ id: 'hotel', name: 'Hotel and B&B' })
  const hotel = world.playbook.trades.find(({ id }) => id === 'hotel')
  expect([...(await questions(visitor)).keys()]).toEqual(
    expect.arrayContaining(hotel?.questions.map(({ id }) => id) ?? []),
  )
  const wrong = await visitor.ask(saveProfile, { body: { secondTrade: 'spaceport' } })
  expect([wrong.status, wrong.body]).toMatchObject([
    400,
    { message: 'Choose a trade from the list', errors: [{ path: 'secondTrade' }] },
  ])
  expect((await visitor.ask(saveProfile, { body: { secondTrade: null } })).body.secondTrade).toBeNull()
})

test('an offering that is usual in the trade is suggested until the brand offers it', async () => {
  const { visitor } = await aBrandOwner(product, { companyInfo: 'A bakery.' })
  const before = (await visitor.ask(readBrand)).body
  const [usual] = before.usual
  await visitor.ask(addFact, { body: { type: 'offer', quote: usual, slots: { label: usual } } })
  await visitor.ask(addFact, { body: { type: 'offer', quote: 'Spin', slots: { label: 'Spin' } } })
  const after = (await visitor.ask(readBrand)).body
  expect(after.usual).not.toContain(usual)
  const values = after.facts.map(({ value }: { value: { sort: string; text: string } | null }) => value?.text)
  expect(values).toEqual(expect.arrayContaining([usual, 'Spin']))
})

test('a brand whose trade is unknown gets a message and is still asked general questions', async () => {
  const { visitor } = await aBrandOwner(product, { industry: 'Falconry', companyInfo: 'We fly birds.' })
  const { body } = await visitor.ask(readBrand)
  expect([body.trade, body.usual]).toEqual([null, []])
  expect((await questions(visitor)).size).toBeGreaterThan(5)
})

const aMail = (profileId: string, address: string): MailAttempt => ({
  id: 'a mail',
  fence: 1,
  address,
  firstName: 'Ruth',
  reader: 'owner',
  kind: 'scheduled',
  dueAt: new Date('2026-11-23T09:00:00Z'),
  deliveryId: 'a delivery',
  profileId,
  content: {
    companyName: 'Hale',
    senderName: 'Inkling',
    day: null,
    country: null,
    logoUrl: null,
    brandColors: { primary: '#203040', secondary: '#203040', tertiary: '#203040' },
    isAgencyDelivery: false,
    contentIdeas: [],
    eventContentIdeas: [],
    events: [],
    newsUpdatesAndTrends: null,
    shortfall: null,
  },
  accessToken: 'a token',
  isActive: true,
  timezone: 'UTC',
  frequency: 'weekly',
  teamMemberEmails: [],
  emailNotifications: true,
  weeklyDigest: true,
  deliveriesPaused: false,
  plan: 'plus',
  accountId: '0197',
  accountEmail: address,
  isClosing: false,
  unsubscribeToken: 'another token',
  isUnsubscribed: false,
  refusals: 0,
})

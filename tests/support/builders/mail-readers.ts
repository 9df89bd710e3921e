// Creates brands whose deliveries go to a mail server that fails on request, and reads the state of their
// emails.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { saveProfile } from '#contract/profile.ts'
import { aBrandOwner } from '../members.ts'
import { aProduct } from '../product.ts'
import { mailServer, type Misbehaviour } from '../fakes/mail-server.ts'
import { until } from '../until.ts'

export const answer = (at: 'mail' | 'recipient' | 'data', code: number, words: string): Misbehaviour => ({
  does: 'answer',
  at,
  code,
  words,
})

export const anAddress = (whose: string) => `${whose}-${randomBytes(6).toString('hex')}@bakery.example`

/** The timeout in seconds. An email that hangs delays those fetched with it until then. */
export const WHILE_ONE_HANGS = 50

/** Call once per test file: the product, its mail server, and brands with readers on that server. */
export async function mailReaders() {
  const server = await mailServer()
  /** The timeout after the last line is short here; real mail servers get ten minutes. */
  const mailTimeouts = { beforeLastLine: 5_000, afterLastLine: 5_000 }
  const product = await aProduct(
    { SMTP_URL: `smtp://127.0.0.1:${server.port}`, LOG_LEVEL: 'silent' },
    { mailTimeouts },
  )
  const { world, database } = product.running.real
  // This is a Wednesday. Weekly deliveries come on Mondays, so none is due during the tests.
  product.clock.set('2026-11-18T12:00:00Z')

  /** Creates a brand with one recipient, whose address the mail server treats in this way, or normally. */
  async function aReader(manner?: Misbehaviour, team: string[] = []) {
    const owner = await aBrandOwner(product, {}, 'plus')
    const address = anAddress('reader')
    const becomeKind = manner ? server.misbehave({ ...manner, to: address }) : () => {}
    await database.pool.query('update users set email = $2 where id = $1', [owner.id, address])
    await owner.visitor.ask(saveProfile, {
      body: {
        deliveryFrequency: 'weekly',
        seasonalContentEnabled: false,
        teamMemberEmails: team,
        markOnboardingComplete: true,
      },
    })
    const id = owner.profile.id
    return {
      ...owner,
      address,
      becomeKind,
      /** Makes a delivery due now. */
      due: () => world.plans.set('scheduled', [{ profileId: id, at: world.now() }]),
      mails: async () => {
        const { rows } = await database.pool.query<{
          id: string
          state: string
          said: string | null
          fence: number
        }>(
          'select id, state, said, fence from delivery_mails where profile_id = $1 and address = $2 order by created_at',
          [id, address],
        )
        return rows
      },
      token: () => world.recipients.tokenFor(id, address),
    }
  }
  type Reader = Awaited<ReturnType<typeof aReader>>

  const received = (address: string) => server.received.filter(({ to }) => to === address)

  /** Waits until the reader's first or later email has this state. */
  const stands = (reader: Reader, state: string, which = 1) =>
    until(async () => {
      const mail = (await reader.mails())[which - 1]
      return mail?.state === state ? mail : undefined
    }, WHILE_ONE_HANGS)
  /** Waits for a failed try, then makes the next one due now instead of after a minute. */
  async function failsOnce(reader: Reader) {
    const mail = await until(
      async () => (await reader.mails()).find(({ said }) => said !== null),
      WHILE_ONE_HANGS,
    )
    expect(mail.state).toBe('waiting')
    await hurry(reader)
  }
  /** Makes a waiting retry due now; returns whether there was one. */
  async function hurryNow(reader: Reader): Promise<true | undefined> {
    const { rowCount } = await database.pool.query(
      `update jobs.job set start_after = now() where state = 'retry' and data ->> 'mailId' in (
         select id::text from delivery_mails where profile_id = $1)`,
      [reader.profile.id],
    )
    return rowCount ? true : undefined
  }
  const hurry = (reader: Reader) => until(() => hurryNow(reader), WHILE_ONE_HANGS)

  return { server, product, world, database, aReader, received, stands, failsOnce, hurry, hurryNow }
}

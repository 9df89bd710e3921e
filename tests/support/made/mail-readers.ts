// Brands whose deliveries go to a mail server that a test makes misbehave, and what became of their mails.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { saveProfile } from '#contract/profile.ts'
import { aBrandOwner } from '../members.ts'
import { aProduct } from '../product.ts'
import { mailServer, type Manner } from '../stand-ins/mail-server.ts'
import { until } from '../until.ts'

export const answer = (at: 'mail' | 'recipient' | 'data', code: number, words: string): Manner => ({
  does: 'answer',
  at,
  code,
  words,
})

export const anAddress = (whose: string) => `${whose}-${randomBytes(6).toString('hex')}@bakery.example`

/** Seconds. A mail that hangs holds up those that were fetched with it, until its line is given up. */
export const WHILE_ONE_HANGS = 50

/** For a test file: the product, its mail server, and readers who have its mails from there. */
export async function mailReaders() {
  const server = await mailServer()
  /** Real mail servers get ten minutes. */
  const mailTimeouts = { beforeLastLine: 5_000, afterLastLine: 5_000 }
  const product = await aProduct(
    { SMTP_URL: `smtp://127.0.0.1:${server.port}`, LOG_LEVEL: 'silent' },
    { mailTimeouts },
  )
  const { world, database } = product.running.real
  // A Wednesday: of the weekly deliveries, which come on Mondays, none falls due by itself while this runs.
  product.clock.set('2026-11-18T12:00:00Z')

  /** A brand whose one reader is an address that the mail server treats in this manner, or kindly. */
  async function aReader(manner?: Manner, team: string[] = []) {
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
      /** Lets a delivery fall due. */
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

  /** Waits for the reader's mail, the first or a later one, to stand like this. */
  const stands = (reader: Reader, state: string, which = 1) =>
    until(async () => {
      const mail = (await reader.mails())[which - 1]
      return mail?.state === state ? mail : undefined
    }, WHILE_ONE_HANGS)
  /** Waits for a try that failed; then the next is made at once instead of after a minute. */
  async function failsOnce(reader: Reader) {
    const mail = await until(
      async () => (await reader.mails()).find(({ said }) => said !== null),
      WHILE_ONE_HANGS,
    )
    expect(mail.state).toBe('waiting')
    await hurry(reader)
  }
  /** Makes the next try of what was put off at once, where there is one already; says whether there was. */
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

// Tests DKIM signatures with an independent library.
import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dkimVerify } from 'mailauth/lib/dkim/verify'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { mailServer } from '#tests/support/fakes/mail-server.ts'
import { smtpMailer } from './mailer.ts'

const from = { name: 'Inkling', address: 'ideas@inkling.example' }
const written = { subject: 'Five ideas', html: '<p>Ideas</p>', text: 'Ideas' }
const letter = (name = 'Ruth') => ({
  id: 'scheduled-1',
  accountId: '0197',
  to: { name, address: 'ruth@bakery.example' },
  unsubscribe: 'https://inkling.example/u/abcdefghijklmnopqrstuv',
})

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const dkim = { domainName: 'inkling.example', keySelector: 'autumn', privateKey }
/** The email as the mail server received it. */
async function received(mail: ReturnType<typeof letter>, words = written): Promise<string> {
  const server = await mailServer()
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, from, dkim)
  await mailer.send(mail, words)
  mailer.close()
  await server.close()
  return server.received[0]?.raw ?? ''
}
const resolver = async (name: string) => {
  expect(name).toBe('autumn._domainkey.inkling.example')
  return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]
}

test('the signature of an email is valid, and covers both unsubscribe headers and everything that people see', async () => {
  const raw = await received(letter('Rüth'), { ...written, text: 'Ideas £4.20\n.\nFrom here' })
  const { results } = await dkimVerify(raw, { resolver })
  expect(results.map(({ status }) => status.result)).toEqual(['pass'])
  const signed = results[0]?.signingHeaders?.keys.toLowerCase().split(/\s*:\s*/)
  expect(signed).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  )
})

test('the product doesn’t start with a key that can’t sign, so that emails are never sent unsigned', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-key-'))
  const { privateKey: other } = generateKeyPairSync('ed25519')
  const file = path.join(folder, 'key.pem')
  fs.writeFileSync(file, other.export({ type: 'pkcs8', format: 'pem' }))
  const settings = { DKIM_DOMAIN: 'inkling.example', DKIM_SELECTOR: 'autumn', DKIM_KEY_FILE: file }
  expect(() => readConfig(settings)).toThrow('DKIM_KEY_FILE must name a readable file with a private RSA key')
  fs.writeFileSync(file, privateKey)
  expect(readConfig(settings).dkim).toEqual({ ...dkim, privateKey })
  fs.rmSync(folder, { recursive: true })
})

test('the signature of an email that was changed on its way is invalid', async () => {
  const raw = await received(letter())
  for (const changed of [
    raw.replace('abcdefghijklmnopqrstuv', 'somebodyelsesaddress00'),
    raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No'),
  ]) {
    expect(changed).not.toBe(raw)
    const { results } = await dkimVerify(changed, { resolver })
    expect(results.map(({ status }) => status.result)).not.toContain('pass')
  }
})

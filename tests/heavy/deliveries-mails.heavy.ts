// Checks a thousand emails as a mail server receives them, with a parser independent of the code that wrote
// them.
import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { dkimVerify } from 'mailauth/lib/dkim/verify'
import { expect, test } from 'vitest'
import { root } from '#tests/support/database.ts'
import { setUp } from './setup.ts'
import { say } from './kill-repeatedly.ts'

const BRANDS = 250
/** A brand's owner and three team members. */
const READERS = 4
/** The number of bytes that Gmail shows before it cuts an email off. */
const SHOWN = 102 * 1024

/** A parsed email. */
interface Read {
  /** How often each header occurs, by lower-case name. */
  headers: Record<string, number>
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** The length of the raw email's longest line in bytes. */
  longestLine: number
  /** Errors the parser found in the email's format. */
  defects: string[]
}

const once = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'dkim-signature',
]

/** Brands and people that differ in every way, so that no two emails are alike. */
const colour = `
  update profiles p set company_name = (array[
      'Hale & Daughters', 'Bäckerei Hålé', 'パン屋 ルース', 'Хлеб & Со', 'مخبز', 'Sam "the loaf" O''Hara <bread>', '🥐 Croissant, Ltd.',
      E'Two\\nlines', 'A =?utf-8?Q?word?=', repeat('Long name ', 12)])[1 + n % 10] || ' ' || n,
    delivery_frequency = case when n % 3 = 0 then 'monthly' else 'weekly' end,
    seasonal_content_enabled = n % 5 = 0,
    agency_branding_name = case when n % 7 = 0 then 'Agentur Grün, "Ideen"' end,
    team_member_emails = array['one-' || n || '@bakery.example', 'two-' || n || '@bakery.example', 'three-' || n || '@bakery.example']
  from (select id, row_number() over (order by id)::int as n from profiles where next_run_at is not null) as numbered
  where p.id = numbered.id`
const people = `
  update users set first_name = (array['Ruth', 'Åse', 'ルース', 'Ruth, Hale; <x>', '', E'Ru\\r\\nth'])[1 + length(id::text || email) % 6]
  where email like 'reader-%'`

test('each of a thousand emails is well formed, complete, signed and small enough', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkling-mails-'))
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const keyFile = path.join(folder, 'key.pem')
  fs.writeFileSync(keyFile, privateKey)
  const settings = { DKIM_DOMAIN: 'inkling.example', DKIM_SELECTOR: 'autumn', DKIM_KEY_FILE: keyFile }
  const { brands, mails, workers } = await setUp('mails', 0, settings, folder)
  await brands.feed(BRANDS)
  await brands.ask(colour)
  await brands.ask(people)
  workers.start()
  for (let tries = 0; tries < 240 && mails.distinct() < BRANDS * READERS; tries++) {
    await new Promise((wait) => setTimeout(wait, 1000))
  }
  await workers.endAll()

  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const { by, read } = await readAll(files.map((name) => path.join(folder, name)))
  const faults = read.flatMap((mail) => faultsOf(mail).map((fault) => `${mail.to}: ${fault}`))
  const resolver = async () => [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]
  let verified = 0
  for (const name of files) {
    const { results } = await dkimVerify(fs.readFileSync(path.join(folder, name)), { resolver })
    if (results.length === 1 && results[0]?.status.result === 'pass') verified += 1
  }
  const sizes = read.map(({ html }) => Buffer.byteLength(html)).toSorted((one, other) => one - other)
  const subjects = new Set(read.map(({ subject }) => subject)).size
  say(
    `mails: ${read.length} read by ${by}, ${faults.length} faults, ${verified} signatures verified, ${subjects} different subjects, ` +
      `HTML ${sizes[0]} to ${sizes.at(-1)} bytes, longest line ${Math.max(...read.map(({ longestLine }) => longestLine))} bytes`,
  )
  expect(faults.slice(0, 5)).toEqual([])
  expect(read).toHaveLength(BRANDS * READERS)
  expect(new Set(read.map(({ to }) => to)).size).toBe(BRANDS * READERS)
  expect(verified).toBe(read.length)
  fs.rmSync(folder, { recursive: true })
})

function faultsOf(mail: Read): string[] {
  return [
    ...mail.defects,
    ...once.filter((name) => mail.headers[name] !== 1).map((name) => `${mail.headers[name] ?? 0} × ${name}`),
    ...['cc', 'bcc', 'reply-to'].filter((name) => mail.headers[name] !== undefined),
    ...(mail.from === 'ideas@inkling.example' ? [] : [`it is from ${mail.from}`]),
    ...(/^[a-z]+-\d+@bakery\.example$/.test(mail.to) ? [] : [`it is to ${mail.to}`]),
    ...(mail.subject.trim() === '' ? ['it has no subject'] : []),
    ...(mail.text.length > 200 ? [] : ['it has no text']),
    ...(/^<!doctype html><html[^]*<\/html>\s*$/.test(mail.html) ? [] : ['its HTML is not whole']),
    ...(Buffer.byteLength(mail.html) < SHOWN ? [] : ['its HTML is too long to be shown']),
    ...(mail.longestLine <= 998 ? [] : ['a line is too long']),
  ]
}

/** Parsed by Python, independently of our own code. Without Python, an independent JavaScript parser is used. */
async function readAll(files: string[]): Promise<{ by: string; read: Read[] }> {
  const python = (...words: string[]) => spawnSync('python3', words, { encoding: 'utf8', maxBuffer: 1 << 30 })
  if (python('-c', 'import email.policy, json').status === 0) {
    const { status, stdout, stderr } = python(path.join(root, 'tests/heavy/read_mails.py'), ...files)
    expect(status, stderr).toBe(0)
    return { by: "Python's email module", read: JSON.parse(stdout) }
  }
  return { by: 'postal-mime', read: await Promise.all(files.map(readOne)) }
}

async function readOne(file: string): Promise<Read> {
  const raw = fs.readFileSync(file)
  const { headers, from, to, subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  const counts = Map.groupBy(headers, ({ key }) => key)
  return {
    headers: Object.fromEntries([...counts].map(([key, all]) => [key, all.length])),
    from: from?.address ?? '',
    to: to?.map(({ address }) => address).join(',') ?? '',
    subject,
    text,
    html,
    longestLine: Math.max(
      ...raw
        .toString('latin1')
        .split('\r\n')
        .map(({ length }) => length),
    ),
    defects: [],
  }
}

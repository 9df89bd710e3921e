import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('the product runs on port 3000 of this machine if nothing is set', () => {
  const config = readConfig({})
  expect(config.publicUrl).toBe('http://localhost:3000')
  expect(config.secure).toBe(false)
  expect(config.paymentsOn).toBe(false)
})

test.each([
  ['PORT', 'eighty', 'PORT must be a port number'],
  ['PORT', '70000', 'PORT must be a port number'],
  ['PUBLIC_URL', 'inkling.example', 'PUBLIC_URL must be an address that starts with http:// or https://'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  ],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 32 characters'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
  ['MAIL_FROM', 'ideas', 'MAIL_FROM must be an email address'],
  ['ROLE', 'boss', 'ROLE must be all, web or worker'],
  [
    'TRUST_PROXY',
    'true',
    'TRUST_PROXY must be false, the number of proxies in front of the product, or a list',
  ],
  ['TRUST_PROXY', '10.0.0.1, nginx', 'TRUST_PROXY must be false, the number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/99', 'TRUST_PROXY must be false, the number of proxies'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace'],
])(
  'the product doesn’t start with a wrong %s, and the message names that setting',
  (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  },
)

test('a setting that is an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '' }).port).toBe(3000)
})

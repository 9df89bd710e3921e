import { expect, test } from 'vitest'
import { passwords } from './passwords.ts'

const { hash, verify } = passwords()

test('only the right password matches its hash', async () => {
  const kept = await hash('correct horse')
  expect(await verify('correct horse', kept)).toBe(true)
  expect(await verify('Correct horse', kept)).toBe(false)
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the same password has a different hash each time', async () => {
  expect(await hash('correct horse')).not.toBe(await hash('correct horse'))
})

test('composed and decomposed letters count as the same password, and every character of a long one counts', async () => {
  const kept = await hash('caf\u00e9 au lait')
  expect(await verify('cafe\u0301 au lait', kept)).toBe(true)
  const long = 'x'.repeat(150)
  expect(await verify(`${long}y`, await hash(`${long}z`))).toBe(false)
})

test('no password is accepted if there is no hash', async () => {
  expect(await verify('correct horse', null)).toBe(false)
  expect(await verify('', '')).toBe(false)
})

// Around the account: a session that ended, and a password that was forgotten.
import { expect } from '#tests/journeys/product.ts'
import { shootMail } from './mail.ts'
import type { Walk } from './walk.ts'

export async function loseSession({ camera }: Walk) {
  const { page, shoot } = camera
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expect(page).toHaveURL(/error=session_ended/)
  await shoot('session-ended')
}

export async function resetPassword({ camera, product, person }: Walk) {
  const { page, shoot } = camera
  await page.goto('/forgot-password')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('forgot-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await shoot('forgot-password-sent')
  const mail = await product.mailTo(person.email, /password/i)
  await shootMail(camera, 'reset-password-mail', mail)
  await page.goto(mail.links.find((link) => link.includes('/reset-password')) ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('reset-password')
  await page.getByLabel('New password', { exact: true }).fill('battery staple')
  await page.getByLabel(/Confirm/).fill('battery staple')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByText('Password Reset Complete').waitFor()
  await shoot('reset-password-done')
  await shootMail(
    camera,
    'password-changed-mail',
    await product.mailTo(person.email, /password.*changed|changed/i),
  )
}

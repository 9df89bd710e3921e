// The walk until the first login: public pages, registration and the verification email.
import { confirmByOutbox, logIn, register } from '#tests/journeys/people.ts'
import { shootMail } from './mail.ts'
import type { Walk } from './walk.ts'

export async function visitPublicPages({ camera }: Walk) {
  const { page, shoot } = camera
  const pages = { landing: '/', pricing: '/pricing', privacy: '/privacy', terms: '/terms' }
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address)
    await shoot(name, { reload: true })
  }
  await page.goto('/nowhere')
  await shoot('not-found', { reload: true })
  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /Menu/ }).click()
  await shoot('landing-menu', { phoneOnly: true, windowOnly: true })
}

export async function signUp({ camera, product, person }: Walk) {
  const { page, shoot } = camera
  await page.goto('/register')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('register')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await shoot('register-refused')
  await register(page, person)
  await shoot('check-your-inbox')
  await shootMail(camera, 'verification-mail', await product.mailTo(person.email))
  await confirmByOutbox(page, product, person)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // This page opens the login after five seconds. Reloading it before each picture starts the five seconds again.
  await shoot('verified', { reload: true })
  await page.goto('/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('login')
  await logIn(page, person)
}

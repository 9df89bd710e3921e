import { logIn, newPerson, register, signUpByApi } from './people.ts'
import { expect, test } from './product.ts'

test('a user who hasn’t confirmed their address sees a message and can get the email again', async ({
  page,
  product,
}) => {
  const person = newPerson()
  await register(page, person)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please verify your email address')).toBeVisible()
  await page.getByRole('button', { name: 'Resend verification email' }).click()
  await expect(page.getByText('Verification email sent!', { exact: true })).toBeVisible()
  await product.mailTo(person.email)
})

test('a user who forgot the password sets a new one through the link in the email', async ({
  page,
  product,
}) => {
  const person = newPerson()
  await register(page, person)
  await product.cli('user', 'verify', person.email)
  await page.goto('/login')
  await page.getByRole('link', { name: /Forgot/ }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: /link|reset/i }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const mail = await product.mailTo(person.email, /password/i)
  await page.goto(mail.links.find((link) => link.includes('/reset-password')) ?? '')
  await page.getByLabel('New password', { exact: true }).fill('battery staple')
  await page.getByLabel(/Confirm/).fill('battery staple')
  await page.getByRole('button', { name: /password/i }).click()
  await expect(page.getByText('Password Reset Complete')).toBeVisible()
  await logIn(page, { ...person, password: 'battery staple' })
})

test('a visitor who opens a member page signs in and returns to it', async ({ page, product }) => {
  const person = await signUpByApi(page, product)
  await page.context().clearCookies()
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsettings/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
})

test('if a session ends while a screen is open, the login screen says so and then leads back to it', async ({
  page,
  product,
}) => {
  const person = await signUpByApi(page, product)
  await page.goto('/brand#questions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcalendar&error=session_ended/)
  await expect(page.getByText('You’ve been signed out. Log in to carry on where you were.')).toBeVisible()
  await page.goto('/login?redirect=%2Fbrand%23questions')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/brand#questions$/)
})

test('screen readers announce the heading of the first step to a new user who logs in', async ({
  page,
  product,
}) => {
  const person = newPerson()
  await register(page, person)
  await product.cli('user', 'verify', person.email)
  await logIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Personal details' })).toBeFocused()
})

test('a user changes the password in Settings', async ({ page, product }) => {
  const person = await signUpByApi(page, product)
  await page.goto('/settings')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password').fill('battery staple')
  await page.getByLabel('Confirm password').fill('battery staple')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await page.context().clearCookies()
  await logIn(page, { ...person, password: 'battery staple' })
})

test('a user on the free plan sees other features locked, with a link to the plan that has them', async ({
  page,
  product,
}) => {
  const person = await signUpByApi(page, product)
  await product.cli('user', 'set-plan', person.email, 'free')
  await page.goto('/')
  await expect(page.getByText('Not included')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade plan' }).first()).toHaveAttribute('href', '/pricing')
  await page.goto('/profile')
  for (const tab of ['Website', 'Documents']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Upgrade/ })
        .first(),
    ).toHaveAttribute('href', '/pricing')
  }
})

test('the sidebar can be folded by keyboard and stays folded', async ({ page, product }) => {
  await signUpByApi(page, product)
  const sidebar = page.locator('aside')
  await page.keyboard.press('Control+b')
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48)
  const cookie = (await page.context().cookies()).find((one) => one.name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
  await page.reload()
  expect((await sidebar.boundingBox())?.width).toBe(48)
})

test('text typed in onboarding is still there after going back and after a reload', async ({
  page,
  product,
}) => {
  const person = newPerson()
  await register(page, person)
  await product.cli('user', 'verify', person.email)
  await logIn(page, person)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Company name').fill('Hale & Daughters')
  await page.getByLabel('Company information').fill('We have baked in Ludlow since 1978.')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Hale & Daughters')
  await page.reload()
  await expect(page.getByLabel('Company information')).toHaveValue('We have baked in Ludlow since 1978.')
})

test('signing out ends the session and shows the landing page', async ({ page, product }) => {
  await signUpByApi(page, product)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByRole('link', { name: 'Start 30-Day Free Trial' }).first()).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test('going from a public page to the login screen causes no error on the page', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const path of ['/', '/pricing']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  }
  await page.goto('/verified')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(errors).toEqual([])
})

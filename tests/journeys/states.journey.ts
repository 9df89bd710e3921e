// Checks states of screens that no address leads to, such as loading or a refused form, at both widths, in light
// and dark: nothing that axe finds, nothing wider than the window.
import type { Page } from '@playwright/test'
import { answering, facesOf, hanging, longWords, type Faults } from './faces.ts'
import { startOnboarding, register, signUpByApi, signUpInternal, newPerson } from './people.ts'
import { expect, test } from './product.ts'

// These tests take a minute or two each and are independent of one another.
test.describe.configure({ mode: 'parallel' })

/** The screens that load something after the page has come. For the others everything comes with the page. */
const screens = ['/', '/ideas', '/calendar', '/brand', '/question/parking', '/instant-generator']
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

test('no screen has faults while loading, after failing or without a server', async ({ page, product }) => {
  test.setTimeout(300_000)
  const faults: Faults = []
  await signUpByApi(page, product)
  for (const path of screens) {
    await hanging(page, async () => {
      await open(page, path)
      await facesOf(page, `${path} loading`, faults)
    })
    await answering(
      page,
      { status: 500, json: { message: 'Something went wrong. Please try again.' } },
      async () => {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await facesOf(page, `${path} failed`, faults)
      },
    )
  }
  await page.goto('/ideas')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Archived' }).first().click()
  await page.getByRole('alert').filter({ hasText: 'We can’t reach' }).waitFor()
  await facesOf(page, '/ideas out of reach', faults)
  await page.context().setOffline(false)
  expect(faults).toEqual([])
})

test('no screen has faults when it has nothing to show or words that are too long', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000)
  const faults: Faults = []
  await signUpByApi(page, product)
  await answering(page, { json: [] }, async () => {
    for (const path of ['/', '/ideas', '/ideas?search=nothing', '/instant-generator']) {
      await open(page, path)
      await facesOf(page, `${path} empty`, faults)
    }
  })
  await longWords(page, async () => {
    for (const path of [
      '/',
      '/ideas',
      '/brand',
      '/calendar',
      '/profile',
      '/settings',
      '/instant-generator',
    ]) {
      await open(page, path)
      await facesOf(page, `${path} long`, faults)
    }
  })
  expect(faults).toEqual([])
})

test('no form for visitors has faults when it shows errors', async ({ page, product }) => {
  test.setTimeout(300_000)
  const faults: Faults = []
  await page.goto(`${product.url}/login`)
  await button(page, 'Log in').click()
  await facesOf(page, 'login refused', faults)
  await page.getByLabel('Email').fill('nobody@bakery.example')
  await page.getByLabel('Password').fill('not the password')
  await button(page, 'Log in').click()
  await page.getByText('Invalid email or password').first().waitFor()
  await facesOf(page, 'login with a wrong password', faults)
  await page.goto('/login?error=session_ended')
  await facesOf(page, 'login after a session ended', faults)
  await page.goto('/register')
  await button(page, 'Start free trial').click()
  await facesOf(page, 'register refused', faults)
  await page.goto('/forgot-password')
  await button(page, 'Send the link').click()
  await facesOf(page, 'forgot password refused', faults)
  await page.getByLabel('Email').fill('nobody@bakery.example')
  await button(page, 'Send the link').click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await facesOf(page, 'forgot password sent', faults)
  await page.goto('/reset-password?token=x')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await button(page, 'Reset password').click()
  await facesOf(page, 'reset password refused', faults)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: /Menu/ }).click()
  await facesOf(page, 'landing with its menu', faults, [390])
  const person = newPerson()
  await register(page, person)
  await facesOf(page, 'registered', faults)
  await product.mailTo(person.email)
  await page.getByRole('link', { name: 'Read the email in the outbox' }).click()
  await page
    .getByRole('link', { name: /Confirm|verify/i })
    .first()
    .click()
  await facesOf(page, 'email in the outbox', faults)
  await page.locator('a[href*="/api/auth/verify"]').first().click()
  await page.waitForURL(/verified/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await facesOf(page, 'verified', faults)
  expect(faults).toEqual([])
})

test('no step of onboarding and no welcome screen has faults', async ({ page, product }) => {
  test.setTimeout(300_000)
  const faults: Faults = []
  // Before there is a profile, the app asks for nothing that needs one.
  page.on('console', (message) => message.text().includes('404') && faults.push(message.location().url))
  await startOnboarding(page, product)
  await facesOf(page, 'website step', faults)
  await page.getByLabel('Website URL').fill('not a website')
  await button(page, 'Analyse').click()
  await facesOf(page, 'website step refused', faults)
  for (const step of ['Website Analysis', 'Document Analysis', 'Seasonal Content']) {
    await page.getByRole('heading', { name: step, level: 1 }).waitFor()
    await facesOf(page, step, faults)
    await button(page, 'Skip for now').click()
  }
  await button(page, 'Complete & Generate First Delivery').waitFor()
  await facesOf(page, 'last step', faults)
  await button(page, 'Complete & Generate First Delivery').click()
  await button(page, 'Continue to Dashboard').waitFor()
  await facesOf(page, 'welcome', faults)
  expect(faults).toEqual([])
})

test('no dialog, menu or refused form of the app has faults', async ({ page, product }) => {
  test.setTimeout(300_000)
  const faults: Faults = []
  await signUpByApi(page, product)
  await page.goto('/ideas')
  await page.getByRole('article').first().waitFor()
  await button(page, /^Actions for: /).click()
  await facesOf(page, 'menu of an idea', faults)
  await page.getByRole('menuitem', { name: 'Dismiss…' }).click()
  const dismiss = page.getByRole('dialog', { name: 'Dismiss this idea' })
  await dismiss.getByRole('button', { name: 'Dismiss' }).click()
  await facesOf(page, 'dismissing without a reason', faults)
  await dismiss.getByLabel('Inaccurate').check()
  await dismiss.getByRole('button', { name: 'Dismiss' }).click()
  await facesOf(page, 'idea dismissed', faults)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('region', { name: 'Draft' }).waitFor()
  await button(page, /^Status: /).click()
  await facesOf(page, 'statuses of an idea', faults)
  await page.keyboard.press('Escape')
  await button(page, 'Edit the draft').click()
  await facesOf(page, 'draft being edited', faults)

  await page.goto('/calendar')
  await button(page, 'Add an event').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await facesOf(page, 'event refused', faults)
  await open(page, '/calendar?search=nothing+is+called+that')
  await facesOf(page, 'calendar without a match', faults)

  await page.goto('/settings')
  await button(page, 'Change password').click()
  await facesOf(page, 'password refused', faults)
  await button(page, 'Close my account').click()
  await facesOf(page, 'asked before closing', faults)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  await facesOf(page, 'closed account', faults)
  await open(page, '/')
  await facesOf(page, 'dashboard of a closed account', faults)
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, 'Open menu').click()
  await facesOf(page, 'phone’s menu of the app', faults, [390])
  expect(faults).toEqual([])
})

test('the brand page has no faults while a user changes facts', async ({ page, product }) => {
  test.setTimeout(300_000)
  const faults: Faults = []
  await signUpByApi(page, product)
  await page.goto('/brand')
  await button(page, 'Add a person').click()
  await page.getByLabel('Name', { exact: true }).fill('R')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await facesOf(page, 'fact refused', faults)

  await page.goto('/profile')
  for (const tab of ['General', 'Content', 'Website', 'Documents', 'Schedule']) {
    await page.getByRole('tab', { name: tab }).click()
    await facesOf(page, `profile, ${tab}`, faults)
  }
  await page.getByLabel('Hour').selectOption('4:00 PM')
  await button(page, 'Pause deliveries').click()
  await facesOf(page, 'schedule paused, not saved', faults)

  await page.goto('/instant-generator')
  await button(page, /Generate/).click()
  await facesOf(page, 'brief refused', faults)
  await page.getByLabel('What do you want to promote?').fill('Our sourdough, shaped by hand by Ruth')
  await page.getByLabel('Educate').check()
  await button(page, /Generate/).click()
  await page.getByRole('article').first().waitFor()
  await facesOf(page, 'ideas made', faults)
  const [report] = (await (await page.request.get('/api/deliveries')).json()) as { url: string }[]
  await page.goto(report?.url ?? '/')
  for (const sources of await page.getByText(/^Sources/).all()) await sources.click()
  await facesOf(page, 'report with its sources open', faults)
  expect(faults).toEqual([])
})

test('no screen for internal users has faults while loading or after failing', async ({ page, product }) => {
  test.setTimeout(300_000)
  const faults: Faults = []
  await signUpInternal(page, product)
  for (const path of ['/operator', '/library']) {
    await hanging(page, async () => {
      await open(page, path)
      await facesOf(page, `${path} loading`, faults)
    })
    await answering(page, { status: 500, json: { message: 'Something went wrong.' } }, async () => {
      await open(page, path)
      await facesOf(page, `${path} failed`, faults)
    })
  }
  expect(faults).toEqual([])
})

// Checks every screen at both widths, in light and dark mode: no axe violations, nothing wider than the
// window, nothing too small to tap on a phone, nothing in the console.
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { startOnboarding, completeOnboarding, signUpByApi, signUpInternal } from './people.ts'
import { expect, test } from './product.ts'
import { contrastsOn, smallTargets, violationsOn, widthTooMuch } from './screen.ts'

// These tests take minutes each and are independent.
test.describe.configure({ mode: 'parallel' })

const forVisitors = [
  '/',
  '/pricing',
  '/login',
  '/login?error=auth_redirect',
  '/login?error=invalid_verification',
  '/register?plan=plus&ref=ABCDEFGH1',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/privacy',
  '/terms',
  '/social-debug',
  '/auth-debug',
  '/mobile-test',
  '/delivery/none',
  '/u/none',
  '/api/docs',
  '/dev/outbox',
]
const forMembers = [
  '/',
  '/ideas',
  '/calendar',
  '/calendar?fit=all',
  '/brand',
  '/question/parking',
  '/question/gone',
  '/ideas?status=not_for_us',
  '/profile',
  '/profile?tab=schedule',
  '/instant-generator',
  '/settings',
  '/settings?tab=notifications',
  '/pricing',
  '/subscribe?plan=plus&ref=ABCDEFGH1',
  '/nowhere',
]
const forInternals = [
  '/library',
  '/library?trade=cafe',
  '/library?trade=cafe&card=empty&only=held',
  '/library?trade=cafe&view=offerings&search=bread',
  '/library?trade=cafe&view=questions',
  '/operator',
  '/operator?search=hale',
]
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

async function look(context: BrowserContext, page: Page, path: string, faults: string[]) {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  // The browser logs a page with status 404 in the console too, even where that is expected.
  const isExpected = (message: ConsoleMessage) =>
    message.text().includes('404') && path === new URL(message.location().url).pathname
  page.on(
    'console',
    (message) => message.type() === 'error' && !isExpected(message) && wrong.push(message.text()),
  )
  for (const theme of ['light', 'dark']) {
    await context.addCookies([
      {
        name: 'theme',
        value: theme,
        url: new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url()).origin,
      },
    ])
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await page.locator('main[aria-busy]').waitFor({ state: 'detached' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    for (const size of sizes) {
      await page.setViewportSize(size)
      const where = `${path} ${theme} ${size.width}`
      const violations = await (theme === 'light' ? violationsOn(page) : contrastsOn(page))
      for (const violation of violations) faults.push(`${where}: ${violation}`)
      const wide = await widthTooMuch(page)
      if (wide > 0) faults.push(`${where}: ${wide} px wider than the window`)
      if (theme === 'light' && size.width < 768)
        for (const target of await smallTargets(page)) faults.push(`${where}: ${target}`)
    }
  }
  faults.push(...wrong.map((one) => `${path}: ${one}`))
}

test('no screen that a visitor sees has accessibility, layout or console faults', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000)
  const faults: string[] = []
  for (const path of forVisitors) {
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto('/robots.txt')
    await look(context, page, path, faults)
    await context.close()
  }
  expect(faults).toEqual([])
})

test('no screen that a member sees has accessibility, layout or console faults', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000)
  const faults: string[] = []
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await startOnboarding(page, product)
  await look(context, page, '/', faults)
  await completeOnboarding(page)
  for (const path of forMembers) {
    const own = await context.newPage()
    await own.goto('/robots.txt')
    await look(context, own, path, faults)
    await own.close()
  }
  expect(faults).toEqual([])
})

test('no screen that an internal user sees has accessibility, layout or console faults', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000)
  const faults: string[] = []
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signUpInternal(page, product)
  for (const path of forInternals) {
    const own = await context.newPage()
    await own.goto('/robots.txt')
    await look(context, own, path, faults)
    await own.close()
  }
  expect(faults).toEqual([])
})

test('no tab of the profile and no report with ideas has accessibility, layout or console faults', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000)
  const faults: string[] = []
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signUpByApi(page, product)
  for (const tab of ['General', 'Content', 'Website', 'Documents', 'Schedule']) {
    await page.goto('/profile')
    await page.getByRole('tab', { name: tab }).click()
    for (const violation of await violationsOn(page)) faults.push(`${tab}: ${violation}`)
  }
  const reports = (await (await page.request.get('/api/deliveries')).json()) as { url: string }[]
  await look(context, page, reports[0]?.url ?? '/', faults)
  expect(faults).toEqual([])
})

// Checks a screen as people see it, at both widths, in light and dark; and makes the server answer so that
// rare states appear.
import type { Page } from '@playwright/test'
import { contrastsOn, violationsOn, widthTooMuch } from './screen.ts'

export type Faults = string[]

const WIDTHS = [390, 1440]

/**
 * Collects what axe finds and what is wider than the window, at both widths in light and dark, without
 * leaving the screen's state.
 */
export async function facesOf(page: Page, name: string, faults: Faults, widths: readonly number[] = WIDTHS) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
    for (const mode of ['light', 'dark']) {
      await page.evaluate((mode) => void (document.documentElement.className = mode), mode)
      const found = await (mode === 'light' ? violationsOn(page) : contrastsOn(page))
      faults.push(...found.map((one) => `${name} ${mode} ${width}: ${one}`))
    }
    const wide = await widthTooMuch(page)
    if (wide > 0) faults.push(`${name} ${width}: ${wide} px wider than the window`)
  }
}

/** While `act` runs, the server gives this answer to everything that screens read. */
export async function answering(
  page: Page,
  answer: { status?: number; json: unknown },
  act: () => Promise<void>,
) {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fulfill(answer) : route.fallback(),
  )
  await act()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** While `act` runs, the server gives no answer. */
export async function hanging(page: Page, act: () => Promise<void>) {
  await page.route('**/api/**', () => {})
  await act()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/**
 * While `act` runs, every name, title and quote that screens read ends with a word that is longer than any
 * line.
 */
export async function longWords(page: Page, act: () => Promise<void>) {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return await route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    const long = text.replace(
      /("(?:title|summary|quote|companyName|targetAudience|text|name|firstName|eventName|label)":"[^"\\]{3,60})"/g,
      `$1 ${LONG}"`,
    )
    await route.fulfill({ response, body: long })
  })
  await act()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

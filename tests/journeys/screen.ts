// Checks what every screen must have, a notice area, and what none may have: accessibility faults or sideways
// scrolling.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

export const notice = (page: Page) => page.getByRole('region', { name: /Notification/ })

/** The accessibility faults of the current screen, each with its first element. */
export const violationsOn = (page: Page): Promise<string[]> => told(checker(page))

/** Checks only colour contrast, which is all that dark mode changes. */
export const contrastsOn = (page: Page): Promise<string[]> =>
  told(checker(page).withRules(['color-contrast']))

/** No screen embeds other sites, so the checker doesn't need a second page to collect its results. */
const checker = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function told(checker: AxeBuilder): Promise<string[]> {
  const { violations } = await checker.analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)
}

/** The number of pixels by which the screen is wider than the window. */
export const widthTooMuch = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Counts the changes the server answers from now on, and waits for an expected number. A change shows before its answer, so a
 * page reloaded too soon would miss it.
 */
export function countChanges(page: Page): (expected: number) => Promise<void> {
  let answered = 0
  page.on('response', (response) => {
    if (response.request().method() !== 'GET' && response.url().includes('/api/')) answered++
  })
  return (expected) => expect.poll(() => answered).toBe(expected)
}

export async function expectNoFaults(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  expect(await widthTooMuch(page)).toBe(0)
}

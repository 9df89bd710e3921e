// What every screen has, a place for notices, and what none may have: faults for the checker of accessibility, and a sideways scroll.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

export const notice = (page: Page) => page.getByRole('region', { name: /Notification/ })

/** What the checker holds against the screen as it stands, each with the first element it found. */
export const violationsOn = (page: Page): Promise<string[]> => told(checker(page))

/** The same of colours alone: in the dark nothing else of a screen differs. */
export const contrastsOn = (page: Page): Promise<string[]> =>
  told(checker(page).withRules(['color-contrast']))

/** No screen holds another site's frame, so that the checker needs no second page to gather what it found. */
const checker = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function told(checker: AxeBuilder): Promise<string[]> {
  const { violations } = await checker.analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)
}

/** By how many pixels the screen is wider than the window. */
export const widthTooMuch = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Counts the changes that the server answers from here on. The answer waits until there are as many as expected: a change shows before
 * its answer, and a page read anew too soon is ahead of it.
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

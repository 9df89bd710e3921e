// Helpers for journeys through the list of ideas, its cards and its tabs.
import type { Page } from '@playwright/test'
import { startOnboarding, completeOnboarding, turnOffSeasonal } from './people.ts'
import { expect, type Served } from './product.ts'

export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
export const shelf = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Ideas by status' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
export const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
export const openTitle = (page: Page) => page.getByRole('heading', { level: 1 })

/** Sets an idea's status through its card's menu. */
export async function give(page: Page, title: string, status: string) {
  await page.getByRole('button', { name: `Actions for: ${title}` }).click()
  await page.getByRole('menuitemradio', { name: status }).click()
}

/** Opens the dismissal dialog through the card's menu. */
export async function dismiss(page: Page, title: string) {
  await page.getByRole('button', { name: `Actions for: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Dismiss' }).click()
}

/** Signs up and opens the list with the first delivery's five ideas; returns their titles. */
export async function atIdeas(page: Page, product: Served) {
  await startOnboarding(page, product)
  await turnOffSeasonal(page)
  await completeOnboarding(page)
  await page.getByRole('link', { name: 'All ideas' }).click()
  await expect(page.getByRole('heading', { name: 'Ideas', level: 1 })).toBeVisible()
  await expect(titles(page)).toHaveCount(5)
  return await titles(page).allTextContents()
}

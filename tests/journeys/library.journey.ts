// The editorial library, as the people who write and judge it look through it.
import type { Page } from '@playwright/test'
import { settleIn, settleInAsInternal } from './people.ts'
import { expect, test } from './product.ts'

const question = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const entries = (page: Page) => page.getByRole('navigation', { name: 'Entries' }).getByRole('link')

test('the library is not there for a member, and there once they are of the house', async ({
  page,
  product,
}) => {
  const person = await settleIn(page, product)
  await expect(page.getByRole('link', { name: 'Library' })).toHaveCount(0)
  expect((await page.goto('/library'))?.status()).toBe(404)
  await product.cli('user', 'set-type', person.email, 'internal')
  await page.goto('/')
  await page.getByRole('link', { name: 'Library' }).click()
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible()
  await expect(page.getByText(/\d+ questions of \w+ trades, and \d+ moves for any\./)).toBeVisible()
})

test('an entry is found by trade, pillar and words, read on by keys, and found again by its link', async ({
  page,
  product,
}) => {
  await settleInAsInternal(page, product)
  await page.goto('/library')
  const shelves = page.getByRole('navigation', { name: 'Shelves' })
  await shelves.getByRole('link', { name: /^Charity/ }).click()
  await page.getByRole('combobox', { name: 'Pillar' }).selectOption({ label: await optionOf(page, 'Proof') })
  await expect(page).toHaveURL(/shelf=charity&pillar=proof$/)
  const [first = '', second = ''] = await entries(page).locator('span:first-child').allTextContents()
  await expect(question(page)).toHaveText(first)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(question(page)).toHaveText(second)
  await expect(question(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(question(page)).toHaveText(first)
  await page.keyboard.press('ArrowRight')
  await page.reload()
  await expect(question(page)).toHaveText(second)

  await page.getByRole('switch', { name: 'Show slots by name' }).click()
  await expect(page.getByRole('article')).toContainText('{brand}')

  const search = page.getByRole('searchbox', { name: 'Search all texts' })
  await search.fill('adoption fee')
  await expect(page.getByRole('article').locator('mark').first()).toHaveText(/adoption|fee/i)
  await search.fill('no such words anywhere')
  await expect(page.getByText('No entry here fits these words.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/library\?shelf=charity&slots=names$/)
})

test('a gap is seen in the table, a number leads to its entries, and a word is found in the thesaurus', async ({
  page,
  product,
}) => {
  await settleInAsInternal(page, product)
  await page.goto('/library?view=coverage')
  const row = page.getByRole('region', { name: 'By evidence' }).getByRole('row', { name: /^Founded/ })
  const cell = row.getByRole('link').first()
  const count = Number(await cell.textContent())
  await cell.click()
  await expect(page.getByRole('combobox', { name: 'Evidence' })).toHaveValue('founded')
  await expect(entries(page)).toHaveCount(count)

  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'Thesaurus' }).click()
  await page.getByRole('searchbox', { name: 'Search the thesaurus' }).fill('tariff')
  await expect(page.getByText(/^1 of \d+ concepts$/)).toBeVisible()
  await expect(page.getByText('price', { exact: true })).toBeVisible()
  await views.getByRole('link', { name: 'Wording' }).click()
  await expect(page.getByText('state-of-the-art')).toBeVisible()
})

test(
  'on a phone it is the list or the entry, and the page prints as the entry alone',
  { tag: '@phone' },
  async ({ page, product }) => {
    await settleInAsInternal(page, product)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/library')
    await page.getByRole('combobox', { name: 'Shelf' }).selectOption('moves')
    await expect(question(page)).toBeHidden()
    await entries(page).first().click()
    await expect(question(page)).toBeFocused()
    await expect(entries(page).first()).toBeHidden()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Views' })).toBeHidden()
    await expect(question(page)).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(entries(page).first()).toBeVisible()
  },
)

/** The words of a choice with its count, which changes as the library grows. */
async function optionOf(page: Page, words: string): Promise<string> {
  const options = await page.getByRole('option', { name: new RegExp(`^${words}`) }).allTextContents()
  return options[0] ?? words
}

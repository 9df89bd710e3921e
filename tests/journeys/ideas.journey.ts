// Tests the list of ideas and its tabs: finding ideas, marking them, and undoing a mark.
import type { Page } from '@playwright/test'
import { atIdeas, card, dismiss, give, shelf, titles } from './idea-cards.ts'
import { bakery, startOnboarding, completeOnboarding, turnOffSeasonal, type Company } from './people.ts'
import { expect, test } from './product.ts'
import { countChanges, notice, violationsOn } from './screen.ts'

/** A bakery with enough facts for more than a page of ideas. */
const talkative: Company = {
  ...bakery,
  about: [
    bakery.about,
    'A rye loaf costs £3.80 and keeps for a week. The Saturday bread class costs £65 and seats eight people round one table.',
    'Tom Hale drives the van to nine villages every Thursday. Mira Hale bakes the lardy cake from a recipe of 1952.',
    'The oven came from Shrewsbury in 1991 and has never been cold since. We mill our own spelt in a shed in Bromfield.',
    'What is not sold by five goes to the food bank in the square. We won the county bread prize in 2014 and again in 2022.',
    'A winter box costs £34.50 and serves six people. We close on Sundays, and nobody has ever changed our minds.',
  ].join(' '),
}

test(
  'an idea moves to the tab of its new status, can be dismissed with a reason, and can be restored',
  { tag: '@phone' },
  async ({ page, product }) => {
    const [first = '', second = ''] = await atIdeas(page, product)

    const earlier = countChanges(page)
    await give(page, first, 'In use')
    await expect(notice(page).getByText('Moved to In use')).toBeVisible()
    await shelf(page, 'In use 1').click()
    await expect(page).toHaveURL(/\/ideas\?status=in_use$/)
    await expect(titles(page)).toHaveText([first])
    await give(page, first, 'Published')
    await expect(page.getByText('Nothing in use.')).toBeVisible()
    await shelf(page, 'All').click()

    await dismiss(page, second)
    const dialog = page.getByRole('dialog', { name: 'Dismiss this idea' })
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(dialog.getByText('Choose a reason')).toBeVisible()
    await dialog.getByLabel('Inaccurate').check()
    await expect(dialog.getByText('This idea won’t come back.')).toBeVisible()
    await dialog.getByLabel('Note').fill('It was 1979.')
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(titles(page)).toHaveCount(4)
    await expect(notice(page).getByText('This idea won’t come back.')).toBeVisible()
    await notice(page).getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, second)).toBeVisible()
    await expect(shelf(page, 'Dismissed 0')).toBeVisible()
    await earlier(4)

    const answered = countChanges(page)
    await dismiss(page, second)
    await dialog.getByLabel('Wrong tone').check()
    await dialog.getByLabel('Note').fill('We never shout.')
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(titles(page)).toHaveCount(4)
    await answered(1)
    await page.reload()
    await expect(titles(page)).toHaveCount(4)
    await shelf(page, 'Dismissed 1').click()
    await expect(titles(page)).toHaveText([second])
    await card(page, second).getByRole('link').click()
    await expect(page.getByRole('main')).toContainText('Wrong tone: We never shout.')
    await page.getByRole('button', { name: 'Put back' }).click()
    await expect(page.getByRole('button', { name: 'Status: New' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Nothing dismissed.')).toBeVisible()
    await shelf(page, 'New 4').click()
    await expect(card(page, second)).toBeVisible()
  },
)

test('a search is kept in the address, and Back shows the previous list', async ({ page, product }) => {
  const [first = ''] = await atIdeas(page, product)
  const words = first.slice(0, 100).trim()
  await page.getByLabel('Search ideas').fill(words)
  await expect(page).toHaveURL(/search=/)
  await expect(titles(page)).toHaveText([first])
  await page.reload()
  await expect(page.getByLabel('Search ideas')).toHaveValue(words)
  await expect(titles(page)).toHaveText([first])
  await shelf(page, 'Published').click()
  await expect(page.getByText('No matching ideas.')).toBeVisible()
  await page.goBack()
  await expect(titles(page)).toHaveText([first])
  await page.goBack()
  await expect(page.getByLabel('Search ideas')).toHaveValue('')
  await expect(titles(page)).toHaveCount(5)
  await page.getByLabel('Content type').selectOption('Podcast')
  await expect(page).toHaveURL(/contentType=podcast/)
  await page.goBack()
  await expect(page.getByLabel('Content type')).toHaveValue('')
})

test('a change without an answer is undone and the banner appears, and the list is loaded once the server is back', async ({
  page,
  product,
}) => {
  const [first = ''] = await atIdeas(page, product)
  await page.context().setOffline(true)
  await give(page, first, 'Archived')
  const banner = page.getByRole('alert').filter({ hasText: 'We can’t reach Inkling' })
  await expect(banner).toBeVisible()
  await expect(card(page, first).getByText('Archived')).toHaveCount(0)
  await shelf(page, 'Archived').click()
  await expect(page.getByRole('main').getByText('Not loaded yet.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(banner).toHaveCount(0)
  await expect(page.getByText('Nothing archived.')).toBeVisible()
})

/**
 * Presses keys from a focused menu button. Each waits for the effect of the previous one, as a person does.
 */
async function openDismissByKeys(page: Page) {
  const item = page.getByRole('menuitem', { name: 'Dismiss' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('menu').locator('[role^=menuitem]').last()).toBeFocused({ timeout: 1000 })
    await page.keyboard.press('ArrowUp')
    await expect(item).toBeFocused({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await page.keyboard.press('Enter')
}

test('ideas on the dashboard and in the generator have the same actions in a small menu, also by keyboard', async ({
  page,
  product,
}) => {
  await atIdeas(page, product)
  await page.goto('/')
  await expect(titles(page)).toHaveCount(5)
  const [first = '', second = ''] = await titles(page).allTextContents()
  await page.getByRole('button', { name: `Actions for: ${first}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'New' })).toHaveAttribute('aria-checked', 'true')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(card(page, first).getByText('Published', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Actions for: ${second}` }).focus()
  await openDismissByKeys(page)
  const dialog = page.getByRole('dialog', { name: 'Dismiss this idea' })
  await expect(dialog).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Actions for: ${second}` })).toBeFocused()
  await openDismissByKeys(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByText('This idea won’t come back.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card(page, second)).toHaveCount(0)
  await expect(titles(page).nth(1).getByRole('link')).toBeFocused()

  await page.goto('/ideas?status=generated')
  await expect(titles(page)).toHaveCount(3)
  const next = await titles(page).nth(1).innerText()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveCount(2)
  await expect(titles(page).first().getByRole('link')).toBeFocused()
  await expect(titles(page).first()).toHaveText(next)
})

test('a long list of ideas loads page by page, and the focus moves to the first new idea', async ({
  page,
  product,
}) => {
  test.slow()
  await startOnboarding(page, product, talkative)
  await turnOffSeasonal(page)
  await completeOnboarding(page)
  let kept = 5
  for (const briefDescription of [
    'Win more first-time visitors this spring',
    'Bring regulars back on quiet weekdays',
    'Show people how we work behind the counter',
    'Answer what people ask before they come',
    'Something for families at the weekend',
    'Tips for people who are new to sourdough',
    'What our prices are, and why',
    'A reason to tell a friend about us',
    'Meet the people who do the work',
    'Something about the oven',
  ]) {
    if (kept > 24) break
    const answer = await page.request.post('/api/generate-instant', {
      headers: { origin: product.url },
      data: {
        briefDescription,
        contentObjectives: ['educate', 'inspire', 'inform'],
      },
    })
    kept += ((await answer.json()) as { ideas: unknown[] }).ideas.length
  }
  expect(kept).toBeGreaterThan(20)
  await page.goto('/ideas?status=generated')
  await expect(titles(page)).toHaveCount(20)
  await expect(page.getByText('The newest 20 ideas')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(titles(page)).toHaveCount(kept)
  await expect(titles(page).nth(20).getByRole('link')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)

  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(600)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(titles(page)).toHaveCount(kept)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200)
})

// Follows a marketer through the calendar: upcoming dates, hidden ones, their own events, and other
// calendars.
import type { Page } from '@playwright/test'
import { signUpByApi } from './people.ts'
import { expect, test, type Served } from './product.ts'
import { countChanges, expectNoFaults, notice } from './screen.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const names = (page: Page) => region(page, 'The year').getByRole('heading', { level: 4 })
const row = (page: Page, name: string) =>
  region(page, 'The year')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name }) })

/** The number of dates in the year, on all its pages. */
const dates = async (page: Page) =>
  Number.parseInt(
    (await region(page, 'The year')
      .getByText(/^\d+ dates?/)
      .textContent()) ?? '',
    10,
  )

const inDays = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function atCalendar(page: Page, product: Served) {
  const person = await signUpByApi(page, product)
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible()
  await expect(names(page).first()).toBeVisible()
  return person
}

test(
  'a user adds an event, changes it, uses it for ideas, deletes it and restores it',
  { tag: '@phone' },
  async ({ page, product }) => {
    await atCalendar(page, product)
    await page.getByRole('button', { name: 'Add an event' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an event' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Give the event a name')).toBeVisible()
    await expectNoFaults(page)
    await dialog
      .getByLabel('Name')
      .fill('An open day with the mill, and the longest name anybody ever gave one')
    await dialog.getByLabel('Date', { exact: true }).fill(inDays(50))
    await dialog.getByLabel('Start planning on').fill(inDays(60))
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Start planning on or before the day of the event')).toBeVisible()
    await dialog.getByLabel('Start planning on').fill(inDays(-3))
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()

    const slip = region(page, 'Coming up')
      .getByRole('article')
      .filter({ hasText: 'An open day with the mill' })
    await expect(slip.getByText('Start now')).toBeVisible()
    // The year shows one page at a time; a search covers all of them.
    await page.getByLabel('Search the year').fill('open day')
    await expect(row(page, 'An open day')).toBeVisible()
    await expectNoFaults(page)

    await slip.getByRole('button', { name: /^Edit/ }).click()
    const edit = page.getByRole('dialog', { name: 'Edit your event' })
    await edit.getByLabel('Name').fill('Mill open day')
    await edit.getByLabel('Type').selectOption('Campaign')
    await edit.getByLabel('Notes').fill('Tours at ten and two.')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Mill open day').getByText('Your campaign')).toBeVisible()
    await expect(row(page, 'Mill open day').getByText('Tours at ten and two.')).toBeVisible()

    await row(page, 'Mill open day')
      .getByRole('link', { name: /^Ask for ideas/ })
      .click()
    await expect(page.getByLabel('What do you want to promote?')).toHaveValue(
      /^Ideas for Mill open day, \w+day /,
    )
    await page.goBack()

    const answered = countChanges(page)
    await row(page, 'Mill open day')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(row(page, 'Mill open day')).toHaveCount(0)
    await notice(page).getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'Mill open day')).toBeVisible()
    await answered(2)
    await page.reload()
    await expect(row(page, 'Mill open day')).toBeVisible()
  },
)

test('a user hides a date by keyboard, finds it among the hidden ones, and shows it again', async ({
  page,
  product,
}) => {
  await atCalendar(page, product)
  const [first = '', second = ''] = await names(page).allTextContents()
  const hide = row(page, first).getByRole('button', { name: /^Hide/ })
  const answered = countChanges(page)
  await hide.focus()
  await page.keyboard.press('Enter')
  await expect(row(page, first)).toHaveCount(0)
  await expect(row(page, second).getByRole('heading', { level: 4 })).toBeFocused()
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, first)).toBeVisible()
  await hide.click()
  await expect(row(page, first)).toHaveCount(0)
  await answered(3)
  await page.reload()
  await expect(names(page).first()).toHaveText(second)
  await page.getByRole('switch', { name: 'Show hidden dates (1)' }).click()
  await expect(page).toHaveURL(/hidden=shown/)
  await expect(row(page, first).getByText('Hidden', { exact: true })).toBeVisible()
  await expectNoFaults(page)
  await row(page, first)
    .getByRole('button', { name: /^Show again/ })
    .click()
  await expect(row(page, first).getByRole('button', { name: /^Hide/ })).toBeVisible()

  const add = page.getByRole('button', { name: 'Add an event' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add an event' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
})

test('the filters are kept in the address, and religious holidays appear once the user turns them on', async ({
  page,
  product,
}) => {
  await atCalendar(page, product)
  const fitting = await dates(page)
  await page.getByRole('switch', { name: 'Only relevant dates' }).click()
  await expect(page).toHaveURL(/fit=all/)
  await expect.poll(() => dates(page)).toBeGreaterThanOrEqual(fitting)
  const all = await dates(page)
  const answered = countChanges(page)
  await page.getByRole('switch', { name: 'Show religious holidays' }).click()
  await expect.poll(() => dates(page)).toBeGreaterThan(all)
  await answered(1)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Show religious holidays' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Only relevant dates' })).not.toBeChecked()

  await page.getByLabel('Kind').selectOption('Holiday')
  await expect(page).toHaveURL(/kind=holiday/)
  await page.getByLabel('Search the year').fill('nothing is called that')
  await expect(page.getByText('No matching dates.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL(/\/calendar\?fit=all$/)
  await page.goBack()
  await expect(page.getByLabel('Kind')).toHaveValue('holiday')
})

test('the year shows at most twelve dates at a time, with links to the other months', async ({
  page,
  product,
}) => {
  await atCalendar(page, product)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/calendar?fit=all')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const later = page.getByRole('link', { name: 'Later dates' })
  await expect(later).toBeVisible()
  const before = await names(page).allTextContents()
  expect(before.length).toBeLessThanOrEqual(12)
  expect(await height()).toBeLessThan(4000)
  await later.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(names(page).first()).not.toHaveText(before[0] ?? '')
  expect(await height()).toBeLessThan(4000)
  const month = page.getByRole('navigation', { name: 'Months' }).getByRole('link').nth(6)
  await month.click()
  await expect(month).toHaveAttribute('aria-current', 'true')
  expect(await height()).toBeLessThan(4000)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expectNoFaults(page)
})

test('another calendar app can read the year through a secret link, until the user renews or ends it', async ({
  page,
  product,
}) => {
  await atCalendar(page, product)
  await page.request.post('/api/events', {
    data: { eventName: 'Mill open day', eventDate: inDays(50), eventType: 'event' },
  })
  await page.getByRole('button', { name: 'Create a secret link' }).click()
  const link = page.getByLabel('Secret link')
  await expect(link).toHaveValue(/\/calendar\/[^/]+\.ics$/)
  await expectNoFaults(page)
  const address = async () => new URL(await link.inputValue()).pathname
  const first = await address()
  const feed = await page.request.get(first)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('Mill open day')

  await page.getByRole('button', { name: 'Renew' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click()
  await expect.poll(address).not.toBe(first)
  expect((await page.request.get(first)).status()).toBe(404)
  const second = await address()
  expect((await page.request.get(second)).status()).toBe(200)

  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create a secret link' })).toBeVisible()
  expect((await page.request.get(second)).status()).toBe(404)
})

test('the profile’s example links to the calendar, and a user without the calendar sees what it would show', async ({
  page,
  product,
}) => {
  const person = await atCalendar(page, product)
  await page.goto('/profile?tab=content')
  await expect(page.getByText(/you’d get ideas for .+ in \w+\./)).toBeVisible()
  await page.getByRole('link', { name: 'See the year ahead' }).click()
  await expect(page).toHaveURL(/\/calendar$/)

  await product.cli('user', 'set-plan', person.email, 'basic')
  await page.goto('/calendar')
  await expect(page.getByText('Get the year ahead with Plus')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Calendar', exact: true })).toHaveCount(0)
  await expectNoFaults(page)
})

test('a change without an answer is undone and the banner appears, and a calendar that can’t be read can be loaded again', async ({
  page,
  product,
}) => {
  await atCalendar(page, product)
  const [first = ''] = await names(page).allTextContents()
  await page.context().setOffline(true)
  await row(page, first).getByRole('button', { name: /^Hide/ }).click()
  await expect(page.getByRole('alert').getByText('We can’t reach Inkling')).toBeVisible()
  await expect(row(page, first)).toBeVisible()
  await page.context().setOffline(false)
  await page.route('**/api/calendar', (route) =>
    route.fulfill({ status: 503, json: { message: 'We are busy.' } }),
  )
  await page.reload()
  await expect(page.getByText('We are busy.')).toBeVisible()
  await page.unroute('**/api/calendar')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, first)).toBeVisible()
})

// Follows internal users on the operator page: they check it, retry failures, and find whose they are.
import type { Page } from '@playwright/test'
import { asked } from '#tests/heavy/rows.ts'
import { type Person, signUpByApi, signUpInternal } from './people.ts'
import { expect, test } from './product.ts'

/** Makes the user's delivery and waits until it is emailed. */
async function deliver(page: Page, { email }: Person) {
  const { origin } = new URL(page.url())
  expect((await page.request.post('/api/force-delivery', { headers: { origin } })).ok()).toBe(true)
  await expect(async () => {
    const found = await page.request.get(`/api/operations/accounts?search=${email}`)
    expect(await found.text()).toContain('"state":"sent"')
  }).toPass()
}
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Figures' }).getByText(name, { exact: true }).locator('xpath=..')

test('members get a 404 for the operator page, and internal users see there what was made and emailed', async ({
  page,
  product,
}) => {
  const person = await signUpByApi(page, product)
  await expect(page.getByRole('link', { name: 'Operator' })).toHaveCount(0)
  expect((await page.goto('/operator'))?.status()).toBe(404)
  await product.cli('user', 'set-type', person.email, 'internal')
  await page.goto('/')
  await page.getByRole('link', { name: 'Operator' }).click()
  await expect(page.getByRole('heading', { name: 'Operator', level: 1 })).toBeVisible()
  await expect(figure(page, 'Due now')).toContainText('No delivery is waiting for the worker.')
  await expect(page.getByText('No failures.')).toBeVisible()
  await expect(page.getByText('No emails were sent in the last 14 days.')).toBeVisible()

  await deliver(page, person)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(figure(page, 'Emails, seven days')).toContainText('1 sent')
  await expect(page.getByRole('region', { name: 'Emails sent' }).getByRole('listitem')).toHaveCount(14)
  await expect(page.getByRole('region', { name: 'Queue' }).getByRole('row')).not.toHaveCount(1)

  const search = page.getByRole('searchbox', { name: 'Search accounts' })
  await search.fill('h')
  await expect(page.getByText('Write at least two letters')).toBeVisible()
  await search.fill(person.email)
  await expect(page.getByText('One account')).toBeVisible()
  const [account] = await page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').all()
  await expect(account ?? page.locator('none')).toContainText(/Hale & Daughters.*Plus Trial, internal/s)
  await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText(person.email)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText(person.email)
  await search.fill('zebra crossing')
  await expect(page.getByText('No accounts match “zebra crossing”.')).toBeVisible()
})

test('an internal user retries a failure by keyboard, and its row disappears', async ({ page, product }) => {
  const person = await signUpInternal(page, product)
  await deliver(page, person)
  await asked(product, async (ask) => {
    await ask(`update delivery_mails set state = 'refused', said = '550 The box is full', sent_at = null`)
    return await ask(`update scheduled_deliveries set state = 'failed', reason = 'The shelf fell down.'`)
  })
  await page.goto('/operator')
  const givenUp = page.getByRole('region', { name: 'Failed' })
  await expect(givenUp.getByRole('listitem').filter({ hasText: 'The shelf fell down.' })).not.toHaveCount(0)
  const mail = givenUp.getByRole('listitem').filter({ hasText: person.email }).filter({ hasText: '550' })
  await expect(mail).toContainText('550 The box is full')
  const rows = await givenUp.getByRole('listitem').count()
  await mail.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email will be sent again.', { exact: true })).toBeVisible()
  await expect(mail).toHaveCount(0)
  await expect(givenUp.getByRole('listitem')).toHaveCount(rows - 1)
  await expect(givenUp.getByRole('button').and(page.locator(':focus'))).toHaveCount(1)
})

test('if the server can’t be reached, the operator page says so and can be refreshed', async ({
  page,
  product,
}) => {
  await signUpInternal(page, product)
  // All answers are blocked, so that nothing but the button makes the page refresh.
  for (const path of ['', '/failures*', '/accounts*'])
    await page.route(`**/api/operations${path}`, (route) => route.abort())
  await page.route('**/healthz', (route) => route.abort())
  await page.goto('/operator')
  const figures = page.getByRole('main').getByText('Not loaded yet.').first()
  await expect(figures).toBeVisible()
  await page.unroute('**/api/operations')
  await figures.getByRole('button', { name: 'Load again' }).click()
  await expect(figure(page, 'Due now')).toBeVisible()
})

// Follows internal users through the library.
import { signUpByApi, signUpInternal } from './people.ts'
import { expect, test } from './product.ts'
import { expectNoFaults } from './screen.ts'

test('only internal users can open the library', async ({ page, product }) => {
  const person = await signUpByApi(page, product)
  await expect(page.getByRole('link', { name: 'Library' })).toHaveCount(0)
  expect((await page.goto('/library'))?.status()).toBe(404)
  await product.cli('user', 'set-type', person.email, 'internal')
  await page.goto('/')
  await page.getByRole('link', { name: 'Library' }).click()
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible()
  const counted = page.getByText(/^\S+ trades with \d+ plays, including those for everyone\.$/)
  await expect(counted).toBeVisible()
  await expectNoFaults(page)
})

test('an internal user sees a trade’s plays filled in for a brand, can search them, and can link to the same view', async ({
  page,
  product,
}) => {
  await signUpInternal(page, product)
  await page.goto('/library')
  await page.getByRole('link', { name: 'Café and bakery' }).click()
  await expect(page.getByRole('heading', { name: 'Café and bakery', level: 1 })).toBeVisible()
  const plays = page.getByRole('heading', { level: 2 }).getByRole('button')
  const all = await plays.count()
  expect(all).toBeGreaterThan(20)
  await plays.first().click()
  await expect(page.getByRole('heading', { name: 'Call to action' })).toBeVisible()
  await expectNoFaults(page)

  await page.getByLabel('Written for').selectOption('A brand with only a profile')
  await page.getByRole('link', { name: /^Held back \(\d+\)/ }).click()
  await expect(page.getByText(/^Held back: needs /).first()).toBeVisible()
  await expect(page).toHaveURL(/trade=cafe&card=empty&only=held$/)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByLabel('Search this trade').fill('sourdough')
  await expect(page).toHaveURL(/search=sourdough/)
  await page.reload()
  await expect(page.getByLabel('Search this trade')).toHaveValue('sourdough')
  expect(await plays.count()).toBeLessThan(all)

  await page.getByRole('link', { name: /^Offerings/ }).click()
  await expect(page.getByText('Sourdough', { exact: false }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'All trades' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test(
  'an internal user can read the library on a phone, for any country',
  { tag: '@phone' },
  async ({ page, product }) => {
    await signUpInternal(page, product)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/library?trade=cafe&view=questions')
    await expect(page.getByText('Can people sit down with you?')).toBeVisible()
    await page.getByLabel('Country').selectOption('United States')
    await expect(page).toHaveURL(/country=US/)
    await expectNoFaults(page)
  },
)

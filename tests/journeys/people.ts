// What people do on their way in, step by step, as they would with mouse and keyboard.
import { randomBytes, randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type Served } from './product.ts'

export interface Person {
  email: string
  password: string
}

export const newPerson = (): Person => ({
  email: `${randomBytes(5).toString('hex')}@bakery.example`,
  password: 'correct horse',
})

/** Whoever registers does so from an address of their own: there is a limit to each. */
const anyAddress = () => `198.51.${randomInt(256)}.${randomInt(256)}`

export async function register(page: Page, person: Person) {
  const from = anyAddress()
  await page.route('**/api/auth/register', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': from } }),
  )
  await page.goto('/register')
  await page.getByLabel('First name').fill('Ruth')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
}

/** Follows the link of the newest mail as the outbox's page shows it. */
export async function confirmByOutbox(page: Page, product: Served, person: Person) {
  await product.mailTo(person.email)
  await page.getByRole('link', { name: 'Read the email in the outbox' }).click()
  await page
    .getByRole('link', { name: /Confirm|verify/i })
    .first()
    .click()
  const link = page.locator('a[href*="/api/auth/verify"]').first()
  await link.click()
  await expect(page).toHaveURL(/\/verified$/)
}

export async function logIn(page: Page, person: Person) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/$/)
}

export interface Company {
  name: string
  industry: string
  about: string
  audience: string
}

export const bakery: Company = {
  name: 'Hale & Daughters',
  industry: 'Bakery',
  about:
    'We have baked in Ludlow since 1978. Ruth Hale, our head baker, shapes every sourdough loaf by hand. A large sourdough costs £4.20. Our shop takes its name from Ruth’s grandfather, who drove the bread van.',
  audience: 'Families and visitors in Ludlow who want bread made that morning.',
}

/** The first three steps of onboarding; a profile exists after them. */
export async function fillCompanySteps(page: Page, company: Company) {
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Company Info' })).toBeVisible()
  await page.getByLabel('Company name').fill(company.name)
  await page.getByRole('combobox', { name: 'Industry' }).fill(company.industry)
  await page.keyboard.press('Tab')
  await page.getByLabel('Company information').fill(company.about)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Content Strategy' })).toBeVisible()
  for (const kind of ['Blog', 'Video', 'Email newsletter']) await page.getByLabel(kind).check()
  await page.getByLabel('Target audience').fill(company.audience)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Website Analysis', level: 1 })).toBeVisible()
}

/** From nothing to the fourth step of onboarding, the address confirmed by the operator. */
export async function startOnboarding(
  page: Page,
  product: Served,
  company: Company = bakery,
): Promise<Person> {
  const person = newPerson()
  await register(page, person)
  await product.cli('user', 'verify', person.email)
  await logIn(page, person)
  await fillCompanySteps(page, company)
  return person
}

/** What a first delivery brings for days ahead changes with the calendar; journeys that count ideas do without. */
export async function turnOffSeasonal(page: Page) {
  const { origin } = new URL(page.url())
  const answer = await page.request.put('/api/profile', {
    headers: { origin },
    data: { seasonalContentEnabled: false },
  })
  expect(answer.ok()).toBe(true)
}

export async function completeOnboarding(page: Page) {
  for (const step of ['Website Analysis', 'Document Analysis', 'Seasonal Content']) {
    await expect(page.getByRole('heading', { name: step, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Skip for now' }).click()
  }
  await page.getByRole('button', { name: 'Complete & Generate First Delivery' }).click()
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await expect(page.getByText('Ready for some content ideas?')).toBeVisible()
}

/**
 * From nothing to the dashboard, by the calls that the screens make: for journeys that begin there. Coming in by the screens
 * themselves is told by the journeys of ideas, screens and the whole path.
 */
export async function signUpByApi(page: Page, product: Served, company: Company = bakery): Promise<Person> {
  const person = newPerson()
  const send = async (method: 'POST' | 'PUT', path: string, data: object = {}) => {
    const headers = { origin: product.url, 'x-forwarded-for': anyAddress() }
    const answer = await page.request.fetch(product.url + path, { method, headers, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await send('POST', '/api/auth/register', { ...person, firstName: 'Ruth', lastName: 'Hale' })
  await product.cli('user', 'verify', person.email)
  await send('POST', '/api/auth/login', person)
  await send('POST', '/api/profile', {
    companyName: company.name,
    industry: company.industry,
    country: 'GB',
    companyInfo: company.about,
    targetAudience: company.audience,
    contentTypes: ['blog', 'video', 'email'],
  })
  await send('POST', '/api/generate-first-delivery')
  await page.goto('/')
  await expect(page.getByText('Ready for some content ideas?')).toBeVisible()
  return person
}

/** One of the product's own people, on the dashboard as it was before the operator made them that. */
export async function signUpInternal(page: Page, product: Served): Promise<Person> {
  const person = await signUpByApi(page, product)
  await product.cli('user', 'set-type', person.email, 'internal')
  return person
}

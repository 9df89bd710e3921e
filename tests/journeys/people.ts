// The steps of signing up, as people do them with mouse and keyboard.
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

/** Registration is limited per address, so each person comes from a new one. */
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

/** Follows the link of the newest email on the outbox page. */
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

/** The first three steps of onboarding, after which a profile exists. */
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

/** Registers and goes to the fourth step of onboarding; the operator confirms the address. */
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

/** A first delivery's ideas for dates depend on the calendar, so journeys that count ideas turn them off. */
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
 * Signs up to the dashboard through the screens' own calls, for journeys that start there. Other journeys test signing up through
 * the screens.
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

/** Signs up and becomes an internal user, on a dashboard loaded before that. */
export async function signUpInternal(page: Page, product: Served): Promise<Person> {
  const person = await signUpByApi(page, product)
  await product.cli('user', 'set-type', person.email, 'internal')
  return person
}

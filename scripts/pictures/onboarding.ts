// The seven steps of onboarding, filled in from the website, and the welcome after them.
import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/product.ts'
import type { Walk } from './walk.ts'

/** What a person types where the website gave nothing. */
const FALLBACK = {
  name: 'Hale & Daughters',
  industry: 'Café and bakery',
  about: 'A small independent business with four people. We have been here since 1998.',
  audience: 'People who live and work nearby.',
}
const DOCUMENT = `Notes for the new year

Our gift voucher costs £40 and is valid for a year.
From January we open at 7am on Saturdays.
Customers who come with a friend on a Tuesday get the second visit at half price.
`

export async function setUpBrand({ camera, site }: Walk) {
  const { page, shoot } = camera
  await atStep(page, 'Personal Details')
  await shoot('onboarding-1-personal-details')
  await next(page)
  await atStep(page, 'Company Info')
  await shoot('onboarding-2-company-info')
  await page.getByLabel('Your website (optional)').fill(site)
  await page.getByRole('button', { name: 'Fill in from my website' }).click()
  const useAll = page.getByRole('button', { name: 'Use all' })
  await useAll.waitFor({ timeout: 90_000 })
  await shoot('onboarding-2-website-found')
  await useAll.click()
  await shoot('onboarding-2-website-used')
  await fillIfEmpty(page, 'Company name', FALLBACK.name)
  await fillIfEmpty(page, 'Industry', FALLBACK.industry)
  await page.keyboard.press('Tab')
  await fillIfEmpty(page, 'Company information', FALLBACK.about)
  await next(page)

  await atStep(page, 'Content Strategy')
  await shoot('onboarding-3-content-strategy')
  for (const kind of ['Blog', 'Video', 'Email newsletter']) await page.getByLabel(kind).check()
  await fillIfEmpty(page, 'Target audience', FALLBACK.audience)
  await shoot('onboarding-3-content-strategy-filled')
  await next(page)

  await atStep(page, 'Website Analysis')
  await page.getByRole('heading', { name: 'Company Background' }).waitFor({ timeout: 90_000 })
  await shoot('onboarding-4-website-analysis')
  await next(page)

  await atStep(page, 'Document Analysis')
  await shoot('onboarding-5-documents-none')
  await page.getByLabel('Upload a document').setInputFiles({
    name: 'new-year.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(DOCUMENT),
  })
  await page.getByText('Document uploaded successfully', { exact: true }).waitFor({ timeout: 60_000 })
  await shoot('onboarding-5-documents')
  await next(page)

  await atStep(page, 'Seasonal Content')
  await shoot('onboarding-6-seasonal-content')
  await next(page)
  const complete = page.getByRole('button', { name: 'Complete & Generate First Delivery' })
  await complete.waitFor()
  await shoot('onboarding-7-complete')
  await complete.click()
  const goOn = page.getByRole('button', { name: 'Continue to Dashboard' })
  await goOn.waitFor({ timeout: 60_000 })
  // Its lines appear one after another.
  await page.waitForTimeout(2_000)
  await shoot('welcome', { windowOnly: true })
  await goOn.click()
  await expect(page.getByText('Ready for some content ideas?')).toBeVisible()
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

const atStep = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, level: 1 }).waitFor({ timeout: 60_000 })

async function fillIfEmpty(page: Page, label: string, text: string) {
  const field = page.getByLabel(label).first()
  if ((await field.inputValue()) === '') await field.fill(text)
}

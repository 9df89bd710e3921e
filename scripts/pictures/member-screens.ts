// Every screen of a member after onboarding.
import type { Page } from '@playwright/test'
import { readBrand } from '#contract/brand.ts'
import type { Camera } from './camera.ts'
import type { Walk } from './walk.ts'

/** No website has this, so the product asks for details. */
const UNKNOWN = 'Our new Zephyr membership'

export async function visitMemberScreens({ camera }: Walk) {
  const { page, shoot } = camera
  await visit(camera, 'dashboard', '/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await shoot('menu', { phoneOnly: true })

  await visit(camera, 'instant-generator', '/instant-generator')
  await generateIdeas(camera)

  await visit(camera, 'ideas', '/ideas')
  await page.locator('main a[href^="/ideas/"]').first().click()
  await page.getByRole('region', { name: 'Draft' }).waitFor()
  await shoot('ideas-one-open')
  await visit(camera, 'ideas-archived-none', '/ideas?status=archived')

  await visit(camera, 'calendar', '/calendar')
  await page.getByRole('button', { name: 'Add an event' }).click()
  await shoot('calendar-add-event')
  await visit(camera, 'brand', '/brand')
  for (const tab of ['general', 'content', 'website', 'documents', 'schedule'])
    await visit(camera, `profile-${tab}`, `/profile?tab=${tab}`)
  await visit(camera, 'settings-account', '/settings')
  await visit(camera, 'settings-notifications', '/settings?tab=notifications')
  await visit(camera, 'plans', '/pricing')
  await visit(camera, 'subscribe', '/subscribe?plan=plus')
  await visit(camera, 'not-found-signed-in', '/nowhere')
}

/** Opens an address and takes its pictures. */
export async function visit({ page, shoot }: Camera, name: string, address: string) {
  await page.goto(address)
  await atRest(page)
  await shoot(name)
}

/** Waits for what a screen reads after it has come. */
async function atRest(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function generateIdeas({ page, shoot }: Camera) {
  const brief = page.getByLabel('What do you want to promote?')
  await brief.fill(`Tell people about ${await anOffer(page)}`)
  await page.getByLabel('Educate').check()
  await shoot('instant-generator-with-a-brief')
  await sendAndWait(page, 'Generate ideas')
  await shoot('instant-generator-answered')
  await brief.fill(UNKNOWN)
  await sendAndWait(page, 'Generate ideas')
  await shoot('instant-generator-details-form')
  await page.getByLabel('What is it?').fill('Two visits a month and a text when a place is free.')
  await page.getByLabel('When?').fill('From 12 January')
  await page.getByLabel('What does it cost?').fill('£35 a month')
  await sendAndWait(page, 'Generate with these details')
  await shoot('instant-generator-answered-with-details')
}

async function sendAndWait(page: Page, button: string) {
  const made = page.waitForResponse('**/api/generate-instant')
  await page.getByRole('button', { name: button }).click()
  await made
  await atRest(page)
}

/** Something the website offers, so that the brief can be answered. */
async function anOffer(page: Page): Promise<string> {
  const { facts } = readBrand.answer.parse(await (await page.request.get('/api/brand')).json())
  return facts.find(({ value }) => value?.sort === 'offer')?.value?.text ?? 'what we do'
}

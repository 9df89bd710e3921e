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
  await shoot('menu', { phoneOnly: true, windowOnly: true })

  await visit(camera, 'instant-generator', '/instant-generator')
  await generateIdeas(camera)

  await visit(camera, 'ideas', '/ideas')
  await page.locator('main a[href^="/ideas/"]').first().click()
  await page.getByRole('region', { name: 'Draft' }).waitFor()
  await shoot('ideas-one-open')
  await visit(camera, 'ideas-archived-none', '/ideas?status=archived')

  await visit(camera, 'calendar', '/calendar')
  await page.getByRole('button', { name: 'Add an event' }).click()
  await shoot('calendar-add-event', { windowOnly: true })
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
  await shoot(name, { reload: true })
}

/** Waits for what a screen reads after it has come. */
async function atRest(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function generateIdeas({ page, shoot }: Camera) {
  const brief = page.getByLabel('What do you want to promote?')
  const [first = 'what we do', ...others] = await offers(page)
  await brief.fill(`Tell people about ${first}`)
  await page.getByLabel('Educate').check()
  await shoot('instant-generator-with-a-brief')
  await sendAndWait(page, 'Generate ideas')
  await shoot('instant-generator-first-answer')
  // The website may say too little about one of them.
  for (const offer of others) {
    if ((await newIdeas(page).count()) > 0) break
    await brief.fill(`Our offer: ${offer}`)
    await sendAndWait(page, 'Generate ideas')
  }
  await shoot('instant-generator-ideas')
  await page.reload()
  await page.getByLabel('Educate').check()
  await brief.fill(UNKNOWN)
  await sendAndWait(page, 'Generate ideas')
  await shoot('instant-generator-details-form')
  const details = page.getByRole('form', { name: 'More details' })
  await details.getByLabel('What it is').fill('Two visits a month and a text when a place is free.')
  await details.getByLabel('When').fill('From 12 January')
  await details.getByLabel('Price').fill('£35 a month')
  await sendAndWait(page, 'Generate with these details')
  await shoot('instant-generator-ideas-from-details')
}

const newIdeas = (page: Page) => page.getByRole('region', { name: 'New ideas' }).getByRole('article')

async function sendAndWait(page: Page, button: string) {
  const made = page.waitForResponse('**/api/generate-instant')
  await page.getByRole('button', { name: button }).click()
  await made
  await atRest(page)
}

/** Some of what the website offers. */
async function offers(page: Page): Promise<string[]> {
  const { facts } = readBrand.answer.parse(await (await page.request.get('/api/brand')).json())
  return facts.flatMap(({ value }) => (value?.sort === 'offer' ? [value.text] : [])).slice(0, 8)
}

// The first delivery, then the second, made as of its own day: email, report, PDF and dashboard.
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { readWeeklyQuestion } from '#contract/questions.ts'
import type { OutboxMail } from '#server/outside/mail/outbox.ts'
import { shootMail } from './mail.ts'
import { visit } from './member-screens.ts'
import { shootPdf } from './pdf.ts'
import type { Walk } from './walk.ts'

export async function visitDeliveries(walk: Walk) {
  const { camera, product, person } = walk
  const first = await product.mailTo(person.email, /ideas/i)
  await shootMail(camera, 'first-delivery-mail', first)
  await visitReport(walk, 'first-report', first)
  await visit(camera, 'question-of-the-week', `/question/${await weeklyQuestion(camera.page)}`)

  // The operator's command, which makes a delivery as if it were already its day.
  await product.cli('due', '--at', await nextDelivery(camera.page), '--send')
  const second = await newMail(walk, first)
  await shootMail(camera, 'second-delivery-mail', second)
  await visitReport(walk, 'second-report', second)
  await visit(camera, 'dashboard-after-second-delivery', '/')
  await visit(camera, 'ideas-after-second-delivery', '/ideas')
  await visit(camera, 'instant-generator-with-reports', '/instant-generator')
}

/** The report and its PDF as somebody without an account sees them, and the page for unsubscribing. */
async function visitReport({ camera }: Walk, name: string, mail: OutboxMail) {
  const report = mail.links.find((link) => link.includes('/delivery/'))
  if (!report) throw new Error(`“${mail.subject}” has no link to a report`)
  const stranger = await browserOf(camera.page).newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await stranger.newPage()
  // The email links to the ideas in it.
  await page.goto(report.split('#')[0] ?? report)
  await camera.shoot(name, { page, reload: true })
  await shootPdf(camera, page, `${name}-pdf`, new URL(report))
  const wayOut = mail.links.find((link) => link.includes('/u/'))
  if (wayOut) {
    await page.goto(wayOut)
    await camera.shoot('unsubscribe', { page })
  }
  await stranger.close()
}

function browserOf(page: Page) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The browser is closed')
  return browser
}

async function nextDelivery(page: Page): Promise<string> {
  const profile: unknown = await (await page.request.get('/api/profile')).json()
  return z.object({ nextDelivery: z.string() }).parse(profile).nextDelivery
}

async function weeklyQuestion(page: Page): Promise<string> {
  const answer = await page.request.get('/api/brand/weekly-question')
  return readWeeklyQuestion.answer.parse(await answer.json()).question?.id ?? 'none'
}

/** Waits for a delivery's email after an earlier one. */
async function newMail({ product, person }: Walk, earlier: OutboxMail): Promise<OutboxMail> {
  for (let tries = 0; tries < 100; tries++) {
    const mail = await product.mailTo(person.email, /ideas/i)
    if (mail.id !== earlier.id) return mail
    await new Promise((wait) => setTimeout(wait, 300))
  }
  throw new Error('The second delivery’s email did not come')
}

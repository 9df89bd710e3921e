// Tests the schedule of deliveries: it is chosen in the profile, shown in words, paused and resumed, and the
// next delivery is shown in several places.
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readOutbox } from '#server/outside/mail/outbox.ts'
import { signUpByApi } from './people.ts'
import { expect, test, type Served } from './product.ts'
import { countChanges, expectNoFaults, notice } from './screen.ts'

const said = (page: Page) => page.getByRole('region', { name: 'Next delivery' })
const whoGetsThem = (page: Page) => page.getByRole('region', { name: 'Recipients' })

async function atSchedule(page: Page, product: Served) {
  const person = await signUpByApi(page, product)
  await page.goto('/profile?tab=schedule')
  await expect(said(page)).toBeVisible()
  return person
}

/** The unsubscribe link in a delivery's email, once it has arrived. */
async function wayOutOf({ storage }: Served, address: string): Promise<string> {
  let found = ''
  await expect(async () => {
    const mails = await readOutbox(path.join(storage.dataDir, 'outbox'))
    const links = mails.filter(({ to }) => to === address).flatMap(({ links }) => links)
    found = links.find((link) => link.includes('/u/')) ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return found
}

/** Five in London in three days, so that neither midnight nor five o'clock changes the next weekday. */
function inThreeDays() {
  const due = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 3 }).withPlainTime('17:00')
  /** The time of the next delivery as the screens write it. */
  return (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' })
      .format(due.epochMilliseconds)
      .replaceAll(',', '')
}

test(
  'a schedule is shown in words before it is saved, and then every screen shows the next delivery',
  { tag: '@phone' },
  async ({ page, product }) => {
    const due = inThreeDays()
    const weekday = due({ weekday: 'long' })
    await atSchedule(page, product)
    await expect(page.getByRole('tab', { name: 'Schedule' })).toBeInViewport()
    await page.getByLabel('Delivery frequency').selectOption('Weekly')
    await page.getByLabel('Day of the week').selectOption(weekday)
    await page.getByLabel('Hour').selectOption('5:00 PM')
    await expect(said(page)).toContainText(`Every ${weekday} at 5:00 PM in London`)
    await expect(said(page)).toContainText('Not saved yet.')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    const whole = due({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    await expect(said(page)).toContainText(`Next: ${whole}, 5:00 PM`)
    await expectNoFaults(page)

    const short = due({ weekday: 'short', day: 'numeric', month: 'short' })
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    const box = page.getByRole('link', { name: /^Next Delivery/ }).first()
    await expect(box).toContainText(`${short}, 5:00 PM`)
    await expect(box).toContainText('weekly schedule')
    await page.goto('/')
    await expect(page.getByText(`weekly, next on ${short}`)).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByText(`Next: ${whole}, 5:00 PM`)).toBeVisible()
  },
)

test('a timezone chosen by keyboard changes the next delivery’s time', async ({ page, product }) => {
  await atSchedule(page, product)
  const zone = page.getByRole('combobox', { name: 'Timezone' })
  await zone.focus()
  await page.keyboard.type('japan')
  await expect(
    page.getByRole('option', { name: /^Japan \(same as Tokyo\), now \d\d?:\d\d [AP]M$/ }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('On the 1st of each month at 9:00 AM in Tokyo')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(said(page)).toContainText(/Next: \w+ 1 \w+ \d{4}, 9:00 AM/)
  await page.reload()
  await expect(zone).toHaveValue(/^Tokyo, now/)
})

test('a user pauses deliveries, which stay paused until they resume them', async ({ page, product }) => {
  await atSchedule(page, product)
  const answered = countChanges(page)
  await page.getByRole('button', { name: 'Pause deliveries' }).click()
  await expect(said(page)).toContainText('Paused')
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(said(page)).toContainText('Next:')
  await page.getByRole('button', { name: 'Pause deliveries' }).click()
  await expect(notice(page).getByText('Deliveries paused')).toBeVisible()
  await answered(3)
  await page.reload()
  await expect(said(page)).toContainText('Paused: no deliveries until you resume.')
  await expect(page.getByRole('link', { name: /^Next Delivery/ })).toContainText('Paused')
  await expectNoFaults(page)
  await page.goto('/')
  await expect(page.getByText('monthly, paused')).toBeVisible()
})

test('a change is saved even if the user leaves the page meanwhile', async ({ page, product }) => {
  await atSchedule(page, product)
  const profile = async (): Promise<unknown> => (await page.request.get('/api/profile')).json()
  product.process().kill('SIGSTOP')
  try {
    await page.getByRole('button', { name: 'Pause deliveries' }).click()
    await page.getByRole('switch', { name: 'Weekly digest' }).click()
    await expect(page.getByRole('switch', { name: 'Weekly digest' })).toBeChecked()
    await page.getByLabel('Team member’s email').fill('sam@bakery.example')
    await page.keyboard.press('Enter')
    await expect(whoGetsThem(page).getByText('sam@bakery.example').first()).toBeVisible()
    await page.goto('about:blank')
  } finally {
    product.process().kill('SIGCONT')
  }
  await expect.poll(profile).toMatchObject({
    deliveriesPaused: true,
    weeklyDigest: true,
    teamMemberEmails: ['sam@bakery.example'],
  })
})

test('a user adds, removes and restores team members', async ({ page, product }) => {
  const person = await atSchedule(page, product)
  const field = page.getByLabel('Team member’s email')
  const add = async (address: string) => {
    await field.fill(address)
    await page.keyboard.press('Enter')
  }
  await add('sam at bakery')
  await expect(page.getByText('Enter an email address, such as sam@company.com')).toBeVisible()
  await expect(field).toBeFocused()
  for (const name of ['sam', 'lee', 'kim']) await add(`${name}@bakery.example`)
  await expect(page.getByText('Your plan includes three team members.')).toBeVisible()
  await expect(whoGetsThem(page).getByRole('listitem')).toHaveCount(4)
  await expect(whoGetsThem(page).getByRole('listitem').first()).toContainText(person.email)
  await expect(whoGetsThem(page).getByText('Gets every delivery')).toHaveCount(4)
  const answered = countChanges(page)
  await page.getByRole('button', { name: 'Remove lee@bakery.example' }).click()
  await expect(whoGetsThem(page).getByRole('listitem')).toHaveCount(3)
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(whoGetsThem(page).getByRole('listitem')).toHaveCount(4)
  await answered(2)
  await page.reload()
  await expect(whoGetsThem(page).getByText('lee@bakery.example').first()).toBeVisible()
  await expectNoFaults(page)
})

test('a user’s choice of own emails is the same in profile and Settings', async ({ page, product }) => {
  await atSchedule(page, product)
  const mails = page.getByRole('switch', { name: 'Email notifications' })
  const digest = page.getByRole('switch', { name: 'Weekly digest' })
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await digest.click()
  await expect(digest).toBeChecked()
  await saved
  await page.goto('/settings?tab=notifications')
  await expect(digest).toBeChecked()
  const off = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await mails.click()
  await expect(digest).toBeDisabled()
  await off
  await expectNoFaults(page)
  await page.goto('/profile?tab=schedule')
  await expect(mails).not.toBeChecked()
  await expect(whoGetsThem(page).getByText('Email notifications are off')).toBeVisible()
})

test('users of each plan see what it includes and which plan has the rest', async ({ page, product }) => {
  const person = await atSchedule(page, product)
  await product.cli('user', 'set-plan', person.email, 'basic')
  await page.reload()
  await expect(page.getByText('Weekly deliveries come with Plus.')).toBeVisible()
  await expect(
    page.getByText(/With Plus, we also email your deliveries to up to three team members/),
  ).toBeVisible()
  await expectNoFaults(page)
  await product.cli('user', 'set-plan', person.email, 'free')
  await page.reload()
  await expect(page.getByText('Get scheduled deliveries with Basic')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next Delivery/ })).toHaveCount(0)
  await expectNoFaults(page)
})

test('an unsaved choice stays while other settings are saved at once, and while another screen is open', async ({
  page,
  product,
}) => {
  await atSchedule(page, product)
  const save = page.getByRole('button', { name: 'Save Settings' })
  await page.getByLabel('Hour').selectOption('4:00 PM')
  await page.getByRole('switch', { name: 'Weekly digest' }).click()
  await page.getByRole('button', { name: 'Pause deliveries' }).click()
  await expect(page.getByRole('button', { name: 'Resume deliveries' })).toBeVisible()
  await expect(save).toBeEnabled()
  await page.getByLabel('Hour').selectOption('9:00 AM')
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Resume deliveries' }).click()
  await expect(said(page)).toContainText('Next:')
  await page.getByLabel('Hour').selectOption('4:00 PM')
  await expect(said(page)).toContainText('Not saved yet.')
  await page.getByRole('link', { name: 'Ideas', exact: true }).click()
  await notice(page).getByRole('button', { name: 'Go back' }).click()
  await expect(said(page)).toContainText('at 4:00 PM in London')
  await save.click()
  await expect(said(page)).toContainText(/Next: .* 4:00 PM/)
  await page.reload()
  await expect(page.getByLabel('Hour')).toHaveValue('16')
})

test(
  'an owner who unsubscribed in an email can resubscribe in the product',
  { tag: '@phone' },
  async ({ page, product }) => {
    const person = await atSchedule(page, product)
    await product.cli('due', '--at', `${new Date().getFullYear() + 1}-02-01T12:00:00Z`, '--send')
    const wayOut = await wayOutOf(product, person.email)
    await page.goto(wayOut)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeVisible()

    await page.goto('/profile?tab=schedule')
    const mails = page.getByRole('switch', { name: 'Email notifications' })
    await expect(whoGetsThem(page).getByText('You unsubscribed')).toBeVisible()
    await expect(mails).not.toBeChecked()
    await expectNoFaults(page)
    // The screen shows the change before the server has saved it, so the unsubscribe link is only tried
    // afterwards.
    const saved = () => page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
    const received = saved()
    await whoGetsThem(page).getByRole('button', { name: 'Subscribe again' }).click()
    await received
    await expect(whoGetsThem(page).getByText('Gets every delivery')).toBeVisible()
    await expect(mails).toBeChecked()

    await page.goto(wayOut)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.goto('/settings?tab=notifications')
    await expect(mails).not.toBeChecked()
    const switched = saved()
    await mails.click()
    await switched
    await expect(page.getByText(`Each scheduled delivery is emailed to ${person.email}.`)).toBeVisible()
    await page.goto(wayOut)
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  },
)

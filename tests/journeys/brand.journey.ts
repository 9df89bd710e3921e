// Follows a user who checks the brand page: they confirm, correct, hide, add and answer, and then find it all
// saved.
import type { Page } from '@playwright/test'
import { bakery, signUpByApi } from './people.ts'
import { expect, serveSite, test } from './product.ts'
import { countChanges, expectNoFaults, notice } from './screen.ts'

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en-GB"><head><title>${title} | Hale &amp; Daughters</title></head><body><nav><a href="/">Home</a> <a href="/bread">Bread</a></nav><main><h1>${title}</h1>${body}</main></body></html>`
const site = {
  '/': page(
    'Bread made this morning',
    '<p>Hale &amp; Daughters is a family bakery in Ludlow. We start at three every morning so that the first loaves are on the shelf at seven. Everything is shaped by hand, and nothing is kept for the next day.</p><p>We give what we do not sell to the food bank in the square at closing time.</p>',
  ),
  '/bread': page(
    'Bread',
    '<p>A large sourdough costs £4.20. A Saturday bread class costs £65 per person. We prove the dough for two days, with flour from a mill eleven miles away. We always keep a loaf for anybody who rings by nine.</p>',
  ),
}

const group = (view: Page, name: string) => view.getByRole('region', { name, exact: true })
/** The button that opens the details of a value. */
const value = (view: Page, words: RegExp) =>
  view.locator('[data-entry][aria-expanded]').filter({ hasText: words })
const tick = (view: Page, words: RegExp) =>
  view.getByRole('button', { name: new RegExp(`^Confirm: .*${words.source}`, words.flags) })

test(
  'a user’s confirmed, corrected, hidden and added values are kept when the website is read again',
  { tag: '@phone' },
  async ({ page: view, product }) => {
    test.slow()
    const served = await serveSite(site)
    await signUpByApi(view, product, { ...bakery, about: 'A family bakery with a shop on the square.' })
    const read = async () => {
      const answer = await view.request.post('/api/analyze-website', { data: { url: served.url } })
      expect(answer.status()).toBe(200)
    }
    await read()
    await view.request.post('/api/documents', {
      multipart: {
        document: {
          name: 'boxes.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('Our midsummer box costs £34.50 and serves six people.\n'),
        },
      },
    })

    await view.goto('/')
    const menu = view.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    await view.getByRole('link', { name: 'Brand', exact: true }).first().click()
    await expect(view.getByRole('heading', { name: 'Brand', level: 1 })).toBeVisible()
    await expect(view.getByLabel('Your trade', { exact: true })).toHaveValue('cafe')
    await expectNoFaults(view)

    const loaf = value(view, /^large sourdough/i)
    await loaf.click()
    await expect(view.getByText('“A large sourdough costs £4.20.”')).toBeVisible()
    await expect(view.getByRole('link', { name: /^Bread/ }).last()).toHaveAttribute(
      'href',
      /\/bread#:~:text=A%20large/,
    )
    await view.getByRole('button', { name: /^Correct.*sourdough/i }).click()
    const price = view.getByLabel('Price (optional)')
    await price.fill('4.60')
    await view.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(view.getByText('Enter the price with its currency, such as £4.80')).toBeVisible()
    await expect(price).toBeFocused()
    await expectNoFaults(view)
    await price.fill('£4.60')
    await view.keyboard.press('Enter')
    await expect(value(view, /^large sourdough.*£4\.60/i)).toBeVisible()

    await view.getByRole('button', { name: /^Sentences for drafts/ }).click()
    await expectNoFaults(view)
    await tick(view, /rings by nine/).click()
    await expect(tick(view, /rings by nine/)).toHaveAttribute('aria-pressed', 'true')

    const hide = view.getByRole('button', { name: /^Hide: .*food bank/ })
    await hide.click()
    await notice(view).getByRole('button', { name: 'Undo' }).click()
    await expect(value(view, /^We give.*food bank/)).toBeVisible()
    await hide.click()
    await expect(view.getByText('Hidden (1)')).toBeVisible()

    await view.getByLabel('Something else you offer').fill('Spin')
    await view.keyboard.press('Enter')
    await expect(value(view, /^Spin/)).toBeVisible()
    const usual = view.getByRole('button', { name: /^We offer / }).first()
    const name = ((await usual.textContent()) ?? '').trim()
    await usual.click()
    await expect(view.getByRole('button', { name: `Hide: ${name}`, exact: true })).toBeVisible()

    await view.getByRole('button', { name: 'Add a person' }).click()
    await view.getByLabel('Name', { exact: true }).fill('Ruth Hale')
    await view.getByLabel('What they do (optional)').fill('head baker')
    await view.keyboard.press('Enter')
    await expect(value(view, /Ruth Hale/)).toBeVisible()

    // A notice stays open while the pointer is on it, so the pointer is moved away.
    await view.mouse.move(195, 80)
    await expect(notice(view).getByRole('listitem')).toHaveCount(0)
    await view.getByText('From documents, not used yet', { exact: false }).click()
    await view.getByRole('switch', { name: 'Use in ideas' }).first().click()
    await expect(view.getByText('Ideas can use it now', { exact: true })).toBeVisible()

    await read()
    await view.goto('/brand')
    await expect(value(view, /^large sourdough.*£4\.60/i)).toBeVisible()
    await view.getByRole('button', { name: /^Sentences for drafts/ }).click()
    await expect(tick(view, /rings by nine/)).toHaveAttribute('aria-pressed', 'true')
    await expect(value(view, /^Spin/)).toBeVisible()
    await expect(value(view, /Ruth Hale/)).toBeVisible()
    await view.getByText('Hidden (1)').click()
    await view.getByRole('button', { name: /^Show again.*food bank/ }).click()
    await expect(value(view, /^We give.*food bank/)).toBeVisible()
    await value(view, /^large sourdough/i).click()
    await view.getByRole('button', { name: 'Undo correction' }).click()
    await expect(value(view, /^large sourdough.*£4\.20/i)).toBeVisible()
    await view.getByRole('button', { name: 'Hide: Spin', exact: true }).click()
    await expect(value(view, /^Spin/)).toHaveCount(0)
    served.close()
  },
)

test('one question is answered on the dashboard, another on its own page, and the brand page shows both', async ({
  page: view,
  product,
}) => {
  await signUpByApi(view, product)
  const card = view.getByRole('region', { name: 'One question for better ideas' })
  await expect(card.getByRole('button', { name: 'Doesn’t apply' })).toBeVisible()
  await expectNoFaults(view)
  const answered = countChanges(view)
  await card.getByRole('button').first().click()
  await expect(card.getByText('Thank you.')).toBeVisible()
  await answered(1)
  await view.reload()
  await expect(view.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await expect(card).toHaveCount(0)

  await view.goto('/question/parking')
  await view.getByRole('textbox', { name: 'Where do people park?' }).fill('behind the market')
  await view.keyboard.press('Enter')
  await expect(view.getByText('Thank you.')).toBeVisible()
  await expectNoFaults(view)
  await view.getByRole('link', { name: 'Answer more questions' }).click()
  await view.getByText('Answered (2)').click()
  await expect(view.getByText('behind the market')).toBeVisible()
})

test('a visitor who follows a question from an email signs in first and then answers it', async ({
  page: view,
  product,
}) => {
  const person = await signUpByApi(view, product)
  await view.context().clearCookies()
  await view.goto('/question/parking')
  await expect(view).toHaveURL(/\/login\?redirect=%2Fquestion%2Fparking$/)
  await view.getByLabel('Email').fill(person.email)
  await view.getByLabel('Password').fill(person.password)
  await view.getByRole('button', { name: 'Log in' }).click()
  await expect(view).toHaveURL(/\/question\/parking$/)
  await view.getByRole('button', { name: 'Doesn’t apply' }).click()
  await expect(view.getByText('We won’t ask this again.')).toBeVisible()
})

test('the user of a brand in an unknown trade chooses a trade by keyboard, and then sees its usual offerings', async ({
  page: view,
  product,
}) => {
  await signUpByApi(view, product, { ...bakery, industry: 'Falconry', about: 'We fly birds of prey.' })
  await view.goto('/brand')
  await expect(view.getByText(/“Falconry” isn’t a trade we know well/)).toBeVisible()
  await expect(view.getByRole('button', { name: /^We offer / })).toHaveCount(0)
  await view.getByLabel('Your trade', { exact: true }).focus()
  await view.getByLabel('Your trade', { exact: true }).selectOption('Hotel and B&B')
  const usual = view.getByRole('button', { name: /^We offer / })
  await expect(usual.first()).toBeVisible()
  await usual.first().focus()
  await view.keyboard.press('Enter')
  await expect(group(view, 'What you offer').getByRole('button', { name: /^Hide: / })).toHaveCount(1)
  await expect(usual.first()).toBeFocused()
  await expect(view.getByLabel('Second trade (optional)')).toBeEnabled()
  await view.getByLabel('Second trade (optional)').selectOption('Café and bakery')
  await expect(notice(view).getByText('Saved', { exact: true })).toBeVisible()
  await view.reload()
  await expect(view.getByLabel('Second trade (optional)')).toHaveValue('cafe')
  await expect(view.getByLabel('Your trade', { exact: true })).toHaveValue('hotel')
})

test('on the free plan a brand has what its user enters, and the page shows what a paid plan would read', async ({
  page: view,
  product,
}) => {
  const person = await signUpByApi(view, product)
  await product.cli('user', 'set-plan', person.email, 'free')
  await view.goto('/brand')
  await expect(view.getByText('Get website and document analysis with Plus')).toBeVisible()
  await view.getByRole('button', { name: 'Since when' }).click()
  await view.getByLabel('Started in').fill('1978')
  await view.keyboard.press('Enter')
  await expect(group(view, 'Proof').getByText('1978')).toBeVisible()
})

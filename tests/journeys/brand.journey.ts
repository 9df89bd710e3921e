// The brand's screen as a person works through it: read, put right, add to, and find it all again.
import type { Page } from '@playwright/test'
import { bakery, settleIn } from './people.ts'
import { expect, serveSite, test } from './product.ts'
import { expectNoFaults } from './screen.ts'

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en-GB"><head><title>${title} | Hale &amp; Daughters</title></head><body><nav><a href="/">Home</a> <a href="/bread">Bread</a></nav><main><h1>${title}</h1>${body}</main></body></html>`
const site = {
  '/': page(
    'Bread made this morning',
    '<p>Hale &amp; Daughters is a family bakery in Ludlow. We start at three every morning so that the first loaves are on the shelf at seven. Everything is shaped by hand, and nothing is kept for the next day.</p><p>What we do not sell goes to the food bank in the square at closing time. We have done that every day for eleven years and nobody has to ask.</p>',
  ),
  '/bread': page(
    'Bread',
    '<p>A large sourdough costs £4.20. A Saturday bread class costs £65 per person. We prove the dough for two days, with flour from a mill eleven miles away. We always keep a loaf for anybody who rings by nine.</p>',
  ),
}

/** The facts with these words in their claim. */
const fact = (view: Page, words: string) =>
  view
    .getByRole('listitem')
    .filter({ has: view.locator('[data-claim]', { hasText: words }) })
    .first()

test(
  'facts are confirmed, edited, hidden, told and published, and a second reading leaves all that as it is',
  { tag: '@phone' },
  async ({ page: view, product }) => {
    test.slow()
    const served = await serveSite(site)
    await settleIn(view, product, { ...bakery, about: 'A family bakery with a shop on the square.' })
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
    await expect(view.getByText(/^\d+ facts from 2 pages, a document/)).toBeVisible()
    const loaf = fact(view, 'A large sourdough costs £4.20')
    await expect(loaf.getByRole('link', { name: /Bread/ })).toHaveAttribute(
      'href',
      /\/bread#:~:text=A%20large/,
    )
    await expectNoFaults(view)

    await fact(view, 'anybody who rings by nine')
      .getByRole('button', { name: /^Confirm/ })
      .click()
    await expect(fact(view, 'anybody who rings by nine').getByText('Confirmed')).toBeVisible()

    await loaf.getByRole('button', { name: /^Edit/ }).click()
    const claim = view.getByLabel('In one sentence')
    await expect(claim).toBeFocused()
    await claim.fill('A large sourdough costs £4.60.')
    await view.getByRole('button', { name: 'Save' }).click()
    await expect(view.getByText('The sentence does not say “£4.20”. Change one of the two.')).toBeVisible()
    await expectNoFaults(view)
    await view.getByLabel('What does it cost?').fill('£4.60')
    await view.getByRole('button', { name: 'Save' }).click()
    const edited = fact(view, 'A large sourdough costs £4.60')
    await expect(edited.getByText('It says “A large sourdough costs £4.20.”')).toBeVisible()

    await fact(view, 'food bank').getByRole('button', { name: /^Hide/ }).click()
    await view.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(fact(view, 'food bank')).toBeVisible()
    await fact(view, 'food bank').getByRole('button', { name: /^Hide/ }).click()
    await expect(view.getByText('Hidden (1)')).toBeVisible()

    await view.getByRole('button', { name: 'Tell us something' }).click()
    await view.getByRole('button', { name: 'A person', exact: true }).click()
    await expectNoFaults(view)
    await view.keyboard.type('Ruth Hale')
    await view.keyboard.press('Tab')
    await view.keyboard.type('head baker')
    await expect(view.getByLabel('In one sentence')).toHaveValue('Ruth Hale is our head baker.')
    await view.keyboard.press('Enter')
    await expect(fact(view, 'Ruth Hale is our head baker.').getByText('Told by you')).toBeVisible()

    await view.getByLabel('State').selectOption('Not published')
    await expect(view).toHaveURL(/state=internal/)
    const box = fact(view, 'midsummer box').getByRole('checkbox', { name: /May be published/ })
    await box.click()
    await expect(view.getByText('Ideas may print it', { exact: true })).toBeVisible()

    await read()
    await view.goto('/brand')
    await expect(edited.getByText('Edited.')).toBeVisible()
    await expect(fact(view, 'anybody who rings by nine').getByText('Confirmed')).toBeVisible()
    await expect(fact(view, 'Ruth Hale is our head baker.')).toBeVisible()
    await view.getByText('Hidden (1)').click()
    await view.getByRole('button', { name: /^Show again.*food bank/ }).click()
    await expect(fact(view, 'food bank').getByRole('button', { name: /^Hide/ })).toBeVisible()
    await edited.getByRole('button', { name: /^Undo edit/ }).click()
    await expect(fact(view, 'A large sourdough costs £4.20')).toBeVisible()
    await fact(view, 'Ruth Hale is our head baker.')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(view.getByText('Ruth Hale is our head baker.')).toHaveCount(0)
    served.close()
  },
)

test('what is asked for can be told from the keyboard alone, and words and places narrow the list', async ({
  page: view,
  product,
}) => {
  await settleIn(view, product)
  await view.goto('/brand')
  const ask = view.getByRole('button', { name: /^Tell us :/ }).first()
  await ask.focus()
  await view.keyboard.press('Enter')
  const dialog = view.getByRole('dialog', { name: 'Tell us something' })
  await expect(dialog).toBeVisible()
  await view.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()

  await view.getByLabel('Search facts').fill('sourdough')
  await expect(view.getByText(/^\d+ of \d+ facts$/)).toBeVisible()
  for (const claim of await view.locator('[data-claim]').all())
    await expect(claim).toContainText(/sourdough/i)
  await view.getByRole('link', { name: 'Clear filters' }).click()
  await view.getByLabel('Place').selectOption('Company information')
  await expect(view).toHaveURL(/place=companyInfo/)
  await view.goBack()
  await expect(view).toHaveURL(/\/brand$/)
})

test('the free plan works with what people tell it and shows what a plan would read', async ({
  page: view,
  product,
}) => {
  const person = await settleIn(view, product)
  await product.cli('user', 'set-plan', person.email, 'free')
  await view.goto('/brand')
  await expect(view.getByText('Plus opens reading your website and documents')).toBeVisible()
  await view.getByRole('button', { name: 'Tell us something' }).click()
  await view.getByRole('button', { name: 'When you started' }).click()
  await view.getByLabel('In which year?').fill('1978')
  await view.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(fact(view, 'We started in 1978.')).toBeVisible()
})

import {
  confirmByOutbox,
  logIn,
  register,
  newPerson,
  fillCompanySteps,
  bakery,
  signUpByApi,
} from './people.ts'
import { expect, serveSite, test } from './product.ts'

const nav = '<nav><a href="/">Home</a> <a href="/our-story">Our story</a> <a href="/bread">Bread</a></nav>'
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en-GB"><head><title>${title} | Hale &amp; Daughters</title><style>header{background:#7a3e9d}</style></head><body><header>${nav}</header><main><h1>${title}</h1>${body}</main><footer>Hale &amp; Daughters, 4 Quality Square, Ludlow</footer></body></html>`
const site = {
  '/': page(
    'Bread made this morning',
    '<p>Hale &amp; Daughters is a family bakery in Ludlow. We start at three every morning so that the first loaves are on the shelf at seven. Everything is shaped by hand, and nothing is kept for the next day.</p><p>What we do not sell goes to the food bank in the square at closing time. We have done that every day for eleven years and nobody has to ask.</p>',
  ),
  '/our-story': page(
    'Our story',
    '<p>We have baked in Ludlow since 1978. The shop takes its name from Ruth’s grandfather, who drove the bread van for thirty years. Ruth Hale, our head baker, learnt to shape a cob before she could write.</p><p>Her daughters run the counter. Every winter we bake for the lantern walk, and the ovens stay on until the last child has gone home.</p>',
  ),
  '/bread': page(
    'Bread',
    '<h2>Large sourdough</h2><p>£4.20</p><p>Two days in the making, with flour from a mill eleven miles away.</p><h2>Saturday bread class</h2><p>£65 per person</p><p>Eight people round one table. You take home what you bake.</p>',
  ),
}

test(
  'a new user gets from the landing page to a shared report, after adding a website and a document',
  { tag: '@phone' },
  async ({ browser, product, isMobile }) => {
    test.slow()
    const served = await serveSite(site)
    const context = await browser.newContext({ baseURL: product.url })
    const view = await context.newPage()
    const person = newPerson()

    await view.goto(`${product.url}/`)
    await view.getByRole('link', { name: 'Start 30-Day Free Trial' }).first().click()
    await expect(view).toHaveURL(/\/register/)
    await register(view, person)
    await confirmByOutbox(view, product, person)
    await logIn(view, person)
    await fillCompanySteps(view, bakery)

    await view.getByLabel('Website URL').fill(served.url)
    await view.getByRole('button', { name: 'Analyse', exact: true }).click()
    await expect(view.getByRole('heading', { name: 'Company Background' })).toBeVisible({ timeout: 45_000 })
    await expect(view.getByText('Ruth Hale').first()).toBeVisible()
    await view.getByRole('button', { name: 'Next' }).click()

    await expect(view.getByRole('heading', { name: 'Document Analysis', level: 1 })).toBeVisible()
    await view.getByLabel('Upload a document').setInputFiles({
      name: 'winter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Winter boxes\n\nOur winter box costs £34.50 and serves six people.\n'),
    })
    await expect(view.getByText('Document uploaded successfully', { exact: true })).toBeVisible()
    await expect(view.getByText('1/3 documents')).toBeVisible()
    await view.getByRole('button', { name: 'Next' }).click()

    await expect(view.getByRole('heading', { name: 'Seasonal Content', level: 1 })).toBeVisible()
    await view.getByRole('button', { name: 'Skip for now' }).click()
    await expect(
      view.getByText('1 step skipped (you can complete these anytime in your profile settings)'),
    ).toBeVisible()
    await view.getByRole('button', { name: 'Complete & Generate First Delivery' }).click()
    await expect(view.getByText(/Your first content delivery is ready: \d ideas/)).toBeVisible()
    const mail = await product.mailTo(person.email, /ideas/i)
    expect(mail.text).toContain('Hale & Daughters')
    await view.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expect(view.getByText('Ready for some content ideas?')).toBeVisible()
    await expect(view.getByRole('heading', { name: 'Recent content ideas' })).toBeVisible()

    if (isMobile) await view.goto('/instant-generator')
    else
      await view
        .getByRole('link', { name: /Instant generator/ })
        .first()
        .click()
    await view.getByLabel('What do you want to promote?').fill('Something about our Saturday bread class')
    await view.getByLabel('Educate').check()
    await view.getByRole('button', { name: 'Generate ideas' }).click()
    await expect(view.getByRole('heading', { name: 'New ideas' })).toBeVisible()
    await view.getByRole('article').getByRole('link').first().click()
    await expect(view.getByRole('region', { name: 'Why this idea' })).toBeVisible()
    await view.goBack()
    await expect(view.getByRole('heading', { name: 'New ideas' })).toBeVisible()
    await expect(view.getByRole('button', { name: 'Create delivery page' })).toHaveCount(0)
    await view
      .getByRole('checkbox', { name: /report/ })
      .first()
      .check()
    await view.getByRole('button', { name: 'Create delivery page' }).click()
    const link = await view.getByLabel('Link to the report').inputValue()

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: /Content Ideas/ }).first()).toBeVisible()
    await expect(stranger.getByText('Hale & Daughters').first()).toBeVisible()
    expect(await stranger.locator('meta[property="og:image"]').getAttribute('content')).toContain(
      '/delivery/',
    )

    const report = view.getByRole('listitem').filter({ hasText: 'Instant ideas,' })
    await report.getByRole('button', { name: 'Revoke' }).click()
    await view.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(view.getByText('The link no longer works', { exact: true })).toBeVisible()
    await stranger.reload()
    await expect(stranger.getByText('Content Not Found')).toBeVisible()
    served.close()
  },
)

test('a document’s fact is shown with its source, used once the user ticks it, and deleted with its document', async ({
  page,
  product,
}) => {
  test.slow()
  const price = `£${(Math.random() * 80 + 10).toFixed(2)}`
  await signUpByApi(page, product, { ...bakery, about: 'A family bakery with a shop on the square.' })
  await page.goto('/profile?tab=documents')
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByLabel('Upload a document').setInputFiles({
    name: 'boxes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`Boxes for the table\n\nOur midsummer box costs ${price} and serves six people.\n`),
  })
  await expect(page.getByText('Document uploaded successfully', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Show the quotes.*Products & Services/ }).click()
  await expect(page.getByRole('blockquote').filter({ hasText: price }).first()).toBeVisible()

  const ideasAbout = async () => {
    await page.goto('/instant-generator')
    await page.getByLabel('What do you want to promote?').fill('The price of our midsummer box')
    await page.getByLabel('Inform').check()
    const made = page.waitForResponse('**/api/generate-instant')
    await page.getByRole('button', { name: 'Generate ideas' }).click()
    await made
    const answer = await page.request.get('/api/content-ideas?instant=true&limit=3')
    const ideas = (await answer.json()) as { id: string }[]
    return ideas.find((idea) => JSON.stringify(idea).includes(price))?.id
  }
  expect(await ideasAbout()).toBeUndefined()

  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page
    .getByRole('region', { name: 'Use these in your content?' })
    .getByRole('button', { name: 'Choose' })
    .click()
  const ticks = page.getByRole('checkbox', { name: /Use in ideas.*midsummer box/ })
  await expect(ticks.first()).toBeVisible()
  for (const tick of await ticks.all()) await tick.check()
  await expect(ticks.first()).toBeChecked()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Choose the facts that ideas may use')).toBeVisible()
  const withPrice = await ideasAbout()
  expect(withPrice).toBeDefined()
  await page.goto(`/ideas/${withPrice}`)
  await page.getByText(/^Sources/).click()
  await expect(page.getByText('Your document').first()).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Delete boxes.txt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Document deleted', { exact: true })).toBeVisible()
  await expect(page.getByText(price)).toHaveCount(0)
  const facts = await page.request.get('/api/brand/facts')
  expect(await facts.text()).not.toContain(price)
})

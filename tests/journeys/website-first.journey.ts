// Tests onboarding that starts with a website: it is read once, at the second step, and the fourth step shows
// the results.
import { logIn, register, newPerson } from './people.ts'
import { expect, serveSite, test } from './product.ts'
import { expectNoFaults } from './screen.ts'

const nav = '<nav><a href="/">Home</a> <a href="/our-story">Our story</a> <a href="/bread">Bread</a></nav>'
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en-GB"><head><title>${title} | Hale &amp; Daughters</title><style>header{background:#7a3e9d}h1{color:#b5532a}</style></head><body><header>${nav}</header><main><h1>${title}</h1>${body}</main><footer>© 2026 Hale &amp; Daughters, 4 Quality Square, Ludlow SY8 1AR</footer></body></html>`
const site = {
  '/': page(
    'Bread made this morning',
    '<p>Hale &amp; Daughters is a family bakery in Ludlow. We start at three every morning so that the first loaves are on the shelf at seven. We bake for families and small restaurants in the town.</p><p>What we do not sell goes to the food bank in the square at closing time.</p>',
  ),
  '/our-story': page(
    'Our story',
    '<p>We have baked in Ludlow since 1978. Ruth Hale, our head baker, learnt to shape a cob before she could write.</p><p>We believe that bread should be made the day it is eaten.</p>',
  ),
  '/bread': page(
    'Bread',
    '<h2>Large sourdough</h2><p>£4.20</p><h2>Focaccia</h2><p>£3.80</p><h2>Croissants</h2><p>£2.10</p><h2>Cinnamon buns</h2><p>£2.40</p><h2>Birthday cakes</h2><p>£32</p><h2>Saturday bread class</h2><p>£65 per person</p>',
  ),
}

test(
  'a website that was read at the second step fills in the profile and is shown at the fourth without reading it again',
  { tag: '@phone' },
  async ({ page: view, product }) => {
    test.slow()
    const served = await serveSite(site)
    const person = newPerson()
    await register(view, person)
    await product.cli('user', 'verify', person.email)
    await logIn(view, person)
    await view.getByRole('button', { name: 'Next' }).click()
    await expect(view.getByRole('heading', { name: 'Company Info' })).toBeVisible()
    await expectNoFaults(view)

    await view.getByLabel('Your website (optional)').fill(served.url)
    await view.getByRole('button', { name: 'Fill in from my website' }).click()
    await view.getByLabel('Company name').fill('Hale Bakery')
    await expect(view.getByRole('progressbar', { name: 'Reading your website' })).toBeAttached()
    await expect(view.getByRole('heading', { name: /^Found on 127\.0\.0\.1/ })).toBeVisible({
      timeout: 45_000,
    })
    await expect(view.getByText(/^Read 3 pages in .* seconds?\.$/)).toBeVisible()
    await expect(view.getByLabel('Company name')).toHaveValue('Hale Bakery')
    // The panel stays closed above a field in which someone is typing.
    await expect(view.getByText('From the titles of 3 pages.')).toBeHidden()
    await view.getByText('What we found (6)').click()
    await expect(view.getByText(/^From the titles of 3 pages\./)).toBeVisible()
    await expectNoFaults(view)

    await view.getByRole('button', { name: 'Use all' }).click()
    await expect(view.getByLabel('Company name')).toHaveValue('Hale Bakery')
    await expect(view.getByRole('combobox', { name: 'Industry' })).toHaveValue('Café and bakery')
    await view.getByRole('button', { name: /^Use this instead.*Company name/ }).click()
    await expect(view.getByLabel('Company name')).toHaveValue('Hale & Daughters')
    await expect(view.getByLabel('Company information')).toHaveValue(/family bakery in Ludlow/)
    await expectNoFaults(view)
    await view.reload()
    await expect(view.getByRole('button', { name: 'All in use' })).toBeVisible()

    await view.getByRole('button', { name: 'Next' }).click()
    await expect(view.getByLabel('Target audience')).toHaveValue(/families and small restaurants/)
    await view.getByLabel('Blog').check()
    const before = served.asked.length
    await view.getByRole('button', { name: 'Next' }).click()

    await expect(view.getByRole('heading', { name: 'Website Analysis', level: 1 })).toBeVisible()
    await expect(view.getByLabel('Website URL')).toHaveValue(served.url)
    await expect(view.getByRole('heading', { name: 'Company Background' })).toBeVisible()
    await expect(view.getByText(/Read 3 pages in .* seconds?\.$/)).toBeVisible()
    const offer = view.getByRole('region', { name: 'What you offer', exact: true })
    await offer.getByRole('button', { name: /^Confirm: .*sourdough/i }).click()
    await offer.getByLabel('Something else you offer').fill('Hampers')
    await offer.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(offer.getByRole('button', { name: /^Hide: Hampers/ })).toBeVisible()
    await expectNoFaults(view)
    expect(served.asked).toHaveLength(before)

    const answer = await view.request.get('/api/profile')
    expect(await answer.json()).toMatchObject({
      companyWebsite: served.url,
      websiteAnalysisUrl: served.url,
      primaryColor: '#7a3e9d',
      secondaryColor: '#b5532a',
    })
    await view.getByRole('button', { name: 'Re-analyse' }).click()
    await expect(view.getByText(/facts found\. Read 3 pages/)).toBeVisible({ timeout: 45_000 })
    expect(served.asked.length).toBeGreaterThan(before)
    served.close()
  },
)

test('a user whose website can’t be read goes on with the form, and a plan without reading only has the form', async ({
  page: view,
  product,
}) => {
  const person = newPerson()
  await register(view, person)
  await product.cli('user', 'verify', person.email)
  await logIn(view, person)
  await view.getByRole('button', { name: 'Next' }).click()
  await view.getByLabel('Your website (optional)').fill('http://localhost:9')
  await view.getByRole('button', { name: 'Fill in from my website' }).click()
  await expect(view.getByText('We couldn’t read this website')).toBeVisible()
  await view.getByLabel('Company name').fill('Hale Bakery')
  await expectNoFaults(view)

  await product.cli('user', 'set-plan', person.email, 'basic')
  await view.reload()
  await expect(view.getByLabel('Company name')).toHaveValue('Hale Bakery')
  await expect(view.getByText('With Plus, we can fill this in from your website.')).toBeVisible()
  await expect(view.getByLabel('Your website (optional)')).toHaveCount(0)
})

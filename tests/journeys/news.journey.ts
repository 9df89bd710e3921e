// Tests the week's news on the dashboard, and its feeds in Settings.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { bakery, signUpByApi } from './people.ts'
import { expect, serveProduct, test as withProduct, type Served } from './product.ts'
import { countChanges, expectNoFaults, notice } from './screen.ts'

const happened: readonly (readonly [headline: string, summary: string])[] = [
  [
    'Flour prices rise for bakeries as harvest disappoints',
    'Millers ask bakers to pay a tenth more for flour.',
  ],
  ['New rules for salt in bread from April', 'Every bakery must name the salt in each loaf on its label.'],
  ['Study finds that sourdough bread keeps longer', 'Researchers compared loaves from forty bakeries.'],
  ['Butter prices fall, and bakeries may breathe again', 'Wholesale butter is cheaper than in spring.'],
  ['Bakery app lets customers order bread the night before', 'Software made for small bakeries grows.'],
  ['Shortage of bakers leaves ovens cold', 'Bakeries can not find people for the night shift.'],
]
/** A week's stories come from several publishers, so each feed item names one. */
const publishers = ['Grain Weekly', 'The Trade Post', 'High Street News']
const feedOf = (title: string, host: string, of = happened) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${title}</title><link>https://${host}/</link><description>News</description>
${of
  .map(
    ([headline, summary], at) => `<item><title>${headline}</title><link>https://${host}/${at}</link>
<description>${summary}</description><source url="https://${host}/">${publishers[at % publishers.length]}</source>
<pubDate>${new Date(Date.now() - (at + 1) * 3_600_000).toUTCString()}</pubDate></item>`,
  )
  .join('\n')}
</channel></rss>`

/** A feed server: one trade's search has stories, one has none, one gives no answer; of two feeds to add, one is invalid. */
async function serveFeeds() {
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://here')
    if (/brewery/i.test(search)) return response.writeHead(503).end()
    if (/quiet/i.test(search)) {
      response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
      return response.end(feedOf('Trade search', 'trade.example', []))
    }
    if (pathname === '/page')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>')
    response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
    response.end(
      pathname === '/millers.xml'
        ? feedOf('The Miller', 'miller.example')
        : feedOf('Trade search', 'trade.example'),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const test = withProduct.extend<object, { feeds: { url: string }; product: Served }>({
  feeds: [
    async ({}, use) => {
      const feeds = await serveFeeds()
      await use(feeds)
      feeds.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ feeds }, use) => {
      const product = await serveProduct({ NEWS_FEEDS: `${feeds.url}/search?q={query}` })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const card = (page: Page) => page.getByRole('region', { name: 'News, Updates & Trends' })
const sources = (page: Page) => page.getByRole('region', { name: 'News sources' })

async function atDashboard(page: Page, product: Served, company = bakery) {
  const person = await signUpByApi(page, product, company)
  await expect(card(page)).toBeVisible()
  return person
}

test(
  'the first week’s news comes with the first delivery, and each of its three stories opens its suggestions',
  { tag: '@phone' },
  async ({ page, product }) => {
    await atDashboard(page, product)
    await expectNoFaults(page)
    await expect(card(page).getByText(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/)).toBeVisible()
    const stories = card(page).getByRole('article')
    await expect(stories).toHaveCount(3)
    await card(page)
      .getByRole('button', { name: /^Show \d more industry updates?$/ })
      .click()
    await expect(stories).not.toHaveCount(3)
    await card(page).getByRole('button', { name: 'Show fewer updates' }).click()
    await expect(stories).toHaveCount(3)

    const first = stories.first()
    await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/trade\.example\/\d$/,
    )
    const ideas = first.getByRole('button', { name: /^Show marketing ideas/ })
    await ideas.focus()
    await page.keyboard.press('Enter')
    await expect(first.getByRole('listitem').first()).toBeVisible()
    await expectNoFaults(page)
    await first.getByRole('button', { name: /^Show less/ }).click()
    await expect(first.getByRole('listitem').first()).toBeHidden()

    await page.reload()
    await expect(stories).toHaveCount(3)
    await expect(card(page).getByRole('button', { name: /^Generate/ })).toHaveCount(0)
  },
)

test('if no feed answers, the news card says so and can try again', async ({ page, product }) => {
  await atDashboard(page, product, { ...bakery, industry: 'Brewery' })
  await card(page).getByRole('button', { name: 'Generate Updates' }).click()
  await expect(notice(page).getByText('Generation Failed')).toBeVisible()
  await expect(notice(page).getByText(/couldn’t reach any of your news sources/)).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Generate Updates' })).toBeEnabled()
  await page.route('**/api/industry-updates*', (route) =>
    route.fulfill({ status: 503, json: { message: 'We are busy.' } }),
  )
  await page.reload()
  await expect(card(page)).toContainText(
    'Failed to load news, updates and trends. Updates are automatically generated every Sunday.',
  )
  await page.unroute('**/api/industry-updates*')
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page).getByRole('button', { name: 'Generate Updates' })).toBeVisible()
})

test(
  'if no stories were found, the news card says so, and a feed that the user adds brings some',
  { tag: '@phone' },
  async ({ page, product, feeds }) => {
    await atDashboard(page, product, { ...bakery, industry: 'Quiet bakery' })
    const generate = card(page).getByRole('button', { name: 'Generate Updates' })
    await generate.click()
    await expect(notice(page).getByText('No Stories Found')).toBeVisible()
    await expect(card(page).getByText('No stories for this week yet')).toBeVisible()
    await expect(generate).toBeFocused()
    await expectNoFaults(page)
    await card(page).getByRole('link', { name: 'Add a news feed' }).click()
    await page.getByLabel('Address of a feed').fill(`${feeds.url}/millers.xml`)
    await page.keyboard.press('Enter')
    await expect(sources(page).getByRole('listitem')).toHaveCount(2)
    await page.goto('/')
    await generate.click()
    await expect(notice(page).getByText('News, Updates & Trends Generated')).toBeVisible()
    await expect(card(page).getByRole('article')).toHaveCount(3)
  },
)

test('a user’s own feed is checked before it is added, is refused with a reason, and can be removed and restored', async ({
  page,
  product,
  feeds,
}) => {
  await atDashboard(page, product)
  await page.goto('/settings')
  const rows = sources(page).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const field = page.getByLabel('Address of a feed')
  const add = async (address: string) => {
    await field.fill(address)
    await page.keyboard.press('Enter')
  }
  await add('')
  await expect(sources(page).getByText(/^Enter the address of a feed/)).toBeVisible()
  await add(`${feeds.url}/page`)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(rows).toHaveCount(1)
  await add(`${feeds.url}/millers.xml`)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('The Miller')
  await expect(rows.nth(1)).toContainText('six items from the last three weeks')
  await expect(field).toHaveValue('')
  await add(`${feeds.url}/millers.xml`)
  await expect(sources(page).getByText('This feed is already in your news sources.')).toBeVisible()
  await expectNoFaults(page)

  const answered = countChanges(page)
  await page.getByRole('button', { name: 'Remove The Miller' }).click()
  await expect(rows).toHaveCount(1)
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await answered(2)
  await page.reload()
  await expect(rows.nth(1)).toContainText('The Miller')
})

test('a user whose plan has no news sees which plan has it', async ({ page, product }) => {
  const person = await atDashboard(page, product)
  await product.cli('user', 'set-plan', person.email, 'basic')
  await page.reload()
  await expect(card(page).getByText('Upgrade Required')).toBeVisible()
  await expectNoFaults(page)
  await page.goto('/settings')
  await expect(sources(page).getByText('Get news, updates and trends with Plus')).toBeVisible()
  await expectNoFaults(page)
  await product.cli('user', 'set-plan', person.email, 'free')
  await page.goto('/')
  await expect(card(page).getByRole('link', { name: 'Upgrade to Plus' })).toBeVisible()
})

import { startOnboarding, logIn } from './people.ts'
import { expect, serveProduct, test } from './product.ts'

test('the product stops cleanly on SIGTERM, and has all the data at the next start', async ({ browser }) => {
  const product = await serveProduct()
  const context = await browser.newContext({ baseURL: product.url })
  const person = await startOnboarding(await context.newPage(), product)
  await product.killAndRestart()
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Website Analysis', level: 1 })).toBeVisible()
  await context.clearCookies()
  await logIn(page, person)
  // Opens the connection, so that the next request is at the product before the signal is, even on a busy machine.
  await page.request.get('/healthz')
  const slow = page.request.post('/api/auth/login', {
    data: { email: person.email, password: 'incorrect' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  // The running request still gets its answer while the product is stopping.
  await page.waitForTimeout(60)
  const ended = product.stop('SIGTERM')
  expect((await slow).status()).toBe(401)
  expect(await ended).toBe(0)
})

test('the product doesn’t start with a wrong setting, and the message names it', async () => {
  await expect(serveProduct({ ROLE: 'boss' })).rejects.toThrow('The product ended with 1')
})

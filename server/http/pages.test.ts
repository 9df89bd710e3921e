import { expect, test } from 'vitest'
import { logout } from '#contract/account.ts'
import { aBrandOwner, aMember } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct({ TRUST_PROXY: 'false' })

async function page(visitor: Visitor, path: string) {
  const answer = await visitor.raw('GET', path)
  const html = await answer.text()
  return { status: answer.status, to: answer.headers.get('location'), html, headers: answer.headers }
}

async function onboarded(): Promise<Visitor> {
  const { visitor, id } = await aBrandOwner(product)
  await product.running.real.world.accounts.completeOnboarding(id)
  return visitor
}

test.each([
  '/',
  '/pricing',
  '/privacy',
  '/terms',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verified',
  '/auth-debug',
  '/mobile-test',
  '/social-debug',
])('a visitor without an account can open %s', async (path) => {
  expect((await page(product.visitor(), path)).status).toBe(200)
})

test.each([
  '/ideas?status=in_use',
  '/ideas/7f1c?status=in_use',
  '/question/parking',
  '/profile',
  '/instant-generator',
  '/settings',
  '/subscribe?plan=plus&ref=ABCDEFGH1',
])('a visitor who opens %s has to sign in and then gets there', async (path) => {
  const { status, to } = await page(product.visitor(), path)
  expect([status, to]).toEqual([302, `/login?redirect=${encodeURIComponent(path)}`])
})

test('the login screen says that a session has ended, but not after signing out', async () => {
  const visitor = await onboarded()
  product.clock.move(8 * 86_400_000)
  expect((await page(visitor, '/settings')).to).toBe('/login?redirect=%2Fsettings&error=session_ended')
  product.clock.move(-8 * 86_400_000)
  await visitor.ask(logout)
  expect((await page(visitor, '/settings')).to).toBe('/login?redirect=%2Fsettings')
})

test.each(['/login', '/register', '/forgot-password', '/social-debug'])(
  'a signed-in user is redirected from %s to the dashboard',
  async (path) => {
    const { status, to } = await page(await onboarded(), path)
    expect([status, to]).toEqual([302, '/'])
  },
)

test.each(['/nowhere', '/clients', '/clients/1', '/agency-dashboard'])(
  '%s is not found by a user who is not an agency',
  async (path) => {
    const { status, html } = await page(await onboarded(), path)
    expect(status).toBe(404)
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
  },
)

test('every path shows the onboarding wizard until onboarding is done', async () => {
  const { visitor } = await aMember(product)
  const { status, html } = await page(visitor, '/anything')
  expect([status, html.includes('"onboardingCompleted":false')]).toEqual([200, true])
})

test('the app’s HTML contains the first data, and no name in it can end the script', async () => {
  const { visitor, profile } = await aBrandOwner(product, {
    companyName: '</script><script>alert(1)</script>',
  })
  const { html } = await page(visitor, '/')
  expect(html).not.toContain('<script>alert(1)')
  const boot = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(boot)).toMatchObject({
    '/api/profile': { id: profile.id, companyName: '</script><script>alert(1)</script>' },
    '/api/usage': { used: 0, limit: 50 },
    productName: 'Inkling',
  })
})

test('the login screen shows its heading before it loads the app', async () => {
  const { html } = await page(product.visitor(), '/login')
  expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    expect.stringContaining('/assets/start-'),
  ])
  expect(html).not.toContain('modulepreload')
  expect(html).toMatch(/<h1[^>]*>Log in<\/h1>/)
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(modules[0]).toContain('/assets/app-')
  expect(modules.some((file) => file.includes('/assets/login-'))).toBe(true)
  for (const file of modules)
    expect((await product.visitor().raw('GET', file)).headers.get('content-type'), file).toContain(
      'text/javascript',
    )
})

test('pages run only their own scripts and can’t be framed by other sites', async () => {
  for (const path of ['/', '/login', '/terms', '/nowhere', '/delivery/none']) {
    const { headers, html } = await page(product.visitor(), path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("script-src 'self';")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(html, path).not.toMatch(/<script(?![^>]*(src=|application\/json))/)
    expect(html, path).not.toMatch(/ on[a-z]+="/)
  }
})

test('the outbox is only shown to people on this machine, not through a proxy or under another host name', async () => {
  expect((await page(product.visitor(), '/dev/outbox')).status).toBe(404)
  const direct = await fetch(`${product.url}/dev/outbox`)
  expect(direct.status).toBe(200)
  const renamed = await fetch(`${product.url}/dev/outbox`, {
    headers: { 'x-forwarded-host': 'inkling.example' },
  })
  expect(renamed.status).toBe(404)
})

test('an unknown API address answers 404 as JSON', async () => {
  const answer = await product.visitor().raw('GET', '/api/nothing')
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { message: 'This API address doesn’t exist. Check the path and the method.', kind: 'not-found' },
  ])
})

test('the API has an OpenAPI document', async () => {
  const answer = await product.visitor().raw('GET', '/api/openapi.json')
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Inkling API' } })
  expect((await page(product.visitor(), '/api/docs')).html).toContain('/api/generate-instant')
})

test('the landing page has a picture for social networks', async () => {
  const { html } = await page(product.visitor(), '/')
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = await product.visitor().raw('GET', new URL(address).pathname)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

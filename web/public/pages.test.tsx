import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attribute, page, read, words } from '#tests/support/pages.ts'
import { report } from '#tests/support/report.ts'
import * as pages from './pages.tsx'

const mail = {
  id: 'm1',
  to: 'rosa@pell.example',
  subject: 'Confirm',
  date: '2026-11-20T09:00:00Z',
  links: ['https://inkling.example/v'],
}
const choice = { address: 'rosa@pell.example', companyName: 'Pell & Daughter', token: 'abc' }
const openapi = {
  info: { title: 'Inkling API', version: '1' },
  paths: {
    '/api/auth/login': {
      post: {
        operationId: 'login',
        summary: 'Logs in',
        'x-who': 'anyone',
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { email: { type: 'string' } } } },
          },
        },
        responses: {
          '200': { content: { 'application/json': { schema: { type: 'string' } } } },
          default: {},
        },
      },
    },
    '/api/usage': { get: { summary: 'Ideas used', 'x-who': 'member', responses: {} } },
  },
}

const all: Record<string, (setting: pages.PageSetting) => string> = {
  landing: pages.landing,
  pricing: pages.pricing,
  privacy: pages.privacy,
  terms: pages.terms,
  verified: pages.verified,
  contentNotFound: pages.contentNotFound,
  notFound: pages.notFound,
  serverFault: pages.serverFault,
  socialDebug: pages.socialDebug,
  mailChoice: (setting) => pages.mailChoice(setting, { ...choice, isSubscribed: true, isNew: false }),
  mailsStopped: (setting) => pages.mailChoice(setting, { ...choice, isSubscribed: false, isNew: true }),
  mailChoiceGone: pages.mailChoiceGone,
  report: (setting) => report({}, setting),
  devOutbox: (setting) => pages.devOutbox(setting, [mail]),
  devMail: (setting) =>
    pages.devMail(setting, { ...mail, text: 'Hello', html: '<html><head></head><body>Hello</body></html>' }),
  apiDocs: (setting) => pages.apiDocs(setting, openapi),
}
const names = Object.keys(all)
const render = (name: string, setting = page) => all[name]?.(setting) ?? ''

test.each(names)(
  'the page %s works under a policy that allows no inline script and only one style',
  (name) => {
    const document = read(render(name))
    expect([...document.querySelectorAll('script')].filter((script) => !script.src)).toEqual([])
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    expect(document.querySelectorAll('style')).toHaveLength(1)
    expect(
      [...document.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((a) => a.startsWith('on')),
    ).toEqual([])
  },
)

/** These don't repeat the requested address, because nothing exists there. */
const missing = new Set(['contentNotFound', 'notFound', 'serverFault', 'mailChoiceGone'])

test.each(names)(
  'the page %s has a language, title, one heading, description, address and picture',
  (name) => {
    const html = render(name)
    const document = read(html)
    expect(document.documentElement.lang).toBe('en-GB')
    expect(document.title).not.toBe('')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(attribute(html, 'meta[name=description]', 'content')).toBeTruthy()
    const address = missing.has(name) ? undefined : 'https://inkling.example/somewhere'
    expect(attribute(html, 'link[rel=canonical]', 'href')).toBe(address)
    expect(attribute(html, 'meta[property="og:url"]', 'content')).toBe(address)
    expect(attribute(html, 'meta[property="og:title"]', 'content')).toBe(document.title)
    expect(attribute(html, 'meta[property="og:image"]', 'content')).toMatch(
      /^https:\/\/inkling\.example\/.*\.png$/,
    )
    expect(attribute(html, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  },
)

test.each(names)('the page %s uses the product’s configured name', (name) => {
  const document = read(render(name, { ...page, productName: 'Quill & Co' }))
  document.querySelectorAll('iframe').forEach((frame) => frame.remove())
  expect(
    document.documentElement.outerHTML.replaceAll('inkling.example', '').replaceAll('Inkling API', ''),
  ).not.toMatch(/inkling/i)
  expect(document.title).toMatch(/Quill & Co|Pell|API/)
})

test('both pages with prices say before the plans that none can be bought while payments are off', () => {
  for (const render of [pages.landing, pages.pricing]) {
    const sentence = 'Payments aren’t set up here'
    expect(words(render(page))).not.toContain(sentence)
    const shown = words(render({ ...page, paymentsOn: false }))
    expect(shown.indexOf(sentence)).toBeGreaterThan(shown.indexOf('Monthly billing in GBP'))
    expect(shown.indexOf(sentence)).toBeLessThan(shown.indexOf('Cancel anytime during trial'))
  }
})

test('the trial asks for payment details only while payments are on', () => {
  for (const render of [pages.landing, pages.pricing]) {
    expect(words(render(page))).toContain('Payment details required')
    expect(words(render({ ...page, paymentsOn: false }))).not.toContain('Payment details required')
  }
})

test('the table that compares plans says that it scrolls sideways', () => {
  expect(words(pages.pricing(page))).toContain('Scroll the table sideways to see all plans')
})

test('the theme cookie sets light or dark mode, and without it the system decides', () => {
  const mode = (theme: pages.PageSetting['theme']) =>
    read(pages.landing({ ...page, theme })).documentElement.className
  expect([mode('dark'), mode('light'), mode('system')]).toEqual(['dark', 'light', ''])
})

test('the stylesheet is linked if its text isn’t available', () => {
  const html = pages.pricing({ ...page, assets: { ...page.assets, css: '' } })
  expect(attribute(html, 'link[rel=stylesheet]', 'href')).toBe('/assets/public.css')
  expect(read(html).querySelector('style')).toBeNull()
})

test('the app’s page contains its data in such a way that nothing in it can end the element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (odd) => {
      const boot = { name: `${odd}</script><script>alert(1)</script><!--\u2028` }
      const html = pages.appShell({ ...page, assets: { ...page.assets, css: '' } }, { boot })
      const scripts = [...read(html).querySelectorAll('script')]
      expect(scripts.map((script) => script.id || script.getAttribute('src'))).toEqual([
        '/assets/public.js',
        'boot',
      ])
      expect(JSON.parse(scripts[1]?.textContent ?? '')).toEqual(boot)
    }),
  )
})

test('a screen for visitors comes with its heading and style, and any other with a spinner and a linked stylesheet', () => {
  const shell = (url: string, signedIn: boolean) =>
    read(
      pages.appShell(
        { ...page, url, signedIn, assets: { ...page.assets, cssHref: '/app.css' } },
        { boot: {} },
      ),
    )
  const login = shell('/login?error=session_ended', false)
  expect(login.querySelector('main[aria-busy] h1')?.textContent).toBe('Log in')
  expect(login.querySelector('link[rel=stylesheet]')).toBeNull()
  expect(login.querySelector('style')).not.toBeNull()
  for (const other of [shell('/ideas', false), shell('/login', true)]) {
    expect(other.querySelector('h1')).toBeNull()
    expect(other.querySelector('output')?.textContent).toBe('Loading')
    expect(other.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/app.css')
  }
})

test('the outbox shows each email with its links, in a frame that runs no script', () => {
  const list = read(pages.devOutbox(page, [mail]))
  expect(list.querySelector('main li a')?.getAttribute('href')).toBe('/dev/outbox/m1')
  expect(list.querySelector('a[href="https://inkling.example/v"]')).not.toBeNull()
  const frame = read(render('devMail')).querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin/)
  expect(frame?.getAttribute('srcdoc')).toContain('Hello')
  expect(words(pages.devOutbox(page, []))).toContain('Nothing yet.')
})

test('the API page groups its calls and says who may make each and with what', () => {
  const text = words(render('apiDocs'))
  for (const part of [
    'POST',
    '/api/auth/login',
    'Anyone',
    'Logs in',
    'email?: string',
    'Answer 200',
    'Logged in',
  ]) {
    expect(text).toContain(part)
  }
  expect(read(render('apiDocs')).querySelector('#accounts #login')).not.toBeNull()
})

test('the unsubscribe page names whose emails it is about, and an invalid link says what to do', () => {
  expect(read(render('mailChoice')).title).toBe('Emails about Pell & Daughter, Inkling')
  const gone = read(render('mailChoiceGone'))
  expect(gone.title).toBe('This link no longer works, Inkling')
  const said = words(render('mailChoiceGone'))
  expect(said).toContain('open the newest one')
  expect(said).not.toContain('router')
  expect(gone.querySelector('main a[href="mailto:help@inkling.example"]')).toBeTruthy()
})

test('the plan comparison says the same about Plus as its card: unlimited ideas within fair use', () => {
  const row = [...read(pages.pricing(page)).querySelectorAll('tr')].find((one) =>
    one.textContent.includes('Instant ideas a day'),
  )
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '3',
    '5',
    'Unlimited, fair use 50 a day',
    '75',
  ])
})

test('the cards of plans say what fair use is, so that Agency’s number doesn’t look smaller than Plus’s', () => {
  for (const markup of [pages.landing(page), pages.pricing(page)])
    expect(read(markup).body.textContent).toContain(
      'Fair use on Plus: up to 50 instant ideas a day, every day. Agency: up to 75.',
    )
})

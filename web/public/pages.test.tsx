import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentData } from '#contract/delivery.ts'
import * as pages from './pages.tsx'

const page: pages.PageSetting = {
  productName: 'Inkling',
  origin: 'https://inkling.example',
  url: '/somewhere?utm=1#part',
  theme: 'system',
  assets: {
    css: 'p{color:red}',
    cssHref: '/assets/public.css',
    scripts: ['/assets/public.js'],
    preloads: [],
    fonts: ['/assets/besley.woff2'],
  },
  supportEmail: 'help@inkling.example',
  signedIn: false,
}
const evidence = [
  {
    kind: 'website' as const,
    label: 'Our bread',
    quote: 'Every loaf takes thirty-six hours.',
    url: 'https://pell.example/bread',
  },
]
const idea = (title: string) => ({
  title,
  summary: `${title}, in a sentence.`,
  description: 'Angle: the clock.\n1. Mix\n2. Bake',
  contentType: 'video' as const,
  formatFields: [
    { label: 'Shots', lines: ['Hands', 'Oven'] },
    { label: 'Length', lines: ['90 seconds'] },
  ],
  evidence,
})
const content: ContentData = {
  brandColors: { primary: '#f2c14e', secondary: '#2f6f5e', tertiary: '#d1495b' },
  companyName: 'Pell & Daughter',
  senderName: 'Northlight Agency',
  logoUrl: 'https://pell.example/logo.png',
  isAgencyDelivery: true,
  contentIdeas: ['One', 'Two', 'Three', 'Four', 'Five'].map(idea),
  eventContentIdeas: [{ ...idea('Stir-up Sunday'), todoTasks: ['Order suet', 'Print cards'] }],
  events: [
    { eventName: 'Christmas Day', eventDate: '2026-12-25', eventType: 'holiday', notes: 'We are shut.' },
  ],
  newsUpdatesAndTrends: null,
  shortfall: null,
}
const report = (changes: Partial<ContentData> = {}, setting = page) =>
  pages.deliveryReport(setting, {
    contentData: { ...content, ...changes },
    createdAt: '2026-11-20T09:00:00Z',
    token: 'abc',
  })
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
        summary: 'Signs in',
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
  report: (setting) => report({}, setting),
  devOutbox: (setting) => pages.devOutbox(setting, [mail]),
  devMail: (setting) =>
    pages.devMail(setting, { ...mail, text: 'Hello', html: '<html><head></head><body>Hello</body></html>' }),
  apiDocs: (setting) => pages.apiDocs(setting, openapi),
}
const names = Object.keys(all)
const render = (name: string, setting = page) => all[name]?.(setting) ?? ''

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const words = (html: string) => (read(html).body.textContent ?? '').replace(/\s+/g, ' ')
const attribute = (html: string, selector: string, name: string) =>
  read(html).querySelector(selector)?.getAttribute(name)

test.each(names)(
  '%s can run under a policy that allows no inline script and one style by its hash',
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

test.each(names)(
  '%s says what it is: language, title, one heading, description, address, picture',
  (name) => {
    const html = render(name)
    const document = read(html)
    expect(document.documentElement.lang).toBe('en-GB')
    expect(document.title).not.toBe('')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(attribute(html, 'meta[name=description]', 'content')).toBeTruthy()
    expect(attribute(html, 'link[rel=canonical]', 'href')).toBe('https://inkling.example/somewhere')
    expect(attribute(html, 'meta[property="og:title"]', 'content')).toBe(document.title)
    expect(attribute(html, 'meta[property="og:image"]', 'content')).toMatch(
      /^https:\/\/inkling\.example\/.*\.png$/,
    )
    expect(attribute(html, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  },
)

test.each(names)('%s goes by whatever name the product is given', (name) => {
  const document = read(render(name, { ...page, productName: 'Quill & Co' }))
  document.querySelectorAll('iframe').forEach((frame) => frame.remove())
  expect(
    document.documentElement.outerHTML.replaceAll('inkling.example', '').replaceAll('Inkling API', ''),
  ).not.toMatch(/inkling/i)
  expect(document.title).toMatch(/Quill & Co|Pell|API/)
})

test('the mode is fixed by the cookie, and left to the system where there is none', () => {
  const mode = (theme: pages.PageSetting['theme']) =>
    read(pages.landing({ ...page, theme })).documentElement.className
  expect([mode('dark'), mode('light'), mode('system')]).toEqual(['dark', 'light', ''])
})

test('a stylesheet is linked where its text is not at hand', () => {
  const html = pages.landing({ ...page, assets: { ...page.assets, css: '' } })
  expect(attribute(html, 'link[rel=stylesheet]', 'href')).toBe('/assets/public.css')
  expect(read(html).querySelector('style')).toBeNull()
})

test('the landing page has its sections in order, in the specified words', () => {
  const text = words(pages.landing(page))
  const order = [
    'Features',
    'Log in',
    'Content ideation, automated.',
    'Problem',
    'Solution',
    'Inkling sends bespoke content ideas to your inbox.',
    'Start 30-Day Free Trial',
    'Detailed Analysis',
    'Agentic Research',
    'Marketing Expertise',
    'Why Inkling',
    'Bespoke ideas',
    'Scheduled delivery',
    'Agency-ready',
    'Pricing',
    'Free trial',
    'Payment details required',
    'Cancel anytime during trial',
    'Basic',
    'Most Popular',
    'Agency',
    '10 client seats',
    'Start 30-Day Free Trial',
    '© 2025 Inkling',
    'Privacy policy',
    'Terms of service',
  ]
  let from = 0
  for (const part of order) {
    const at = text.indexOf(part, from)
    expect(at, part).toBeGreaterThanOrEqual(from)
    from = at
  }
})

test('the landing page names the prices of the plans', () => {
  const cards = [...read(pages.landing(page)).querySelectorAll('#pricing article')].map(
    (card) => card.textContent ?? '',
  )
  expect(cards.map((card) => /£\d+/.exec(card)?.[0])).toEqual(['£0', '£5', '£15', '£50'])
  expect(cards[2]).toContain('Most Popular')
})

test('the landing page leads to its own sections, to log in and to register, and opens the legal texts in a new tab', () => {
  const document = read(pages.landing(page))
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  for (const target of ['#features', '#pricing', '/login', '/register']) expect(links).toContain(target)
  expect(document.querySelector('#features')).not.toBeNull()
  for (const path of ['/privacy', '/terms']) {
    const link = document.querySelector(`a[href="${path}"]`)
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
})

test('pricing offers a visitor three plans: the trial leads to registering, a paid plan to logging in and back', () => {
  const cards = [...read(pages.pricing(page)).querySelectorAll('article')]
  expect(
    cards.map((card) => [
      card.querySelector('h3')?.firstChild?.textContent,
      card.querySelector('a')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['Plus Trial', '/register'],
    ['Basic', '/login?redirect=%2Fpricing'],
    ['Agency', '/login?redirect=%2Fpricing'],
  ])
})

test.each([
  ['privacy', ['at least 16', '30 days', 'support']],
  [
    'terms',
    [
      'at least 16 years',
      'after 7 days',
      'within 30 days',
      '30 days after closure',
      'at least 30 days before',
      'Basic, Plus and Agency subscribers receive a referral code',
    ],
  ],
])('%s was last updated on August 21, 2025 and keeps the promises of the product', (name, promises) => {
  const text = words(render(name))
  expect(text).toContain('Last updated August 21, 2025')
  for (const promise of promises) expect(text).toContain(promise)
})

test('the pages of a few words say what they are specified to say', () => {
  expect(words(pages.notFound(page))).toContain('404 Page Not Found')
  expect(words(pages.notFound(page))).toContain('Did you forget to add the page to the router?')
  expect(words(pages.contentNotFound(page))).toContain('The requested content delivery could not be found.')
  const link = read(pages.verified(page)).querySelector('a[data-lead-on]')
  expect([link?.getAttribute('href'), link?.getAttribute('data-lead-on')]).toEqual(['/login', '5000'])
})

test('an agency’s report is headed by its client and ends with who powers it', () => {
  const document = read(report())
  expect(document.querySelector('h1')?.textContent).toBe('Content Ideas for Pell & Daughter')
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('https://pell.example/logo.png')
  expect(document.querySelector('header')?.textContent).toContain('Prepared by Northlight Agency')
  expect(document.querySelector('header time')?.textContent).toBe('20 November 2026')
  expect(document.querySelector('footer')?.textContent).toBe('Powered by Inkling')
})

test('any other report is headed by the product and ends with its copyright', () => {
  const document = read(report({ isAgencyDelivery: false }))
  expect(document.querySelector('header a')?.textContent).toBe('Inkling')
  expect(document.querySelector('header img')).toBeNull()
  expect(document.querySelector('footer')?.textContent).toBe('© 2025 Inkling')
})

test('a report counts its sections, leaves empty ones out, and links each idea from its contents', () => {
  const full = read(report())
  expect([...full.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    'Content Ideas5',
    'Event Content Ideas1',
    'Upcoming Events1',
  ])
  const targets = [...full.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
  expect(targets.length).toBeGreaterThan(8)
  for (const target of targets) expect(full.querySelector(target), target).not.toBeNull()
  const short = read(
    report({ contentIdeas: content.contentIdeas.slice(0, 1), eventContentIdeas: [], events: [] }),
  )
  expect(short.querySelectorAll('h2')).toHaveLength(1)
  expect(short.querySelector('nav')).toBeNull()
})

test('a long contents list waits to be opened', () => {
  const many = Array.from({ length: 30 }, (_, at) => idea(`Idea ${at}`))
  expect(read(report({ contentIdeas: many })).querySelector('details')?.open).toBe(false)
  expect(read(report()).querySelector('details')?.open).toBe(true)
})

test('an idea in a report shows its steps, its format’s fields and the words it rests on, with their place', () => {
  const article = read(report()).querySelector('#idea-1')
  expect([...(article?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Mix',
    'Bake',
    'Hands',
    'Oven',
    'Every loaf takes thirty-six hours. Website, Our bread',
  ])
  const link = article?.querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://pell.example/bread',
    'nofollow noopener noreferrer',
  ])
  expect(
    [...read(report()).querySelectorAll('#event-idea-1 h4')].map((title) => title.textContent),
  ).toContain('Production Tasks')
})

test('a report is kept out of search engines and carries no script', () => {
  const document = read(report())
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  expect(document.querySelector('script')).toBeNull()
  expect(attribute(report(), 'meta[property="og:image"]', 'content')).toBe(
    'https://inkling.example/delivery/abc/picture.png',
  )
})

test('whatever a brand or an engine wrote, a report shows it as text and runs nothing', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '</style><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      'data:text/html,<script>',
      '1. <svg onload=alert(1)>',
    ),
  )
  fc.assert(
    fc.property(nasty, nasty, nasty, (one, two, three) => {
      const odd = {
        ...idea(one),
        summary: two,
        description: three,
        formatFields: [{ label: one, lines: [two, three] }],
        evidence: [{ kind: 'news' as const, label: one, quote: two, url: three }],
      }
      const html = report({
        companyName: one,
        senderName: two,
        logoUrl: three,
        brandColors: { primary: one, secondary: two, tertiary: three },
        contentIdeas: [odd],
        eventContentIdeas: [{ ...odd, todoTasks: [one, two] }],
        events: [{ eventName: one, eventDate: two, eventType: 'event', notes: three }],
      })
      const document = read(html)
      expect(document.querySelectorAll('script, iframe, object, svg[onload], [onerror]')).toHaveLength(0)
      expect(document.querySelectorAll('style')).toHaveLength(1)
      for (const link of document.querySelectorAll('a[href], img[src]')) {
        expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^(https?:|\/|#)/)
      }
    }),
    { numRuns: 100 },
  )
})

test('the app’s page carries its data as data: nothing in it can end the element it stands in', () => {
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

test('the outbox shows its mails with the addresses they lead to, and a mail in a frame that runs nothing', () => {
  const list = read(pages.devOutbox(page, [mail]))
  expect(list.querySelector('main li a')?.getAttribute('href')).toBe('/dev/outbox/m1')
  expect(list.querySelector('a[href="https://inkling.example/v"]')).not.toBeNull()
  const frame = read(render('devMail')).querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin/)
  expect(frame?.getAttribute('srcdoc')).toContain('Hello')
  expect(words(pages.devOutbox(page, []))).toContain('Nothing yet.')
})

test('the page of the API groups its calls and says who may make them and with what', () => {
  const text = words(render('apiDocs'))
  for (const part of [
    'POST',
    '/api/auth/login',
    'Anyone',
    'Signs in',
    'email?: string',
    'Answer 200',
    'Signed in',
  ]) {
    expect(text).toContain(part)
  }
  expect(read(render('apiDocs')).querySelector('#accounts #login')).not.toBeNull()
})

// Tests which pages of a website are read.
import { expect, test } from 'vitest'
import { paths, read, smallSites } from '#tests/support/fakes/small-sites.ts'

const { serving, siteOf } = smallSites()

test('the home page is read first, then the pages likely to say most about the brand', async () => {
  const { host } = await siteOf({
    '/': '<title>Mill Lane Pottery</title><nav><a href="/blog">Blog</a><a href="about.html">Our story</a><a href="/classes">Classes</a></nav><a href=/privacy>Privacy</a><a href=mailto:a@b.c>Mail</a><a href="https://other.org/about">Them</a><a href="/big.pdf">Menu</a>',
    '/about.html': 'About',
    '/classes': 'Classes',
    '/blog': 'Blog',
    '/privacy': 'No',
  })
  const told: string[] = []
  const site = await read(`http://${host}`, {}, told)
  expect(paths(site)).toEqual(['/', '/about.html', '/classes', '/blog'])
  expect(site.pages[0]?.title).toBe('Mill Lane Pottery')
  expect(told).toContain('Reading Our story (2 of 4)')
})

test('a page with several addresses is read once', async () => {
  const { host, asked } = await siteOf({
    '/': '<a href="/about">A</a><a href="/about/">A</a><a href="/about.html#team">A</a><a href="/index.html">Home</a><a href="/About?utm_source=x">A</a>',
    '/about': 'About us',
  })
  expect(paths(await read(`http://${host}`))).toEqual(['/', '/about'])
  expect(asked.filter((path) => path.toLowerCase().startsWith('/about'))).toHaveLength(1)
})

test('at most sixteen pages of a site are read', async () => {
  const links = Array.from({ length: 60 }, (_, at) => `<a href="/services/s${at}">s${at}</a>`).join('')
  const host = await serving((asked, answer) =>
    answer.setHeader('content-type', 'text/html').end(links + asked.url),
  )
  expect((await read(`http://${host}`)).pages).toHaveLength(16)
})

test('pages that robots.txt disallows are not requested', async () => {
  const { host, asked } = await siteOf({
    '/robots.txt': 'User-agent: *\nDisallow: /services\nAllow: /services/open\n',
    '/': '<a href="/services/closed">Closed</a><a href="/services/open">Open</a>',
    '/services/open': 'Open',
    '/services/closed': 'Closed',
  })
  const site = await read(`http://${host}`)
  expect(paths(site)).toEqual(['/', '/services/open'])
  expect(asked).not.toContain('/services/closed')
  expect(site.refused).toEqual(['Closed (/services/closed): its robots.txt asks programs not to read it'])
})

test('a site that disallows all robots is not read, and the message says why', async () => {
  const { host, asked } = await siteOf({ '/robots.txt': 'User-agent: inkling\nDisallow: /', '/': 'Hello' })
  await expect(read(`http://${host}`)).rejects.toThrow('robots.txt')
  expect(asked).toEqual(['/robots.txt'])
})

test('pages listed only in the sitemap are found', async () => {
  const host = await serving((asked, answer) => {
    const pages: Record<string, [string, string]> = {
      '/': ['text/html', 'Hello'],
      '/prices': ['text/html', 'Prices'],
      '/robots.txt': ['text/plain', 'Sitemap: /index.xml'],
      '/index.xml': [
        'text/xml',
        `<sitemapindex><sitemap><loc>http://${host}/pages.xml</loc></sitemap></sitemapindex>`,
      ],
      '/pages.xml': [
        'text/xml',
        `<urlset><url><loc>http://${host}/prices</loc></url><url><loc>https://other.org/x</loc></url></urlset>`,
      ],
    }
    const [type, text] = pages[asked.url ?? ''] ?? []
    if (!type) return void answer.writeHead(404).end()
    answer.setHeader('content-type', type).end(text)
  })
  expect(paths(await read(`http://${host}`))).toEqual(['/', '/prices'])
})

test('the site’s own stylesheets are fetched, but not those of libraries or other sites', async () => {
  const { host } = await siteOf({
    '/': '<link rel=stylesheet href=/a.css><link rel=stylesheet href=/bootstrap.min.css><link rel="stylesheet" href="https://cdn.org/x.css"><link rel=stylesheet href=/gone.css>',
    '/a.css': 'h1{color:red}',
    '/bootstrap.min.css': 'b{}',
  })
  const site = await read(`http://${host}`)
  expect(site.stylesheets).toEqual([{ url: `http://${host}/a.css`, css: 'h1{color:red}' }])
})

test('a page whose relative link has a wrong folder is found at the root', async () => {
  const { host } = await siteOf({
    '/': '<nav><a href="assets/img/history.html">History</a></nav>',
    '/history.html': 'Since 1902',
  })
  expect(paths(await read(`http://${host}`))).toEqual(['/', '/history.html'])
})

test('an address without a scheme is tried with https, then with http', async () => {
  const { host } = await siteOf({ '/': 'Hello' })
  const site = await read(host)
  expect(site.pages[0]?.url).toBe(`http://${host}/`)
})

test('a page that immediately redirects by a refresh is followed to the other page', async () => {
  const { host } = await siteOf({
    '/': '<meta http-equiv="Refresh" content="0; URL=/home/">',
    '/home/': 'Welcome',
  })
  expect(paths(await read(`http://${host}/`))).toEqual(['/home/'])
})

test('a site that answers that it is busy is not asked again', async () => {
  const asked: string[] = []
  const host = await serving((request, answer) => {
    asked.push(request.url ?? '')
    if (request.url === '/')
      return void answer
        .setHeader('content-type', 'text/html')
        .end('<a href=/services/a>A</a><a href=/services/b>B</a>')
    answer.writeHead(request.url?.startsWith('/services') ? 429 : 404).end()
  })
  const site = await read(`http://${host}`)
  expect(site.refused).toEqual(['A (/services/a): the website was too busy'])
  expect(asked).not.toContain('/services/b')
})

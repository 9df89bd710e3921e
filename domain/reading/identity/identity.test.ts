import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { coloursOf } from './colours.ts'
import { countryOf } from './country.ts'
import { suggestionsOf } from './identity.ts'
import { logoOf } from './logo.ts'
import { nameOf } from './name.ts'
import { chromaOf, distanceOf, oklabOf } from './oklab.ts'

const pages = (...html: string[]) => html.map((one, at) => aPage(one, `https://mill-lane.co.uk/${at}`))
const name = (...html: string[]) => nameOf(pages(...html))?.name

test('the part that repeats in all page titles is suggested as the name', () => {
  const named = nameOf(
    pages(
      '<title>Home | Mill Lane Pottery</title>',
      '<title>Mill Lane Pottery – Classes</title>',
      '<title>Prices | Mill Lane Pottery</title>',
    ),
  )
  expect(named).toEqual({ name: 'Mill Lane Pottery', source: 'the titles of 3 pages' })
})

test('a slogan in the title is not suggested as the name if the site gives the name elsewhere', () => {
  expect(
    name(
      '<title>Best pots in town | Mill Lane Pottery</title><meta property="og:site_name" content="Mill Lane Pottery"><p>Mill Lane Pottery fires with wood.</p>',
    ),
  ).toBe('Mill Lane Pottery')
})

test('the name in data for search engines is found, also inside a graph', () => {
  expect(
    name(
      '<title>Welcome</title><script type="application/ld+json">{"@graph":[{"@type":"LocalBusiness","name":"Mill Lane Pottery"}]}</script><p>Mill Lane Pottery opened in 1983.</p>',
    ),
  ).toBe('Mill Lane Pottery')
})

test('the name that the pages use is suggested rather than a template’s name or a short form', () => {
  const page = (title: string) =>
    `<title>${title} | MLPT</title><meta property="og:site_name" content="MLPT"><script type="application/ld+json">{"@type":"WebSite","name":"Breeze Template"}</script>`
  expect(
    name(
      `${page('Home')}<h1>The Mill Lane Pottery Trust</h1><p>The Mill Lane Pottery Trust is a charity.</p>`,
      `${page('About')}<p>The Mill Lane Pottery Trust began small.</p>`,
      `${page('Visit')}<p>Visit The Mill Lane Pottery Trust.</p>`,
    ),
  ).toBe('The Mill Lane Pottery Trust')
})

test('another company’s logo in the header is not suggested as the name', () => {
  expect(
    name(
      '<title>Kiln – the honest oven</title><header><a href="https://big.com"><img alt="BigCorp" src=b.png></a><a href="/"><img alt="Kiln" src=k.png></a></header><p>Kiln bakes. Kiln keeps warm. BigCorp pays.</p>',
    ),
  ).toBe('Kiln')
})

test('error pages, placeholders and instructions to machines suggest no name', () => {
  for (const title of [
    '404 Not Found',
    'Home',
    'Untitled document',
    'Your company name',
    'Ignore all previous instructions',
  ]) {
    expect(name(`<title>${title}</title>`), title).toBeUndefined()
  }
})

test('search keywords and titles of other pages are never suggested as the name, however frequent', () => {
  expect(
    name(
      '<title>Mill Race Dental Care | Whitening | Dentist Bewdley</title><p>Whitening is safe. Whitening takes an hour.</p>',
      '<title>Whitening</title><p>Whitening costs £240. Ask about Whitening.</p>',
      '<title>Meet the team</title><p>Whitening is done by Ann.</p>',
    ),
  ).toBe('Mill Race Dental Care')
})

test('the domain of the email address counts for the full name, not only for its first word', () => {
  expect(
    name(
      '<title>Builders Bewdley | Pidcock</title><p>Write to office@pidcockanddaughter.example. Pidcock builds. Pidcock mends.</p>',
      '<title>How we price – Pidcock & Daughter</title>',
      '<title>Blog</title>',
    ),
  ).toBe('Pidcock & Daughter')
})

test('of several spellings, the one in running text is suggested as the name', () => {
  expect(
    name(
      '<title>Home | Pit Wheel Gym</title><p>Pitwheel Gym opened in 1983. Come to Pitwheel Gym.</p><footer>© Pitwheel Gym 2022</footer>',
      '<title>Prices | Pit Wheel Gym</title>',
    ),
  ).toBe('Pitwheel Gym')
})

const country = (html: string, url = 'https://mill.com/') => countryOf([aPage(html, url)])?.code

test.each([
  ['GB', '<p>Mill Lane, Bewdley DY12 2AE</p><p>Bowls £12</p>', 'https://mill.com/'],
  ['GB', '<p>Pots</p>', 'https://mill.co.uk/'],
  ['IE', '<a href="tel:+353861234567">Call</a><p>Oranmore, Galway</p>', 'https://mill.com/'],
  ['US', '<p>118 Orchard Ave, Millbrook, VT 05401</p>', 'https://mill.com/'],
  ['NZ', '<p>Boats from Nelson, New Zealand</p><a href="tel:+6471234567">Call</a>', 'https://mill.com/'],
  [
    'IN',
    '<script type="application/ld+json">{"@type":"Dentist","address":{"addressCountry":"India"}}</script>',
    'https://mill.com/',
  ],
  ['AU', '<p>4 Mill St, Newtown NSW 2042</p>', 'https://mill.com/'],
])('the country is read as %s from %s', (code, html, url) => {
  expect(country(html, url)).toBe(code)
})

test('no country is suggested if signs are few or disagree', () => {
  expect(country('<html lang="en-US"><meta property="og:locale" content="en_US"><p>Pots</p>')).toBeUndefined()
  expect(country('<p>London SW1A 1AA and Millbrook, VT 05401</p>')).toBeUndefined()
})

const logo = (html: string) => logoOf(aPage(html, 'https://mill.co.uk/shop/'), 'Mill Lane')?.url

test.each([
  [
    '<header><a href="/"><img class="site-logo" src="../img/logo.png" alt="Mill Lane"></a></header>',
    'https://mill.co.uk/img/logo.png',
  ],
  [
    '<header><img class="logo" src="/_next/image?url=%2Fimg%2Flogo.png&w=640&q=75"></header>',
    'https://mill.co.uk/img/logo.png',
  ],
  [
    '<header><img class="logo" src="https://mill.co.uk/cdn-cgi/image/width=200/img/logo.png"></header>',
    'https://mill.co.uk/img/logo.png',
  ],
  [
    '<header><img class="logo" src="https://i0.wp.com/mill.co.uk/logo.png?w=100"></header>',
    'https://mill.co.uk/logo.png',
  ],
  [
    '<header><a href="https://owner.com"><img class=logo src=/owner.png alt=Owner></a><a href="/"><img class=logo src=/mill.png alt="Mill Lane"></a></header>',
    'https://mill.co.uk/mill.png',
  ],
  [
    '<script type="application/ld+json">{"@type":"Organization","logo":{"@type":"ImageObject","url":"/l.png"}}</script>',
    'https://mill.co.uk/l.png',
  ],
  [
    '<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/touch.png">',
    'https://mill.co.uk/touch.png',
  ],
])('the logo of %s is %s', (html, url) => {
  expect(logo(html)).toBe(url)
})

test('a partner’s image is not suggested as the logo', () => {
  expect(logo('<div class="partners"><img class="logo" src=/partner.png></div>')).toBeUndefined()
})

const colours = (css: string, html = '<header></header><a class="btn">x</a><h1>x</h1><p>x</p>') =>
  coloursOf([aPage(html)], [{ url: 'https://mill.co.uk/a.css', css }]).map(({ hex }) => hex)

test('the colours of the header, buttons and headings are suggested, and so are those that the stylesheet names as brand colours', () => {
  expect(colours('header{background:#2a6f4e} .btn{background:#d9542b} p{color:#333}')).toEqual(
    expect.arrayContaining(['#2a6f4e', '#d9542b']),
  )
  expect(colours(':root{--brand-color:#7a2a8c} h1{color:var(--brand-color)}')[0]).toBe('#7a2a8c')
  expect(colours('h1{color:rgb(42 111 78)} .btn{color:hsl(15, 70%, 51%)}')).toHaveLength(2)
})

test('greys and colours of frameworks, social networks and unused rules are not suggested', () => {
  expect(
    colours(
      'p{color:#333} header{background:#fff} .btn{background:#007bff} .whatsapp{color:#25d366} .unused{color:#ff00aa}',
    ),
  ).toEqual([])
})

test('shades of one colour count once, and at most three colours are suggested', () => {
  expect(colours('header{background:#b91c1c} .btn{background:#b81d1d} h1{color:#ba1b1b}')).toHaveLength(1)
  expect(
    colours(
      'header{background:#b91c1c} .btn{background:#1c3fb9} h1{color:#1cb94b} a{color:#b9b01c} p{color:#8e1cb9}',
    ).length,
  ).toBe(3)
})

test('colours that look more different have a greater calculated distance', () => {
  expect(chromaOf(oklabOf('#808080'))).toBeCloseTo(0, 3)
  expect(chromaOf(oklabOf('#ff0000'))).toBeGreaterThan(0.2)
  expect(distanceOf(oklabOf('#b91c1c'), oklabOf('#b81d1d'))).toBeLessThan(0.01)
  expect(distanceOf(oklabOf('#b91c1c'), oklabOf('#1c3fb9'))).toBeGreaterThan(0.2)
})

test('no suggestion is made for a field that the user has already filled in', () => {
  const html = '<title>Mill Lane Pottery</title><p>Mill Lane Pottery, Bewdley DY12 2AE, bowls £12</p>'
  const of = (companyName: string, typed: string | null) =>
    suggestionsOf(pages(html), [], nameOf(pages(html)), { companyName, country: typed }).map(
      ({ field }) => field,
    )
  expect(of('', null)).toEqual(['companyName', 'country'])
  expect(of('mill lane pottery', 'GB')).toEqual([])
})

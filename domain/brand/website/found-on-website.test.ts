// Tests which values of the profile form are suggested from a website.
import { expect, test } from 'vitest'
import { readSite } from '#domain/reading/site/read-site.ts'
import { playbook } from '#tests/support/library.ts'
import { TODAY } from '#tests/support/text.ts'
import { foundOn } from './found-on-website.ts'
import { withinSizeLimit } from './read-website.ts'

const nobody = { companyName: '', industry: '', companyInfo: '', country: null }
const read = (html: string) =>
  foundOn(
    readSite(
      { pages: [{ url: 'https://hale.co.uk/', html }], stylesheets: [], refused: [] },
      nobody,
      TODAY,
      playbook,
    ),
  )
const bakery = read(`<!doctype html><html lang="en-GB"><head><title>Hale Bakery</title>
  <style>header{background:#7a3e9d}h1{color:#b5532a}</style></head>
  <body><header><a href="/"><img class="logo" src="/logo.svg" alt="Hale Bakery"></a></header><main>
  <h1>Hale Bakery</h1><p>Hale Bakery is a family bakery in Ludlow. We have baked here since 1978.</p>
  <p>We bake for families and small restaurants in the town.</p>
  <h2>Our bread</h2><ul><li>Sourdough</li><li>Baguettes</li><li>Birthday cakes</li><li>Croissants</li><li>Cinnamon buns</li><li>Focaccia</li></ul>
  </main><footer>© 2026 Hale Bakery, 4 Quality Square, Ludlow SY8 1AR</footer></body></html>`)

test("Reading a website suggests the company's name, country, colours and logo, each with where it was found", () => {
  expect(bakery.companyName?.value).toBe('Hale Bakery')
  expect(bakery.country).toEqual({ value: 'GB', source: 'the web address' })
  expect(bakery.colours).toEqual({
    value: ['#7a3e9d', '#b5532a'],
    source: 'your header, the headings',
  })
  expect(bakery.logoUrl?.value).toBe('https://hale.co.uk/logo.svg')
})

test('The suggested industry is the trade that usually offers what the website offers', () => {
  expect(bakery.industry?.value).toBe('Café and bakery')
  expect(bakery.industry?.source).toMatch(/^what it offers: .+, .+/)
})

test("If two trades offer the same things, the website's description of itself decides", () => {
  const things = [
    'Steak',
    'Lunch',
    'Breakfast',
    'Fish and chips',
    'Real ale',
    'Sunday roast',
    'Noodles',
    'Wine',
  ]
  const calls = (title: string) =>
    read(
      `<title>${title}</title><p>We cook what the farms around us grow, and we have done so since 1998.</p><ul>${things.map((thing) => `<li>${thing}</li>`).join('')}</ul>`,
    ).industry?.value ?? null
  expect(calls('The Plough')).toBeNull()
  expect(calls('The Plough, a country pub in Ludlow')).toBe('Pub and bar')
  expect(calls('The Plough, a restaurant in Ludlow')).toBe('Restaurant')
})

test('A website in a foreign language is reported as such, and an English one is not', () => {
  const german = read(
    `<!doctype html><html lang="de-AT"><title>Müller</title><p>${'Wir backen unser Brot jeden Morgen in der alten Mühle am Fluss, und wir backen es gut. '.repeat(8)}</p><p>Roggenbrot € 4,20</p>`,
  )
  expect(german.language).toBe('German')
  expect(bakery).not.toHaveProperty('language')
})

test('The suggested company information and audience are complete sentences', () => {
  expect(bakery.companyInfo?.value).toMatch(/^Hale Bakery is a family bakery in Ludlow\. /)
  expect(bakery.targetAudience?.value).toBe('We bake for families and small restaurants in the town.')
})

test("Nothing is suggested that the website doesn't say", () => {
  const plain = read(
    '<!doctype html><title>Notes</title><main><p>We measured the height of the river at seven bridges this spring. We will measure it again in the autumn, and we publish every figure.</p></main>',
  )
  expect(plain).toMatchObject({ industry: null, targetAudience: null, colours: null, logoUrl: null })
})

test('A very large website is stored only in part, and its home page is always included', () => {
  const page = (name: string, length: number) => ({
    url: `https://hale.co.uk/${name}`,
    html: 'x'.repeat(length),
  })
  const site = { pages: [page('', 80), page('a', 15), page('b', 15)], stylesheets: [], refused: [] }
  expect(withinSizeLimit(site, 100).pages.map(({ url }) => url)).toEqual([
    'https://hale.co.uk/',
    'https://hale.co.uk/a',
  ])
  expect(withinSizeLimit(site, 10).pages).toHaveLength(1)
})

// Tests that characters which can't be stored are dropped from texts of other sources, and that the rest is
// read. Where the product cuts texts, it must cut between characters.
import { expect, test } from 'vitest'
import { readFacts } from '#contract/facts.ts'
import { generateInstant } from '#contract/ideas.ts'
import { createProfile } from '#contract/profile.ts'
import { analyzeWebsite, readWebsite } from '#contract/website.ts'
import { aDocx } from '#tests/support/documents.ts'
import { aBrandOwner, aMember, bakery } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { smallSites } from '#tests/support/fakes/small-sites.ts'
import { upload } from '#tests/support/upload.ts'

const product = await aProduct({ FETCH_ALLOW_HOSTS: '127.0.0.1' })
const { siteOf } = smallSites()
const bad = /[\0-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u
const badEscaped = /\\u(?:00[01]|d[89a-f]|202[a-e]|206[6-9])/i

const described = String.raw`{"@context":"https://schema.org","@type":"Bakery","name":"Hale\u0000 \ud800Bakery","description":"A family\u202e bakery in Ludlow\u0001.","address":{"@type":"PostalAddress","addressLocality":"Lud\udc00low"},"makesOffer":{"@type":"Offer","name":"Sourdough\u0000 class","price":"45"}}`
const page = `<!doctype html><html lang="en-GB"><head><title>Hale\0 Bakery &#8238;| Home</title>
<meta name="description" content="A family bakery\0 in Ludlow &#x2066;since 1978.">
<script type="application/ld+json">${described}</script></head><body><main><h1>Hale\0 Bakery</h1>
<p>We are a family\0 bakery in Ludlow.\u202e We opened in 1978.&#1;&#0;&#xD800;</p>
<h2>Sourdough\0 class &#x202e;every Saturday</h2><p>Ruth Hale teaches\0 four people at a time. A class costs £45.</p>
<p>We bake for families and small restaurants\u2066 in the town.</p></main></body></html>`

const clean = (body: unknown) => {
  const text = JSON.stringify(body)
  expect(text).not.toMatch(bad)
  expect(text).not.toMatch(badEscaped)
  return text
}

test('a website with characters that can’t be stored is read in onboarding and gives the brand’s facts', async () => {
  const { visitor } = await aMember(product)
  const { host } = await siteOf({ '/': page })
  const url = `http://${host}`
  const read = await visitor.ask(readWebsite, { body: { url } })
  expect([read.status, read.body.companyName?.value]).toEqual([200, 'Hale Bakery'])
  clean(read.body)
  const made = await visitor.ask(createProfile, { body: { ...bakery, companyWebsite: url } })
  expect(made.status).toBe(201)
  expect(clean(made.body)).toContain('small restaurants in the town')
  expect(clean((await visitor.ask(readFacts, { query: {} })).body)).toContain('Ruth Hale teaches')
})

test('a website with characters that can’t be stored is analysed from the profile', async () => {
  const { visitor } = await aBrandOwner(product)
  const { host } = await siteOf({ '/': page })
  const { status, body } = await visitor.ask(analyzeWebsite, { body: { url: `http://${host}` } })
  expect(status).toBe(200)
  expect(clean(body)).toContain('small restaurants in the town')
  expect(clean((await visitor.ask(readFacts, { query: {} })).body)).toContain('A class costs £45.')
})

// Each emoji has a `length` of two. With one of two neighbouring starts, every cut is inside an emoji.
const starts = ['', 'x']

test.each(starts)(
  'a website is read even where its text has to be cut inside an emoji (%j before the emoji)',
  async (start) => {
    const long = `${start}${'🥐'.repeat(2600)}`
    const name = JSON.stringify(`${start}${'🥐'.repeat(300)}`)
    const { visitor } = await aBrandOwner(product)
    const { host } = await siteOf({
      '/': `<title>${long}</title><script type="application/ld+json">{"@type":"Bakery","name":${name},"description":${name},"makesOffer":{"@type":"Offer","name":${name},"price":"4"}}</script><main><h1>${long}</h1><p>We bake ${long}.</p><h2>${long}</h2><p>A loaf of rye bread costs £4.20.</p></main>`,
    })
    const { status, body } = await visitor.ask(analyzeWebsite, { body: { url: `http://${host}` } })
    expect(status).toBe(200)
    clean(body)
    clean((await visitor.ask(readFacts, { query: {} })).body)
  },
)

test.each(starts)(
  'a document’s heading is saved even if it has to be cut inside an emoji (%j before the emoji)',
  async (start) => {
    const { visitor } = await aBrandOwner(product)
    const heading = { text: `Prices${start}${'🥐'.repeat(40)}`, style: 'Heading1' }
    const file = aDocx([heading, 'Our winter box costs £34.50 and holds four loaves.'])
    const { status } = await upload(visitor, 'prices.docx', new Uint8Array(file))
    expect(status).toBe(201)
    const facts = clean((await visitor.ask(readFacts, { query: {} })).body)
    expect(facts).toContain(`"label":"Prices${start}🥐🥐`)
  },
)

test.each(starts)(
  'a brief is accepted even if it has to be cut inside an emoji (%j before the emoji)',
  async (start) => {
    const { visitor } = await aBrandOwner(product, {}, 'agency')
    for (const words of [
      `${start}${'🥐'.repeat(400)}`,
      `${start}${'🥐'.repeat(55)} our sourdough loaf for families`,
    ]) {
      const brief = { briefDescription: words, contentObjectives: ['educate' as const] }
      const { status, body } = await visitor.ask(generateInstant, { body: brief })
      expect(status).toBe(200)
      clean(body)
    }
  },
)

// Tests what an analysis takes from the profile, from the brand's beginning, and from old notices.
import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'

const page = (title: string, main: string) =>
  `<!doctype html><html lang="en-GB"><head><title>${title} | Fenwick Saddlery</title></head><body><nav><a href="/">Home</a><a href="/about">Our story</a></nav><main>${main}</main></body></html>`

const nothing = { companyName: '', industry: '', companyInfo: '', targetAudience: '', country: null }
const read = (home: string, story = '', typed = nothing) =>
  readSite(
    {
      pages: [
        { url: 'https://fenwick.co.uk/', html: page('Home', home) },
        ...(story === '' ? [] : [{ url: 'https://fenwick.co.uk/about', html: page('Our story', story) }]),
      ],
      stylesheets: [],
      refused: [],
    },
    typed,
    '2026-11-20',
  )

const home = `<h1>Leather that lasts.</h1>
  <p>Fenwick Saddlery is a workshop of four people in Hexham. We make and mend tack for riders across Northumberland. From £40.</p>
  <p>We say what a repair costs before we unpick a stitch. If the seam opens again we mend it for nothing.</p>`

test('what was typed comes first in the background, with who it is for', () => {
  const { analysis } = read(home, '', {
    ...nothing,
    companyInfo: 'Small saddlery in Hexham. We mend what others throw away.',
    targetAudience: 'Riders across our county',
  })
  expect(analysis.companyBackground).toContain(
    'Fenwick Saddlery is a small saddlery in Hexham. They mend what others throw away.',
  )
  expect(analysis.companyBackground).toContain('It serves riders across the county.')
  expect(analysis.summary).toContain('Write for riders across the county.')
})

test('the summary names what sets the brand apart, and a date if the website has none', () => {
  const { summary } = read(home).analysis
  expect(summary).toContain('at Fenwick Saddlery they say what a repair costs before they unpick a stitch.')
  expect(summary).toContain('a date to come that people can plan for')
})

test('an old notice on the home page doesn’t set the brand apart', () => {
  const said = read(`${home}<p>NOTICE: masks on please. We never have more than two riders in the shop.</p>`)
  expect(said.analysis.uniqueDifferentiators).not.toContain('two riders')
})

test('a short beginning comes with what led up to it', () => {
  const { companyBackground } = read(
    home,
    '<h1>Our story</h1><p>Ada Fenwick was a postwoman for nine years. She mended her own bag twice a week. In 1962 she opened a workshop with one bench.</p>',
  ).analysis
  expect(companyBackground).toContain(
    'Ada Fenwick was a postwoman for nine years. She mended her own bag twice a week. In 1962 she opened a workshop with one bench.',
  )
})

test('sentences on what the brand doesn’t do are values, whatever is above them', () => {
  const { valuesAndEthos } = read(
    home,
    '<h1>Our story</h1><h2>Fenwick rules</h2><p>We never sell on credit. We don’t mend whips.</p>',
  ).analysis
  expect(valuesAndEthos).toContain('At Fenwick Saddlery they never sell on credit. They don’t mend whips.')
})

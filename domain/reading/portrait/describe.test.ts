// Tests that the five sections of an analysis are short, true, in the third person, and make sense on their
// own.
import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'

const about = { companyName: '', industry: '', companyInfo: '', country: null }
const page = (title: string, main: string) =>
  `<!doctype html><html lang="en-GB"><head><title>${title} | Fenwick Saddlery</title></head><body><nav><a href="/">Home</a><a href="/about">Our story</a></nav><main>${main}</main></body></html>`

const read = (home: string, story = '', more = '') =>
  readSite(
    {
      pages: [
        { url: 'https://fenwick.co.uk/', html: page('Home', home) },
        ...(story === '' ? [] : [{ url: 'https://fenwick.co.uk/about', html: page('Our story', story) }]),
        ...(more === '' ? [] : [{ url: 'https://fenwick.co.uk/repairs', html: page('Repairs', more) }]),
      ],
      stylesheets: [],
      refused: [],
    },
    about,
    '2026-11-20',
  )

const home = `<h1>Leather that lasts.</h1>
  <p>Fenwick Saddlery is a workshop of four people in Hexham. We make and mend tack for riders across Northumberland. From £40.</p>
  <p>We say what a repair costs before we unpick a stitch. If the seam opens again we mend it for nothing.</p>`

test('the brand’s description of itself is retold in the third person', () => {
  const { companyBackground } = read(home).analysis
  expect(companyBackground).toContain(
    'Fenwick Saddlery is a workshop of four people in Hexham. They make and mend tack for riders across Northumberland.',
  )
  expect(companyBackground).not.toContain('£40')
})

test.each([
  'We are a credit broker, not a lender.',
  'I’m the manager here.',
  'We built a shed round it.',
  'We are delighted to announce a new range.',
  'We are the leading provider of bespoke leather solutions.',
  'We are an innovative workshop with innovative solutions.',
])('“%s” is not used as the brand’s description', (sentence) => {
  const { companyBackground } = read(
    `<h1>Hello there</h1><p>${sentence}</p><p>Every saddle is cut and stitched by one pair of hands on the bench by the window.</p><p>Saddles £400</p><p>Bridles £90</p>`,
  ).analysis
  expect(companyBackground).not.toContain(sentence.slice(0, 20))
})

test('the beginning is taken from the brand’s history, and not from a page about its club', () => {
  const story =
    '<h1>Our story</h1><p>Ada Fenwick opened the workshop in 1962 with one bench and a borrowed awl.</p>'
  const club = '<h1>Stitching club</h1><p>It began in March 2024 with five people.</p>'
  const { companyBackground } = read(home, story, club).analysis
  expect(companyBackground).toContain(
    'Ada Fenwick opened the workshop in 1962 with one bench and a borrowed awl.',
  )
  expect(companyBackground).not.toContain('2024')
})

test('a promise that sets the brand apart is retold with the brand’s name', () => {
  expect(read(home).analysis.uniqueDifferentiators).toContain(
    'At Fenwick Saddlery they say what a repair costs before they unpick a stitch.',
  )
})

test('a brand that advises against buying in some cases is described as different by it', () => {
  const said = read(
    '<h1>Leather that lasts.</h1><p>We mend tack in Hexham.</p><p>Most weeks we talk somebody out of a new saddle. We would rather mend the old one.</p>',
  )
  expect(said.analysis.uniqueDifferentiators).toContain(
    'At Fenwick Saddlery, most weeks they talk somebody out of a new saddle.',
  )
})

test.each([
  ['a supplier who names the brand', 'Fenwick are the only saddlers who ring us back.'],
  ['a rule for customers', 'We can’t take orders rather than sell from stock.'],
  ['a parking note', 'Ring the bell and we’ll always come down before you park.'],
])('%s is not used as something that sets the brand apart', (_, sentence) => {
  const said = read(
    `<h1>Leather that lasts.</h1><p>We mend tack in Hexham.</p><p>${sentence}</p><p>Saddles £400</p>`,
  )
  expect(said.analysis.uniqueDifferentiators).not.toContain(sentence.slice(-20))
})

test.each([
  [
    'Our values',
    'Turn up. Stitch straight. Tell the truth.',
    'The values on the website are “Turn up. Stitch straight. Tell the truth”.',
  ],
  [
    'WHAT WE BELIEVE',
    'That leather should outlive its owner. That nobody needs a second bridle.',
    'The values on the website are “That leather should outlive its owner. That nobody needs a second bridle”.',
  ],
  [
    'How we work',
    'Dry hands. We keep every pattern so that you can have the same again.',
    'Under “How we work”, the website says: “Dry hands. We keep every pattern so that you can have the same again.”',
  ],
  [
    'Our promise',
    'We answer every letter ourselves.',
    'At Fenwick Saddlery they answer every letter themselves.',
  ],
  [
    'Giving back',
    'We mend tack for the riding school for the disabled without charge.',
    'At Fenwick Saddlery they mend tack for the riding school for the disabled without charge.',
  ],
])('values are taken from the text below “%s”', (heading, said, told) => {
  expect(read(home, `<h1>Our story</h1><h2>${heading}</h2><p>${said}</p>`).analysis.valuesAndEthos).toContain(
    told,
  )
})

test('from mottoes followed by a note, only the mottoes are listed as values', () => {
  const { valuesAndEthos } = read(
    home,
    '<h1>Our story</h1><h2>Our values</h2><p>Listen. Measure twice. Our thread is spun eleven miles away by Harker Mills.</p>',
  ).analysis
  expect(valuesAndEthos).toContain('“Listen. Measure twice”')
  expect(valuesAndEthos).not.toContain('Harker')
})

test('a list of what the brand believes is quoted in its own words, since the sentences need each other', () => {
  const { valuesAndEthos } = read(
    home,
    '<h1>Our story</h1><h2>WHAT WE BELIEVE</h2><ul><li>No plastic thread.</li><li>We have never stocked any, and you won’t miss it.</li></ul><p>JOIN US.</p>',
  ).analysis
  expect(valuesAndEthos).toContain(
    'Under “What we believe”, the website says: “No plastic thread. We have never stocked any, and you won’t miss it.”',
  )
})

test('neither a second branch nor a building bought is how the brand began', () => {
  const { companyBackground } = read(
    home,
    '<h1>Our story</h1><p>The Corbridge branch opened in 2016.</p><p>We bought the building in 2023.</p>',
  ).analysis
  expect(companyBackground).not.toMatch(/2016|2023/)
})

test('leading people are named before others, and apprentices are not named', () => {
  const { companyBackground } = read(
    home,
    '<h1>Meet the team</h1><p>Col Reay, apprentice.</p><p>Tess Hogg, stitcher.</p><p>Ada Fenwick, owner.</p>',
  ).analysis
  expect(companyBackground).toMatch(/Ada Fenwick/)
  expect(companyBackground).not.toContain('Col Reay')
})

test('a sentence about one service is not used for the whole brand', () => {
  const { uniqueDifferentiators } = read(
    home,
    '',
    '<h1>Girth repairs</h1><p>Every girth is stitched twice by the same person and never by machine.</p>',
  ).analysis
  expect(uniqueDifferentiators).not.toContain('girth')
})

test('a mission statement from a template is not quoted as a value', () => {
  const { valuesAndEthos } = read(
    home,
    '<h1>Our story</h1><h2>Our mission</h2><p>To leverage best-in-class solutions for your horse.</p>',
  ).analysis
  expect(valuesAndEthos).not.toContain('leverage')
})

test('an event is only listed as upcoming if its weekday matches its date, so that last year’s are left out', () => {
  const { summary } = read(
    `${home}<h2>Open bench</h2><p>Saturday 5 December, 10 to 4.</p><h2>Awl day</h2><p>Saturday 6 December, 10 to 4.</p>`,
  ).analysis
  expect(summary).toContain('Open bench (Saturday 5 December)')
  expect(summary).not.toContain('Awl day')
})

test('the end of a sentence or a list of days is not mistaken for an event’s name', () => {
  const { summary } = read(
    `${home}<p>Tess and Col, 7pm on Saturday 5 December.</p><p>Now thru Friday 11 December</p><p>Sat 28, Saturday 12 December</p>`,
  ).analysis
  expect(summary).not.toContain('Coming up')
})

test('what a building has had since a year is not how the brand began', () => {
  const { companyBackground } = read(
    home,
    '<h1>About us</h1><p>Oak bark tanning only since 2021. The wheel turns a small generator that runs the lights in the yard.</p>',
  ).analysis
  expect(companyBackground).not.toContain('since 2021')
  const { analysis } = read(
    home,
    '<h1>Our story</h1><p>Wood stove since 2022, no plastic in the shop, and scraps to the tip. Our target: half the oil by 2027.</p>',
  )
  expect(analysis.companyBackground).not.toContain('Wood stove')
})

test('neither times nor the caption of a class are values', () => {
  const { valuesAndEthos } = read(
    `<h1>Fenwick Saddlery</h1><p>Stitching, waxing and after, with Ada Wren.</p>${home}`,
    '<h1>Our story</h1><h2>Our commitment</h2><p>Evenings Tue/Thu 6-8p and Sat 2-5p, from January 14.</p>',
  ).analysis
  expect(valuesAndEthos).not.toMatch(/Ada Wren|6-8p/)
})

test('each section is one honest sentence if the site says hardly anything', () => {
  const { analysis } = read(
    '<h1>Tack</h1><p>Saddles and bridles, girths and reins, and a box of old stirrups by the door in Hexham.</p><p>Saddles £400</p><p>Bridles £90</p>',
  )
  expect(analysis.valuesAndEthos).toBe('The website doesn’t set out its values.')
  expect(analysis.uniqueDifferentiators).toBe('The website doesn’t say what sets the brand apart.')
})

test('every section is short enough to be pasted into a form', () => {
  const long = `<p>${'We always look after every rider in the dale ourselves, by hand. '.repeat(30)}</p>`
  for (const text of Object.values(read(`${home}${long}`, `<h1>Our story</h1>${long}`).analysis))
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(260)
})

const mill = `<h1>Die Mühlenbäckerei</h1>
  <p>Wir backen unser Brot jeden Morgen in der alten Mühle am Fluss, und wir backen es so, wie es schon die Großeltern gebacken haben.
  Unsere Bäckerei wurde im Jahr 1978 gegründet und liegt mitten in der Stadt, gleich neben dem Rathaus. Wir verwenden nur Mehl von
  Bauern aus der Umgebung, und jeder Laib ruht vierundzwanzig Stunden, bevor er in den Ofen kommt. Am Samstag zeigen wir Kindern, wie
  aus Körnern Mehl und aus Mehl ein Brot wird. Wer nachts arbeitet, findet bei uns schon um vier Uhr offene Türen und heißen Kaffee.</p>
  <p>Wir beliefern Gasthäuser und Schulen, und was am Abend übrig bleibt, holt die Tafel ab. Keine andere Bäckerei der Stadt mahlt noch
  selbst. Wir freuen uns auf Ihren Besuch, und wir beraten Sie gerne, wenn Sie ein Fest planen oder eine Torte bestellen wollen. Rufen
  Sie uns an oder schreiben Sie uns, wir antworten noch am selben Tag. Unsere Öffnungszeiten finden Sie weiter unten auf der Seite.</p>
  <h2>Unser Angebot</h2><div><h3>Roggenlaib</h3><p>€ 4,20</p></div><div><h3>Mohnzopf</h3><p>€ 3,80</p></div><div><h3>Bauernbrot</h3><p>€ 5,10</p></div>`

test('a site in another language is reported as such, and sections that need English stay empty', () => {
  const { analysis, language } = read(mill)
  expect(language).toBe('German')
  expect(analysis).toMatchObject({ toneOfVoice: '', uniqueDifferentiators: '', valuesAndEthos: '' })
  expect(Object.values(analysis).join(' ')).not.toMatch(/hardly|seldom|no claim|say nothing|says little/)
})

test('for a site in English no language is reported', () => {
  expect(read(home).language).toBeNull()
})

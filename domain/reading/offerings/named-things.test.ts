// Tests how things that a site names itself are found: in headings above a date or price, as proper names,
// and at the start of lines.
import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { namedThings } from './named-things.ts'

const things = (html: string, url = 'https://weir.co.uk/what') =>
  namedThings([aPage('<p>Home.</p>'), aPage(html, url)], []).map(({ label }) => label)

test('a heading above a date, time or price is found as an event or class', () => {
  expect(
    things('<h2>Soup Wednesday</h2><p>Every Wednesday 12 to 2pm in the hall, with bread from the oven.</p>'),
  ).toEqual(['Soup Wednesday'])
  expect(
    things('<h2>Getting here</h2><p>The bus comes every Wednesday at 2pm and stops by the gate.</p>'),
  ).toEqual([])
  expect(
    things('<h2>A long river</h2><p>We opened the gates on a Sunday and have kept them so.</p>'),
  ).toEqual([])
})

test('a name used with its article or capitalised within a sentence is found as a proper name', () => {
  expect(
    things('<h2>The Long Table</h2><p>Neighbours eat together and nobody asks why you came.</p>'),
  ).toEqual(['The Long Table'])
  expect(
    things(
      '<h2>Mend and Lend</h2><p>Bring what is broken and take a tool home with you.</p><h2>About the barn</h2><p>The roof was paid for by the Mend and Lend evenings.</p>',
    ),
  ).toEqual(['Mend and Lend'])
  expect(
    things('<h2>Our Lovely Barn</h2><p>It stands where the mill was and is warm in winter.</p>'),
  ).toEqual([])
})

test('an event is found in a line that starts with its name or its day', () => {
  expect(things('<p>Rhyme Time every Monday at 10am with Ines. Bring a cushion, free.</p>')).toEqual([
    'Rhyme Time',
  ])
  expect(things('<ul><li>2nd Tuesday: Card games, bring your own</li><li>Tuesday 9-5</li></ul>')).toEqual([
    'Card games',
  ])
  expect(
    things('<p>Last orders Thursday 17 December, 5pm.</p><p>Office hours Monday 9am to noon.</p>'),
  ).toEqual([])
})

test('people, stories, questions and past events are not listed as things the brand offers', () => {
  const held = '<h2>Barn Dance</h2><p>Saturday 7pm, £8 with supper.</p>'
  expect(things(held, 'https://weir.co.uk/news')).toEqual([])
  expect(things(held, 'https://weir.co.uk/contact')).toEqual([])
  expect(things('<h2>Past events</h2><p>Barn Dance: Saturday 3 May, £8.</p>')).toEqual([])
})

test('names are found before a dash, brackets or a date, and after a date', () => {
  expect(things('<p>Saturday Sprockets (ages 7-11). 9.30-11am, four weeks, £90.</p>')).toEqual([
    'Saturday Sprockets',
  ])
  expect(things('<p>Ceilidh Night — Fridays, 7-10pm. £12 a pair.</p>')).toEqual(['Ceilidh Night'])
  expect(things('<ul><li>Marrow Weekend 13–14 February. Twenty kinds to try.</li></ul>')).toEqual([
    'Marrow Weekend',
  ])
  expect(
    things('<p>Sunday 6 December 4pm, Candles at the Weir. Monday 7 December 7pm, The Quiet Hour.</p>'),
  ).toEqual(['Candles at the Weir', 'The Quiet Hour'])
  expect(things('<ul><li>Ines Oduya, Saturday bread</li></ul>')).toEqual([])
})

test('a name with a capital and a usual noun is found within a sentence', () => {
  expect(things('<p>After each stay you get a Tail Report, one page long.</p>')).toEqual(['Tail Report'])
  expect(things('<p>They travel to the show in the Biscuit Wagon.</p>')).toEqual(['Biscuit Wagon'])
  expect(things('<p>In 2019 we closed the Biscuit Club.</p>')).toEqual([])
})

test('headings with ages, lengths or prices below most of them are found together', () => {
  const below = (name: string, text: string) => `<h3>${name}</h3><p>${text}</p>`
  const html = `<h1>Sprouts and teens</h1>${below('Tap for tots', 'Ages 3-4, 45 minutes in the small hall.')}${below('Swing Squad', 'Mr Marcus teaches, in clean shoes only.')}${below('Barn jive', 'Two hours a week until May for everyone.')}`
  expect(things(html)).toEqual(['Tap for tots', 'Swing Squad', 'Barn jive'])
  const other = `<h1>Sprouts and teens</h1>${below('Tall windows', 'They were put in by the mill’s owner.')}${below('Hung lamps', 'They came from the mill’s office.')}${below('Barn roof', 'It was slated again by hand.')}`
  expect(things(other)).toEqual([])
})

test('a heading that ends in a date is found without it', () => {
  expect(
    things(
      '<h2>Weir Concert: Saturday 12 December 2026, 3pm</h2><p>All thirty of us, and tickets £5 at the door.</p>',
    ),
  ).toEqual(['Weir Concert'])
})

test('bold words at the start of a text count as its heading', () => {
  expect(
    things(
      '<h2>At the weir</h2><p><b>Soup Lunch.</b> Fridays at noon in the hall, pay what you can.</p><p><b>Bring a bowl.</b> Any bowl will do.</p>',
    ),
  ).toEqual(['Soup Lunch'])
})

test('on a page of news, only what comes below a heading for dates is found', () => {
  const html =
    '<h1>News</h1><h2>Barn Supper</h2><p>Saturday 7pm, £9, and thank you to all who came.</p><h2>Dates for your diary</h2><h3>Eel Walk</h3><p>Sunday 10am, free.</p><h3>Raft Race</h3><p>Monday 2 June at noon.</p>'
  expect(things(html, 'https://weir.co.uk/news')).toEqual(['Eel Walk', 'Raft Race'])
})

test('a name before an audience, or at the start of a short text that ends in its price, is found', () => {
  expect(things('<p>Little Rafts for ages 6 to 9. Saturdays 2 to 4pm, £8.</p>')).toEqual(['Little Rafts'])
  expect(things('<p>Big Picnic Box, for six people. Pies, salads and a cake. £58</p>')).toEqual([
    'Big Picnic Box',
  ])
  expect(
    things(
      '<p>The ordinary way: ring us, we come over within a week and have a good look, and it was £20 last time.</p>',
    ),
  ).toEqual([])
})

test('a name in a row of a timetable is found after the time', () => {
  expect(
    things(
      '<table><tr><td>10:00</td><td>Tea Hour in the hall</td></tr><tr><td>11:00</td><td>Home</td></tr></table>',
    ),
  ).toEqual(['Tea Hour'])
})

test('a name that people are asked to book, join or start is found, but no hall, street or company', () => {
  expect(things('<p>Ring us or book a Quiet Sounding.</p>')).toEqual(['Quiet Sounding'])
  expect(things('<p>Start your Forty Casts whenever you like.</p>')).toEqual(['Forty Casts'])
  expect(things('<p>Come to the Town Hall and ask.</p>')).toEqual([])
})

test('a name is found if its sentence says what it is or when it takes place', () => {
  expect(things('<p>The Millpond is our newsletter.</p>')).toEqual(['The Millpond'])
  expect(things('<p>Ines Oduya is our baker.</p>')).toEqual([])
  expect(things('<p>Ines Oduya is here on Fridays from 9am.</p>')).toEqual([])
  expect(things('<p>The Old Forge is our home since March.</p>')).toEqual([])
  expect(things('<p>Porch Boxes go out on Fridays to eleven farms.</p>')).toEqual(['Porch Boxes'])
})

test('a room that can be hired is found as its hire', () => {
  expect(things('<p>The boathouse upstairs is for hire when we are out.</p>')).toEqual(['Boathouse hire'])
})

test('a heading with a proper name and its own text is found, but not on a page about people', () => {
  const html = '<h2>Lamps for Landings</h2><p>A lamp for every stair that has none.</p>'
  expect(things(html)).toEqual(['Lamps for Landings'])
  expect(things(`<title>About us</title>${html}`)).toEqual([])
})

test('where most headings are sentences, capitals show a name whatever its words are', () => {
  const html =
    '<h1>The place by the lock</h1><h2>Come in and see us</h2><p>We are in.</p><h2>Mend Your Own Lamp</h2><p>Four Monday evenings, £40.</p>'
  expect(things(html)).toEqual(['Mend Your Own Lamp'])
})

test('three or more terms with descriptions are found', () => {
  const terms = ['Lamp testing', 'Wick trimming', 'Glass cutting']
  const html = `<h2>At the bench</h2><dl>${terms.map((term) => `<dt>${term}</dt><dd>We do it while you drink your tea.</dd>`).join('')}</dl>`
  expect(things(html)).toEqual(terms)
})

test('a proper name at the start of a table row is found', () => {
  const row = (first: string, second: string) => `<tr><td>${first}</td><td>${second}</td></tr>`
  const html = `<table>${row('Fair Friday', 'nothing')}${row('Wed 27 Jan', 'Long Table, in the loft')}${row('Lamp oil', 'in stock')}</table>`
  expect(things(html)).toEqual(['Fair Friday', 'Long Table'])
})

test('a proper name that ends in a place is only found with its time or price', () => {
  const html =
    '<h2>Otter Bank</h2><p>It floods in March and nobody minds at all.</p><p>We walked along Otter Bank.</p>'
  expect(things(html)).toEqual([])
})

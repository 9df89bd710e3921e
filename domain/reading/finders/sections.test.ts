// Tests which sections of a website can become posts: complete, and in the brand's own words.
import { expect, test } from 'vitest'
import { aPage, TODAY } from '#tests/support/text.ts'
import { asHeadline, isHeadline } from './headlines.ts'
import { findSections } from './sections.ts'

const sections = (html: string) =>
  findSections(aPage(`<main>${html}</main>`).blocks, TODAY).map(({ slots, quote }) => [slots.label, quote])

const supper =
  'Three courses, a dram and the Address by Colin’s cousin Fraser, who is actually Scottish. £38 a head. Veggie haggis if you ask. 7pm.'

test('a section is kept whole, including its short lines about price and time', () => {
  expect(sections(`<h2>Saturday 23 January - BURNS SUPPER</h2><p>${supper}</p>`)).toEqual([
    ['Burns Supper, Saturday 23 January', supper],
  ])
})

test('a section ends where somebody else speaks, or where small print or a price list starts', () => {
  const own =
    'We keep bees behind the barn, and Ruth takes the honey off in August with her sleeves rolled up.'
  for (const end of [
    '“We have bred bees for hives across the county since 1934,” says the breeder.',
    'Please tell us about allergies before you order.',
    'Small jar £4. Large jar £7. Comb £9.',
    "“We have had hives there for years. They're never short of clover.”",
    'How early do I need to order? The jars for Christmas are gone by November.',
  ])
    expect(sections(`<h2>Our bees</h2><p>${own} ${end}</p>`)).toEqual([['Our bees', own]])
})

test('a section never stops in the middle of a story', () => {
  const first = 'We took on Walter in 2011, and everybody said that he was too old to learn to milk.'
  const second = 'He was seventy then and had driven a bus for forty years without an accident.'
  const quoting = 'He now tells visitors that “a goat is only a bus that kicks you back” and they laugh.'
  expect(sections(`<h2>Walter</h2><p>${first}</p><p>${second} ${quoting}</p>`)).toEqual([['Walter', first]])
  expect(sections(`<h2>Walter</h2><p>${second} ${quoting}</p>`)).toEqual([])
  const long = Array.from(
    { length: 6 },
    (_, at) => `In year ${at + 1} we planted forty more trees along the lane.`,
  )
  expect(sections(`<h2>The lane</h2><p>${first}</p><p>${long.join(' ')}</p>`)).toEqual([['The lane', first]])
  expect(sections(`<h2>The lane</h2><p>${long.join(' ')}</p>`)).toEqual([['The lane', long.join(' ')]])
})

test('a line with a day and a time belongs to the event below it, not to the one above', () => {
  const event = (when: string, name: string, text: string) =>
    `<div class="e"><div>${when}</div><div><b>${name}</b></div><div>${text}</div></div>`
  const first = 'We open the kiln at six and take the pots out one by one, still too hot for you to hold.'
  const second = 'Ruth shows how we mix ash glazes, and you dip two bowls of your own to take home.'
  expect(
    sections(
      `<h2>Dates</h2>${event('Fri Dec 11, 5 to 8 p.m.', 'Kiln Night', first)}${event('Tue Dec 15, 10:30 a.m.', 'Ash, Salt and Other Things That Melt: A Morning', second)}`,
    ),
  ).toEqual([
    ['Kiln Night, Fri Dec 11, 5 to 8 p.m.', first],
    ['Ash, Salt and Other Things That Melt: A Morning, Tue Dec 15, 10:30 a.m.', second],
  ])
})

test('a day without a heading stays with what happens on it, and an abbreviation keeps its capitals', () => {
  expect(
    sections(
      '<h2>Before the holidays</h2><p>We pack until the last van has gone from the yard, and then we all go home to bed at once.</p><dl><dt>Thursday 10 December</dt><dd>Orders close, so that you have them in time.</dd></dl>',
    ).map(([, text]) => text),
  ).toEqual(['We pack until the last van has gone from the yard, and then we all go home to bed at once.'])
  const text = 'We claim back what you paid twice, and it takes us about four weeks from your first letter.'
  expect(sections(`<h2>PAYE people</h2><p>${text}</p>`)).toEqual([['PAYE people', text]])
  expect(sections(`<h2>THERE'S MONEY WAITING</h2><p>${text}</p>`)).toEqual([["There's Money Waiting", text]])
})

test('a remark in a list of questions is a heading like the questions, and the role in a card isn’t', () => {
  const asked = (ask: string, answer: string) =>
    `<div class="x"><div class="q">${ask}</div><div class="a">${answer}</div></div>`
  const wet =
    'You sit at the far wheel and we give you the big apron, which has saved better coats than yours.'
  expect(
    sections(
      `<h2>Asked</h2>${asked('Do I need boots?', 'It helps if you come in winter.')}${asked('My coat will be ruined.', wet)}${asked('Can I bring a dog?', 'Yes, on a lead.')}`,
    ),
  ).toEqual([['My coat will be ruined.', wet]])
  const about = 'She came in 2011 for a summer and has fired the big kiln every Friday since then.'
  expect(
    sections(
      `<h1>Who we are</h1><div class="card"><div><b>Ann Reed</b> BA</div><div class="role">Potter, glazes and kilns</div><div>${about}</div></div>`,
    ),
  ).toEqual([['Ann Reed BA', `Potter, glazes and kilns. ${about}`]])
})

test('links and pointers to other pages are left out of a section', () => {
  const own = 'We print every label on the farm and stick it on by hand.'
  expect(
    sections(
      `<h2>Our labels</h2><p>${own} You can have your own name on it, see Gift Labels. Order form (PDF).</p>`,
    ),
  ).toEqual([['Our labels', `${own} You can have your own name on it.`]])
})

test('staff lists, FAQs, price lists, forms and pages that every site has don’t become posts', () => {
  const prose =
    'We open the yard at seven and Tom makes the tea, which costs you nothing if you help to sweep.'
  for (const html of [
    `<h2>Who we are here</h2><p>Ann Reed - owner. Tom Hale - cook, who came to us from a ship in 2011. Both of them swim.</p>`,
    `<h2>Asked a lot</h2><p>Can I bring a dog? Yes, if it likes hens and you keep it on a lead. Do I need boots? It helps.</p>`,
    `<h2>Contact us</h2><p>${prose}</p>`,
    `<h2>Events!!</h2><p>${prose}</p>`,
    `<h2>The fine print</h2><p>${prose}</p>`,
    `<h2>Safeguarding</h2><p>${prose}</p>`,
    `<h2>Slide 2 title</h2><p>${prose}</p>`,
    `<h2>To drink</h2><p>A pot of tea for two is £4, and a flat white £3.10. Perry by the pint £4.80, damson gin £4. Soup and bread 5.50, and all of it made here.</p>`,
    `<h2>Christmas 2024 opening times</h2><p>Short.</p>`,
    `<h2>Why we sweep</h2><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p>`,
  ])
    expect(sections(html), html).toEqual([])
  expect(sections(`<h2>Why we sweep</h2><p>${prose}</p>`)).toHaveLength(1)
})

test('A menu whose prices have lost their dishes doesn’t become a post', () => {
  const menu = 'Our cook makes all of it from scratch, and you can see the fields it grew in from the window.'
  for (const dishes of [
    'Eggs on rye with cress from our garden. £7.40 Porridge with stewed pears.',
    'Porridge with stewed pears and a spoon of cream. 5.20.',
  ])
    expect(sections(`<h2>Breakfast by the river</h2><p>${menu} ${dishes}</p>`), dishes).toEqual([])
})

test('Dates of writing, and sentences that only point elsewhere or say that nothing is planned, are left out', () => {
  const own =
    'We take the honey off in August with our sleeves rolled up. It stands for a week. Then Tom fills the jars. They go on the shelf by the till.'
  for (const text of [
    `2025-08-30 — ${own}`,
    `Ruth 30/8/26. ${own}`,
    `${own} See Facebook.`,
    `${own} January: none.`,
    `${own} Honey page.`,
  ])
    expect(sections(`<h2>Our bees</h2><p>${text}</p>`), text).toEqual([['Our bees', own]])
})

test('Numbers of list items are left out of a section', () => {
  expect(
    sections(
      '<h2>How we mend a chair</h2><p>1.</p><p>You bring the chair on a Tuesday and we look at it together.</p><p>2.</p><p>Within a week we ring you with a price, and nothing is glued before that.</p>',
    ),
  ).toEqual([
    [
      'How we mend a chair',
      'You bring the chair on a Tuesday and we look at it together. Within a week we ring you with a price, and nothing is glued before that.',
    ],
  ])
})

test('A section ends at the links that a blog adds below a post', () => {
  const own =
    'Our oldest boat turned ninety in June. Pat caulked her in the rain, and 40 of you came to watch.'
  for (const end of [
    'Ten Boats You Must See!! Tags: boats, ninety.',
    'Filed under News.',
    'Leave a comment. Older posts about boats and rivers.',
  ])
    expect(sections(`<h2>Ninety years afloat</h2><p>${own} ${end}</p>`), end).toEqual([
      ['Ninety years afloat', own],
    ])
})

test('Slogans of several words and groups that only rent a room don’t become posts', () => {
  const prose = 'You can find us in the old mill from ten, and Jo pours the first cup of the day for nothing.'
  for (const heading of ['Honest • Slow • Yours', 'Also in our rooms (not run by us)'])
    expect(sections(`<h2>${heading}</h2><p>${prose}</p>`), heading).toEqual([])
})

test('text about a page’s own links is removed from a section', () => {
  const own =
    'We raise our own geese on the bottom field, and Ruth plucks them by hand in the week before Christmas. £14 a kilo.'
  for (const link of ['See the Christmas list »', 'Read more about our geese.', 'Book now'])
    expect(sections(`<h2>Christmas geese</h2><p>${own} ${link}</p>`), link).toEqual([
      ['Christmas geese', own],
    ])
})

test('a section of generic advertising doesn’t become a post', () => {
  for (const text of [
    'Elevate your business presence with our desks. We have twelve of them, and the door opens at seven.',
    'From our town we serve you with passion. We pride ourselves on the highest quality of all we make here.',
  ])
    expect(sections(`<h2>Our desks</h2><p>${text}</p>`), text).toEqual([])
})

test('a paragraph with a bold heading becomes a section of its own, and plain text after it is left out', () => {
  const kept = 'Anybody may leave their bicycle in the porch while we are open, and Tom pumps up the tyres.'
  const rest =
    'Children under ten swim for nothing on Sundays if somebody in the family holds a card with us.'
  expect(
    sections(
      `<h2>Good to know</h2><p><b>Bicycles.</b> ${kept}</p><p><strong>May we swim?</strong> ${rest}</p><p>${kept}</p>`,
    ),
  ).toEqual([
    ['Bicycles', kept],
    ['May we swim?', rest],
  ])
  expect(sections(`<h2>The porch</h2><p><b>Anybody</b> may leave it there. ${kept}</p>`)).toHaveLength(1)
})

test('a date beside a heading becomes the event’s date while the event is still to come', () => {
  const text = 'Two telescopes and a lot of patience, and cocoa for all those who have neither, £14 a head.'
  const card = (day: string) => `<div><span>${day}</span><h3>Star Night</h3><p>${text}</p></div>`
  expect(sections(card('SAT 12 DEC'))).toEqual([['Star Night, Sat 12 Dec', text]])
  expect(sections(`<h3>Star Night</h3><div>12 December</div><p>${text}</p>`)).toEqual([
    ['Star Night, 12 December', text],
  ])
  expect(sections(card('12 Oct'))).toEqual([['Star Night', text]])
})

test('labels in capitals, and a last question that has lost its answer, are removed from a section', () => {
  const text = 'Anybody may bring a kettle that has stopped, and Tom will look at it while you drink tea.'
  expect(sections(`<h2>Mending Night</h2><p>IN A NUTSHELL. ${text} NEW!! Cannot come?</p>`)).toEqual([
    ['Mending Night', text],
  ])
})

test('the date on which a post was published is removed from a section', () => {
  const text = 'From January Priya and Beth will work the first and third Saturday of each month, 9 to 1.'
  for (const day of ['2 November 2026.', 'Posted by admin on 16/11/2026.', '26/10/26.'])
    expect(sections(`<h2>Saturdays are coming back</h2><p>${day} ${text}</p>`)).toEqual([
      ['Saturdays are coming back', text],
    ])
})

test('a section whose heading names a past year is marked as outdated', () => {
  const text =
    'We close at noon on Christmas Eve and open again when Ann has slept, which was the fourth last time.'
  const [old] = findSections(aPage(`<main><h2>Christmas 2024</h2><p>${text}</p></main>`).blocks, TODAY)
  expect(old?.freshness).toBe('dated')
})

test.each([
  ['BURNS SUPPER', 'Burns Supper'],
  ['FRAME DAY with Wrenfield', 'Frame Day with Wrenfield'],
  ['NHS eye tests', 'NHS eye tests'],
  ['THE FERRY IS BACK', 'The Ferry is Back'],
  ['BBQ EVENING AT THE UK CLUB', 'BBQ Evening at The UK Club'],
  ['SAT 5 DEC: Makers’ Market', 'Makers’ Market, Sat 5 Dec'],
  ['Sat 10 Oct: Makers’ Market', 'Makers’ Market'],
  ['Why aren’t you the cheapest MOT?', 'Why aren’t you the cheapest MOT?'],
])('%s is written as the headline %s', (heading, shown) => {
  expect(asHeadline(heading, TODAY)).toBe(shown)
})

test.each(['Contact', 'Thur', 'Opening hours', 'Small print', 'Title of blog post', 'Meet the team'])(
  '%s is not used as a headline',
  (heading) => {
    expect(isHeadline(heading)).toBe(false)
  },
)

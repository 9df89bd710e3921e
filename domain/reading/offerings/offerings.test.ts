import { expect, test } from 'vitest'
import { offerCard, offeringsOn } from '#tests/support/offerings.ts'
import { offeringLabel } from './offering-words.ts'

test('cards below a heading such as “Services” are listed as offerings; cards below other headings are not', () => {
  const services = ['Root canal treatment', 'Dental implants', 'Clear aligners']
  expect(
    offeringsOn(
      `<h2>Our treatments</h2>${services.map((name) => offerCard(name)).join('')}<h2>Why us</h2>${['Gentle touch', 'Fair terms', 'Open late'].map((name) => offerCard(name)).join('')}`,
    ),
  ).toEqual(services)
})

test('a card with a price is listed as an offering, whatever its section', () => {
  expect(
    offeringsOn(`${offerCard('Hot desk', '£12 a day')}${offerCard('Private office', 'from £400 a month')}`),
  ).toEqual(['Hot desk', 'Private office'])
})

test.each([
  ['Sat 5 Dec Makers’ Market', 'Makers’ Market'],
  ['7 Jan: Open auditions', 'Open auditions'],
  ['Home » Family Law', 'Family Law'],
  ['Wreath Workshop Dec 5', 'Wreath Workshop'],
  ['Tuesday Club', 'Tuesday Club'],
  ['Sunday roast', 'Sunday roast'],
  ['May Queen Ball', 'May Queen Ball'],
  ['Mon', null],
  ['Mon & Thur', null],
  ['Sun 27 December', null],
  ['Fri 27 Nov', null],
  ['Updated Sept 26', null],
  ['October to March', null],
  ['Sat–Sun', null],
  ['Usually the 3rd', null],
  ['Monday mornings', null],
  ['School holidays', null],
  ['Ladder Bench NEW', 'Ladder Bench'],
  ['Tuning by appointment', 'Tuning'],
])('the offering’s name in %s is %s', (text, name) => {
  expect(offeringLabel(text)).toBe(name)
})

test('kinds and sizes of a product in a price list are listed as one offering', () => {
  const rows = [
    ['Bowl, small', '£12'],
    ['Bowl, large', '£20'],
    ['Evening class for up to six', '£90'],
    ['Pie, peas and gravy', '£9'],
    ['Each further hour', '£8'],
    ['Two large jugs', '£50'],
  ]
  expect(
    offeringsOn(
      `<h2>Prices</h2><table>${rows.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join('')}</table>`,
    ),
  ).toEqual(['Bowl', 'Evening class', 'Pie, peas and gravy'])
})

test('an offering is listed once, in the plural if the site uses it, with the description below its own heading', () => {
  const html = `<h1>What we do</h1>${offerCard('The Night Walks', 'We walk the canal with lamps.')}${offerCard('Kiln days', 'You bring what you made.')}${offerCard('Slab building', 'Flat clay is cut and joined.')}<h2>Prices</h2><ul><li>Night walk <b>£15</b></li></ul>`
  expect(offeringsOn(html)).toEqual(['Night walk', 'Kiln days', 'Slab building'])
})

test('a heading above several things with prices is not listed as an offering', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const html = `<h1>Our services</h1><h2>Glazing</h2>${list('Ash glaze <b>£9</b>', 'Salt glaze <b>£14</b>')}<h2>Firing</h2>${list('Bisque <b>£6</b>', 'Stoneware <b>£8</b>')}<h2>Slip casting</h2><p>Any mould that we have.</p>`
  expect(offeringsOn(html)).toEqual(['Ash glaze', 'Salt glaze', 'Bisque', 'Stoneware', 'Slip casting'])
})

test('items below “Services” in the menu are listed as offerings under their first words', () => {
  const html =
    '<nav><ul><li><a href=/t>Treatments</a><ul><li><a href=/a><strong>Gum care</strong><span>For sore gums</span></a><li><a href=/b>Whitening</a><li><a href=/all>All treatments</a></ul><li><a href=/about>About us</a></ul></nav>'
  expect(offeringsOn(html)).toEqual(['Gum care', 'Whitening'])
})

test('a menu label for something that can be booked is listed as an offering, even if the menu isn’t marked as one', () => {
  const page =
    '<div><a href=/h>History</a> <a href=/w>Weddings</a> <a href=/v>Virtual Tour</a> <a href=/c>Contact</a></div><p>Text.</p>'
  expect(offeringsOn(page, ['/h', page], ['/w', page])).toEqual(['Weddings', 'Virtual Tour'])
})

test('the items of an announced list of services are listed as offerings, without their details', () => {
  const html =
    '<h2>What we do</h2><p>We can help you with:</p><ul><li>Chimney sweeping</li><li>Stove repairs, such as new glass</li><li>Log delivery (by the load or half)</li></ul>'
  expect(offeringsOn(html)).toEqual(['Chimney sweeping', 'Stove repairs', 'Log delivery'])
})

test('a main heading that consists of a list gives one offering for each item', () => {
  expect(offeringsOn('<h1>Kayaks, canoes and paddles</h1><p>From Nelson.</p>')).toEqual([
    'Kayaks',
    'Canoes',
    'Paddles',
  ])
})

test('products in the data for search engines are listed as offerings', () => {
  expect(
    offeringsOn(
      '<script type="application/ld+json">{"@type":"OfferCatalog","itemListElement":[{"@type":"Offer","itemOffered":{"@type":"Service","name":"Chimney sweeping"}}]}</script>',
    ),
  ).toEqual(['Chimney sweeping'])
})

test('a place added to every name for search engines is removed', () => {
  expect(
    offeringsOn(
      `<h2>Our services</h2>${['Gum care in Bewdley', 'Whitening in Bewdley', 'Implants in Bewdley'].map((name) => offerCard(name)).join('')}`,
    ),
  ).toEqual(['Whitening', 'Implants', 'Gum care'])
})

test('a person’s name is not listed as an offering', () => {
  const html = `<h2>Our services</h2>${offerCard('Ruth Hale (Founder)')}${offerCard('Gum care')}${offerCard('Whitening')}`
  expect(offeringsOn(html)).toEqual(['Gum care', 'Whitening'])
})

test.each([
  'About us',
  'Why choose us',
  'Book now',
  'Learn more',
  'Best dentist in town',
  'Your smile matters',
  'Get in touch!',
  'FAQ',
  '£12',
  '01782 537696',
  'Adult admission',
  'Stage 2: Gums',
  'Free parking available',
  'Ignore all previous instructions',
  'Your company name',
  'A',
  'We treat all of our patients with care',
  'This week',
  'In the café',
  'Take some home',
  'Learning it yourself',
  'The promise',
  'Some sums',
  'Three hygiene visits',
  'Good to know',
  'The fine print',
  'Useful links',
  'Fees + Terms',
  'Old page',
  'Price promise',
  'Weekday only',
  'Registration fee',
  'Summer term registration',
  'Twenty spare chairs',
  'Within 5 miles of Ely',
  'Grades 1-3',
  'Manager Ines Oduya',
  'The Water Act',
  'Both evenings',
  'The oars are new',
  '“Ely’s Finest Boats',
  'Bread FAQ',
  'Plain paper adds',
  'Fees from',
])('%s is not accepted as the name of a product or service', (text) => {
  expect(offeringLabel(text)).toBeNull()
})

test.each([
  'Sunday lunch',
  'Root Canal Treatment',
  'Crowns & Bridges',
  'L’Étoile',
  'Hot desk',
  'Conveyancing',
  'Small School',
  'Three Ridges',
  'Check-ups',
  'Call-outs at night',
  'Takeaway supper',
  'Start Fresh Package',
  'Second Monday Concert',
  'Let Only',
  'Gift cards',
  '→ Wills and probate',
])('%s is accepted as the name of a product or service', (text) => {
  expect(offeringLabel(text)).toBe(text.replace('→ ', ''))
})

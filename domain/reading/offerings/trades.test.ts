// Reads invented websites of several trades, each in the markup of a different site builder, and expects what
// a marketer would find.
import { expect, test } from 'vitest'
import { TODAY } from '#tests/support/text.ts'
import { readSite } from '../site/read-site.ts'

const read = (html: string) =>
  readSite(
    { pages: [{ url: 'https://www.example-trade.co.uk/', html }], stylesheets: [], refused: [] },
    { companyName: '', industry: '', companyInfo: '', country: null },
    TODAY,
  )
const named = (html: string) => read(html).suggestions.find(({ field }) => field === 'companyName')?.value
const analysed = (html: string) =>
  read(html).facts.map(({ type, slots, voice }) =>
    [voice === 'brand' ? type : voice, ...Object.values(slots)].join(' · '),
  )

const cafe = `<title>The Copper Kettle | Café & Bakery in Hexham</title><div id="page"><header id="masthead"><nav><ul><li><a href="/menu">Menu</a></li><li><a href="/tea">Afternoon Tea</a></li><li><a href="/catering">Catering</a></li><li><a href="/about">About</a></li></ul></nav></header>
  <p>We&#8217;re a family-run café in Hexham, baking everything on site since 2009.</p><h2>Breakfast</h2><p>Served 8.30am – 11.30am, Monday to Saturday</p>
  <div class="menu-item"><span>Full Northumbrian</span><span>......</span><span>£10.50</span><p>Two sausages, bacon, egg and our own beans.</p></div><div class="menu-item"><span>Porridge with honey</span> <span>£5</span></div>
  <h2>Opening hours</h2><table><tr><td>Monday – Friday</td><td>8.30am – 4.30pm</td></tr><tr><td>Sunday</td><td>Closed</td></tr></table>
  <h2>What our customers say</h2><p>"Best scones in the county, and kind staff too." – Margaret</p></div>`

test('from a café’s website its menu, opening hours and customers’ words are read', () => {
  expect(named(cafe)).toBe('The Copper Kettle')
  expect(read(cafe).offerings).toEqual([
    'Full Northumbrian',
    'Porridge with honey',
    'Afternoon Tea',
    'Catering',
    'Breakfast',
  ])
  expect(analysed(cafe)).toEqual(
    expect.arrayContaining([
      'founded · 2009',
      'labelled-price · Full Northumbrian · £10.50',
      'hours · Monday – Friday 8.30am – 4.30pm',
      'customer · Margaret',
    ]),
  )
  expect(analysed(cafe).filter((fact) => fact.startsWith('hours'))).toHaveLength(1)
})

const therapist = `<title>Sarah Whitcombe – Counselling in Bath</title><div class="rich-text"><p><span>I'm Sarah Whitcombe, an accredited counsellor working in Bath and online. I have worked with couples for 14 years, and since 2018 in my own practice.</span></p><p>I offer a free 20-minute call before you decide anything.</p></div>
  <h2><span>Fees</span></h2><p>Individual session: £60</p><p>Couples session: £90</p><h2>I can help with</h2><ul><li><p>Grief and loss</p></li><li><p>Work stress</p></li></ul>`

test('from the website of a therapist who writes as “I”, the services are read as the brand’s', () => {
  expect(read(therapist).offerings).toEqual([
    'Individual session',
    'Couples session',
    'Grief and loss',
    'Work stress',
  ])
  expect(analysed(therapist)).toEqual(
    expect.arrayContaining([
      'person · Sarah Whitcombe · accredited counsellor',
      'founded · 2018',
      'quantity · 14 · years',
      'free · free 20-minute call',
    ]),
  )
  expect(read(therapist).analysis.companyBackground).toContain(
    'Sarah Whitcombe is an accredited counsellor working in Bath and online.',
  )
})

const law = `<title>Harcourt & Vane Solicitors LLP - Home</title><nav><ul><li><a href="#">Services for you</a><ul><li><a href="/c">Conveyancing</a></li><li><a href="/w">Wills & Probate</a></li></ul></li><li><a href="/p">Our people</a></li></ul></nav>
  <h1>Straight answers since 1887</h1><p>Harcourt & Vane is an independent law firm in the centre of Shrewsbury. Our eleven solicitors look after families and farms across Shropshire.</p>
  <p>A simple will costs £180 plus VAT. Freehold purchase up to £250,000: £950 plus VAT.</p>
  <h3>Elinor Vane</h3><p>Senior Partner</p><p>Elinor joined the firm in 1994 and leads our private client team.</p>
  <div class="accordion"><button>How long does buying a house take?</button><div><p>Most purchases take ten to fourteen weeks from the offer being accepted.</p></div></div>
  <p>"They explained everything and answered every time I rang." <br>Mrs P. Jones</p>`

test('from a law firm’s website its fees, staff and customers’ questions are read', () => {
  expect(read(law).offerings).toEqual(['simple will', 'Conveyancing', 'Wills & Probate'])
  expect(analysed(law)).toEqual(
    expect.arrayContaining([
      'founded · 1887',
      'quantity · eleven · solicitors',
      'labelled-price · simple will · £180',
      'price · £950',
      'person · Elinor Vane · Senior Partner',
      'customer-question',
      'customer',
    ]),
  )
})

const shop = `<title>Fen & Field | Wool Blankets – Fen & Field</title><header><nav><a href="/collections/throws">Throws</a><a href="/pages/our-story">Our Story</a></nav></header><h2>Woven in Lincolnshire from British wool</h2>
  <ul class="grid"><li><div class="card"><h3><a href="/p/f">Fenland Throw</a></h3><div><span class="visually-hidden">Regular price</span><span>£95.00</span></div></div></li><li><div class="card"><h3><a href="/p/m">Marsh Blanket</a></h3><div><s>£160.00</s><span>£140.00</span></div></div></li><li><div class="card"><h3><a href="/p/p">Pram Blanket</a></h3><div>From £55.00</div></div></li></ul>
  <p>We repair any blanket we ever sold, free of charge.</p><p>Fen & Field was started by sisters Amy and Kate Burrell in 2014, in a shed in Spalding.</p><p>Free UK delivery on orders over £75</p>`

test('from a shop’s website its prices are read, but not those struck out', () => {
  expect(read(shop).offerings).toEqual(['Fenland Throw', 'Marsh Blanket', 'Pram Blanket', 'Throws'])
  expect(analysed(shop)).toEqual(
    expect.arrayContaining([
      'labelled-price · Fenland Throw · £95.00',
      'labelled-price · Marsh Blanket · £140.00',
      'labelled-price · Pram Blanket · from £55.00',
      'place · Lincolnshire',
      'founded · 2014',
    ]),
  )
  expect(analysed(shop).filter((fact) => fact.includes('£75') || fact.includes('£160'))).toEqual([])
})

const garage = `<title>Bridge Street Garage - MOT, Servicing & Repairs</title><body bgcolor="#ffffff"><table><tr><td><font size="5"><b>Welcome to Bridge Street Garage</b></font><br><br>We are a family business established in 1974 by Glyn Price and now run by his daughters.<br><br><b>MOT tests while you wait - £45</b><br><b>Full service from £195</b><br><br>All repairs are guaranteed for 12 months.<br><br>Opening times: Mon - Fri 8.00 - 5.30, Sat 8.00 - 12.00</td></tr></table>`

test('from a garage’s page built as one table its services are read', () => {
  expect(named(garage)).toBe('Bridge Street Garage')
  expect(read(garage).offerings).toEqual(['MOT tests', 'Full service'])
  expect(analysed(garage)).toEqual(
    expect.arrayContaining([
      'founded · 1974',
      'person · Glyn Price · founder',
      'labelled-price · MOT tests · £45',
      'guarantee',
      'hours · Mon - Fri 8.00 - 5.30, Sat 8.00 - 12.00',
    ]),
  )
})

const software = `<title>Rotaly: Staff scheduling for pharmacies</title><meta property="og:site_name" content="Rotaly"><section><div><div>1,240</div><div>pharmacies</div></div></section>
  <section><h2>Features</h2><div><h3>Skill matching</h3><p>Rotaly only offers a shift to people who are qualified for it.</p></div><div><h3>Shift swaps</h3><p>Staff swap shifts in the app, and you approve with one tap.</p></div><div><h3>Locum pool</h3><p>Reach vetted locums when your own team is away.</p></div></section>
  <section><h2>Pricing</h2><div><h3>Single</h3><p>£29<span>/month</span></p></div><div><h3>Group</h3><p>£24<span>/branch/month</span></p></div><p>No contract. Cancel any time.</p></section>
  <blockquote><p>We used to lose a morning a week to the rota.</p><cite>Anita Desai, Owner, Kingsway Pharmacy</cite></blockquote>
  <footer><p>Founded in 2017 by pharmacist Leena Shah and developer Tom Birch.</p></footer>`

test('from a software company’s website its plans, features and founders are read', () => {
  expect(read(software).offerings).toEqual(['Single', 'Group', 'Skill matching', 'Shift swaps', 'Locum pool'])
  expect(analysed(software)).toEqual(
    expect.arrayContaining([
      'quantity · 1,240 · pharmacies',
      'labelled-price · Group · £24 · /branch/month',
      'objection',
      'founded · 2017',
      'person · Leena Shah · pharmacist',
      'person · Tom Birch · developer',
      'offer · Skill matching',
      'customer · Anita Desai',
    ]),
  )
  expect(analysed(software).join()).not.toContain('person · Anita')
})

// Tests which parts of a website are read as the brand's branches, and what is known about each.
import { expect, test } from 'vitest'
import { TODAY } from '#tests/support/text.ts'
import { readSite } from '../site/read-site.ts'

const about = { companyName: 'Larkfield', industry: 'Hairdressers', companyInfo: '', country: 'GB' }
const intro =
  '<h1>Larkfield</h1><p>Larkfield is a family business. We cut hair with care and we never rush a customer.</p>'

/** What a site gives for each branch, and what it gives for the whole brand under an empty name. */
const read = (...pages: string[]) => {
  const { facts } = readSite(
    {
      pages: [intro, ...pages].map((main, at) => ({
        url: `https://larkfield.example/${at === 0 ? '' : `page-${at}`}`,
        html: `<html lang="en-GB"><head><title>Larkfield</title></head><body><main>${main}</main></body></html>`,
      })),
      stylesheets: [],
      refused: [],
    },
    about,
    TODAY,
  )
  const found: Record<string, string[]> = {}
  for (const { type, slots } of facts) {
    const text = slots.phone ?? slots.hours ?? (/\d/.test(slots.place ?? '') ? slots.place : undefined)
    if (text === undefined || !['place', 'hours', 'statement'].includes(type)) continue
    const of = (found[slots.branch ?? ''] ??= [])
    if (!of.includes(text)) of.push(text)
  }
  return found
}

test('each card with a name, an address, a phone number and hours is a branch', () => {
  expect(
    read(
      `<h1>Find us</h1>
      <div><h3>Brackenford</h3><p>8 Mill Lane, Brackenford, Derbyshire DE99 1AA</p><p>Tel: 01632 960101</p><p>Monday to Friday 8am–6pm<br>Saturday 8am–1pm</p></div>
      <div><h3>NETHER</h3><p>2 The Green, Nether Holm DE99 4BB</p><p>Tel: 01632 960102</p><p>Monday to Thursday 9am–5pm</p></div>`,
    ),
  ).toEqual({
    Brackenford: [
      '8 Mill Lane, Brackenford, Derbyshire DE99 1AA',
      '01632 960101',
      'Monday to Friday 8am–6pm',
      'Saturday 8am–1pm',
    ],
    'Nether Holm': ['2 The Green, Nether Holm DE99 4BB', '01632 960102', 'Monday to Thursday 9am–5pm'],
  })
})

test('each row of a table of branches is a branch', () => {
  expect(
    read(
      `<h1>Our salons</h1><table><tr><th>Salon</th><th>Address</th><th>Phone</th><th>Open</th></tr>
      <tr><td>Castle Street</td><td>41 Castle Street, Marden DN99 2CC</td><td>01632 960201</td><td>Tue-Sat 9am-6pm</td></tr>
      <tr><td>Quayside</td><td>3 Quay Road, Marden DN99 7DD</td><td>01632 960202</td><td>Wed-Sun 10am-7pm</td></tr></table>`,
    ),
  ).toEqual({
    'Castle Street': ['41 Castle Street, Marden DN99 2CC', '01632 960201', 'Tue-Sat 9am-6pm'],
    Quayside: ['3 Quay Road, Marden DN99 7DD', '01632 960202', 'Wed-Sun 10am-7pm'],
  })
})

test('hours elsewhere on the site belong to the branch that they name, even if both open at the same times', () => {
  expect(
    read(
      `<h1>Contact</h1><p><strong>Oakley shop:</strong> 5 High Street, Oakley RG99 1AA. 01632 960301.</p>
      <p><strong>Thorpe shop:</strong> 9 Church Road, Thorpe RG99 2BB. 01632 960302.</p>
      <h2>Opening hours</h2><p>Oakley: Mon-Sat 9am-5pm</p><p>Thorpe: Mon-Sat 9am-5pm</p>`,
    ),
  ).toEqual({
    Oakley: ['5 High Street, Oakley RG99 1AA', '01632 960301', 'Mon-Sat 9am-5pm'],
    Thorpe: ['9 Church Road, Thorpe RG99 2BB', '01632 960302', 'Mon-Sat 9am-5pm'],
  })
})

test('two branches with a page each are both found', () => {
  const page = (name: string, address: string, phone: string, hours: string) =>
    `<h1>${name}</h1><p>We opened here to be nearer to the people we serve.</p><h2>Visit us</h2><p>${address}</p><p>${phone}</p><p>${hours}</p>`
  expect(
    read(
      page('Wexcombe', '12 Bell Street, Wexcombe SN99 1AB', '01632 960401', 'Mon-Fri 9am-5pm'),
      page('Little Amble', '6 Station Road, Little Amble SN99 8CD', '01632 960402', 'Tue-Sat 10am-4pm'),
    ),
  ).toEqual({
    Wexcombe: ['12 Bell Street, Wexcombe SN99 1AB', '01632 960401', 'Mon-Fri 9am-5pm'],
    'Little Amble': ['6 Station Road, Little Amble SN99 8CD', '01632 960402', 'Tue-Sat 10am-4pm'],
  })
})

test('a phone number that both branches share belongs to the whole brand', () => {
  expect(
    read(
      `<h1>Find us</h1><p>Ring 01632 960500 for either place.</p>
      <h3>Hoxley</h3><p>1 Park Road, Hoxley LE99 1AA</p><p>Mon-Fri 9am-5pm</p>
      <h3>Barrow End</h3><p>4 Abbey Street, Barrow End LE99 2BB</p><p>Tue-Sat 9am-5pm</p>`,
    )[''],
  ).toEqual(['01632 960500'])
})

test.each([
  [
    'one address',
    '<h1>Contact</h1><h3>Visit</h3><p>1 Park Road, Hoxley LE99 1AA</p><p>Mon-Fri 9am-5pm</p><h3>Café</h3><p>Mon-Fri 10am-3pm</p>',
  ],
  [
    'shops of others that sell its goods',
    '<h1>Stockists</h1><h3>Bell Stores</h3><p>1 Park Road, Hoxley LE99 1AA</p><p>01632 960601</p><h3>Corner Deli</h3><p>4 Abbey Street, Barrow End LE99 2BB</p><p>01632 960602</p>',
  ],
  [
    'dates at two halls',
    '<h1>Events</h1><h3>Spring fair</h3><p>Village Hall, 1 Park Road, Hoxley LE99 1AA</p><p>Saturday 9 May, 10am-3pm</p><h3>Summer fair</h3><p>4 Abbey Street, Barrow End LE99 2BB</p><p>Saturday 4 July, 10am-3pm</p>',
  ],
  [
    'a person to write to and a place to visit',
    '<h1>Contact</h1><h3>Bookkeeper</h3><p>1 Park Road, Hoxley LE99 1AA</p><p>01632 960601</p><h3>Visiting</h3><p>4 Abbey Street, Barrow End LE99 2BB</p><p>Tue-Sat 9am-5pm</p>',
  ],
  [
    'an address, and phone numbers of several people',
    '<h1>Get in touch</h1><p>1 Park Road, Hoxley LE99 1AA</p><p>Warden: Ada Marsh 01632 960601. Ring at any hour.</p><p>Bookings: Tom Reed 01632 960602, Tue-Sat 9am-5pm</p>',
  ],
  [
    'a shop and a registered office',
    '<h1>Contact</h1><h3>Shop</h3><p>1 Park Road, Hoxley LE99 1AA</p><p>Mon-Fri 9am-5pm</p><h3>Registered office</h3><p>4 Abbey Street, Barrow End LE99 2BB</p><p>01632 960602</p>',
  ],
])('a website with %s has no branches', (_, html) => {
  expect(Object.keys(read(html)).filter((name) => name !== '')).toEqual([])
})

import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { TODAY } from '#tests/support/text.ts'
import { readSite } from './read-site.ts'

const about = {
  companyName: 'Mill Lane Pottery',
  industry: 'Pottery',
  companyInfo: 'Hand-thrown pots',
  country: 'GB',
}
const read = (html: string, who = about) =>
  readSite({ pages: [{ url: 'https://mill.co.uk/', html }], stylesheets: [], refused: [] }, who, TODAY)

const real = '<p>We have thrown pots in Bewdley since 1978. A bowl costs £24 and takes ten days to make.</p>'

test.each([
  [
    'a security check',
    '<title>Just a moment...</title><p>Checking your browser before accessing mill.co.uk. Enable JavaScript and cookies to continue.</p>',
    'security check',
  ],
  [
    'a block page',
    '<title>Access denied</title><h1>You have been blocked</h1><p>The owner of this site does not let you see it from here.</p>',
    'security check',
  ],
  [
    'a parked domain',
    '<title>mill.co.uk</title><p>This domain may be for sale. Buy this domain today. Related searches: pots.</p>',
    'parked',
  ],
  [
    'a fresh server',
    '<title>Welcome to nginx!</title><p>If you see this page, the web server is successfully installed and working.</p>',
    'parked',
  ],
  ['a folder', '<title>Index of /</title><a href=x>x</a>', 'parked'],
  [
    'a suspended account',
    '<h1>Account suspended</h1><p>Contact your hosting provider for more about this.</p>',
    'parked',
  ],
  [
    'a login',
    '<title>Members</title><p>Please log in to see our pages, which are for members only.</p><form><input type="password"></form>',
    'password',
  ],
  ['a program', '<div id="root"></div><script src="/app.js"></script>', 'with JavaScript'],
  [
    'a frame filled by a program',
    '<nav><a href=#a>Beers</a><a href=#b>About</a><a href=#c>Contact</a></nav><h1>Beers</h1><script>go()</script>',
    'with JavaScript',
  ],
  [
    'placeholder text',
    '<h1>Your company name</h1><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>',
    'placeholder',
  ],
  ['an announcement', '<h1>Mill Lane</h1><p>Our new website is coming soon.</p>', 'coming soon'],
  ['nothing', '<html></html>', 'enough text'],
  [
    'another language',
    `<p>${'Мы делаем посуду из глины в старой мельнице на берегу реки. '.repeat(10)}</p>`,
    'Enter its English pages',
  ],
  [
    'a casino',
    `<p>${'Play the best online casino slots and poker with a welcome bonus and free spins at our casino tonight. '.repeat(6)}</p>`,
    'changed hands',
  ],
])('a website that only shows %s is refused with a message that says what to do', (_, html, sentence) => {
  expect(() => read(html)).toThrow(sentence)
  expect(() => read(html)).toThrow(Problem)
  expect(() => read(html)).toThrow(/(Enter|Try|Ask|Check|check) /)
})

test('a site with little text can still be read', () => {
  expect(read(real).facts.length).toBeGreaterThan(0)
})

test('a real site with a login link and a few placeholders is read', () => {
  expect(
    read(`${real}<p>Lorem ipsum dolor sit amet.</p><form><input type=password></form><script>x()</script>`)
      .notes,
  ).toContain('Skipped: placeholder text (“https://mill.co.uk/”).')
})

test('a casino’s website is read if the profile says that the brand is a casino', () => {
  const html = `<p>${'We run a casino with poker tables and slots in the old mill, and betting is for adults only. '.repeat(5)}</p>`
  expect(read(html, { ...about, industry: 'Casino' }).facts).not.toEqual([])
})

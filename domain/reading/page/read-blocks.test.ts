import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPage, textsOf } from '#tests/support/text.ts'

const headings = (html: string) => aPage(html).blocks.map(({ heading, text }) => [heading, text])

test('text is read in the page’s order, each block with its nearest heading', () => {
  expect(headings('<h1>Pots</h1><p>One.</p><h2>Bowls</h2><p>Two.</p><ul><li>Three</li></ul>')).toEqual([
    ['', 'Pots'],
    ['Pots', 'One.'],
    ['Pots', 'Bowls'],
    ['Bowls', 'Two.'],
    ['Bowls', 'Three'],
  ])
})

test('blocks in menus and footers are marked as such', () => {
  const regions = aPage(
    '<header><nav><a href=/a>About</a></nav><h1>Pots</h1></header><p>Main text.</p><footer>© Mill</footer>',
  ).blocks
  expect(regions.map(({ region }) => region)).toEqual(['nav', 'main', 'main', 'footer'])
})

test('a menu that is not marked as one is recognised by its links', () => {
  const html =
    '<div class="menu-items"><ul><li><a href=/a>About</a><li><a href=/b>Shop</a><li><a href=/c>Visit</a></ul></div><p>Text.</p>'
  expect(aPage(html).blocks.map(({ region }) => region)).toEqual(['nav', 'nav', 'nav', 'main'])
  expect(
    aPage('<div><a href=/a>Home</a> <a href=/b>Shop</a> <a href=/c>Visit</a></div>').blocks[0]?.region,
  ).toBe('nav')
})

test('a restaurant’s menu of dishes is not taken for a navigation menu', () => {
  expect(
    aPage('<section id="menu"><h2>Mains</h2><p>Pie and mash £12</p></section>').blocks.map(
      ({ region }) => region,
    ),
  ).toEqual(['main', 'main'])
})

test.each([
  ['<p><span>£75</span><span>block</span></p>', '£75 block'],
  ['<p><strong>Gum treatment</strong><span>For sore gums</span></p>', 'Gum treatment For sore gums'],
  ['<p>Flat white<span>£3.20</span></p>', 'Flat white £3.20'],
  ['<p><b>S</b>ince 1978</p>', 'Since 1978'],
  ['<p>the 1<sup>st</sup> of May</p>', 'the 1st of May'],
  ['<p><i>W</i><i>e</i><i>l</i><i>l</i></p>', 'Well'],
  ['<p><a href=/x>Pots</a>, bowls</p>', 'Pots, bowls'],
  ['<p>un<b>believ</b>able</p>', 'unbelievable'],
  ['<p>£<span>75</span></p>', '£75'],
  ['<p>soft\u00adhyphen and zero\u200bwidth</p>', 'softhyphen and zerowidth'],
])('%s is read as “%s”', (html, text) => {
  expect(textsOf(html)).toEqual([text])
})

test.each([
  ['<h1>GET IN<br>TOUCH</h1>', 'GET IN TOUCH'],
  ['<h1>Train hard.<br>Move well.<br>Together.</h1>', 'Train hard. Move well. Together.'],
  ['<h1>Train hard.<span>Move well.</span>Together.</h1>', 'Train hard. Move well. Together.'],
  ['<h1>Train hard.Move well.Together.</h1>', 'Train hard. Move well. Together.'],
  ['<h1><div>GET IN</div><div>TOUCH</div></h1>', 'GET IN TOUCH'],
  ['<h1><b>M</b>ill Lane</h1>', 'Mill Lane'],
  ['<h1>Book with Beds.Com</h1>', 'Book with Beds.Com'],
  ['<h1 hidden>GET IN<br>TOUCH</h1>', 'GET IN TOUCH'],
])('on a page with %s, the text gets the label “%s”', (html, label) => {
  expect(aPage(`${html}<p>Call us any day.</p>`).blocks.at(-1)?.place.label).toBe(label)
})

test('a heading with a line break is read as one heading, but a price or number below it as a line of its own', () => {
  expect(headings('<h2>GET IN<br>TOUCH</h2><p>Call us any day.</p>')).toEqual([
    ['', 'GET IN TOUCH'],
    ['GET IN TOUCH', 'Call us any day.'],
  ])
  expect(textsOf('<h3>Hot desk<br>£12 a day</h3>')).toEqual(['Hot desk', '£12 a day'])
})

test('a line break separates two lines, unless the sentence continues', () => {
  expect(textsOf('<p>Monday: 9am - 5pm<br>Tuesday: 9am - 5pm</p>')).toEqual([
    'Monday: 9am - 5pm',
    'Tuesday: 9am - 5pm',
  ])
  expect(textsOf('<p>The mill was<br>built in 1731.</p>')).toEqual(['The mill was built in 1731.'])
  const dishes = [
    'Miller’s Roll - bacon, fried egg, brown sauce in a soft bap £5.25',
    'Weir Rarebit - ale on toast £7',
  ]
  expect(textsOf(`<p>${dishes.join('<br>')}</p>`)).toEqual(dishes)
})

test('a heading with a subheading is read as one card labelled with the heading', () => {
  const cards = (level: string) =>
    `<div><${level}>Hot desk</${level}><h4>Work flexibly</h4><p>For people on the go.</p></div><div><${level}>Office</${level}><h4>For teams</h4><p>Quiet rooms.</p></div>`
  expect(headings(cards('h3'))).toEqual([
    ['', 'Hot desk'],
    ['Hot desk', 'Work flexibly'],
    ['Hot desk', 'For people on the go.'],
    ['', 'Office'],
    ['Office', 'For teams'],
    ['Office', 'Quiet rooms.'],
  ])
})

test('a section’s heading is not used as the label of its cards', () => {
  const html =
    '<h2>Our prices</h2><div><h3>Hot desk</h3><p>£12 a day</p></div><div><h3>Office</h3><p>£400 a month</p></div>'
  expect(headings(html)).toContainEqual(['Hot desk', '£12 a day'])
  expect(headings(html)).toContainEqual(['Office', '£400 a month'])
})

test('the first short line of a card without a heading is used as its label', () => {
  const card = (name: string, price: string) =>
    `<div><div>${name}<p>All you need.</p></div><div><ul><li><span>${price}</span><span> /month</span></li></ul></div></div>`
  const html = `<div>${card('Virtual office', '€75')}${card('Hot desk', '€160')}</div>`
  expect(headings(html)).toContainEqual(['Virtual office', '€75 /month'])
  expect(headings(html)).toContainEqual(['Hot desk', '€160 /month'])
})

test('a price among several prices gets no label that may belong to another price', () => {
  const html = '<div><h3>Coffee</h3><div>£3</div><div>£4</div></div>'
  expect(headings(html).filter(([, text]) => text?.startsWith('£'))).toEqual([
    ['Coffee', '£3'],
    ['', '£4'],
  ])
})

test('each row of a price list is read as a line, but rows of a layout table are not', () => {
  expect(
    textsOf('<table><tr><td>Adult</td><td>£3.50</td></tr><tr><td>Child</td><td>£2</td></tr></table>'),
  ).toEqual(['Adult £3.50', 'Child £2'])
  const long =
    'We have thrown pots by hand in this mill since the year in which it was built, and no machine has ever been let in. '
  expect(textsOf(`<table><tr><td>${long}</td><td>${long}</td></tr></table>`)).toHaveLength(2)
})

test('a number and the words below it are read as one line', () => {
  expect(textsOf('<div><div>5000+</div><div>Pots fired</div></div>')).toEqual(['5000+ Pots fired'])
})

test('phone numbers and addresses are never read as headings, whatever their tag', () => {
  expect(headings('<h2>Phone 01782 537696</h2><h2>ST6 1NG</h2><p>Open daily.</p>').at(-1)).toEqual([
    '',
    'Open daily.',
  ])
})

test('text in a testimonial is read as a customer’s words', () => {
  const voices = (html: string) => aPage(html).blocks.map(({ voice }) => voice)
  expect(voices('<div class="testimonial-card"><p>They were kind.</p></div>')).toEqual(['customer'])
  expect(voices('<blockquote>“They were kind.”</blockquote>')).toEqual(['customer'])
  expect(voices('<blockquote>Set in for looks only.</blockquote>')).toEqual([undefined])
})

const hidden = [
  '<p hidden>secret</p>',
  '<p aria-hidden="true">secret</p>',
  '<p style="display:none">secret</p>',
  '<p style="DISPLAY : NONE !important">secret</p>',
  '<div style="visibility:hidden"><p>secret</p></div>',
  '<p style="opacity:0.01">secret</p>',
  '<p style="filter:opacity(0)">secret</p>',
  '<p style="color:transparent">secret</p>',
  '<p style="color:rgba(0,0,0,0)">secret</p>',
  '<p style="-webkit-text-fill-color: transparent">secret</p>',
  '<p style="color:#fdfdfd;background:#fff">secret</p>',
  '<p style="font-size:0.1px">secret</p>',
  '<p style="font-size:1%">secret</p>',
  '<font color="white">secret</font>',
  '<table bgcolor="#336699"><tr><td><font color="#336699">secret</font></td></tr></table>',
  '<p style="content-visibility:hidden">secret</p>',
  '<p style="clip-path:polygon(0 0, 0 0, 0 0)">secret</p>',
  '<p style="transform:translateX(-9999px)">secret</p>',
  '<p style="opacity:0">secret</p>',
  '<p style="position:absolute;left:-9999px">secret</p>',
  '<p style="position:fixed; top:-100em">secret</p>',
  '<p style="text-indent:-9999px">secret</p>',
  '<p style="font-size:0">secret</p>',
  '<div style="font-size:1px"><span>secret</span></div>',
  '<p style="color:#fff;background:#ffffff">secret</p>',
  '<div style="background-color:rgb(10,20,30)"><p style="color:#0a141e">secret</p></div>',
  '<p style="color:white">secret</p>',
  '<p style="height:0;overflow:hidden">secret</p>',
  '<p style="width:1px;height:1px;overflow:hidden">secret</p>',
  '<p style="clip:rect(0,0,0,0);position:absolute">secret</p>',
  '<p style="clip-path:inset(100%)">secret</p>',
  '<p style="transform:scale(0)">secret</p>',
  '<style>.x{display:none}</style><p class="a x">secret</p>',
  '<style>#y{position:absolute;left:-9999px}</style><p id=y>secret</p>',
  '<style>.a .b{visibility:hidden}</style><div class=a><p class=b>secret</p></div>',
  '<style>.z{font-size:0}</style><div class=z>secret</div>',
  '<style>body{background:#fff}.w{color:#fff}</style><body><p class=w>secret</p></body>',
  '<!-- secret -->',
  '<script>"secret"</script>',
  '<template><p>secret</p></template>',
  '<noscript>secret</noscript>',
  '<p><del>secret</del></p>',
  '<select><option>secret</select>',
  '<dialog>secret</dialog>',
  '<div class="cookie-banner">secret</div>',
]
test.each(hidden)('hidden text is not read: %s', (html) => {
  expect(textsOf(`<p>Shown.</p>${html}`)).toEqual(['Shown.'])
})

const shown = [
  '<p style="display:block">shown</p>',
  '<p style="color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text">shown</p>',
  '<p style="font-size:12px">shown</p>',
  '<p style="font-size:0.8em">shown</p>',
  '<p style="color:#333;background:#fff">shown</p>',
  '<p style="opacity:0;transform:translateY(20px)">shown</p>',
  '<p style="opacity:0" data-aos="fade-up">shown</p>',
  '<p style="position:absolute;left:20px">shown</p>',
  '<div style="font-size:0"><span style="font-size:16px">shown</span></div>',
  '<div style="background:#000"><p style="color:#fff">shown</p></div>',
  '<div style="background:#fff url(x.png)"><p style="color:#fff">shown</p></div>',
  '<style>.panel{display:none}.open .panel{display:block}</style><div class=panel>shown</div>',
  '<style>@media print{.p{display:none}}</style><p class=p>shown</p>',
  '<style>.q{display:none</style><p class=r>shown</p>',
  '<details><summary>Shown?</summary></details>',
]
test.each(shown)('visible text is read: %s', (html) => {
  expect(textsOf(html).join().toLowerCase()).toContain('shown')
})

test('a page nested deeper than the call stack keeps its text', () => {
  const deep = '<div>'.repeat(30_000)
  expect(textsOf(`${deep}We sell eggs at the gate.${'</div>'.repeat(30_000)}`)).toEqual([
    'We sell eggs at the gate.',
  ])
})

const pieces = fc.constantFrom(
  '<div>',
  '</div>',
  '<p>',
  '</p>',
  '<h2>',
  '</h2>',
  'We bake.',
  '£3',
  '<b>',
  '</b>',
  '<li>',
  '<ul>',
  '</ul>',
  '<td>',
  '<table>',
  '<tr>',
  '<!--',
  '-->',
  '<style>',
  '.a{',
  '}',
  '</style>',
  '<script>',
  '</script>',
  '<',
  '>',
  '&amp;',
  '<br>',
  ' class="nav"',
  '<a href=x>',
)

test('any markup can be read without an error, and all text read is in the page', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      for (const { text } of aPage(parts.join('')).blocks)
        expect(text).not.toMatch(/\s\s|^\s|\s$|[\u0001-\u0003]/)
    }),
  )
})

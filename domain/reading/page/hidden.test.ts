import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'
import { sheetsOf } from './sheets.ts'

/** The text that is read from a page with this linked stylesheet. */
const read = (css: string, body: string) =>
  readBlocks(
    { url: 'https://mill.co.uk/', html: `<link rel=stylesheet href=a.css><body><p>Kiln.</p>${body}` },
    sheetsOf([{ css }]),
  )
    .blocks.map(({ text }) => text)
    .slice(1)

const secret: [css: string, html: string][] = [
  ['.sr-only{position:absolute;clip:rect(0,0,0,0)}', '<p class="sr-only">secret</p>'],
  ['.old{display:none}', '<p class="old">secret</p>'],
  ['.notice{font-weight:bold}.old{display:none}', '<div class="notice old"><p>secret</p></div>'],
  ['.card{display:flex}.card.old{display:none}', '<div class="card old">secret</div>'],
  ['#summer{display:none}', '<p id="summer">secret</p>'],
  ['.wrap .gone{visibility:hidden}', '<div class="wrap"><p class="gone">secret</p></div>'],
  ['.x{opacity:0}', '<p class="x">secret</p>'],
  ['.x{display:none!important}.note{display:block}', '<p class="x note">secret</p>'],
  ['.x{font-size:0}', '<p class="x">secret</p>'],
  ['body{background:#fff}', '<main><p style="color:#ffffff">secret</p></main>'],
  [':root{--paper:#fbf6ec}body{background:var(--paper)}', '<p style="color:#fbf6ec">secret</p>'],
  ['body{background:#fbfaf6}.faint{color:#fafaf5}', '<p class="faint">secret</p>'],
  [
    'body{background:#fff}.box{background:#204060}.box-dim{color:#204060}',
    '<div class="box"><p class="box-dim">secret</p></div>',
  ],
]
test.each(secret)('text hidden by the style %s is not read: %s', (css, html) => {
  expect(read(css, html)).toEqual([])
})

const shown: [why: string, css: string, html: string][] = [
  ['a question folds it', '.a{display:none}', '<h3>Do you glaze?</h3><div class="a">shown</div>'],
  ['a button opens it', '.a{display:none}', '<button>More</button><div class="a">shown</div>'],
  [
    '“Read more” stands behind it',
    '.a{display:none}',
    '<p>x</p><div class="a">shown</div><p><a>Read more</a></p>',
  ],
  [
    'its letters are cut out of colours',
    '.a{color:transparent}.b{background-clip:text}',
    '<p>x</p><p class="a b">shown</p>',
  ],
  [
    'a control names it',
    '.a{display:none}',
    '<a href="#m">More</a><p>x</p><div class="a" id="m">shown</div>',
  ],
  [
    'its name says that it folds',
    '.accordion-body{max-height:0;overflow:hidden}',
    '<p>x</p><div class="accordion-body">shown</div>',
  ],
  [
    'a state opens it',
    '.a{display:none}.is-open .a{display:block}',
    '<p>x</p><div><p class="a">shown</p></div>',
  ],
  ['it is one of many', '.a{display:none}', '<p>x</p>'.concat('<div class="a">shown</div>'.repeat(4))],
  [
    'wide screens show it',
    '.d-none{display:none}@media(min-width:700px){.d-md-block{display:block}}',
    '<p>x</p><p class="d-none d-md-block">shown</p>',
  ],
  ['a later rule shows it', '.a{display:none}.b{display:block}', '<p>x</p><p class="a b">shown</p>'],
  ['only paper hides it', '@media print{.a{display:none}}', '<p>x</p><p class="a">shown</p>'],
  [
    'programs fade it in',
    '.elementor-invisible{visibility:hidden}',
    '<p>x</p><p class="elementor-invisible">shown</p>',
  ],
  [
    'nothing else would be left',
    '.app{display:none}',
    `<div class="app">shown ${'A bowl is thrown on a wheel. '.repeat(9)}</div>`,
  ],
  [
    'it stands on a box of its own',
    'body{background:#fff}.band{background:#123}.w{color:#fff}',
    '<div class="band"><p class="w">shown</p></div>',
  ],
  [
    'it may stand on a box',
    'body{background:#fff}.page .band{background:#123}.w{color:#fff}',
    '<div class="band"><p class="w">shown</p></div>',
  ],
  [
    'it stands on a picture',
    'body{background:#fff}.w{color:#fff}',
    '<div><img src=a.jpg><p class="w">shown</p></div>',
  ],
  [
    'it stands in a cover',
    'body{background:#fff}.w{color:#fff}',
    '<div class="wp-block-cover"><p class="w">shown</p></div>',
  ],
  [
    'a gap between boxes is closed',
    '.row{font-size:0}.row p{font-size:16px}',
    '<div class="row"><p>shown</p></div>',
  ],
]
test.each(shown)('text that is visible after all is read, because %s', (_, css, html) => {
  expect(read(css, html).join()).toContain('shown')
})

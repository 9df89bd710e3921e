import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { hostOf, pathOf, resolveAddress } from './address.ts'
import { declarationsOf, rulesOf } from './css.ts'
import { withoutSharedLines } from './shared-lines.ts'
import { thingsOf } from './json-ld.ts'
import { limitMarkup } from './limit-markup.ts'

test('nested at-rules of a stylesheet are flattened into plain rules', () => {
  const css =
    '/* a{color:red} */ .a, .b > p { color: RED; width:1px } @media print { .c{color:blue} } @layer x { .d{color:green} } @import "x.css"; .e{--brand:#123456'
  expect(
    rulesOf(css).map(({ selector, declarations }) => [selector, Object.fromEntries(declarations)]),
  ).toEqual([
    ['.a', { color: 'red', width: '1px' }],
    ['.b > p', { color: 'red', width: '1px' }],
    ['.d', { color: 'green' }],
    ['.e', { '--brand': '#123456' }],
  ])
})

test('the tags, classes and ids that a selector requires, and its specificity, are calculated', () => {
  const css = 'P.note#top{} .a > B.c:hover{} ul li:is(.x, #y){} ::before{} :where(.z){} a[href]{}'
  expect(
    rulesOf(css).map(({ required, isPlain, specificity }) => [required.join(''), isPlain, specificity]),
  ).toEqual([
    ['p.note#top', true, 10_101],
    ['b.c', false, 301],
    ['li', false, 10_002],
    ['', false, 0],
    ['', false, 0],
    ['a', false, 101],
  ])
})

test('a value may contain punctuation, and only !important marks a declaration as important', () => {
  const css = '.a{background:url("data:x;y}z");color:red}.b{color:blue!IMPORTANT}.c{content:"!important"}'
  expect(
    rulesOf(css).map(({ declarations, hasImportant }) => [[...declarations.keys()], hasImportant]),
  ).toEqual([
    [['background', 'color'], false],
    [['color'], true],
    [['content'], false],
  ])
})

test.each([
  ['nothing but mistakes', `a{${'b;'.repeat(300_000)}}`, 0],
  ['blocks in blocks without end', '.a{'.repeat(300_000), 1],
  ['brackets in brackets without end', `${':not('.repeat(200_000)}{}`, 0],
])('parsing a stylesheet of %s ends quickly', (_, css, rules) => {
  const start = performance.now()
  expect(rulesOf(css)).toHaveLength(rules)
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a style attribute is split into its declarations', () => {
  const style =
    'Color: RED ! important; background:url("a;b:c}") /* x;y:z */; --Ink:(;) ; wrong; width:calc(1px;'
  expect(Object.fromEntries(declarationsOf(style))).toEqual({
    color: 'red',
    background: 'url("a;b:c}")',
    '--ink': '(;)',
    width: 'calc(1px;',
  })
})

test('JSON-LD for search engines is found however deeply it is nested', () => {
  const { $ } =
    aPage(`<script type="application/ld+json">{"@graph":[{"@type":["LocalBusiness","Bakery"],"name":"Hale","address":{"@type":"PostalAddress","addressCountry":"GB"}}]}</script>
    <script type="application/ld+json">{ wrong</script><script type="application/ld+json">[{"@type":"https://schema.org/Product","name":"Loaf"}]</script>`)
  const things = thingsOf($)
  expect(things.flatMap(({ types }) => types)).toEqual(
    expect.arrayContaining(['LocalBusiness', 'Bakery', 'PostalAddress', 'Product']),
  )
  expect(things.find(({ types }) => types.includes('PostalAddress'))?.text('addressCountry')).toBe('GB')
})

test.each([
  ['logo.png', 'https://mill.co.uk/img/logo.png'],
  ['../logo.png', 'https://mill.co.uk/logo.png'],
  ['../../../logo.png', 'https://mill.co.uk/logo.png'],
  ['/a/./b/../c.png?x=1', 'https://mill.co.uk/a/c.png?x=1'],
  ['//cdn.org/x.png', 'https://cdn.org/x.png'],
  ['https://other.org/x', 'https://other.org/x'],
  ['?page=2', 'https://mill.co.uk/img/page.html?page=2'],
  ['shop/', 'https://mill.co.uk/img/shop/'],
  ['our logo.png', 'https://mill.co.uk/img/our%20logo.png'],
])('a link to %s resolves to %s', (href, address) => {
  expect(resolveAddress(href, 'https://mill.co.uk/img/page.html')).toBe(address)
})

test('links that lead nowhere resolve to null', () => {
  for (const href of ['#top', '', 'mailto:a@b.c', 'javascript:alert(1)', 'data:image/png;base64,x']) {
    expect(resolveAddress(href, 'https://mill.co.uk/'), href).toBeNull()
  }
  expect(hostOf('https://www.Mill.co.uk:8080/x')).toBe('mill.co.uk')
  expect(pathOf('https://mill.co.uk')).toBe('/')
})

const site = (...pages: string[]) => pages.map((html, at) => aPage(html, `https://mill.co.uk/${at}`))

test('lines found on half of the pages are removed, but those with digits are kept once', () => {
  const frame = '<p>Call us today</p><p>Open daily 9am - 5pm</p>'
  const pages = withoutSharedLines(
    site(`${frame}<p>One.</p>`, `${frame}<p>Two.</p>`, `<p>Three.</p>`, `<p>Four.</p>`),
  )
  expect(pages.map(({ blocks }) => blocks.map(({ text }) => text))).toEqual([
    ['Open daily 9am - 5pm', 'One.'],
    ['Two.'],
    ['Three.'],
    ['Four.'],
  ])
})

test('on a site of one page, no lines are removed as repeated', () => {
  expect(withoutSharedLines(site('<p>Call us today</p>'))[0]?.blocks).toHaveLength(1)
})

test('scripts are emptied before parsing, but JSON-LD is kept', () => {
  expect(limitMarkup('<script>if (a<b) {}</script><script type="application/ld+json">{}</script><p>x')).toBe(
    '<script></script><script type="application/ld+json">{}</script><p>x',
  )
})

test('markup built to be slow is parsed in time proportional to its length', () => {
  for (const part of [
    '<div>',
    '<b>x</b>',
    '<table><tr><td>',
    '<a href="x">y</a>',
    '<',
    '<!--',
    '<style>',
    '<script>',
    '( ',
    '£1 ',
  ]) {
    expect(aPage(`<p>We bake.</p>${part.repeat(60_000)}`).blocks.length, part).toBeGreaterThan(0)
  }
})

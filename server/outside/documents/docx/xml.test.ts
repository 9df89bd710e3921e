import { expect, test } from 'vitest'
import { walkXml } from './xml.ts'

function walked(xml: string | Buffer): string[] {
  const seen: string[] = []
  walkXml(Buffer.from(xml), {
    open: (name, attributes) => seen.push(`<${[name, ...Object.values(attributes)].join(' ')}>`),
    text: (text) => seen.push(text),
    close: (name) => seen.push(`</${name}>`),
  })
  return seen
}

const reasonOf = (xml: string) => {
  try {
    walked(xml)
  } catch (error) {
    return Object(error).reason
  }
}

test('namespace prefixes are removed from tags, and a self-closing tag counts as opening and closing', () => {
  expect(walked('<w:p><w:t a="1">Hi</w:t><w:br/></w:p>')).toEqual([
    '<p>',
    '<t 1>',
    'Hi',
    '</t>',
    '<br>',
    '</br>',
    '</p>',
  ])
})

test('the five predefined entities and numeric references are decoded', () => {
  expect(walked('<t>Fish &amp; chips &lt;£5&gt; &#8364;6 &#x20AC;7</t>')[1]).toBe('Fish & chips <£5> €6 €7')
})

test('any other entity is kept as text and never expanded', () => {
  expect(walked('<t>&lol; &toString;</t>')[1]).toBe('&lol; &toString;')
})

test('a DOCTYPE is refused, so that no entity can be defined and no file fetched', () => {
  expect(reasonOf('<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>')).toBe('unsafe')
})

test('comments and processing instructions are skipped, and CDATA is read as text', () => {
  expect(walked('<?xml version="1.0"?><a><!-- <b> --><![CDATA[1 < 2]]></a>')).toEqual([
    '<a>',
    '1 < 2',
    '</a>',
  ])
})

test('an attribute value in quotation marks may contain >', () => {
  expect(walked(`<a b="x > y"/>`)).toEqual(['<a x > y>', '</a>'])
})

test('UTF-16 with a byte order mark is read', () => {
  expect(walked(Buffer.from('\uFEFF<a>é</a>', 'utf16le'))).toEqual(['<a>', 'é', '</a>'])
})

test.each(['<a><b></a></b>', '<a>', '<a', '</a>', '<>', '<a><!-- x'])(
  'XML with %s is refused as damaged',
  (xml) => {
    expect(reasonOf(xml)).toBe('corrupt')
  },
)

test('XML with tags nested thousands deep is refused', () => {
  expect(reasonOf('<a>'.repeat(5_000))).toBe('unsafe')
})

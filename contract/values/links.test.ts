import { expect, test } from 'vitest'
import { PictureLink, WebsiteLink } from './links.ts'

const wholes = [
  'https://hale.example',
  'HTTP://Hale.Example:8080/shop?a=b#c',
  'http://127.0.0.1:4000/',
  'http://[2001:db8::1]/',
  'https://bäckerei.example/über uns',
  'http://intranet',
  '',
]
const bares = [
  'hale.example',
  'www.hale.example/shop',
  'hale.example:8080',
  'localhost:3000',
  'bäckerei.example',
]
const others = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript:1/alert.x',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://hale.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,AAAA',
  'file:///etc/passwd',
  'ftp://hale.example',
  'mailto:ruth@hale.example',
  'tel:0123456789',
  'blob:https://hale.example/1',
  '//hale.example',
  '\\\\hale.example',
  'https:hale.example',
  'https://',
  'https://hale.example@evil.example',
  'hale.example@evil.example',
  'https://hale example',
  'https://hale.example:port',
  'bakery',
  'we have none yet',
]

test.each([...wholes, ...bares])('%j is accepted as a website’s address', (text) => {
  expect(WebsiteLink.safeParse(text).data).toBe(text)
})

test.each(wholes)('%j is accepted as the address of a picture', (text) => {
  expect(PictureLink.safeParse(text).data).toBe(text)
})

test.each(others)('%j is refused as a link, with a message', (text) => {
  const sentences = [WebsiteLink, PictureLink].map((schema) =>
    schema.safeParse(text).error?.issues.map(({ message }) => message),
  )
  expect(sentences).toEqual([
    ['Enter a website address, such as www.yourcompany.com'],
    ['Enter the web address of an image, starting with https://'],
  ])
})

test.each(bares)('%j is refused as the address of a picture, since it has no scheme', (text) => {
  expect(PictureLink.safeParse(text).success).toBe(false)
})

test('a web address longer than 2,048 characters is refused', () => {
  expect(WebsiteLink.safeParse(`https://hale.example/${'x'.repeat(2048)}`).success).toBe(false)
})

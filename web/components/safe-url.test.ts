import { expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

test('an http(s) address is used as a link unchanged', () => {
  expect(safeUrl('https://pell.example/bread?loaf=1')).toBe('https://pell.example/bread?loaf=1')
  expect(safeUrl(' http://pell.example ')).toBe('http://pell.example/')
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//pell.example/logo.png',
  'pell.example',
  '',
  null,
  undefined,
])('%j is not used as a link', (address) => {
  expect(safeUrl(address)).toBeNull()
})

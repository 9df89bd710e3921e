import { expect, test } from 'vitest'
import { harmlessName } from './harmless-name.ts'

test.each(['Ruth Hale', 'Seán Ó Briain', 'Anne-Marie d’Arcy', 'Martin Luther King, Jr.', '陳 小明'])(
  'The ordinary name “%s” is used in emails unchanged',
  (name) => {
    expect(harmlessName(name)).toBe(name)
  },
)

test.each([
  ['Win http://evil.example now', 'Win now'],
  ['Visit www.evil.example', 'Visit'],
  ['evil.example/prize', ''],
  ['evil。example', ''],
  ['Ruth, evil.example.', 'Ruth,'],
  ['ruth@evil.example Hale', 'Hale'],
  ['Call +44 20 7946 0958', 'Call'],
  ['<a>Ruth</a>', ''],
  ['Ruth\u202eelpmaxe.live', ''],
  ['Ruth\r\nBcc: x@y.example', 'Ruth'],
])('From the name %j, every part that an email program could show as a link is removed', (name, left) => {
  expect(harmlessName(name)).toBe(left)
})

test('A name in an email is cut to 40 characters', () => {
  expect(harmlessName('Your account was opened by somebody else today')).toBe(
    'Your account was opened by somebody else',
  )
})

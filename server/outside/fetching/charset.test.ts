import { expect, test } from 'vitest'
import { read, smallSites } from '#tests/support/fakes/small-sites.ts'

const { serving } = smallSites()

test.each([
  ['utf-8 by header', 'text/html; charset=utf-8', Buffer.from('<p>£75 café</p>'), '£75 café'],
  ['latin by header', 'text/html; charset=iso-8859-1', Buffer.from('<p>£75 café</p>', 'latin1'), '£75 café'],
  [
    'latin by declaration',
    'text/html',
    Buffer.from('<meta charset="windows-1252"><p>£75 café</p>', 'latin1'),
    '£75 café',
  ],
  ['nothing declared, latin bytes', 'text/html', Buffer.from('<p>£75 café</p>', 'latin1'), '£75 café'],
  ['nothing declared, utf-8 bytes', 'text/html', Buffer.from('<p>£75 café</p>'), '£75 café'],
  [
    'utf-8 declared, latin bytes',
    'text/html; charset=utf-8',
    Buffer.from('<p>£75 café</p>', 'latin1'),
    '£75 café',
  ],
  ['unknown name', 'text/html; charset=klingon-8', Buffer.from('<p>£75 café</p>'), '£75 café'],
  ['mark before header', 'text/html; charset=iso-8859-1', Buffer.from('\ufeff<p>£75 café</p>'), '£75 café'],
  ['utf-16', 'text/html', Buffer.from('\ufeff<p>£75 café</p>', 'utf16le'), '£75 café'],
  ['utf-16 declared in bytes', 'text/html', Buffer.from('<meta charset=utf-16><p>£75 café</p>'), '£75 café'],
  [
    'shift_jis by declaration',
    'text/html',
    Buffer.concat([Buffer.from('<meta charset=shift_jis><p>'), Buffer.from([0x93, 0xfa, 0x96, 0x7b])]),
    '日本',
  ],
])('the text of a page is decoded correctly: %s', async (_, type, body, wanted) => {
  const host = await serving((asked, answer) => {
    if (asked.url !== '/') return void answer.writeHead(404).end()
    answer.setHeader('content-type', type).end(body)
  })
  expect((await read(`http://${host}`)).pages[0]?.html).toContain(wanted)
})

import { expect, test } from 'vitest'
import { breakableParts } from './line-breaks.ts'

test.each([
  ['thirty-six', ['thirty-six']],
  ['مخبز', ['مخبز']],
  ['현대자동차', ['현대자동차']],
  ['金龍餐館', ['金', '龍', '餐', '館']],
  ['「パン屋」です。', ['「パ', 'ン', '屋」', 'で', 'す。']],
  ['ゆっくり', ['ゆっ', 'く', 'り']],
  ['Mei美玲pours', ['Mei', '美', '玲', 'pours']],
  [`https://${'long/'.repeat(8)}`, ['https://long', '/long/long/l', 'ong/long/lon', 'g/long/long/']],
])('a line of %s breaks where the script allows it, without a hyphen', (word, expected) => {
  expect(breakableParts(word)).toEqual(expected.flatMap((piece, at) => (at === 0 ? [piece] : ['', piece])))
})

import { expect, test } from 'vitest'
import { dateOf } from './dates.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

test.each([
  ['Mon, 16 Nov 2026 08:30:00 GMT', '2026-11-16T08:30:00.000Z'],
  ['Mon, 16 Nov 2026 08:30:00 Z', '2026-11-16T08:30:00.000Z'],
  ['Monday, 16 November 2026 08:30 +0530', '2026-11-16T03:00:00.000Z'],
  ['16 Nov 26 08:30:00 EST', '2026-11-16T13:30:00.000Z'],
  ['Mon,16 Nov 2026 08:30:00 -0800 (PST)', '2026-11-16T16:30:00.000Z'],
  ['Mon, 16-Nov-2026 08:30:00 GMT+0100', '2026-11-16T07:30:00.000Z'],
  ['2026-11-16T08:30:00.123+01:00', '2026-11-16T07:30:00.000Z'],
  ['2026-11-16 08:30', '2026-11-16T08:30:00.000Z'],
  ['2026-11-16', '2026-11-16T00:00:00.000Z'],
  ['Nov 16, 2026', '2026-11-16T00:00:00.000Z'],
  ['Mon, 16 Nov 2026 08:30:00 XYZ', '2026-11-16T08:30:00.000Z'],
  ['Sat, 21 Nov 2026 20:00:00 GMT', '2026-11-21T20:00:00.000Z'],
])('the date %s in a feed is read as %s', (written, moment) => expect(dateOf(written, NOW)).toBe(moment))

test.each([
  'yesterday',
  '',
  '31 Feb 2026 10:00:00 GMT',
  '2026-13-01',
  '16 Nov 2026 25:00:00 GMT',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '0001-01-01T00:00:00Z',
  '16 Nov 2036 10:00:00 GMT',
  '11/16/2026',
  `1${' '.repeat(50_000)}Nov`,
])('%s in a feed is not read as a date', (written) => expect(dateOf(written, NOW)).toBeNull())

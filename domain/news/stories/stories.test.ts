import { expect, test } from 'vitest'
import { anItem } from '../fixtures/an-item.ts'
import { plainLink, recentItems, storiesOf } from './stories.ts'

const now = new Date('2026-11-22T09:00:00Z')

test('If several sources report the same event, they make one story, shown with the most detailed item', () => {
  const short = anItem('Flour prices rise 12% after poor harvest, bakers warned', { source: 'Loaf' })
  const long = anItem('Bakers warned as flour prices rise 12% after a poor harvest', {
    summary: 'Millers say that wet fields in August are to blame, and that spring may bring relief.',
  })
  const other = anItem('Real Bread Week returns in February')
  const stories = storiesOf([short, other, long])
  expect(stories.map(({ item }) => item)).toEqual([long, other])
})

test('Items whose addresses only differ in tracking parameters are the same story', () => {
  const one = anItem('Mill opens to visitors again', { link: 'https://www.mill.example/open?utm_source=rss' })
  const same = anItem('The old mill has visitors again', { link: 'https://mill.example/open/#top' })
  expect(storiesOf([one, same])).toHaveLength(1)
  expect(plainLink('https://mill.example/story?id=7&utm_medium=x')).toBe('mill.example/story?id=7')
})

test('Headlines that only share a few words of the trade are different stories', () => {
  const titles = ['Bakery opens second shop in Ludlow', 'Bakery closes last shop in Hereford']
  expect(storiesOf(titles.map((title) => anItem(title)))).toHaveLength(2)
})

test('Items older than three weeks and items from the future are left out', () => {
  const at = (publishedAt: string | null) => anItem('Real Bread Week returns', { publishedAt })
  const kept = [at('2026-11-21T08:00:00Z'), at('2026-11-01T10:00:00Z'), at(null)]
  expect(recentItems([...kept, at('2026-11-01T08:00:00Z'), at('2026-12-22T08:00:00Z')], now)).toEqual(kept)
})

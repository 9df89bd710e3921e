import { expect, test } from 'vitest'
import type { NewProfile } from '#contract/profile.ts'
import { runCommand } from '#server/operator.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { someNewsFeeds } from '#tests/support/fakes/news-feeds.ts'
import { aProduct } from '#tests/support/product.ts'

const stand = await someNewsFeeds()
const product = await aProduct({ NEWS_FEEDS: stand.template, FETCH_ALLOW_HOSTS: stand.host })
const { world } = product.running.real

const owner = async (companyName: string, industry: string, more: Partial<NewProfile> = {}) => {
  const { id, profile } = await aBrandOwner(product, { companyName, industry, ...more })
  await world.accounts.completeOnboarding(id)
  return profile.id
}

test('the operator can make the week’s news for all brands that should have it, and sees failures until they succeed', async () => {
  const baker = await owner('Marsh & Sons', 'Bakery')
  const potter = await owner('Weir Pottery', 'Pottery', {
    companyInfo: 'We throw and fire stoneware mugs by the weir.',
    targetAudience: 'People who drink tea.',
  })
  const weekOf = async (id: string) => (await world.news.newest(id, '2040-01-01'))?.weekOf
  const unreachable =
    'We couldn’t reach any of your news sources. Your stories haven’t changed. Please try again later.'
  // A Thursday in a week that the product won't reach on its own during this test.
  expect(await runCommand(world, ['news', '--at', '2040-01-05T12:00:00Z'])).toBe(
    [
      'The news of the week of 2040-01-01:',
      'Bakery, GB: 0 made, 1 failed',
      `  Marsh & Sons: ${unreachable}`,
      'Pottery, GB: 0 made, 1 failed',
      `  Weir Pottery: ${unreachable}`,
    ].join('\n'),
  )
  expect(await weekOf(baker)).not.toBe('2040-01-01')

  const stories = [1, 2, 3, 4, 5].map((at) => ({
    title: `Bakery prices rise by ${at}% after poor harvest`,
    link: `https://paper-${at}.example/${at}`,
    date: 'Wed, 04 Jan 2040 09:00:00 GMT',
  }))
  stand.put('/search', stories)
  expect(await runCommand(world, ['news', '--at', '2040-01-05T13:00:00Z'])).toBe(
    [
      'The news of the week of 2040-01-01:',
      'Bakery, GB: 1 made with 1 story, 0 failed',
      'Pottery, GB: 1 made without a story, 0 failed',
      '  Weir Pottery: No story of the 5 we looked at this week fits your trade. Add a news feed you read yourself for more to choose from.',
    ].join('\n'),
  )
  expect(await Promise.all([baker, potter].map(weekOf))).toEqual(['2040-01-01', '2040-01-01'])
  expect((await world.news.newest(baker, '2040-01-01'))?.updates.updates).toHaveLength(1)
  expect(await runCommand(world, ['news', '--at', '2040-01-07T23:59:59Z'])).toBe(
    'Every brand has its news for the week of 2040-01-01.',
  )
})

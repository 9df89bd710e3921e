// Makes the ideas of deliveries with the product's own engine, for tests that show them.
import { ContentData } from '#contract/delivery.ts'
import { aKnownBrand, weeksOf } from '#domain/ideas/fixtures/a-brand.ts'
import { builtInEngine } from '#domain/ideas/playbook-engine.ts'
import { playbook } from '../library.ts'

/** The ideas a well-known brand of the trade gets in a number of weeks. */
export async function deliveredIdeas(trade: string, weeks: number): Promise<ContentData['contentIdeas']> {
  const found = playbook.trades.find(({ id }) => id === trade)
  if (!found) throw new Error(`The library has no trade ${trade}`)
  const delivered = await weeksOf(builtInEngine(playbook), aKnownBrand(found), { weeks })
  const contentIdeas = delivered.flatMap((week) => week.ideas)
  return ContentData.parse({ senderName: 'Inkling', contentIdeas }).contentIdeas
}

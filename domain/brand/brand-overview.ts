// The data of the brand page: each fact with its value on the brand's card, and what others in the trade
// usually offer.
import type { AnswerOf } from '#contract/call.ts'
import type { BrandFact, readBrand } from '#contract/brand.ts'
import type { Account } from '#domain/account/account.ts'
import type { Trade } from '#domain/playbook/form.ts'
import { tradesFor } from '#domain/playbook/trades.ts'
import { entryFor } from '#domain/playbook/rendering/offered.ts'
import type { World } from '#domain/world.ts'
import { brandOf } from './brand-of.ts'
import { withUsedValues } from './card/used-values.ts'
import { valueOf, whyUnused } from './card/value-of.ts'
import { ownProfile } from './own-profile.ts'

type BrandOverview = AnswerOf<typeof readBrand>

export async function brandOverview(world: World, member: Account): Promise<BrandOverview> {
  const brand = await brandOf(world, await ownProfile(world, member))
  const trades = tradesFor(world.playbook, brand)
  const facts = withUsedValues(
    brand,
    brand.facts
      .filter(({ type }) => type !== 'event')
      .map((fact): BrandFact => {
        const value = valueOf(brand, fact, trades)
        return { ...fact, value, unused: value === null ? whyUnused(fact) : null }
      }),
  )
  const [first, second] = trades
  return {
    facts,
    trade: world.playbook.trades.includes(first) ? named(first) : null,
    secondTrade: second === undefined ? null : named(second),
    trades: world.playbook.trades.map(named).toSorted((one, other) => one.name.localeCompare(other.name)),
    usual: usualIn(trades, facts),
  }
}

const named = ({ id, name }: Trade) => ({ id, name })

/**
 * Lists what other businesses of the trade usually offer, without anything that is among the brand's facts,
 * shown or hidden.
 */
function usualIn(trades: readonly Trade[], facts: readonly BrandFact[]): string[] {
  const offered = facts.flatMap(({ value }) => (value?.sort === 'offer' ? [value.text] : []))
  const known = new Set(offered.map((name) => entryFor(name, trades)))
  const names = trades.flatMap(({ lexicon }) =>
    lexicon.filter((entry) => !known.has(entry)).map(({ name }) => name),
  )
  return [...new Set(names)]
}

// The season of one brand: what is coming for it, and the ideas that its next delivery brings for those days.
import type { Profile } from '#contract/profile.ts'
import { opens, type Plan } from '#contract/plans.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { briefs } from '#domain/library/briefs.ts'
import { briefsFor, calledIn } from '#domain/library/called.ts'
import { library } from '#domain/library/library.ts'
import { comingUp, RELEVANT, type Coming } from '#domain/seasons/coming-up.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { World } from '#domain/world.ts'
import { archetypeOf } from './archetype.ts'
import { keeperOf } from './calendar.ts'
import { asOwnDays } from './days-of-own.ts'
import { daysShortfallOf } from './days-shortfall.ts'
import type { PastIdea } from './engine.ts'
import { knownFacts } from './known-facts.ts'
import { proposeSeasonal, type SeasonalIdea } from './seasonal.ts'

export interface Season {
  /** What can be planned for, in the order of the days. */
  coming: Coming[]
  ideas: SeasonalIdea[]
  /** Why there are fewer ideas than asked for, where there are. */
  shortfall: string | null
}

interface Moment {
  past: readonly PastIdea[]
  /** The brand's day, `YYYY-MM-DD`. */
  today: string
  seed: string
}

const briefsIn = briefsFor(briefs)

/** Nothing for a plan without seasonal content, or where it is switched off. */
export async function seasonFor(
  world: World,
  plan: Plan,
  profile: Profile,
  brand: Brand,
  moment: Moment,
): Promise<Season> {
  if (!opens(plan, 'seasonal') || !profile.seasonalContentEnabled)
    return { coming: [], ideas: [], shortfall: null }
  const keeper = keeperOf(profile, await world.calendars.wishesOf(profile.id))
  const coming = comingUp(yearSource, keeper, moment.today, profile.seasonalLeadTimeMonths)
  const archetype = archetypeOf(library, brand.industry, brand.companyInfo)
  const ideas = proposeSeasonal(briefsIn(calledIn(brand.industry, archetype)), {
    ...moment,
    brand,
    coming,
    trade: keeper.trade,
    tradeName: archetype.name,
    count: profile.seasonalContentCount,
  })
  const { standing } = knownFacts(brand, moment.today)
  const marked = new Set(ideas.map(({ occasion }) => occasion.id))
  const told = asOwnDays(coming, standing).filter(
    ({ id, relevance }) => relevance >= RELEVANT || marked.has(id),
  )
  const facts = standing.map(({ fact }) => fact)
  const shortfall = daysShortfallOf(profile.seasonalContentCount, ideas.length, facts)
  return { coming: told, ideas, shortfall }
}

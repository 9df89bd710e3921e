// The year ahead as one brand meets it: the days of its country and trade, why each is there, and what the brand knows that fits it.
import { countryName, INTERNATIONAL } from '#contract/places.ts'
import type { Profile } from '#contract/profile.ts'
import type { Calendar, CalendarDay } from '#contract/seasons.ts'
import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import type { Archetype } from '#domain/library/entry.ts'
import { library } from '#domain/library/library.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import {
  inWords,
  monthsLater,
  RELEVANT,
  yearOf,
  type Coming,
  type Keeper,
} from '#domain/seasons/coming-up.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { shifted } from '#domain/seasons/rules.ts'
import type { CalendarWishes } from '#domain/seasons/stores.ts'
import { tradeIn } from '#domain/seasons/trade-of.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { World } from '#domain/world.ts'
import { archetypeOf } from './archetype.ts'
import { brandOf } from './brand-of.ts'
import { conceptsIn } from './concepts.ts'
import { asOwnDays } from './days-of-own.ts'
import { isTrusted, knownFacts, type KnownFact } from './known-facts.ts'
import { speaksTo } from './speaks-to.ts'

export async function calendarOf(
  world: World,
  member: Account,
  wish: { from?: string | undefined; months: number },
): Promise<Calendar> {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  const today = localDay(world.zones, profile.deliveryTimezone, world.now())
  const from = wish.from ?? today
  refuseFarOff(from, today)
  const to = shifted(monthsLater(from, wish.months), -1)
  const wishes = await world.calendars.wishesOf(profile.id)
  const keeper = keeperOf(profile, wishes)
  const token = await world.calendars.feedTokenOf(profile.id)
  const known = knownFacts(await brandOf(world, profile), today).standing
  return {
    today,
    from,
    to,
    country: keeper.country,
    wantsFaith: wishes.wantsFaith,
    trade: keeper.trade === null ? null : spokenTrade(profile),
    days: daysFor(asOwnDays(yearOf(yearSource, keeper, from, to), known), keeper, known),
    events: await world.events.of(profile.id),
    feedUrl: token === null ? null : feedUrl(world, token),
  }
}

/** The days that are worth showing, each with its reasons. */
export function daysFor(
  coming: readonly Coming[],
  keeper: Pick<Keeper, 'country' | 'trade'>,
  known: readonly KnownFact[],
): CalendarDay[] {
  return coming.filter(isShown).map((day) => {
    const facts = isOffered(day) ? factsFor(day.concepts, known) : []
    const { concepts: _concepts, themes: _themes, regions: _regions, ...told } = day
    return {
      ...told,
      why: whyOf(day, keeper, facts.length),
      facts: facts.map(({ fact: { id, quote } }) => ({ id, quote })),
    }
  })
}

const isShown = ({ relevance, isPublicHoliday }: Coming): boolean => relevance >= 1 || isPublicHoliday

/** On a day of remembrance only those speak whose own matter it is. */
const isOffered = ({ mood, relevance }: Coming): boolean => mood !== 'solemn' || relevance >= RELEVANT

const MOST_FACTS = 3

/** Those that share most with the day first, then those that only this brand can tell. */
function factsFor(concepts: readonly string[], known: readonly KnownFact[]): KnownFact[] {
  const about = { concepts: aboutOf(concepts) }
  return known
    .map((one) => ({ one, shared: speaksTo(one, about).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted(
      (a, b) =>
        b.shared - a.shared ||
        Number(isTrusted(b.one.fact)) - Number(isTrusted(a.one.fact)) ||
        b.one.weight - a.one.weight,
    )
    .slice(0, MOST_FACTS)
    .map(({ one }) => one)
}

/** An occasion's concepts are brought to their lemmas once, however often it is shown. */
const lemmas = new WeakMap<readonly string[], ReadonlySet<string>>()
function aboutOf(concepts: readonly string[]): ReadonlySet<string> {
  const about = lemmas.get(concepts) ?? new Set(conceptsIn(concepts.join(' ')).keys())
  lemmas.set(concepts, about)
  return about
}

function whyOf(day: Coming, { country, trade }: Pick<Keeper, 'country' | 'trade'>, facts: number): string {
  const where = day.regions === undefined ? placeName(country) : inWords(day.regions)
  return [
    meaningOf(day, trade),
    ...(day.isPublicHoliday ? [`A public holiday in ${where}: hours and deliveries may change.`] : []),
    fitting[facts] ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const fitting = [
  '',
  'One thing you know fits it.',
  'Two things you know fit it.',
  'Three things you know fit it.',
]

/** What the day is to the trade; of a day off that is nothing more to it, its being one says enough. */
function meaningOf({ mood, relevance, isPublicHoliday, from, to }: Coming, trade: Trade | null): string {
  const isOneDay = from === to
  if (mood === 'solemn')
    return `${isOneDay ? 'A day' : 'A time'} of remembrance: nothing is promoted ${isOneDay ? 'on' : 'in'} it.`
  if (relevance === 5 && trade !== null) return `The ${isOneDay ? 'day' : 'time'} of your own field.`
  if (relevance >= 4) return `People expect something of you ${isOneDay ? 'on this day' : 'in this time'}.`
  if (relevance === 3) return 'You can speak to it with what you know.'
  return isPublicHoliday ? '' : 'Good to know; little to do with your field.'
}

/** As it stands within a sentence: "the United Kingdom", "Ireland". */
function placeName(country: string | null): string {
  const name = countryName(country)
  const isDescribed =
    /^(?:United|Isle|Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles|Comoros)\b|\b(?:Islands|Republic|Territory|Territories)$/
  return isDescribed.test(name) ? `the ${name}` : name
}

/** Whose calendar a profile's is. */
export function keeperOf(profile: Profile, wishes: CalendarWishes): Keeper {
  const { id } = tradeOf(profile)
  return {
    ...wishes,
    country: profile.country === INTERNATIONAL ? null : profile.country,
    trade: isTrade(id) ? id : tradeIn(profile.industry),
  }
}

const tradeOf = ({ industry, companyInfo }: Profile): Archetype => archetypeOf(library, industry, companyInfo)

/** Every archetype is written for a trade but the last, which takes those that no other knows. */
const isTrade = (id: string): id is Trade => id !== library.archetypes.at(-1)?.id

/** Whoever's trade has no questions of its own yet keeps the days of what they typed. */
function spokenTrade(profile: Profile): string {
  const { id, name } = tradeOf(profile)
  return isTrade(id) ? name : profile.industry
}

export const feedUrl = (world: World, token: string): string =>
  `${world.setting.publicUrl}/calendar/${token}.ics`

/** How far back and ahead a calendar reaches: as far as days that follow the moon are known for every brand. */
const PAST_YEARS = 1
const YEARS_AHEAD = 5

function refuseFarOff(from: string, today: string): void {
  const years = Number(from.slice(0, 4)) - Number(today.slice(0, 4))
  if (years >= -PAST_YEARS && years <= YEARS_AHEAD) return
  const message = `Choose a day from last year to ${YEARS_AHEAD} years ahead`
  throw new Problem('invalid', message, { errors: [{ path: 'from', message }] })
}

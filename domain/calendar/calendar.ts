// The year ahead for one brand: the days that concern its country and trade, with the reason why each is
// shown.
import { countryName, INTERNATIONAL } from '#contract/values/places.ts'
import type { Profile } from '#contract/profile.ts'
import type { Calendar, CalendarDay } from '#contract/seasons.ts'
import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import type { Playbook } from '#domain/playbook/form.ts'
import { tradesFor, type TradeHints } from '#domain/playbook/trades.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import {
  joinPlaces,
  monthsLater,
  yearOf,
  type DatedOccasion,
  type CalendarOwner,
} from '#domain/seasons/upcoming.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { addDays } from '#domain/seasons/rules.ts'
import type { CalendarSettings } from '#domain/seasons/stores.ts'
import { calendarTradeIn } from '#domain/seasons/trade-of.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { World } from '#domain/world.ts'
import { foundEventsOf } from './found-events.ts'
import { withOwnDays } from './trade-days.ts'

export async function calendarOf(
  world: World,
  member: Account,
  wish: { from?: string | undefined; months: number },
): Promise<Calendar> {
  requireFeature(member, 'seasonal')
  const profile = await ownProfile(world, member)
  const today = localDay(world.zones, profile.deliveryTimezone, world.now())
  const from = wish.from ?? today
  requireKnownYear(from, today)
  const to = addDays(monthsLater(from, wish.months), -1)
  const wishes = await world.calendars.settingsOf(profile.id)
  const calendarOwner = calendarOwnerOf(world.playbook, profile, wishes)
  const events = await world.events.of(profile.id)
  const token = await world.calendars.feedTokenOf(profile.id)
  return {
    today,
    from,
    to,
    country: calendarOwner.country,
    wantsFaith: wishes.wantsFaith,
    trade: calendarOwner.trade === null ? null : spokenTrade(world.playbook, profile),
    days: daysFor(
      withOwnDays(yearOf(yearSource, calendarOwner, from, to), world.playbook, profile),
      calendarOwner,
    ),
    events,
    found: foundEventsOf(await world.facts.of(profile.id), events, today),
    feedUrl: token === null ? null : feedUrl(world, token),
  }
}

/** Selects the days that are shown in a brand's calendar, each with the reason why. */
export function daysFor(
  coming: readonly DatedOccasion[],
  calendarOwner: Pick<CalendarOwner, 'country' | 'trade'>,
): CalendarDay[] {
  return coming.filter(isShown).map((day) => {
    const { concepts: _concepts, themes: _themes, regions: _regions, ...shown } = day
    return { ...shown, why: whyOf(day, calendarOwner) }
  })
}

const isShown = ({ relevance, isPublicHoliday }: DatedOccasion): boolean => relevance >= 1 || isPublicHoliday

function whyOf(day: DatedOccasion, { country, trade }: Pick<CalendarOwner, 'country' | 'trade'>): string {
  const where = day.regions === undefined ? placeName(country) : joinPlaces(day.regions)
  return [
    meaningOf(day, trade),
    ...(day.isPublicHoliday ? [`A public holiday in ${where}: hours and deliveries may change.`] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/**
 * Says how well a day fits the trade, with one of the calendar's three labels. Empty if the day has little to
 * do with the trade.
 */
function meaningOf({ mood, relevance, from, to }: DatedOccasion, trade: Trade | null): string {
  const isOneDay = from === to
  if (mood === 'solemn')
    return `${isOneDay ? 'A day' : 'A time'} of remembrance: avoid promotions ${isOneDay ? 'on this day' : 'during it'}.`
  if (relevance === 5 && trade !== null) return 'Made for you.'
  if (relevance >= 4) return 'Good fit.'
  if (relevance === 3) return 'Possible.'
  return ''
}

/** A country's name as it reads in a sentence, such as "the United Kingdom" or "Ireland". */
function placeName(country: string | null): string {
  const name = countryName(country)
  const isDescribed =
    /^(?:United|Isle|Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles|Comoros)\b|\b(?:Islands|Republic|Territory|Territories)$/
  return isDescribed.test(name) ? `the ${name}` : name
}

/**
 * The settings that decide which days a profile's calendar shows. Faith communities get religious days
 * without having to ask for them.
 */
export function calendarOwnerOf(
  playbook: Playbook,
  profile: Profile,
  wishes: CalendarSettings,
): CalendarOwner {
  const kept = calendarTradeOf(playbook, profile)
  return {
    ...wishes,
    wantsFaith: wishes.wantsFaith || kept === 'faith-and-community',
    country: profile.country === INTERNATIONAL ? null : profile.country,
    trade: kept,
  }
}

/**
 * Finds the trade that decides a brand's days: by the brand's own description of its field, else by its trade
 * in the library.
 */
export function calendarTradeOf(playbook: Playbook, brand: TradeHints): Trade | null {
  const [{ name, names }] = tradesFor(playbook, brand)
  return [brand.industry, name, ...names].map(calendarTradeIn).find((kept) => kept !== null) ?? null
}

const spokenTrade = (playbook: Playbook, profile: Profile): string => {
  const [trade] = tradesFor(playbook, profile)
  return trade.id === 'general' ? profile.industry : trade.name
}

export const feedUrl = (world: World, token: string): string =>
  `${world.setting.publicUrl}/calendar/${token}.ics`

/** How many years a calendar goes back and ahead. The table of lunar feasts covers these years. */
const PAST_YEARS = 1
const YEARS_AHEAD = 5

function requireKnownYear(from: string, today: string): void {
  const years = Number(from.slice(0, 4)) - Number(today.slice(0, 4))
  if (years >= -PAST_YEARS && years <= YEARS_AHEAD) return
  const message = `Choose a day from last year to ${YEARS_AHEAD} years ahead`
  throw new Problem('invalid', message, { errors: [{ path: 'from', message }] })
}

// Ideas for days ahead: over a year of fortnights, whether the day is right, the brand's country keeps it, and all work ends before it.
import type { Trade } from '#domain/seasons/occasion.ts'
import { asPast, type PastIdea } from '#domain/ideas/engine.ts'
import { conceptsIn } from '#domain/ideas/concepts.ts'
import { archetypeOf } from '#domain/ideas/archetype.ts'
import { proposeSeasonal, type SeasonalIdea } from '#domain/ideas/seasonal.ts'
import { briefs } from '#domain/library/briefs.ts'
import { briefsFor, calledIn } from '#domain/library/called.ts'
import { library } from '#domain/library/library.ts'
import { catalogue } from '#domain/seasons/catalogue.ts'
import { comingUp } from '#domain/seasons/coming-up.ts'
import { tradeIn } from '#domain/seasons/trade-of.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import { TODAY } from './day.ts'
import daysAndKinds from './days-and-kinds.json' with { type: 'json' }
import type { Learnt } from './learn.ts'
import { share, type Row } from './row.ts'

const FORTNIGHTS = 26
const LEAD_MONTHS = 2

interface Marked {
  brand: Learnt
  idea: SeasonalIdea
  today: string
}

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A year of fortnightly deliveries of three seasonal ideas, each with the memory of all before it. */
export function aYearOf(brand: Learnt): Marked[] {
  const { kept } = brand
  const archetype = archetypeOf(library, kept.industry, kept.companyInfo)
  const trade = isTrade(archetype.id) ? archetype.id : tradeIn(kept.industry)
  const told = briefsIn(calledIn(kept.industry, archetype))
  const past: PastIdea[] = []
  return Array.from({ length: FORTNIGHTS }, (_, fortnight) => {
    const moment = new Date(Date.parse(TODAY) + fortnight * 14 * 86_400_000)
    const today = moment.toISOString().slice(0, 10)
    const keeper = {
      country: kept.country,
      trade,
      hidden: new Set<string>(),
      wantsFaith: false,
    }
    const ideas = proposeSeasonal(told, {
      brand: brand.brand,
      coming: comingUp(yearSource, keeper, today, LEAD_MONTHS),
      trade,
      tradeName: archetype.name,
      count: 3,
      past,
      today,
      seed: `${kept.slug} ${fortnight}`,
    })
    past.push(...asPast(ideas, moment))
    return ideas.map((idea) => ({ brand, idea, today }))
  }).flat()
}

const briefsIn = briefsFor(briefs)

/** The six written trades; the others keep the days of what they typed. */
const isTrade = (id: string): id is Trade =>
  library.archetypes.slice(0, -1).some((archetype) => archetype.id === id)

/** Each row over every seasonal idea of the year. */
export function marks(brands: readonly Learnt[]): Row[] {
  const told = brands.flatMap(aYearOf)
  return [
    share('season: date, weekday, country and lead window', told, 1, (one) => fault(wrongDay(one), one)),
    share('season: production tasks end before the day', told, 1, (one) => fault(wrongTask(one), one)),
    share('season: an occasion at most once in eleven months', told, 1, (one) =>
      fault(isAgain(one, told) ? 'told before' : null, one),
    ),
    share(
      'season: the evidence speaks of its day',
      told.filter((one) => !isOnTypeAlone(one)),
      1,
      (one) => fault(unfit(one), one),
    ),
    share(
      'season: a kind of fact is told on a day that it suits',
      told.filter((one) => isOnTypeAlone(one)),
      1,
      (one) => fault(unsuited(one), one),
    ),
  ]
}

const fault = (wrong: string | null, { brand, idea }: Marked) =>
  wrong === null ? null : `${brand.kept.slug}: ${idea.occasion.name}: ${wrong}: ${idea.title}`

const weekdayName = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })

function wrongDay({ brand, idea, today }: Marked): string | null {
  const { id, from, to } = idea.occasion
  const occasion = catalogue.find((one) => one.id === id)
  const shown = idea.evidence.find(({ kind }) => kind === 'event')?.quote ?? ''
  if (occasion === undefined) return 'not in the catalogue'
  if (occasion.countries?.includes(brand.kept.country) === false) return 'another country’s'
  if (days(today, from) <= 7) return 'too near'
  if (days(today, from) > 31 * LEAD_MONTHS + 28) return 'too far off'
  if (from === to && !shown.includes(weekdayName(from))) return 'another weekday'
  if (!shown.includes(from.slice(0, 4)) || !shown.includes(String(Number(to.slice(8))))) return 'another date'
  return null
}

function wrongTask({ brand, idea, today }: Marked): string | null {
  const due = idea.todoTasks.map((task) => {
    const [, weekday = '', day = '', month = ''] = /^By (\w+) (\d+) (\w+): \S/.exec(task) ?? []
    const years = [today.slice(0, 4), idea.occasion.from.slice(0, 4)]
    return years
      .map((year) => new Date(`${day} ${month} ${year} UTC`))
      .filter((at) => !Number.isNaN(at.getTime()))
      .map((at) => at.toISOString().slice(0, 10))
      .find((at) => at > today && at < idea.occasion.from && weekdayName(at) === weekday)
  })
  if (due.length < 3 || due.length > 6) return `${due.length} tasks`
  if (due.includes(undefined)) return 'a task out of time'
  if (due.some((day, at) => at > 0 && (day ?? '') < (due[at - 1] ?? ''))) return 'tasks out of order'
  const between = daysBetween(today, idea.occasion.from)
  const isFree = between.some((day) => !isDayOff(day, brand)) ? isDayOff : () => false
  const onDaysOff = due.filter(
    (day = '', at) => isFree(day, brand) && !/\bthe evening before\b/.test(idea.todoTasks[at] ?? ''),
  )
  return onDaysOff.length > 0 ? `tasks on days off: ${onDaysOff.join()}` : null
}

const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: days(from, to) - 1 }, (_, at) =>
    new Date(Date.parse(from) + (at + 1) * 86_400_000).toISOString().slice(0, 10),
  )

/** Of the kept brands' countries, in all of which the week ends with Sunday. */
const isDayOff = (day: string, { kept }: Learnt): boolean =>
  /^S(?:atur|un)day$/.test(weekdayName(day)) ||
  /-12-(?:2[4-9]|3)|-01-01/.test(day) ||
  yearSource.holidaysOf(kept.country, Number(day.slice(0, 4))).some((holiday) => holiday.day === day)

const isAgain = ({ brand, idea, today }: Marked, told: readonly Marked[]): boolean =>
  told.some(
    (other) =>
      other.brand === brand &&
      other.idea.occasion.id === idea.occasion.id &&
      other.today < today &&
      days(other.today, today) < 330,
  )

/** At least one word of the day's own in the evidence that is shown. */
function unfit({ idea }: Marked): string | null {
  const occasion = catalogue.find(({ id }) => id === idea.occasion.id)
  const own = new Set(conceptsIn((occasion?.concepts ?? []).join(' ')).keys())
  const cited = idea.evidence
    .filter(({ kind }) => kind !== 'event')
    .map(({ quote, label }) => `${quote} ${label}`)
  return [...conceptsIn(cited.join(' ')).keys()].some((concept) => own.has(concept))
    ? null
    : 'nothing of the day in it'
}

const isOnTypeAlone = ({ idea }: Marked): boolean =>
  briefs.some(({ id, onTypeAlone }) => onTypeAlone === true && idea.key.entry === `briefs/${id}`)

/** Of which day which kinds of fact say something without a word of it: a marketer's table, made apart from the briefs and from what they bring. */
const suits: readonly { days?: string; theme?: string; kinds: readonly string[] }[] = daysAndKinds

/** A deed is told of whoever did it, so that a day for people suits it. */
function unsuited({ brand, idea }: Marked): string | null {
  const { id } = idea.occasion
  const [first] = idea.evidence
  const types = brand.brand.facts
    .filter(({ quote }) => first !== undefined && quote.startsWith(first.quote))
    .map(({ type }) => type)
  const themes: readonly string[] = catalogue.find((one) => one.id === id)?.themes ?? []
  const fitting = suits
    .filter(({ days, theme }) =>
      theme === undefined ? new RegExp(days ?? '$^').test(id) : themes.includes(theme),
    )
    .flatMap(({ kinds }) => kinds)
  const people = brand.brand.facts.flatMap(({ slots }) => slots.person?.split(' ') ?? [])
  const isDeed = fitting.includes('person') && people.some((name) => first?.quote.includes(name))
  return types.some((type) => fitting.includes(type)) || isDeed ? null : `no day for ${types.join(', ')}`
}

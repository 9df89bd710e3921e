// What a year brings: days and windows that a brand can make something of, or must be still on.
import type { Rule, WindowRule } from './rules.ts'

/** How a day is met: with joy, with a cause, or in silence and never with anything to sell. */
export type Mood = 'celebrate' | 'awareness' | 'solemn'

/**
 * - `holiday`: a public holiday or one kept as such
 * - `awareness`: a cause or a subject that has its day, week or month
 * - `trading`: when people buy, book or give for a reason of the calendar
 * - `culture`: feasts, customs and sport that people share
 * - `admin`: deadlines and turns of the year: tax, terms, clocks
 */
export type OccasionKind = 'holiday' | 'awareness' | 'trading' | 'culture' | 'admin'

/** The trades of the editorial library, written and to be written. */
export type Trade =
  | 'food-and-drink'
  | 'hospitality'
  | 'retail'
  | 'beauty'
  | 'fitness'
  | 'health-and-dental'
  | 'legal'
  | 'accounting-and-finance'
  | 'property'
  | 'trades-and-building'
  | 'manufacturing'
  | 'software'
  | 'agency-and-consulting'
  | 'education'
  | 'childcare'
  | 'charity'
  | 'faith-and-community'
  | 'arts-and-venues'
  | 'tourism-and-stays'
  | 'events'
  | 'farming-and-garden'
  | 'automotive'
  | 'pets'
  | 'public-and-membership'

/** What a day is about, by which written briefs find the days they work for. */
export type Theme =
  | 'gifts'
  | 'festive'
  | 'romance'
  | 'family'
  | 'children'
  | 'older-people'
  | 'women'
  | 'inclusion'
  | 'new-start'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter'
  | 'clocks'
  | 'bank-holiday'
  | 'national-day'
  | 'faith-feast'
  | 'remembrance'
  | 'sale-days'
  | 'small-business'
  | 'trade-week'
  | 'work'
  | 'money'
  | 'learning'
  | 'books-and-arts'
  | 'music'
  | 'sport'
  | 'movement'
  | 'mind'
  | 'teeth'
  | 'health-cause'
  | 'food'
  | 'drink'
  | 'gardens'
  | 'animals'
  | 'environment'
  | 'home'
  | 'safety'
  | 'heritage'
  | 'travel'
  | 'science'
  | 'community'
  | 'volunteers'
  | 'giving'
  | 'kindness'

/** 0 (nothing to do with it) to 5 (its day of the year). From 3 on it is offered. `any` is for every trade that is not named. */
export type Relevance = Partial<Record<Trade | 'any', 0 | 1 | 2 | 3 | 4 | 5>>

export interface Occasion {
  /** Kebab-case and for ever: memory and hidden days are kept under it. */
  id: string
  /** As people call it: "Mothering Sunday". */
  name: string
  kind: OccasionKind
  /** The day, or the window from one to another. */
  when: Rule | WindowRule
  /** Two-letter codes of the countries that keep it; absent for every country. */
  countries?: readonly string[]
  /** What it is, in one or two sentences of our own, without a figure that may grow old. Up to 240 characters. */
  description: string
  /** Lower-case lemmas that a brand's fact must speak of to fit the day. At least six; two of one fact are enough. */
  concepts: readonly string[]
  /** One to four, the chief one first. */
  themes: readonly Theme[]
  relevance: Relevance
  mood: Mood
  /** Of a faith: shown only where it is wanted, or a public holiday. */
  isReligious?: true
  /** How many weeks before the day work on it begins, 2 to 12. */
  leadWeeks: number
  /** Who sets the day, as it may be looked up: an office, a resolution, a charity, an act. */
  source: string
  /** The day on which the rule was last held against its source, `YYYY-MM-DD`. */
  verifiedOn: string
}

// Occasions: days and periods of the year that a brand can use, or must be ready for.
import type { Rule, WindowRule } from './rules.ts'

/** The tone of a day: joyful, for a cause, or solemn, when nothing must be sold. */
export type Mood = 'celebrate' | 'awareness' | 'solemn'

/**
 * - `holiday`: a public holiday or a day kept like one
 * - `awareness`: a cause or a topic with its own day, week or month
 * - `trading`: when people buy, book or give because of the time of year
 * - `culture`: religious holidays, customs and sport that people share
 * - `admin`: deadlines and turning points of the year: tax, school terms, clocks
 */
export type OccasionKind = 'holiday' | 'awareness' | 'trading' | 'culture' | 'admin'

/** The trades that occasions are rated for. */
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

/** What a day is about. */
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

/**
 * 0 (nothing to do with the trade) to 5 (the trade's day of the year). Offered from 3 on. `any` is for every trade
 * that isn't listed.
 */
export type Relevance = Partial<Record<Trade | 'any', 0 | 1 | 2 | 3 | 4 | 5>>

export interface Occasion {
  /** Kebab-case. Never changes, because past ideas and hidden days refer to it. */
  id: string
  /** As people call it: "Mothering Sunday". */
  name: string
  kind: OccasionKind
  /** The day, or the period from one day to another. */
  when: Rule | WindowRule
  /** Two-letter codes of the countries that have it; missing for all countries. */
  countries?: readonly string[]
  /** What it is, in our own words, without a figure that will be out of date. Up to 240 characters. */
  description: string
  /** At least six lower-case words that the day is about. */
  concepts: readonly string[]
  /** One to four, the main one first. */
  themes: readonly Theme[]
  relevance: Relevance
  mood: Mood
  /** Religious: shown only if the brand wants religious days, or on a public holiday. */
  isReligious?: true
  /** How many weeks before the day preparation starts, 2 to 12. */
  leadWeeks: number
  /** Who sets the day, so that it can be looked up: an office, a resolution, a charity, a law. */
  source: string
  /** The date the rule was last checked against its source, `YYYY-MM-DD`. */
  verifiedOn: string
}

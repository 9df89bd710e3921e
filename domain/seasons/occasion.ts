// An occasion is a day or a period of the year that a brand can make content for, or must prepare for.
import type { Rule, WindowRule } from './rules.ts'

/** The tone that content for a day should have. On a `solemn` day nothing may be sold. */
export type Mood = 'celebrate' | 'awareness' | 'solemn'

/**
 * - `holiday`: a public holiday or a day that is treated like one
 * - `awareness`: a cause or a topic with its own day, week or month
 * - `trading`: a time when people buy, book or give because of the season
 * - `culture`: religious holidays, customs and sport that many people share
 * - `admin`: deadlines and changes in the year, such as tax, school terms and clocks
 */
export type OccasionKind = 'holiday' | 'awareness' | 'trading' | 'culture' | 'admin'

/** The trades for which each occasion has a relevance. */
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

/** The subjects that a day can be about. */
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
 * How well an occasion fits a trade, from 0 (not at all) to 5 (the trade's most important day). From 3 on it
 * is offered. `any` applies to all trades that aren't listed.
 */
export type Relevance = Partial<Record<Trade | 'any', 0 | 1 | 2 | 3 | 4 | 5>>

export interface Occasion {
  /** The id in kebab-case. It must never change, because past ideas and hidden days refer to it. */
  id: string
  /** The name that people use, such as "Mothering Sunday". */
  name: string
  kind: OccasionKind
  /** The rule for a single day, or for the first and last day of a period. */
  when: Rule | WindowRule
  /** Two-letter codes of the countries that have the occasion; missing if all countries do. */
  countries?: readonly string[]
  /**
   * What the day is, in our own words and at most 240 characters. It gives no figures that will be out of
   * date.
   */
  description: string
  /** At least six lower-case words for what the day is about. */
  concepts: readonly string[]
  /** One to four subjects, the main one first. */
  themes: readonly Theme[]
  relevance: Relevance
  mood: Mood
  /** Religious occasions are only shown if the brand wants them, or if they are public holidays. */
  isReligious?: true
  /** How many weeks before the day preparation starts, 2 to 12. */
  leadWeeks: number
  /** Who sets the date, so that it can be checked: an office, a resolution, a charity or a law. */
  source: string
  /** The date the rule was last checked against its source, `YYYY-MM-DD`. */
  verifiedOn: string
}

// How one thing that is wrong or lacking in the table of public holidays is put right.
import type { Rule } from '../rules.ts'

export type HolidayOverride = { why: string; source: string } & (
  | { drop: string; years?: readonly number[] }
  | { rename: string; to: string }
  | { add: string; when: Rule; lasts?: number; regions?: readonly string[]; isSubstitute?: true }
  | { limit: string; regions: readonly string[] }
  /**
   * Which other day is free where a holiday (or only the one named) falls on a day of rest: the next that is not a holiday, after a
   * Sunday or after either day of a weekend; or the weekday beside it, Friday for Saturday and Monday for Sunday.
   */
  | { substitutes: 'after-sunday' | 'after-weekend' | 'beside-weekend'; of?: string }
)

export const localName = {
  why: 'The name of the library is not the one that people use there.',
  source: 'The acts and government pages named in the tests',
}

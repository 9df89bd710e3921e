// One correction to the table of public holidays.
import type { Rule } from '../rules.ts'

export type HolidayOverride = { why: string; source: string } & (
  | { drop: string; years?: readonly number[] }
  | { rename: string; to: string }
  | { add: string; when: Rule; lasts?: number; regions?: readonly string[]; isSubstitute?: true }
  | { limit: string; regions: readonly string[] }
  /**
   * Which day replaces a holiday (any, or the one named in `of`) on a free day: the next working day after a Sunday,
   * or after either day of a weekend; or the weekday next to it, Friday for Saturday and Monday for Sunday.
   */
  | { substitutes: 'after-sunday' | 'after-weekend' | 'beside-weekend'; of?: string }
)

export const localName = {
  why: 'The name of the library is not the one that people use there.',
  source: 'The acts and government pages named in the tests',
}

// The form of a correction to the table of public holidays.
import type { Rule } from '../rules.ts'

export type HolidayOverride = { why: string; source: string } & (
  | { drop: string; years?: readonly number[] }
  | { rename: string; to: string }
  | { add: string; when: Rule; lasts?: number; regions?: readonly string[]; isSubstitute?: true }
  | { limit: string; regions: readonly string[] }
  /**
   * Which day is off instead if a holiday, or only the one named in `of`, falls on a weekend: the next
   * working day after a Sunday; the next working day after either day of a weekend; or the nearest weekday,
   * Friday for Saturday and Monday for Sunday.
   */
  | { substitutes: 'after-sunday' | 'after-weekend' | 'beside-weekend'; of?: string }
)

export const localName = {
  why: 'The name in date-holidays is not the one that people use there.',
  source: 'The acts and government pages named in the tests',
}

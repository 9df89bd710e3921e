// The form of a seasonal brief: an entry that works for an occasion, with work that is done before the day.
import type { Mood, Theme, Trade } from '#domain/seasons/occasion.ts'
import type { Entry } from './entry.ts'

/** One piece of work, so many weeks before the day. */
export interface Production {
  weeksBefore: number
  /** Beginning with a verb, without a full stop and without slots. */
  task: string
}

/**
 * A written brief for occasions. Its texts may carry, beside the slots of its evidence, `{occasion}` (the name of the day: "Mothering
 * Sunday", "Dry January") and `{day}` (its date: "Sunday 7 March 2027", or "1 to 31 January 2027" of a window).
 */
export interface Brief extends Omit<Entry, 'pillar' | 'tasks' | 'notFor'> {
  /** It works for occasions that have one of these; empty where the fact must name the day. */
  themes: readonly Theme[]
  /** The trades it is written for; absent for every trade. */
  trades?: readonly Trade[]
  /** Trades to whom it says the wrong thing. */
  notFor?: readonly Trade[]
  /** Ids of the only days it works for; absent for every day of its themes. */
  days?: readonly string[]
  /**
   * The kind of fact is enough, whatever it speaks of: hours are always of a bank holiday. Such a brief has no concepts; what it needs
   * besides is among its conditions.
   */
  onTypeAlone?: true
  /**
   * It works for any day that the fact itself names by one of the day's telling words: vegan of Veganuary. Such a brief has neither
   * concepts nor themes.
   */
  onDayNamed?: true
  /** How the days are met that it works for. */
  moods: readonly Mood[]
  /** Three to six pieces of work, the earliest first; the last at least a day before the occasion (`weeksBefore` over 0). */
  production: readonly Production[]
}

/** A brief as an entry like the others; its work is dated apart. */
export const asEntry = ({ production, ...brief }: Brief): Entry => ({
  ...brief,
  pillar: 'season',
  tasks: production.map(({ task }) => task),
})

// Makes the slots that fill a repeated line, based on one value of the card.
import type { SourcedValue } from '../card.ts'
import type { SlotValue } from './slots.ts'

export type Row = ReadonlyMap<string, SlotValue>

/** Makes a row of slots from a value. Slots without a text are left out. */
export const slotRow = (
  value: SourcedValue,
  known: Readonly<Record<string, string | SlotValue | null>>,
): Row =>
  new Map(
    Object.entries(known).flatMap(([name, one]) =>
      one === null ? [] : [[name, typeof one === 'string' ? { text: one, from: [value.id] } : one] as const],
    ),
  )

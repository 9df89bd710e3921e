// Slots that rest on one card value: what a line that is repeated is filled with.
import type { Valued } from '../card.ts'
import type { SlotValue } from './slots.ts'

export type Row = ReadonlyMap<string, SlotValue>

/** A row of slots that rest on a value; those that nothing is known for are left out. */
export const slotRow = (value: Valued, known: Readonly<Record<string, string | SlotValue | null>>): Row =>
  new Map(
    Object.entries(known).flatMap(([name, one]) =>
      one === null ? [] : [[name, typeof one === 'string' ? { text: one, from: [value.id] } : one] as const],
    ),
  )

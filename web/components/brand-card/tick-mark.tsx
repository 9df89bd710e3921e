import { Tick } from '../frames/strokes.tsx'

/** A tick in a ring, filled once the value is confirmed. */
export const TickMark = ({ isChecked = false }: { isChecked?: boolean }) => (
  <span
    aria-hidden="true"
    className={`inline-grid size-6 place-items-center rounded-full align-middle ${isChecked ? 'bg-pencil text-on-pencil' : 'text-edge ring-[1.5px] ring-current ring-inset'}`}
  >
    <Tick className="scale-75 [&_.stroke]:stroke-current" width={2.6} />
  </span>
)

// One value: a tick that marks it as right, its text, which opens the details, and a cross to hide it.
import { X } from 'lucide-react'
import { TickMark } from './tick-mark.tsx'
import { useCard } from './use-card.ts'
import type { ShownValue } from './values.ts'

interface ValueChipProps {
  value: ShownValue
  /** The kind's name, shown before the value if the group holds several kinds. */
  label?: string | undefined
  isOpen: boolean
  /** The id of the details that the chip opens. */
  controls: string
  onToggle: () => void
}

const sentences: ReadonlySet<ShownValue['sort']> = new Set([
  'promise',
  'review',
  'question',
  'section',
  'audience',
])
/** Kinds of values that are shown as a title with lines below it. */
const titled: ReadonlySet<ShownValue['sort']> = new Set(['question', 'section'])
/** A value with more characters than this gets its own line. */
const LONG = 56

/** Whether the value gets its own line, as sentences do. */
export const isLong = ({ sort, text, more }: Pick<ShownValue, 'sort' | 'text' | 'more'>): boolean =>
  sentences.has(sort) || text.length + (more?.length ?? 0) > LONG

/** The value with its branch, because two branches may have the same hours. */
const spoken = ({ text, branch }: ShownValue): string => (branch === null ? text : `${text}, ${branch}`)

export function ValueChip({ value, label, isOpen, controls, onToggle }: ValueChipProps) {
  const { hide } = useCard()
  const { text, more, kind, isChecked, isNew } = value
  const beside = [kind, titled.has(value.sort) ? null : more].filter((part) => part !== null)
  return (
    <div
      className={`flex min-h-11 max-w-full items-stretch rounded-ctl md:min-h-0 border-[1.5px] ${isLong(value) ? 'w-full' : ''} ${isChecked ? 'border-pencil bg-pencil-soft' : 'border-edge'} ${isNew ? 'opacity-60' : ''}`}
    >
      <TickBox value={value} />
      <button
        type="button"
        data-entry
        aria-expanded={isOpen}
        aria-controls={controls}
        className="min-h-11 min-w-0 flex-1 py-2 pr-1 md:min-h-0 text-left leading-snug wrap-anywhere md:py-1.5"
        onClick={onToggle}
      >
        <span
          className={
            isLong(value) && !isOpen ? (titled.has(value.sort) ? 'line-clamp-1' : 'line-clamp-2') : 'block'
          }
        >
          {label && <span className="mr-2 text-small text-ink-2">{label}</span>}
          <span
            className={
              sentences.has(value.sort) && !titled.has(value.sort)
                ? ''
                : 'inline-block font-medium first-letter:uppercase'
            }
          >
            {text}
          </span>
          {beside.length > 0 && <span className="ml-2 text-small text-ink-2">{beside.join(', ')}</span>}
        </span>
        {titled.has(value.sort) && more && (
          <span className={`text-ink-2 ${isOpen ? 'block' : 'line-clamp-1'}`}>{more}</span>
        )}
      </button>
      <button
        type="button"
        aria-label={`Hide: ${spoken(value)}`}
        title="Wrong: leave it out of ideas"
        disabled={isNew}
        className="grid w-11 shrink-0 place-items-center rounded-ctl text-ink-2 hover:text-stamp md:w-8"
        onClick={() => hide(value)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

/**
 * Marks the value as right. Ideas use it either way, so an unmarked value shows a grey tick rather than an empty
 * box. A value that a person added or corrected needs no marking.
 */
function TickBox({ value }: { value: ShownValue }) {
  const { facts, isChecked } = value
  const { confirm, takeBack } = useCard()
  const tick = <TickMark isChecked={isChecked} />
  const place = 'grid w-11 shrink-0 place-items-center md:w-9'
  const isFixed =
    isChecked && !facts.some(({ status, place }) => status === 'confirmed' && place.of !== 'told')
  if (isFixed)
    return (
      <span className={place}>
        {tick}
        <span className="sr-only">Confirmed</span>
      </span>
    )
  return (
    <button
      type="button"
      aria-pressed={isChecked}
      aria-label={`Confirm: ${spoken(value)}`}
      title={isChecked ? 'Confirmed: ideas use it first' : 'Right: use it first in ideas'}
      className={place}
      onClick={() => (isChecked ? takeBack(facts) : confirm(facts))}
    >
      {tick}
    </button>
  )
}

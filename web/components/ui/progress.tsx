interface ProgressProps {
  label: string
  /** 0 to 1. */
  share: number
  /** The progress in words, for screen readers. */
  text: string
}

/** A progress bar, and for screen readers the browser's own progress element, which can't be styled alike in every browser. */
export function Progress({ label, share, text }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className="relative">
      <progress aria-label={label} aria-valuetext={text} max={100} value={percent} className="sr-only" />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-rule">
        <div
          className="h-full rounded-full bg-pencil transition-[width] duration-500"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}

interface ProgressProps {
  label: string
  /** 0 to 1. */
  share: number
  /** The state in words, for those who don't see the bar. */
  text: string
}

export function Progress({ label, share, text }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-rule"
    >
      <div
        className="h-full rounded-full bg-pencil transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

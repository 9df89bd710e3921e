/** A spinning ring, shown beside text that says what is happening. */
export const Spinner = ({ className = 'size-4' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent ${className}`}
  />
)

/** Fills the screen while it loads. */
export const FullPageSpinner = ({ label = 'Loading' }: { label?: string }) => (
  <output className="grid min-h-dvh place-content-center justify-items-center gap-4 text-ink-2">
    <Spinner className="size-8 text-pencil" />
    <span className={label === 'Loading' ? 'sr-only' : ''}>{label}</span>
  </output>
)

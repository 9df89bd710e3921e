import { Button } from '#web/components/ui/button.tsx'
import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'

/** Milliseconds for which the button says "Saved!". */
export const SAVED_FOR = 3000

interface SaveSettingsProps {
  changed: boolean
  /** The tabs with unsaved changes. */
  unsaved?: readonly string[]
  pending: boolean
  /** Whether the last save succeeded. */
  saved: boolean
  onSave: () => void
}

/** Enabled only if there is something to save, which is said beside it; says "Saved!" for three seconds. */
export function SaveSettings({ changed, unsaved = [], pending, saved, onSave }: SaveSettingsProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setOver(true), SAVED_FOR)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [saved])
  const told = saved && !over && !changed && !pending
  return (
    <div className="flex flex-wrap items-center gap-x-4 max-lg:my-3 lg:mb-2 lg:flex-row-reverse">
      <Button
        tone="pencil"
        aria-describedby={id}
        // On a phone the row of tabs has scrolled away by the time there is something to save.
        className={`md:min-h-10! ${changed ? 'max-md:fixed max-md:inset-x-5 max-md:bottom-3 max-md:z-20 max-md:min-h-12! max-md:shadow-xl' : ''}`}
        disabled={!changed && !pending}
        pending={pending}
        onClick={onSave}
      >
        {told && <Check aria-hidden="true" className="size-4" />}
        <span aria-live="polite">{told ? 'Saved!' : 'Save Settings'}</span>
      </Button>
      <p id={id} className="text-small text-ink-2">
        {changed ? `Unsaved changes in ${inWords(unsaved)}` : 'All changes saved'}
      </p>
    </div>
  )
}

const inWords = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)

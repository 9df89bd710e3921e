import { Button } from '#web/components/ui/button.tsx'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'

/** Milliseconds for which the button says "Saved!". */
export const SAVED_FOR = 3000

interface SaveSettingsProps {
  changed: boolean
  pending: boolean
  /** Whether the last save succeeded. */
  saved: boolean
  onSave: () => void
}

/** Enabled only if there is something to save; says "Saved!" for three seconds. */
export function SaveSettings({ changed, pending, saved, onSave }: SaveSettingsProps) {
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
    <Button
      tone="pencil"
      // On a phone the row of tabs has scrolled away by the time there is something to save.
      className={`mb-2 min-h-10! max-lg:my-3 ${changed ? 'max-md:fixed max-md:inset-x-5 max-md:bottom-3 max-md:z-20 max-md:min-h-12! max-md:shadow-xl' : ''}`}
      disabled={!changed && !pending}
      pending={pending}
      onClick={onSave}
    >
      {told && <Check aria-hidden="true" className="size-4" />}
      <span aria-live="polite">{told ? 'Saved!' : 'Save Settings'}</span>
    </Button>
  )
}

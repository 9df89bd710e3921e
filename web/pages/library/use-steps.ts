import { useEffect, useEffectEvent } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 }

/** Goes on with J or the right arrow and back with K or the left one, unless the key is meant for a control. */
export function useSteps(step: (by: 1 | -1) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

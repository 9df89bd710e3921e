import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Keeps keyboard users' place when an entry leaves a list: the name of the next entry takes the focus, or the last one's, or the
 * list itself if none is left. Names are marked with `data-entry`.
 */
export function useKeepFocus<Box extends HTMLElement>(keys: readonly string[]) {
  const box = useRef<Box>(null)
  const before = useRef(keys)
  // The same date may be in another list too. Only the list that had the focus keeps it.
  const isWorkedIn = useRef(false)
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      isWorkedIn.current = target instanceof Node && (box.current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
  const changed = useEffectEvent((was: readonly string[]) => {
    const gone = was.findIndex((key) => !keys.includes(key))
    if (gone < 0 || !isWorkedIn.current || document.activeElement !== document.body) return
    const name = box.current?.querySelectorAll('[data-entry]').item(Math.min(gone, keys.length - 1))
    const target = name instanceof HTMLElement ? name : box.current
    target?.focus({ preventScroll: true })
  })
  useEffect(() => {
    changed(before.current)
    before.current = keys
  }, [keys])
  return box
}

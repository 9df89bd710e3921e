import { useEffect, useRef } from 'react'

/** Marks a row that scrolls sideways with `data-more`: at which ends there is more of it. `.scroll-cue` fades those. */
export function useScrollCue<Row extends HTMLElement>() {
  const row = useRef<Row>(null)
  useEffect(() => {
    const box = row.current
    if (!box) return
    const look = () => {
      const left = box.scrollLeft > 1
      const right = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
      box.dataset['more'] = left && right ? 'both' : left ? 'left' : right ? 'right' : 'none'
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      box.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return row
}

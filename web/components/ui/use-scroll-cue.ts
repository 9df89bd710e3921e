import { useEffect, useRef } from 'react'

/** Sets `data-more` on a row that scrolls sideways: the ends at which there is more. `.scroll-cue` fades those. */
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

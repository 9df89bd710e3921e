import { useEffect, useRef } from 'react'
import { watchScroll } from './watch-scroll.ts'

/** The ref of a `.scroll-cue` row, which then shows at which ends it has more. */
export function useScrollCue<Row extends HTMLElement>() {
  const row = useRef<Row>(null)
  useEffect(() => (row.current ? watchScroll(row.current) : undefined), [])
  return row
}

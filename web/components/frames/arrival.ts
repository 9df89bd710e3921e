import { createContext, useContext, useEffect, useRef } from 'react'

/** Notes that a screen is shown; answers whether another was shown before it. */
export type Arrive = () => boolean

export function makeArrive(): Arrive {
  let arrived = false
  return () => {
    const before = arrived
    arrived = true
    return before
  }
}

export const ArriveContext = createContext<Arrive>(() => false)

/** Focuses a screen's heading when the screen follows another, so that people who hear it know where they are. */
export function useArrival() {
  const arrive = useContext(ArriveContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrive()) return
    window.scrollTo({ top: 0 })
    heading.current?.focus()
  }, [arrive])
  return heading
}

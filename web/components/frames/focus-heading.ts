import { createContext, useContext, useEffect, useRef } from 'react'

/** Records that a screen is shown, and returns whether another was shown before it. */
export type RecordScreen = () => boolean

export function makeRecordScreen(): RecordScreen {
  let isRecorded = false
  return () => {
    const before = isRecorded
    isRecorded = true
    return before
  }
}

export const RecordScreenContext = createContext<RecordScreen>(() => false)

/** Focuses a screen's heading when it follows another screen, so that screen reader users know where they are. */
export function useFocusedHeading() {
  const recordScreen = useContext(RecordScreenContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!recordScreen()) return
    window.scrollTo({ top: 0 })
    heading.current?.focus()
  }, [recordScreen])
  return heading
}

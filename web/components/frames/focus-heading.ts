import { createContext, useContext, useEffect, useRef } from 'react'

/** Records that a screen is shown, and returns whether another was shown before it. */
export type NoteScreen = () => boolean

export function makeNoteScreen(): NoteScreen {
  let arrived = false
  return () => {
    const before = arrived
    arrived = true
    return before
  }
}

export const NoteScreenContext = createContext<NoteScreen>(() => false)

/** Focuses a screen's heading when it follows another screen, so that screen reader users know where they are. */
export function useFocusedHeading() {
  const arrive = useContext(NoteScreenContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrive()) return
    window.scrollTo({ top: 0 })
    heading.current?.focus()
  }, [arrive])
  return heading
}

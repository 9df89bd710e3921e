// Reloads the page when it is pulled down at the top, as in phone apps.
import { Spinner } from '#web/components/ui/spinner.tsx'
import { useEffect, useRef, useState } from 'react'
import { MAX_PULL, release, type Pull, pulledBy, pullWords, RELOAD_AFTER } from './pull.ts'

export default function PullToRefresh() {
  const [pull, setPull] = useState<Pull>({ state: 'idle' })
  const start = useRef<number | undefined>(undefined)
  useEffect(() => {
    const down = (event: TouchEvent) => {
      start.current =
        window.scrollY <= 0 && !document.querySelector('dialog[open]') ? touchOf(event) : undefined
    }
    const move = (event: TouchEvent) => {
      const at = touchOf(event)
      if (start.current === undefined || at === undefined) return
      const by = at - start.current
      setPull((now) => (now.state === 'refreshing' ? now : pulledBy(by)))
    }
    const up = () => {
      start.current = undefined
      setPull((now) => (now.state === 'refreshing' ? now : release(now)))
    }
    window.addEventListener('touchstart', down, { passive: true })
    window.addEventListener('touchmove', move, { passive: true })
    window.addEventListener('touchend', up)
    window.addEventListener('touchcancel', up)
    return () => {
      window.removeEventListener('touchstart', down)
      window.removeEventListener('touchmove', move)
      window.removeEventListener('touchend', up)
      window.removeEventListener('touchcancel', up)
    }
  }, [])
  const refreshing = pull.state === 'refreshing'
  useEffect(() => {
    if (!refreshing) return
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER)
    return () => clearTimeout(timer)
  }, [refreshing])

  if (pull.state === 'idle') return null
  return (
    <output
      className="fixed inset-x-0 top-0 z-40 flex items-center justify-center gap-2 bg-wash py-3 font-medium"
      style={{ transform: `translateY(${'by' in pull ? (pull.by - MAX_PULL) / 3 : 0}px)` }}
    >
      {refreshing && <Spinner />}
      {pullWords[pull.state]}
    </output>
  )
}

const touchOf = (event: TouchEvent): number | undefined => event.touches[0]?.clientY

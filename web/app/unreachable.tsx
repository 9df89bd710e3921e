// One banner over every screen while the server can't be reached. It retries by itself.
import type { Connection } from '#web/api/connection.ts'
import { useBoot } from '#web/components/boot.ts'
import { Button } from '#web/components/ui/button.tsx'
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** The milliseconds between two tries to reach the server. */
const TRIES_EVERY = 10_000

export function Unreachable({ connection }: { connection: Connection }) {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  return isLost && <Banner connection={connection} />
}

function Banner({ connection }: { connection: Connection }) {
  const { productName } = useBoot()
  const box = useRoomAbove()
  const [trying, setTrying] = useState(false)
  const retry = useEffectEvent(() => void connection.retry())
  useEffect(() => {
    const again = () => retry()
    const timer = setInterval(again, TRIES_EVERY)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  const tryNow = async () => {
    setTrying(true)
    await connection.retry()
    setTrying(false)
  }
  return (
    <div
      ref={box}
      role="alert"
      className="sticky top-0 z-40 flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-edge bg-mark px-5 py-3 text-on-mark"
    >
      <WifiOff aria-hidden="true" className="hidden size-5 shrink-0 sm:block" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">We can’t reach {productName}</p>
        <p className="text-small">
          Check your connection. What you typed is still here, but nothing is saved until we’re back.
        </p>
      </div>
      <Button className="md:min-h-10! text-on-mark!" pending={trying} onClick={() => void tryNow()}>
        Try again
      </Button>
    </div>
  )
}

/** Sets the banner's height as a CSS property, for elements that stick to the top of the page. */
function useRoomAbove() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--banner', `${box.current?.offsetHeight ?? 0}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      style.removeProperty('--banner')
    }
  }, [])
  return box
}

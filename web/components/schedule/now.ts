import { useEffect, useState } from 'react'

const MINUTE = 60_000
const minuteNow = () => Math.floor(Date.now() / MINUTE) * MINUTE

/** The current minute, for text that changes with it. */
export function useNow(): Date {
  const [minute, setMinute] = useState(minuteNow)
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteNow()), MINUTE / 12)
    return () => clearInterval(timer)
  }, [])
  return new Date(minute)
}

import { useState } from 'react'

const DAY = 24 * 60 * 60 * 1000

/** The trial's remaining time when the screen opened, in words. */
export function useTrialInWords(trialEndDate: string | null): string {
  const [now] = useState(Date.now)
  return trialEndDate ? trialInWords(trialEndDate, now) : ''
}

/** How much of a trial is left; a started day counts as a whole one. */
export function trialInWords(trialEndDate: string, now: number): string {
  const days = Math.ceil((Date.parse(trialEndDate) - now) / DAY)
  if (days <= 0) return 'Trial ended - Converting to Plus plan'
  return days === 1 ? '1 day left' : `${days} days left`
}

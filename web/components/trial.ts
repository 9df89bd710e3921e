const DAY = 24 * 60 * 60 * 1000

/** How much of a trial is left: days that have begun count whole. */
export function trialInWords(trialEndDate: string, now: number): string {
  const days = Math.ceil((Date.parse(trialEndDate) - now) / DAY)
  if (days <= 0) return 'Trial ended - Converting to Plus plan'
  return days === 1 ? '1 day left' : `${days} days left`
}

import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { useEffect, useState } from 'react'
import { type Draft, startingDraft } from './draft.ts'

/** The wizard's draft, kept in this browser until `forget`. */
export function useDraft(user: User, profile: Profile | null) {
  const place = `onboarding-${user.id}`
  const [draft, setDraft] = useState(() => startingDraft(readKept(place), user, profile))
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (done) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(draft))
  }, [draft, done, place])
  return {
    draft,
    keep: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    move: (to: (draft: Draft) => Draft) => setDraft(to),
    forget: () => setDone(true),
  }
}

function readKept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

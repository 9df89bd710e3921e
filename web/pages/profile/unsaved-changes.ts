// What was changed in the profile and not saved outlives a look at another screen, a reload and a lost connection: it is kept in
// this browser for a day.
import { useNotify } from '#web/components/notices.ts'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'wouter'
import * as z from 'zod/mini'
import { addressOf, isField, type ProfileField, type ProfileFields } from './profile-form.ts'

type Changes = Partial<ProfileFields>

/** Milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000

const placeOf = (profileId: string) => `profile-changes-${profileId}`

// Half a sentence is kept too, so the fields are only known by their names; saving checks their values.
const Kept = z.object({
  at: z.number(),
  changes: z.custom<Changes>(
    (value) => typeof value === 'object' && value !== null && Object.keys(value).every(isField),
  ),
})

/** What was left unsaved; empty where nothing was, or longer than a day ago. */
export function useUnsavedChanges(profileId: string): Changes {
  const [kept] = useState(() => readKept(placeOf(profileId)))
  return kept
}

/** Forgets what was kept, once it is saved: the answer may come after the screen was left. */
export const forgetUnsavedChanges = (profileId: string): void => localStorage.removeItem(placeOf(profileId))

/** Keeps what is not saved when the screen or the page is left, and says so with a way back. */
export function useKeepUnsavedChanges(
  profileId: string,
  changed: () => ProfileField[],
  form: UseFormReturn<ProfileFields>,
  isSaving: boolean,
): void {
  const notify = useNotify()
  const [, navigate] = useLocation()
  const leave = useRef(() => {})
  const keep = useRef((): ProfileField[] => [])
  useEffect(() => {
    keep.current = () => {
      const names = changed()
      const values = form.getValues()
      const changes = Object.fromEntries(names.map((name) => [name, values[name]]))
      if (names.length === 0) forgetUnsavedChanges(profileId)
      else localStorage.setItem(placeOf(profileId), JSON.stringify({ at: Date.now(), changes }))
      return names
    }
    leave.current = () => {
      const names = keep.current()
      if (names.length === 0 || isSaving) return
      notify({
        title: 'Not saved yet',
        text: 'Your unsaved changes are kept for a day.',
        action: {
          label: 'Go back',
          otherwise: 'Go back with F8, or open Profile',
          act: () => navigate(addressOf(names)),
        },
      })
    }
  })
  useEffect(() => {
    const away = () => void keep.current()
    window.addEventListener('pagehide', away)
    return () => {
      window.removeEventListener('pagehide', away)
      leave.current()
    }
  }, [])
}

function readKept(place: string): Changes {
  try {
    const kept = Kept.parse(JSON.parse(localStorage.getItem(place) ?? 'null'))
    return Date.now() - kept.at < KEPT_FOR ? kept.changes : {}
  } catch {
    return {}
  }
}

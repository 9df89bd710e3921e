// Keeps unsaved profile changes in this browser for a day, so that they survive other screens, a reload and a lost connection.
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

// Half-typed values are kept too, so only field names are checked here; saving checks the values.
const Kept = z.object({
  at: z.number(),
  changes: z.custom<Changes>(
    (value) => typeof value === 'object' && value !== null && Object.keys(value).every(isField),
  ),
})

/** The unsaved changes; empty if there are none, or if they are more than a day old. */
export function useUnsavedChanges(profileId: string): Changes {
  const [kept] = useState(() => readKept(placeOf(profileId)))
  return kept
}

/** Deletes the kept changes once they are saved, which may be after the screen was left. */
export const forgetUnsavedChanges = (profileId: string): void => localStorage.removeItem(placeOf(profileId))

/** Keeps unsaved changes when the screen or page is left, and shows a notice with a way back. */
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

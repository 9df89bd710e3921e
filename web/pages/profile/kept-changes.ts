// What was changed and not saved outlives a look at another screen, as it outlives one at another tab.
import { useNotify } from '#web/components/notices.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'wouter'
import { addressOf, type ProfileField, type ProfileFields } from './profile-form.ts'

type Changes = Partial<ProfileFields>

/** For as long as the page is open; signing out leaves it. */
const left = new WeakMap<QueryClient, Changes>()

export const useKeptChanges = (): Changes => {
  const client = useQueryClient()
  const [kept] = useState(() => left.get(client) ?? {})
  return kept
}

/** Forgets what was kept, once it is saved: the answer may come after the screen was left. */
export function useForgetChanges(): () => void {
  const client = useQueryClient()
  return () => void left.delete(client)
}

/** Keeps what is not saved when the screen is left, and says so with a way back. */
export function useKeepChanges(
  changed: () => ProfileField[],
  form: UseFormReturn<ProfileFields>,
  isSaving: boolean,
): void {
  const client = useQueryClient()
  const notify = useNotify()
  const [, navigate] = useLocation()
  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => {
      const names = changed()
      if (names.length === 0) return
      const values = form.getValues()
      left.set(client, Object.fromEntries(names.map((name) => [name, values[name]])))
      if (isSaving) return
      notify({
        title: 'Not saved yet',
        text: 'What you changed in the profile is there when you come back.',
        action: {
          label: 'Go back',
          otherwise: 'Go back with F8, or open Profile',
          act: () => navigate(addressOf(names)),
        },
      })
    }
  })
  useEffect(() => {
    left.delete(client)
    return () => leave.current()
  }, [client])
}

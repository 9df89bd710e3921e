import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** State that outlives its screen, so that Back restores it. A reload clears it. */
export function useCachedState<Value>(queryKey: QueryKey, first: Value): [Value, (value: Value) => void] {
  const client = useQueryClient()
  const [value, setValue] = useState(() => client.getQueryData<Value>(queryKey) ?? first)
  const hold = (value: Value) => {
    setValue(value)
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData<Value>(queryKey, value)
  }
  return [value, hold]
}

// The feeds that stories come from: what each returned last, and the brand's own, which can be added and removed here.
import {
  addNewsSource,
  type NewsSource,
  OWN_FEEDS,
  readNewsSources,
  removeNewsSource,
} from '#contract/news.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { numberWord } from '#web/components/plan/counts.ts'
import { momentOf, useDates } from '#web/components/dates.ts'
import { useNotify } from '#web/components/notices.ts'
import { Button, TextButton } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'

export function NewsSources() {
  const sources = useRead(readNewsSources, undefined, { fresh: true })
  const put = usePut()
  const remove = useRemove()
  const list = useRef<HTMLUListElement>(null)
  if (sources.isPending) return <Skeleton rows={3} height="h-16" />
  if (sources.isError) return <Failed error={sources.error} onRetry={sources.refetch} />
  const own = sources.data.filter(({ id }) => id !== null).length
  return (
    <div className="grid gap-6">
      <p className="max-w-[66ch]">
        Your weekly stories come from these feeds. Add the ones people in your trade read.
      </p>
      {sources.data.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Feeds"
          className="divide-y divide-rule border-y border-rule outline-none"
        >
          {sources.data.map((source) => (
            <Row
              key={source.id ?? source.address}
              source={source}
              onRemove={(gone) => {
                list.current?.focus()
                remove(gone)
              }}
            />
          ))}
        </ul>
      )}
      {own < OWN_FEEDS ? (
        <AddFeed onAdded={(added) => put((known) => [...known, added])} />
      ) : (
        <p className="text-ink-2">
          You’ve added {numberWord(OWN_FEEDS)} feeds, the most you can have. Remove one to add another.
        </p>
      )}
    </div>
  )
}

interface RowProps {
  source: NewsSource
  onRemove: (source: NewsSource) => void
}

function Row({ source, onRemove }: RowProps) {
  const { country } = useDates()
  const { id, name, address, problem } = source
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-60 wrap-anywhere">
        <p className="font-medium">
          {name || address}
          {id !== null && <span className="ml-2 text-small font-normal text-ink-2">Yours</span>}
        </p>
        {name && <p className="text-small text-ink-2">{address}</p>}
        <p className="text-small text-ink-2">{whatItGave(source, country)}</p>
        {problem && <p className="text-small font-medium text-stamp">{problem}</p>}
      </div>
      {id !== null && (
        <TextButton onClick={() => onRemove(source)}>
          Remove <span className="sr-only">{name || address}</span>
        </TextButton>
      )}
    </li>
  )
}

/** The result of the last fetch in words: "Last read on 19 Nov 2026, 9:00 AM: ..." */
export function whatItGave(
  { fetchedAt, itemCount }: Pick<NewsSource, 'fetchedAt' | 'itemCount'>,
  country: string | null = null,
): string {
  if (!fetchedAt) return 'Not read yet.'
  const asked = `Last read on ${momentOf(fetchedAt, country)}`
  if (itemCount === null) return `${asked}.`
  return `${asked}: ${itemCount ? numberWord(itemCount) : 'no'} ${itemCount === 1 ? 'item' : 'items'} from the last three weeks.`
}

function AddFeed({ onAdded }: { onAdded: (source: NewsSource) => void }) {
  const notify = useNotify()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const add = useSend(addNewsSource)
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = typed.trim()
    if (add.isPending) return
    if (!address) return refuse('Enter the address of a feed, such as https://example.com/feed')
    setError(undefined)
    add.mutate(
      { body: { address } },
      {
        onSuccess: (added) => {
          setTyped('')
          onAdded(added)
          notify({ title: 'Feed added', text: added.name || added.address })
        },
        onError: ({ message, errors }) => refuse(errors[0]?.message ?? message),
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        ref={field}
        label="Address of a feed"
        type="url"
        inputMode="url"
        autoComplete="off"
        className="max-w-md grow basis-64 max-sm:basis-full"
        value={typed}
        readOnly={add.isPending}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        hint="RSS or Atom. We check that we can read it before adding it."
      />
      <Button type="submit" className="sm:mt-7.5" pending={add.isPending}>
        {add.isPending ? 'Reading the feed' : 'Add feed'}
      </Button>
    </form>
  )
}

function usePut() {
  const client = useQueryClient()
  const queryKey = keyOf(readNewsSources)
  return (change: (sources: NewsSource[]) => NewsSource[]) => {
    // A read already in progress doesn't include the change.
    void client.cancelQueries({ queryKey })
    client.setQueryData<NewsSource[]>(queryKey, (sources) => sources && change(sources))
  }
}

/** Removes a feed at once. Undo reads the feed and adds it again. */
function useRemove() {
  const put = usePut()
  const notify = useNotify()
  const failed = (error: HttpError) => notify({ title: 'We couldn’t save that', text: error.message, error })
  // Changes are sent in order, so that a feed is removed before it is added again.
  const scope = { id: 'news-sources' }
  const back = useMutation<NewsSource, HttpError, NewsSource>({
    scope,
    mutationFn: ({ address }) => send(addNewsSource, { body: { address } }),
    onSuccess: (added) => put((sources) => [...sources, added]),
    onError: failed,
  })
  const away = useMutation<unknown, HttpError, NewsSource>({
    scope,
    mutationFn: ({ id }) => send(removeNewsSource, { params: { id: id ?? '' } }),
    onError: (error, source) => {
      put((sources) => [...sources, source])
      failed(error)
    },
  })
  return (source: NewsSource) => {
    put((sources) => sources.filter(({ id }) => id !== source.id))
    away.mutate(source)
    notify({
      title: 'Feed removed',
      text: source.name || source.address,
      action: {
        label: 'Undo',
        otherwise: 'Undo with F8, or add its address again',
        act: () => back.mutate(source),
      },
    })
  }
}

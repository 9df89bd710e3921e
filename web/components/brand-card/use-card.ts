// Changes the brand card. Each change shows at once, is sent to the server in order, and is undone with a
// message if it fails.
import type { AnswerOf, BodyIn } from '#contract/call.ts'
import { type BrandFact, readBrand } from '#contract/brand.ts'
import {
  addFact,
  changeFact,
  deleteFact,
  type Fact,
  isAddedByUser,
  readFacts,
  ADDED_BY_USER,
} from '#contract/facts.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf } from '#web/api/use-read.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../notices.ts'
import { NEW_ID, type ShownValue } from './values.ts'

type Known = AnswerOf<typeof readBrand>

const FACTS = ['brand-facts'] as const

interface Deed {
  /** The card after the change. */
  done: (known: Known) => Known
  /** Undoes the change on the card if the server refuses it. */
  undone: (known: Known) => Known
  send: () => Promise<unknown>
}

export function useCard() {
  const client = useQueryClient()
  const notify = useNotify()
  const { mutate } = useMutation<unknown, HttpError, Deed>({
    mutationKey: FACTS,
    scope: { id: FACTS[0] },
    mutationFn: (deed) => deed.send(),
    onError: (error, { undone }) => {
      put(client, undone)
      notify({ title: 'We couldn’t save that', text: error.message, error })
    },
    // The card is only reread after the last of several changes, or the others would briefly disappear.
    onSettled: () => (client.isMutating({ mutationKey: FACTS }) > 1 ? undefined : refreshCard(client)),
  })
  const act = (deed: Deed) => {
    void client.cancelQueries({ queryKey: keyOf(readBrand) })
    put(client, deed.done)
    mutate(deed)
  }
  const change = (fact: BrandFact, body: BodyIn<typeof changeFact>, shown: Partial<BrandFact>) =>
    act({
      done: withFact({ ...fact, ...shown }),
      undone: withFact(fact),
      send: () => send(changeFact, { params: { id: fact.id }, body }),
    })
  const setStatus = (facts: readonly BrandFact[], status: 'extracted' | 'confirmed' | 'hidden') => {
    for (const fact of facts) change(fact, { status }, { status: standing(fact, status) })
  }
  const publish = (facts: readonly BrandFact[], isPublic: boolean) => {
    const visibility = isPublic ? 'public' : 'internal'
    for (const fact of facts) change(fact, { visibility }, { visibility })
  }
  const add = ({ type, quote, slots, value }: BrandFact) => {
    const id = `${NEW_ID}${quote}`
    act({
      done: withFact(onItsWay(id, { type, quote, slots, value })),
      undone: without(id),
      send: async () => {
        const fact = await send(addFact, { body: { type, quote, slots } })
        put(client, without(id))
        put(client, withFact({ ...fact, value, unused: null }))
      },
    })
  }
  return {
    confirm: (facts: readonly BrandFact[]) =>
      setStatus(
        facts.filter(({ status }) => status === 'extracted'),
        'confirmed',
      ),
    takeBack: (facts: readonly BrandFact[]) =>
      setStatus(
        facts.filter((fact) => fact.status === 'confirmed' && !isAddedByUser(fact)),
        'extracted',
      ),
    /** Adds an offering by its name alone. */
    offer: (name: string) =>
      add(
        onItsWay(NEW_ID, {
          type: 'offer',
          quote: name,
          slots: { label: name },
          value: { sort: 'offer', text: name, more: null, kind: null, branch: null },
        }),
      ),
    publish: (facts: readonly BrandFact[], isPublic: boolean) => {
      publish(facts, isPublic)
      const visibility = isPublic ? 'public' : 'internal'
      const undo = () =>
        publish(
          facts.map((fact) => ({ ...fact, visibility })),
          !isPublic,
        )
      notify({
        title: isPublic ? 'Ideas can use it now' : 'Ideas no longer use it',
        action: undoing('switch it back', undo),
      })
    },
    show: (facts: readonly BrandFact[]) => setStatus(facts, 'extracted'),
    /** Hides a value that was read, and deletes one that a person added. Both can be undone. */
    hide: ({ facts, text }: Pick<ShownValue, 'text'> & { facts: readonly BrandFact[] }) => {
      const told = facts.filter(isAddedByUser)
      const read = facts.filter((fact) => !isAddedByUser(fact))
      setStatus(read, 'hidden')
      for (const fact of told)
        act({
          done: without(fact.id),
          undone: withFact(fact),
          send: () => send(deleteFact, { params: { id: fact.id } }),
        })
      const undo = () => {
        for (const fact of read) {
          const status = fact.status === 'confirmed' ? 'confirmed' : 'extracted'
          change({ ...fact, status: 'hidden' }, { status }, { status: fact.status })
        }
        for (const fact of told) add(fact)
      }
      notify({
        title: read.length > 0 ? 'Hidden from ideas' : 'Removed',
        text,
        action: undoing(read.length > 0 ? 'find it under Hidden at the end' : 'add it again', undo),
      })
    },
    restore: (fact: BrandFact) => {
      const { original, ...rest } = fact
      if (!original) return
      const restored: BrandFact = { ...rest, ...original, status: 'extracted' }
      act({
        done: withFact(restored),
        undone: withFact(fact),
        send: () => send(changeFact, { params: { id: fact.id }, body: { restore: true } }),
      })
      const { type, quote, slots } = fact
      notify({
        title: 'Correction undone',
        action: undoing('correct it again', () => change(restored, { edit: { type, quote, slots } }, fact)),
      })
    },
  }
}

/** Shows a fact that a form has saved, until the card has been read again. */
export function useSavedFact(): (fact: Fact, value: BrandFact['value']) => void {
  const client = useQueryClient()
  return (fact, value) => {
    put(client, withFact({ ...fact, value, unused: null }))
    void refreshCard(client)
  }
}

async function refreshCard(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(readBrand) })
  await client.invalidateQueries({ queryKey: [readFacts.path] })
}

const put = (client: QueryClient, change: (known: Known) => Known) =>
  client.setQueryData<Known>(keyOf(readBrand), (known) => known && change(known))

/** Replaces the fact, or appends a new one. */
const withFact =
  (fact: BrandFact) =>
  (known: Known): Known => ({
    ...known,
    facts: known.facts.some(({ id }) => id === fact.id)
      ? known.facts.map((one) => (one.id === fact.id ? fact : one))
      : [...known.facts, fact],
  })

const without =
  (id: string) =>
  (known: Known): Known => ({ ...known, facts: known.facts.filter((fact) => fact.id !== id) })

const onItsWay = (id: string, words: Pick<BrandFact, 'type' | 'quote' | 'slots' | 'value'>): BrandFact => ({
  id,
  kind: 'profile',
  place: ADDED_BY_USER,
  heading: '',
  freshness: 'current',
  status: 'confirmed',
  visibility: 'public',
  voice: 'brand',
  flags: [],
  documentId: null,
  unused: null,
  ...words,
})

const standing = (fact: BrandFact, wish: 'extracted' | 'confirmed' | 'hidden'): BrandFact['status'] => {
  if (wish === 'hidden') return 'hidden'
  if (fact.original) return 'edited'
  return isAddedByUser(fact) ? 'confirmed' : wish
}

/** The Undo button of a notice, with another way to undo for screen readers. */
const undoing = (otherwise: string, act: () => void) => ({
  label: 'Undo',
  otherwise: `Undo with F8, or ${otherwise}`,
  act,
})

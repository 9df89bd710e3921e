// What people do with facts. It shows at once, reaches the server one after another, and goes back with a sentence when it is
// refused.
import type { AnswerOf, BodyIn } from '#contract/call.ts'
import {
  addFact,
  type BrandFact,
  changeFact,
  deleteFact,
  type Fact,
  isTold,
  readBrand,
  readFacts,
} from '#contract/facts.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf } from '#web/api/use-read.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../notices.ts'

type Known = AnswerOf<typeof readBrand>
type Change = BodyIn<typeof changeFact>

const FACTS = ['brand-facts'] as const

interface Deed {
  fact: BrandFact
  /** How it looks from now on; null for gone. */
  shown: BrandFact | null
  send: () => Promise<unknown>
}

export function useFacts() {
  const client = useQueryClient()
  const notify = useNotify()
  const { mutate } = useMutation<unknown, HttpError, Deed>({
    mutationKey: FACTS,
    scope: { id: FACTS[0] },
    mutationFn: (deed) => deed.send(),
    onError: (error, { fact }) => {
      put(client, fact)
      notify({ title: 'That was not saved', text: error.message, tone: 'bad' })
    },
    // Asked again only after the last of several, which would otherwise be shown as if they had not been done yet.
    onSettled: () => (client.isMutating({ mutationKey: FACTS }) > 1 ? undefined : refreshFacts(client)),
  })
  const act = (deed: Deed) => {
    void client.cancelQueries({ queryKey: keyOf(readBrand) })
    if (deed.shown) put(client, deed.shown)
    else drop(client, deed.fact.id)
    mutate(deed)
  }
  const change = (fact: BrandFact, body: Change, shown: Partial<BrandFact>) =>
    act({
      fact,
      shown: { ...fact, ...shown },
      send: () => send(changeFact, { params: { id: fact.id }, body }),
    })
  const takeBack = (fact: BrandFact) => change(fact, { status: 'extracted' }, { status: 'extracted' })
  const publish = (fact: BrandFact, isPublic: boolean) => {
    const visibility = isPublic ? 'public' : 'internal'
    change(fact, { visibility }, { visibility })
  }
  return {
    confirm: (fact: BrandFact) => {
      change(fact, { status: 'confirmed' }, { status: 'confirmed' })
      const undo = () => takeBack({ ...fact, status: 'confirmed' })
      notify({
        title: 'Confirmed',
        text: 'Ideas prefer what you have confirmed.',
        action: undoing('take it back at the fact', undo),
      })
    },
    takeBack,
    publish: (fact: BrandFact, isPublic: boolean) => {
      publish(fact, isPublic)
      const undo = () => publish({ ...fact, visibility: isPublic ? 'public' : 'internal' }, !isPublic)
      notify({
        title: isPublic ? 'Ideas may print it' : 'Ideas no longer print it',
        action: undoing('change the tick back', undo),
      })
    },
    show: (fact: BrandFact) => {
      change(fact, { status: 'extracted' }, { status: shownAgain(fact) })
      notify({ title: 'Back among your facts' })
    },
    hide: (fact: BrandFact) => {
      const hidden = { ...fact, status: 'hidden' as const }
      change(fact, { status: 'hidden' }, hidden)
      const status = fact.status === 'confirmed' ? 'confirmed' : 'extracted'
      notify({
        title: 'Hidden from ideas',
        action: undoing('find it under Hidden at the end of this screen', () =>
          change(hidden, { status }, { status: fact.status }),
        ),
      })
    },
    restore: (fact: BrandFact) => {
      const { original, ...rest } = fact
      if (!original) return
      const restored: BrandFact = { ...rest, ...original, status: 'extracted' }
      act({
        fact,
        shown: restored,
        send: () => send(changeFact, { params: { id: fact.id }, body: { restore: true } }),
      })
      const { type, quote, slots } = fact
      notify({
        title: 'The words of the source are back',
        action: undoing('edit it again', () => change(restored, { edit: { type, quote, slots } }, fact)),
      })
    },
    /** Only for what somebody added. */
    remove: (fact: BrandFact) => {
      act({ fact, shown: null, send: () => send(deleteFact, { params: { id: fact.id } }) })
      const { type, quote, slots } = fact
      notify({
        title: 'Deleted',
        action: undoing('tell it again', () =>
          act({ fact, shown: fact, send: () => send(addFact, { body: { type, quote, slots } }) }),
        ),
      })
    },
  }
}

/** Takes in a fact that a form has saved. */
export function useSavedFact(): (fact: Fact) => void {
  const client = useQueryClient()
  return (fact) => {
    const known = client.getQueryData<Known>(keyOf(readBrand))?.facts.find(({ id }) => id === fact.id)
    put(client, { ...fact, unused: known?.unused ?? null })
    void refreshFacts(client)
  }
}

async function refreshFacts(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(readBrand) })
  await client.invalidateQueries({ queryKey: [readFacts.path] })
}

/** Puts the fact in its place, or at the end where it is new. */
function put(client: QueryClient, fact: BrandFact): void {
  client.setQueryData<Known>(keyOf(readBrand), (known) => {
    if (!known) return known
    const isKnown = known.facts.some(({ id }) => id === fact.id)
    const facts = isKnown
      ? known.facts.map((one) => (one.id === fact.id ? fact : one))
      : [...known.facts, fact]
    return { ...known, facts }
  })
}

function drop(client: QueryClient, gone: string): void {
  client.setQueryData<Known>(
    keyOf(readBrand),
    (known) => known && { ...known, facts: known.facts.filter(({ id }) => id !== gone) },
  )
}

/** The way back in a notice, and for those who hear it how else. */
const undoing = (otherwise: string, act: () => void) => ({
  label: 'Undo',
  otherwise: `Undo with F8, or ${otherwise}`,
  act,
})

const shownAgain = (fact: BrandFact): Fact['status'] =>
  fact.original ? 'edited' : isTold(fact) ? 'confirmed' : 'extracted'

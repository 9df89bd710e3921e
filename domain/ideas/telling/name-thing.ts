// What a brief names is in the piece: as its subject where a play is about one thing, else in the draft's first sentence.
import type { SharedWords } from '#domain/playbook/form.ts'
import type { Scene } from '#domain/playbook/weaving/scene.ts'
import type { Known } from '#domain/playbook/weaving/slots.ts'
import type { Woven } from '#domain/playbook/weaving/weave.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import { spokenPrice } from '#domain/playbook/words/money.ts'
import type { Thing, Understood } from '../brief/understand.ts'

/** The scene with what the brief names in it: its thing first among the offerings, its day as a slot. */
export function withBrief(scene: Scene, { thing, when, series, event }: Understood): Scene {
  const slots = new Map(scene.slots)
  const put = (name: string, text: string) => slots.set(name, { text, from: ['brief'] } satisfies Known)
  if (when !== null) put('brief-date', when)
  if (series !== null) put('brief-series', series.spoken)
  if (thing === null) return { ...scene, slots }
  put('brief-thing', withThe(thing.spoken))
  if (event) {
    put('event', capitalised(thing.spoken))
    put('event-our', `our ${thing.spoken}`)
    put('event-full', [capitalised(thing.spoken), ...(when === null ? [] : [when])].join(', '))
    slots.delete('event-date')
    if (when !== null) put('event-date', when)
  }
  if (thing.isNew || thing.offered.value.id === 'brief') {
    put('brief-offering', withThe(thing.spoken))
    put('a-offering', withA(thing.spoken))
  }
  const others = scene.offered.filter(({ key }) => key !== thing.offered.key)
  return { ...scene, slots, offered: [thing.offered, ...others] }
}

/** Names of their own and things in the plural take no article. */
const isBare = (name: string) =>
  /^\p{Lu}/u.test(name) || /(?:[^s]s|ing)$/.test(name) || /^(?:the|our|an?|\d)/i.test(name)
const withThe = (name: string) =>
  /^\p{Lu}/u.test(name) && !isCountable.test(name) ? name : `the ${name.replace(/^the /i, '')}`
const withA = (name: string) => (isBare(name) ? name : `${/^[aeiou8]/i.test(name) ? 'an' : 'a'} ${name}`)
const isCountable =
  /(?:class|course|group|session|club|service|drive|day|evening|morning|week|programme|workshop|box|menu|room|café|shop|fair|appeal|sale|event|scheme|plan|package)$/i

/** The piece with a first sentence that names what the brief is about, unless title or draft name it already; with its price where that is asked. */
export function namingThing(woven: Woven, asked: Understood, words: SharedWords): Woven {
  const { thing, when, intents } = asked
  const price = thing?.offered.value.price ?? null
  if (thing !== null && price !== null && intents.has('price') && !woven.draft.includes(spokenPrice(price)))
    return {
      ...woven,
      draft: `${capitalised(spokenThing(thing))} costs ${spokenPrice(price)}. ${woven.draft}`,
      used: new Set([...woven.used, price.id]),
    }
  // A time alone is named where the piece is to fill it.
  const named = thing?.spoken ?? (woven.play.intent === 'fill' ? when : null)
  if (named === null || named === undefined || names(woven, named)) return woven
  const line = words.naming[woven.play.intent]
  if (line === undefined) return woven
  const spoken = thing === null ? named : spokenThing(thing)
  const said = line
    .map((piece) => (typeof piece === 'string' ? piece : 'slot' in piece ? spoken : ''))
    .join('')
  return { ...woven, draft: `${capitalised(said)} ${woven.draft}` }
}

const spokenThing = ({ spoken }: Thing): string => withThe(spoken)

function names({ title, draft }: Woven, thing: string): boolean {
  const text = plain(`${title} ${draft}`)
  return plain(thing)
    .split(' ')
    .filter((word) => word.length > 2)
    .every((word) => text.includes(word.replace(/s$/, '')))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

// What a brief names is in the piece: as its subject where a play is about one thing, else in the draft's first sentence.
import type { SharedWords } from '#domain/playbook/form.ts'
import type { Said } from '#domain/playbook/card.ts'
import type { Scene } from '#domain/playbook/weaving/scene.ts'
import type { Known } from '#domain/playbook/weaving/slots.ts'
import { LONGEST_DRAFT, LONGEST_TITLE, type Woven } from '#domain/playbook/weaving/weave.ts'
import { capitalised, countWords } from '#domain/playbook/words/list.ts'
import { spokenPrice } from '#domain/playbook/words/money.ts'
import { ours } from '#domain/playbook/words/ours.ts'
import type { Thing } from '../brief/thing.ts'
import type { Understood } from '../brief/understand.ts'

/** The scene with what the brief names in it: its thing first among the offerings, its day as a slot. */
export function withBrief(
  scene: Scene,
  { thing, person, when, series, event, said, price }: Understood,
): Scene {
  const slots = new Map(scene.slots)
  const put = (name: string, text: string) => slots.set(name, { text, from: ['brief'] } satisfies Known)
  if (when !== null) put('brief-when', when.spoken)
  if (when?.isBeginning === true) put('brief-from', when.spoken)
  if (when?.isDate === true) put('brief-date', when.spoken)
  if (series !== null) put('brief-series', series.spoken)
  if (price !== null) put('brief-price', price)
  if (said[0] !== undefined) slots.set('brief-says', { text: said[0].text, from: [said[0].id] })
  if (person !== null) {
    put('brief-thing', person)
    put('brief-offering', person)
  }
  if (thing === null) return { ...scene, slots, onBrief: said }
  put('brief-thing', thing.isSomebody ? withA(thing.spoken) : withThe(thing.spoken))
  if (event) {
    put('event', capitalised(thing.spoken))
    put('event-our', ours(thing.spoken))
    put('event-full', [capitalised(thing.spoken), ...(when === null ? [] : [when.spoken])].join(', '))
    slots.delete('event-date')
    if (when?.isDate === true) put('event-date', when.spoken)
  }
  if (thing.isSomebody) put('brief-role', withA(thing.spoken))
  else if (thing.isNew || thing.offered.value.id === 'brief') {
    put('brief-offering', withThe(thing.spoken))
    put('a-offering', withA(thing.spoken))
  }
  const others = scene.offered.filter(({ key }) => key !== thing.offered.key)
  const told = { ...thing.offered, value: { ...thing.offered.value, says: saysOf(thing, said) } }
  return { ...scene, slots, onBrief: said, offered: [told, ...others] }
}

/** What the brand says of the very thing. */
const saysOf = ({ offered }: Thing, said: readonly Said[]): readonly Said[] =>
  offered.value.says.length > 0 ? offered.value.says : said

/** Names of their own and things in the plural take no article. */
const isBare = (name: string) =>
  /^\p{Lu}/u.test(name) || /(?:[^s]s|ing)$/.test(name) || /^(?:the|our|an?|\d)/i.test(name)
const withThe = (name: string) =>
  /^\p{Lu}/u.test(name) && (!isCountable.test(name) || isOfDay.test(name))
    ? name
    : `the ${name.replace(/^the /i, '')}`
const withA = (name: string) => (isBare(name) ? name : `${/^[aeiou8]/i.test(name) ? 'an' : 'a'} ${name}`)
const isOfDay = /(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i
const isCountable =
  /(?:class|course|group|session|club|service|drive|day|evening|morning|week|programme|workshop|box|menu|room|café|shop|fair|appeal|sale|event|scheme|plan|package)$/i

/**
 * The piece with what the brief names in it: in the title where there is room, in a first sentence, with its price where that is
 * asked; and then what the brand says itself of the matter.
 */
export function namingThing(woven: Woven, asked: Understood, words: SharedWords): Woven {
  const told = withOwnWords(detailed(titled(opened(woven, asked, words), asked), asked), asked)
  // What was asked for rests on its brief, whatever else is in it.
  return { ...told, used: new Set([...told.used, 'brief']) }
}

/** The draft with a first sentence that names the brief's thing and its day, unless title or draft name them already. */
function opened(woven: Woven, asked: Understood, words: SharedWords): Woven {
  const { thing, when, intents } = asked
  const price = thing?.offered.value.price ?? null
  if (thing !== null && price !== null && intents.has('price') && !woven.draft.includes(spokenPrice(price)))
    return {
      ...woven,
      draft: `${capitalised(spokenThing(thing))} costs ${spokenPrice(price)}. ${woven.draft}`,
      used: new Set([...woven.used, price.id]),
    }
  // A time alone is named where the piece is to fill it.
  const named =
    thing?.spoken ?? asked.person ?? (woven.play.intent === 'fill' ? (when?.spoken ?? null) : null)
  if (named === null || named === undefined || names(woven, named)) return woven
  const line = words.naming[thing?.isSomebody === true ? 'somebody' : woven.play.intent]
  if (line === undefined) return woven
  const isDated = ['event', 'launch', 'fill', 'offer', 'season'].includes(woven.play.intent)
  const spoken = [
    thing === null ? named : spokenThing(thing),
    ...(isDated && thing !== null && when !== null ? [when.spoken] : []),
    ...(isDated && asked.price !== null ? [asked.price] : []),
  ].join(', ')
  const said = line
    .map((piece) => (typeof piece === 'string' ? piece : 'slot' in piece ? spoken : ''))
    .join('')
  return { ...woven, draft: `${capitalised(said)} ${woven.draft}`, used: new Set([...woven.used, 'brief']) }
}

/** A title that doesn't name the brief's own thing is led by it. */
function titled(woven: Woven, { thing }: Understood): Woven {
  if (thing === null || thing.offered.value.id !== 'brief' || holdsAll(woven.title, thing.spoken))
    return woven
  const title = `${capitalised(thing.spoken)}: ${woven.title}`
  return title.length > LONGEST_TITLE || /^[^:]{1,40}:\s/.test(woven.title) ? woven : { ...woven, title }
}

/** What else the brief says of its thing, behind the first paragraph of a piece that announces it. */
function detailed(woven: Woven, { thing, details, price }: Understood): Woven {
  const announces = ['launch', 'event', 'offer', 'fill', 'season', 'hire', 'recruit']
  const missing = details.filter((one) => one !== price && !woven.draft.includes(one))
  if (
    thing === null ||
    missing.length === 0 ||
    !announces.includes(woven.play.intent) ||
    woven.format === 'events'
  )
    return woven
  const [first = '', ...rest] = woven.draft.split('\n\n')
  const told = missing.map((one) => `${capitalised(one)}.`).join(' ')
  return {
    ...woven,
    draft: [`${first} ${told}`, ...rest].join('\n\n'),
    used: new Set([...woven.used, 'brief']),
  }
}

/** Words that a draft may have with the brand's own sentences on the brief's matter. */
const LONGEST_WITH_OWN = LONGEST_DRAFT + 15

/** The draft with the brand's own sentence that is nearest to the brief, behind its first paragraph. */
function withOwnWords(woven: Woven, { said }: Understood): Woven {
  const own = said.find(({ text }) => !woven.draft.includes(text.slice(0, 40)))
  const isThere = said.some(({ text }) => woven.draft.includes(text.slice(0, 40)))
  if (own === undefined || isThere || woven.format === 'events') return woven
  if (countWords(woven.draft) + countWords(own.text) > LONGEST_WITH_OWN) return woven
  const [first = '', ...rest] = woven.draft.split('\n\n')
  return {
    ...woven,
    draft: [`${first} ${own.text}`, ...rest].join('\n\n'),
    used: new Set([...woven.used, own.id]),
  }
}

const spokenThing = ({ spoken, isSomebody }: Thing): string => (isSomebody ? withA(spoken) : withThe(spoken))

const names = ({ title, draft }: Woven, thing: string): boolean => holdsAll(`${title} ${draft}`, thing)

function holdsAll(said: string, thing: string): boolean {
  const text = plain(said)
  return plain(thing)
    .split(' ')
    .filter((word) => word.length > 2)
    .every((word) => text.includes(word.replace(/s$/, '')))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

// How a scene sounds in one format, with one offering in view.
import type { FormContentType } from '#contract/values/content.ts'
import type { Repeated, Text } from '../form.ts'
import { dateInCountry } from '../words/dates.ts'
import { asSentence, capitalised } from '../words/list.ts'
import { spokenPrice } from '../words/money.ts'
import { spokenRole } from '../words/people.ts'
import type { Voice } from './lines.ts'
import type { Offered } from './offered.ts'
import type { Scene } from './scene.ts'
import type { Known, Slots } from './slots.ts'

export function voiceOf(scene: Scene, format: FormContentType, offering: Offered | null): Voice {
  return {
    slots: new Map([
      ...scene.slots,
      ...(offering === null ? [] : slotsOfOffering(offering, scene)),
      ['contact', { text: contactIn(format, scene.slots), from: [] }],
    ]),
    answers: scene.answers,
    region: scene.region,
    format,
    hasOfferings: scene.offered.length > 0,
    rows: (what) => rowsOf(scene, what),
    sentenceOn: (topic) => scene.sentences.get(topic),
    pasted: scene.pasted,
  }
}

/** How a reader of this format reaches the brand. */
function contactIn(format: FormContentType, slots: Slots): string {
  const phone = slots.get('phone')?.text
  const write = format === 'email' ? 'Reply to this email' : 'Send us a message'
  return phone === undefined ? write : `${write} or call ${phone}`
}

function slotsOfOffering({ value, spoken, note }: Offered, { region }: Scene): [string, Known][] {
  const from = [value.id]
  const told = note === null ? null : plainText(note, region)
  return [
    ['offering', { text: spoken, from }],
    ['an-offering', { text: withArticle(spoken), from }],
    ...(told === null ? [] : [['note', { text: told, from }] as [string, Known]]),
    ...(value.price === null
      ? []
      : [['offering-price', { text: spokenPrice(value.price), from: [value.price.id] }] as [string, Known]]),
  ]
}

/** "a double room", "an extension"; what stands in the plural or can't be counted has none. */
const withArticle = (name: string): string =>
  /(?:[^s]s|ing|ence|ance|care|food|advice|support|help)$/i.test(name) || /^(?:the|our|an?|\d)\b/i.test(name)
    ? name
    : `${/^(?:[aefimno][\p{Lu}\d]|[aeiou8])/iu.test(name) ? 'an' : 'a'} ${name}`

const plainText = (note: Text, region: Scene['region']): string =>
  note.map((piece) => (typeof piece === 'string' ? piece : 'uk' in piece ? piece[region] : '')).join('')

function rowsOf({ offered, card, region, today }: Scene, what: Repeated): ReadonlyMap<string, Known>[] {
  const row = (id: string, values: Record<string, string | null>) =>
    new Map(
      Object.entries(values).flatMap(([name, text]) =>
        text === null ? [] : [[name, { text, from: [id] }] as const],
      ),
    )
  if (what === 'offering')
    return offered
      .filter(({ note }) => note !== null)
      .map(({ value, spoken, note }) =>
        row(value.id, {
          offering: spoken,
          note: note && plainText(note, region),
          price: value.price && spokenPrice(value.price),
        }),
      )
  if (what === 'person')
    return card.people
      .filter(({ role }) => role !== null)
      .map(({ id, name, role }) => row(id, { name, role: role && spokenRole(role) }))
  if (what === 'event')
    return card.events
      .filter(({ date }) => date >= today)
      .map(({ id, name, date, place }) =>
        row(id, {
          event: capitalised(name),
          when: [dateInCountry(date, region), place].filter((part) => part !== null).join(', '),
        }),
      )
  return card.questions.map(({ id, ask, answer }) => row(id, { ask, answer: asSentence(answer) }))
}

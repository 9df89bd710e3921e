import type { Telling } from '../telling.ts'
import type { KnownFact } from '../known-facts.ts'
import { spokenName } from '../values.ts'
import { fill } from '../wording/fill.ts'
import { dayToMeet } from './day-to-meet.ts'
import type { Formatted } from './format-fields.ts'
import { shortened } from './steps.ts'

/** The label of the day, which is the product's suggestion and stands in no evidence. */
export const WHEN = 'When'

/** When, where, for whom, for how many, and what happens, in the order it happens. */
export function events(telling: Telling): Formatted {
  const place = placeOf(telling)
  return {
    fields: [
      { label: WHEN, lines: [whenToMeet(telling)] },
      { label: 'Where', lines: [whereabouts(telling, place)] },
      { label: 'Who for', lines: [whoFor(telling)] },
      { label: 'Capacity to decide', lines: [capacity(telling)] },
      { label: 'What happens', lines: telling.beats.map((beat) => shortened(beat, 120)) },
    ],
    supporting: place === null || place === telling.candidate.first ? [] : [place],
  }
}

/** A day to begin with: whoever runs it knows what else is on. */
function whenToMeet({ today, title, brand, candidate }: Telling): string {
  const day = /^on (\d.*)$/.exec(candidate.first.values.when ?? '')?.[1]
  if (day !== undefined) return `${day}, on the day itself`
  const isAmongFirms =
    /\b(?:firms?|businesses|companies|managers?|directors?|buyers?|manufacturers?|b2b)\b/i.test(
      brand.targetAudience,
    )
  return `${dayToMeet(today, title, isAmongFirms, brand.country)}. Move it if your own calendar is full that week`
}

function placeOf({ candidate, facts }: Telling): KnownFact | null {
  if (candidate.first.fact.slots.place !== undefined) return candidate.first
  return (
    facts.find(
      ({ fact }) =>
        fact.type === 'place' &&
        fact.slots.place !== undefined &&
        fact.flags.length === 0 &&
        isAddress.test(fact.quote),
    ) ?? null
  )
}

/** A place where the brand is to be found, and not one it only goes to. */
const isAddress =
  /\b(?:find us|visit us|address|we(?:['’]re| are) (?:at|in|on|based)|based (?:at|in)|(?:is|are) (?:at|in|on) the)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/

function whereabouts({ brand }: Telling, place: KnownFact | null): string {
  const name = spokenName(brand.name)
  const at = place?.fact.slots.place
  if (at === undefined) return `Where the work is done at ${name}, not in a hired room`
  return name.toLowerCase().includes(at.toLowerCase()) ? `At ${name}` : `At ${name}, ${at}`
}

/** Those who ask the question, and the audience as the profile has it, in its first words. */
function whoFor({ candidate, brand }: Telling): string {
  const { question, stage } = candidate.listed.entry
  const audience = /^[^.;!?\n]{3,120}(?=[.;!?\n]|$)/.exec(brand.targetAudience.trim())?.[0]
  const asking = `${standing[stage]}, ‘${question}’`
  return audience === undefined
    ? asking
    : `${asking} Among them: ${audience.charAt(0).toLowerCase()}${audience.slice(1)}`
}

const standing = {
  discover: 'People nearby who ask',
  consider: 'People who are comparing and ask',
  decide: 'People who have nearly decided and ask',
  use: 'People who come already and ask',
  return: 'People who came before and ask',
}

function capacity({ candidate, filling }: Telling): string {
  const sentences: Partial<Record<typeof candidate.first.fact.type, string>> = {
    person: 'As many as {person} can talk to by name',
    'labelled-price': 'As many as can be served {label} without a queue',
    offer: 'As many as can try {label} without a queue',
    process: 'As many as can stand round the work and see it',
    quantity: 'One guest for each of the {noun} who will be there, and no more',
    place: 'As many as can be heard in one room in {place}',
    hours: 'As many as fit in after closing time',
  }
  const sentence = sentences[candidate.first.fact.type]
  const filled = sentence === undefined ? null : fill(sentence, filling)
  return filled ?? 'As many as can sit in one circle and each say something'
}

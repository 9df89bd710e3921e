// What a brief asks for: the job, the reader, the things, days and numbers it names.
import type { Audience, Entry, Playbook, Trade } from '#domain/playbook/form.ts'
import { inSentence } from '#domain/playbook/words/casing.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import { holdsAny, holds } from '#domain/playbook/words/phrase.ts'
import { stem, stemsOf } from '#domain/playbook/words/stems.ts'
import { entryFor, type Offered } from '#domain/playbook/weaving/offered.ts'
import type { Scene } from '#domain/playbook/weaving/scene.ts'

/** Something a brief names: an offering of the card, or words of the brief's own. */
export interface Thing {
  /** In the middle of a sentence, without an article: "over-60s class". */
  spoken: string
  isNew: boolean
  offered: Offered
}

export interface Understood {
  text: string
  stems: ReadonlySet<string>
  /** How much one of its words tells, from 0 to 1. */
  rarity: (stem: string) => number
  /** How much each intent is asked for, from 0 to 1. */
  intents: ReadonlyMap<string, number>
  readers: ReadonlySet<Audience>
  thing: Thing | null
  /** Whether its thing is something that people come to on a day. */
  event: boolean
  /** A day or time as the brief puts it: "Tuesday evenings", "12 December". */
  when: string | null
  /** "12 days of fitness", "five tips for gardeners": a series, as the brief puts it, with how many parts it is to have. */
  series: { spoken: string; parts: number } | null
}

export function understand(
  text: string,
  scene: Scene,
  playbook: Playbook,
  trades: readonly Trade[],
  rarity: Understood['rarity'] = () => 1,
): Understood {
  const said = text.trim().replace(/\s+/g, ' ')
  const intents = intentsOf(said, playbook)
  const thing = thingIn(said, scene, trades)
  // "Introduce our new receptionist" is about somebody, not something.
  const isAboutPeople =
    (intents.get('people') ?? 0) > (intents.get('launch') ?? 0) || (intents.get('hire') ?? 0) === 1
  const about = thing?.isNew === true && isAboutPeople ? null : thing
  return {
    text: said,
    stems: new Set(stemsOf(said)),
    rarity,
    intents,
    readers: readersOf(said, playbook, trades),
    thing: about,
    event:
      about !== null &&
      gathering.test(about.spoken) &&
      ((intents.get('event') ?? 0) > 0 || whenIn(said) !== null),
    when: whenIn(said),
    series: seriesIn(said),
  }
}

/** The intents whose words the brief uses; the most telling has 1. */
function intentsOf(text: string, { words }: Playbook): ReadonlyMap<string, number> {
  const stems = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map(stem))
  const counts = Object.entries(words.intents).flatMap(([intent, phrases]) => {
    const found = phrases.filter((phrase) =>
      phrase.includes(' ') ? holds(text, phrase) : stems.has(stem(phrase)),
    )
    // A phrase of several words says more than one word does.
    const weight = found.reduce((sum, phrase) => sum + (phrase.includes(' ') ? 2 : 1), 0)
    return weight === 0 ? [] : [[intent, weight] as const]
  })
  const most = Math.max(1, ...counts.map(([, weight]) => weight))
  return new Map(counts.map(([intent, weight]) => [intent, weight / most]))
}

function readersOf(text: string, { words }: Playbook, trades: readonly Trade[]): ReadonlySet<Audience> {
  const lists = [words.audiences, ...trades.map(({ readerWords }) => readerWords)]
  const readers = new Set<Audience>()
  for (const reader of ['existing', 'lapsed', 'new', 'public'] as const)
    if (lists.some((list) => holdsAny(text, list[reader] ?? []))) readers.add(reader)
  // Who left is meant where both are named: "win back lapsed members".
  if (readers.has('lapsed')) readers.delete('existing')
  return readers
}

const end = String.raw`(?=[.,;:!?()]|$|\s(?:for|at|on|in|with|to|that|which|who|and|from|starting|starts|next|this|every|before|after|by|is|are|so|because|when|has|have)\b)`
const word = String.raw`[\p{L}\p{N}’'+&-]+`
const few = String.raw`(${word}(?:\s+${word}){0,4}?)`
const announced = new RegExp(
  String.raw`\b(?:(?:our|a|an|the|my)\s+(?:brand[- ]new|new)|(?:launch(?:ing)?|introduc(?:e|ing)|announc(?:e|ing)|opening|starting)(?:\s+of)?(?:\s+(?:our|a|an|the|my))?(?:\s+new)?)\s+${few}${end}`,
  'iu',
)
const ours = new RegExp(String.raw`\b(?:our|my)\s+${few}${end}`, 'giu')
const promoted = new RegExp(
  String.raw`\b(?:promote|push|sell|we (?:do|offer|sell|have|stock|make)|book|sign-ups? (?:to|for)|bookings? for|places on)\s+(?:more\s+)?(?:the\s+)?${few}${end}`,
  'iu',
)

/** "our members", "our prices": what every business has is no thing that a piece can be about. */
const common =
  /^(?:new |existing |regular |loyal |current |lapsed |local )*(?:members?|customers?|clients?|guests?|people|regulars|visitors|patients|supporters|donors|volunteers|staff|team|prices?|pricing|price list|fees?|costs?|opening hours|hours|address|website|business|company|firm|shop|store|brand|work|services?|products?|town|village|area|community|neighbours|audience|social media|newsletter|instagram|facebook|page|blog|email list|spaces?|more|people|quiet \w+|slow \w+|evenings?|mornings?|afternoons?|weekends?|bookings?|sales|orders|enquiries)$/i

/** "What we bake" is told by other words of the brief. */
const isClause = /^(?:what|how|why|that|this|these|it|them)\b/i

const gathering =
  /\b(?:day|evening|night|morning|fair|workshop|concert|party|talk|market|festival|sale|service|tour|tasting|meeting|show|exhibition|ride|run|walk|quiz|lunch|breakfast|supper|dinner|auction|ceilidh|raffle|open house|conference|webinar|breakfast|meet-?up|course|class)s?$/i

function thingIn(text: string, scene: Scene, trades: readonly Trade[]): Thing | null {
  const known = namedOffering(text, scene)
  const [, launched] = announced.exec(text) ?? []
  if (launched !== undefined && !common.test(launched.trim())) return asThing(launched, true, trades, scene)
  if (known !== null) return { spoken: known.spoken, isNew: false, offered: known }
  const [, pushed] = promoted.exec(text) ?? []
  const own = [...text.matchAll(ours)].map(([, words = '']) => words)
  const found = [...own, ...(pushed === undefined ? [] : [pushed])].find(
    (words) =>
      !common.test(words.trim()) && !isClause.test(words) && stemsOf(words).length > 0 && !isTime(words),
  )
  if (found !== undefined) return asThing(found, false, trades, scene)
  const entry = longestEntry(text, trades)
  return entry === null ? null : asThing(entry.name, false, trades, scene)
}

/** The card's offering whose words all stand in the brief, the longest first. */
function namedOffering(text: string, { offered }: Scene): Offered | null {
  const stems = new Set(stemsOf(text))
  const named = offered.filter(({ spoken }) => {
    const own = stemsOf(spoken)
    return own.length > 0 && own.every((one) => stems.has(one))
  })
  return named.toSorted((one, other) => other.spoken.length - one.spoken.length)[0] ?? null
}

function longestEntry(text: string, trades: readonly Trade[]): Entry | null {
  return entryFor(text, trades)
}

function asThing(words: string, isNew: boolean, trades: readonly Trade[], { offered }: Scene): Thing {
  const spoken = words.trim().replace(/^(?:new|own)\s+/i, '')
  const entry = entryFor(spoken, trades)
  const small = inSentence(spoken, new Set(stemlessWords(spoken)))
  const known = offered.find(({ entry: one }) => one !== null && one === entry)
  return {
    spoken: small,
    isNew,
    offered: {
      value: {
        id: 'brief',
        isTrusted: true,
        name: capitalised(spoken),
        kind: entry?.kind ?? 'service',
        price: known?.value.price ?? null,
        says: known?.value.says ?? [],
      },
      spoken: small,
      entry,
      note: entry?.note ?? null,
      key: `brief ${small.toLowerCase()}`,
    },
  }
}

/** Words that somebody typed small are small; a capital of their own stays. */
const stemlessWords = (text: string): string[] => text.split(/\s+/).filter((word) => !/\p{Lu}/u.test(word))

const weekdays = 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?'
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const time = new RegExp(
  String.raw`(?<!\b(?:black|good|giving|cyber|shrove|ash|easter|palm|small business|stir-up|mothering|remembrance) )\b(?:(?:${weekdays})(?:\s+(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?))?|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:${months})|(?:${months})\s+\d{1,2}(?:st|nd|rd|th)?|(?:mid-?week|off-?peak)(?:\s+\w+s)?|(?:mornings|afternoons|evenings|lunchtimes))\b`,
  'i',
)
const isTime = (text: string) => time.test(text)
const whenIn = (text: string): string | null => time.exec(text)?.[0] ?? null

const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

function seriesIn(text: string): Understood['series'] {
  const [spoken, figure = ''] = series.exec(text) ?? []
  const parts = /^\d+$/.test(figure) ? Number(figure) : numerals.indexOf(figure.toLowerCase()) + 2
  return spoken !== undefined && parts >= 2 && parts <= 31 ? { spoken: spoken.trim(), parts } : null
}

const series = new RegExp(
  String.raw`\b(\d{1,2}|${numerals.join('|')})\s+(?:[\p{L}-]+\s)?(?:days|tips|ways|reasons|things|mistakes|questions|posts|parts|weeks|steps|facts|myths)\b(?:\s+(?:of|for|to|about)(?:\s+${word}){1,3})?`,
  'iu',
)

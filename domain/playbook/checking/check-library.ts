// Finds all faults in the library. Names are checked, and each play is rendered with a full and an empty
// card, in British and American English.
import type { Entry, Fault, Play, Playbook, Text, Trade } from '../form.ts'
import { playbookIn } from '../parsing/spelling.ts'
import { capitalised, countWords } from '../words/list.ts'
import { containsPhrase } from '../words/phrase.ts'
import { isOpen, mainSubject, suits } from '../rendering/open.ts'
import { renderContextOf, type RenderContext } from '../rendering/render-context.ts'
import { voiceOf } from '../rendering/voice.ts'
import { renderPlay, type RenderedPlay } from '../rendering/render-play.ts'
import { checkPlay, namesFor } from './check-play.ts'
import { faultsIn } from './check-rendered.ts'
import { exampleCard } from './example-cards.ts'

const countries = { uk: 'GB', us: 'US' } as const
/** Plays are rendered for this day. Any other would do, because windows only matter when ideas are chosen. */
const SOME_DAY = '2026-11-24'

/**
 * Finds the faults of one trade.
 * @param days ids of all days in the calendar
 */
export function checkTrade(playbook: Playbook, trade: Trade, days: ReadonlySet<string>): Fault[] {
  const names = namesFor(playbook, trade, days)
  const ids = trade.plays.map(({ id }) => id)
  const doubled = trade.plays.filter(({ id }, at) => ids.indexOf(id) !== at)
  return [
    ...doubled.map(({ file, at, id }) => ({ file, line: at, says: `${id} is there twice` })),
    ...trade.plays.flatMap((play) => checkPlay(play, names)),
    ...trade.lexicon.flatMap((entry) => checkEntry(entry, trade, playbook)),
    ...together(
      allRenderings(playbook, trade).flatMap(({ rendered, play, how }) => {
        const says = rendered === null ? [NOT_RENDERED] : faultsIn(rendered, playbook.words)
        return says.map((said) => ({ play, said, how }))
      }),
    ),
  ]
}

const NOT_RENDERED = "title, why, draft or call to action can't be told, or no title is short enough"

/** Combines faults that several renderings of a play have into one. */
function together(found: readonly { play: Play; said: string; how: string }[]): Fault[] {
  const hows = new Map<string, { play: Play; said: string; how: string[] }>()
  for (const { play, said, how } of found) {
    const key = `${play.id} ${said}`
    const there = hows.get(key)
    if (there) there.how.push(how)
    else hows.set(key, { play, said, how: [how] })
  }
  return [...hows.values()].map(({ play: { file, at, id }, said, how }) => ({
    file,
    line: at,
    says: `${id} (${how[0]}${how.length > 1 ? ` and ${how.length - 1} more` : ''}): ${said}`,
  }))
}

/**
 * Checks one entry of a lexicon. Its note follows a colon, so it starts in lower case and has no full stop.
 * The knowledge below it must be complete sentences that claim nothing about the brand.
 */
function checkEntry(
  { name, note, spoken, knowledge, at }: Entry,
  { file }: Trade,
  { words }: Playbook,
): Fault[] {
  const text = plainOf(note)
  const says = [
    ...(/^\p{Lu}\p{Ll}/u.test(text) ? ['the note begins with a capital'] : []),
    ...(text.endsWith('.') ? ['the note ends with a full stop'] : []),
    ...faultsOfWords(text, words.never),
    ...(spoken !== null && countWords(plainOf(spoken)) > LONGEST_SPOKEN ? ['“spoken” is too long'] : []),
    ...Object.entries(knowledge).flatMap(([what, known]) =>
      [
        ...faultsOfKnown(plainOf(known), words.never),
        // Customers ask these questions, so in them “we” isn't the brand.
        ...(what !== 'often-asked' && speaksAsBrand.test(plainOf(known))
          ? ['it speaks as the brand (“we”)']
          : []),
      ].map((fault) => `${what}: ${fault}`),
    ),
  ]
  return says.map((said) => ({ file, line: at, says: `${name}: ${said}` }))
}

const speaksAsBrand = /\b(?:[Ww]e|[Oo]urs?|us)\b/
const LONGEST_SPOKEN = 6
const LONGEST_KNOWN = 62

const faultsOfKnown = (text: string, never: readonly string[]): string[] => [
  ...(/^[\p{Lu}\d“]/u.test(text) ? [] : ['it begins without a capital']),
  ...(/[.?!]”?$/.test(text) ? [] : ['it ends without a full stop']),
  ...(countWords(text) > LONGEST_KNOWN
    ? [`${countWords(text)} words, where ${LONGEST_KNOWN} are allowed`]
    : []),
  ...(/[;!–—]/.test(text) ? ['it has a semicolon, a dash or an exclamation mark'] : []),
  ...faultsOfWords(text, never),
]

const faultsOfWords = (text: string, never: readonly string[]): string[] =>
  never
    .filter((word) => containsPhrase(text, word))
    .map((word) => `“${word}” is among the words no play uses`)

const plainOf = (text: Text): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : 'uk' in piece ? piece.uk : '')).join('')

interface Tried {
  play: Play
  how: string
  rendered: RenderedPlay | null
}

/**
 * Renders every play in each of its formats, with a full and an empty card, for British and American readers.
 */
function allRenderings(playbook: Playbook, trade: Trade): Tried[] {
  return (['uk', 'us'] as const).flatMap((region) =>
    (['full', 'empty'] as const).flatMap((kind) => {
      const read = playbookIn(playbook, region)
      const own = [...read.trades, read.everyone].find(({ id }) => id === trade.id) ?? read.everyone
      const context = trialContext(read, own, kind, countries[region])
      return own.plays
        .filter(({ country }) => country === null || country === region)
        .flatMap((play) =>
          renderings(context, play).map((one) => ({
            ...one,
            play,
            how: `${one.format}, ${kind} card, ${region}`,
          })),
        )
    }),
  )
}

/** Makes the values for trying out a play, as if no sentence had been used before. */
export function trialContext(
  playbook: Playbook,
  trade: Trade,
  kind: 'full' | 'empty',
  country = 'GB',
): RenderContext {
  const shown =
    trade.id === 'everyone' ? (playbook.trades.find(({ lexicon }) => lexicon.length > 0) ?? trade) : trade
  const context = renderContextOf(playbook, [shown], exampleCard(playbook, shown, kind, country), SOME_DAY)
  const [first] = context.offered
  const said = {
    day: 'Small Business Saturday',
    'day-date': 'Saturday 5 December',
    'brief-series': '12 days of small steps',
    'series-of-ours': 'yes',
    'brief-role': 'a new colleague',
    'brief-when': 'Tuesday evenings',
    'brief-on': 'on Tuesday evenings',
    'brief-from': 'January',
    'brief-price': '£24 a month',
    'brief-you': 'you never sent back the form',
    'brief-milestone': 'Nuala Byrne will have been with us for 15 years on 1 March',
    'brief-first': 'Nuala',
    'brief-worry': 'Is it worth the money?',
    briefed: 'yes',
    'brief-asked': 'Is it worth the money?',
    'brief-by': 'by 11 December',
    'brief-doubt': 'I’m too old to start.',
    'brief-why': 'Why it costs more than elsewhere',
    'brief-left': 'two places',
    'brief-point': 'Two places left, as of today.',
    'brief-quiet': 'Tuesday evenings',
    'brief-rise': 'on 4 February',
    'brief-jubilee': '10th birthday',
    'brief-notice': 'Late opening on Thursdays from 7 January',
    'brief-thanked': 'everybody who helped on Saturday',
    'form-offer': 'Late Thursdays',
    'form-job': 'Weekend barista',
    'form-answer': 'Is it worth the money?',
    'form-thanks': 'everybody who helped on Saturday',
    'form-series': 'Five small jobs for January',
    'form-text':
      'From January we stay open late once a week, so that people who work can come by without hurrying. There’s somebody to ask, something warm to drink and no need to book.',
    'form-who': 'Who it’s for: people who work late',
    'form-where': 'Where: the back room',
    'form-price': 'Price: £12',
    'form-event': 'yes',
    'form-facts': 'Who it’s for: people who work\nWhen: Thursdays until 8pm',
    'form-details': 'Who it’s for: people who work; When: Thursdays until 8pm',
    'form-when': 'Thursdays until 8pm',
    'form-parts': ['Clear one drawer', 'Mend what’s broken', 'Write the list', 'Ask for help', 'Stop by']
      .map((part, at) => `${at + 1} of 5: ${part} before the end of the week`)
      .join('\n'),
    'form-list': '• Clear one drawer\n• Mend what’s broken\n• Write the list\n• Ask for help\n• Stop by',
    // Example facts of a brief are added, because some plays can't be rendered without one.
    ...(first && {
      'brief-offering': `the ${first.spoken}`,
      'brief-thing': `the ${first.spoken}`,
      'brief-line': `${capitalised(first.spoken)}, Saturday 5 December`,
      'a-offering': `a ${first.spoken}`,
      'brief-date': 'Saturday 5 December',
    }),
  }
  const slots = Object.entries(said).map(([name, text]) => [name, { text, from: [] }] as const)
  const says = first?.value.says ?? []
  const own = says.slice(0, 1).map(({ id, text }) => ['brief-says', { text, from: [id] }] as const)
  return { ...context, slots: new Map([...context.slots, ...slots, ...own]), onBrief: says }
}

/** Renders a play in each of its formats, unless it needs something that the card lacks. */
export function renderings(
  context: RenderContext,
  play: Play,
): { format: RenderedPlay['format']; rendered: RenderedPlay | null }[] {
  const subject = mainSubject(context, play)
  if (!suits(play, subject)) return []
  return play.formats.flatMap((format) => {
    const voice = voiceOf(context, format, subject)
    const fresh = { ...context, pasted: new Set<string>() }
    return isOpen(play, context, voice)
      ? [{ format, rendered: renderPlay(fresh, play, format, subject) }]
      : []
  })
}

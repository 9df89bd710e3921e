import type { Telling } from '../telling.ts'
import type { Formatted } from './format-fields.ts'
import { keyPhrase, shortQuote } from './key-phrase.ts'
import { shortened } from './steps.ts'

/** A shot for each step, framed by what the step does, and the words that stand on the screen. */
export function video(telling: Telling): Formatted {
  const shots = telling.beats.slice(0, 5).map((beat, at, all) => {
    const framing = at === all.length - 1 ? 'Last shot' : framingOf(beat, at)
    return `${framing}: ${shortened(beat, 120)}`
  })
  const caption = keyPhrase(telling) ?? shortQuote(telling, 80) ?? telling.candidate.listed.entry.question
  return {
    fields: [
      { label: 'Shots', lines: shots },
      { label: 'On screen', lines: [caption] },
    ],
    supporting: [],
  }
}

function framingOf(beat: string, at: number): string {
  const verb = /^\p{L}+/u.exec(beat)?.[0].toLowerCase() ?? ''
  return framings.find(([verbs]) => verbs.has(verb))?.[1] ?? (at === 0 ? 'Opening shot' : 'Cutaway')
}

const verbs = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const framings: readonly (readonly [ReadonlySet<string>, string])[] = [
  [verbs('ask let get have interview invite hear find'), 'Interview'],
  [verbs('say tell explain admit answer give name own describe state'), 'To camera'],
  [
    verbs('work split count list add set compare draw write mark round divide tot total price sum lay'),
    'From above',
  ],
  [verbs('walk follow go visit take trace tour'), 'Walking shot'],
  [verbs('show film put open hold hand weigh pour place start begin point photograph record'), 'Close-up'],
]

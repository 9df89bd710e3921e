// Translates the library into American spelling and words. This is done before a brand's own words are filled
// in, so those don't change.
import { memoize } from '#domain/memoize.ts'
import type {
  Alternative,
  Block,
  Entry,
  Line,
  Piece,
  Play,
  Playbook,
  Region,
  Task,
  Text,
  Trade,
} from '../form.ts'

/** Returns the playbook in the spelling of a region. */
export const playbookIn = (playbook: Playbook, region: Region): Playbook =>
  region === 'uk' ? playbook : american(playbook)

const american = memoize((playbook: Playbook): Playbook => {
  const change = translator(playbook.words.american)
  const text = (pieces: Text): Text => pieces.map((piece) => pieceIn(piece, change))
  const alternative = (one: Alternative): Alternative => ({ ...one, text: text(one.text) })
  const line = (one: Line | null): Line | null => (one === null ? null : one.map(alternative))
  const block = (lines: Block): Block => lines.map(line)
  const lines = (all: readonly (readonly Alternative[])[]) => all.map((one) => one.map(alternative))
  const task = (one: Task): Task => ({ ...one, line: alternative(one.line) })
  const play = (one: Play): Play => ({
    ...one,
    titles: one.titles.map(alternative),
    subjects: one.subjects.map(alternative),
    whys: one.whys.map(alternative),
    assumes: one.assumes.map(alternative),
    outline: block(one.outline),
    draft: block(one.draft),
    cta: block(one.cta),
    prepare: block(one.prepare),
    podcast: one.podcast && {
      guest: lines(one.podcast.guest),
      questions: lines(one.podcast.questions),
      segments: lines(one.podcast.segments),
    },
    linkedin: one.linkedin && { hook: line(one.linkedin.hook), draft: block(one.linkedin.draft) },
    event: one.event && block(one.event),
    tasks: one.tasks.map(task),
  })
  const entry = (one: Entry): Entry => ({
    ...one,
    note: text(one.note),
    spoken: one.spoken && text(one.spoken),
    knowledge: Object.fromEntries(Object.entries(one.knowledge).map(([name, known]) => [name, text(known)])),
  })
  const trade = (one: Trade): Trade => ({
    ...one,
    words: Object.fromEntries(Object.entries(one.words).map(([name, word]) => [name, change(word)])),
    questions: one.questions.map((question) => ({ ...question, ask: change(question.ask) })),
    lexicon: one.lexicon.map(entry),
    plays: one.plays.map(play),
  })
  return {
    ...playbook,
    news: playbook.news.map((one) => ({ ...one, line: one.line.map(alternative) })),
    everyone: trade(playbook.everyone),
    trades: playbook.trades.map(trade),
  }
})

function pieceIn(piece: Piece, change: (text: string) => string): Piece {
  if (typeof piece === 'string') return change(piece)
  return 'optional' in piece ? { optional: piece.optional.map((one) => pieceIn(one, change)) } : piece
}

/** Makes a function that replaces whole words, the longest phrase first. A capital letter is kept. */
function translator(pairs: readonly { uk: string; us: string }[]): (text: string) => string {
  const to = new Map(pairs.map(({ uk, us }) => [uk, us]))
  const any = pairs
    .map(({ uk }) => uk)
    .toSorted((one, other) => other.length - one.length)
    .map((uk) => RegExp.escape(uk))
  if (any.length === 0) return (text) => text
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${any.join('|')})(?![\\p{L}-])`, 'giu')
  return (text) =>
    text.replace(pattern, (found) => {
      const us = to.get(found.toLowerCase()) ?? found
      return /^\p{Lu}/u.test(found) ? us.charAt(0).toUpperCase() + us.slice(1) : us
    })
}

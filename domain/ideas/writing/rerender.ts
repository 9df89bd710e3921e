// Renders a saved idea again, for example after the user answered a question below it.
import { renderPlay } from '#domain/playbook/rendering/render-play.ts'
import { subjectOf } from '#domain/playbook/rendering/subjects.ts'
import { parseBrief } from '../brief/parse-brief.ts'
import { subjectKindOf } from '../choosing/candidates.ts'
import type { RenderedParts, StoredIdea } from '../engine.ts'
import { isFaultless } from '../gates/gates.ts'
import type { IdeaSources } from '../idea-sources.ts'
import { briefInputs, partsOf, type IdeaInputs } from './idea-of.ts'
import { renderForDay } from './render-for-day.ts'
import { ifNamesBrief, withBrief } from './with-brief.ts'

/**
 * Renders the idea's parts with the current facts. Null if the play or subject no longer exists, or if the
 * result fails a check.
 */
export function rerender(sources: IdeaSources, { key, occasion }: StoredIdea): RenderedParts | null {
  const { plays, brand, playbook, trades } = sources
  const play = plays.find(({ id }) => id === key.play)
  if (play === undefined) return null
  const asked = key.brief === undefined ? null : parseBrief(key.brief, sources.context, playbook, trades)
  const context = asked === null ? sources.context : withBrief(sources.context, asked)
  const about = subjectKindOf(play)
  const subject = subjectOf(context, about, key.offering)
  if (occasion === null && about !== null && key.offering !== '' && subject === null) return null
  const isOwn = brand.events.some(({ id }) => id === occasion?.id)
  const rendered =
    occasion === null
      ? renderPlay(context, play, key.format, subject)
      : renderForDay(sources, play, key.format, { ...occasion, isOwn }).rendered
  const named = rendered && asked ? ifNamesBrief(rendered, asked) : rendered
  const inputs: IdeaInputs = { brand, context, words: playbook.words, ...briefInputs(asked) }
  return named === null || !isFaultless(named, inputs) ? null : partsOf(named, inputs)
}

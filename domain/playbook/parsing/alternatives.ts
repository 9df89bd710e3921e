import type { Alternative, Block, Line, Play } from '../form.ts'

/** Lists every alternative of every line of a play. */
export function alternativesOf(play: Play): Alternative[] {
  const ofBlock = (block: Block | null): Alternative[] => (block ?? []).flatMap((line) => line ?? [])
  const ofLines = (lines: readonly Line[] | undefined): Alternative[] => (lines ?? []).flat()
  return [
    ...play.titles,
    ...play.subjects,
    ...play.whys,
    ...play.assumes,
    ...[play.outline, play.draft, play.cta, play.prepare, play.event, play.linkedin?.draft ?? null].flatMap(
      ofBlock,
    ),
    ...(play.linkedin?.hook ?? []),
    ...[play.podcast?.guest, play.podcast?.questions, play.podcast?.segments].flatMap(ofLines),
    ...play.tasks.map(({ line }) => line),
  ]
}

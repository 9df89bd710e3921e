// Prints a rendered play as Markdown, so that the library's writers can read it.
import { contentTypeLabel } from '#contract/values/content.ts'
import type { RenderedPlay } from '../rendering/render-play.ts'

const readers = {
  new: 'new people',
  existing: 'people who already come',
  lapsed: 'people who used to come',
  both: 'new and existing people',
  public: 'everyone nearby',
}

/**
 * Prints the play.
 * @param isWhole whether to include the parts that are the same in all formats
 */
export function ideaAsMarkdown(rendered: RenderedPlay, isWhole = true): string {
  const { play, title, why, outline, draft, callToAction, prepare, checks, fields, asks, format } = rendered
  const list = (name: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`**${name}**`, '', ...lines.map((line) => `- ${line}`), '']
  return [
    `## ${title}`,
    '',
    `Format: ${contentTypeLabel(format)}  |  For: ${readers[play.reader]}  |  ${play.id}`,
    '',
    ...(isWhole ? [`**Why:** ${why}`, ''] : []),
    ...fields.filter(({ label }) => label !== 'Questions').flatMap(({ label, lines }) => list(label, lines)),
    ...list(format === 'podcast' ? 'Questions' : 'Outline', format === 'events' ? [] : outline),
    '**Draft**',
    '',
    ...draft.split('\n').map((line) => `> ${line}`),
    '',
    `**Call to action:** ${callToAction}`,
    '',
    ...(isWhole ? [...list('Prepare', prepare), ...list('Check before you publish', checks)] : []),
    ...(isWhole && asks.length > 0
      ? [`**Would be better with:** ${asks.map(({ ask }) => ask).join(' ')}`, '']
      : []),
  ].join('\n')
}

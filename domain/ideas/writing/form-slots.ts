// The answers of a filled-in form by slot.
import type { ParsedBrief } from '../brief/parse-brief.ts'

/** Empty without a form. Labelled facts stay on lines of their own in a draft; an outline has them on one line. */
export function formSlots({
  form,
  intents,
}: Pick<ParsedBrief, 'form' | 'intents'>): Record<string, string | null> {
  if (form === null) return {}
  const { kind, headline, text, facts, when, next, parts } = form
  const isReturn = kind === 'offer' && intents.get('win-back') === 1
  // People who are asked to come back needn't read who it's for.
  const shown = facts.filter(({ name }) => !(isReturn && name === 'who')).map(({ line }) => line)
  const orNone = (texts: readonly string[], between: string) =>
    texts.length === 0 ? null : texts.join(between)
  return {
    [`form-${kind}`]: kind === 'answer' && !headline.endsWith('?') ? `“${headline}”` : headline,
    'form-text': text === '' ? null : text,
    'form-facts': orNone(shown, '\n'),
    'form-details': orNone(shown, '; '),
    'form-when': when,
    'form-next': next,
    'form-parts': orNone(
      parts.map((part, at) => `${at + 1} of ${parts.length}: ${part}`),
      '\n',
    ),
    'form-list': orNone(
      parts.map((part) => `• ${part}`),
      '\n',
    ),
    'form-return': isReturn ? 'yes' : null,
  }
}

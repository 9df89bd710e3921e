// Makes slots from the answers of a filled-in form.
import { gathering } from '#domain/playbook/rendering/section-headline.ts'
import type { ParsedBrief } from '../brief/parse-brief.ts'

/**
 * Makes the slots; none without a form. A draft has each labelled fact on a line of its own, an outline has
 * them on one line.
 */
export function formSlots({
  form,
  intents,
}: Pick<ParsedBrief, 'form' | 'intents'>): Record<string, string | null> {
  if (form === null) return {}
  const { kind, headline, text, facts, when, next, parts } = form
  const isReturn = kind === 'offer' && intents.get('win-back') === 1
  const linesOf = (isShown: (name: string) => boolean) =>
    facts.filter(({ name }) => isShown(name)).map(({ line }) => line)
  // People who get an email because they stopped coming needn't read that it's for them.
  const shown = linesOf((name) => !isReturn || name !== 'who')
  const orNone = (texts: readonly string[], between: string) =>
    texts.length === 0 ? null : texts.join(between)
  return {
    [`form-${kind}`]: kind === 'answer' && !headline.endsWith('?') ? `“${headline}”` : headline,
    'form-text': text === '' ? null : text,
    'form-facts': orNone(shown, '\n'),
    'form-details': orNone(shown, '; '),
    'form-when': when,
    'form-next': next,
    'form-event':
      when !== null && isHeld({ headline, text }) && !/\b(?:until|till)\b/i.test(when) ? 'yes' : null,
    'form-price': facts.find(({ name }) => name === 'price')?.line ?? null,
    'form-who': facts.find(({ name }) => name === 'who')?.line ?? null,
    'form-where': facts.find(({ name }) => name === 'where')?.line ?? null,
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

/** Whether people come together for it. What is bought or done at their homes doesn't belong in a listing of events. */
const isHeld = ({ headline, text }: { headline: string; text: string }): boolean =>
  gathering.test(headline) || (gathering.test(text) && !atHome.test(text))
const atHome = /\b(?:your|their) (?:own )?(?:house|home|place|premises|site|office)\b/i

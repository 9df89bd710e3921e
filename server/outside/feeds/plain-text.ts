// Turns the fields of a feed into visible text: no markup, no entities, single spaces.
import { cutTo, withoutBadCharacters } from '#contract/values/texts.ts'
import { parsePage, tidy } from '#domain/reading/page/dom.ts'

// Tags that are shown as a gap. All others may be in the middle of a word.
const gaps =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|table|blockquote|pre|figure|figcaption|section|article)(?![\w-])/gi
const escaped = /&(?:#\d{2,6}|#x[\da-f]{2,5}|amp|quot|apos|nbsp|[lr][sd]quo|hellip|[nm]dash|pound|euro);/i
const MOST_MARKUP = 40_000

/**
 * The text of markup, or of text that only looks like markup. Many feeds escape twice, so entities that
 * remain are decoded too.
 */
export function plainText(markup: string): string {
  const once = visible(markup)
  return escaped.test(once) ? visible(once.replaceAll('<', '&lt;')) : once
}

function visible(markup: string): string {
  if (!/[<&]/.test(markup)) return clean(markup.slice(0, MOST_MARKUP))
  const $ = parsePage(markup.slice(0, MOST_MARKUP).replace(gaps, ' $&'))
  $('script, style, template, iframe, object, noscript').remove()
  return clean($.root().text())
}

// A control character in a feed often replaces a space.
const clean = (text: string) => tidy(withoutBadCharacters(text.replace(/[\0-\x1f\x7f-\x9f]/g, ' ')))

/** Shortens a text at the end of a word, with an ellipsis. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = cutTo(text, most)
  const end = start.search(/\s\S*$/)
  return `${cutTo(start, end > most / 2 ? end : most - 1).replace(/[\s,;:.–—-]+$/, '')}…`
}

// What a reader would see of a feed's text: no markup, no entities, single spaces.
import { cutTo, withoutBadCharacters } from '#contract/values/texts.ts'
import { parsePage, tidy } from '#domain/reading/page/dom.ts'

// Tags between which a reader sees a gap; all others stand within words.
const gaps =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|table|blockquote|pre|figure|figcaption|section|article)(?![\w-])/gi
const escaped = /&(?:#\d{2,6}|#x[\da-f]{2,5}|amp|quot|apos|nbsp|[lr][sd]quo|hellip|[nm]dash|pound|euro);/i
const MOST_MARKUP = 40_000

/** The text of markup, or of text that only looks like it. Many feeds escape twice; what is left of that is decoded, too. */
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

// A control character in a feed often stands where a space was.
const clean = (text: string) => tidy(withoutBadCharacters(text.replace(/[\0-\x1f\x7f-\x9f]/g, ' ')))

/** Cut at the end of a word, with an ellipsis where something is missing. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = cutTo(text, most)
  const end = start.search(/\s\S*$/)
  return `${cutTo(start, end > most / 2 ? end : most - 1).replace(/[\s,;:.–—-]+$/, '')}…`
}

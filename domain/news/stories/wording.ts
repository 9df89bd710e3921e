// Prepares the text that is shown for an item. It is the item's own text, which may be shortened but never
// added to.
import { conceptsIn } from '../language/concepts.ts'
import { trimmedQuote } from '../language/quotation.ts'
import { machineAddressed, placeholders } from '#domain/reading/citing/untrusted-patterns.ts'
import type { NewsItem } from './item.ts'

const LONGEST_SUMMARY = 280

/**
 * Removes the publisher's name, which search feeds add to the headline after a dash. The rest stays word for
 * word.
 */
export function headlineOf({ title, source }: Pick<NewsItem, 'title' | 'source'>): string {
  const text = single(title)
  const [, head = text, tail = ''] = /^(.{15,}?)\s+[-–—|]\s+([^-–—|]+)$/u.exec(text) ?? []
  return plain(tail) !== '' && plain(source).includes(plain(tail)) ? head : text
}

/**
 * Takes the summary from the feed, cut at the end of a sentence if it is long. If there is none besides the
 * headline, a standard sentence says so.
 */
export function summaryOf(item: NewsItem): string {
  const summary = single(item.summary)
  if (summary === '' || hasMarkup(summary) || addsNothing(summary, item)) {
    return `${item.source} only gives a headline. Follow the link for the full story.`
  }
  return trimmedQuote(summary, LONGEST_SUMMARY)
}

/**
 * Whether an item can be shown. It needs a real headline, and must not contain text for browsers or machines.
 */
export function isShowable({ title, summary, source }: NewsItem): boolean {
  const headline = single(title)
  return (
    headline.split(' ').length >= 3 &&
    headline.length <= 220 &&
    /\p{L}{3}/u.test(headline) &&
    !hasMarkup(headline) &&
    source.trim() !== '' &&
    source.length <= 80 &&
    !hasMarkup(source) &&
    !notForPeople.test(`${headline}\n${summary}`)
  )
}

const notForPeople = new RegExp([...placeholders, ...machineAddressed].join('|'), 'i')

const hasMarkup = (text: string): boolean => /[<>{}]|&(?:lt|gt|#\d+);/i.test(text)

/** Whether the summary only repeats the headline or the publisher's name. */
function addsNothing(summary: string, { title, source }: NewsItem): boolean {
  const known = conceptsIn(`${title} ${source}`)
  const added = [...conceptsIn(summary).keys()].filter((concept) => !known.has(concept))
  return added.length < 3
}

const single = (text: string): string => text.replace(/\s+/g, ' ').trim()
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

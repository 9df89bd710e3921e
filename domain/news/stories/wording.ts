// What is shown of an item: its own headline and its own words, shortened and never added to.
import { conceptsIn } from '../language/concepts.ts'
import { trimmedQuote } from '../language/quotation.ts'
import { machineAddressed, placeholders } from '#domain/reading/citing/untrusted-patterns.ts'
import type { NewsItem } from './item.ts'

const LONGEST_SUMMARY = 280

/** The title without the publisher's name, which search feeds put behind a dash. It stands so in the item. */
export function headlineOf({ title, source }: Pick<NewsItem, 'title' | 'source'>): string {
  const text = single(title)
  const [, head = text, tail = ''] = /^(.{15,}?)\s+[-–—|]\s+([^-–—|]+)$/u.exec(text) ?? []
  return plain(tail) !== '' && plain(source).includes(plain(tail)) ? head : text
}

/** The feed's own words, cut at the end of a sentence where they are long; a plain sentence where it has none beside the headline. */
export function summaryOf(item: NewsItem): string {
  const told = single(item.summary)
  if (told === '' || hasMarkup(told) || addsNothing(told, item)) {
    return `${item.source} only gives a headline. Follow the link for the full story.`
  }
  return trimmedQuote(told, LONGEST_SUMMARY)
}

/** Whether an item can be shown as it is: a headline of words, free of what only a browser or a machine should read. */
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

/** A feed may repeat the headline, and name the publisher, where a summary should be. */
function addsNothing(told: string, { title, source }: NewsItem): boolean {
  const known = conceptsIn(`${title} ${source}`)
  const added = [...conceptsIn(told).keys()].filter((concept) => !known.has(concept))
  return added.length < 3
}

const single = (text: string): string => text.replace(/\s+/g, ' ').trim()
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

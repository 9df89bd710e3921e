// A thing as its own sentence speaks of it: "the third bay", "a year of Roof Watch". A label or a place is kept without its article.
import type { Fact } from '#contract/facts.ts'
import type { Filling } from '#domain/ideas/wording/fill.ts'

/** The filling with the article that the fact's sentence has before its label and its place. */
export function asSaid({ values, articles, ...rest }: Filling, { slots, quote }: Fact): Filling {
  const { label, place } = slots
  const ofLabel = label === undefined ? null : articleOf(label, quote)
  const ofPlace = place === undefined ? null : articleOf(place, quote)
  return {
    ...rest,
    values: {
      ...values,
      ...(ofLabel === 'the' && values.label !== undefined ? { label: withThe(values.label) } : {}),
      ...(ofPlace === 'the' && values.place !== undefined ? { place: withThe(values.place) } : {}),
    },
    articles: { ...articles, ...(ofLabel === null ? {} : { label: ofLabel === 'a' }) },
  }
}

/** Null where the sentence has none, or goes on: "the Ellerstow Rugby Club" is not the Ellerstow. */
function articleOf(thing: string, quote: string): 'a' | 'the' | null {
  const found = new RegExp(
    String.raw`(?<!\p{L})(an?|the) ${RegExp.escape(thing)}(?=$|[.,;:!?)]|\s+(?:${after})\b|\s+\P{L})`,
    'iu',
  ).exec(quote)?.[1]
  return found === undefined ? null : found.toLowerCase() === 'the' ? 'the' : 'a'
}

const after =
  'is|are|was|were|has|have|costs?|comes?|goes|holds?|takes?|at|in|on|by|of|for|from|to|with|and|or|which|that|where|when|if|until'

const withThe = (thing: string): string => (/^the /i.test(thing) ? thing : `the ${thing}`)

// A thing as its own sentence speaks of it: "the third bay", "a year of Roof Watch". A label or a place is kept without its article.
import type { Fact } from '#contract/facts.ts'
import type { Filling } from '#domain/ideas/wording/fill.ts'

/** The filling with the article that the fact's sentence has before its label and its place, and with the capitals of a name. */
export function asSaid({ values, articles, ...rest }: Filling, { slots, quote }: Fact): Filling {
  const { label = '', place = '' } = values
  const ofLabel = articleOf(slots.label, quote)
  const isOne = ofLabel === null ? articles.label === true && !isOfADay.test(label) : ofLabel === 'a'
  const named = isOne ? label : asNamed(label, slots.label ?? '')
  return {
    ...rest,
    values: {
      ...values,
      ...(label === '' ? {} : { label: ofLabel === 'the' ? withThe(named) : named }),
      ...(place === '' ? {} : { place: articleOf(slots.place, quote) === 'the' ? withThe(place) : place }),
    },
    articles: { ...articles, label: isOne },
  }
}

/** One thing that is written in capitals and takes no article is a name: "First Loaf". */
function asNamed(label: string, written: string): string {
  const name = written.slice(0, label.length)
  return name.toLowerCase() === label && isName.test(name) ? name : label
}

const isName = /^(?:\p{Lu}[\p{Ll}'’-]+ )+\p{Lu}[\p{Ll}'’-]*[^\P{Ll}s]$/u

const isOfADay = /^(?:yesterday|today|tomorrow|\p{L}+day)['’]s\b/iu

/** Null where the sentence has none, or goes on: "the Ellerstow Rugby Club" is not the Ellerstow. */
function articleOf(thing: string | undefined, quote: string): 'a' | 'the' | null {
  // Most price lists have none: looked at by hand, since a regular expression for each label costs more than all the rest.
  const said = quote.toLowerCase()
  const name = thing?.toLowerCase() ?? ''
  if (name === '' || !articles.some((article) => said.includes(`${article} ${name}`))) return null
  const found = new RegExp(
    String.raw`(?<!\p{L})(an?|the) ${RegExp.escape(name)}(?=$|[.,;:!?)]|\s+(?:${after})\b|\s+\P{L})`,
    'iu',
  ).exec(quote)?.[1]
  return found === undefined ? null : found.toLowerCase() === 'the' ? 'the' : 'a'
}

const articles = ['a', 'an', 'the'] as const

const after =
  'is|are|was|were|has|have|costs?|comes?|goes|holds?|takes?|at|in|on|by|of|for|from|to|with|and|or|which|that|where|when|if|until'

const withThe = (thing: string): string => (/^the /i.test(thing) ? thing : `the ${thing}`)

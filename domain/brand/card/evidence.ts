// The evidence of an idea as users see it: a quote and its source for each value of the card that the idea
// uses.
import { longDate } from '#contract/values/dates.ts'
import { cutTo } from '#contract/values/texts.ts'
import { EDITED_BY_USER, type Fact } from '#contract/facts.ts'
import type { Evidence } from '#contract/ideas.ts'
import type { Brand } from '../brand.ts'
import type { ValueId } from '#domain/playbook/card.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'

const LONGEST_QUOTE = 500

/** Collects the evidence for the values that an idea uses. Each source is listed once. */
export function evidenceFor(
  used: ReadonlySet<ValueId>,
  brand: Brand,
  context: RenderContext,
  brief: string | null,
): Evidence[] {
  const facts = new Map(brand.facts.map((fact) => [fact.id, fact]))
  const evidence = [...used].flatMap((id): Evidence[] => {
    const fact = facts.get(id)
    if (fact !== undefined) return [evidenceOf(fact, brand.name)]
    if (id.startsWith('answer:')) return answered(id.slice('answer:'.length), context)
    if (id.startsWith('event:')) return ownEvent(id.slice('event:'.length), brand)
    return id === 'brief' && brief !== null
      ? [{ kind: 'brief', label: 'Your brief', quote: cutTo(brief, LONGEST_QUOTE) }]
      : []
  })
  return [...new Map(evidence.map((one) => [`${one.label} ${one.quote}`, one])).values()]
}

function answered(question: string, { card, questions }: RenderContext): Evidence[] {
  const answer = card.answers.get(question)
  const asked = questions.find(({ id }) => id === question)
  return answer === undefined
    ? []
    : [{ kind: 'answer', label: asked?.ask ?? 'Your answer', quote: answer.text }]
}

function ownEvent(id: string, { events, country }: Brand): Evidence[] {
  const event = events.find((one) => one.id === id)
  return event === undefined
    ? []
    : [
        {
          kind: 'event',
          label: 'Your events',
          quote: `${event.eventName}, ${longDate(event.eventDate, country)}`,
        },
      ]
}

/**
 * Quotes the fact in its source's words. If a person edited the words, they are no longer on the page, so
 * they are cited as edited.
 */
function evidenceOf(fact: Fact, brandName: string): Evidence {
  const quote = cutAtWord(fact.quote.replace(/\s+/g, ' ').trim())
  const label = fact.kind === 'document' ? documentName(fact) : pageName(fact, brandName)
  if (fact.original !== undefined)
    return { kind: 'profile', label: `${EDITED_BY_USER}, from ${label}`, quote }
  const kind = fact.kind === 'document' || fact.kind === 'profile' ? fact.kind : 'website'
  return { kind, label, quote, ...(fact.place.url === undefined ? {} : { url: fact.place.url }) }
}

const cutAtWord = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : cutTo(text, LONGEST_QUOTE).replace(/\s+\S*$/, '')

/** Shortens a page's title by the company name after a bar or dash. */
function pageName({ kind, place }: Fact, brandName: string): string {
  if (kind !== 'website') return place.label || place.of
  const isBrand = (part: string) =>
    plain(part) === '' || plain(brandName).includes(plain(part)) || plain(part).includes(plain(brandName))
  const parts = place.label.split(/\s+[|–—·»:•-]\s+|\s*\|\s*/).filter((part) => !isBrand(part))
  const page = (parts[0] ?? '').trim()
  return page === '' || /^(?:home|homepage|home page|welcome|index|\/)$/i.test(page) || /^https?:/i.test(page)
    ? 'Home page'
    : cutTo(page, 60)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const documentName = ({ place }: Fact): string =>
  `${place.of}${place.page === undefined ? '' : `, page ${place.page}`}`

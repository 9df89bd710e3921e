// Collects what lines are printed with, for one format and one subject.
import type { FormContentType } from '#contract/values/content.ts'
import type { Repeated } from '../form.ts'
import { dateInCountry } from '../words/dates.ts'
import { capitalised } from '../words/list.ts'
import { formatPrice } from '../words/money.ts'
import { quoteWithAuthor, roleInSentence } from '../words/people.ts'
import { plainText } from '../words/plain.ts'
import type { Voice } from './lines.ts'
import type { RenderContext } from './render-context.ts'
import { isFreeFirstStep, type Slots } from './slots.ts'
import { slotRow, type Row } from './rows.ts'
import { questionRow, type Subject } from './subjects.ts'

export function voiceOf(context: RenderContext, format: FormContentType, subject: Subject | null): Voice {
  return {
    slots: new Map([
      ...(subject?.about === 'offering' ? withoutOthers(context.slots) : context.slots),
      ...(subject?.slots ?? []),
      ['contact', { text: contactIn(format, context.slots), from: [] }],
    ]),
    answers: context.answers,
    region: context.region,
    format,
    hasOfferings: context.offered.length > 0,
    works: subject?.works ?? context.trade.works,
    rows: (what, isDraft) => subject?.rows.get(what) ?? rowsOf(context, what, isDraft),
    sentenceOn: (topic) => context.sentences.get(topic),
    pasted: context.pasted,
  }
}

/** Hides slots about other offerings: reviews, price lists, and other things that are free. */
const withoutOthers = (all: Slots): Slots =>
  new Map(
    [...all].filter(
      ([name, { text }]) => !others.has(name) && (name !== 'free' || isFreeFirstStep.test(text)),
    ),
  )
const others = new Set(['review', 'review-text', 'prices', 'price-from'])

/** Says how somebody who reads this format contacts the brand, such as by replying to an email. */
function contactIn(format: FormContentType, slots: Slots): string {
  const phone = slots.get('phone')?.text
  const write = format === 'email' ? 'Reply to this email' : 'Send us a message'
  return phone === undefined ? write : `${write} or call ${phone}`
}

function rowsOf(
  { offered, card, region, today, onBrief, passage }: RenderContext,
  what: Repeated,
  isDraft: boolean,
): readonly Row[] {
  if (what === 'offering')
    return offered
      .filter(({ note }) => note !== null)
      .map(({ value, spoken, note }) =>
        slotRow(value, {
          offering: spoken,
          note: note && plainText(note, region),
          price: value.price && formatPrice(value.price),
          says: value.says[0] === undefined ? null : { text: value.says[0].text, from: [value.says[0].id] },
        }),
      )
  if (what === 'person')
    return card.people
      .filter(({ role }) => role !== null)
      .map((person) =>
        slotRow(person, { name: person.name, role: person.role && roleInSentence(person.role) }),
      )
  if (what === 'event')
    return card.events
      .filter(({ date }) => date >= today)
      .map((event) =>
        slotRow(event, {
          event: capitalised(event.name),
          when: [dateInCountry(event.date, region), event.place].filter((part) => part !== null).join(', '),
        }),
      )
  if (what === 'review')
    return card.reviews.map((review) => slotRow(review, { review: quoteWithAuthor(review) }))
  if (what === 'brief' && isDraft && passage !== null) return [slotRow(passage, { said: passage.text })]
  if (what === 'brief') return onBrief.map((said) => slotRow(said, { said: said.text }))
  return what === 'question' ? card.questions.map(questionRow) : []
}

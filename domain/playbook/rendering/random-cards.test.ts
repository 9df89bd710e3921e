// Tests plays with random incomplete cards. Whatever is known about a brand, an idea must have no gaps and
// say nothing that isn't on the card.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import type { Card } from '../card.ts'
import { emptyCard } from '../card.ts'
import { exampleCard } from '../checking/example-cards.ts'
import { faultsIn } from '../checking/check-rendered.ts'
import { renderings } from '../checking/check-library.ts'
import type { Play, Text, Trade } from '../form.ts'
import { alternativesOf } from '../parsing/alternatives.ts'
import { formatPrice } from '../words/money.ts'
import { renderContextOf, type RenderContext } from './render-context.ts'
import type { RenderedPlay } from './render-play.ts'

/** Cards for each trade. `CARDS=1100` makes more than 70,000 renderings of all trades together. */
const CARDS = Number(process.env.CARDS ?? 60)

const written = playbook.trades.filter(({ plays }) => plays.length > 0)

/** Makes cards with a random part of everything that can be known about a brand of the trade. */
const someCard = (trade: Trade): fc.Arbitrary<Card> => {
  const full = exampleCard(playbook, trade, 'full')
  const part = <Value>(values: readonly Value[]) => fc.subarray([...values])
  const maybe = <Value>(value: Value) => fc.option(fc.constant(value))
  return fc
    .record({
      offerings: part(full.offerings),
      people: part(full.people),
      reviews: part(full.reviews),
      awards: part(full.awards),
      counts: part(full.counts),
      questions: part(full.questions),
      events: part(full.events),
      free: part(full.free),
      guarantees: part(full.guarantees),
      promises: part(full.promises),
      hours: part(full.hours),
      sections: part(full.sections),
      town: maybe(full.town),
      address: maybe(full.address),
      phone: maybe(full.phone),
      founded: maybe(full.founded),
      answers: part([...full.answers]),
    })
    .map((known) => ({
      ...emptyCard(full),
      ...known,
      prices: known.offerings.flatMap(({ price }) => (price === null ? [] : [price])),
      answers: new Map(known.answers),
    }))
}

const plain = (text: Text): string =>
  text
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : 'uk' in piece
          ? `${piece.uk} ${piece.us}`
          : 'optional' in piece
            ? plain(piece.optional)
            : ' ',
    )
    .join('')

/** Collects everything that a play may say: the library's text, and the slots and rows of the card. */
function saidSomewhere(play: Play, trade: Trade, { slots, card, offered }: RenderContext): string {
  const library = alternativesOf(play).map(({ text }) => plain(text))
  const notes = trade.lexicon.flatMap(({ note, knowledge }) => [note, ...Object.values(knowledge)].map(plain))
  const prices = offered.flatMap(({ value: { price } }) => (price === null ? [] : [formatPrice(price)]))
  const known = [...slots.values()].map(({ text }) => text)
  const rows = [
    ...card.questions.flatMap(({ ask, answer }) => [ask, answer]),
    ...[...card.offerings, ...card.people].flatMap(({ says }) => says.map(({ text }) => text)),
    ...card.reviews.map(({ text }) => text),
    ...card.sections.flatMap(({ heading, text }) => [heading, text]),
  ]
  return [...library, ...notes, ...known, ...prices, ...rows].join('\n')
}

const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

function textsOf({
  title,
  why,
  outline,
  draft,
  callToAction,
  prepare,
  checks,
  fields,
}: RenderedPlay): string {
  return [
    title,
    why,
    ...outline,
    draft,
    callToAction,
    ...prepare,
    ...checks,
    ...fields.flatMap(({ lines }) => lines),
  ].join('\n')
}

test.each(written.map((trade) => [trade.id, trade] as const))(
  'Plays of %s have no gaps and nothing invented, whatever is known about the brand',
  { timeout: 2_000 * CARDS },
  (_, trade) => {
    let rendered = 0
    fc.assert(
      fc.property(someCard(trade), fc.nat(), (card, from) => {
        const context = renderContextOf(playbook, [trade], card, '2026-11-24')
        const all = [...trade.plays, ...playbook.everyone.plays]
        // Only a dozen plays are rendered for each card, so that many cards can be tried.
        const plays = Array.from({ length: 12 }, (_, at) => all[(from + at * 7) % all.length]).filter(
          (play) => play !== undefined,
        )
        for (const play of plays)
          for (const { rendered: idea } of renderings(context, play)) {
            if (idea === null) continue
            rendered += 1
            const wrong = faultsIn(idea, playbook.words).filter(
              (fault) => !/^the (?:draft|outline) has/.test(fault),
            )
            expect(wrong, `${play.id} ${idea.format}`).toEqual([])
            for (const id of idea.used) expect(idsOf(card), `${play.id} rests on ${id}`).toContain(id)
            const known = saidSomewhere(play, trade, context).replaceAll(',', '')
            const stray = numbersIn(textsOf(idea)).filter(
              (number) => !known.includes(number.replaceAll(',', '')),
            )
            expect(stray, `${play.id} ${idea.format}`).toEqual([])
          }
      }),
      { numRuns: CARDS },
    )
    expect(rendered).toBeGreaterThan(8 * CARDS)
  },
)

function idsOf({
  town,
  address,
  phone,
  founded,
  answers,
  offerings,
  prices,
  people,
  reviews,
  awards,
  counts,
  questions,
  events,
  free,
  guarantees,
  promises,
  hours,
  area,
  sections,
}: Card): string[] {
  const lists = [
    ...[...offerings, ...people].map(({ says }) => says),
    offerings,
    prices,
    people,
    reviews,
    awards,
    counts,
    questions,
    events,
    free,
    guarantees,
    promises,
    hours,
    area,
    sections,
  ]
  const single = [town, address, phone, founded].flatMap((one) => (one === null ? [] : [one]))
  return [...lists.flat(), ...single, ...answers.values()].map(({ id }) => id)
}

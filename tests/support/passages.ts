// Makes the slots of an invented passage, for tests of what is printed of it.
import { emptyCard, type NamedDate, type Price } from '#domain/playbook/card.ts'
import { sectionsAt, slotsOfSection } from '#domain/playbook/rendering/sections.ts'

interface Told {
  people: readonly string[]
  offerings: readonly string[]
  /** The price of each offering. */
  price: Price | null
  dates: readonly NamedDate[]
  /** Questions that the website answers, each with its answer. */
  questions: readonly (readonly [string, string])[]
  page: string
  day: string | null
}

/** The slots of a passage on the website of the bakery Hale, on 23 November 2026. */
export const slotsOf = (
  heading: string,
  text = 'We do it in the barn.',
  {
    people = [],
    offerings = [],
    price = null,
    dates = [],
    questions = [],
    page = '',
    day = null,
  }: Partial<Told> = {},
) => {
  const section = { id: 's', isTrusted: false, heading, text, sentences: text.split(/(?<=[.?]) /), page }
  const known = people.map((name) => ({ id: name, isTrusted: true, name, role: null, says: [] }))
  const offered = offerings.map((name) => ({
    id: name,
    isTrusted: true,
    name,
    price,
    kind: 'service',
    says: [],
    mentions: 1,
  }))
  const card = {
    ...emptyCard({ name: 'Hale', industry: 'Bakery', country: 'GB', audience: '' }),
    people: known,
    offerings: offered,
    dates,
    questions: questions.map(([ask, answer]) => ({ id: ask, isTrusted: true, ask, answer })),
    sections: [section],
  }
  const context = {
    card,
    today: '2026-11-23',
    region: 'uk' as const,
    spoken: (name: string) => (name.startsWith('Ruth') ? name : name.toLowerCase()),
  }
  const [at] = sectionsAt(context)
  if (at === undefined) throw new Error('The passage can be posted on this day')
  return slotsOfSection({ ...at, day: at.day ?? day }, context)
}

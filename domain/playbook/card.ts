// The brand card: everything the engine knows about a brand, as typed values. They come only from reading and from
// people.

/** Where a value comes from: the id of a fact, `answer:parking` for a house question, or `profile`. */
export type ValueId = string

export interface SourcedValue {
  id: ValueId
  /** Confirmed, edited or added by a person. Such values are used first. */
  isTrusted: boolean
}

export interface Money {
  /** In the smallest unit: pence, cents. */
  minor: number
  /** ISO code. */
  currency: string
}

export interface Offering extends SourcedValue {
  /** As the brand spells it. */
  name: string
  kind: string
  price: Price | null
  /** The brand's own sentences about it, the most specific first. */
  says: readonly SourcedText[]
}

export interface Price extends SourcedValue {
  label: string
  money: Money
  /** For example "a month" or "per child". */
  unit: string | null
  isFrom: boolean
}

export interface Person extends SourcedValue {
  name: string
  role: string | null
  /** The brand's own sentences about the person, in order. */
  says: readonly SourcedText[]
}

export interface Review extends SourcedValue {
  text: string
  author: string | null
}

export interface CardEvent extends SourcedValue {
  name: string
  /** `YYYY-MM-DD`. */
  date: string
  place: string | null
}

/** A question the brand answers on its site. */
export interface AnsweredQuestion extends SourcedValue {
  ask: string
  answer: string
}

/** A sentence of the brand's own that may be printed. */
export interface Sentence extends SourcedValue {
  text: string
}

export interface SourcedText extends SourcedValue {
  text: string
}

/** A part of the website with its heading, word for word. */
export interface Section extends SourcedValue {
  heading: string
  text: string
  sentences: readonly string[]
  /** The title of its page. */
  page: string
}

/** A sentence with its heading, which may be empty, and the title of its page. */
export interface HeadedText extends SourcedText {
  heading: string
  page: string
}

export interface Count extends SourcedValue {
  count: string
  noun: string
}

export interface Card {
  name: string
  /** What its people call their field. */
  industry: string
  /** Two-letter code, or null. */
  country: string | null
  audience: string
  town: SourcedText | null
  address: SourcedText | null
  area: readonly SourcedText[]
  phone: SourcedText | null
  founded: (SourcedValue & { year: number }) | null
  hours: readonly SourcedText[]
  offerings: readonly Offering[]
  prices: readonly Price[]
  people: readonly Person[]
  reviews: readonly Review[]
  awards: readonly SourcedText[]
  counts: readonly Count[]
  questions: readonly AnsweredQuestion[]
  events: readonly CardEvent[]
  free: readonly SourcedText[]
  guarantees: readonly SourcedText[]
  promises: readonly SourcedText[]
  sentences: readonly Sentence[]
  /**
   * Every complete sentence of the brand's own about itself and what it does, even if it uses its name instead of
   * "we".
   */
  said: readonly HeadedText[]
  /** The parts of its website that can be posted as they are. */
  sections: readonly Section[]
  /** Answers to house questions, by the question's id. */
  answers: ReadonlyMap<string, SourcedText>
}

/** A card with only what the profile says. */
export const emptyCard = (known: Pick<Card, 'name' | 'industry' | 'country' | 'audience'>): Card => ({
  ...known,
  town: null,
  address: null,
  area: [],
  phone: null,
  founded: null,
  hours: [],
  offerings: [],
  prices: [],
  people: [],
  reviews: [],
  awards: [],
  counts: [],
  questions: [],
  events: [],
  free: [],
  guarantees: [],
  promises: [],
  sentences: [],
  said: [],
  sections: [],
  answers: new Map(),
})

// The brand card: everything the engine knows about a brand, as typed values. They come only from reading and from
// people.

/** Where a value comes from: the id of a fact, `answer:parking` for a house question, or `profile`. */
export type ValueId = string

export interface Valued {
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

export interface Offering extends Valued {
  /** As the brand spells it. */
  name: string
  kind: string
  price: Price | null
  /** The brand's own sentences about it, the most specific first. */
  says: readonly Said[]
}

export interface Price extends Valued {
  label: string
  money: Money
  /** For example "a month" or "per child". */
  unit: string | null
  isFrom: boolean
}

export interface Person extends Valued {
  name: string
  role: string | null
  /** The brand's own sentences about the person, in order. */
  says: readonly Said[]
}

export interface Review extends Valued {
  text: string
  author: string | null
}

export interface CardEvent extends Valued {
  name: string
  /** `YYYY-MM-DD`. */
  date: string
  place: string | null
}

/** A question the brand answers on its site. */
export interface Answered extends Valued {
  ask: string
  answer: string
}

/** A sentence of the brand's own that may be printed. */
export interface Sentence extends Valued {
  text: string
}

export interface Said extends Valued {
  text: string
}

/** A part of the website with its heading, word for word. */
export interface Section extends Valued {
  heading: string
  text: string
  sentences: readonly string[]
  /** The title of its page. */
  page: string
}

/** A sentence with its heading, which may be empty, and the title of its page. */
export interface Headed extends Said {
  heading: string
  page: string
}

export interface Count extends Valued {
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
  town: Said | null
  address: Said | null
  area: readonly Said[]
  phone: Said | null
  founded: (Valued & { year: number }) | null
  hours: readonly Said[]
  offerings: readonly Offering[]
  prices: readonly Price[]
  people: readonly Person[]
  reviews: readonly Review[]
  awards: readonly Said[]
  counts: readonly Count[]
  questions: readonly Answered[]
  events: readonly CardEvent[]
  free: readonly Said[]
  guarantees: readonly Said[]
  promises: readonly Said[]
  sentences: readonly Sentence[]
  /**
   * Every complete sentence of the brand's own about itself and what it does, even if it uses its name instead of
   * "we".
   */
  said: readonly Headed[]
  /** The parts of its website that can be posted as they are. */
  sections: readonly Section[]
  /** Answers to house questions, by the question's id. */
  answers: ReadonlyMap<string, Said>
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

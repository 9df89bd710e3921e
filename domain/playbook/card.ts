// The brand card: everything the engine knows of a brand, as typed values. Filled by reading, confirmed by people, and nothing else.

/** Where a value comes from: the id of a fact, `answer:parking` for a house question, or `profile` for what the profile says. */
export type ValueId = string

export interface Valued {
  id: ValueId
  /** Confirmed, edited or told by a person: such values come first. */
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
  /** The brand's own sentences on it, the most telling first. */
  says: readonly Said[]
}

export interface Price extends Valued {
  label: string
  money: Money
  /** "a month", "per child". */
  unit: string | null
  isFrom: boolean
}

export interface Person extends Valued {
  name: string
  role: string | null
  /** The brand's own sentences on them, in their order. */
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

/** A question the brand answers, or an answer of its own to a house question. */
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

/** A part of the website, whole, as the brand wrote it under its heading. */
export interface Section extends Valued {
  heading: string
  text: string
  sentences: readonly string[]
  /** The title of its page. */
  page: string
}

/** Something said under a heading, which may be empty, on a page with a title. */
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
  /** Every whole sentence of the brand's own on itself and what it does, also where it speaks of itself by name. */
  said: readonly Headed[]
  /** The parts of its website that can stand as posts. */
  sections: readonly Section[]
  /** Answers to house questions, by the question's id. */
  answers: ReadonlyMap<string, Said>
}

/** A card of which only the profile is known. */
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

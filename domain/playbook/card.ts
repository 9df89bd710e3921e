// The brand's card: everything the engine knows about a brand, as typed values. All of them were read in a
// source or given by a person; none is guessed.

/** The source of a value: the id of a fact, `answer:parking` for a house question, or `profile`. */
export type ValueId = string

export interface SourcedValue {
  id: ValueId
  /** Whether a person confirmed, edited or added the value. Such values are used first. */
  isTrusted: boolean
}

export interface Money {
  /** The sum in the smallest unit, such as pence or cents. */
  minor: number
  /** The ISO code of the currency. */
  currency: string
}

export interface Offering extends SourcedValue {
  /** The name as the brand spells it. */
  name: string
  kind: string
  price: Price | null
  /** The brand's own sentences about the offering, the most specific first. */
  says: readonly SourcedText[]
}

export interface Price extends SourcedValue {
  label: string
  money: Money
  /** What the price is for, such as "a month" or "per child". */
  unit: string | null
  isFrom: boolean
}

export interface Person extends SourcedValue {
  name: string
  role: string | null
  /** The brand's own sentences about the person, in the order of the website. */
  says: readonly SourcedText[]
}

export interface Review extends SourcedValue {
  text: string
  author: string | null
}

export interface CardEvent extends SourcedValue {
  name: string
  /** The date of the event, `YYYY-MM-DD`. */
  date: string
  place: string | null
}

/** A question that customers ask, with the answer on the brand's website. */
export interface AnsweredQuestion extends SourcedValue {
  ask: string
  answer: string
}

/** A sentence by the brand that drafts may print. */
export interface Sentence extends SourcedValue {
  text: string
}

export interface SourcedText extends SourcedValue {
  text: string
}

/** A value of one branch, if the brand has several. */
export interface BranchText extends SourcedText {
  /** The branch's name; null if the value is the whole brand's. */
  branch: string | null
}

/** A passage: a part of the website under one heading, word for word. */
export interface Section extends SourcedValue {
  heading: string
  text: string
  sentences: readonly string[]
  /** The title of the page that the passage is on. */
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

export interface NamedDate extends SourcedValue {
  name: string
  /** `YYYY-MM-DD` */
  date: string
}

export interface Card {
  name: string
  /** What the brand calls its field, such as "sourdough bakery". */
  industry: string
  /** The two-letter code of the country; null if unknown. */
  country: string | null
  audience: string
  town: SourcedText | null
  address: SourcedText | null
  area: readonly SourcedText[]
  phone: SourcedText | null
  /** The phone numbers of the branches, if the brand has several branches and no number for all. */
  branchPhones: readonly BranchText[]
  founded: (SourcedValue & { year: number }) | null
  hours: readonly BranchText[]
  offerings: readonly Offering[]
  prices: readonly Price[]
  people: readonly Person[]
  reviews: readonly Review[]
  awards: readonly SourcedText[]
  counts: readonly Count[]
  questions: readonly AnsweredQuestion[]
  events: readonly CardEvent[]
  /** Upcoming and past dates that the website gives for things with a name. */
  dates: readonly NamedDate[]
  free: readonly SourcedText[]
  guarantees: readonly SourcedText[]
  promises: readonly SourcedText[]
  sentences: readonly Sentence[]
  /**
   * Every complete sentence that the brand wrote about itself and its work, even if it uses its name instead
   * of "we".
   */
  said: readonly HeadedText[]
  /** The passages of the website that can be posted unchanged. */
  sections: readonly Section[]
  /** The answers to house questions, by the question's id. */
  answers: ReadonlyMap<string, SourcedText>
}

/** Makes a card that only has what the profile says. */
export const emptyCard = (known: Pick<Card, 'name' | 'industry' | 'country' | 'audience'>): Card => ({
  ...known,
  town: null,
  address: null,
  area: [],
  phone: null,
  branchPhones: [],
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
  dates: [],
  free: [],
  guarantees: [],
  promises: [],
  sentences: [],
  said: [],
  sections: [],
  answers: new Map(),
})

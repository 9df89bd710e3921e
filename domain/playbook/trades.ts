// Finds the trade in the library that a brand belongs to, from what the brand calls its field.
import { memoize } from '#domain/memoize.ts'
import type { Playbook, Trade } from './form.ts'
import { containsPhrase } from './words/phrase.ts'

/** The trade of brands that no other trade fits. Its words suit any business. */
const general: Trade = {
  id: 'general',
  name: 'General',
  family: 'general',
  names: [],
  works: [],
  words: {
    business: 'business',
    people: 'customers',
    person: 'customer',
    visit: 'visit',
    things: 'services',
    team: 'team',
  },
  businessFrom: null,
  answers: { sells: 'yes' },
  readerWords: {},
  questions: [],
  topics: {},
  roles: {},
  year: {},
  lexicon: [],
  plays: [],
  file: '',
}

/** The texts from which a brand's trade is recognised. */
export interface TradeHints {
  industry: string
  companyInfo: string
  /** The id of a second trade, if the user chose one. */
  secondTrade: string | null
}

/** The brand's trade, and the second one if the user chose one. If none is recognised, the general trade. */
export function tradesFor(playbook: Playbook, brand: TradeHints): [Trade, ...Trade[]] {
  const first = tradeIn(playbook, brand.industry) ?? tradeIn(playbook, brand.companyInfo) ?? general
  const second = playbook.trades.find(({ id }) => id === brand.secondTrade && id !== first.id)
  return second === undefined ? [first] : [first, second]
}

/**
 * Finds the trade that a text names: by the trade's name, or else by its longest keyword in the text. Of two
 * keywords of the same length, the first in the text wins, so "a physio clinic with pilates" is a physio
 * clinic.
 */
export function tradeIn(playbook: Playbook, text: string): Trade | null {
  const said = text.toLowerCase().trim()
  if (said === '') return null
  const named = playbook.trades.find(({ name, id }) => name.toLowerCase() === said || id === said)
  if (named !== undefined) return named
  const [main = ''] = said.length <= LONGEST_FIELD ? said.split(/\s(?:with|plus)\s/) : [said]
  return longestNamed(playbook, main) ?? longestNamed(playbook, said)
}

/** A text of at most this many characters describes the field. A longer one also says other things. */
const LONGEST_FIELD = 80

function longestNamed(playbook: Playbook, said: string): Trade | null {
  let best: { trade: Trade; length: number; at: number } | null = null
  for (const { trade, name } of namesOf(playbook)) {
    if (name.length < (best?.length ?? 0) || !containsPhrase(said, name)) continue
    const at = said.indexOf(name)
    if (best === null || name.length > best.length || at < best.at) best = { trade, length: name.length, at }
  }
  return best?.trade ?? null
}

const namesOf = memoize((playbook: Playbook) =>
  playbook.trades.flatMap((trade) =>
    trade.names.flatMap((name) => [name, ...plural(name)].map((one) => ({ trade, name: one }))),
  ),
)

const plural = (name: string): string[] =>
  name.endsWith('s')
    ? []
    : /(?:ch|sh|x)$/.test(name)
      ? [`${name}es`]
      : name.endsWith('y')
        ? [`${name.slice(0, -1)}ies`, `${name}s`]
        : [`${name}s`]

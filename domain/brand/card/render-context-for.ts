// Prepares everything that plays need in order to be rendered for a brand.
import type { Playbook, Trade } from '#domain/playbook/form.ts'
import { playbookIn } from '#domain/playbook/parsing/spelling.ts'
import { tradesFor } from '#domain/playbook/trades.ts'
import { regionOf, renderContextOf, type RenderContext } from '#domain/playbook/rendering/render-context.ts'
import type { Brand } from '../brand.ts'
import { cardOf } from './card-of.ts'

export interface BrandContext {
  /** The playbook in the spelling of the brand's country, such as "color" in the US. */
  playbook: Playbook
  trades: readonly [Trade, ...Trade[]]
  context: RenderContext
}

/**
 * Builds the brand's card and the values for the slots of plays.
 * @param today the brand's local date, `YYYY-MM-DD`
 */
export function renderContextFor(playbook: Playbook, brand: Brand, today: string): BrandContext {
  const card = cardOf(brand)
  const read = playbookIn(playbook, regionOf(card.country))
  const trades = tradesFor(read, brand)
  return { playbook: read, trades, context: renderContextOf(read, trades, card, today) }
}

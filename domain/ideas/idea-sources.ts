// Prepares everything from which the engine chooses ideas for a brand.
import type { Brand } from '#domain/brand/brand.ts'
import { renderContextFor } from '#domain/brand/card/render-context-for.ts'
import type { Play, Playbook, Trade } from '#domain/playbook/form.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { playsOf } from './choosing/candidates.ts'

/** The values for the slots of plays, and the plays of the brand's trades. */
export interface IdeaSources {
  brand: Brand
  playbook: Playbook
  trades: readonly [Trade, ...Trade[]]
  plays: readonly Play[]
  context: RenderContext
}

/** @param today the brand's local date, `YYYY-MM-DD` */
export function ideaSourcesFor(playbook: Playbook, brand: Brand, today: string): IdeaSources {
  const ready = renderContextFor(playbook, brand, today)
  return { brand, ...ready, plays: playsOf(ready.playbook, ready.trades) }
}

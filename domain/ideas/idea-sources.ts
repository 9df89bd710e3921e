// Where ideas are looked for.
import type { Brand } from '#domain/brand/brand.ts'
import { sceneFor } from '#domain/brand/card/scene-for.ts'
import type { Play, Playbook, Trade } from '#domain/playbook/form.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { playsOf } from './choosing/candidates.ts'

/** The brand ready to be told, and the plays its trade draws on. */
export interface IdeaSources {
  brand: Brand
  playbook: Playbook
  trades: readonly [Trade, ...Trade[]]
  plays: readonly Play[]
  scene: RenderContext
}

/** @param today the brand's day, `YYYY-MM-DD` */
export function ideaSourcesFor(playbook: Playbook, brand: Brand, today: string): IdeaSources {
  const told = sceneFor(playbook, brand, today)
  return { brand, ...told, plays: playsOf(told.playbook, told.trades) }
}

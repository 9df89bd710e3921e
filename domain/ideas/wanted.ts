// The formats and objectives that ideas are asked for.
import { FormContentType, Objective } from '#contract/content.ts'
import type { Wanted } from './candidates.ts'
import type { IdeaRequest } from './engine.ts'

/** The brief's content type and objectives, else the brand's; a brand that chose none gets all. */
export function wantedOf({ brand, brief }: Pick<IdeaRequest, 'brand' | 'brief'>): Wanted {
  const orAll = <Name>(chosen: readonly Name[], all: readonly Name[]) => (chosen.length > 0 ? chosen : all)
  const objectives = orAll(brief?.contentObjectives ?? brand.contentObjectives, Objective.options)
  if (brief !== null && brief.contentType !== 'any') return { formats: [brief.contentType], objectives }
  return { formats: orAll(brand.contentTypes, FormContentType.options), objectives }
}

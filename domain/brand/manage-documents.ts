// What members can do with uploaded documents: view, edit and delete them.
import { insightSections, type Document, type Insights, type InsightSection } from '#contract/documents.ts'
import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { ownProfile } from './own-profile.ts'

/** Lists the member's documents and the space they use. Empty if there is no profile yet. */
export async function documentsOf(world: World, member: Account) {
  const profile = await world.brands.profileOf(member.id)
  const documents = profile ? await world.documents.of(profile.id) : []
  const totalSizeBytes = documents.reduce((sum, document) => sum + document.fileSizeBytes, 0)
  return { documents, stats: { count: documents.length, totalSizeBytes } }
}

/** Saves texts that the user edited. A section keeps its sources; a section with an empty text is deleted. */
export async function editInsights(
  world: World,
  member: Account,
  documentId: string,
  texts: Record<string, string>,
): Promise<Document> {
  requireFeature(member, 'documents')
  const profile = await ownProfile(world, member)
  return await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    const document = (await world.documents.of(profile.id)).find((one) => one.id === documentId)
    if (!document) throw notThere()
    const insights = withTexts(document.extractedInsights, texts)
    const edited = await world.documents.editInsights(profile.id, documentId, insights)
    if (!edited) throw notThere()
    return edited
  })
}

/** Saves which of a document's facts ideas may use. The others still influence which ideas are chosen. */
export async function decideFacts(
  world: World,
  member: Account,
  documentId: string,
  use: 'all' | 'chosen' | 'none',
): Promise<Document> {
  const profile = await ownProfile(world, member)
  const visibility = use === 'chosen' ? null : use === 'all' ? 'public' : 'internal'
  return await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    const decided = await world.documents.decideFacts(profile.id, documentId, visibility, world.now())
    if (!decided) throw notThere()
    return decided
  })
}

/** Deletes the document with its facts and insights. Throws a Problem if it doesn't exist. */
export async function deleteDocument(world: World, member: Account, documentId: string) {
  const profile = await ownProfile(world, member)
  await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    if (!(await world.documents.remove(profile.id, documentId))) throw notThere()
  })
  return { message: 'Document deleted' }
}

function withTexts(insights: Insights, texts: Record<string, string>): Insights {
  const kept: Insights = { ...insights }
  for (const section of Object.keys(insightSections) as InsightSection[]) {
    const text = texts[section]
    if (text === undefined) continue
    if (text.trim() === '') delete kept[section]
    else kept[section] = { text, sources: insights[section]?.sources ?? [] }
  }
  return kept
}

const notThere = () => new Problem('not-found', 'We can’t find this document. It may have been deleted.')

import {
  addDocument,
  decideDocumentFacts,
  deleteDocument,
  editDocument,
  readDocuments,
} from '#contract/documents.ts'
import { readBrand } from '#contract/brand.ts'
import { addFact, changeFact, deleteFact, readFacts } from '#contract/facts.ts'
import { createProfile, readOnboarding, readProfile, saveProfile } from '#contract/profile.ts'
import { analyzeWebsite, readWaitingWebsite, readWebsite } from '#contract/website.ts'
import * as documents from '#domain/brand/manage-documents.ts'
import { addDocument as addUploaded } from '#domain/brand/add-document.ts'
import { analyseWebsite } from '#domain/brand/website/analyse-website.ts'
import * as facts from '#domain/brand/manage-facts.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import * as websites from '#domain/brand/website/read-website.ts'
import * as profiles from '#domain/brand/save-profile.ts'
import { brandOverview } from '#domain/brand/brand-overview.ts'
import { member } from '#server/http/serve.ts'

export const brandRoutes = [
  member(readProfile, async ({ world, member }) =>
    profiles.profileFor(member, await ownProfile(world, member)),
  ),
  member(readOnboarding, async ({ world, member }) => ({
    hasProfile: (await world.brands.profileOf(member.id)) !== null,
  })),
  member(createProfile, ({ world, member, body }) => profiles.createProfile(world, member, body)),
  member(saveProfile, ({ world, member, body }) => profiles.saveProfile(world, member, body)),
  member(analyzeWebsite, ({ world, member, body }) => analyseWebsite(world, member, body)),
  member(readWebsite, ({ world, member, body }) => websites.readWebsite(world, member, body)),
  member(readWaitingWebsite, ({ world, member }) => websites.waitingWebsite(world, member)),
  member(readDocuments, ({ world, member }) => documents.documentsOf(world, member)),
  member(addDocument, async ({ world, member, file }) => addUploaded(world, member, await file())),
  member(editDocument, ({ world, member, params, body }) =>
    documents.editInsights(world, member, params.id, body.extractedInsights),
  ),
  member(decideDocumentFacts, ({ world, member, params, body }) =>
    documents.decideFacts(world, member, params.id, body.use),
  ),
  member(deleteDocument, ({ world, member, params }) => documents.deleteDocument(world, member, params.id)),
  member(readFacts, ({ world, member, query }) => facts.factsOf(world, member, query.documentId)),
  member(addFact, ({ world, member, body }) => facts.addFact(world, member, body)),
  member(changeFact, ({ world, member, params, body }) => facts.changeFact(world, member, params.id, body)),
  member(deleteFact, ({ world, member, params }) => facts.deleteFact(world, member, params.id)),
  member(readBrand, ({ world, member }) => brandOverview(world, member)),
]

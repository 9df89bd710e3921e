// Where a brand's profile, documents and facts are kept. Every question takes the owner, so that another's row is not found.
import type { Account } from '#domain/account/account.ts'
import type { Document, Insights } from '#contract/documents.ts'
import type { Fact, NewFact } from '#contract/facts.ts'
import type { NewProfile, Profile, ProfileChanges } from '#contract/profile.ts'
import type { WebsiteAnalysis, WebsiteFound } from '#contract/website.ts'
import type { FetchedSite } from '#domain/reading/websites.ts'
import type { HouseAnswer } from './brand.ts'
import type { FactDecision } from './decide-fact.ts'

/** An agency's choice for one client. */
export interface ClientDelivery {
  deliveryTarget: 'client_only' | 'agency_only' | 'both'
  ccAgencyOnScheduled: boolean
  clientEmails: string[]
  /** Of the same places as the addresses. */
  clientFirstNames: string[]
}

type Changes = Omit<ProfileChanges, 'markOnboardingComplete'>

export interface BrandStore {
  /** The member's own profile; clients of an agency have theirs elsewhere. */
  profileOf(userId: string): Promise<Profile | null>
  byId(profileId: string): Promise<Profile | null>
  /** The account that the profile belongs to. */
  ownerOf(profileId: string): Promise<Account | null>
  /** Makes the member's profile, or changes the one there is. */
  keep(
    userId: string,
    profile: Omit<NewProfile, 'markOnboardingComplete'> & { deliveryTimezone: string },
    now: Date,
  ): Promise<Profile>
  change(profileId: string, changes: Changes, now: Date): Promise<Profile>
  keepAnalysis(profileId: string, url: string, analysis: WebsiteAnalysis, now: Date): Promise<Profile>
  /** What an agency chose for a client's deliveries; null for a brand of its own. */
  clientOf(profileId: string): Promise<ClientDelivery | null>
  /** Waits for other writers of this profile until the present `atomically` ends. */
  lock(profileId: string): Promise<void>
}

/** Where facts came from: reading that source again replaces just its facts. */
export type FactSource = { kind: 'website' | 'profile' } | { kind: 'document'; documentId: string }

export interface FactStore {
  of(profileId: string): Promise<Fact[]>
  byId(profileId: string, factId: string): Promise<Fact | null>
  /** Puts these in the place of the source's facts. What people decided about the same words stays decided, and what they added stays. */
  replace(profileId: string, source: FactSource, facts: readonly NewFact[]): Promise<void>
  /** Adds a fact that a person tells. */
  add(profileId: string, fact: NewFact): Promise<Fact>
  decide(profileId: string, factId: string, decided: FactDecision): Promise<Fact | null>
  /** Deletes one fact; false where the profile has no such. */
  remove(profileId: string, factId: string): Promise<boolean>
}

/** A website that was read before there was a profile. */
export interface WaitingWebsite {
  /** The address as it was typed. */
  url: string
  site: FetchedSite
  found: WebsiteFound
  readAt: Date
}

/** At most one website waits for each account. */
export interface WaitingWebsites {
  /** Puts this website in the place of the one that waited. */
  keep(userId: string, website: WaitingWebsite): Promise<void>
  /** What was found on it, without its pages. */
  foundOf(userId: string): Promise<WebsiteFound | null>
  of(userId: string): Promise<WaitingWebsite | null>
  /** Takes away the one that was read then; false where it is gone or another waits. */
  remove(userId: string, readAt: Date): Promise<boolean>
  /** Takes away those that were read before. */
  prune(before: Date): Promise<void>
}

export interface AnswerStore {
  /** What was answered to house questions, newest last. */
  of(profileId: string): Promise<HouseAnswer[]>
  /** Keeps an answer; null says that the question does not apply. */
  keep(profileId: string, question: string, answer: string | null, now: Date): Promise<void>
  /** Takes an answer back, so that the question is open again. */
  forget(profileId: string, question: string): Promise<void>
}

export type NewDocument = Omit<Document, 'id' | 'uploadedAt' | 'factsDecided'>

export interface DocumentStore {
  of(profileId: string): Promise<Document[]>
  add(profileId: string, document: NewDocument, now: Date): Promise<Document>
  editInsights(profileId: string, documentId: string, insights: Insights): Promise<Document | null>
  /** Notes that somebody said which of its facts ideas may use, and where `visibility` is given, says so for all of them. */
  decideFacts(
    profileId: string,
    documentId: string,
    visibility: Fact['visibility'] | null,
    now: Date,
  ): Promise<Document | null>
  /** Deletes the document with its facts; false where the profile has no such document. */
  remove(profileId: string, documentId: string): Promise<boolean>
}

// Stores for a brand's profile, documents and facts. Every method takes the owner, so that other users' rows
// are never found.
import type { Account } from '#domain/account/account.ts'
import type { Document, Insights } from '#contract/documents.ts'
import type { Fact, NewFact } from '#contract/facts.ts'
import type { NewProfile, Profile, ProfileChanges } from '#contract/profile.ts'
import type { WebsiteAnalysis, WebsiteFound } from '#contract/website.ts'
import type { FetchedSite } from '#domain/reading/websites.ts'
import type { HouseAnswer } from './brand.ts'
import type { FactDecision } from './decide-fact.ts'

/** An agency's delivery settings for one client. */
export interface ClientDelivery {
  deliveryTarget: 'client_only' | 'agency_only' | 'both'
  ccAgencyOnScheduled: boolean
  clientEmails: string[]
  /** In the same order as `clientEmails`. */
  clientFirstNames: string[]
}

type Changes = Omit<ProfileChanges, 'markOnboardingComplete'>

export interface BrandStore {
  /** The member's own profile; an agency's clients have separate ones. */
  profileOf(userId: string): Promise<Profile | null>
  byId(profileId: string): Promise<Profile | null>
  /** The account that owns the profile. */
  ownerOf(profileId: string): Promise<Account | null>
  /** Creates the member's profile, or changes the existing one. */
  keep(
    userId: string,
    profile: Omit<NewProfile, 'markOnboardingComplete'> & { deliveryTimezone: string },
    now: Date,
  ): Promise<Profile>
  change(profileId: string, changes: Changes, now: Date): Promise<Profile>
  keepAnalysis(profileId: string, url: string, analysis: WebsiteAnalysis, now: Date): Promise<Profile>
  /** An agency's delivery settings for a client; null for a brand of its own. */
  clientOf(profileId: string): Promise<ClientDelivery | null>
  /** Waits for other writers of this profile, and locks it until the current `atomically` ends. */
  lock(profileId: string): Promise<void>
}

/** Where facts come from. Reading a source again only replaces that source's facts. */
export type FactSource = { kind: 'website' | 'profile' } | { kind: 'document'; documentId: string }

export interface FactStore {
  of(profileId: string): Promise<Fact[]>
  byId(profileId: string, factId: string): Promise<Fact | null>
  /** Replaces the source's facts. Users' decisions on the same facts are kept, and so are facts that they added. */
  replace(profileId: string, source: FactSource, facts: readonly NewFact[]): Promise<void>
  /** Adds a fact that a person wrote. */
  add(profileId: string, fact: NewFact): Promise<Fact>
  decide(profileId: string, factId: string, decided: FactDecision): Promise<Fact | null>
  /** Deletes a fact; false if the profile doesn't have it. */
  remove(profileId: string, factId: string): Promise<boolean>
}

/** A website that was read before the profile was saved. */
export interface WaitingWebsite {
  /** The address as the user entered it. */
  url: string
  site: FetchedSite
  found: WebsiteFound
  readAt: Date
}

/** At most one website is stored per account. */
export interface WaitingWebsites {
  /** Replaces the account's stored website. */
  keep(userId: string, website: WaitingWebsite): Promise<void>
  /** What was found on the website, without its pages. */
  foundOf(userId: string): Promise<WebsiteFound | null>
  of(userId: string): Promise<WaitingWebsite | null>
  /** Deletes the website read at `readAt`; false if it is gone or has been replaced. */
  remove(userId: string, readAt: Date): Promise<boolean>
  /** Deletes websites that were read before this time. */
  prune(before: Date): Promise<void>
}

export interface AnswerStore {
  /** The answers to house questions, newest last. */
  of(profileId: string): Promise<HouseAnswer[]>
  /** Saves an answer; null means that the question doesn't apply. */
  keep(profileId: string, question: string, answer: string | null, now: Date): Promise<void>
  /** Deletes an answer, so that the question is open again. */
  forget(profileId: string, question: string): Promise<void>
}

export type NewDocument = Omit<Document, 'id' | 'uploadedAt' | 'factsDecided'>

export interface DocumentStore {
  of(profileId: string): Promise<Document[]>
  add(profileId: string, document: NewDocument, now: Date): Promise<Document>
  editInsights(profileId: string, documentId: string, insights: Insights): Promise<Document | null>
  /** Records that the user has decided about the document's facts. With `visibility`, sets it for all of them. */
  decideFacts(
    profileId: string,
    documentId: string,
    visibility: Fact['visibility'] | null,
    now: Date,
  ): Promise<Document | null>
  /** Deletes the document with its facts; false if the profile doesn't have it. */
  remove(profileId: string, documentId: string): Promise<boolean>
}

// The stores of a brand's profile, documents and facts. Every method takes the owner, so that nobody can
// reach another user's rows.
import type { Account } from '#domain/account/account.ts'
import type { Document, Insights } from '#contract/documents.ts'
import type { Fact, NewFact } from '#contract/facts.ts'
import type { NewProfile, Profile, ProfileChanges } from '#contract/profile.ts'
import type { WebsiteAnalysis, WebsiteFound } from '#contract/website.ts'
import type { FetchedSite } from '#domain/reading/websites.ts'
import type { HouseAnswer } from './brand.ts'
import type { FactDecision } from './decide-fact.ts'

/** The delivery settings that an agency made for one client. */
export interface ClientDelivery {
  deliveryTarget: 'client_only' | 'agency_only' | 'both'
  ccAgencyOnScheduled: boolean
  clientEmails: string[]
  /** The clients' first names, in the same order as `clientEmails`. */
  clientFirstNames: string[]
}

type Changes = Omit<ProfileChanges, 'markOnboardingComplete'>

export interface BrandStore {
  /** Finds the member's own profile. The profiles of an agency's clients are separate. */
  profileOf(userId: string): Promise<Profile | null>
  byId(profileId: string): Promise<Profile | null>
  /** Finds the account that owns a profile. */
  ownerOf(profileId: string): Promise<Account | null>
  /** Creates the member's profile, or changes the existing one. */
  keep(
    userId: string,
    profile: Omit<NewProfile, 'markOnboardingComplete' | 'browserTimezone'> & { deliveryTimezone: string },
    now: Date,
  ): Promise<Profile>
  change(profileId: string, changes: Changes, now: Date): Promise<Profile>
  keepAnalysis(profileId: string, url: string, analysis: WebsiteAnalysis, now: Date): Promise<Profile>
  /** Finds the delivery settings for an agency's client; null if the brand belongs to the account itself. */
  clientOf(profileId: string): Promise<ClientDelivery | null>
  /** Waits until nobody else writes to this profile, and locks it until the current `atomically` ends. */
  lock(profileId: string): Promise<void>
}

/** The source that facts were read from. Reading a source again only replaces the facts of that source. */
export type FactSource = { kind: 'website' | 'profile' } | { kind: 'document'; documentId: string }

export interface FactStore {
  of(profileId: string): Promise<Fact[]>
  byId(profileId: string, factId: string): Promise<Fact | null>
  /**
   * Replaces the facts of a source. Users' decisions on the same facts are kept, and so are facts that users
   * added.
   */
  replace(profileId: string, source: FactSource, facts: readonly NewFact[]): Promise<void>
  /** Adds a fact that a person wrote. */
  add(profileId: string, fact: NewFact): Promise<Fact>
  decide(profileId: string, factId: string, decided: FactDecision): Promise<Fact | null>
  /** Deletes a fact; false if the profile doesn't have it. */
  remove(profileId: string, factId: string): Promise<boolean>
}

/** A website that was read before the profile was saved. */
export interface WaitingWebsite {
  /** The website's address, as the user typed it. */
  url: string
  site: FetchedSite
  found: WebsiteFound
  readAt: Date
}

/** The store of websites that were read during onboarding, at most one per account. */
export interface WaitingWebsites {
  /** Saves a website and replaces the account's earlier one. */
  keep(userId: string, website: WaitingWebsite): Promise<void>
  /** Returns what was found on the website, without its pages, which can be large. */
  foundOf(userId: string): Promise<WebsiteFound | null>
  of(userId: string): Promise<WaitingWebsite | null>
  /** Deletes the website that was read at `readAt`. False if it is gone or has been replaced. */
  remove(userId: string, readAt: Date): Promise<boolean>
  /** Deletes websites that were read before this time. */
  prune(before: Date): Promise<void>
}

export interface AnswerStore {
  /** Lists the answers to house questions, newest last. */
  of(profileId: string): Promise<HouseAnswer[]>
  /** Saves an answer; null means that the question doesn't apply. */
  keep(profileId: string, question: string, answer: string | null, now: Date): Promise<void>
  /** Deletes an answer, so that the question is asked again. */
  forget(profileId: string, question: string): Promise<void>
}

export type NewDocument = Omit<Document, 'id' | 'uploadedAt' | 'factsDecided'>

export interface DocumentStore {
  of(profileId: string): Promise<Document[]>
  add(profileId: string, document: NewDocument, now: Date): Promise<Document>
  editInsights(profileId: string, documentId: string, insights: Insights): Promise<Document | null>
  /**
   * Records that the user has decided about a document's facts, and with `visibility` sets it for all of
   * them.
   */
  decideFacts(
    profileId: string,
    documentId: string,
    visibility: Fact['visibility'] | null,
    now: Date,
  ): Promise<Document | null>
  /** Deletes the document with its facts; false if the profile doesn't have it. */
  remove(profileId: string, documentId: string): Promise<boolean>
}

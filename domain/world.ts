// Everything that the domain may use from outside. The server provides the real stores and services, and
// tests use an in-memory database.
import type { AccountStore, SessionStore } from './account/account.ts'
import type { RateStore } from './account/rates.ts'
import type { DocumentReader } from './reading/documents.ts'
import type { PlanStore } from './brand/plan-store.ts'
import type { AnswerStore, BrandStore, DocumentStore, FactStore, WaitingWebsites } from './brand/stores.ts'
import type { Websites } from './reading/websites.ts'
import type { DeliveryStore } from './delivery/deliveries.ts'
import type { RecipientStore } from './delivery/recipient-store.ts'
import type { SlotStore } from './delivery/slots.ts'
import type { IdeationEngine } from './ideas/engine.ts'
import type { IdeaStore, UsageStore } from './ideas/stores.ts'
import type { Jobs } from './jobs.ts'
import type { Feeds } from './news/stories/feeds.ts'
import type { NewsStore } from './news/stores.ts'
import type { OperationsStore } from './operations/stores.ts'
import type { Playbook } from './playbook/form.ts'
import type { KeyValueStore } from './key-value-store.ts'
import type { Zones } from './schedule/local-day.ts'
import type { CalendarStore, EventStore } from './seasons/stores.ts'
import type { WorkBoard } from './work/work.ts'

export interface Setting {
  productName: string
  /** The product's public URL, without a trailing slash. */
  publicUrl: string
  supportEmail: string
  paymentsOn: boolean
}

export interface Secrets {
  /** Makes a new random token of 256 bits that can be used in a URL. */
  random(): string
  /**
   * Makes the token of an emailed link or of a device. The same arguments always give the same token, so it
   * needn't be stored.
   */
  token(purpose: 'verify' | 'reset' | 'device', id: string, issuedAt: Date): string
  /** Hashes a token. Only the hash is stored, so a stolen database contains no working tokens. */
  hash(token: string): string
}

export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Compares a password with its hash. Without a hash it takes the same time, so timing doesn't reveal
   * whether an account exists.
   */
  verify(password: string, hash: string | null): Promise<boolean>
}

export interface World {
  setting: Setting
  now(): Date
  secrets: Secrets
  passwords: Passwords
  zones: Zones
  accounts: AccountStore
  sessions: SessionStore
  rates: RateStore
  brands: BrandStore
  facts: FactStore
  answers: AnswerStore
  waitingWebsites: WaitingWebsites
  documents: DocumentStore
  events: EventStore
  calendars: CalendarStore
  ideas: IdeaStore
  usage: UsageStore
  news: NewsStore
  deliveries: DeliveryStore
  plans: PlanStore
  slots: SlotStore
  recipients: RecipientStore
  keyValues: KeyValueStore
  operations: OperationsStore
  jobs: Jobs
  work: WorkBoard
  websites: Websites
  documentReader: DocumentReader
  feeds: Feeds
  playbook: Playbook
  engine: IdeationEngine
  /**
   * Runs writes in one transaction: either all of them are saved or none. Never wait inside for an email, a
   * web request or a slow computation: the embedded database has one connection, so every other request would
   * wait too.
   */
  atomically<T>(act: (world: World) => Promise<T>): Promise<T>
}

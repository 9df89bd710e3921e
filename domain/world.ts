// Everything the domain may use from outside. The server provides the real one; tests use an in-memory database.
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
  /** A new random token of 256 bits that is safe in a URL. */
  random(): string
  /**
   * The token of an emailed link or of a device. The same arguments give the same token, so it can be recreated
   * without being stored.
   */
  token(purpose: 'verify' | 'reset' | 'device', id: string, issuedAt: Date): string
  /** What is stored of a token. */
  hash(token: string): string
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time if there is no hash to compare with. */
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
   * Runs writes in one transaction: either all of them happen or none. Never wait for an email, a web request or a
   * slow computation inside, because the embedded database has one connection and everyone would wait.
   */
  atomically<T>(act: (world: World) => Promise<T>): Promise<T>
}

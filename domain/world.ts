// All that an act may ask of the outside. The server makes it real; tests hand in one on a database in memory.
import type { AccountStore, SessionStore } from './account/account.ts'
import type { RateStore } from './account/rates.ts'
import type { DocumentReader } from './reading/documents.ts'
import type { PlanStore } from './brand/plan-store.ts'
import type { AnswerStore, BrandStore, DocumentStore, FactStore, WaitingWebsites } from './brand/stores.ts'
import type { Websites } from './reading/websites.ts'
import type { DeliveryStore } from './delivery/deliveries.ts'
import type { RecipientStore } from './delivery/standing.ts'
import type { SlotStore } from './delivery/slots.ts'
import type { IdeationEngine } from './ideas/engine.ts'
import type { IdeaStore, UsageStore } from './ideas/stores.ts'
import type { Jobs } from './jobs.ts'
import type { Feeds } from './news/stories/feeds.ts'
import type { NewsStore } from './news/stores.ts'
import type { OperationsStore } from './operations/stores.ts'
import type { Playbook } from './playbook/form.ts'
import type { Remembered } from './remembered.ts'
import type { Zones } from './schedule/local-day.ts'
import type { CalendarStore, EventStore } from './seasons/stores.ts'
import type { WorkBoard } from './work/work.ts'

export interface Setting {
  productName: string
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string
  supportEmail: string
  paymentsOn: boolean
}

export interface Secrets {
  /** A new random token of 256 bits, fit for an address. */
  random(): string
  /** The token of a mail's link or of a device. The same for the same three, so that it can be written again without being kept. */
  token(purpose: 'verify' | 'reset' | 'device', id: string, issuedAt: Date): string
  /** What is kept of a token. */
  hash(token: string): string
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time where there is no hash to compare with. */
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
  remembered: Remembered
  operations: OperationsStore
  jobs: Jobs
  work: WorkBoard
  websites: Websites
  documentReader: DocumentReader
  feeds: Feeds
  playbook: Playbook
  engine: IdeationEngine
  /**
   * Runs writes that belong together: all of them stand, or none. No model, mail or web call may wait inside, since the
   * embedded database has one connection and everybody would wait with it.
   */
  atomically<T>(act: (world: World) => Promise<T>): Promise<T>
}

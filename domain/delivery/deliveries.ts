// Where deliveries are kept.
import type { ContentData, DeliveryType } from '#contract/delivery.ts'

export interface Delivery {
  id: string
  profileId: string
  deliveryType: DeliveryType
  contentData: ContentData
  accessToken: string
  isActive: boolean
  viewCount: number
  lastViewed: Date | null
  createdAt: Date
}

export interface DeliveryStore {
  add(
    delivery: Pick<Delivery, 'profileId' | 'deliveryType' | 'contentData' | 'accessToken'>,
    now: Date,
  ): Promise<Delivery>
  byId(id: string): Promise<Delivery | null>
  firstOf(profileId: string): Promise<Delivery | null>
  /** An active delivery of an open account. A revoked one, or one of a closed account, can't be told from one that never was. */
  byToken(token: string): Promise<Pick<Delivery, 'id' | 'contentData' | 'createdAt'> | null>
  /** Counts a view; the count is written a moment later, with others. */
  viewed(id: string, now: Date): void
  of(profileId: string): Promise<Delivery[]>
  setActive(profileId: string, deliveryId: string, isActive: boolean): Promise<Delivery | null>
}

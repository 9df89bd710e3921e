// The store that saves deliveries.
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

/**
 * A delivery as its owner's list shows it. Its ideas are only counted, because loading them would be slow.
 */
export interface ListedDelivery extends Omit<Delivery, 'profileId' | 'contentData'> {
  day: string | null
  ideaCount: number
  eventIdeaCount: number
}

export interface DeliveryStore {
  add(
    delivery: Pick<Delivery, 'profileId' | 'deliveryType' | 'contentData' | 'accessToken'>,
    now: Date,
  ): Promise<Delivery>
  byId(id: string): Promise<Delivery | null>
  firstOf(profileId: string): Promise<Delivery | null>
  /**
   * Finds an active delivery of an open account. Revoked deliveries, and those of closed accounts, are
   * treated as missing.
   */
  byToken(
    token: string,
  ): Promise<(Pick<Delivery, 'id' | 'contentData' | 'createdAt'> & { ownerId: string }) | null>
  /** Counts one view of a report. Views are collected and saved together a moment later. */
  viewed(id: string, now: Date): void
  /**
   * One page of the profile's deliveries, newest first. For the next page, pass the `next` of this one as
   * `cursor`.
   */
  page(
    profileId: string,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ deliveries: ListedDelivery[]; next: string | null }>
  setActive(profileId: string, deliveryId: string, isActive: boolean): Promise<ListedDelivery | null>
}

// The store of deliveries.
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

/** A delivery in its owner's list: its ideas are counted, not loaded. */
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
  /** An active delivery of an open account. A revoked one, or one of a closed account, is treated as missing. */
  byToken(
    token: string,
  ): Promise<(Pick<Delivery, 'id' | 'contentData' | 'createdAt'> & { ownerId: string }) | null>
  /** Counts a view. Counts are written together a moment later. */
  viewed(id: string, now: Date): void
  /** A page of the profile's deliveries, newest first. `cursor` is the `next` of the page before. */
  page(
    profileId: string,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ deliveries: ListedDelivery[]; next: string | null }>
  setActive(profileId: string, deliveryId: string, isActive: boolean): Promise<ListedDelivery | null>
}

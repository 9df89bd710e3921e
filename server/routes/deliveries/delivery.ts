import {
  createWebDelivery,
  generateFirstDelivery,
  readDeliveries,
  readDelivery,
  restoreDelivery,
  revokeDelivery,
} from '#contract/delivery.ts'
import { createWebDelivery as create } from '#domain/delivery/create-web-delivery.ts'
import { generateFirstDelivery as generateFirst } from '#domain/delivery/first-delivery.ts'
import * as own from '#domain/delivery/own-deliveries.ts'
import { readDelivery as read } from '#domain/delivery/read-delivery.ts'
import { anyone, member } from '#server/http/serve.ts'

export const deliveryRoutes = [
  member(createWebDelivery, ({ world, member, body }) => create(world, member, body)),
  anyone(readDelivery, async ({ world, params, account }) => read(world, params.token, await account())),
  member(readDeliveries, async ({ world, member, query, nextPage }) => {
    const { deliveries, next } = await own.deliveriesOf(world, member, query)
    if (next) nextPage({ limit: String(query.limit), cursor: next })
    return deliveries
  }),
  member(revokeDelivery, ({ world, member, params }) => own.revokeDelivery(world, member, params.id)),
  member(restoreDelivery, ({ world, member, params }) => own.restoreDelivery(world, member, params.id)),
  member(generateFirstDelivery, ({ world, member }) => generateFirst(world, member)),
]

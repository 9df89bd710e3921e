// The secret address under which other calendars read a brand's year, written as RFC 5545 wants it.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import ical, { escape, ICalEventTransparency } from 'ical-generator'
import { readFeed, type Feed } from '#domain/calendar/calendar-feed.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

const DAY = 86_400_000

export function serveCalendarFeed(app: FastifyInstance, world: World) {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    void reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    try {
      const feed = calendarFile(await readFeed(world, request.params.token), world.setting)
      const tag = `"${createHash('sha256').update(feed).digest('base64url')}"`
      void reply.header('etag', tag)
      if (isKnown(tag, request.headers['if-none-match'])) return await reply.code(304).send()
      return await reply.type('text/calendar; charset=utf-8').send(feed)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const status = error.kind === 'plan' ? 403 : 404
      return reply.code(status).type('text/plain; charset=utf-8').send(error.message)
    }
  })
}

/** Whether the asker has this very text, by a tag that something between us may have called weak. */
const isKnown = (tag: string, asked = ''): boolean =>
  asked.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)

function calendarFile(feed: Feed, { publicUrl, productName }: World['setting']): string {
  const { hostname } = new URL(publicUrl)
  const calendar = ical({
    prodId: { company: written(productName), product: 'The year ahead', language: 'EN' },
    // The library writes this one as it stands.
    name: escape(oneLine(feed.name), false),
    ttl: DAY / 1000,
  })
  for (const { key, name, description, category, from, to } of feed.entries) {
    calendar.createEvent({
      id: `${key}@${hostname}`,
      // Told on that day: the same all day long, so that nobody fetches what they have.
      stamp: midnight(feed.today),
      start: midnight(from),
      // The first day after it.
      end: new Date(midnight(to).getTime() + DAY),
      allDay: true,
      summary: oneLine(name),
      description: withoutControls(description),
      categories: [{ name: category }],
      // To know of a day keeps nobody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** What a calendar's line can't hold. */
export const withoutControls = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, ' ')
export const oneLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
export const written = (name: string): string => escape(oneLine(name), false)

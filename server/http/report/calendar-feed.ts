// Answers at the secret address from which other calendar apps read a brand's calendar, in the format of RFC
// 5545.
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

/** Whether the client already has this text. ETags are compared weakly, since a proxy may weaken them. */
const isKnown = (tag: string, asked = ''): boolean =>
  asked.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)

function calendarFile(feed: Feed, { publicUrl, productName }: World['setting']): string {
  const { hostname } = new URL(publicUrl)
  const calendar = ical({
    prodId: { company: written(productName), product: 'The year ahead', language: 'EN' },
    // The library doesn't escape the calendar's name.
    name: escape(oneLine(feed.name), false),
    ttl: DAY / 1000,
  })
  for (const { key, name, description, category, from, to } of feed.entries) {
    calendar.createEvent({
      id: `${key}@${hostname}`,
      // DTSTAMP is the start of the day, so the feed doesn't change during a day.
      stamp: midnight(feed.today),
      start: midnight(from),
      // In this format the end date is exclusive.
      end: new Date(midnight(to).getTime() + DAY),
      allDay: true,
      summary: oneLine(name),
      description: withoutControls(description),
      categories: [{ name: category }],
      // A date doesn't block any time in people's calendars.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Control characters, which a calendar file may not contain. */
export const withoutControls = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, ' ')
export const oneLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
export const written = (name: string): string => escape(oneLine(name), false)

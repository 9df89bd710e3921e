// The date as people at a place see it. Local time is only computed here and in next-delivery.ts, never in SQL.

/** The world's timezone rules. They are passed in because the runtime's own may be older than the latest release. */
export interface Zones {
  /** The release of the rules, such as "2026f". */
  version: string
  /** Minutes to add to UTC to get local time at this instant. */
  offset(zone: string, instant: Date): number
}

/** The local date at this instant, `YYYY-MM-DD`. */
export function localDay(zones: Zones, zone: string, instant: Date): string {
  const minutes = zones.offset(zone, instant)
  return new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 10)
}

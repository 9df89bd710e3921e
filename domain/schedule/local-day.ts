// The day as people at a place see it. Local time is worked out here and nowhere else, never in SQL.

/** The rules of the world's timezones. Handed in, because the runtime's own are older than the newest published. */
export interface Zones {
  /** The release of the rules, such as "2026f". */
  version: string
  /** Minutes to add to UTC for local time at this instant. */
  offset(zone: string, instant: Date): number
}

/** The local calendar day at this instant, as `YYYY-MM-DD`. */
export function localDay(zones: Zones, zone: string, instant: Date): string {
  const minutes = zones.offset(zone, instant)
  return new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 10)
}

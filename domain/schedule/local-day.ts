// Local dates are only computed here and in next-delivery.ts, never in SQL, so that all parts use the same
// time zone rules.

/**
 * The time zone rules. They are passed in, because those built into the runtime may be older than the latest
 * release.
 */
export interface Zones {
  /** The release of the rules, such as "2026f". */
  version: string
  /** How many minutes to add to UTC to get local time at this instant. */
  offset(zone: string, instant: Date): number
}

/** The date that a calendar in this time zone shows at this instant, `YYYY-MM-DD`. */
export function localDay(zones: Zones, zone: string, instant: Date): string {
  const minutes = zones.offset(zone, instant)
  return new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 10)
}

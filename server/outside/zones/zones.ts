import moment from 'moment-timezone'
import type { Zones } from '#domain/schedule/local-day.ts'

/**
 * Time zone rules from moment-timezone's data, which is newer than the runtime's own (docs/decisions/003). An
 * unknown zone counts as UTC.
 */
export const zones: Zones = {
  version: moment.tz.dataVersion,
  offset(zone, instant) {
    const rules = moment.tz.zone(zone)
    // moment counts minutes west of Greenwich. The subtraction from 0 avoids -0 for London in winter.
    return rules ? 0 - rules.utcOffset(instant.getTime()) : 0
  },
}

import moment from 'moment-timezone'
import type { Zones } from '#domain/schedule/local-day.ts'

/**
 * Timezone rules of moment-timezone's data, which is newer than the runtime's own (docs/decisions/003). A zone it doesn't
 * know counts as UTC.
 */
export const zones: Zones = {
  version: moment.tz.dataVersion,
  offset(zone, instant) {
    const rules = moment.tz.zone(zone)
    // moment counts minutes west of Greenwich. Taken from zero, since a mere minus would make -0 of London's winter.
    return rules ? 0 - rules.utcOffset(instant.getTime()) : 0
  },
}

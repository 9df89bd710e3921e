import type { DueProfile } from '#domain/brand/plan-store.ts'
import { planAllDue } from '#server/jobs/timetable.ts'
import { type CommandGroup, readTime, worldAtTime } from './command.ts'

/** The maximum number of due deliveries listed. */
const SHOWN = 1_000

/**
 * The command that lists what is due by a time. With --send it is planned as if it were that time, and the
 * worker makes and emails it as usual.
 */
export const due: CommandGroup = {
  usage: ['due --at ISO [--send]'],
  async run(world, rest) {
    const { at, send } = readTime(rest, due.usage)
    const found = await world.plans.due(at, SHOWN + 1)
    if (found.length === 0) return `Nothing is due by ${at.toISOString()}.`
    const isMore = found.length > SHOWN
    const many = isMore ? `More than ${SHOWN} deliveries` : counted(found.length)
    const lines = [
      `${many} due by ${at.toISOString()}:`,
      ...found.slice(0, SHOWN).map(inWords),
      ...(isMore ? ['…'] : []),
    ]
    if (send)
      lines.push(
        `Planned ${counted(await planAllDue(worldAtTime(world, at)))}. The worker makes and sends them.`,
      )
    return lines.join('\n')
  },
}

const counted = (count: number): string => (count === 1 ? '1 delivery' : `${count} deliveries`)

const inWords = ({ dueAt, companyName, account, kind }: DueProfile): string =>
  [dueAt.toISOString(), companyName, account, ...(kind === 'digest' ? ['news digest'] : [])].join('  ')

import type { DayOff } from '#contracts/schedules.ts'
import { zonedInstant } from '#shared/zoned-time.ts'
import type { Interval } from './free-slots.ts'

const dayMinutes = 24 * 60

export const intervalOf = (
  { firstDay, lastDay }: Pick<DayOff, 'firstDay' | 'lastDay'>,
  timeZone: string,
): Interval => ({
  startsAt: zonedInstant(firstDay, 0, timeZone),
  endsAt: zonedInstant(lastDay, dayMinutes, timeZone),
})

import type { Slot } from '#contracts/schedules.ts'
import { calendarDay } from '#shared/formats.ts'
import { ownTimeZone } from '#shared/own-time-zone.ts'

export const dayOf = (startsAt: string): string => calendarDay(new Date(startsAt), ownTimeZone())

/**
 * Returns the times to show once those from a day on have been loaded. Those of earlier days stay, except the ones that
 * have passed in the meantime: a tab may have been open for days.
 */
export function mergeSlots(
  shownSlots: readonly Slot[],
  { from, loadedSlots, now }: { from: string | undefined; loadedSlots: readonly Slot[]; now: Date },
): Slot[] {
  const earlierSlots = shownSlots.filter(
    ({ startsAt }) => from && dayOf(startsAt) < from && new Date(startsAt) > now,
  )
  return [...earlierSlots, ...loadedSlots]
}

import type { Slot } from '#contracts/schedules.ts'
import { calendarDay } from '#shared/formats.ts'
import { ownTimeZone } from '#shared/own-time-zone.ts'

export const dayOf = (startsAt: string): string => calendarDay(new Date(startsAt), ownTimeZone())

/**
 * Returns the times to show after the times from a given day on were loaded. Times of earlier days stay unless they
 * have passed: the tab may have been open for days.
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

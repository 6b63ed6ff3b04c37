import { and, asc, eq } from 'drizzle-orm'
import type { Schedule, ScheduleSettings } from '#contracts/schedules.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { usualHours } from '#shared/usual-hours.ts'
import { site } from '#site.config.ts'
import { findFreeSlots } from './find-free-slots.ts'
import { whereTakesAppointments } from './occupies-time.ts'

const previewedSlotsMax = 6

export const usualSettings: ScheduleSettings = {
  isOpen: false,
  timeZone: siteTimeZone,
  slotMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 24,
  daysAhead: 60,
  weeklyHours: site.supportHours.days.map((day) => ({ day, ...usualHours })),
  daysOff: [],
}

/**
 * Returns a user's stored schedule, or the usual one, with the next free slots. Returns null when the user is
 * unknown, disabled or a client.
 */
export async function readSchedule(
  context: DatabaseContext,
  userId: number,
): Promise<Omit<Schedule, 'mayOffer' | 'appointmentsOnDaysOff'> | null> {
  const storedSchedule = await readStoredSchedule(context, userId)
  if (!storedSchedule) return null
  const { slots } = await findFreeSlots(context, { userId })
  return { ...storedSchedule, nextSlots: slots.slice(0, previewedSlotsMax) }
}

export async function readStoredSchedule({ db }: DatabaseContext, userId: number) {
  const { people, rows, daysOff } = await batchNamed(db, {
    people: db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.id, userId), whereTakesAppointments)),
    rows: db.select().from(schedules).where(eq(schedules.userId, userId)),
    daysOff: db
      .select({
        firstDay: scheduleDaysOff.firstDay,
        lastDay: scheduleDaysOff.lastDay,
        label: scheduleDaysOff.label,
      })
      .from(scheduleDaysOff)
      .where(eq(scheduleDaysOff.userId, userId))
      .orderBy(asc(scheduleDaysOff.firstDay), asc(scheduleDaysOff.id)),
  })
  const [person] = people
  if (!person) return null
  const [row] = rows
  if (!row) return { ...usualSettings, id: null, revision: 0, username: person.username }
  const { weeklyHours, ...settings } = row
  return { ...settings, weeklyHours: [...weeklyHours], daysOff, username: person.username }
}

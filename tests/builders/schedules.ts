import { weekdays } from '#shared/site-config.ts'
import type { Db } from '#platform/db/open.ts'
import { schedules } from '#platform/db/schema/schedules.ts'

type NewSchedule = typeof schedules.$inferInsert

export async function addSchedule(db: Db, overrides: Partial<NewSchedule> & Pick<NewSchedule, 'userId'>) {
  const [schedule] = await db
    .insert(schedules)
    .values({
      isOpen: true,
      timeZone: 'Europe/Lisbon',
      slotMinutes: 60,
      bufferMinutes: 0,
      noticeHours: 0,
      daysAhead: 30,
      weeklyHours: weekdays.map((day) => ({ day, from: '09:00', to: '17:00' })),
      updatedAt: new Date(),
      ...overrides,
    })
    .returning()
  if (!schedule) throw new Error('the schedule was not inserted')
  return schedule
}

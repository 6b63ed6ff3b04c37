import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { schedules } from '#server/db/schema/schedules.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { saveSchedule } from './save-schedule.ts'

const db = openDb(env.DB)

it('a save that is sent again because its answer was lost is no conflict and changes nothing more', async () => {
  const user = await addUser(db, { role: 'admin' })
  const settings = {
    ...{ isOpen: true, timeZone: 'Asia/Kathmandu', slotMinutes: 30, bufferMinutes: 0 },
    ...{
      noticeHours: 0,
      daysAhead: 30,
      weeklyHours: [{ day: 'Monday' as const, from: '09:00', to: '17:00' }],
    },
    daysOff: [{ firstDay: '2027-12-24', lastDay: '2027-12-26', label: 'Christmas' }],
  }
  const save = (changes: Partial<typeof settings> = {}) =>
    saveSchedule(aUserContext(db, user), {
      ...{ userId: user.id, revision: 0 },
      settings: { ...settings, ...changes },
    })
  expect(await save()).toEqual({ ok: true })
  expect(await save()).toEqual({ ok: true })
  expect(await save({ daysOff: [] })).toEqual({ ok: false, reason: 'schedule-conflict' })
  expect(await db.select().from(schedules).where(eq(schedules.userId, user.id))).toMatchObject([
    { revision: 1 },
  ])
})

import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { saveSchedule } from './save-schedule.ts'

const db = openDb(env.DB)

const settings = {
  isOpen: true,
  timeZone: 'Asia/Kathmandu',
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  daysAhead: 30,
  weeklyHours: [{ day: 'Monday' as const, from: '09:00', to: '17:00' }],
  daysOff: [{ firstDay: '2027-12-24', lastDay: '2027-12-26', label: 'Christmas' }],
}

it('a save that is sent again because its answer was lost is no conflict and changes nothing more', async () => {
  const user = await addUser(db, { role: 'admin' })
  const save = (changes: Partial<typeof settings> = {}) =>
    saveSchedule(aUserContext(db, user), {
      userId: user.id,
      revision: 0,
      settings: { ...settings, ...changes },
    })
  expect(await save()).toEqual({ ok: true })
  expect(await save()).toEqual({ ok: true })
  expect(await save({ daysOff: [] })).toEqual({ ok: false, reason: 'schedule-conflict' })
  expect(await db.select().from(schedules).where(eq(schedules.userId, user.id))).toMatchObject([
    { revision: 1 },
  ])
})

it.each([0, 1])(
  'the schedule of somebody who deletes their account meanwhile is not saved, after %i earlier saves',
  async (saves) => {
    const [admin, user] = [await addUser(db, { role: 'admin' }), await addUser(db, { role: 'provider' })]
    const schedule = { userId: user.id, settings }
    if (saves > 0) expect(await saveSchedule(aUserContext(db, admin), schedule)).toEqual({ ok: true })
    const leave = () => db.delete(users).where(eq(users.id, user.id))
    const database = actingBefore(env.DB, 'insert into "schedules"', leave)
    expect(await saveSchedule(aUserContext(database, admin), schedule)).toEqual({
      ok: false,
      reason: 'user-not-found',
    })
    expect(await db.$count(auditLog, eq(auditLog.actorId, admin.id))).toBe(saves)
  },
)

it('a schedule that is sent twice at once is saved once, and neither is refused', async () => {
  const user = await addUser(db, { role: 'admin' })
  const save = (database = db) => saveSchedule(aUserContext(database, user), { userId: user.id, settings })
  expect(await save(actingBefore(env.DB, 'insert into "schedules"', () => save()))).toEqual({ ok: true })
  const rows = await db.select().from(schedules).where(eq(schedules.userId, user.id))
  expect(rows).toMatchObject([{ revision: 1 }])
  expect(await db.$count(auditLog, eq(auditLog.actorId, user.id))).toBe(1)
})

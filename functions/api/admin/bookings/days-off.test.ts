import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { scheduleDaysOff } from '#platform/db/schema/schedules.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { comingDay } from '#tests/builders/coming-day.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

it('confirming or assigning an appointment on a day off is done, and the answer names that day off', async () => {
  await addServices(db)
  const { cookie, user } = await aSignedInUser(db, { role: 'admin' })
  const [firstDay, lastDay, dayAfter] = [comingDay(), comingDay(1), comingDay(2)]
  const dayOff = { firstDay, lastDay, label: 'A long walk' }
  await addSchedule(db, { userId: user.id })
  await db.insert(scheduleDaysOff).values({ ...dayOff, userId: user.id })
  const change = ({ code }: { code: string }, json: object) =>
    send(`/api/admin/bookings/${formatCode(code)}`, { method: 'PATCH', json, cookie })

  const booking = await addBooking(db, {})
  const answerTo = async (json: object) => (await change(booking, json)).json()
  const confirmedFor = `${lastDay}T12:00:00.000Z`
  expect(await answerTo({ status: 'confirmed', confirmedFor })).toMatchObject({ confirmedFor, dayOff: null })
  expect(await answerTo({ assigneeId: user.id })).toMatchObject({ assignee: { id: user.id }, dayOff })
  expect(await answerTo({ confirmedFor: `${dayAfter}T12:00:00.000Z` })).toMatchObject({ dayOff: null })
  expect(await answerTo({ confirmedFor })).toMatchObject({ confirmedFor, dayOff })

  const ownBooking = await addBooking(db, { assigneeId: user.id })
  const response = await change(ownBooking, { status: 'confirmed', confirmedFor })
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ dayOff })])
})

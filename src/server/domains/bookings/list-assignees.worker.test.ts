import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeBooking } from './change-booking.ts'
import { isAssignable, listAssignees } from './assignees.ts'

const db = openDb(env.DB)

await addServices(db)
const admin = await addUser(db, { role: 'admin', name: 'Maya Thapa' })
const context = aUserContext(db, admin)

beforeEach(() => db.delete(schedules))

async function assign(assigneeId: number) {
  const { code } = await addBooking(db, {})
  const { ok } = await changeBooking(context, { code, assigneeId })
  const [row] = await db.select().from(bookings).where(eq(bookings.code, code))
  return { ok, assigneeId: row?.assigneeId }
}

it('a provider who registered and saved a closed schedule is not offered and cannot be assigned', async () => {
  const stranger = await addUser(db, { role: 'provider', name: 'Maya Thapa' })
  await addSchedule(db, { userId: stranger.id, isOpen: false })
  expect(await listAssignees(context)).toEqual([{ id: admin.id, name: 'Maya Thapa' }])
  expect(await isAssignable(context, stranger.id)).toBe(false)
  expect(await assign(stranger.id)).toEqual({ ok: false, assigneeId: null })
})

it('a provider with open hours, or with a project and closed ones, is offered and can be assigned', async () => {
  const open = await addUser(db, { role: 'provider', name: 'Open' })
  await addSchedule(db, { userId: open.id })
  const closedProvider = await aProvider(db)
  await addSchedule(db, { userId: closedProvider.id, isOpen: false })
  const ids = (await listAssignees(context)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([admin.id, open.id, closedProvider.id]))
  for (const { id } of [open, closedProvider]) expect(await assign(id)).toEqual({ ok: true, assigneeId: id })
})

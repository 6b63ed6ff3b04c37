import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookingNotes } from '#platform/db/schema/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { addNote } from './notes.ts'

const db = openDb(env.DB)

it('a note that is sent again because its answer was lost is one note, and a minute later another', async () => {
  await addServices(db)
  const admin = await addUser(db, { role: 'admin' })
  const { id, code } = await addBooking(db, {})
  const start = Date.now()
  const add = (body: string, ms = 0) =>
    addNote(aUserContext(db, admin, { now: new Date(start + ms) }), { code, body })
  const first = await add('Called back.')
  expect(first).toMatchObject({ body: 'Called back.', isYours: true })
  expect(await add('Called back.', 5_000)).toEqual(first)
  expect(await add('Called again.', 5_000)).toMatchObject({ body: 'Called again.' })
  expect((await add('Called back.', 61_000))?.id).not.toBe(first?.id)
  expect(await db.$count(bookingNotes, eq(bookingNotes.bookingId, id))).toBe(3)
  expect(await db.$count(auditLog, eq(auditLog.subject, formatCode(code)))).toBe(3)
  expect(await addNote(aUserContext(db, admin), { code: '0000000000000000', body: 'x' })).toBeNull()
})

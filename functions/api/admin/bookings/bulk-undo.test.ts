import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingRefusals } from '#content/interface/answers.ts'
import type { BulkResult, UndoResult } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookingEvents, bookings, bulkChanges } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { breakDatabaseAfterWriteTo } from '#tests/worker/break-database.ts'
import { bulkChangesIn, change, changeResult, subjectOf } from '#tests/worker/bulk-changes.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { anAdmin, add, statuses } = bulkChangesIn(db)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(users), db.delete(outbox), db.delete(bulkChanges)])
})

const undo = (cookie: string, id: string | null) =>
  send(`/api/admin/bookings/bulk/${id}/undo`, { method: 'POST', cookie })
const move = (code: string | undefined, status: string, cookie: string) =>
  send(`/api/admin/bookings/${code}`, { method: 'PATCH', json: { status }, cookie })

describe('a single change of the status', () => {
  it('is undone by the id that the client chose', async () => {
    const { cookie } = await anAdmin()
    const [code] = await add('pending')
    const changeId = crypto.randomUUID()
    const path = `/api/admin/bookings/${code}`
    const response = await send(path, { method: 'PATCH', json: { status: 'cancelled', changeId }, cookie })
    expect(response.status).toBe(200)
    expect(await db.$count(outbox)).toBe(1)
    const undoing = await undo(cookie, changeId)
    expect(undoing.status).toBe(200)
    expect(await undoing.json()).toEqual({ restored: [code], kept: [] })
    expect(await statuses()).toEqual(['pending'])
    expect(await db.$count(outbox)).toBe(0)
  })

  it('with a malformed id, or that of another change, answers 400', async () => {
    const { cookie } = await anAdmin()
    const [first, second] = await add('pending', 'pending')
    const changeId = crypto.randomUUID()
    const patch = (code: string | undefined, id: unknown) =>
      send(`/api/admin/bookings/${code}`, {
        method: 'PATCH',
        json: { status: 'cancelled', changeId: id },
        cookie,
      })
    for (const malformedId of ['x', 7, `${changeId}\n`])
      expect((await patch(first, malformedId)).status).toBe(400)
    expect((await patch(first, changeId)).status).toBe(200)
    expect((await patch(second, changeId)).status).toBe(400)
    expect(await statuses()).toEqual(['cancelled', 'pending'])
  })

  it('reopens a cancelled booking, but not many at once', async () => {
    const { cookie } = await anAdmin()
    const [code] = await add('cancelled')
    expect((await change(cookie, { status: 'pending', codes: [code] })).status).toBe(400)
    expect((await move(code, 'pending', cookie)).status).toBe(200)
    expect(await statuses()).toEqual(['pending'])
    await db.update(bookings).set({ clientEmail: '', status: 'cancelled' })
    const refusal = await move(code, 'pending', cookie)
    expect([refusal.status, await refusal.json()]).toEqual([
      409,
      { message: bookingRefusals['client-deleted'] },
    ])
  })
})

describe('an undo', () => {
  const undoResult = async (cookie: string, id: string | null): Promise<UndoResult> => {
    const response = await undo(cookie, id)
    expect(response.status).toBe(200)
    return response.json()
  }

  it('restores each previous status regardless of transition rules, and deletes the emails', async () => {
    const { cookie, user } = await anAdmin()
    const codes = await add('pending', 'confirmed')
    const { id } = await changeResult(cookie, { status: 'cancelled', codes })
    expect(await db.$count(outbox)).toBe(2)
    const result = await undoResult(cookie, id)
    expect(new Set(result.restored)).toEqual(new Set(codes))
    expect(result.kept).toEqual([])
    expect(await statuses()).toEqual(['pending', 'confirmed'])
    expect(await db.$count(outbox)).toBe(0)
    const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id)).orderBy(auditLog.id)
    expect(entries.map(({ before, after }) => [before?.status, after?.status])).toEqual([
      ['pending', 'cancelled'],
      ['confirmed', 'cancelled'],
      ['cancelled', 'pending'],
      ['cancelled', 'confirmed'],
    ])
  })

  it('works by an id that the client chose, because the answer with one may be lost', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending')
    const id = crypto.randomUUID()
    expect(await changeResult(cookie, { id, status: 'cancelled', codes })).toMatchObject({ id })
    const emailCount = await db.$count(outbox)
    expect((await change(cookie, { id, status: 'cancelled', codes: await add('pending') })).status).toBe(400)
    expect([await statuses(), await db.$count(outbox)]).toEqual([['cancelled', 'pending'], emailCount])
    expect(await undoResult(cookie, id)).toMatchObject({ restored: codes })
    for (const malformedId of ['', 'x', `${id}\n`, 7])
      expect((await change(cookie, { id: malformedId, status: 'cancelled', codes })).status).toBe(400)
  })

  it('gives a picked time back that had passed when the booking was confirmed', async () => {
    const { cookie } = await anAdmin()
    const [past, coming] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms))
    const rows = [past, coming].map((confirmedFor) => aBooking({ confirmedFor, appointmentMinutes: 30 }))
    for (const row of rows) await db.insert(bookings).values(row)
    const codes = rows.map(({ code }) => formatCode(code))
    const times = async () =>
      (await db.select().from(bookings).orderBy(bookings.id)).map(({ confirmedFor }) => confirmedFor)
    const { id } = await changeResult(cookie, { status: 'confirmed', codes })
    expect(await times()).toEqual([null, coming])
    expect((await undo(cookie, id)).status).toBe(200)
    expect(await times()).toEqual([past, coming])
  })

  it('leaves bookings that have changed since, with the email of that change', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending', 'pending')
    const { id } = await changeResult(cookie, { status: 'confirmed', codes })
    expect((await move(codes[0], 'completed', cookie)).status).toBe(200)
    const result = await undoResult(cookie, id)
    expect(result.restored).toEqual([codes[1]])
    expect(result.kept).toEqual([
      { confirmationCode: codes[0], companyName: 'Everest Outfitters', status: 'completed' },
    ])
    expect(await statuses()).toEqual(['completed', 'pending'])
    const subjects = (await db.select().from(outbox)).map(({ subject }) => subject)
    expect(subjects).toEqual([subjectOf(codes[0], 'confirmed'), subjectOf(codes[0], 'completed')])
  })

  it('is answered, as the change itself is, also if the database fails right after it', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending', 'completed')
    const mend = breakDatabaseAfterWriteTo('bookings')
    const response = await change(cookie, { status: 'confirmed', codes })
    mend()
    expect(response.status).toBe(200)
    const { id, ...result }: BulkResult = await response.json()
    expect(result).toMatchObject({
      changed: [codes[0]],
      refused: [{ confirmationCode: codes[1], status: 'completed' }],
    })
    expect((await move(codes[0], 'completed', cookie)).status).toBe(200)
    const mendAgain = breakDatabaseAfterWriteTo('bookings')
    const undoing = await undo(cookie, id)
    mendAgain()
    takeLoggedErrors()
    expect(undoing.status).toBe(200)
    expect(await undoing.json()).toMatchObject({
      restored: [],
      kept: [{ confirmationCode: codes[0], status: 'completed' }],
    })
  })

  it('works once, even when sent twice at the same time', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending')
    const { id } = await changeResult(cookie, { status: 'confirmed', codes })
    const responses = await Promise.all([undo(cookie, id), undo(cookie, id)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db.$count(bookingEvents)).toBe(2)
    const again = await undo(cookie, id)
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({ message: 'This change has already been undone.' })
  })

  it('by another administrator is refused, and an unknown bulk change is not found', async () => {
    const { cookie } = await anAdmin()
    const other = await anAdmin()
    const codes = await add('pending')
    const { id } = await changeResult(cookie, { status: 'confirmed', codes })
    expect((await undo(other.cookie, id)).status).toBe(403)
    expect((await undo(cookie, 'nothing')).status).toBe(404)
    expect(await statuses()).toEqual(['confirmed'])
    expect((await undo(cookie, id)).status).toBe(200)
  })

  it('after 20 seconds answers 410 and says so', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending')
    const { id } = await changeResult(cookie, { status: 'confirmed', codes })
    const createdAt = new Date(Date.now() - 20_000)
    await db
      .update(bulkChanges)
      .set({ createdAt })
      .where(and(eq(bulkChanges.id, id ?? '')))
    const late = await undo(cookie, id)
    expect(late.status).toBe(410)
    expect(await late.json()).toEqual({
      message: 'A change can be undone for 20 seconds only. That time has passed.',
    })
    expect(await statuses()).toEqual(['confirmed'])
    expect(await db.$count(outbox)).toBe(1)
  })

  it('racing a single transition, one of the two wins', async () => {
    const { cookie } = await anAdmin()
    const [code] = await add('pending')
    const { id } = await changeResult(cookie, { status: 'confirmed', codes: [code] })
    const [answer, transitionResponse] = await Promise.all([
      undo(cookie, id),
      move(code, 'completed', cookie),
    ])
    expect(answer.status).toBe(200)
    const { restored }: UndoResult = await answer.json()
    expect(await statuses()).toEqual([restored.length > 0 ? 'pending' : 'completed'])
    expect(transitionResponse.status).toBe(restored.length > 0 ? 409 : 200)
  })
})

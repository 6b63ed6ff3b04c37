// Covers functions/api/admin/bookings/bulk/[id]/undo.ts, functions/api/admin/bookings/bulk/index.ts,
// src/server/bookings/bulk-change.ts, src/server/bookings/see-bookings.ts and
// src/server/bookings/undo-bulk-change.ts.

import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { statusTexts } from '#content/emails/bookings.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import type { BulkResult, UndoResult } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { bookingEvents, bookings, bulkChanges } from '#server/db/schema/bookings.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { aBooking, bookedService } from '../../../../tests/builders/bookings.ts'
import { addServices } from '../../../../tests/builders/services.ts'
import { aSignedInUser } from '../../../../tests/builders/sign-in.ts'
import { breakDatabaseAfterWriteTo } from '../../../../tests/worker/break-database.ts'
import { takeLoggedErrors } from '../../../../tests/worker/logged-errors.ts'
import { send } from '../../../../tests/worker/send.ts'

const db = openDb(env.DB)
const collection = '/api/admin/bookings'

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(users), db.delete(outbox), db.delete(bulkChanges)])
})

async function add(...statuses: NonNullable<NonNullable<Parameters<typeof aBooking>[0]>['status']>[]) {
  const codes: string[] = []
  for (const status of statuses) {
    const row = aBooking({ status })
    await db.insert(bookings).values(row)
    codes.push(formatCode(row.code))
  }
  return codes
}
const subjectOf = (code = '', status: BookingStatus) =>
  statusTexts({ code, service: bookedService ?? '', status, appointment: null }).subject
const anAdmin = () => aSignedInUser(db, { role: 'admin' })
const change = (cookie: string, json: unknown) => send(`${collection}/bulk`, { json, cookie })
const undo = (cookie: string, id: string | null) =>
  send(`${collection}/bulk/${id}/undo`, { method: 'POST', cookie })
const move = (code: string | undefined, status: string, cookie: string) =>
  send(`${collection}/${code}`, { method: 'PATCH', json: { status }, cookie })

async function changed(cookie: string, json: unknown): Promise<BulkResult> {
  const response = await change(cookie, json)
  expect(response.status).toBe(200)
  return response.json()
}
async function statuses() {
  const rows = await db.select().from(bookings).orderBy(bookings.id)
  return rows.map(({ status }) => status)
}

describe('a bulk change', () => {
  it('changes the bookings that allow it and lists the others with the reason', async () => {
    const { cookie, user } = await anAdmin()
    const codes = await add('pending', 'confirmed', 'cancelled', 'pending')
    const result = await changed(cookie, { status: 'confirmed', codes })
    expect(new Set(result.changed)).toEqual(new Set([codes[0], codes[3]]))
    expect(result.refused).toHaveLength(2)
    expect(result.refused).toContainEqual({
      confirmationCode: codes[2],
      companyName: 'Everest Outfitters',
      status: 'cancelled',
      reason: 'A cancelled booking cannot become confirmed.',
    })
    expect(await statuses()).toEqual(['confirmed', 'confirmed', 'cancelled', 'confirmed'])
    const events = await db.select().from(bookingEvents)
    expect(events.map(({ status, actorId }) => [status, actorId])).toEqual(
      Array(2).fill(['confirmed', user.id]),
    )
    const logged = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id))
    expect(logged).toHaveLength(2)
    expect(logged.map(({ subject }) => subject).sort()).toEqual([codes[0], codes[3]].sort())
    expect(logged[0]).toMatchObject({
      action: 'booking.status',
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    })
  })

  it('holds its emails until it can no longer be undone', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending', 'completed')
    const { undoUntil } = await changed(cookie, { status: 'cancelled', codes })
    const mails = await db.select().from(outbox)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(subjectOf(codes[0], 'cancelled'))
    expect(mails[0]?.sendAfter?.getTime()).toBeGreaterThanOrEqual(Date.parse(undoUntil))
  })

  it('by filter changes what the list shows, and over 100 bookings it changes nothing', async () => {
    const { cookie } = await anAdmin()
    await add('pending', 'pending', 'confirmed')
    const filter = { status: 'pending', search: 'everest' }
    expect((await changed(cookie, { status: 'confirmed', filter })).changed).toHaveLength(2)

    for (let index = 0; index < 101; index += 1) await db.insert(bookings).values(aBooking())
    const refusedResponse = await change(cookie, { status: 'cancelled', filter: { status: 'pending' } })
    expect(refusedResponse.status).toBe(400)
    expect(await refusedResponse.json()).toEqual({
      message: expect.stringContaining('More than 100 bookings match'),
    })
    expect(await statuses()).not.toContain('cancelled')
    const [one] = await add('pending')
    await db
      .update(bookings)
      .set({ companyName: 'Only' })
      .where(eq(bookings.code, (one ?? '').replaceAll('-', '')))
    expect(
      (await changed(cookie, { status: 'cancelled', filter: { status: 'pending', search: 'only' } })).changed,
    ).toEqual([one])
  })

  it.each([
    { status: 'confirmed' },
    { status: 'confirmed', codes: [] },
    { status: 'lost', codes: ['0000-0000-0000-0000'] },
    { status: 'confirmed', codes: ['0000-0000-0000-0000'], filter: {} },
    { status: 'confirmed', codes: Array(101).fill('0000-0000-0000-0000') },
    { status: 'confirmed', filter: { status: 'lost' } },
  ])('%j answers 400', async (json) => {
    const { cookie } = await anAdmin()
    expect((await change(cookie, json)).status).toBe(400)
  })

  it('with unknown codes changes nothing and offers no undo', async () => {
    const { cookie } = await anAdmin()
    const result = await changed(cookie, { status: 'confirmed', codes: ['0000-0000-0000-0000'] })
    expect(result).toMatchObject({ id: null, changed: [], refused: [] })
  })

  it('two at once: each booking changes once, and the other bulk change lists it as refused', async () => {
    const { cookie } = await anAdmin()
    const other = await anAdmin()
    const codes = await add(...Array.from({ length: 20 }, () => 'confirmed' as const))
    const [one, two] = await Promise.all([
      changed(cookie, { status: 'completed', codes }),
      changed(other.cookie, { status: 'cancelled', codes }),
    ])
    expect(one.changed.length + two.changed.length).toBe(20)
    expect(one.refused.length + two.refused.length).toBe(20)
    expect(await db.$count(bookingEvents)).toBe(20)
    expect(await db.$count(outbox)).toBe(20)
  })
})

describe('an undo', () => {
  const undone = async (cookie: string, id: string | null): Promise<UndoResult> => {
    const response = await undo(cookie, id)
    expect(response.status).toBe(200)
    return response.json()
  }

  it('restores each previous status regardless of transition rules, and deletes the emails', async () => {
    const { cookie, user } = await anAdmin()
    const codes = await add('pending', 'confirmed')
    const { id } = await changed(cookie, { status: 'cancelled', codes })
    expect(await db.$count(outbox)).toBe(2)
    const result = await undone(cookie, id)
    expect(new Set(result.restored)).toEqual(new Set(codes))
    expect(result.kept).toEqual([])
    expect(await statuses()).toEqual(['pending', 'confirmed'])
    expect(await db.$count(outbox)).toBe(0)
    const logged = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id)).orderBy(auditLog.id)
    expect(logged.map(({ before, after }) => [before?.status, after?.status])).toEqual([
      ['pending', 'cancelled'],
      ['confirmed', 'cancelled'],
      ['cancelled', 'pending'],
      ['cancelled', 'confirmed'],
    ])
  })

  it('gives a picked time back that had passed when the booking was confirmed', async () => {
    const { cookie } = await anAdmin()
    const [passed, coming] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms))
    const rows = [passed, coming].map((confirmedFor) => aBooking({ confirmedFor, appointmentMinutes: 30 }))
    for (const row of rows) await db.insert(bookings).values(row)
    const codes = rows.map(({ code }) => formatCode(code))
    const times = async () =>
      (await db.select().from(bookings).orderBy(bookings.id)).map(({ confirmedFor }) => confirmedFor)
    const { id } = await changed(cookie, { status: 'confirmed', codes })
    expect(await times()).toEqual([null, coming])
    expect((await undo(cookie, id)).status).toBe(200)
    expect(await times()).toEqual([passed, coming])
  })

  it('leaves bookings that have changed since, with the email of that change', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending', 'pending')
    const { id } = await changed(cookie, { status: 'confirmed', codes })
    expect((await move(codes[0], 'completed', cookie)).status).toBe(200)
    const result = await undone(cookie, id)
    expect(result.restored).toEqual([codes[1]])
    expect(result.kept).toEqual([
      { confirmationCode: codes[0], companyName: 'Everest Outfitters', status: 'completed' },
    ])
    expect(await statuses()).toEqual(['completed', 'pending'])
    const subjects = (await db.select().from(outbox)).map(({ subject }) => subject)
    expect(subjects).toEqual([subjectOf(codes[0], 'completed')])
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
    const { id } = await changed(cookie, { status: 'confirmed', codes })
    const answers = await Promise.all([undo(cookie, id), undo(cookie, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db.$count(bookingEvents)).toBe(2)
    const again = await undo(cookie, id)
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({ message: 'This change has already been undone.' })
  })

  it('by another administrator is refused, and an unknown bulk change is not found', async () => {
    const { cookie } = await anAdmin()
    const other = await anAdmin()
    const codes = await add('pending')
    const { id } = await changed(cookie, { status: 'confirmed', codes })
    expect((await undo(other.cookie, id)).status).toBe(403)
    expect((await undo(cookie, 'nothing')).status).toBe(404)
    expect(await statuses()).toEqual(['confirmed'])
    expect((await undo(cookie, id)).status).toBe(200)
  })

  it('after ten seconds answers 410 and says so', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending')
    const { id } = await changed(cookie, { status: 'confirmed', codes })
    const createdAt = new Date(Date.now() - 10_000)
    await db
      .update(bulkChanges)
      .set({ createdAt })
      .where(and(eq(bulkChanges.id, id ?? '')))
    const late = await undo(cookie, id)
    expect(late.status).toBe(410)
    expect(await late.json()).toEqual({
      message: 'A change can be undone for 10 seconds only. That time has passed.',
    })
    expect(await statuses()).toEqual(['confirmed'])
    expect(await db.$count(outbox)).toBe(1)
  })

  it('racing a single transition, one of the two wins', async () => {
    const { cookie } = await anAdmin()
    const [code] = await add('pending')
    const { id } = await changed(cookie, { status: 'confirmed', codes: [code] })
    const [answer, moved] = await Promise.all([undo(cookie, id), move(code, 'completed', cookie)])
    expect(answer.status).toBe(200)
    const { restored }: UndoResult = await answer.json()
    expect(await statuses()).toEqual([restored.length > 0 ? 'pending' : 'completed'])
    expect(moved.status).toBe(restored.length > 0 ? 409 : 200)
  })
})

import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookingEvents, bookings, bulkChanges } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { bulkChangesIn, change, changeResult, subjectOf } from '#tests/worker/bulk-changes.ts'

const db = openDb(env.DB)
const { anAdmin, add, statuses } = bulkChangesIn(db)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(users), db.delete(outbox), db.delete(bulkChanges)])
})

describe('a bulk change', () => {
  it('changes the bookings that allow it and lists the others with the reason', async () => {
    const { cookie, user } = await anAdmin()
    const codes = await add('pending', 'confirmed', 'cancelled', 'pending')
    const result = await changeResult(cookie, { status: 'confirmed', codes })
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
    const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id))
    expect(entries).toHaveLength(2)
    expect(entries.map(({ subject }) => subject).sort()).toEqual([codes[0], codes[3]].sort())
    expect(entries[0]).toMatchObject({
      action: 'booking.status',
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    })
  })

  it('holds its emails until it can no longer be undone', async () => {
    const { cookie } = await anAdmin()
    const codes = await add('pending', 'completed')
    const { undoUntil } = await changeResult(cookie, { status: 'cancelled', codes })
    const queuedEmails = await db.select().from(outbox)
    expect(queuedEmails).toHaveLength(1)
    expect(queuedEmails[0]?.subject).toBe(subjectOf(codes[0], 'cancelled'))
    expect(queuedEmails[0]?.sendAfter?.getTime()).toBeGreaterThanOrEqual(Date.parse(undoUntil))
  })

  it('by filter changes what the list shows, and over 100 bookings it changes nothing', async () => {
    const { cookie } = await anAdmin()
    await add('pending', 'pending', 'confirmed')
    const filter = { status: 'pending', search: 'everest' }
    expect((await changeResult(cookie, { status: 'confirmed', filter })).changed).toHaveLength(2)

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
      (await changeResult(cookie, { status: 'cancelled', filter: { status: 'pending', search: 'only' } }))
        .changed,
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
    const result = await changeResult(cookie, { status: 'confirmed', codes: ['0000-0000-0000-0000'] })
    expect(result).toMatchObject({ id: null, changed: [], refused: [] })
  })

  it('two at once: each booking changes once, and the other bulk change lists it as refused', async () => {
    const { cookie } = await anAdmin()
    const other = await anAdmin()
    const codes = await add(...Array.from({ length: 20 }, () => 'confirmed' as const))
    const [one, two] = await Promise.all([
      changeResult(cookie, { status: 'completed', codes }),
      changeResult(other.cookie, { status: 'cancelled', codes }),
    ])
    expect(one.changed.length + two.changed.length).toBe(20)
    expect(one.refused.length + two.refused.length).toBe(20)
    expect(await db.$count(bookingEvents)).toBe(20)
    expect(await db.$count(outbox)).toBe(20)
  })
})

it('a preview counts what a bulk change would change now, and changes nothing', async () => {
  const { cookie } = await anAdmin()
  const codes = await add('pending', 'confirmed', 'cancelled', 'completed')
  const preview = async (which: object) =>
    (await change(cookie, { status: 'cancelled', isPreview: true, ...which })).json()
  expect(await preview({ codes })).toEqual({ count: 2 })
  expect(await preview({ filter: { status: 'pending' } })).toEqual({ count: 1 })
  expect(await statuses()).toEqual(['pending', 'confirmed', 'cancelled', 'completed'])
  expect((await change(cookie, { status: 'cancelled', isPreview: 'yes', codes })).status).toBe(400)
})

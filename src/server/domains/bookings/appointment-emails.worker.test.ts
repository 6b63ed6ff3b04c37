import { applyD1Migrations, env } from 'cloudflare:test'
import { asc, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { statusTexts } from '#content/emails/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { aUser } from '#tests/builders/users.ts'
import { dropTables } from '#tests/worker/clean-slate.ts'
import { changeInBulk } from './bulk-change.ts'
import { changeBooking } from './change-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

const db = openDb(env.DB)
const day = 24 * 60 * 60 * 1000
const monday = new Date(Date.now() + 7 * day)
const tuesday = new Date(Date.now() + 8 * day)

await addServices(db)
const [admin] = await db
  .insert(users)
  .values(aUser({ role: 'admin' }))
  .returning()
if (!admin) throw new Error('the administrator was not inserted')
const context = () => aUserContext(db, admin, { now: new Date() })

beforeEach(() => db.batch([db.delete(outbox), db.delete(bookings), db.delete(schedules)]))

const aConfirmedBooking = (confirmedFor: Date | null = monday) =>
  addBooking(db, { status: 'confirmed', confirmedFor, calendarSequence: 4 })
const change = async (code: string, to: Omit<Parameters<typeof changeBooking>[1], 'code'>) =>
  expect(await changeBooking(context(), { code, ...to })).toEqual({ ok: true })
const changeAll = async (code: string, status: 'confirmed' | 'cancelled' | 'completed') => {
  const result = await changeInBulk(context(), { status, which: { codes: [code] } })
  if (!result.ok) throw new Error(result.reason)
  return result.result
}

async function calendars() {
  const rows = await db.select().from(outbox).orderBy(asc(outbox.id))
  return rows.map(({ attachment }) => {
    if (!attachment) return null
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(attachment.content)?.[1]?.trim()
    return {
      type: attachment.type,
      method: field('METHOD'),
      uid: field('UID'),
      sequence: Number(field('SEQUENCE')),
      start: field('DTSTART'),
    }
  })
}
const sendAll = () => db.update(outbox).set({ sentAt: new Date() })
const inUtc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
const brief = async () =>
  (await calendars()).map((file) => file && ([file.method, file.sequence, file.start] as const))

describe('the calendar file in the emails about an appointment', () => {
  it('invites, moves, moves back and cancels one entry, each time with a higher sequence', async () => {
    const { code } = await addBooking(db, {})
    await change(code, { status: 'confirmed', confirmedFor: monday })
    await sendAll()
    await change(code, { confirmedFor: tuesday })
    await change(code, { confirmedFor: monday })
    await change(code, { assigneeId: admin.id })
    await change(code, { confirmedFor: null })
    await change(code, { confirmedFor: tuesday })
    await change(code, { status: 'cancelled' })
    expect(await brief()).toEqual([
      ['REQUEST', 1, inUtc(monday)],
      ['REQUEST', 2, inUtc(tuesday)],
      ['REQUEST', 3, inUtc(monday)],
      ['CANCEL', 4, inUtc(monday)],
      ['REQUEST', 5, inUtc(tuesday)],
      ['CANCEL', 6, inUtc(tuesday)],
    ])
    const files = await calendars()
    expect(new Set(files.map((file) => file?.uid)).size).toBe(1)
    expect(files.map((file) => file?.type)).toEqual(
      files.map((file) => `text/calendar; method=${file?.method}; charset=utf-8`),
    )
  })

  it('ends as late as the appointments that its person offers, and has no end where nobody offers any', async () => {
    const ends = async () => {
      const rows = await db.select().from(outbox).orderBy(asc(outbox.id))
      return rows.map(({ attachment }) => /^DTEND:(\S+)/m.exec(attachment?.content ?? '')?.[1])
    }
    const later = (at: Date, minutes: number) => inUtc(new Date(at.getTime() + minutes * 60_000))
    const { code } = await addBooking(db, { assigneeId: admin.id })
    await change(code, { status: 'confirmed', confirmedFor: monday })
    await sendAll()
    const schedule = await addSchedule(db, { userId: admin.id, slotMinutes: 45 })
    await change(code, { confirmedFor: tuesday })
    await db.update(schedules).set({ slotMinutes: 20 }).where(eq(schedules.id, schedule.id))
    await change(code, { confirmedFor: monday })
    const other = await addBooking(db, {})
    await change(other.code, { status: 'confirmed', confirmedFor: monday, assigneeId: admin.id })
    expect(await ends()).toEqual([undefined, later(tuesday, 45), later(monday, 45), later(monday, 20)])
  })

  it('is left out where no appointment changes', async () => {
    const { code } = await addBooking(db, {})
    await change(code, { status: 'confirmed' })
    await change(code, { confirmedFor: monday })
    await db.delete(outbox)
    await change(code, { status: 'completed' })
    expect(await brief()).toEqual([null])
  })

  it('is in the emails of a bulk change, and one that is undone does not lower the sequence', async () => {
    const { code } = await aConfirmedBooking()
    const { id } = await changeAll(code, 'cancelled')
    expect(await brief()).toEqual([['CANCEL', 5, inUtc(monday)]])
    expect((await undoBulkChange(context(), id ?? '')).ok).toBe(true)
    expect(await brief()).toEqual([])
    await change(code, { confirmedFor: tuesday })
    expect(await brief()).toEqual([['REQUEST', 7, inUtc(tuesday)]])
  })

  it.each<[string, (code: string) => Promise<unknown>, ['REQUEST' | 'CANCEL', Date]]>([
    ['moved', (code) => change(code, { confirmedFor: tuesday }), ['REQUEST', tuesday]],
    ['deleted', (code) => deleteBooking(context(), code), ['CANCEL', monday]],
  ])(
    'of a bulk confirmation does not follow on that of what is %s before it',
    async (_, act, [method, at]) => {
      const pending = { confirmedFor: monday, calendarSequence: 4 }
      const [{ code }, other] = [await addBooking(db, pending), await addBooking(db, pending)]
      await changeInBulk(context(), { status: 'confirmed', which: { codes: [code, other.code] } })
      await act(code)
      expect(await brief()).toEqual([
        ['REQUEST', 5, inUtc(monday)],
        [method, 6, inUtc(at)],
      ])
      const [first] = await db.select().from(outbox).orderBy(asc(outbox.id))
      expect(first?.body).toContain(formatCode(other.code))
    },
  )

  it('of a bulk confirmation is followed by that of a cancellation, which can still be undone', async () => {
    const { code } = await addBooking(db, { confirmedFor: monday, calendarSequence: 4 })
    await changeAll(code, 'confirmed')
    await change(code, { status: 'cancelled' })
    expect(await brief()).toEqual([
      ['REQUEST', 5, inUtc(monday)],
      ['CANCEL', 6, inUtc(monday)],
    ])
  })

  it('cancels an appointment that was made after a bulk confirmation, when that is undone', async () => {
    const { code } = await addBooking(db, {})
    const { code: undatedCode } = await addBooking(db, {})
    const result = await changeInBulk(context(), {
      status: 'confirmed',
      which: { codes: [code, undatedCode] },
    })
    if (!result.ok) throw new Error(result.reason)
    await change(code, { confirmedFor: monday })
    await undoBulkChange(context(), result.result.id ?? '')
    expect(await brief()).toEqual([
      ['REQUEST', 2, inUtc(monday)],
      ['CANCEL', 3, inUtc(monday)],
    ])
  })

  it.each([
    ['is sent', { sentAt: new Date() }],
    ['is being sent', { attempts: 1 }],
  ])('gives the appointment back when a bulk cancellation is undone whose email %s', async (_, state) => {
    const { code } = await aConfirmedBooking()
    const { id } = await changeAll(code, 'cancelled')
    await db.update(outbox).set(state)
    const cancellation = await brief()
    await undoBulkChange(context(), id ?? '')
    const rows = await db.select().from(outbox).where(isNull(outbox.bulkId))
    expect(cancellation).toEqual([['CANCEL', 5, inUtc(monday)]])
    expect((await brief()).at(-1)).toEqual(['REQUEST', 6, inUtc(monday)])
    const texts = { code: formatCode(code), service: '', appointment: null, status: 'confirmed' as const }
    expect(rows.map(({ subject }) => subject)).toEqual([statusTexts(texts).subject])
  })

  it('takes an appointment back when a bulk confirmation is undone whose email is sent', async () => {
    const { code } = await addBooking(db, { confirmedFor: monday, calendarSequence: 4 })
    const { code: untoldCode } = await addBooking(db, { confirmedFor: monday, calendarSequence: 4 })
    const result = await changeInBulk(context(), {
      status: 'confirmed',
      which: { codes: [code, untoldCode] },
    })
    const [first] = await db.select().from(outbox).orderBy(asc(outbox.id)).limit(1)
    await db
      .update(outbox)
      .set({ sentAt: new Date() })
      .where(eq(outbox.id, first?.id ?? 0))
    await undoBulkChange(context(), (result.ok && result.result.id) || '')
    expect(await brief()).toEqual([
      ['REQUEST', 5, inUtc(monday)],
      ['CANCEL', 6, inUtc(monday)],
    ])
  })

  it('has a sequence of its own beside a concurrent bulk change', async () => {
    const { code } = await aConfirmedBooking()
    await Promise.all([
      changeBooking(context(), { code, confirmedFor: tuesday }),
      changeInBulk(context(), { status: 'cancelled', which: { codes: [code] } }),
      changeBooking(context(), { code, confirmedFor: null }),
      changeInBulk(context(), { status: 'cancelled', which: { codes: [code] } }),
    ])
    const sequences = (await calendars()).flatMap((file) => file?.sequence ?? [])
    expect(sequences.length).toBeGreaterThan(0)
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
  })
})

describe('deleting a booking', () => {
  it('cancels the appointment that is still to come, once', async () => {
    const { code } = await aConfirmedBooking()
    const results = await Promise.all([1, 2, 3].map(() => deleteBooking(context(), code)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await brief()).toEqual([['CANCEL', 5, inUtc(monday)]])
    expect(await db.$count(bookings)).toBe(0)
  })

  it.each([
    ['no appointment', () => aConfirmedBooking(null)],
    ['an appointment that is over', () => aConfirmedBooking(new Date(Date.now() - day))],
    ['a cancelled appointment', () => addBooking(db, { status: 'cancelled', confirmedFor: monday })],
    [
      'nobody to write to',
      () => addBooking(db, { status: 'confirmed', confirmedFor: monday, clientEmail: '' }),
    ],
  ])('writes to nobody when it has %s', async (_, aBookingWith) => {
    const { code } = await aBookingWith()
    expect(await deleteBooking(context(), code)).toEqual({ ok: true })
    expect(await calendars()).toEqual([])
  })
})

it('an upgrade does not lower the sequence of files that clients have downloaded', async () => {
  await dropTables(env.DB)
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => !name.startsWith('0015')),
  )
  await addServices(db)
  await env.DB.prepare(
    `insert into bookings (code, service_id, company_name, contact_name, client_email, preferred_timeline, budget, status, confirmed_for, created_at, updated_at)
     select 'CODE', min(id), 'a', 'b', 'c@d.example', 'e', 'f', 'confirmed', 9000, 1000, 3601000 from services`,
  ).run()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const [booking] = await db.select().from(bookings).where(eq(bookings.code, 'CODE'))
  expect(booking?.calendarSequence).toBe(3600)
})

import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, expectTypeOf, it } from 'vitest'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { insertWhere } from './sql.ts'
import { openDb } from './open.ts'
import { users } from './schema/accounts.ts'
import { auditLog } from './schema/audit.ts'
import { postRevisions } from './schema/blog.ts'
import { bookingEvents, bookingMessages, bookings } from './schema/bookings.ts'
import { siteContent } from './schema/content.ts'
import { outbox } from './schema/outbox.ts'

const db = openDb(env.DB)
const always = sql`1`
const never = sql`0`
const now = new Date(1_793_000_000_123)
const email = { recipient: 'asha@example.com', subject: 'Hello', body: 'Hello Asha' }

beforeEach(async () => {
  await db.delete(outbox)
})

it('inserts the row if the condition holds, and nothing if it does not', async () => {
  await insertWhere(db, outbox, email, never)
  expect(await db.select().from(outbox)).toEqual([])
  await insertWhere(db, outbox, email, always)
  expect(await db.select().from(outbox)).toMatchObject([email])
})

it('the order in which values are named does not matter', async () => {
  const { body, subject, recipient } = email
  await insertWhere(db, outbox, { body, subject, createdAt: now, recipient }, always)
  expect(await db.select().from(outbox)).toMatchObject([{ ...email, createdAt: now }])
})

it('stores instants, booleans, JSON and null like every other insert', async () => {
  const [one, two] = await twoBookings()
  const message = { bookingId: one, authorId: null, body: 'Hi', createdAt: now }
  const [byName] = await insertWhere(
    db,
    bookingMessages,
    { ...message, fromAgency: true },
    always,
  ).returning()
  const [byValues] = await db
    .insert(bookingMessages)
    .values({ ...message, bookingId: two, fromAgency: false })
    .returning()
  expect(byName).toMatchObject({ ...message, fromAgency: true })
  expect(byValues).toMatchObject({ ...message, bookingId: two, fromAgency: false })
  const rawColumns = await env.DB.prepare(
    'select typeof(created_at) as instant, from_agency as side from booking_messages order by id',
  ).all()
  expect(rawColumns.results).toEqual([
    { instant: 'integer', side: 1 },
    { instant: 'integer', side: 0 },
  ])

  const entry = { actorId: 1, actor: 'asha', action: 'user.role', subjectType: 'user', subject: '1' }
  const after = { role: 'admin', names: ["O'Hara", '"', '💡'] }
  const [auditEntry] = await insertWhere(db, auditLog, { ...entry, after }, always).returning()
  expect(auditEntry).toMatchObject({ ...entry, before: null, after })
})

it('an omitted or undefined value gets its default, or null', async () => {
  await insertWhere(db, outbox, { ...email, sendAfter: undefined, attempts: undefined }, always)
  const [row] = await db.select().from(outbox)
  expect(row).toMatchObject({ attempts: 0, sentAt: null, sendAfter: null, bulkId: null })
  expect(Math.abs((row?.createdAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
})

it('with `from`, it inserts one row per matching row and can use its columns as values', async () => {
  const [one] = await twoBookings()
  const insertedRows = await insertWhere(
    db,
    bookingEvents,
    { status: bookings.status, bookingId: bookings.id, createdAt: now },
    sql`${eq(bookings.id, one)}`,
    bookings,
  ).returning()
  expect(insertedRows).toMatchObject([{ bookingId: one, status: 'confirmed', actorId: null, createdAt: now }])
  const none = await insertWhere(
    db,
    bookingEvents,
    { status: 'cancelled', bookingId: sql<number>`b.id` },
    sql`b.id = -1`,
    sql`${bookings} as b`,
  ).returning()
  expect(none).toEqual([])
})

it('a missing, misspelled or mistyped column does not compile', () => {
  const note = { bookingId: 1, authorId: 2, body: 'Hi' }
  const statements = () => [
    // @ts-expect-error: swapped, bookingId is a number and body a text
    insertWhere(db, bookingMessages, { ...note, bookingId: note.body, body: note.bookingId }, always),
    // @ts-expect-error: fromAgency is missing
    insertWhere(db, bookingMessages, { bookingId: 1, body: 'Hi' }, always),
    // @ts-expect-error: misspelled
    insertWhere(db, outbox, { ...email, recipent: 'asha@example.com' }, always),
    // @ts-expect-error: an instant is a Date
    insertWhere(db, outbox, { ...email, createdAt: now.getTime() }, always),
    // @ts-expect-error: null where a value is required
    insertWhere(db, outbox, { ...email, body: null }, always),
    // @ts-expect-error: a status that bookings do not have
    insertWhere(db, bookingEvents, { bookingId: 1, status: 'lost' }, always),
    // @ts-expect-error: a column that holds another type
    insertWhere(db, bookingEvents, { bookingId: bookings.code, status: 'pending' }, always, bookings),
    // @ts-expect-error: a column that can be null where a value is required
    insertWhere(db, bookingEvents, { bookingId: bookings.userId, status: 'pending' }, always, bookings),
    // @ts-expect-error: an expression of another type
    insertWhere(db, bookingEvents, { bookingId: sql<string>`code`, status: 'pending' }, always),
    // @ts-expect-error: JSON of another shape
    insertWhere(db, postRevisions, { recordId: 1, revision: 1, fields: '{}' }, always),
    // @ts-expect-error: without a condition it would be a plain insert
    insertWhere(db, siteContent, { id: 2, revision: 1 }),
  ]
  expectTypeOf(statements).toBeFunction()
  expectTypeOf(insertWhere(db, users, user, always).returning({ id: users.id })).resolves.toEqualTypeOf<
    { id: number }[]
  >()
})

const user = {
  username: 'asha',
  name: 'Asha',
  email: 'asha@example.com',
  role: 'client',
  passwordHash: 'x',
} as const

async function twoBookings() {
  await addServices(db)
  const rows = await db
    .insert(bookings)
    .values([aBooking({ status: 'confirmed' }), aBooking()])
    .returning({ id: bookings.id })
  return rows.map(({ id }) => id) as [number, number]
}

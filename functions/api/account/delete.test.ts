import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountLeftTexts } from '#content/emails/agency.ts'
import type { BulkResult, UndoResult } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, devices, rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookingEvents, bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { addProject } from '#tests/builders/projects.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
})

const remove = (cookie: string, currentPassword: string = builtPassword) =>
  send('/api/account', { method: 'DELETE', json: { currentPassword }, cookie })

describe("deleting one's own account", () => {
  it('leaves the agency anonymized bookings, messages and projects', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const theirs = { userId: user.id, contactName: user.name, clientEmail: user.email, notes: 'Call me.' }
    const pendingBooking = await addBooking(db, { ...theirs })
    const completedBooking = await addBooking(db, { ...theirs, status: 'completed' })
    const guestBooking = await addBooking(db, { clientEmail: user.email, notes: 'A guest wrote this.' })
    const project = await addProject(db, { clientId: user.id, name: 'Spring launch' })
    await db
      .insert(bookingMessages)
      .values({ bookingId: completedBooking.id, authorId: user.id, fromAgency: false, body: 'Thank you.' })
    await db.insert(outbox).values([
      { recipient: user.email, subject: 'To them', body: 'x' },
      {
        recipient: 'agency@example.com',
        subject: 'New request',
        body: 'Not a word about a code.',
        bookingId: pendingBooking.id,
      },
      { recipient: 'other@example.com', subject: 'To another', body: 'x', bookingId: guestBooking.id },
    ])

    const response = await remove(cookie)
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
    expect((await send('/api/user', { cookie })).status).toBe(401)

    for (const [booking, status] of [
      [pendingBooking, 'cancelled'],
      [completedBooking, 'completed'],
    ] as const) {
      const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
      expect(bookingAfter).toMatchObject({
        userId: null,
        contactName: 'Deleted account',
        clientEmail: '',
        notes: null,
        companyName: booking.companyName,
        status,
      })
    }
    const [event] = await db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, pendingBooking.id))
    expect(event).toMatchObject({ status: 'cancelled', actorId: null })
    const [guestBookingAfter] = await db.select().from(bookings).where(eq(bookings.id, guestBooking.id))
    expect(guestBookingAfter?.notes).toBe('A guest wrote this.')
    const [message] = await db
      .select()
      .from(bookingMessages)
      .where(eq(bookingMessages.bookingId, completedBooking.id))
    expect(message).toMatchObject({ authorId: null, body: 'Thank you.' })
    const [keptProject] = await db.select().from(projects).where(eq(projects.id, project.id))
    expect(keptProject?.clientId).toBeNull()
    const subjects = (await db.select().from(outbox)).map(({ subject }) => subject)
    expect(subjects).toContain('To another')
    expect(subjects).not.toContain('To them')
    expect(subjects).not.toContain('New request')
    for (const table of [sessions, devices, accountTokens]) {
      expect(await db.select().from(table).where(eq(table.userId, user.id))).toEqual([])
    }
  })

  it('calls off upcoming appointments, and tells the agency, which would wait for nobody', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const theirs = { userId: user.id, clientEmail: user.email, status: 'confirmed' } as const
    const hourMs = 60 * 60 * 1000
    const futureBooking = await addBooking(db, { ...theirs, confirmedFor: new Date(Date.now() + hourMs) })
    const pastBooking = await addBooking(db, { ...theirs, confirmedFor: new Date(Date.now() - hourMs) })
    const undatedBooking = await addBooking(db, theirs)
    await db.delete(outbox)
    expect((await remove(cookie)).status).toBe(204)
    const statusOf = async ({ id }: { id: number }) =>
      (await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status
    expect(await Promise.all([futureBooking, pastBooking, undatedBooking].map(statusOf))).toEqual([
      'cancelled',
      'confirmed',
      'confirmed',
    ])
    const events = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, futureBooking.id))
    expect(events.at(-1)).toMatchObject({ status: 'cancelled', actorId: null })
    const subjects = (await db.select().from(outbox)).map(({ subject }) => subject)
    expect(subjects).toContain(accountLeftTexts.subject)
  })

  it('keeps the undo of a bulk change from restoring its bookings', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const admin = await aSignedInUser(db, { role: 'admin' })
    const booking = await addBooking(db, {
      userId: user.id,
      clientEmail: user.email,
      status: 'confirmed',
      confirmedFor: new Date(Date.now() + 86_400_000),
      appointmentMinutes: 30,
    })
    const bulk = '/api/admin/bookings/bulk'
    const json = { status: 'cancelled', codes: [formatCode(booking.code)] }
    const { id } = await (await send(bulk, { json, cookie: admin.cookie })).json<BulkResult>()
    expect((await remove(cookie)).status).toBe(204)
    const undoResponse = await send(`${bulk}/${id}/undo`, { method: 'POST', cookie: admin.cookie })
    expect(await undoResponse.json<UndoResult>()).toMatchObject({
      restored: [],
      kept: [{ status: 'cancelled' }],
    })
    const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(bookingAfter?.status).toBe('cancelled')
  })

  it('only releases what it claimed: a code gives nobody the right to erase another person’s booking', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const claimedBooking = await addBooking(db, { userId: user.id, notes: 'Call me.' })
    await db.insert(bookingEvents).values({ bookingId: claimedBooking.id, status: 'pending', actorId: null })
    const agencyEmail = { recipient: 'agency@example.com', subject: 'New request', kind: 'notice' } as const
    await db
      .insert(outbox)
      .values({ ...agencyEmail, body: 'On the claimed one.', bookingId: claimedBooking.id })
    expect((await remove(cookie)).status).toBe(204)
    const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, claimedBooking.id))
    expect(bookingAfter).toEqual({ ...claimedBooking, userId: null, updatedAt: expect.any(Date) })
    const bodies = (await db.select().from(outbox)).map(({ body }) => body)
    expect(bodies).toContain('On the claimed one.')
  })

  it('erases what it sent signed in, whatever address the form named', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const booking = await addBooking(db, { userId: user.id, clientEmail: 'office@everest.example' })
    await db.insert(bookingEvents).values({ bookingId: booking.id, status: 'pending', actorId: user.id })
    expect((await remove(cookie)).status).toBe(204)
    const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(bookingAfter).toMatchObject({
      clientEmail: '',
      contactName: 'Deleted account',
      status: 'cancelled',
    })
  })

  it('deletes its newsletter sign-up when its address is confirmed, and leaves a stranger’s', async () => {
    const confirmedUser = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const unconfirmedUser = await aSignedInUser(db)
    for (const { user, cookie } of [confirmedUser, unconfirmedUser]) {
      await db.insert(newsletterSubscribers).values({ email: user.email, unsubscribeToken: user.username })
      expect((await remove(cookie)).status).toBe(204)
    }
    const emailsLeft = (await db.select().from(newsletterSubscribers)).map(({ email }) => email)
    expect(emailsLeft).not.toContain(confirmedUser.user.email)
    expect(emailsLeft).toContain(unconfirmedUser.user.email)
  })

  it('needs the password: a wrong one answers 403 and deletes nothing', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const booking = await addBooking(db, { userId: user.id })
    expect((await remove(cookie, 'wrong-password')).status).toBe(403)
    expect(await db.select().from(users).where(eq(users.id, user.id))).toHaveLength(1)
    const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(bookingAfter?.contactName).toBe(booking.contactName)
  })

  it('with an unconfirmed address leaves the emails to it: they may be another person’s', async () => {
    const { user, cookie } = await aSignedInUser(db)
    await db.insert(outbox).values({ recipient: user.email, subject: 'Not theirs', body: 'x' })
    expect((await remove(cookie)).status).toBe(204)
    expect(await db.select().from(outbox).where(eq(outbox.recipient, user.email))).toHaveLength(1)
  })

  it('is refused to the last administrator, who keeps everything', async () => {
    await db.update(users).set({ role: 'client' }).where(eq(users.role, 'admin'))
    const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
    await addUser(db, { role: 'admin', disabledAt: new Date() })
    const booking = await addBooking(db, { userId: user.id })
    const response = await remove(cookie)
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: expect.stringContaining('only administrator') })
    const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(bookingAfter?.contactName).toBe(booking.contactName)
    expect(await db.select().from(auditLog).where(eq(auditLog.actorId, user.id))).toEqual([])
  })

  it('when the last two administrators delete themselves at once, one stays', async () => {
    await db.update(users).set({ role: 'client' }).where(eq(users.role, 'admin'))
    const both = await Promise.all([
      aSignedInUser(db, { role: 'admin' }),
      aSignedInUser(db, { role: 'admin' }),
    ])
    const statuses = await Promise.all(both.map(async ({ cookie }) => (await remove(cookie)).status))
    expect([...statuses].sort()).toEqual([204, 409])
    expect(await db.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1)
    const deletedAdmin = both[statuses.indexOf(204)]
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, deletedAdmin?.user.id ?? 0))
    expect(entries.map(({ action }) => action)).toEqual(['user.delete'])
  })

  it('a client who deletes the account is not in the audit log', async () => {
    const { user, cookie } = await aSignedInUser(db)
    expect((await remove(cookie)).status).toBe(204)
    expect(await db.select().from(auditLog).where(eq(auditLog.actorId, user.id))).toEqual([])
  })
})

it('the sign-in of an administrator is in the audit log, and a client’s is not', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const client = await addUser(db)
  for (const { username } of [admin, client]) {
    await send('/api/login', { json: { username, password: 'wrong-password' } })
    await send('/api/login', { json: { username, password: builtPassword } })
  }
  const actions = async (id: number) =>
    (await db.select().from(auditLog).where(eq(auditLog.actorId, id))).map(({ action }) => action)
  expect(await actions(admin.id)).toEqual(['admin.sign-in'])
  expect(await actions(client.id)).toEqual([])
})

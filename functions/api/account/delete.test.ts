// Covers functions/api/account/export.ts, src/server/account/delete-account.ts and
// src/server/account/export-account.ts.

import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#server/db/open.ts'
import { accountTokens, devices, rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { bookingEvents, bookingMessages, bookings } from '#server/db/schema/bookings.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { projects } from '#server/db/schema/projects.ts'
import { aBooking } from '../../../tests/builders/bookings.ts'
import { addServices } from '../../../tests/builders/services.ts'
import { addUser, aSignedInUser } from '../../../tests/builders/sign-in.ts'
import { builtPassword } from '../../../tests/builders/users.ts'
import { send } from '../../../tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
})

const remove = (cookie: string, currentPassword: string = builtPassword) =>
  send('/api/account', { method: 'DELETE', json: { currentPassword }, cookie })

async function addBooking(overrides: Parameters<typeof aBooking>[0]) {
  const [booking] = await db.insert(bookings).values(aBooking(overrides)).returning()
  if (!booking) throw new Error('the booking was not inserted')
  return booking
}

async function addProject(clientId: number) {
  const [project] = await db
    .insert(projects)
    .values({
      clientId,
      name: 'Spring launch',
      description: 'Search and social',
      status: 'active',
      progressPercentage: 40,
      budgetUsd: 18_000,
      updatedAt: new Date(),
    })
    .returning()
  if (!project) throw new Error('the project was not inserted')
  return project
}

describe("deleting one's own account", () => {
  it('leaves the agency anonymized bookings, messages and projects', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const theirs = { userId: user.id, contactName: user.name, clientEmail: user.email, notes: 'Call me.' }
    const pending = await addBooking({ ...theirs })
    const completed = await addBooking({ ...theirs, status: 'completed' })
    const guest = await addBooking({ clientEmail: user.email, notes: 'A guest wrote this.' })
    const project = await addProject(user.id)
    await db
      .insert(bookingMessages)
      .values({ bookingId: completed.id, authorId: user.id, fromAgency: false, body: 'Thank you.' })
    await db.insert(outbox).values([
      { recipient: user.email, subject: 'To them', body: 'x' },
      {
        recipient: 'agency@example.com',
        subject: 'New request',
        body: `Code: ${formatCode(pending.code)}\n`,
      },
      { recipient: 'other@example.com', subject: 'To another', body: `Code: ${formatCode(guest.code)}\n` },
    ])

    const response = await remove(cookie)
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
    expect((await send('/api/user', { cookie })).status).toBe(401)

    for (const [booking, status] of [
      [pending, 'cancelled'],
      [completed, 'completed'],
    ] as const) {
      const [kept] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
      expect(kept).toMatchObject({
        userId: null,
        contactName: 'Deleted account',
        clientEmail: '',
        notes: null,
        companyName: booking.companyName,
        status,
      })
    }
    const [event] = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, pending.id))
    expect(event).toMatchObject({ status: 'cancelled', actorId: null })
    const [untouched] = await db.select().from(bookings).where(eq(bookings.id, guest.id))
    expect(untouched?.notes).toBe('A guest wrote this.')
    const [message] = await db
      .select()
      .from(bookingMessages)
      .where(eq(bookingMessages.bookingId, completed.id))
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

  it('only releases what it claimed: a code gives nobody the right to erase another person’s request', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const claimed = await addBooking({ userId: user.id, notes: 'Call me.' })
    await db.insert(bookingEvents).values({ bookingId: claimed.id, status: 'pending', actorId: null })
    const agencyEmail = { recipient: 'agency@example.com', subject: 'New request', kind: 'notice' } as const
    await db.insert(outbox).values({ ...agencyEmail, body: `Code: ${formatCode(claimed.code)}\n` })
    expect((await remove(cookie)).status).toBe(204)
    const [kept] = await db.select().from(bookings).where(eq(bookings.id, claimed.id))
    expect(kept).toEqual({ ...claimed, userId: null })
    const bodies = (await db.select().from(outbox)).map(({ body }) => body)
    expect(bodies).toContain(`Code: ${formatCode(claimed.code)}\n`)
  })

  it('erases what it sent signed in, whatever address the form named', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const sent = await addBooking({ userId: user.id, clientEmail: 'office@everest.example' })
    await db.insert(bookingEvents).values({ bookingId: sent.id, status: 'pending', actorId: user.id })
    expect((await remove(cookie)).status).toBe(204)
    const [kept] = await db.select().from(bookings).where(eq(bookings.id, sent.id))
    expect(kept).toMatchObject({ clientEmail: '', contactName: 'Deleted account', status: 'cancelled' })
  })

  it('deletes its newsletter sign-up when its address is confirmed, and leaves a stranger’s', async () => {
    const confirmed = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const unconfirmed = await aSignedInUser(db)
    for (const { user, cookie } of [confirmed, unconfirmed]) {
      await db.insert(newsletterSubscribers).values({ email: user.email, unsubscribeToken: user.username })
      expect((await remove(cookie)).status).toBe(204)
    }
    const left = (await db.select().from(newsletterSubscribers)).map(({ email }) => email)
    expect(left).not.toContain(confirmed.user.email)
    expect(left).toContain(unconfirmed.user.email)
  })

  it('needs the password: a wrong one answers 403 and deletes nothing', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const booking = await addBooking({ userId: user.id })
    expect((await remove(cookie, 'wrong-password')).status).toBe(403)
    expect(await db.select().from(users).where(eq(users.id, user.id))).toHaveLength(1)
    const [kept] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(kept?.contactName).toBe(booking.contactName)
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
    const booking = await addBooking({ userId: user.id })
    const response = await remove(cookie)
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: expect.stringContaining('only administrator') })
    const [kept] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(kept?.contactName).toBe(booking.contactName)
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
    const gone = both[statuses.indexOf(204)]
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, gone?.user.id ?? 0))
    expect(entries.map(({ action }) => action)).toEqual(['user.delete'])
  })

  it('a client who deletes the account is not in the audit log', async () => {
    const { user, cookie } = await aSignedInUser(db)
    expect((await remove(cookie)).status).toBe(204)
    expect(await db.select().from(auditLog).where(eq(auditLog.actorId, user.id))).toEqual([])
  })
})

describe("the export of one's own data", () => {
  it('is a file with everything stored about the person, without credentials', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const booking = await addBooking({ userId: user.id, notes: 'Call me.' })
    await db
      .insert(bookingMessages)
      .values({ bookingId: booking.id, authorId: user.id, fromAgency: false, body: 'When do we start?' })
    await db.insert(bookingEvents).values({ bookingId: booking.id, status: 'pending' })
    await addProject(user.id)
    await db.insert(newsletterSubscribers).values({ email: user.email, unsubscribeToken: user.username })
    await send('/api/password-reset', { json: { email: user.email } })

    const response = await send('/api/account/export', { cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain('scrypt')
    expect(text).not.toMatch(/[0-9a-f]{64}/)
    expect(text).not.toMatch(/token=[a-z2-7]/)
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      account: { username: user.username, email: user.email },
      sessions: [{ isCurrent: true }],
      bookings: [
        {
          confirmationCode: formatCode(booking.code),
          notes: 'Call me.',
          events: [{ status: 'pending' }],
          messages: [{ from: 'you', body: 'When do we start?' }],
        },
      ],
      projects: { own: [{ name: 'Spring launch' }] },
      newsletter: { unsubscribedAt: null },
      mailsToYou: [{ subject: 'Choose a new password' }],
    })
  })

  it('has the projects that a provider is assigned to, without their budgets', async () => {
    const { user: client } = await aSignedInUser(db)
    const { user, cookie } = await aSignedInUser(db, { role: 'provider' })
    await addProject(client.id)
    await db.update(projects).set({ providerId: user.id }).where(eq(projects.clientId, client.id))
    const data = await (await send('/api/account/export', { cookie })).json<{ projects: object }>()
    expect(data.projects).toMatchObject({ own: [], assignedToYou: [{ name: 'Spring launch' }] })
    expect(JSON.stringify(data)).not.toContain('budget')
  })

  it('holds only emails written for this account since it exists', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const { id, email: recipient } = user
    const before = new Date(user.createdAt.getTime() - 1000)
    await db.insert(outbox).values([
      { recipient, subject: 'To a guest', body: 'Its code is 7K2M-QX41-9FHA-3TWB.' },
      { recipient, subject: 'From before', body: 'x', userId: id, createdAt: before },
      { recipient, subject: 'To the account', body: 'x', userId: id },
      { recipient: 'old@example.com', subject: 'To another address', body: 'x', userId: id },
    ])
    const data = await (await send('/api/account/export', { cookie })).json()
    expect(data).toMatchObject({ mailsToYou: [{ subject: 'To the account' }] })
  })

  it('leaves out data tied to an unconfirmed address', async () => {
    const { user, cookie } = await aSignedInUser(db)
    await db.insert(newsletterSubscribers).values({ email: user.email, unsubscribeToken: user.username })
    const data = await (await send('/api/account/export', { cookie })).json()
    expect(data).not.toHaveProperty('newsletter')
    expect(data).not.toHaveProperty('mailsToYou')
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
